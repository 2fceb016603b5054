package search

// OwareWeights are what a house of Oware is worth, in parts of a seed (see [SeedValue]): by phase, by house from the left
// of its side, and by bucket of its seeds. They were fitted to how games of the search with itself ended, in several rounds; see tools/fit. At
// equal time, 40 ms a move, a search with them scored 76 % of 281 games against one with the plain evaluation.
type OwareWeights [OwarePhases][6][OwareBuckets]int16

// OwarePhases is the number of phases of a game, and OwareBuckets that of the weights of a house.
const (
	OwarePhases  = 3
	OwareBuckets = 16
)

// OwarePhase returns the phase of a game with so many seeds left on the board: early, middle and late.
func OwarePhase(left int) int {
	switch {
	case left > 31:
		return 0
	case left > 17:
		return 1
	}
	return 2
}

// OwareBucket returns the weight of a house that counts with so many seeds in it: numbers that seldom lie in one share a
// weight.
func OwareBucket(seeds int) int {
	switch {
	case seeds <= 11:
		return seeds
	case seeds <= 13:
		return 12
	case seeds <= 15:
		return 13
	case seeds <= 19:
		return 14
	}
	return OwareBuckets - 1
}

// owareWeights are the weights by number of seeds, so that a search looks up one number a house.
var owareWeights = func() (all [OwarePhases][6][128]int32) {
	for phase := range all {
		for h := range all[phase] {
			for n := range all[phase][h] {
				all[phase][h][n] = int32(owareFit[phase][h][OwareBucket(n)])
			}
		}
	}
	return all
}()
