package rules

import (
	"slices"
	"testing"

	"awele/internal/long"
)

// randomMoves is the number of random moves compared, over all variants. Fewer would prove less: keep it.
const randomMoves = 2_000_000

// longGame is where a random game is left: without an end by repetition many would go round in circles.
const longGame = 60

// tally counts what the random games came across, so that the test cannot pass by never meeting a rule.
type tally struct {
	moves, games, captures, forfeits, skips, sweeps, extra, feeds, slamsTaken, refused int
	methods                                                                            map[Method]int
}

// The fast path, the steps and the second set of rules agree on every move of random games in every variant.
func TestRandomGames(t *testing.T) {
	var all tally
	all.methods = map[Method]int{}
	d := dice(20)
	kinds := variants()
	moves := long.Times(randomMoves)
	for _, v := range kinds {
		for n := tallyMoves(moves, len(kinds)); n > 0; {
			n -= randomGame(t, v, &d, min(n, longGame), &all)
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("%+v", all)
	if all.moves < moves {
		t.Errorf("%d moves compared, want %d", all.moves, moves)
	}
	for what, n := range map[string]int{
		"captures": all.captures, "forfeited slams": all.forfeits, "skipped houses": all.skips, "sweeps": all.sweeps,
		"extra turns": all.extra, "forced feeding": all.feeds, "slams taken under Forbidden": all.slamsTaken,
		"slams refused": all.refused, "majorities": all.methods[Majority], "games without a move": all.methods[NoMove],
	} {
		if n < 20 {
			t.Errorf("%d %s in %d games: too few to prove anything", n, what, all.games)
		}
	}
}

// tallyMoves divides the moves among the variants, rounded up.
func tallyMoves(moves, among int) int { return (moves + among - 1) / among }

// randomStart returns the start of v, or a board with few seeds left, where slams, feeding and ends are frequent.
func randomStart(v Variant, d *dice) Position {
	first := Side(d.roll(2))
	if d.roll(6) == 0 {
		return v.Start(first)
	}
	var rows [2][]int
	left := 2 * v.Houses * v.Seeds
	empty := 1 + d.roll(4) // of empty + 1 houses about one holds seeds
	for s := range rows {
		for range v.Houses {
			n := 0
			if d.roll(empty+1) == 0 {
				n = 1 + d.roll(4)
				if d.roll(12) == 0 {
					n = d.roll(20)
				}
			}
			n = min(n, left)
			left -= n
			rows[s] = append(rows[s], n)
		}
	}
	p, err := NewPosition(rows[0], rows[1], left/2, left-left/2, first)
	if err != nil {
		panic(err)
	}
	return p
}

// randomGame plays one random game of at most most moves, compares every move, and returns the number of moves.
func randomGame(t *testing.T, v Variant, d *dice, most int, all *tally) (moves int) {
	p := v.Settle(randomStart(v, d))
	total := p.Total()
	want := naiveFrom(v.Slam.String(), p)
	want.settle()
	all.games++
	for {
		legal := v.Legal(p)
		if got := houses(legal); !slices.Equal(got, want.legal()) {
			t.Fatalf("%s: %s: legal are %v, want %v", v, p, got, want.legal())
		}
		if got := v.Result(p); got.Outcome.String() != want.winner() || got.Method.String() != want.method {
			t.Fatalf("%s: %s: %v, want %s by %s", v, p, got, want.winner(), want.method)
		}
		if legal == 0 {
			all.methods[v.Result(p).Method]++
			return moves
		}
		if moves == most {
			return moves
		}
		if v.MustFeed(p) {
			all.feeds++
		}
		all.refused += countErrors(v, p, ErrGrandSlam)
		h := d.pick(legal)
		steps := v.Steps(p, h)
		all.count(v, steps)
		next := v.Next(p, h)
		if told := Apply(p, steps); told != next {
			t.Fatalf("%s: %s %s: the steps %v lead to %s, the move to %s", v, p, h.Letter(p.Turn()), steps, told, next)
		}
		want.play(int(h))
		if next != want.position() {
			t.Fatalf("%s: %s %s: %s, want %s", v, p, h.Letter(p.Turn()), next, want.position())
		}
		if next.Total() != total {
			t.Fatalf("%s: %s %s: %d seeds became %d", v, p, h.Letter(p.Turn()), total, next.Total())
		}
		p = next
		moves++
		all.moves++
	}
}

func houses(s HouseSet) (list []int) {
	for h := range s.All() {
		list = append(list, int(h))
	}
	return list
}

// countErrors counts the houses of the side to move that are refused for the given reason.
func countErrors(v Variant, p Position, reason error) (n int) {
	for h := range House(v.Houses) {
		if v.Check(p, Pit{p.Turn(), h}) == reason {
			n++
		}
	}
	return n
}

// count adds what the steps of a move tell.
func (all *tally) count(v Variant, steps []Step) {
	captured, sweptOwn, sweptOther := false, false, false
	mover := steps[0].From.Side
	for _, s := range steps {
		switch s.Kind {
		case Capture:
			all.captures++
			captured = true
		case SlamForfeited:
			all.forfeits++
		case Skip:
			all.skips++
		case ExtraTurn:
			all.extra++
		case Sweep:
			all.sweeps++
			sweptOwn = sweptOwn || s.From.Side == mover
			sweptOther = sweptOther || s.From.Side != mover
		}
	}
	if captured && sweptOwn && !sweptOther && v.Slam == Forbidden {
		all.slamsTaken++
	}
}
