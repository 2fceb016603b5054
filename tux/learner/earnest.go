package learner

import (
	"awele/rules"
	"awele/tux"
)

// Earnest is Tux who is not kind: he always plays the best move that he finds at a depth or in so many nodes.
type Earnest struct {
	Engine *tux.Engine
	Depth  int // in turns
	Nodes  int
}

// Restart implements [Player].
func (e *Earnest) Restart(uint64) {}

// Move implements [Player].
func (e *Earnest) Move(g *rules.Game) rules.House {
	a := e.Engine.Searcher().Analyse(g, e.Depth, e.Nodes, 0)
	defer a.Close()
	for !a.Work(e.Nodes) {
	}
	return a.Best().House
}
