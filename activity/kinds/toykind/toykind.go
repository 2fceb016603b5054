// Package toykind has all that the toy, which lives in tests only, teaches besides its rules (see awele/rules/toy): what it
// is worth in a search, what the coach says of it, what it shows and tells on the screen, and by which name descriptors
// call it. It is a model of what a new game needs: one row for each room. Only tests import it.
package toykind

import (
	"strconv"

	"awele/activity/kinds"
	"awele/activity/words"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
	"awele/tux/coach"
	"awele/tux/search"
)

// Register makes the toy known to every room. A test that wants to know what is missing before calls it later. It is called
// once.
func Register() {
	search.Register(toy.Kind, evaluate)
	coach.Register(toy.Kind, teacher{})
	kinds.Register(toy.Kind, shows{})
	kinds.RegisterAnswers(toy.Kind, answers)
	words.Register(toy.Kind, says{})
	boards.Register("toy", toy.Kind)
}

// evaluate counts what is stored, and a little what lies in the row, which is taken at the end.
func evaluate(_ rules.Variant, p rules.Position) int {
	me, other := p.Turn(), p.Turn().Other()
	return search.SeedValue*(p.Store(me)-p.Store(other)) + 5*(p.InRow(me)-p.InRow(other))
}

// teacher teaches the toy: nothing is captured in it, so there is nothing to warn of.
type teacher struct{}

// Explain implements coach.Teacher.
func (teacher) Explain(v rules.Variant, p rules.Position, h, reply rules.House) coach.Hint {
	hint := coach.Hint{House: h, Reason: coach.FarSighted, By: rules.NoHouse, Reply: reply}
	switch {
	case v.Result(v.Next(p, h)).Won(p.Turn()):
		hint.Reason = coach.Finishes
	case v.Legal(p).Len() == 1:
		hint.Reason = coach.OnlyMove
	}
	return hint
}

// Warn implements coach.Teacher.
func (teacher) Warn(rules.Variant, rules.Position, rules.House) (coach.Cost, bool) {
	return coach.Cost{By: rules.NoHouse}, false
}

// Cost implements coach.Teacher.
func (teacher) Cost(rules.Variant, rules.Position, rules.House, rules.House) coach.Cost {
	return coach.Cost{By: rules.NoHouse}
}

// Reasons implements coach.Teacher.
func (teacher) Reasons(rules.Variant) []coach.Reason {
	return []coach.Reason{coach.FarSighted, coach.OnlyMove, coach.Finishes}
}

// shows is what the toy shows.
type shows struct{}

// Diagrams implements kinds.Kind: a sowing, and one whose last seed falls into the store.
func (shows) Diagrams(v rules.Variant) []kinds.Diagram {
	return []kinds.Diagram{
		{Caption: i18n.DiagramSow, Position: board(v, 0, 3), House: 0},
		{Caption: i18n.Again, Position: board(v, 2, v.Houses-2), House: 2},
	}
}

// board returns a position in which South has so many seeds in a house, and each side one in its last.
func board(v rules.Variant, at, seeds int) string {
	south, north := make([]int, v.Houses), make([]int, v.Houses)
	south[v.Houses-1], north[v.Houses-1] = 1, 1
	south[at] = seeds
	p, err := rules.NewPosition(south, north, 0, 0, rules.South)
	if err != nil {
		panic(err) // so few seeds always fit
	}
	return p.Text(v.Houses)
}

// Choices implements kinds.Kind. The board's size and its seeds are one row; who starts has no meaning in the opening sown
// together.
func (shows) Choices() []kinds.Choice {
	return []kinds.Choice{
		{Name: "houses", Picture: "houses", Label: i18n.SeedsInHouse, Values: []kinds.Value{
			{Word: "5", With: "seeds=3", Picture: "seeds-3"},
			{Word: "5", With: "seeds=4", Picture: "seeds-4"},
			{Word: "7", With: "seeds=7", Picture: "seeds-7"},
		}},
		{Name: "opening", Picture: "opening-together", Label: i18n.HowToPlay, Values: []kinds.Value{
			{Word: "together", Label: i18n.WithFriend, Picture: "opening-together"},
			{Word: "inturn", Label: i18n.StartTurns, Picture: "opening-inturn"},
		}},
		kinds.WhoStarts(),
	}
}

// answers says how the toy is played, where it is not as Oware.
func answers(v rules.Variant) kinds.Answers {
	a := kinds.Answers{
		kinds.RowHouses:  {Word: strconv.Itoa(v.Houses)},
		kinds.HouseSeeds: {Word: strconv.Itoa(v.Seeds)},
		kinds.FirstMove:  {Label: i18n.OpeningInTurn},
		kinds.Sowing:     {Label: i18n.SowStoreToo},
		kinds.IntoStore:  {Label: i18n.StoreAgain},
		kinds.Circles:    {Label: i18n.NeverHappens},
	}
	if v.Opening == rules.Together {
		a[kinds.FirstMove] = kinds.Answer{Label: i18n.OpeningTogether}
	}
	return a
}

// says is what the toy says. Nobody plays it, so it has no sentences of its own.
type says struct{}

// Hint implements words.Kind.
func (says) Hint(text words.Text, h *coach.Hint, _ bool) string {
	switch h.Reason {
	case coach.Finishes:
		return text(i18n.HintFinish)
	case coach.OnlyMove:
		return text(i18n.HintOnly)
	}
	return text(i18n.HintAhead)
}

// Does implements words.Kind.
func (says) Does(text words.Text, h *coach.Hint) (said string, ok bool) {
	if h.Reason == coach.Finishes {
		return text(i18n.LookFinish), true
	}
	return "", false
}

// Better implements words.Kind.
func (s says) Better(text words.Text, m *coach.Moment) (said string, ok bool) {
	return s.Does(text, &m.Why)
}

// Event implements words.Kind.
func (says) Event(k rules.StepKind, _ words.Who) (said i18n.Key, ok bool) {
	return i18n.Again, k == rules.ExtraTurn
}

// Refusal implements words.Kind: only an empty house is refused, as in every game.
func (says) Refusal(error) (said i18n.Key, ok bool) { return "", false }

// End implements words.Kind: a row is empty.
func (says) End(*rules.Game, bool) i18n.Key { return i18n.EndNoMove }
