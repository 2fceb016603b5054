package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// Where the table says that the game is won, the levels that ask it win it, and where it cannot be lost they do not lose,
// whatever the other side plays.
func TestWonEndgamesAreWon(t *testing.T) {
	table := tuxtest.EightSeeds()
	e, other := NewEngine(), NewEngine()
	e.Endgames(table)
	rnd := rand.New(rand.NewPCG(8, 1))
	won, held := 0, 0
	for i := range 300 {
		g := tuxtest.LateGame(rnd, 4+rnd.IntN(5))
		if g.Result().Over() {
			continue
		}
		p, me := g.Position(), g.Position().Turn()
		b, ok := table.Probe(p)
		if !ok {
			t.Fatalf("%v is not in the table", p)
		}
		low := p.Store(me) - p.Store(me.Other()) + int(b.Lo)
		if low < 0 {
			continue
		}
		for !g.Result().Over() {
			level := tableLevel + Level(i/3%(Levels-tableLevel+1))
			switch turn := g.Position().Turn(); {
			case turn == me:
				tuxtest.Play(t, g, choice(e, g, level, 1, 1<<30))
			case i%3 == 0:
				tuxtest.Play(t, g, choice(other, g, 6, uint64(i), 1<<30))
			default:
				legal := g.Legal()
				for range rnd.IntN(legal.Len()) {
					legal &= legal - 1
				}
				tuxtest.Play(t, g, rules.Pit{Side: turn, House: legal.First()})
			}
		}
		if low > 0 {
			won++
		} else {
			held++
		}
		if r := g.Result(); low > 0 && !r.Won(me) || r.Won(me.Other()) {
			t.Errorf("from %v, sure of %d: %v\n%v", p, low, r, g)
		}
	}
	if won < 50 || held < 10 {
		t.Errorf("only %d won and %d held endgames", won, held)
	}
}
