package endgame

import (
	"math/rand/v2"
	"slices"
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
	last := board(MaxSeeds)
	if r := rank(last); int(r) != Boards(MaxSeeds)-1 || unrank(MaxSeeds, r) != last {
		t.Errorf("the last board of %d seeds has number %d", MaxSeeds, r)
	}
}

// sample yields every board of up to checkedSeeds, and many of each larger number.
func sample(yield func(n int, b board) bool) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for n := range MaxSeeds + 1 {
		for r, step := 0, 1; r < Boards(n); r += step {
			if !yield(n, unrank(n, uint32(r))) {
				return
			}
			if n > checkedSeeds {
				step = 1 + rnd.IntN(Boards(n)/5000)
			}
		}
	}
}

func TestBlocksHoldAllBoardsInOrder(t *testing.T) {
	for n := range checkedSeeds + 1 {
		r := uint32(0)
		for _, block := range blocksOf(n) {
			for i, row := range rowsInOrder()[block.own] {
				if b := block.opp | board(row); b != unrank(n, r) || r != block.start+uint32(i) {
					t.Fatalf("number %d of %d seeds is %x, want %x", r, n, b, unrank(n, r))
				}
				r++
			}
		}
		if int(r) != Boards(n) {
			t.Errorf("%d boards of %d seeds in the blocks, want %d", r, n, Boards(n))
		}
	}
}

func TestRowsArePacked(t *testing.T) {
	for n, b := range sample {
		own, opp := b.rows()
		x, seeds := boardOf(rules.FromRows(own|40<<56, opp|3<<56, rules.North))
		p := position(b)
		if pack(own, opp) != b || x != b || seeds != n || b.turned() != pack(opp, own) || b.ownSeeds() != p.InRow(rules.South) {
			t.Fatalf("%x has the rows %x and %x, and those %x", b, own, opp, x)
		}
	}
}

// Moves are what the rules play.
func TestTurnsAreTheMovesOfTheRules(t *testing.T) {
	for _, slam := range slams {
		for n, b := range sample {
			var moves [inRow]turn
			var houses rules.HouseSet
			p := position(b)
			for _, m := range moves[:turns(variant(slam), b, &moves)] {
				houses |= 1 << m.house
				next := variant(slam).Next(p, m.house)
				x, left := boardOf(next)
				gain := next.Store(rules.South) - next.Store(rules.North) + n
				if want := (turn{m.house, gain, left, x}); m != want {
					t.Fatalf("%v: %v: %+v, want %+v", slam, p, m, want)
				}
			}
			if legal := variant(slam).Legal(p); houses != legal {
				t.Fatalf("%v: %v: houses %b, want %b", slam, p, houses, legal)
			}
		}
	}
}

// What is taken back is exactly what the rules play, move by move.
func TestOriginsAreTheMovesOfTheRules(t *testing.T) {
	for _, slam := range slams {
		for n := 0; n <= checkedSeeds; n++ {
			counts := make([]int, Boards(n))
			for r := range counts {
				p := position(unrank(n, uint32(r)))
				for h := range variant(slam).Legal(p).All() {
					if x, left := boardOf(variant(slam).Next(p, h)); left == n {
						counts[rank(x)]++
					}
				}
			}
			for r := range counts {
				checkOrigins(t, slam, unrank(n, uint32(r)), counts[r])
			}
		}
		// A sowing goes all round from 12 seeds on.
		for n, b := range sample {
			if n > checkedSeeds {
				checkOrigins(t, slam, b, -1)
				checkMovesAreOrigins(t, slam, b)
			}
		}
	}
}

// checkOrigins checks that each of the origins of b, as many as count if that is not negative, leads to b.
func checkOrigins(t *testing.T, slam rules.GrandSlam, b board, count int) {
	t.Helper()
	var from [maxOrigins]origin
	k := origins(slam, b, &from)
	if count >= 0 && k != count {
		t.Fatalf("%v: %d moves lead to %x, %d are taken back", slam, count, b, k)
	}
	for _, o := range from[:k] {
		p := position(o.board)
		if !variant(slam).Legal(p).Has(o.house) {
			t.Fatalf("%v: %d cannot be played in %x", slam, o.house, o.board)
		}
		if x, _ := boardOf(variant(slam).Next(p, o.house)); x != b {
			t.Fatalf("%v: %d played in %x does not lead to %x", slam, o.house, o.board, b)
		}
	}
}

// checkMovesAreOrigins checks that each move of b without a capture is taken back once.
func checkMovesAreOrigins(t *testing.T, slam rules.GrandSlam, b board) {
	t.Helper()
	for h := range variant(slam).Legal(position(b)).All() {
		next, ok := quiet(slam, b, int(h))
		if !ok {
			continue
		}
		var from [maxOrigins]origin
		back := from[:origins(slam, next, &from)]
		if i := slices.Index(back, origin{h, b}); i < 0 || slices.Contains(back[i+1:], back[i]) {
			t.Fatalf("%v: house %d of %x, which leads to %x, is not taken back once", slam, h, b, next)
		}
	}
}
