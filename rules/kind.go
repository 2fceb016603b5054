package rules

import (
	"errors"
	"fmt"
	"strings"
)

// Kind is a game of the family, such as Oware. What a kind is like is told by its [Book].
type Kind uint8

// The kinds that have a number of their own. Other kinds get theirs from Register.
const (
	Oware Kind = iota
	Kalah
	Congkak
)

// kindNames holds the name of each kind that has a number.
var kindNames = []string{"oware", "kalah", "congkak"}

// maxKinds is the number of values of a Kind.
const maxKinds = 256

// Book holds the rules of one kind of game: all that differs from game to game in this package. Everything else asks it
// through [Variant] and [Game]. Its methods are given only positions that [Variant.Fits] accepts, and they are called
// from many goroutines at once.
//
// A kind whose sides may begin with a joint opening implements [OpeningBook] too.
type Book interface {
	// Usual returns the variant that is played when nothing else is chosen. Its kind is filled in by Register.
	Usual() Variant
	// Choices lists what may be chosen, in the order in which texts name it.
	Choices() []Choice
	// Validate returns an error that says what about the variant cannot be played.
	Validate(v Variant) error
	// Burnt reports whether houses can be burnt.
	Burnt(v Variant) bool
	// Repeats reports whether a board that comes back can end the game.
	Repeats(v Variant) bool
	// MayAgree reports whether the players may agree to stop in a position, whatever came before: each side then keeps the
	// seeds of its own row. Where Repeats, they may also agree when a board has come back.
	MayAgree(v Variant, p Position) bool

	// Legal returns the houses that the side to move may play; none if and only if the game is over or,
	// in a position that is not settled, the side passes.
	Legal(v Variant, p Position) HouseSet
	// Next returns the position after the side to move has played house h, with the end of the game settled.
	Next(v Variant, p Position, h House) Position
	// Steps returns what happens seed by seed when the side to move plays house h; applying it gives what Next gives.
	Steps(v Variant, p Position, h House) []Step
	// Refusal says why house h of the side to move, which holds seeds, is not legal although other houses are.
	Refusal(v Variant, p Position, h House) error
	// MustFeed reports whether the side to move may only choose houses that reach the other row.
	MustFeed(v Variant, p Position) bool
	// Ended says how a game has ended that stands in a position without a legal move: by Majority, when the seeds stay
	// where they are, or by NoMove, when each side keeps the seeds of its own row. NoMethod says that it has not ended: the
	// side to move passes. A game never stands there, since [Variant.Settle] lets the other side move; a text may say so.
	Ended(v Variant, p Position) Method
}

// books holds the rules of each kind; those that are not registered have noBook.
var books = func() (all [maxKinds]Book) {
	for k := range all {
		all[k] = noBook{}
	}
	return all
}()

// Register makes a kind of game known by its name and returns its number. It is called when the program starts, from an
// init function of the one file or package that holds the game:
//
//	func init() { Kind = rules.Register("toy", &book{}) }
//
// The name is what texts begin with: small letters only. Register panics if the name is not, if it is taken, or if the
// usual variant cannot be played: those are faults of the program, which no file can cause.
func Register(name string, b Book) Kind {
	if name == "" || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") != "" {
		panic(fmt.Sprintf("rules: %q is no name for a game", name))
	}
	i, known := indexOf(kindNames, name)
	if !known {
		if len(kindNames) == maxKinds {
			panic("rules: too many games")
		}
		kindNames = append(kindNames, name)
		i = len(kindNames) - 1
	}
	k := Kind(i)
	if k.Playable() {
		panic(fmt.Sprintf("rules: the game %s is registered twice", name))
	}
	books[k] = b
	if err := k.Usual().Validate(); err != nil {
		books[k] = noBook{}
		if !known {
			kindNames = kindNames[:i]
		}
		panic(fmt.Sprintf("rules: the usual game of %s cannot be played: %v", name, err))
	}
	return k
}

// Kinds returns the kinds that can be played, in the order of their numbers.
func Kinds() (all []Kind) {
	for i := range kindNames {
		if k := Kind(i); k.Playable() {
			all = append(all, k)
		}
	}
	return all
}

// ParseKind reads the name of a kind that can be played.
func ParseKind(name string) (Kind, error) {
	i, ok := indexOf(kindNames, name)
	if !ok {
		var names []string
		for _, k := range Kinds() {
			names = append(names, k.String())
		}
		return 0, fmt.Errorf("unknown game %q: choose %s", clip(name), orList(names))
	}
	return Kind(i), nil
}

// String returns the name of the game in lower case.
func (k Kind) String() string { return nameOf(kindNames, int(k)) }

// Playable reports whether the rules of the kind are known.
func (k Kind) Playable() bool { return books[k] != Book(noBook{}) }

// Usual returns the variant that is played when nothing else is chosen. That of a kind which cannot be played is not
// valid.
func (k Kind) Usual() Variant {
	v := books[k].Usual()
	v.Kind = k
	return v
}

// Choices lists what may be chosen about a game of this kind, in the order in which texts name it.
func (k Kind) Choices() []Choice { return books[k].Choices() }

// noBook stands for the rules of a kind that has none: nothing about it is valid, and nothing can be played. So a variant
// that nobody has validated is over at once.
type noBook struct{}

var errNotPlayable = errors.New("this game is not playable yet")

func (noBook) Usual() Variant                               { return Variant{} }
func (noBook) Choices() []Choice                            { return nil }
func (noBook) Validate(Variant) error                       { return errNotPlayable }
func (noBook) Burnt(Variant) bool                           { return false }
func (noBook) Repeats(Variant) bool                         { return false }
func (noBook) MayAgree(Variant, Position) bool              { return false }
func (noBook) Legal(Variant, Position) HouseSet             { return 0 }
func (noBook) Next(_ Variant, p Position, _ House) Position { return p }
func (noBook) Steps(Variant, Position, House) []Step        { return nil }
func (noBook) Refusal(Variant, Position, House) error       { return ErrGameOver }
func (noBook) MustFeed(Variant, Position) bool              { return false }
func (noBook) Ended(Variant, Position) Method               { return NoMove }
