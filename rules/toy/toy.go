// Package toy is a small game of the mancala family that nobody plays. It is used by tests only: they hold that a kind of
// game needs nothing outside of its own files, and that the joint opening works. A test imports it, and then it is among
// [rules.Kinds].
//
// Five houses a side (or seven), three seeds in each. Seeds are sown counter-clockwise through the own store, never the
// other's, and the house of origin is refilled like any other. A last seed in the own store gives an extra turn. Nothing
// is captured. When a row is empty after a move, the other side takes what is left in its row, and more seeds win.
// At the start both sides choose a house without seeing the other's choice, and sow at the same time; or, if so chosen,
// one after the other.
package toy

import "awele/rules"

// Kind is the toy's.
var Kind rules.Kind

func init() { Kind = rules.Register("toy", &Book{}) }

// New returns the toy with its usual choices, opened together.
func New() rules.Variant { return Kind.Usual() }

// Book holds the rules. Another kind that lives in tests may embed it and change what it likes.
type Book struct{}

var choices = []rules.Choice{
	rules.HousesChoice(5, 7),
	withUsualSeeds(rules.SeedsChoice(1, 2, 3, 4, 5, 7)),
	rules.OpeningChoice(),
}

// withUsualSeeds lets the usual number of seeds hang on the number of houses, as in Congkak.
func withUsualSeeds(c rules.Choice) rules.Choice {
	c.Usual = func(v rules.Variant) string {
		if v.Houses == 7 {
			return "7"
		}
		return "3"
	}
	return c
}

func (*Book) Usual() rules.Variant {
	return rules.Variant{Houses: 5, Seeds: 3, Opening: rules.Together}
}

func (*Book) Choices() []rules.Choice { return choices }

func (*Book) Validate(rules.Variant) error { return nil }

func (*Book) Burnt(rules.Variant) bool { return false }

func (*Book) Repeats(rules.Variant) bool { return false }

// MayAgree lets the players stop once the winner is sure.
func (*Book) MayAgree(_ rules.Variant, p rules.Position) bool { return rules.HasMajority(p) }

// Legal returns the houses with seeds, none once a row is empty.
func (*Book) Legal(v rules.Variant, p rules.Position) (legal rules.HouseSet) {
	if p.InRow(rules.South) == 0 || p.InRow(rules.North) == 0 {
		return 0
	}
	for h := range rules.House(v.Houses) {
		if p.Seeds(rules.Pit{Side: p.Turn(), House: h}) > 0 {
			legal |= 1 << h
		}
	}
	return legal
}

// Next plays house h on the plain numbers of the pits: this way and Steps share nothing, so that one can prove the other.
func (b *Book) Next(v rules.Variant, p rules.Position, h rules.House) rules.Position {
	mover, other := p.Rows()
	round := 2*v.Houses + 1 // the own houses, the own store, the other's houses
	var pits [2*rules.MaxHouses + 1]int
	for i := range v.Houses {
		pits[i] = int(mover >> (8 * i) & 0xff)
		pits[v.Houses+1+i] = int(other >> (8 * i) & 0xff)
	}
	pits[v.Houses] = int(mover >> 56)
	hand, at := pits[h], int(h)
	pits[h] = 0
	for ; hand > 0; hand-- {
		at = (at + 1) % round
		pits[at]++
	}
	mover, other = uint64(pits[v.Houses])<<56, other>>56<<56
	for i := range v.Houses {
		mover |= uint64(pits[i]) << (8 * i)
		other |= uint64(pits[v.Houses+1+i]) << (8 * i)
	}
	next := rules.FromRows(other, mover, p.Turn().Other())
	if at == v.Houses {
		if again := rules.FromRows(mover, other, p.Turn()); b.Legal(v, again) != 0 {
			return again
		}
	}
	if b.Legal(v, next) == 0 {
		return rules.Share(next)
	}
	return next
}

// Steps plays house h seed by seed.
func (b *Book) Steps(v rules.Variant, p rules.Position, h rules.House) []rules.Step {
	sower := rules.NewSower(v, p)
	last := rules.Pit{Side: p.Turn(), House: h}
	for hand := sower.Lift(last); hand > 0; hand-- {
		last = sower.AfterWithStore(last, p.Turn())
		sower.Drop(last)
	}
	switch {
	case sower.Position().InRow(rules.South) == 0, sower.Position().InRow(rules.North) == 0:
		sower.Sweep(rules.South)
		sower.Sweep(rules.North)
	case last.IsStore():
		sower.Do(rules.Step{Kind: rules.ExtraTurn})
	}
	return sower.Steps()
}

// Refusal is never asked for: every house with seeds is legal while the game goes on.
func (*Book) Refusal(rules.Variant, rules.Position, rules.House) error { return rules.ErrGameOver }

func (*Book) MustFeed(rules.Variant, rules.Position) bool { return false }

func (*Book) Ended(rules.Variant, rules.Position) rules.Method { return rules.NoMove }

// Land lets a hand choose again after a last seed in its own store.
func (*Book) Land(_ *rules.Sower, _ rules.Side, last rules.Pit) rules.Landing {
	if last.IsStore() {
		return rules.ChoosesAgain
	}
	return rules.Rests
}
