package screen

import (
	"strconv"

	"awele/tux"
)

// What moves for decoration is counted in ticks: how long it goes on when nobody does anything, and how long and how often
// Tux shuts his eyes.
const (
	IdleFor    = 5 * 60
	BlinkFor   = 8
	BlinkEvery = 150
)

// LevelPicture returns the name of the picture of Tux at that level.
func LevelPicture(l tux.Level) string { return levelPictures[l.Valid()] }

var levelPictures = func() (names [tux.Levels + 1]string) {
	for i := range names {
		names[i] = "level-" + strconv.Itoa(i)
	}
	return names
}()
