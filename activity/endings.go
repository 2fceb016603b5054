package activity

import (
	"runtime"

	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
)

// endings gives the engine the endgame tables of the game that is on the board. A table is fetched or built in the
// background once the end comes in sight, so that the start of the program costs nothing and a class of old machines
// is not kept busy by games that have just begun.
type endings struct {
	engine   *tux.Engine
	cache    endgame.Cache
	supplies map[endgame.Conventions]*endgame.Supply
}

// The end is in sight when so many seeds, or fewer, are left on the board.
const endInSight = 30

// endingUnits is the work of one tick where there is only one thread for everything.
const endingUnits = 300

// tick is called once a tick with the game that is on the board.
func (e *endings) tick(g *rules.Game) {
	p := g.Position()
	c, ok := endgame.For(g.Variant())
	if !ok {
		return
	}
	s := e.supplies[c]
	if s == nil {
		if p.InRow(rules.South)+p.InRow(rules.North) > endInSight {
			return
		}
		s = endgame.NewSupply(c, e.cache, tableSizes()...)
		e.supplies[c] = s
	}
	s.Work(endingUnits)
	e.engine.Endgames(s.Table())
}

// tableSizes returns the numbers of seeds up to which tables are wanted, in steps: what an old machine can spare. The last
// step to 14 seeds takes some 80 MB while it is built; 15 would take 190.
func tableSizes() []int {
	switch {
	case runtime.GOOS == "js":
		return []int{10}
	case runtime.NumCPU() == 1:
		return []int{12}
	}
	return []int{12, 14}
}

// close ends what is still being built.
func (e *endings) close() {
	for _, s := range e.supplies {
		s.Close()
	}
}
