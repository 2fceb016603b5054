package puzzles

import "math/rand/v2"

// A rating is how hard the next puzzle is to be, in hundredths of a step: 100 is in the middle of step 1.
const (
	firstRating = 100
	mostRating  = 100 * Steps
	up, down    = 25, 40 // after a puzzle that was right at the first try, and after one that was not
)

// Next returns the puzzle that fits how the last ones went: one of the step of the rating that was not tried yet, or else
// tried longest ago. Chance comes from the seed. ok is false where there are none.
func Next(of []Puzzle, rating int, seen []int, seed uint64) (p *Puzzle, ok bool) {
	if len(of) == 0 {
		return nil, false
	}
	tried := map[int]int{} // and when, from 1
	for i, n := range seen {
		tried[n] = i + 1
	}
	step := (sane(rating) + 50) / 100
	var fresh []*Puzzle
	for away := 0; away < Steps && len(fresh) == 0; away++ {
		for i := range of {
			if d := of[i].Step - step; (d == away || d == -away) && tried[of[i].Number] == 0 {
				fresh = append(fresh, &of[i])
			}
		}
	}
	if len(fresh) > 0 {
		return fresh[rand.New(rand.NewPCG(seed, 0x70757a7a)).IntN(len(fresh))], true
	}
	oldest := &of[0]
	for i := range of {
		if tried[of[i].Number] < tried[oldest.Number] {
			oldest = &of[i]
		}
	}
	return oldest, true
}

// Rate returns the rating after a puzzle: a little up where it was right at the first try, else a little more down.
func Rate(rating int, first bool) int {
	if first {
		return min(sane(rating)+up, mostRating)
	}
	return max(sane(rating)-down, firstRating)
}

// sane returns a rating within its bounds; 0 is that of a child who begins.
func sane(rating int) int { return min(max(rating, firstRating), mostRating) }
