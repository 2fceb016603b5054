package rules

import "fmt"

// NewOware returns Oware on 2 × 6 houses with 4, 5 or 6 seeds in each.
func NewOware(seeds int, slam GrandSlam, repeat Repetition) Variant {
	return Variant{Kind: Oware, Houses: owareHouses, Seeds: seeds, Slam: slam, Repeat: repeat}
}

// owareHouses is the number of houses in a row of Oware.
const owareHouses = 6

func init() { Register("oware", &owareBook{}) }

// owareBook holds the rules of Oware. How a house is played is written twice: in oware_next.go fast, in oware_steps.go
// seed by seed.
type owareBook struct{}

var owareChoices = []Choice{SeedsChoice(4, 5, 6), SlamChoice(), RepeatChoice()}

func (*owareBook) Usual() Variant { return NewOware(4, NoCapture, OfferShare) }

func (*owareBook) Choices() []Choice { return owareChoices }

func (*owareBook) Validate(v Variant) error {
	if v.Houses != owareHouses {
		return fmt.Errorf("oware has %d houses in a row, not %d", owareHouses, v.Houses)
	}
	return nil
}

func (*owareBook) Burnt(Variant) bool { return false }

func (*owareBook) Repeats(Variant) bool { return true }

func (*owareBook) MayAgree(Variant, Position) bool { return false }

func (*owareBook) Legal(v Variant, p Position) HouseSet { return owareLegal(v.Slam, p) }

func (*owareBook) Next(v Variant, p Position, h House) Position { return owareNext(v.Slam, p, h) }

func (*owareBook) Steps(v Variant, p Position, h House) []Step { return owareSteps(v, p, h) }

func (*owareBook) Refusal(v Variant, p Position, h House) error {
	if p.InRow(p.turn.Other()) == 0 && p.Seeds(Pit{p.turn, h}) < v.Houses-int(h) {
		return ErrMustFeed
	}
	return ErrGrandSlam
}

func (*owareBook) MustFeed(v Variant, p Position) bool {
	return owareLegal(v.Slam, p) != 0 && p.InRow(p.turn.Other()) == 0
}

func (*owareBook) Ended(_ Variant, p Position) Method {
	if owareMajority(p) && (p.own|p.opp)&housesMask != 0 {
		return Majority
	}
	return NoMove
}
