package rules

import (
	"testing"
	"unsafe"
)

// A search plays millions of moves: none may touch the heap.
func TestMovesAllocateNothing(t *testing.T) {
	tried := []Variant{congkakInTurn(), NewKalah(4)}
	for _, slam := range slamRules {
		tried = append(tried, NewOware(4, slam, OfferShare))
	}
	for _, v := range tried {
		positions := samplePositions(v, 1000)
		for what, do := range map[string]func(p Position){
			"Legal":  func(p Position) { sinkSet = v.Legal(p) },
			"Next":   func(p Position) { sinkPosition = v.Next(p, v.Legal(p).First()) },
			"Result": func(p Position) { sinkResult = v.Result(p) },
			"Check": func(p Position) {
				for h := range House(7) {
					sinkError = v.Check(p, Pit{p.Turn(), h})
				}
			},
			"All": func(p Position) {
				for h := range v.Legal(p).All() {
					sinkPosition = v.Next(p, h)
				}
			},
		} {
			n := testing.AllocsPerRun(1, func() {
				for _, p := range positions {
					do(p)
				}
			})
			if n != 0 {
				t.Errorf("%s, %s: %v allocations in %d positions", v, what, n, len(positions))
			}
		}
	}
}

// A search keeps millions of positions: each is two words and the side to move. What only an opening knows is in the game,
// and burnt houses lie in the words.
func TestPositionIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Position{}); size != 24 {
		t.Errorf("a position takes %d bytes", size)
	}
}
