package tux

import (
	"math/rand/v2"
	"sync"
	"testing"

	"awele/rules"
	"awele/tux/endgame"
)

// eightSeeds knows all boards of 8 seeds.
var eightSeeds = sync.OnceValue(func() *endgame.Table {
	c, _ := endgame.For(oware())
	b := endgame.NewBuilder(endgame.NewTable(c), 8)
	for !b.Work(1 << 20) {
	}
	return b.Table()
})

// lateGame returns a game with some seeds left on the board and stores that make it close.
func lateGame(rnd *rand.Rand, seeds int) *rules.Game {
	var south, north [6]int
	for range seeds {
		if h := rnd.IntN(12); h < 6 {
			south[h]++
		} else {
			north[h-6]++
		}
	}
	store := (48 - seeds) / 2
	shift := rnd.IntN(5) - 2
	p, err := rules.NewPosition(south[:], north[:], store+shift, 48-seeds-store-shift, rules.Side(rnd.IntN(2)))
	if err != nil {
		panic(err)
	}
	return rules.NewGameAt(oware(), p)
}

// Where the table says that the game is won, the levels that ask it win it, and where it cannot be lost they do not lose,
// whatever the other side plays.
func TestWonEndgamesAreWon(t *testing.T) {
	table := eightSeeds()
	e, other := NewEngine(), NewEngine()
	e.Endgames(table)
	rnd := rand.New(rand.NewPCG(8, 1))
	won, held := 0, 0
	for i := range 300 {
		g := lateGame(rnd, 4+rnd.IntN(5))
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
				mustPlay(t, g, choice(e, g, level, 1, 1<<30))
			case i%3 == 0:
				mustPlay(t, g, choice(other, g, 6, uint64(i), 1<<30))
			default:
				legal := g.Legal()
				for range rnd.IntN(legal.Len()) {
					legal &= legal - 1
				}
				mustPlay(t, g, rules.Pit{Side: turn, House: legal.First()})
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

func mustPlay(t *testing.T, g *rules.Game, pit rules.Pit) {
	t.Helper()
	if err := g.Play(pit); err != nil {
		t.Fatalf("%v: %v\n%v", pit, err, g)
	}
}

// A hint never gives away what the table is sure of.
func TestHintKeepsWhatTheTableIsSureOf(t *testing.T) {
	table := eightSeeds()
	e := NewEngine()
	e.Endgames(table)
	rnd := rand.New(rand.NewPCG(9, 1))
	for range 100 {
		g := lateGame(rnd, 8)
		if g.Result().Over() {
			continue
		}
		p, me := g.Position(), g.Position().Turn()
		b, _ := table.Probe(p)
		lead := p.Store(me) - p.Store(me.Other())
		a := e.Advise(g)
		for !a.Work(1 << 30) {
		}
		a.Hint().check(t, g.Variant(), p)
		next := g.Variant().Next(p, a.Hint().House)
		after := next.Store(me) - next.Store(me.Other())
		if !g.Variant().Result(next).Over() {
			b, _ := table.Probe(next)
			after -= int(b.Hi)
		}
		if lead+int(b.Lo) > 0 && after <= 0 || lead+int(b.Lo) == 0 && after < 0 {
			t.Errorf("%v: sure of %d, after %+v of %d", p, lead+int(b.Lo), a.Hint(), after)
		}
	}
}

// A table for other rules is not asked.
func TestTableOfOtherRulesIsNotUsed(t *testing.T) {
	e := NewEngine()
	e.Endgames(eightSeeds())
	for _, slam := range []rules.GrandSlam{rules.Forbidden, rules.CaptureAll} {
		g := rules.NewGame(rules.NewOware(4, slam, rules.OfferShare), rules.South)
		e.Think(g, Levels, 1).Close()
		if e.search.ends != nil {
			t.Errorf("a table without slams is used for %v", slam)
		}
	}
	e.Think(rules.NewGame(oware(), rules.South), Levels, 1).Close()
	if e.search.ends == nil {
		t.Error("the table is not used")
	}
}
