package ogn

import (
	"errors"
	"fmt"

	"awele/rules"
)

const (
	// MaxSize is the size in bytes of the largest file that is read.
	MaxSize = 1 << 20
	// maxSowings is how many sowings a game may have. With so many its text in the notation of package rules can still
	// be read back.
	maxSowings = 10_000
)

// File is what was read from a file.
type File struct {
	Game *rules.Game // the first in the file
	// Tags are those of the game by their names, without Variant, FEN and Result, which the game has itself, and without
	// those whose value is not known.
	Tags  map[string]string
	Games int // how many the file holds; only the first is read
}

// abapa is the value of the tag Variant for the usual game of Oware, so that other programs know it.
const abapa = "Oware Abapa"

// Error says where a file is wrong, and for a move also which one it is.
type Error struct {
	Line   int    // from 1
	Number int    // of the pair of turns, as the file numbers them; 0 if it is not about a turn
	Word   string // the turn
	Err    error
}

// Error returns one sentence.
func (e *Error) Error() string {
	if e.Number == 0 {
		return fmt.Sprintf("line %d: %v", e.Line, e.Err)
	}
	return fmt.Sprintf("line %d: move %d, %q: %v", e.Line, e.Number, e.Word, e.Err)
}

// Unwrap returns what is wrong.
func (e *Error) Unwrap() error { return e.Err }

// What can be wrong with a turn, besides the reasons of package rules.
var (
	ErrNoMove  = errors.New("this is no move")
	ErrCount   = errors.New("the seeds behind the plus are not those of the move")
	ErrNoPass  = errors.New("who can move does not pass")
	ErrNoTurn  = errors.New("the opening asks for no such choice")
	ErrTooLong = errors.New("this is longer than any game")
)
