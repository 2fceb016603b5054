package words

import (
	"strings"
	"testing"

	"awele/activity/match"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
)

// circle goes round until the board of the start is there again.
const circle = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F f\n"

// endings are games of Oware that are over, or nearly, with what is said of their end to one child and to two.
var endings = []struct {
	game       string
	alone, duo i18n.Key
}{
	{"oware\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\n", "", ""},
	{"oware\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\nF", i18n.EndMajority, i18n.EndMajorityBottom},
	{"oware\n1-1-4-0-0-0-0-0-0-0-0-2-18-22-N\nf", i18n.EndMajorityTux, i18n.EndMajorityTop},
	{"oware repeat=end\n" + circle, i18n.EndRepeat, i18n.EndRepeat},
	{"oware\n" + circle + "=", i18n.EndAgreed, i18n.EndAgreed},
	// Who has the last seeds cannot bring them to the other row, also in the turn after a slam.
	{"oware\n3-0-0-0-0-0-0-0-0-0-0-1-22-22-N\nf", i18n.EndUnfedTux, i18n.EndUnfedRow},
	{"oware\n0-0-0-0-0-1-3-0-0-0-0-0-22-22-S\nF", i18n.EndUnfedYou, i18n.EndUnfedRow},
	{"oware slam=captureall\n1-0-0-0-0-1-1-0-0-0-0-0-10-13-S\nF", i18n.EndUnfedTux, i18n.EndUnfedRow},
	// Nothing is left to play; a slam that was the only move is not followed by a turn in which the other could be fed.
	{"oware slam=captureall\n0-0-0-0-0-1-1-0-0-0-0-0-11-13-S\nF", i18n.EndNoMove, i18n.EndNoMove},
	{"oware slam=forbidden\n0-0-0-0-2-1-1-0-0-0-0-0-22-22-S\nF", i18n.EndNoMove, i18n.EndNoMove},
	// Nobody has seen how it came to this.
	{"oware\n3-0-0-0-0-0-0-0-0-0-0-0-22-23-S\n", i18n.EndNoMove, i18n.EndNoMove},
}

func TestWhyAGameIsOver(t *testing.T) {
	for _, c := range endings {
		g, err := rules.ParseGame(c.game)
		if err != nil {
			t.Errorf("%q: %v", c.game, err)
			continue
		}
		if alone, duo := End(g, false), End(g, true); alone != c.alone || duo != c.duo {
			t.Errorf("%q, %v: %q and %q, want %q and %q", c.game, g.Result(), alone, duo, c.alone, c.duo)
		}
	}
}

// In random games it is said that nobody can be fed where, and only where, a side is left with seeds that do not get there.
func TestWhoCannotFeedIsTrue(t *testing.T) {
	said := 0
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		v := rules.NewOware(4, slam, rules.OfferShare)
		for seed := range 300 {
			g := rules.NewGame(v, rules.South)
			for ply := 0; !g.Result().Over(); ply++ {
				legal := g.Legal()
				for range (seed*31 + ply*17) % legal.Len() {
					legal &= legal - 1
				}
				if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: legal.First()}); err != nil {
					t.Fatal(err)
				}
			}
			giver, unfed := Unfed(g)
			if g.Result().Method != rules.NoMove || !unfed {
				continue
			}
			said++
			swept := 0
			for _, s := range g.StepsAt(g.Ply()) {
				if s.Kind == rules.Sweep {
					if swept += s.Seeds; s.From.Side != giver || s.Seeds >= v.Houses-int(s.From.House) {
						t.Errorf("%s: %v cannot feed, but %d seeds lie in %v", g, giver, s.Seeds, s.From)
					}
				}
			}
			if swept == 0 {
				t.Errorf("%s: nothing is swept, but %v cannot feed", g, giver)
			}
		}
	}
	if said < 20 {
		t.Errorf("only %d games ended so", said)
	}
}

// Who has more than half, and whose row is empty, is said by name, never "one side" or "the other".
func TestTheEndNamesTheSides(t *testing.T) {
	for key, starts := range map[i18n.Key]map[string]string{
		i18n.EndMajority:       {"en": "You have more", "fi": "Sinulla on", "gl": "Tes máis", "pl": "Masz ponad"},
		i18n.EndMajorityTux:    {"en": "Tux has more", "fi": "Tuxilla on", "gl": "Tux ten", "pl": "Tux ma"},
		i18n.EndMajorityBottom: {"en": "The bottom row has", "fi": "Alarivillä", "gl": "A fila de abaixo", "pl": "Dolny rząd"},
		i18n.EndMajorityTop:    {"en": "The top row has", "fi": "Ylärivillä", "gl": "A fila de arriba", "pl": "Górny rząd"},
	} {
		for lang, want := range starts {
			if got := i18n.For(lang).T(key); !strings.HasPrefix(got, want) {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
	for _, lang := range i18n.Languages() {
		if said := i18n.For(lang.Code).T(i18n.EndUnfedRow); strings.Contains(said, "Tux") || strings.Contains(said, "Tuks") {
			t.Errorf("%s, between two children: %q", lang.Code, said)
		}
	}
}

// The end of a kind of game that has no words is not told in Oware's.
func TestTheEndOfAGameWithoutWords(t *testing.T) {
	v := toy.New()
	p, err := rules.NewPosition([]int{0, 0, 0, 0, 1}, []int{0, 0, 0, 0, 1}, 5, 5, rules.South)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGameAt(v, p)
	if err := g.Play(rules.Pit{Side: rules.South, House: 4}); err != nil || !g.Result().Over() {
		t.Fatalf("%v, %v", err, g.Result())
	}
	s := Speaker{Text: func(k i18n.Key, _ ...any) string { return string(k) }, Seats: match.AgainstTux(), Kind: toy.Kind}
	if said := s.End(g); said != "" {
		t.Errorf("the end is called %q", said)
	}
}
