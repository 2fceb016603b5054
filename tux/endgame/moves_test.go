package endgame

import (
	"testing"

	"awele/rules"
)

var slams = []rules.GrandSlam{rules.NoCapture, rules.Forbidden}

func variant(slam rules.GrandSlam) rules.Variant { return rules.NewOware(4, slam, rules.OfferShare) }

func TestEveryBoardHasItsNumber(t *testing.T) {
	for n := 0; n <= checkedSeeds; n++ {
		for r := range uint32(Boards(n)) {
			b := unrank(n, r)
			if b.seeds() != n || rank(b) != r {
				t.Fatalf("number %d of %d seeds is %x, which has %d seeds and number %d", r, n, b, b.seeds(), rank(b))
			}
		}
	}
	for n, want := range map[int]int{0: 1, 1: 12, 12: 1352078, 16: 13037895} {
		if Boards(n) != want {
			t.Errorf("%d boards of %d seeds, want %d", Boards(n), n, want)
		}
	}
	last := board{own: MaxSeeds}
	if r := rank(last); int(r) != Boards(MaxSeeds)-1 || unrank(MaxSeeds, r) != last {
		t.Errorf("the last board of %d seeds has number %d", MaxSeeds, r)
	}
}

// What is taken back is exactly what the rules play, move by move.
func TestOriginsAreTheMovesOfTheRules(t *testing.T) {
	for _, slam := range slams {
		for n := 0; n <= checkedSeeds; n++ {
			counts := make([]int, Boards(n))
			for r := range counts {
				var moves [inRow]turn
				for _, m := range moves[:turns(variant(slam), unrank(n, uint32(r)), &moves)] {
					if m.left == n {
						counts[rank(m.next)]++
					}
				}
			}
			for r := range counts {
				var from [maxOrigins]origin
				b := unrank(n, uint32(r))
				k := origins(slam, b, &from)
				if k != counts[r] {
					t.Fatalf("%v: %d moves lead to %x, %d are taken back", slam, counts[r], b, k)
				}
				for _, o := range from[:k] {
					p := position(o.board)
					if !variant(slam).Legal(p).Has(o.house) {
						t.Fatalf("%v: %d cannot be played in %x", slam, o.house, o.board)
					}
					other, mover := variant(slam).Next(p, o.house).Rows()
					if (board{other & rowMask, mover & rowMask}) != b {
						t.Fatalf("%v: %d played in %x does not lead to %x", slam, o.house, o.board, b)
					}
				}
			}
		}
	}
}
