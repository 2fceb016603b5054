package search

import "awele/rules"

// Analysis is a search for a program that asks for depth or nodes.
type Analysis struct {
	job  *Job
	turn rules.Side
}

// Analyse begins to search the present of g to a depth, at most MaxDepth, or until so many nodes are looked at. Losses
// up to margin, in hundredths of a seed, will be known exactly: the larger the margin, the slower the search.
func (s *Searcher) Analyse(g *rules.Game, depth, nodes, margin int) *Analysis {
	return s.AnalyseOnly(g, 0, depth, nodes, margin)
}

// AnalyseOnly does the same with some houses alone, as far as they are legal; none stands for all.
func (s *Searcher) AnalyseOnly(g *rules.Game, only rules.HouseSet, depth, nodes, margin int) *Analysis {
	l := Limits{Depth: depth, Nodes: nodes, Margin: margin * SeedValue / 100, Only: only}
	return &Analysis{job: s.Rank(g, l, nil), turn: g.Position().Turn()}
}

// Work looks at a number of further positions and reports whether the analysis is finished.
func (a *Analysis) Work(nodes int) (done bool) { return a.job.Work(nodes) }

// Close ends the analysis. What was found can still be asked until the searcher begins something new.
func (a *Analysis) Close() { a.job.Close() }

// Depth returns the depth that was reached, in turns of either side.
func (a *Analysis) Depth() int { return a.job.ranking.depth }

// Nodes returns how many positions were looked at.
func (a *Analysis) Nodes() int { return a.job.Nodes() }

// Best returns the best move, where the endgame table is sure of one that one; its house is rules.NoHouse if the game is
// over or the search has not begun. It is to be asked before the searcher begins something new.
func (a *Analysis) Best() rules.Pit {
	h := a.job.ranking.Best()
	if sure, ok := a.job.searcher.SureMove(&a.job.ranking); ok && a.job.ranking.Value(sure) > -AllExact {
		h = sure
	}
	return rules.Pit{Side: a.turn, House: h}
}

// Score returns what the best move is worth to the side to move, in hundredths of a seed: where the endgame table knows
// who wins, the lead at the end that it is sure of. Where the game is won or lost in moves that can be counted, moves is
// their number, those of both sides together, negative for a loss; else 0.
func (a *Analysis) Score() (hundredths, moves int) {
	v := a.job.ranking.BestValue()
	switch {
	case v > countedWin:
		moves = win - v
	case v < -countedWin:
		moves = -win - v
	case v > Decided:
		v -= tableWin
	case v < -Decided:
		v += tableWin
	}
	return v * 100 / SeedValue, moves
}

// Loss returns how much less a legal move is worth than the best one, in hundredths of a seed. Beyond the margin it is
// only known to be at least that.
func (a *Analysis) Loss(h rules.House) int {
	for _, m := range a.job.ranking.Moves() {
		if m.House == h {
			return (a.job.ranking.BestValue() - m.Value) * 100 / SeedValue
		}
	}
	return 0
}

// PrincipalVariation returns the moves that are expected on both sides, the best first, as far as they are still
// remembered, and no further than to a board that stood before.
func (a *Analysis) PrincipalVariation() []rules.Pit {
	return a.job.searcher.principalVariation(&a.job.ranking, a.Best().House)
}
