package endgame

import (
	"testing"

	"awele/rules"
)

// A second, slower solution, from the definitions alone: for each number of seeds v it sweeps over all boards until
// nothing changes, and asks only the rules. It shares no code with the package but the numbers of the boards.
type naive struct {
	variant rules.Variant
	lo, hi  [][]int // by seeds on the board and number
}

// A naiveMove leads from a board to what is worth `worth` to the planner, or else to another board of the same seeds.
type naiveMove struct {
	to    int
	worth [2]int // if the planner made the move, or the other
	ends  bool
}

func (s *naive) solve(n int) {
	size := Boards(n)
	moves := make([][]naiveMove, size)
	row := make([]int, size)
	for i := range size {
		p := position(unrank(n, uint32(i)))
		row[i] = p.InRow(rules.South) - p.InRow(rules.North)
		for h := range s.variant.Legal(p).All() {
			next := s.variant.Next(p, h)
			gain := next.Store(rules.South) - next.Store(rules.North) + n
			left := next.InRow(rules.South) + next.InRow(rules.North)
			m := naiveMove{ends: left != n}
			x, _ := boardOf(next)
			to := int(rank(x))
			if m.ends {
				m.worth = [2]int{gain - s.hi[left][to], s.lo[left][to] - gain}
			} else {
				m.to = to
			}
			moves[i] = append(moves[i], m)
		}
		if len(moves[i]) == 0 {
			moves[i] = []naiveMove{{ends: true, worth: [2]int{row[i], -row[i]}}}
		}
	}
	lo, hi := make([]int, size), make([]int, size)
	for i := range size {
		lo[i], hi[i] = -n, n
	}
	for v := -n + 1; v <= n; v++ {
		won := naiveWon(moves, row, v)
		for i := range size {
			if won[mine][i] {
				lo[i] = v
			}
			if won[theirs][i] {
				hi[i] = -v
			}
		}
	}
	s.lo, s.hi = append(s.lo, lo), append(s.hi, hi)
}

// naiveWon returns from where the planner can get v: he reaches it, or stays for ever where his row holds v more.
func naiveWon(moves [][]naiveMove, row []int, v int) (won [2][]bool) {
	size := len(moves)
	won = [2][]bool{make([]bool, size), make([]bool, size)}
	// good says whether the side to move leaves the planner with v, if `boards` are good for him.
	good := func(boards [2][]bool, who, i int) bool {
		for _, m := range moves[i] {
			ok := m.worth[who] >= v
			if !m.ends {
				ok = boards[1-who][m.to]
			}
			if ok != (who == theirs) {
				return ok
			}
		}
		return who == theirs
	}
	sweep := func(boards [2][]bool, step func(who, i int) bool) (changed bool) {
		for who := range boards {
			for i := range size {
				if now := step(who, i); now != boards[who][i] {
					boards[who][i] = now
					changed = true
				}
			}
		}
		return changed
	}
	for {
		for sweep(won, func(who, i int) bool { return won[who][i] || good(won, who, i) }) {
		}
		stays := [2][]bool{make([]bool, size), make([]bool, size)}
		for i := range size {
			stays[mine][i], stays[theirs][i] = true, true
		}
		for sweep(stays, func(who, i int) bool {
			own := row[i]
			if who == theirs {
				own = -own
			}
			return won[who][i] || stays[who][i] && own >= v && good(stays, who, i)
		}) {
		}
		if !sweep(won, func(who, i int) bool { return stays[who][i] }) {
			return won
		}
	}
}

func TestASlowerSolutionIsTheSame(t *testing.T) {
	for _, slam := range slams {
		s := naive{variant: variant(slam), lo: [][]int{{0}}, hi: [][]int{{0}}}
		for n := 1; n <= naiveSeeds; n++ {
			s.solve(n)
			for i := range s.lo[n] {
				b := unrank(n, uint32(i))
				want := Bounds{int8(s.lo[n][i]), int8(s.hi[n][i])}
				if got := built(slam).at(n, b); got != want {
					t.Fatalf("%v: %v has %v, want %v", slam, position(b), got, want)
				}
			}
		}
	}
}
