package kinds

import (
	"maps"
	"slices"

	"awele/activity/settings"
	"awele/rules"
)

// Table is a board with what can be chosen for its games.
type Table struct {
	Kind  rules.Kind
	Fixed map[string]string // the words that its descriptor chooses, by the names of the choices
}

// Variant returns the game that is played with what was chosen. A word that cannot stay beside what is fixed, or beside
// another that comes before it in the text of a variant, counts for nothing; so does a choice for which there is no row.
func (t Table) Variant(chosen settings.Table) rules.Variant {
	if v, ok := t.Kind.Choose(t.Fixed, t.wish(chosen)); ok {
		return v
	}
	v, _ := t.Kind.Choose(nil, t.Fixed) // a descriptor whose words do not go together has some of them
	return v
}

// Rows returns the choices that there are: those that have a meaning in the game that is chosen now, each with the answers
// that can stay beside what is fixed, where there are several.
func (t Table) Rows(chosen settings.Table) (rows []Choice) {
	now := t.Variant(chosen)
	for _, row := range t.choices() {
		if row.When != nil && !row.When(now) {
			continue
		}
		row.Values = slices.DeleteFunc(slices.Clone(row.Values), func(v Value) bool {
			_, ok := t.with(row, v, nil)
			return !ok
		})
		if len(row.Values) > 1 {
			rows = append(rows, row)
		}
	}
	return rows
}

// Chosen reports whether an answer to a choice is the one that counts.
func (t Table) Chosen(chosen settings.Table, row Choice, v Value) bool {
	if row.Name == settings.StarterChoice {
		word, _ := chosen.Starter().MarshalText()
		return v.Word == string(word)
	}
	now := t.Variant(chosen)
	for _, c := range t.Kind.Choices() {
		if word, said := v.words(row.Name)[c.Name]; said && word != c.Get(now) {
			return false
		}
	}
	return true
}

// Choose returns what is chosen after an answer that is one of Rows. What cannot stay beside it becomes what can.
func (t Table) Choose(chosen settings.Table, row Choice, v Value) settings.Table {
	want, _ := t.with(row, v, t.wish(chosen))
	for name, word := range v.words(row.Name) {
		chosen = chosen.WithChoice(name, word)
	}
	for _, c := range t.Kind.Choices() { // in the order in which one counts for more than another
		if word := c.Get(want); c.Get(t.Variant(chosen)) != word {
			chosen = chosen.WithChoice(c.Name, word)
		}
	}
	return chosen
}

// choices returns the rows of the board's kind of game, none where nothing is known of it.
func (t Table) choices() []Choice {
	if shows, ok := Of(t.Kind); ok {
		return shows.Choices()
	}
	return nil
}

// wish returns the words that were chosen, of those choices that have a row.
func (t Table) wish(chosen settings.Table) map[string]string {
	wish := map[string]string{}
	for _, row := range t.choices() {
		for _, v := range row.Values {
			for name := range v.words(row.Name) {
				wish[name] = chosen.Choice(name)
			}
		}
	}
	return wish
}

// with returns the game with an answer to a choice, and else with as much of wish as can be; ok is false where the answer
// does not go together with what is fixed.
func (t Table) with(row Choice, v Value, wish map[string]string) (with rules.Variant, ok bool) {
	must := v.words(row.Name)
	for name, word := range t.Fixed {
		if said, ok := must[name]; ok && said != word {
			return rules.Variant{}, false
		}
	}
	maps.Copy(must, t.Fixed)
	return t.Kind.Choose(must, wish)
}
