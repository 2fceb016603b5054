package match

import "awele/rules"

// Player is who sits in a seat.
type Player uint8

// The players. Somebody at another machine will be one more.
const (
	Nobody Player = iota // an empty seat
	Child                // the child at this screen
	Friend               // another person at this screen
	Tux                  // the program
)

// Seat is one of the two places at a board: who sits there and what that player may do.
type Seat struct {
	Player  Player
	MayUndo bool // may take moves back
	MayHint bool // may ask for a hint
}

// Person reports whether a person sits there, who chooses houses with keys, the mouse or a finger.
func (s Seat) Person() bool { return s.Player == Child || s.Player == Friend }

// Seats are the two places, by side. The near side, which is the child's, is South.
type Seats [2]Seat

// AgainstTux are the seats of a child who plays against Tux.
func AgainstTux() Seats { return Seats{rules.South: {Child, true, true}, rules.North: {Player: Tux}} }

// WithFriend are the seats of two people at one screen.
func WithFriend() Seats {
	return Seats{rules.South: {Child, true, true}, rules.North: {Friend, true, true}}
}

// Shared reports whether two people sit at this screen, so that "you" could be either of them.
func (s Seats) Shared() bool { return s[rules.South].Person() && s[rules.North].Person() }

// Seating returns the seats of a child who plays with a friend, or else against Tux.
func Seating(friend bool) Seats {
	if friend {
		return WithFriend()
	}
	return AgainstTux()
}
