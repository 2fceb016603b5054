package rules_test

import (
	"awele/rules"
	"awele/rules/toy"
)

// Two games that live in these tests only: the toy with houses that can be burnt and with a joint opening in which hands
// relay and capture as in Congkak; in the one the game ends when a row is empty, in the other that side passes. They are
// registered from another package than rules, like any new game.
var relayKind, passKind rules.Kind

func init() {
	relayKind = rules.Register("relaytoy", &relayBook{})
	passKind = rules.Register("passtoy", &relayBook{passes: true})
}

type relayBook struct {
	toy.Book
	passes bool
}

func (*relayBook) Burnt(rules.Variant) bool { return true }

// Legal lets a side play while its row holds seeds, also where the other's does not and the toy would end.
func (b *relayBook) Legal(v rules.Variant, p rules.Position) (legal rules.HouseSet) {
	if !b.passes {
		return b.Book.Legal(v, p)
	}
	for h := range rules.House(v.Houses) {
		if p.Seeds(rules.Pit{Side: p.Turn(), House: h}) > 0 {
			legal |= 1 << h
		}
	}
	return legal
}

// Steps lets the side move again whose last seed falls into its store, or when the other side has nothing to move.
func (b *relayBook) Steps(v rules.Variant, p rules.Position, h rules.House) []rules.Step {
	if !b.passes {
		return b.Book.Steps(v, p, h)
	}
	sower := rules.NewSower(v, p)
	last := rules.Pit{Side: p.Turn(), House: h}
	for hand := sower.Lift(last); hand > 0; hand-- {
		last = sower.AfterWithStore(last, p.Turn())
		sower.Drop(last)
	}
	own, other := sower.Position().InRow(p.Turn()), sower.Position().InRow(p.Turn().Other())
	if own > 0 && (last.IsStore() || other == 0) {
		sower.Do(rules.Step{Kind: rules.ExtraTurn})
	}
	return sower.Steps()
}

// Next does what the steps say: the quick way of the toy knows neither burnt houses nor sides that pass.
func (b *relayBook) Next(v rules.Variant, p rules.Position, h rules.House) rules.Position {
	return rules.Apply(p, b.Steps(v, p, h))
}

func (*relayBook) Land(sower *rules.Sower, hand rules.Side, last rules.Pit) rules.Landing {
	board := sower.Position()
	switch {
	case last.IsStore():
		return rules.ChoosesAgain
	case board.Seeds(last) > 1:
		return rules.LiftsAgain
	}
	houses := rules.House(sower.Variant().Houses)
	opposite := rules.Pit{Side: last.Side.Other(), House: houses - 1 - last.House}
	if last.Side == hand && board.Seeds(opposite) > 0 {
		sower.Capture(last, hand)
		sower.Capture(opposite, hand)
	}
	return rules.Rests
}
