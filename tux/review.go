package tux

import (
	"slices"

	"awele/rules"
)

// Moment is a move of a game that mattered: a mistake, with what would have been better, or, in a game without one, a
// deed worth praise.
type Moment struct {
	Ply    int // moves that were played before it: it was played in [rules.Game.PositionAt] Ply
	Side   rules.Side
	Played rules.House
	// Better is the move that full strength prefers, and Why its reason; for a deed Better is Played.
	Better rules.House
	Why    Hint
	// Lost is how many seeds the played move loses against the better one in the end, as far as the search sees, and
	// at least MistakeFrom; 0 for a deed. A game that is sure to be won counts as a lead of sureLead seeds; where one of
	// the two moves is so judged, which Sure tells, the number says little.
	Lost int
	Sure bool
	Cost Cost // what the mistake opened
}

// Praise reports whether the moment is a deed and no mistake.
func (m *Moment) Praise() bool { return m.Better == m.Played }

// plain reports whether the board itself shows what was lost: seeds that could be captured. From such a mistake more is
// to be learnt than from one that only a search can see.
func (m *Moment) plain() bool {
	return m.Cost.Seeds > 0 || m.Why.Reason == Takes || m.Why.Reason == Saves || m.Why.Reason == Finishes
}

// sameLesson reports whether two mistakes of a side lie near each other and have the same move and reason for a better
// one: who has seen one of them learns nothing from the other.
func (m *Moment) sameLesson(o *Moment) bool {
	apart := m.Ply - o.Ply
	return m.Side == o.Side && m.Better == o.Better && m.Why.Reason == o.Why.Reason && max(apart, -apart) <= lessonPlies
}

const (
	// MistakeFrom is the number of seeds from which on a loss is called a mistake.
	MistakeFrom = 2
	// MostMoments is the largest number of moments that a review finds.
	MostMoments = 3

	// glanceNodes are spent on every move of the game. The moves that look worst are then judged with adviceNodes, the
	// full strength that hints have; no other is called a mistake.
	glanceNodes = 12_000
	suspects    = 6
	suspectFrom = 3 * seedWorth / 2
	// sureLead is what a game that is sure to be won is worth in seeds: who leads by more loses nothing by winning
	// later, and who is far behind loses nothing more by losing for sure.
	sureLead = 6
	// farSighted is how much less than others a mistake weighs that only a search can see.
	farSighted = 3
	// lessonPlies is how near to each other, in moves of either side, two mistakes may be the same lesson.
	lessonPlies = 8
	// decidedLead is the lead in seeds from which on a further seed matters no more.
	decidedLead = 15
)

// Review looks back at a game in slices: a glance at every move, then a long look at those that seem to have lost most.
type Review struct {
	engine *Engine
	game   *rules.Game // stands at the move that is looked at
	plies  int
	work   *work
	closed bool

	ply     int // the next to be glanced at
	suspect []loss
	judged  int // suspects that have had their long look
	found   []weighed
	moments []Moment
}

// weighed is a mistake and how much it mattered for who wins, in 25ths of a seed.
type weighed struct {
	Moment
	weight int
}

// loss is what a move seems to have lost, in 25ths of a seed.
type loss struct{ ply, weight int }

// Review begins to look back at the moves that led to the present of g. The game is copied and may change afterwards.
// Other thinking of the same engine may come in between: then the move that was being looked at is looked at anew. The
// moments do not hang on how the slices are cut.
func (e *Engine) Review(g *rules.Game) *Review {
	r := &Review{engine: e, game: g.Clone(), plies: g.Ply()}
	for r.game.Undo() {
	}
	return r
}

// Work looks at about a number of further positions and reports whether the moments are found.
func (r *Review) Work(nodes int) (done bool) {
	if r.Done() {
		return true
	}
	if r.work == nil || r.work.closed {
		r.begin()
	}
	if r.work != nil && r.work.slice(nodes) {
		r.work = nil
	}
	if !r.Done() {
		return false
	}
	r.choose()
	return true
}

// Done reports whether the moments are found, or the review was closed.
func (r *Review) Done() bool {
	return r.closed || r.work == nil && r.ply == r.plies && r.judged == min(len(r.suspect), suspects)
}

// Progress returns how far the work has come, from 0 to 1.
func (r *Review) Progress() float64 {
	if r.Done() {
		return 1
	}
	const long = adviceNodes / glanceNodes
	all := r.plies + long*suspects
	return float64(r.ply+long*r.judged) / float64(all)
}

// Moments returns the moments that mattered most, in the order of play: at most MostMoments mistakes. The greatest
// mistake of each side is always among them. What matters is who wins, and what can be seen on the board matters more. It returns nil before Work is done, and if nobody made a mistake.
func (r *Review) Moments() []Moment {
	return r.moments
}

// choose takes the weightiest of what was found into the moments.
func (r *Review) choose() {
	slices.SortStableFunc(r.found, func(a, b weighed) int { return b.weight - a.weight })
	told := r.found[:0]
	for _, w := range r.found {
		if !slices.ContainsFunc(told, func(t weighed) bool { return t.sameLesson(&w.Moment) }) {
			told = append(told, w)
		}
	}
	r.found = told
	n := min(len(r.found), MostMoments)
	bySide := func(s rules.Side) func(weighed) bool { return func(w weighed) bool { return w.Side == s } }
	for _, side := range [...]rules.Side{rules.South, rules.North} {
		if i := slices.IndexFunc(r.found, bySide(side)); i >= n {
			r.found[n-1] = r.found[i]
		}
	}
	for _, w := range r.found[:n] {
		r.moments = append(r.moments, w.Moment)
	}
	slices.SortFunc(r.moments, func(a, b Moment) int { return a.Ply - b.Ply })
}

// Deed returns what side s did best: its greatest capture or, if it made none, the greatest that it prevented, or that it
// finished the game. ok is false before Work is done, and if there was nothing of the kind.
func (r *Review) Deed(s rules.Side) (m Moment, ok bool) {
	if !r.Done() {
		return Moment{}, false
	}
	for ply := range r.plies {
		p, h, ok := r.moveAt(ply)
		if !ok || p.Turn() != s {
			continue
		}
		v := r.game.Variant()
		why := explain(v, p, h)
		if why.Reason == Finishes && why.Seeds > 0 {
			why.Reason = Takes
		}
		if better := deedWorth(why) > deedWorth(m.Why); better {
			m = Moment{Ply: ply, Side: s, Played: h, Better: h, Why: why, Cost: Cost{By: rules.NoHouse}}
		}
	}
	return m, deedWorth(m.Why) > 0
}

// deedWorth puts captures over savings and large ones over small.
func deedWorth(h Hint) int {
	switch h.Reason {
	case Takes:
		return rules.MaxSeeds + h.Seeds
	case Saves:
		return 1 + h.Seeds - h.Left
	case Finishes:
		return 1
	}
	return 0
}

// Close ends the work at once. Closing twice does no harm.
func (r *Review) Close() {
	r.closed = true
	if r.work != nil {
		r.work.close()
	}
}

// moveAt returns the position before move ply, counted from 0, and the house played in it; ok is false for an agreement.
func (r *Review) moveAt(ply int) (p rules.Position, h rules.House, ok bool) {
	r.goTo(ply + 1)
	pit, ok := r.game.MoveAt(ply + 1)
	return r.game.PositionAt(ply), pit.House, ok
}

func (r *Review) goTo(ply int) {
	for r.game.Ply() > ply {
		r.game.Undo()
	}
	for r.game.Ply() < ply {
		r.game.Redo()
	}
}

// begin starts the next look, if there is one to start.
func (r *Review) begin() {
	for r.ply < r.plies {
		p, h, ok := r.moveAt(r.ply)
		if ok && r.game.Variant().Legal(p).Len() > 1 {
			r.glance(h)
			return
		}
		r.ply++
	}
	if r.ply == r.plies && r.judged == 0 {
		slices.SortStableFunc(r.suspect, func(a, b loss) int { return b.weight - a.weight })
	}
	if r.judged < min(len(r.suspect), suspects) {
		r.judge(r.suspect[r.judged].ply)
	}
}

// glance looks at the next move of the game, which was h.
func (r *Review) glance(h rules.House) {
	ply := r.ply
	r.search(ply, glanceNodes, func(s *search, rank *ranking) {
		if m, lost := r.compare(s, rank, ply, h); lost >= suspectFrom && m.weight > 0 {
			r.suspect = append(r.suspect, loss{ply, m.weight})
		}
		r.ply++
	})
}

// judge looks long at a move of the game and takes it down if it was a mistake.
func (r *Review) judge(ply int) {
	_, h, _ := r.moveAt(ply)
	r.search(ply, adviceNodes, func(s *search, rank *ranking) {
		// What a hint would have chosen is no mistake, whatever the numbers say.
		if m, lost := r.compare(s, rank, ply, h); lost >= MistakeFrom*seedWorth && m.weight > 0 && !m.Praise() {
			r.found = append(r.found, m)
		}
		r.judged++
	})
}

// search begins to rank the moves that could be played at a time of the game; then tells what follows, unless the search
// is closed in the middle: then it will be begun anew.
func (r *Review) search(ply, nodes int, then func(s *search, rank *ranking)) {
	r.goTo(ply)
	r.work = r.engine.begin(r.game, nodes, func(s *search) {
		var rank ranking
		s.rank(&rank, maxPly, anyValue)
		if !r.work.closed {
			then(s, &rank)
		}
	})
}

// compare holds house h, which was played, against what a hint would have said, and returns the loss in 25ths of a seed.
func (r *Review) compare(s *search, rank *ranking, ply int, h rules.House) (w weighed, lost int) {
	v, p := r.game.Variant(), r.game.PositionAt(ply)
	lost, weight := rank.loss(h)
	why := s.pick(v, p, rank)
	m := Moment{
		Ply: ply, Side: p.Turn(), Played: h, Better: why.House, Why: why, Lost: lost / seedWorth, Sure: rank.sure(h),
		Cost: costOf(v, p, h, why.House),
	}
	if !m.plain() {
		weight /= farSighted
	}
	return weighed{m, weight}, lost
}

// loss returns how much worse house h is than the best of a ranking, in 25ths of a seed, and how much of that matters
// for who wins.
func (r *ranking) loss(h rules.House) (lost, weight int) {
	for _, m := range r.list() {
		if m.house == h {
			best, played := judged(r.moves[0].value), judged(m.value)
			near := func(v int) int { return max(-decidedLead*seedWorth, min(v, decidedLead*seedWorth)) }
			return best - played, near(best) - near(played)
		}
	}
	return 0, 0
}

// sure reports whether the best of a ranking or house h decides the game.
func (r *ranking) sure(h rules.House) bool {
	for i, m := range r.list() {
		if (i == 0 || m.house == h) && (m.value > certain || m.value < -certain) {
			return true
		}
	}
	return false
}

// judged returns a value of the search with a game that is sure to be won or lost as a lead.
func judged(value int) int {
	switch {
	case value > certain:
		return sureLead * seedWorth
	case value < -certain:
		return -sureLead * seedWorth
	}
	return value
}
