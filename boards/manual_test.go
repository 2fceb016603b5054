package boards

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awele/rules"
)

// The numbers and the rule that are read are those of the game that is played.
func TestTheManualIsThatOfTheGame(t *testing.T) {
	slamSays := map[string]map[string]string{
		"nocapture":  {"en": "nothing is captured: the seeds stay", "fi": "silloin ei kaapata mitään", "gl": "pero non se captura nada", "pl": "ale wtedy nic nie zbierasz"},
		"forbidden":  {"en": "so you may not sow F", "fi": "talosta F ei saa kylvää", "gl": "non podes sementar a F", "pl": "z F nie wolno rozsiać"},
		"captureall": {"en": "you capture both", "fi": "kaappaat molemmat", "gl": "na a: captúralas", "pl": "zbierasz oba"},
	}
	four := map[string]string{"en": "four seeds in every house", "fi": "on neljä siementä", "gl": "hai catro sementes", "pl": "leżą cztery nasiona"}
	for _, lang := range ours {
		for _, o := range allOptions(Awele) {
			text := awele(t).With(o).Text(lang)
			for _, n := range []int{o.Seeds * 12, o.Seeds*6 + 1, o.Seeds * 6} {
				if !slices.Contains(strings.FieldsFunc(text.Goal[1], func(r rune) bool { return strings.ContainsRune(" ,.", r) }), fmt.Sprint(n)) {
					t.Errorf("%s, %+v: the goal does not say %d: %q", lang, o, n, text.Goal[1])
				}
			}
			all := strings.ToLower(strings.Join(text.Manual, "\n"))
			if says := strings.Contains(all, four[lang]); says != (o.Seeds == 4) {
				t.Errorf("%s, %+v: four seeds at the start: %v", lang, o, says)
			}
			for slam, words := range slamSays {
				if says := strings.Contains(all, strings.ToLower(words[lang])); says != (o.Slam == slam) {
					t.Errorf("%s, %+v: says %q: %v", lang, o, words[lang], says)
				}
			}
		}
	}
}

// A board without a manual has rules to settle a dispute: those of its type, as they are for its own seeds and slam rule.
func TestABoardWithoutAManualHasThatOfItsType(t *testing.T) {
	bare := func(mode, more string) Board {
		return one(t, strings.Replace(with(more), `icon="awele"`, `icon="awele" mode="`+mode+`"`, 1))
	}
	b := bare("seeds=5 slam=forbidden", "")
	for _, lang := range ours {
		want := awele(t).With(Options{Seeds: 5, Slam: "forbidden"}).Text(lang)
		got := b.Text(lang)
		if !slices.Equal(got.Manual, want.Manual) || !slices.Equal(got.Goal, want.Goal) || len(got.Manual) < 20 {
			t.Errorf("%s: %q, %q", lang, got.Goal, got.Manual)
		}
		if got.Title != "Oware" || got.Credit != nil || got.Prerequisite != nil {
			t.Errorf("%s: more than the rules is taken over: %+v", lang, got)
		}
	}
	if got := b.With(Options{Seeds: 6}).Text("en").Goal[1]; !strings.Contains(got, "72") {
		t.Errorf("with 6 seeds: %q", got)
	}
	if got := bare("seeds=5", "<goal>Win.</goal>").Text("en"); len(got.Goal) != 1 || len(got.Manual) < 20 {
		t.Errorf("with a goal of its own: %+v", got)
	}
	if got := bare("seeds=5", "<manual>Sow.</manual>").Text("en"); got.Goal != nil || len(got.Manual) != 1 {
		t.Errorf("with a manual of its own: %+v", got)
	}
}

// The worked examples of the manual are true.
func TestTheExamplesOfTheManualAreTrue(t *testing.T) {
	play := func(slam rules.GrandSlam, position string, h rules.House) rules.Position {
		t.Helper()
		v := rules.NewOware(4, slam, rules.OfferShare)
		p, err := v.ParsePosition(position)
		if err != nil {
			t.Fatal(err)
		}
		if !v.Legal(p).Has(h) {
			t.Fatalf("%v: house %d is not legal", p, h)
		}
		return v.Next(p, h)
	}
	const twelve, chain, slam = "12-0-0-0-0-0-0-0-0-0-0-1-17-18-S", "0-0-0-0-0-6-1-1-5-1-2-1-15-16-S", "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S"
	for _, c := range []struct {
		what, start string
		slam        rules.GrandSlam
		house       rules.House
		want        string
	}{
		{"twelve: A is skipped, B has two", twelve, rules.NoCapture, 0, "0-2-1-1-1-1-1-1-1-1-1-2-17-18-N"},
		{"chain: f, e and d are seven", chain, rules.NoCapture, 5, "0-0-0-0-0-0-2-2-6-0-0-0-22-16-N"},
		{"slam: nothing is captured", slam, rules.NoCapture, 5, "0-0-0-0-1-0-2-0-0-0-0-0-22-23-N"},
		{"slam: F may not be sown, E may", slam, rules.Forbidden, 4, "0-0-0-0-0-2-1-0-0-0-0-0-22-23-N"},
	} {
		if got := play(c.slam, c.start, c.house).Text(6); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
	v := rules.NewOware(4, rules.Forbidden, rules.OfferShare)
	if p, err := v.ParsePosition(slam); err != nil || v.Legal(p).Has(5) {
		t.Errorf("forbidden: F may be sown, %v", err)
	}
	// Captures all: two seeds, then E does not reach the other row, and its seed is kept.
	after := play(rules.CaptureAll, slam, 5)
	end := rules.NewOware(4, rules.CaptureAll, rules.OfferShare)
	if r := end.Result(after); after.Store(rules.South) != 22+2+1 || !r.Over() {
		t.Errorf("captures all: %v, %+v", after.Text(6), r)
	}
}

// What stands in a when element is read where the game is played so, and a slip in one is told.
func TestWhen(t *testing.T) {
	b := one(t, with(`<goal>One. <b>Two.</b><when mode="seeds=5">Five.

		Or so.</when><when mode="seeds=4 slam=forbidden">Four, barred.</when>Last.</goal>`))
	for _, c := range []struct {
		o    Options
		want string
	}{
		{Options{}, "One. Two.|Last."},
		{Options{Seeds: 5}, "One. Two.|Five.|Or so.|Last."},
		{Options{Slam: "forbidden"}, "One. Two.|Four, barred.|Last."},
		{Options{Seeds: 6, Slam: "forbidden"}, "One. Two.|Last."},
	} {
		if got := strings.Join(b.With(c.o).Text("en").Goal, "|"); got != c.want {
			t.Errorf("%+v: %q, want %q", c.o, got, c.want)
		}
	}
	for _, c := range []struct {
		when string
		kind error
		says string
	}{
		{"<when>x</when>", ErrMissing, "test.xml:5: a <when> has no mode"},
		{`<when mode="seeds=9">x</when>`, ErrMode, "test.xml:5: the mode has \"seeds=9\""},
		{`<when mode="1">x</when>`, ErrMode, "test.xml:5: the mode \"1\" says nothing"},
		{`<when mode="slam=forbidden">x`, ErrMalformed, "test.xml:5"},
	} {
		_, err := Read("test.xml", strings.NewReader(head+good+texts+"<goal>"+c.when+"</goal>\n"+tail))
		if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", c.when, err, c.says)
		}
	}
}
