package tux

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/search"
)

// Engine thinks for Tux with a searcher of its own: about 4 MiB of memory, made once and used again. It thinks about one
// thing at a time: beginning the next closes the one before. It must not be used by two goroutines at once.
type Engine struct{ searcher *search.Searcher }

// NewEngine returns an engine that is ready to think.
func NewEngine() *Engine { return &Engine{search.New()} }

// Searcher returns the searcher, for a coach that shares the memory. What the coach begins closes what Tux thinks about,
// and the other way round.
func (e *Engine) Searcher() *search.Searcher { return e.searcher }

// Plays reports whether Tux can play a kind of game. Where he cannot, his move is [rules.NoHouse].
func Plays(k rules.Kind) bool { return search.Plays(k) }

// Nodes returns how many positions the engine has looked at since it was made, whatever it thought about: how much that
// is from one frame to the next says what thinking costs a screen.
func (e *Engine) Nodes() int { return e.searcher.Nodes() }

// Endgames gives the engine a table of the last seeds, for the upper levels and for a coach that shares the searcher; nil
// takes it away. It counts from the next thought on. A move hangs on the table too: with a larger one Tux knows more, so
// that for the same move again [Engine.Think] needs a table of as many seeds. A table for other rules than those of a
// game is not asked.
func (e *Engine) Endgames(t *endgame.Table) { e.searcher.Endgames(t) }

// Close ends what the engine is thinking about. The engine can be used again.
func (e *Engine) Close() { e.searcher.Close() }

// Thought is a move of Tux in the making.
type Thought struct {
	job         *search.Job
	turn        rules.Side
	move        rules.House
	considering rules.House
}

// Think begins a move for the side to move in g at a level. The game is copied and may change afterwards; then the
// thought should be closed. seed is that of the whole game, and all chance of the levels below the top comes from it and
// the ply. The same game, level and seed give the same move. In a joint opening nothing is searched; see [OpeningChoice].
func (e *Engine) Think(g *rules.Game, level Level, seed uint64) *Thought {
	p := g.Position()
	if g.Opening() && Plays(g.Variant().Kind) {
		return &Thought{
			turn: p.Turn(), move: OpeningChoice(g, p.Turn(), seed), considering: rules.NoHouse,
			job: e.searcher.Rank(g, search.Limits{}, nil),
		}
	}
	s := situationOf(g)
	rnd := rand.New(rand.NewPCG(seed, uint64(g.Ply())))
	m := level.moodIn(s, rnd)
	var houses rules.HouseSet
	if Plays(s.variant.Kind) && g.Legal() != 0 {
		houses = level.houses(s)
	}
	t := &Thought{turn: p.Turn(), move: houses.First(), considering: houses.First()}
	limits := search.Limits{
		Depth: m.depth, Nodes: m.nodes, Margin: m.tolerance, Only: houses, NoEndgames: !level.AsksEndgames(g), Plain: !m.fitted,
	}
	choice := houses.Len() > 1
	if h, ok := bookMove(s.variant, p); ok && level.Valid() >= bookLevel && houses.Has(h) {
		t.move, t.considering, choice = h, h, false
	}
	if !choice {
		limits.Depth = 0
	}
	t.job = e.searcher.Rank(g, limits, func(r *search.Ranking) {
		if !choice {
			return
		}
		h := m.choose(r, s, rnd)
		// The table's plan may take its time, and to the child it would look like mocking.
		if sure, ok := e.searcher.SureMove(r); ok && !s.wins(r.Best()) {
			h = sure
		}
		if houses.Has(h) {
			t.move = h
		}
		t.considering = t.move
	})
	return t
}

// Work thinks about a number of further positions, a few thousand to stay well below a frame, and reports whether the
// move has been chosen.
func (t *Thought) Work(nodes int) (done bool) {
	done = t.job.Work(nodes)
	if h := t.job.Considering(); h != rules.NoHouse {
		t.considering = h
	}
	return done
}

// Done reports whether the move has been chosen.
func (t *Thought) Done() bool { return t.job.Done() }

// Move returns the chosen move. Before Work is done it is some legal move. Its house is rules.NoHouse if the game is
// over, or of a kind that Tux does not play.
func (t *Thought) Move() rules.Pit { return rules.Pit{Side: t.turn, House: t.move} }

// Considering returns the house that Tux thinks about now: where his eyes should look.
func (t *Thought) Considering() rules.House { return t.considering }

// Nodes returns how many positions were looked at.
func (t *Thought) Nodes() int { return t.job.Nodes() }

// Close ends the thinking at once. Closing twice does no harm.
func (t *Thought) Close() { t.job.Close() }
