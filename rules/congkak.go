package rules

import "fmt"

// The seeds of Congkak hang on the board: seven in each of seven houses, or 4, 5 or 6 in each of six.
const (
	congkakHouses      = 7
	congkakSeeds       = 7
	congkakSmallHouses = 6
	congkakSmallSeeds  = 4 // what is usual on the small board
	congkakMostLimit   = 4 // the largest limit of sowings a turn that can be chosen
)

// congkakBook holds the rules of Congkak. How a house is played is written twice: in congkak_next.go fast, in
// congkak_steps.go seed by seed. What is special to the whole game in rounds is in rounds.go.
type congkakBook struct{}

func init() { Register("congkak", &congkakBook{}) }

var congkakChoices = []Choice{
	HousesChoice(congkakSmallHouses, congkakHouses),
	congkakSeedsChoice(),
	RoundsChoice(),
	congkakOpeningChoice(),
	LimitChoice(0, 1, 2, 3, congkakMostLimit),
}

// congkakSeedsChoice is the choice of the seeds, of which a house of the small board holds fewer.
func congkakSeedsChoice() Choice {
	c := SeedsChoice(4, 5, 6, congkakSeeds)
	c.Usual = func(v Variant) string {
		if v.Houses == congkakSmallHouses {
			v.Seeds = congkakSmallSeeds
		} else {
			v.Seeds = congkakSeeds
		}
		return c.Get(v)
	}
	return c
}

// congkakOpeningChoice is the choice of the opening: together in a single round, in turn in the whole game.
func congkakOpeningChoice() Choice {
	c := OpeningChoice()
	c.Usual = func(v Variant) string {
		if v.InRounds() {
			return InTurn.String()
		}
		return Together.String()
	}
	return c
}

func (*congkakBook) Usual() Variant {
	return Variant{Houses: congkakHouses, Seeds: congkakSeeds, Opening: Together, Rounds: 1}
}

func (*congkakBook) Choices() []Choice { return congkakChoices }

func (*congkakBook) Validate(v Variant) error {
	switch {
	case v.Houses == congkakHouses && v.Seeds != congkakSeeds:
		return fmt.Errorf("congkak has %d seeds in each of %d houses, not %d", congkakSeeds, congkakHouses, v.Seeds)
	case v.Houses == congkakSmallHouses && v.Seeds == congkakSeeds:
		return fmt.Errorf("congkak has 4, 5 or 6 seeds in each of %d houses, not %d", congkakSmallHouses, v.Seeds)
	case v.InRounds() && v.Opening == Together:
		return fmt.Errorf("congkak in rounds has no opening that both sides sow together")
	}
	return nil
}

// Burnt says that houses are burnt only in rounds.
func (*congkakBook) Burnt(v Variant) bool { return v.InRounds() }

// Repeats says no: nothing can go round in circles. The only way out of the own row leads by the own store, where a seed
// falls and stays, and within a row seeds only move forward.
func (*congkakBook) Repeats(Variant) bool { return false }

// MayAgree lets the players bring home what is left once a side has nothing to move, and stop between two rounds.
func (*congkakBook) MayAgree(_ Variant, p Position) bool {
	return p.InRow(South) == 0 || p.InRow(North) == 0
}

func (*congkakBook) Legal(v Variant, p Position) HouseSet {
	if congkakOver(v, p) {
		return 0
	}
	return pack(seedsOf(p.own)&housesMask + bytesOf7f)
}

func (*congkakBook) Next(v Variant, p Position, h House) Position { return congkakNext(v, p, h) }

func (*congkakBook) Steps(v Variant, p Position, h House) []Step { return congkakSteps(v, p, h) }

// Refusal is never asked for: every house with seeds may be played.
func (*congkakBook) Refusal(Variant, Position, House) error { return ErrGameOver }

func (*congkakBook) MustFeed(Variant, Position) bool { return false }

func (*congkakBook) Ended(v Variant, p Position) Method {
	switch {
	case seedsOf(p.own|p.opp)&housesMask == 0:
		return NoMove
	case congkakOver(v, p):
		return Majority
	}
	return NoMethod
}

// Land lets a hand go on with what lies where its last seed fell, or capture across from an own house that was empty.
func (*congkakBook) Land(sower *Sower, hand Side, last Pit) Landing {
	board := sower.Position()
	switch {
	case last.IsStore():
		return ChoosesAgain
	case board.Seeds(last) > 1:
		return LiftsAgain
	}
	opposite := Pit{last.Side.Other(), House(sower.Variant().Houses-1) - last.House}
	if last.Side == hand && board.Seeds(opposite) > 0 {
		sower.Capture(last, hand)
		sower.Capture(opposite, hand)
	}
	return Rests
}

// congkakOver reports whether a single round is won, or a round is over since every seed is in a store.
func congkakOver(v Variant, p Position) bool {
	return seedsOf(p.own|p.opp)&housesMask == 0 || !v.InRounds() && HasMajority(p)
}

// congkakTurn returns the step that says who moves after a sowing of the side to move, which led to p and ended in its
// store or not. ok is false where nothing need be said: the other side moves, or the round is over.
func congkakTurn(v Variant, p Position, inStore bool) (s Step, ok bool) {
	canMove := seedsOf(p.own)&housesMask != 0
	otherCanMove := seedsOf(p.opp)&housesMask != 0
	sown := p.Sown() + 1
	switch {
	case congkakOver(v, p):
		return Step{}, false
	case inStore && canMove && v.Limit == 0:
		return Step{Kind: ExtraTurn}, true
	case inStore && canMove && sown < v.Limit:
		return Step{Kind: ExtraTurn, Seeds: sown}, true
	case !otherCanMove:
		return Step{Kind: Pass, Hand: p.turn.Other()}, true
	case inStore && !canMove:
		return Step{Kind: Pass, Hand: p.turn}, true
	}
	return Step{}, false
}
