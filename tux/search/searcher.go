package search

import (
	"awele/rules"
	"awele/tux/endgame"
)

// maxPly is how far a search looks ahead, in moves of either side; a turn can have several.
const maxPly = 64

// Searcher is the memory that a search needs, about 4 MiB, made once and used again. It searches one position at a time:
// beginning the next closes the job before. It must not be used by two goroutines at once.
type Searcher struct {
	// The fields that are read at every node stand together in front, in few lines of the cache.
	quick    rules.Quick
	oware    owareEvaluation // of Oware, else empty
	table    *transpositionTable
	ends     *endgame.Table // the endgame table if it is one for the game that is searched, or nil
	endsFrom int            // so many seeds are stored where it begins to know
	nodes    int            // positions looked at
	pauseAt  int            // the number of nodes at which to pause
	limit    int            // no more nodes than this
	stopped  bool
	pause    func() bool

	extraTo int  // the ply up to which a move after which the same side moves again costs no depth
	relays  bool // whether Congkak is searched

	variant    rules.Variant
	evaluation Evaluation // of the kind

	path    path
	moves   [maxPly]moveList // of the position at each ply
	history history

	considering rules.House

	endgames *endgame.Table // as the caller gave it, or nil
	job      *Job
	total    int // positions, see Nodes
}

// New returns a searcher.
func New() *Searcher { return &Searcher{table: newTranspositionTable()} }

// Nodes returns how many positions have been looked at since the searcher was made, in all jobs: how much that is from
// one frame to the next says what thinking costs a screen.
func (s *Searcher) Nodes() int { return s.total }

// Endgames gives the searcher a table of the last seeds; nil takes it away. It counts from the next job on. What is found
// hangs on the table too: with a larger one more is known. A table for other rules than those of a game is not asked.
func (s *Searcher) Endgames(t *endgame.Table) { s.endgames = t }

// Close ends the job that is being done. The searcher can be used again.
func (s *Searcher) Close() {
	if s.job != nil {
		s.job.Close()
		s.job = nil
	}
}

// prepare puts the search at the present of a game of a kind that the search plays.
func (s *Searcher) prepare(g *rules.Game, limit int, ends *endgame.Table, plain bool) {
	v := g.Variant()
	s.variant, s.quick, s.limit = v, v.Quick(g.Position()), limit
	s.relays = v.Kind == rules.Congkak
	s.oware, s.evaluation = owareEvaluation{}, evaluations[v.Kind]
	if v.Kind == rules.Oware {
		s.oware = newOwareEvaluation(g.Position(), plain)
	}
	s.nodes, s.pauseAt, s.stopped = 0, 0, false
	s.history.forget()
	s.considering = rules.NoHouse
	s.table.reset(limit)
	s.path.begin(g)
	s.useEndgames(ends)
}

// countNode counts a position that is looked at and reports whether the search may go on.
func (s *Searcher) countNode() bool {
	s.nodes++
	return s.nodes < s.pauseAt || s.pauseOrStop()
}

// pauseOrStop pauses, unless the search has to stop.
func (s *Searcher) pauseOrStop() bool {
	if s.stopped {
		s.nodes--
		return false
	}
	s.stopped = s.nodes >= s.limit || !s.pause()
	return !s.stopped
}
