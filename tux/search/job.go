package search

import (
	"iter"

	"awele/rules"
)

// Limits say how far a position is searched.
type Limits struct {
	Depth int // turns of either side, at most MaxDepth
	Nodes int // positions, at most
	// Margin is how much worse than the best a move may be, in parts of a seed (see SeedValue), and still have an exact
	// value: the larger, the slower the search. AllExact asks for every value.
	Margin int
	// NoEndgames leaves the endgame table out.
	NoEndgames bool
	// Plain judges positions of Oware by what a child can see, without the weights that were fitted to games.
	Plain bool
	// Only are the houses that are ranked, as far as they are legal; empty it is all of them.
	Only rules.HouseSet
}

// MaxDepth is the largest depth of a search, in turns of either side.
const MaxDepth = maxPly - 1

// Job is a search that is worked off in slices, so that a screen with a single thread stays alive. How it is cut into
// slices changes nothing in what it finds.
type Job struct {
	searcher *Searcher
	ranking  Ranking
	next     func() (struct{}, bool)
	stop     func()
	nodes    int
	done     bool
	closed   bool
}

// Rank begins to rank the legal moves of the present of g. Nothing is done before the first slice. When the search is
// finished, and only then, it calls finish, which may ask [Searcher.SureMove] and [Searcher.Reply]; finish may be nil.
// If the game is over, stands in its joint opening, where seeds may be in a hand and choices hidden, or is of a kind that
// the search does not play (see [Plays]), the ranking is empty.
//
// The game is copied as far as it is needed and may change afterwards; then the job should be closed.
func (s *Searcher) Rank(g *rules.Game, l Limits, finish func(r *Ranking)) *Job {
	s.Close()
	j := &Job{searcher: s}
	s.job = j
	plays := Plays(g.Variant().Kind)
	searched := plays && !g.Result().Over() && !g.Opening()
	s.nodes = 0
	if plays {
		ends := s.endgames
		if l.NoEndgames {
			ends = nil
		}
		s.prepare(g, l.Nodes, ends, l.Plain)
	}
	j.next, j.stop = iter.Pull(func(yield func(struct{}) bool) {
		s.pause = func() bool { return yield(struct{}{}) }
		if searched {
			s.iterativeDeepening(&j.ranking, l)
		}
		if finish != nil && !j.closed {
			finish(&j.ranking)
		}
	})
	return j
}

// Work looks at a number of further positions and reports whether the job is done.
func (j *Job) Work(nodes int) (done bool) {
	if j.done || j.closed {
		return true
	}
	s := j.searcher
	s.pauseAt = min(j.nodes+max(nodes, 1), s.limit)
	if _, more := j.next(); !more {
		j.done = true
	}
	s.total += s.nodes - j.nodes
	j.nodes = s.nodes
	return j.done
}

// Done reports whether the search is finished.
func (j *Job) Done() bool { return j.done }

// Closed reports whether the job was closed.
func (j *Job) Closed() bool { return j.closed }

// Nodes returns how many positions the job has looked at.
func (j *Job) Nodes() int { return j.nodes }

// Considering returns the house whose move is being searched, or rules.NoHouse where there is none.
func (j *Job) Considering() rules.House {
	if j.done || j.closed {
		return rules.NoHouse
	}
	return j.searcher.considering
}

// Ranking returns the moves as they are ranked so far.
func (j *Job) Ranking() *Ranking { return &j.ranking }

// Close ends the job at once. What was found can still be asked until the searcher begins another. Closing twice does no
// harm.
func (j *Job) Close() {
	if !j.closed {
		j.closed = true
		j.stop()
	}
}
