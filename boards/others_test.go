package boards

import (
	"testing"

	"awele/rules"
)

// The worked examples in the manuals of Kalah and Congkak are true: houses, what they hold, and what becomes of them.
func TestTheExamplesOfKalahAndCongkakAreTrue(t *testing.T) {
	for _, c := range []struct {
		what, game, start string
		house             rules.House
		want              string
	}{
		{"13 in C: the last one captures", "kalah", "0-0-13-0-0-0-0-0-0-0-0-0-0-0-S", 2, "1-1-0-1-1-1-1-1-1-0-1-1-3-0-N"},
		{"four in C: again", "kalah", "1-0-4-0-0-0-1-0-0-0-0-0-0-0-S", 2, "1-0-0-1-1-1-1-0-0-0-0-0-1-0-S"},
		{"one in A, three in e: four", "kalah", "1-0-0-0-0-2-0-0-0-0-3-1-0-0-S", 0, "0-0-0-0-0-2-0-0-0-0-0-1-4-0-N"},
		{"seven in A: again", "congkak", "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S", 0, "0-8-8-8-8-8-8-7-7-7-7-7-7-7-1-0-S"},
		{"one in F, two in G: b", "congkak", "1-0-0-0-0-1-2-3-0-0-0-0-0-0-0-0-S", 5, "1-0-0-0-0-0-0-4-1-0-0-0-0-0-1-0-N"},
	} {
		v := named(t, c.game).Variant()
		p, err := v.ParsePosition(c.start)
		if err != nil {
			t.Fatal(err)
		}
		if got := v.Next(p, c.house).Text(v.Houses); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// What a descriptor says goes together with what it leaves open: four seeds are sown on the small board of Congkak.
func TestADescriptorOfASmallBoard(t *testing.T) {
	for mode, want := range map[string]string{"": "congkak", "seeds=7": "congkak", "seeds=4": "congkak houses=6", "seeds=6": "congkak houses=6 seeds=6"} {
		b := one(t, `<GCompris><Board name="a" type="congkak" section="/strategy" icon="a" mode="`+mode+`"><title>A</title><description>B</description></Board></GCompris>`)
		if got := b.Variant(); got.String() != want || got.Validate() != nil {
			t.Errorf("%q is played as %v: %v", mode, got, got.Validate())
		}
	}
}
