package kinds_test

import (
	"errors"
	"fmt"
	"slices"

	"awele/activity/kinds"
	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
)

var errNotCompared = errors.New("no answers are registered in activity/kinds")

// rowsOf are the rows of the table that compares a game with plain Oware which a choice may change.
var rowsOf = map[string][]kinds.Rule{
	"houses": {kinds.RowHouses}, "seeds": {kinds.HouseSeeds}, "opening": {kinds.FirstMove}, "limit": {kinds.TurnLength},
	"slam": {kinds.Slam, kinds.OnlySlam}, "repeat": {kinds.Circles}, "rounds": {kinds.End},
}

// choicesChangeTheirRows: another answer to one choice changes the rows of the table that are about it, and no other.
func choicesChangeTheirRows(k rules.Kind) error {
	if _, ok := kinds.AnswersOf(k.Usual()); !ok {
		return errNotCompared
	}
	all := variantsOf(k)
	for _, v := range all {
		for _, w := range all {
			differ := differing(v, w)
			if len(differ) != 1 {
				continue
			}
			a, _ := kinds.AnswersOf(v)
			b, _ := kinds.AnswersOf(w)
			changed := 0
			for r := range a {
				if a[r] == b[r] {
					continue
				}
				changed++
				if !slices.Contains(rowsOf[differ[0]], kinds.Rule(r)) {
					return fmt.Errorf("%v and %v differ in row %d", v, w, r)
				}
			}
			if changed == 0 {
				return fmt.Errorf("%v and %v have the same table", v, w)
			}
		}
	}
	return nil
}

// differing returns the names of the choices that two variants of a kind have made differently.
func differing(v, w rules.Variant) (names []string) {
	for _, c := range v.Kind.Choices() {
		if c.Get(v) != c.Get(w) {
			names = append(names, c.Name)
		}
	}
	return names
}

// tableIsTold: each row has words in every language, and another answer is told in other words.
func tableIsTold(k rules.Kind) error {
	if _, ok := kinds.AnswersOf(k.Usual()); !ok {
		return errNotCompared
	}
	return everyLanguage(func(text words.Text) error {
		for _, v := range variantsOf(k) {
			for _, d := range kinds.Compare(v) {
				cells := d.Cells(text)
				if slices.Contains(cells, "") || slices.Contains(cells, string(d.Here.Label)) {
					return fmt.Errorf("%v: %q", v, cells)
				}
				if same := cells[2] == text(i18n.CompareSame); same != (d.Here == d.Plain) || cells[1] == cells[2] {
					return fmt.Errorf("%v: %q", v, cells)
				}
			}
		}
		return nil
	})
}

// tableIsTrue: what the table says of stores and of sowing on is what happens in random games.
func tableIsTrue(k rules.Kind) error {
	if _, ok := kinds.AnswersOf(k.Usual()); !ok {
		return errNotCompared
	}
	stored, endsThere, relays := false, false, false
	err := eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		last := rules.Pit{}
		for _, s := range v.Steps(p, h) {
			switch s.Kind {
			case rules.Drop:
				last = s.To
				stored = stored || last.IsStore()
			case rules.Relay:
				relays = true
			case rules.ExtraTurn:
				endsThere = endsThere || last.IsStore()
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	a, _ := kinds.AnswersOf(k.Usual())
	for _, c := range []struct {
		rule kinds.Rule
		says i18n.Key
		true bool
	}{
		{kinds.Sowing, i18n.SowStoreToo, stored}, {kinds.Sowing, i18n.SowHousesOnly, !stored},
		{kinds.IntoStore, i18n.StoreAgain, endsThere}, {kinds.IntoStore, i18n.NeverHappens, !endsThere},
		{kinds.AmongOthers, i18n.RelayGoesOn, relays}, {kinds.AmongOthers, i18n.RelayStops, !relays},
	} {
		if a[c.rule].Label == c.says && !c.true {
			return fmt.Errorf("the table says %q of rule %d, and it is not so", c.says, c.rule)
		}
	}
	return nil
}
