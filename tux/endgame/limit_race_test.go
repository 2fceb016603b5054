//go:build race

package endgame

// The tests under the race detector are the same with fewer seeds.
const (
	checkedSeeds = 5
	naiveSeeds   = 4
	builtSeeds   = 8
	wholeSeeds   = 2
)
