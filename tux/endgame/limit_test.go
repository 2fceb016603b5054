//go:build !race

package endgame

// How many seeds the tests go up to. The race detector makes the same work ten times slower, and has fewer; see
// limit_race_test.go.
const (
	checkedSeeds = 8  // every board is checked
	naiveSeeds   = 5  // a second, slower solution is compared
	builtSeeds   = 12 // boards are drawn at random
	wholeSeeds   = 3  // every game is played
)
