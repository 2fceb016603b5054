package boards

import (
	"regexp"
	"slices"
	"testing"

	"awele/rules"
)

// named returns the built-in board of a name.
func named(t *testing.T, name string) Board {
	t.Helper()
	all := Builtin()
	i := slices.IndexFunc(all, func(b Board) bool { return b.Name == name })
	if i < 0 {
		t.Fatalf("there is no board %s", name)
	}
	return all[i]
}

var sentenceEnd = regexp.MustCompile(`[.!?]( |$)`)

// sentences splits paragraphs into sentences.
func sentences(paragraphs []string) (all []string) {
	for _, p := range paragraphs {
		for _, s := range sentenceEnd.Split(p, -1) {
			if s != "" {
				all = append(all, s)
			}
		}
	}
	return all
}

// between returns what is left of two texts without the paragraphs that both begin with, and those that both end with.
func between(a, b []string) (ofA, ofB []string) {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return a, b
}

// Oware, Wari and Warri share all rules but one: their manuals share the words of those, and no sentence about that one.
func TestManualsShareWhatTheirRulesShare(t *testing.T) {
	family := []string{"awele", "wari", "warri"}
	for _, lang := range ours {
		for i, one := range family {
			for _, other := range family[i+1:] {
				a, b := named(t, one).Text(lang), named(t, other).Text(lang)
				ofA, ofB := between(a.Manual, b.Manual)
				if len(ofA) < 4 || len(ofB) < 5 || len(a.Manual)-len(ofA) < 15 {
					t.Errorf("%s, %s and %s: %d and %d paragraphs of %d are about what differs", lang, one, other, len(ofA), len(ofB), len(a.Manual))
				}
				for _, s := range sentences(ofA) {
					if slices.Contains(sentences(ofB), s) {
						t.Errorf("%s: %s and %s both say %q", lang, one, other, s)
					}
				}
				for _, s := range sentences(slices.Concat(a.Description, a.History)) {
					if slices.Contains(sentences(slices.Concat(b.Description, b.History)), s) {
						t.Errorf("%s: %s and %s both say %q", lang, one, other, s)
					}
				}
			}
		}
	}
}

// What Wari and Warri are played by is in their mode, and nothing outranks it.
func TestWariAndWarriHaveTheirRule(t *testing.T) {
	for name, slam := range map[string]rules.GrandSlam{"awele": rules.NoCapture, "wari": rules.Forbidden, "warri": rules.CaptureAll} {
		b := named(t, name)
		if v := b.Variant(); v != rules.NewOware(4, slam, rules.OfferShare) {
			t.Errorf("%s is played as %v", name, v)
		}
		want := rules.NewOware(5, slam, rules.OfferShare)
		if name == "awele" { // it leaves the rule to be chosen
			want.Slam = rules.CaptureAll
		}
		if v := b.With(Options{Seeds: 5, Slam: "captureall"}).Variant(); v != want {
			t.Errorf("%s is played as %v, want %v", name, v, want)
		}
	}
}

// The worked examples in the manuals of Wari and Warri are true: houses, what they hold, and what becomes of them.
func TestTheExamplesOfWariAndWarriAreTrue(t *testing.T) {
	wari, warri := named(t, "wari").Variant(), named(t, "warri").Variant()
	at := func(v rules.Variant, text string) rules.Position {
		p, err := v.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	const c, d, e, f = rules.House(2), rules.House(3), rules.House(4), rules.House(5)

	if p := at(wari, "0-0-0-1-0-1-1-0-0-0-0-0-22-23-S"); wari.Legal(p) != 1<<d {
		t.Errorf("D and F: %v may be sown", wari.Legal(p))
	}
	p := at(wari, "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S")
	if wari.Legal(p) != 1<<e|1<<f {
		t.Errorf("two in E: %v may be sown", wari.Legal(p))
	}
	if next := wari.Next(p, f); next.Store(rules.South) != 22+2+2 || !wari.Result(next).Over() {
		t.Errorf("two in E: F leads to %s", next.Text(6))
	}

	next := warri.Next(at(warri, "0-0-0-3-0-1-1-0-0-0-0-0-20-23-S"), f)
	if got := next.Text(6); got != "0-0-0-3-0-0-0-0-0-0-0-0-22-23-S" {
		t.Fatalf("three in D: F leads to %s", got)
	}
	if got := warri.Next(next, d).Text(6); got != "0-0-0-0-1-1-1-0-0-0-0-0-22-23-N" {
		t.Errorf("three in D: D leads to %s", got)
	}
	next = warri.Next(at(warri, "0-0-1-0-0-1-1-0-0-0-0-0-22-23-S"), f)
	if next.Store(rules.South) != 22+2+1 || !warri.Result(next).Over() || next.Seeds(rules.Pit{Side: rules.South, House: c}) != 0 {
		t.Errorf("one in C: F leads to %s", next.Text(6))
	}
}
