package kinds

import (
	"testing"

	"awele/i18n"
	"awele/rules"
)

// labels returns what a table says: the label of each rule, and how it is in the game, "same" where that is as in Oware.
func labels(table []Difference) (all [][2]string) {
	for _, d := range table {
		here := d.Here.Word + string(d.Here.Label)
		if d.Here == d.Plain {
			here = "same"
		}
		all = append(all, [2]string{string(d.Label), here})
	}
	return all
}

func TestCompare(t *testing.T) {
	const seeds = string(i18n.SeedsInHouse)
	core := func(slam, only i18n.Key) [][2]string {
		return [][2]string{
			{string(i18n.SlamRule), string(slam)}, {string(i18n.RuleSlamOnly), string(only)}, {string(i18n.RuleCaptures), "same"},
			{string(i18n.RuleFeeding), "same"}, {string(i18n.RuleEnd), "same"},
		}
	}
	for _, c := range []struct {
		v    rules.Variant
		want [][2]string
	}{
		{rules.Oware.Usual(), nil},
		{rules.Variant{}, nil},
		{rules.NewOware(9, rules.Forbidden, rules.OfferShare), nil},
		{rules.NewOware(4, rules.Forbidden, rules.OfferShare), core(i18n.SlamBarred, i18n.SlamKeepsAll)},
		{rules.NewOware(4, rules.CaptureAll, rules.OfferShare), core(i18n.SlamAllAgain, i18n.SlamAllAgain)},
		{rules.NewOware(6, rules.NoCapture, rules.OfferShare), append([][2]string{{seeds, "6"}}, core("same", "same")...)},
	} {
		got := labels(Compare(c.v))
		if len(got) != len(c.want) {
			t.Errorf("%v: %q, want %q", c.v, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%v: %q, want %q", c.v, got[i], c.want[i])
			}
		}
	}
}

// A rule that makes no sense in a game has no row, and one that is the same is left out unless readers look for it.
func TestCompareOtherGames(t *testing.T) {
	for name, c := range map[string]struct {
		here          Answers
		with, without []Rule
	}{
		"kalah": {
			here: kalahAnswers(rules.Variant{Kind: rules.Kalah, Houses: 6, Seeds: 4}),
			with: []Rule{Sowing, IntoStore, Slam, Captures, Feeding, Circles, End}, without: []Rule{RowHouses, HouseSeeds, FirstMove, AmongOthers, TurnLength, OnlySlam},
		},
		"congkak": {
			here: congkakAnswers(rules.Variant{Kind: rules.Congkak, Houses: 7, Seeds: 7, Opening: rules.Together}),
			with: []Rule{RowHouses, HouseSeeds, FirstMove, Sowing, AmongOthers, IntoStore, TurnLength, Slam, Captures, Feeding, Circles, End}, without: []Rule{OnlySlam},
		},
	} {
		rows := map[Rule]bool{}
		for _, d := range c.here.Differences() {
			if rows[d.Rule] = true; d.Here == d.Plain {
				t.Errorf("%s: rule %d is the same", name, d.Rule)
			}
		}
		for _, r := range c.with {
			if !rows[r] {
				t.Errorf("%s: no row for rule %d", name, r)
			}
		}
		for _, r := range c.without {
			if rows[r] {
				t.Errorf("%s: a row for rule %d", name, r)
			}
		}
	}
}

// What the table says of a move that takes every seed is what such a move does, with another one to choose and without.
func TestTheTableTellsTheTruthAboutSlams(t *testing.T) {
	says := func(p rules.Position, v rules.Variant, h rules.House) i18n.Key {
		if !v.Legal(p).Has(h) {
			return i18n.SlamBarred
		}
		again := false
		for _, s := range v.Steps(p, h) {
			again = again || s.Kind == rules.ExtraTurn
		}
		next := v.Next(p, h)
		switch {
		case next.Store(rules.South) == p.Store(rules.South):
			return i18n.SlamNothing
		case again:
			return i18n.SlamAllAgain
		case v.Result(next).Over() && next.InRow(rules.South) == 0:
			return i18n.SlamKeepsAll
		}
		return ""
	}
	for slam := range rules.GrandSlam(3) {
		v := rules.NewOware(4, slam, rules.OfferShare)
		a := owareAnswers(v)
		for rule, position := range map[Rule]string{
			Slam: "0-0-0-3-1-1-1-0-0-0-0-0-20-22-S", OnlySlam: "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
		} {
			p, err := v.ParsePosition(position)
			if err != nil {
				t.Fatal(err)
			}
			if got := says(p, v, 5); got != a[rule].Label {
				t.Errorf("%v: rule %d is told as %q, and %q happens", v, rule, a[rule].Label, got)
			}
		}
	}
}
