package tux

import "awele/rules"

// Analysis is a search at full strength, for a program that asks for depth or nodes.
type Analysis struct {
	work    *work
	search  *search
	turn    rules.Side
	ranking ranking
}

// Analyse begins to search the present of g to a depth, at most MaxDepth, or until so many nodes are looked at. Losses
// up to margin, in hundredths of a seed, will be known exactly: the larger the margin, the slower the search.
func (e *Engine) Analyse(g *rules.Game, depth, nodes, margin int) *Analysis {
	a := &Analysis{search: &e.search, turn: g.Position().Turn()}
	over := g.Result().Over()
	a.work = e.begin(g, nodes, func(s *search) {
		if !over {
			s.rank(&a.ranking, depth, margin*seedWorth/100)
		}
	})
	return a
}

// MaxDepth is the largest depth of an analysis, in moves of either side.
const MaxDepth = maxPly - 1

// Work looks at a number of further positions and reports whether the analysis is finished.
func (a *Analysis) Work(nodes int) (done bool) { return a.work.slice(nodes) }

// Close ends the analysis. What was found can still be asked until the engine begins something new.
func (a *Analysis) Close() { a.work.close() }

// Depth returns the depth that was reached.
func (a *Analysis) Depth() int { return a.ranking.depth }

// Nodes returns how many positions were looked at.
func (a *Analysis) Nodes() int { return a.search.nodes }

// Best returns the best move, or rules.NoHouse if the game is over or the search has not begun.
func (a *Analysis) Best() rules.Pit { return rules.Pit{Side: a.turn, House: a.ranking.best()} }

// Score returns what the best move is worth to the side to move, in hundredths of a seed: where the endgame table knows
// who wins, the lead at the end that it is sure of. Where the game is won or lost in moves that can be counted, moves is
// their number, those of both sides together, negative for a loss; else 0.
func (a *Analysis) Score() (hundredths, moves int) {
	v := a.ranking.moves[0].value
	switch {
	case v > near:
		moves = win - v
	case v < -near:
		moves = -win - v
	case v > certain:
		v -= knownWin
	case v < -certain:
		v += knownWin
	}
	return v * 100 / seedWorth, moves
}

// Loss returns how much less a legal move is worth than the best one, in hundredths of a seed. Beyond the margin it is
// only known to be at least that.
func (a *Analysis) Loss(h rules.House) int {
	for _, m := range a.ranking.list() {
		if m.house == h {
			return (a.ranking.moves[0].value - m.value) * 100 / seedWorth
		}
	}
	return 0
}

// Line returns the moves that are expected, the best first, as far as they are still remembered, and no further than to
// a board that stood before: there the search ends too.
func (a *Analysis) Line() (moves []rules.Pit) {
	if a.ranking.n == 0 {
		return nil
	}
	moves = append(moves, a.Best())
	stood := a.search.line // a copy: the search may go on
	for p := a.ranking.moves[0].next; len(moves) < a.ranking.depth && !stood.put(p, len(moves)); {
		e := a.search.table.find(hash(p.Rows()))
		if e == 0 || !a.search.variant.Legal(p).Has(e.move()) {
			break
		}
		moves = append(moves, rules.Pit{Side: p.Turn(), House: e.move()})
		p = a.search.variant.Next(p, e.move())
	}
	return moves
}
