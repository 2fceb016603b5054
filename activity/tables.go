package activity

import (
	"awele/activity/match"
	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
)

// endgameTables gives the engine the endgame tables of the game that is on the board, which are fetched or built in the
// background.
//
// The same game, level and seed shall give the same move on every machine, today and tomorrow. So Tux does not know as
// much as the table happens to have grown to: his table has the same number of seeds everywhere, he asks it from the
// same moment on, and if it is not there by then he waits for it. It is begun with the first move, so that the start of
// the program costs nothing, and an old machine makes it in less time than the game takes to come to that moment; only a
// game that was left near its end and is gone on with may find Tux waiting, and that once, since the table is kept. What
// is built beyond serves the hints and the look back, which say what is best as well as is known.
type endgameTables struct {
	engine   *tux.Engine
	cache    endgame.Cache
	supplies map[endgame.Conventions]*endgame.Supply
	growing  map[endgame.Conventions]bool
	seeds    int // in Tux's table
	most     func(endgame.Conventions) int
	waited   int // ticks, in all
}

const (
	// tuxSeeds are in Tux's table: as many as a browser has the memory and the time for.
	tuxSeeds = 12
	// patience is how many ticks Tux waits for his table: half a minute in all, also where the child takes moves back
	// or begins anew meanwhile. On a machine that has not built it in the game so far and in this time, or whose files
	// do not answer, he plays without until it is there.
	patience = 1800
	// endingUnits is the work of one tick where there is only one thread for everything: a millisecond or two in a
	// browser, which has Tux's table after a minute and some.
	endingUnits = 4000
	// waitingUnits is the work of a tick in which Tux waits for it: what he would think in one.
	waitingUnits = 5 * endingUnits
)

func newTables(engine *tux.Engine, cache endgame.Cache) endgameTables {
	return endgameTables{
		engine: engine, cache: cache, seeds: tuxSeeds, most: endgame.Affordable,
		supplies: map[endgame.Conventions]*endgame.Supply{}, growing: map[endgame.Conventions]bool{},
	}
}

// tick is called once a tick with the game that is on the board.
func (e *endgameTables) tick(g *rules.Game) {
	c, ok := endgame.For(g.Variant())
	if !ok {
		return
	}
	s := e.supplies[c]
	if s == nil {
		if g.Ply() == 0 && !tux.EndInSight(g) {
			return
		}
		s = endgame.NewSupply(c, e.cache, e.seeds)
		e.supplies[c] = s
	}
	if !e.growing[c] && tux.EndInSight(g) {
		e.growing[c] = true
		s.Grow(e.most(c))
	}
	s.Work(endingUnits)
	e.engine.Endgames(s.Table())
}

// ready gives the engine Tux's table before he begins to think in m, and reports whether he can.
func (e *endgameTables) ready(m *match.Match) bool {
	c, ok := endgame.For(m.Game().Variant())
	if !ok || !m.Level().AsksEndgames(m.Game()) {
		e.engine.Endgames(nil)
		return true
	}
	var t *endgame.Table
	if s := e.supplies[c]; s != nil {
		t = s.Table().UpTo(e.seeds)
		s.Work(waitingUnits) // nobody thinks meanwhile
	}
	if t.Seeds() < e.seeds {
		if e.waited < patience {
			e.waited++
			return false
		}
		t = nil
	}
	e.engine.Endgames(t)
	return true
}

// close ends what is still being built.
func (e *endgameTables) close() {
	for _, s := range e.supplies {
		s.Close()
	}
}
