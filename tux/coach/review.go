package coach

import (
	"slices"

	"awele/rules"
	"awele/tux/search"
)

const (
	// firstNodes are spent on every move of the game. The moves that look worst, suspects of them, are then judged with
	// adviceNodes, the full strength that hints have; no other is called a mistake.
	firstNodes  = 12_000
	suspects    = 6
	suspectFrom = 3 * search.SeedValue / 2
)

// Review looks back at a game in slices: first shortly at every move, then for long at those that seem to have lost most.
type Review struct {
	searcher *search.Searcher
	teacher  Teacher
	game     *rules.Game // stands at the move that is looked at
	plies    int
	job      *search.Job
	closed   bool

	ply       int // the next to be looked at shortly
	suspected []loss
	judged    int // suspects that have been judged
	found     []weighed
	moments   []Moment
}

// loss is what a move seems to have lost, in parts of a seed.
type loss struct{ ply, weight int }

// LookBack begins to look back at the moves that led to the present of g; s searches them. The game is copied and may
// change afterwards. The searcher may do other jobs in between: then the move that was being looked at is looked at anew.
// The moments do not hang on how the slices are cut. Of a kind that is not taught, see [Teaches], nothing is found.
func LookBack(s *search.Searcher, g *rules.Game) *Review {
	r := &Review{searcher: s, teacher: teachers[g.Variant().Kind], game: g.Clone(), plies: g.Ply()}
	if r.teacher == nil || !search.Plays(g.Variant().Kind) {
		r.plies = 0
	}
	for r.game.Undo() {
	}
	return r
}

// Work looks at about a number of further positions and reports whether the moments are found.
func (r *Review) Work(nodes int) (done bool) {
	if r.Done() {
		return true
	}
	if r.job == nil || r.job.Closed() {
		r.begin()
	}
	if r.job != nil && r.job.Work(nodes) {
		r.job = nil
	}
	if !r.Done() {
		return false
	}
	r.selectMoments()
	return true
}

// Done reports whether the moments are found, or the review was closed.
func (r *Review) Done() bool {
	return r.closed || r.job == nil && r.ply == r.plies && r.judged == min(len(r.suspected), suspects)
}

// Progress returns how far the work has come, from 0 to 1.
func (r *Review) Progress() float64 {
	if r.Done() {
		return 1
	}
	const long = adviceNodes / firstNodes
	all := r.plies + long*suspects
	return float64(r.ply+long*r.judged) / float64(all)
}

// Moments returns the moments that mattered most, in the order of play: at most MostMoments mistakes, from different parts
// of the game as far as there are some. The greatest mistake of each side is always among them; but seeds that one side
// gave away and the other failed to take are spoken of once. What matters is who wins, and what can be seen on the board
// matters more. It returns nil before Work is done, and if nobody made a mistake.
func (r *Review) Moments() []Moment {
	return r.moments
}

// Close ends the work at once. Closing twice does no harm.
func (r *Review) Close() {
	r.closed = true
	if r.job != nil {
		r.job.Close()
	}
}

// moveAt returns the position before move ply, counted from 0, and the house that its side to move played in it; ok is
// false for anything else, such as an agreement or a choice in a joint opening, which nobody could weigh.
func (r *Review) moveAt(ply int) (p rules.Position, h rules.House, ok bool) {
	r.goTo(ply + 1)
	pit, ok := r.game.MoveAt(ply + 1)
	p = r.game.PositionAt(ply)
	return p, pit.House, ok && !r.game.OpeningAt(ply)
}

// turnAt returns how often the side to move has changed before move ply, counted from 0.
func (r *Review) turnAt(ply int) (turns int) {
	for i := 1; i <= ply; i++ {
		if r.game.PositionAt(i).Turn() != r.game.PositionAt(i-1).Turn() {
			turns++
		}
	}
	return turns
}

func (r *Review) goTo(ply int) {
	for r.game.Ply() > ply {
		r.game.Undo()
	}
	for r.game.Ply() < ply {
		r.game.Redo()
	}
}

// begin starts the next search, if there is one to start.
func (r *Review) begin() {
	for r.ply < r.plies {
		p, h, ok := r.moveAt(r.ply)
		if ok && r.game.Variant().Legal(p).Len() > 1 {
			r.suspect(h)
			return
		}
		r.ply++
	}
	if r.ply == r.plies && r.judged == 0 {
		r.orderSuspects()
	}
	if r.judged < min(len(r.suspected), suspects) {
		r.judge(r.suspected[r.judged].ply)
	}
}

// orderSuspects puts the weightiest suspects in front, but no more than two of the same few moves: a game is more than its
// wildest moment.
func (r *Review) orderSuspects() {
	slices.SortStableFunc(r.suspected, func(a, b loss) int { return b.weight - a.weight })
	var front, rest []loss
	for _, s := range r.suspected {
		near := 0
		for _, f := range front {
			if d := s.ply - f.ply; max(d, -d) <= nearPlies {
				near++
			}
		}
		if near < 2 {
			front = append(front, s)
		} else {
			rest = append(rest, s)
		}
	}
	r.suspected = append(front, rest...)
}

// suspect looks shortly at the next move of the game, which was h.
func (r *Review) suspect(h rules.House) {
	ply := r.ply
	r.rank(ply, firstNodes, func(ranking *search.Ranking) {
		if m, lost := r.compare(ranking, ply, h); lost >= suspectFrom && m.weight > 0 {
			r.suspected = append(r.suspected, loss{ply, m.weight})
		}
		r.ply++
	})
}

// judge looks for long at a move of the game and notes it if it was a mistake.
func (r *Review) judge(ply int) {
	_, h, _ := r.moveAt(ply)
	r.rank(ply, adviceNodes, func(ranking *search.Ranking) {
		// What a hint would have chosen is no mistake, whatever the numbers say.
		if m, lost := r.compare(ranking, ply, h); lost >= MistakeFrom*search.SeedValue && m.weight > 0 && !m.Praise() {
			r.found = append(r.found, m)
		}
		r.judged++
	})
}

// rank begins to rank the moves that could be played at a time of the game, and calls finish when they are ranked. If the
// search is closed before, it will be begun anew.
func (r *Review) rank(ply, nodes int, finish func(*search.Ranking)) {
	r.goTo(ply)
	limits := search.Limits{Depth: search.MaxDepth, Nodes: nodes, Margin: search.AllExact}
	r.job = r.searcher.Rank(r.game, limits, finish)
}

// compare holds house h, which was played, against what a hint would have said, and returns the loss in parts of a seed.
func (r *Review) compare(ranking *search.Ranking, ply int, h rules.House) (w weighed, lost int) {
	v, p := r.game.Variant(), r.game.PositionAt(ply)
	lost, weight := lossOf(ranking, h)
	why := chooseHint(r.searcher, v, p, ranking)
	m := Moment{
		Ply: ply, Side: p.Turn(), Played: h, Better: why.House, Why: why, Lost: lost / search.SeedValue, Sure: isSure(ranking, h),
		Cost: r.teacher.Cost(v, p, h, why.House), turn: r.turnAt(ply),
	}
	if !m.plain() {
		weight /= searchedWeight
	}
	return weighed{m, weight}, lost
}
