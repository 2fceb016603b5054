package rules

import "errors"

// The reasons why a move is refused. Each is one sentence that names the rule.
var (
	ErrEmptyHouse   = errors.New("the house is empty")
	ErrMustFeed     = errors.New("the opponent has no seeds: choose a house that reaches the other row")
	ErrGrandSlam    = errors.New("the move would capture every seed of the opponent, and another move is possible")
	ErrNotYourHouse = errors.New("the house does not belong to the side to move")
	ErrGameOver     = errors.New("the game is over")
	ErrNoSuchHouse  = errors.New("there is no such house")
	// ErrMayNotAgree refuses an agreement to stop; see [Game.MayAgree].
	ErrMayNotAgree = errors.New("the players may not agree to stop here")
)
