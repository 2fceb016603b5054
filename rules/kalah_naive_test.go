package rules

import (
	"slices"
	"testing"

	"awele/internal/long"
)

// kalahNaive is a second, independent set of rules of Kalah, written from the rule book alone with plain numbers:
// fourteen pits in a circle, of which 6 and 13 are the stores. It shares no code with the package.
type kalahNaive struct {
	pit   [14]int
	turn  int // 0 or 1; side 0 owns the pits 0 to 6
	ended bool
}

func kalahNaiveFrom(p Position) (n kalahNaive) {
	for h := range 6 {
		n.pit[h] = p.Seeds(Pit{South, House(h)})
		n.pit[7+h] = p.Seeds(Pit{North, House(h)})
	}
	n.pit[6], n.pit[13] = p.Store(South), p.Store(North)
	n.turn = int(p.Turn())
	return n
}

func (n kalahNaive) position() Position {
	p, err := NewPosition(n.pit[:6], n.pit[7:13], n.pit[6], n.pit[13], Side(n.turn))
	if err != nil {
		panic(err)
	}
	return p
}

func (n kalahNaive) inRow(side int) (seeds int) {
	for _, s := range n.pit[7*side : 7*side+6] {
		seeds += s
	}
	return seeds
}

// settle ends the game when a row is empty.
func (n *kalahNaive) settle() {
	if n.inRow(0) > 0 && n.inRow(1) > 0 {
		return
	}
	n.ended = true
	for side := range 2 {
		n.pit[7*side+6] += n.inRow(side)
		for h := 7 * side; h < 7*side+6; h++ {
			n.pit[h] = 0
		}
	}
}

// legal returns the houses, 0 to 5 from the mover's left, that may be played.
func (n kalahNaive) legal() (houses []int) {
	for h := range 6 {
		if !n.ended && n.pit[7*n.turn+h] > 0 {
			houses = append(houses, h)
		}
	}
	return houses
}

// play plays a house, 0 to 5 from the mover's left, and reports what happened: whether the last seed fell into the store,
// and how many seeds were taken opposite.
func (n *kalahNaive) play(h int) (inStore bool, taken int) {
	at := 7*n.turn + h
	store, others := 7*n.turn+6, 7*(1-n.turn)+6
	hand := n.pit[at]
	n.pit[at] = 0
	for hand > 0 {
		at = (at + 1) % 14
		if at == others {
			continue
		}
		n.pit[at]++
		hand--
	}
	if own := at >= 7*n.turn && at < store; own && n.pit[at] == 1 && n.pit[12-at] > 0 {
		taken = n.pit[12-at]
		n.pit[store] += 1 + taken
		n.pit[at], n.pit[12-at] = 0, 0
	}
	inStore = at == store
	n.settle()
	if !inStore || n.ended {
		n.turn = 1 - n.turn
	}
	return inStore, taken
}

// kalahVariants returns every variant of Kalah.
func kalahVariants() (all []Variant) {
	for seeds := 3; seeds <= 6; seeds++ {
		all = append(all, NewKalah(seeds))
	}
	return all
}

// The fast path, the steps and the second set of rules agree on every move of random games of Kalah.
func TestRandomGamesOfKalah(t *testing.T) {
	moves := randomMoves
	if testing.Short() {
		moves = 100_000
	}
	moves = long.Times(moves)
	d := dice(21)
	met := map[string]int{}
	for _, v := range kalahVariants() {
		for n := tallyMoves(moves, 4); n > 0; {
			n -= randomGameOfKalah(t, v, &d, met)
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("%v", met)
	for _, what := range []string{
		"extra turn", "capture", "opposite an empty house", "13 seeds and more", "the last seed ends it in the store",
		"a capture empties the other row", "the own row runs empty", "draw",
	} {
		if met[what] < 20 {
			t.Errorf("%d of %q: too few to prove anything", met[what], what)
		}
	}
}

// randomGameOfKalah plays one random game, compares every move, and returns the number of moves.
func randomGameOfKalah(t *testing.T, v Variant, d *dice, met map[string]int) (moves int) {
	t.Helper()
	p := v.Settle(randomStart(v, d))
	want := kalahNaiveFrom(p)
	want.settle()
	q := v.Quick(p)
	for ; ; moves++ {
		if got := houses(v.Legal(p)); !slices.Equal(got, want.legal()) {
			t.Fatalf("%s: legal are %v, want %v", p, got, want.legal())
		}
		if v.Result(p).Over() {
			if v.Result(p) != (Result{outcomeOf(p), NoMove}) || p != want.position() {
				t.Fatalf("%s: %v", p, v.Result(p))
			}
			met[outcomeOf(p).String()]++
			return moves + 1
		}
		h := d.pick(v.Legal(p))
		before := want
		inStore, taken := want.play(int(h))
		next := v.Next(p, h)
		if told := Apply(p, v.Steps(p, h)); told != next || next != want.position() || next != q.Next(p, h) || next.Total() != p.Total() {
			t.Fatalf("%s %s: %s, by the steps %s, want %s", p, h.Letter(p.Turn()), next, told, want.position())
		}
		mover := before.turn
		for what, seen := range map[string]bool{
			"extra turn":                         next.Turn() == p.Turn(),
			"capture":                            taken > 0,
			"13 seeds and more":                  before.pit[7*mover+int(h)] >= 13,
			"the last seed ends it in the store": inStore && want.ended,
			"a capture empties the other row":    taken > 0 && want.ended && taken == before.inRow(1-mover),
			"the own row runs empty":             !inStore && taken == 0 && want.ended,
			"opposite an empty house":            kalahTakesNothing(before, int(h)),
		} {
			if seen {
				met[what]++
			}
		}
		p = next
	}
}

// kalahTakesNothing reports whether house h ends in an own empty house, with nothing opposite.
func kalahTakesNothing(n kalahNaive, h int) bool {
	at := h + n.pit[7*n.turn+h]
	return at < 6 && n.pit[7*n.turn+at] == 0 && n.pit[7*(1-n.turn)+5-at] == 0
}
