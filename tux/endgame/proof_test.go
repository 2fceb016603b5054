package endgame

import (
	"testing"

	"awele/rules"
)

// What Lo and Hi promise is proved for every board, from the table alone. Let the planner play Move wherever he is to
// move. Then what is promised never falls, move by move; so where a game goes on for ever, it does so among boards with
// the same promise. If each way round among those stays on boards where his row holds as much more as was promised, then
// whenever and wherever a board comes back, the planner keeps what was promised.
func TestMoveKeepsWhatIsPromised(t *testing.T) {
	for _, slam := range slams {
		table := built(slam)
		for n := 1; n <= checkedSeeds; n++ {
			proof{t: t, table: table, n: n, variant: variant(slam)}.check()
		}
	}
}

type proof struct {
	t       *testing.T
	table   *Table
	variant rules.Variant
	n       int
}

// A state is the number of a board, doubled, and one more where the other is to move.
type state = int

func (p proof) board(s state) board { return unrank(p.n, uint32(s/2)) }

// promise is what the planner is promised.
func (p proof) promise(s state) int8 {
	b := p.table.at(p.n, p.board(s))
	if s%2 == mine {
		return b.Lo
	}
	return -b.Hi
}

// row is what the planner's row holds more.
func (p proof) row(s state) int8 {
	b := p.board(s)
	row := int8(b.ownSeeds() - b.turned().ownSeeds())
	if s%2 == theirs {
		row = -row
	}
	return row
}

// next returns the boards of the same layer that may follow, and checks that no promise is broken on the way.
func (p proof) next(s state) (same []state) {
	b, promise := p.board(s), p.promise(s)
	pos := position(b)
	legal := p.variant.Legal(pos)
	if legal == 0 && p.row(s) < promise {
		p.t.Errorf("%v: %v, state %d: %d at the end, %d were promised", p.variant.Slam, pos, s%2, p.row(s), promise)
	}
	if s%2 == mine && legal != 0 {
		h, _ := p.table.Move(pos)
		legal = 1 << h & legal
		if legal == 0 {
			p.t.Fatalf("%v: %d is no move in %v", p.variant.Slam, h, pos)
		}
	}
	for h := range legal.All() {
		next := p.variant.Next(pos, h)
		after, _ := p.table.Probe(next)
		gain := int8(next.Store(rules.South) - next.Store(rules.North) + p.n)
		kept := gain - after.Hi
		if s%2 == theirs {
			kept = after.Lo - gain
		}
		if kept < promise {
			p.t.Errorf("%v: %v, state %d: house %d leaves %d, %d were promised", p.variant.Slam, pos, s%2, h, kept, promise)
		}
		if x, n := boardOf(next); n == p.n {
			if to := state(rank(x))*2 + 1 - s%2; p.promise(to) == promise {
				same = append(same, to)
			}
		}
	}
	return same
}

// check looks for the ways round by the algorithm of Tarjan, without recursion.
func (p proof) check() {
	size := 2 * Boards(p.n)
	index, low := make([]int, size), make([]int, size)
	onPath := make([]bool, size)
	var path []state
	type call struct {
		s    state
		next []state
	}
	count := 0
	for root := range size {
		if index[root] != 0 {
			continue
		}
		var calls []call
		enter := func(s state) {
			count++
			index[s], low[s] = count, count
			path, onPath[s] = append(path, s), true
			calls = append(calls, call{s, p.next(s)})
		}
		for enter(root); len(calls) > 0; {
			c := &calls[len(calls)-1]
			if len(c.next) > 0 {
				to := c.next[0]
				c.next = c.next[1:]
				if index[to] == 0 {
					enter(to)
				} else if onPath[to] {
					low[c.s] = min(low[c.s], index[to])
				}
				continue
			}
			s := c.s
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				up := calls[len(calls)-1].s
				low[up] = min(low[up], low[s])
			}
			if low[s] != index[s] {
				continue
			}
			k := len(path) - 1
			for path[k] != s {
				k--
			}
			round := path[k:]
			path = path[:k]
			for _, x := range round {
				onPath[x] = false
				if len(round) > 1 && p.row(x) < p.promise(x) {
					p.t.Errorf("%v: a way round %v keeps %d, %d were promised", p.variant.Slam, position(p.board(x)), p.row(x), p.promise(x))
				}
			}
		}
	}
}
