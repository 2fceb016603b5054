package rules

import "fmt"

// NewKalah returns Kalah on 2 × 6 houses with 3 to 6 seeds in each.
func NewKalah(seeds int) Variant { return Variant{Kind: Kalah, Houses: kalahHouses, Seeds: seeds} }

// kalahHouses is the number of houses in a row of Kalah.
const kalahHouses = 6

func init() { Register("kalah", &kalahBook{}) }

// kalahBook holds the rules of Kalah. How a house is played is written twice: in kalah_next.go fast, in kalah_steps.go
// seed by seed.
//
// Seeds are sown through the own store, never the other's, and the house of origin is refilled like any other. A last
// seed in the own store gives an extra turn; one in an own empty house, with seeds in the house opposite, goes to the
// store with them. As soon as a row is empty after a move, also in the middle of a chain of moves, the game ends, and
// the other side stores what is in its row. More seeds win: a majority does not end the game.
type kalahBook struct{}

var kalahChoices = []Choice{SeedsChoice(3, 4, 5, 6)}

func (*kalahBook) Usual() Variant { return NewKalah(4) }

func (*kalahBook) Choices() []Choice { return kalahChoices }

func (*kalahBook) Validate(v Variant) error {
	if v.Houses != kalahHouses {
		return fmt.Errorf("kalah has %d houses in a row, not %d", kalahHouses, v.Houses)
	}
	return nil
}

func (*kalahBook) Burnt(Variant) bool { return false }

// Repeats is false: seeds that leave a row leave one of them in its store, so that no board comes back.
func (*kalahBook) Repeats(Variant) bool { return false }

// MayAgree reports whether a side has a majority: the game is decided, and what is left only counts for the lead.
func (*kalahBook) MayAgree(_ Variant, p Position) bool { return HasMajority(p) }

func (*kalahBook) Legal(_ Variant, p Position) HouseSet {
	if kalahEnded(p) {
		return 0
	}
	return kalahMoves(0, p)
}

func (*kalahBook) Next(_ Variant, p Position, h House) Position { return kalahNext(0, p, h) }

func (*kalahBook) Steps(v Variant, p Position, h House) []Step { return kalahSteps(v, p, h) }

// Refusal is never asked for: every house with seeds is legal while the game goes on.
func (*kalahBook) Refusal(Variant, Position, House) error { return ErrGameOver }

func (*kalahBook) MustFeed(Variant, Position) bool { return false }

func (*kalahBook) Ended(Variant, Position) Method { return NoMove }

func (*kalahBook) quick(Variant, Position) Quick {
	return Quick{
		most:  ^uint64(0), // no store ends the game
		ended: kalahEnded,
		legal: kalahMoves, gaining: kalahGaining, gain: kalahGain, next: kalahNext, nextQuiet: kalahNextQuiet, again: kalahAgain,
	}
}
