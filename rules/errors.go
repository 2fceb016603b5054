package rules

import "errors"

// The reasons why a move is refused. Each is one sentence that names the rule.
var (
	ErrEmptyHouse   = errors.New("the house is empty")
	ErrMustFeed     = errors.New("the opponent has no seeds: choose a house that reaches the other row")
	ErrGrandSlam    = errors.New("the move would capture every seed of the opponent, and another move is possible")
	ErrNotYourHouse = errors.New("the house does not belong to the side to move")
	ErrBurntHouse   = errors.New("the house is burnt in this round")
	ErrGameOver     = errors.New("the game is over")
	// ErrBetweenRounds refuses a move when a round is over and the next has not begun.
	ErrBetweenRounds = errors.New("the round is over: begin the next")
	// ErrRoundGoesOn refuses to begin the next round.
	ErrRoundGoesOn = errors.New("the round is not over")
	ErrNoSuchHouse = errors.New("there is no such house")
	// ErrMayNotAgree refuses an agreement to stop; see [Game.MayAgree].
	ErrMayNotAgree = errors.New("the players may not agree to stop here")
)
