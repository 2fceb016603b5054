package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/search"
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

// In a game that is quiet for very long Tux captures if he can, and else gives the child a capture that pays, as small as can be.
func TestVeryQuietGamesEnd(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 4))
	took, gave := 0, 0
	for range 3000 {
		g := tuxtest.LateGame(rnd, 5+rnd.IntN(8))
		if g.Result().Over() {
			continue
		}
		s := situationOf(g)
		var moves []search.RankedMove
		own, least := 0, rules.MaxSeeds
		for h := range g.Legal().All() {
			next := s.variant.Next(s.pos, h)
			moves = append(moves, search.RankedMove{House: h, Next: next})
			own = max(own, storedIn(next)-storedIn(s.pos))
			if n := profit(s.variant, next); n > 0 {
				least = min(least, n)
			}
		}
		r := search.RankingOf(moves...)
		d := mood{way: giving, tolerance: 1}
		next := s.variant.Next(s.pos, d.choose(&r, s, rnd))
		switch got := storedIn(next) - storedIn(s.pos); {
		case s.variant.Result(next).Won(s.pos.Turn()):
		case own > 0:
			if took++; got != own {
				t.Fatalf("%v: Tux stores %d, not %d", s.pos, got, own)
			}
		case least < rules.MaxSeeds:
			if gave++; profit(s.variant, next) != least {
				t.Fatalf("%v: Tux gives %d, not %d", s.pos, profit(s.variant, next), least)
			}
		}
	}
	if took < 200 || gave < 200 {
		t.Errorf("only %d captures and %d gifts", took, gave)
	}
}

// profit returns the most that the side to move can capture with one move less what the other then captures, 0 where no
// capture pays.
func profit(v rules.Variant, p rules.Position) (gain int) {
	me := p.Turn()
	for h := range v.Legal(p).All() {
		next := v.Next(p, h)
		taken, lost := next.Store(me)-p.Store(me), 0
		for a := range v.Legal(next).All() {
			lost = max(lost, v.Next(next, a).Store(me.Other())-next.Store(me.Other()))
		}
		if taken > 0 {
			gain = max(gain, taken-lost)
		}
	}
	return gain
}
