// Package toykind has what the toy game of the tests teaches: everything but its rules, which are in rules/toy. It is the
// smallest example of what a game needs outside of package rules, and stands in no other file. Only tests import it.
package toykind

import (
	"awele/activity/kinds"
	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
	"awele/tux/coach"
	"awele/tux/search"
)

// Register makes the toy a game that can be played, taught and shown. It is called once.
func Register() {
	search.Register(toy.Kind, evaluate)
	coach.Register(toy.Kind, teacher{})
	kinds.Register(toy.Kind, shows{})
	words.Register(toy.Kind, says{})
}

// evaluate values a position by the seeds that are stored.
func evaluate(_ rules.Variant, p rules.Position) int {
	return search.SeedValue * (p.Store(p.Turn()) - p.Store(p.Turn().Other()))
}

// teacher knows two reasons: the move stores seeds, or looking ahead tells.
type teacher struct{}

// Reasons implements coach.Teacher.
func (teacher) Reasons(rules.Variant) []coach.Reason {
	return []coach.Reason{coach.FarSighted, coach.Takes}
}

// Explain implements coach.Teacher.
func (teacher) Explain(v rules.Variant, p rules.Position, h rules.House) coach.Hint {
	hint := coach.Hint{House: h, By: rules.NoHouse, Reply: rules.NoHouse}
	if n := v.Next(p, h).Store(p.Turn()) - p.Store(p.Turn()); n > 0 {
		hint.Reason, hint.Seeds = coach.Takes, n
	}
	return hint
}

// Warn implements coach.Teacher: nothing can be captured, so that there is nothing to warn of.
func (teacher) Warn(rules.Variant, rules.Position, rules.House) (coach.Cost, bool) {
	return coach.Cost{By: rules.NoHouse}, false
}

// Cost implements coach.Teacher.
func (teacher) Cost(rules.Variant, rules.Position, rules.House, rules.House) coach.Cost {
	return coach.Cost{By: rules.NoHouse}
}

// shows is what the toy shows on the screen.
type shows struct{}

// Diagrams implements kinds.Kind: a sowing, and one that ends in the store.
func (shows) Diagrams(rules.Variant) []kinds.Diagram {
	return []kinds.Diagram{
		{Caption: i18n.DiagramSow, Position: "0-3-0-1-0-2-0-1-0-0-0-0-S", House: 1},
		{Caption: i18n.DiagramTake, Position: "0-0-3-1-0-2-0-1-0-0-0-0-S", House: 2},
	}
}

// Choices implements kinds.Kind: both sides begin at the same time, and the number of seeds is fixed.
func (shows) Choices() []kinds.Choice { return nil }

// says is what the toy says.
type says struct{}

// Hint implements words.Kind.
func (s says) Hint(text words.Text, h *coach.Hint, _ bool) string {
	if said, ok := s.Does(text, h); ok {
		return said
	}
	return text(i18n.HintAhead)
}

// Does implements words.Kind.
func (says) Does(text words.Text, h *coach.Hint) (said string, ok bool) {
	if h.Reason == coach.Takes {
		return text(i18n.LookTake, h.Seeds), true
	}
	return "", false
}

// Event implements words.Kind.
func (says) Event(k rules.StepKind) (said i18n.Key, ok bool) {
	return i18n.YourTurn, k == rules.ExtraTurn
}

// Better implements words.Kind.
func (s says) Better(text words.Text, m *coach.Moment) (said string, ok bool) {
	return s.Does(text, &m.Why)
}

// Refusal implements words.Kind: only an empty house is refused.
func (says) Refusal(error) (said i18n.Key, ok bool) { return "", false }

// End implements words.Kind: a row is empty.
func (says) End(rules.Result, bool) i18n.Key { return i18n.EndNoMove }
