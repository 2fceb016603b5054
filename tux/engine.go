package tux

import (
	"iter"
	"math/rand/v2"

	"awele/rules"
	"awele/tux/endgame"
)

// Engine is the memory that thinking needs, about 4 MiB, made once and used again. It thinks about one thing at a time:
// beginning the next closes the one before. It must not be used by two goroutines at once.
type Engine struct {
	search search
	ends   *endgame.Table // or nil
	work   *work
	looked int // positions, see Nodes
}

// NewEngine returns an engine that is ready to think.
func NewEngine() *Engine { return &Engine{search: search{table: newTable()}} }

// Nodes returns how many positions the engine has looked at since it was made, whatever it thought about: how much that
// is from one frame to the next says what thinking costs a screen.
func (e *Engine) Nodes() int { return e.looked }

// Close ends what the engine is thinking about. The engine can be used again.
func (e *Engine) Close() {
	if e.work != nil {
		e.work.close()
		e.work = nil
	}
}

// work is a computation that is done in slices.
type work struct {
	engine *Engine
	search *search
	next   func() (struct{}, bool)
	stop   func()
	done   bool
	closed bool
}

// begin starts a computation over the engine's search, for at most the given number of nodes. Nothing is done before
// the first slice.
func (e *Engine) begin(g *rules.Game, nodes int, run func(s *search)) *work {
	e.Close()
	s := &e.search
	s.prepare(g, nodes)
	s.useEndgames(e.ends)
	w := &work{engine: e, search: s}
	w.next, w.stop = iter.Pull(func(yield func(struct{}) bool) {
		s.pause = func() bool { return yield(struct{}{}) }
		run(s)
	})
	e.work = w
	return w
}

// slice goes on for a number of nodes and reports whether all is done.
func (w *work) slice(nodes int) bool {
	if w.done || w.closed {
		return true
	}
	before := w.search.nodes
	w.search.pauseAt = min(before+max(nodes, 1), w.search.limit)
	if _, more := w.next(); !more {
		w.done = true
	}
	w.engine.looked += w.search.nodes - before
	return w.done
}

func (w *work) close() {
	if !w.closed {
		w.closed = true
		w.stop()
	}
}

// Thought is a move of Tux in the making.
type Thought struct {
	work *work
	turn rules.Side
	move rules.House
	eyes rules.House
}

// Think begins a move for the side to move in g at a level. The game is copied and may change afterwards; then the
// thought should be closed. seed is that of the whole game, and all chance of the levels below the top comes from it: it
// decides whether Tux is kind in this game, and with the ply what he chooses. The same game, level and seed give the
// same move.
func (e *Engine) Think(g *rules.Game, level Level, seed uint64) *Thought {
	p := g.Position()
	t := &Thought{turn: p.Turn(), move: g.Legal().First(), eyes: g.Legal().First()}
	sit := situation{g.Variant(), p, calm(g), seed}
	m := level.in(sit)
	rnd := rand.New(rand.NewPCG(seed, uint64(g.Ply())))
	choices, asks := g.Legal().Len(), level.AsksEndgames(g)
	t.work = e.begin(g, m.nodes, func(s *search) {
		if choices <= 1 {
			return
		}
		if !asks {
			s.useEndgames(nil)
		}
		var r ranking
		s.rank(&r, m.depth, m.margin())
		t.move = m.choose(&r, sit, rnd)
		if h, ok := s.keep(&r); ok {
			t.move = h
		}
		t.eyes = t.move
	})
	return t
}

// Work thinks about a number of further positions, a few thousand to stay well below a frame, and reports whether the
// move has been chosen.
func (t *Thought) Work(nodes int) (done bool) {
	done = t.work.slice(nodes)
	if !t.work.done && !t.work.closed && t.work.search.considering != rules.NoHouse {
		t.eyes = t.work.search.considering
	}
	return done
}

// Done reports whether the move has been chosen.
func (t *Thought) Done() bool { return t.work.done }

// Move returns the chosen move. Before Work is done it is some legal move, and rules.NoHouse if the game is over.
func (t *Thought) Move() rules.Pit { return rules.Pit{Side: t.turn, House: t.move} }

// Considering returns the house that Tux thinks about now: where his eyes should look.
func (t *Thought) Considering() rules.House { return t.eyes }

// Nodes returns how many positions were looked at.
func (t *Thought) Nodes() int { return t.work.search.nodes }

// Close ends the thinking at once. Closing twice does no harm.
func (t *Thought) Close() { t.work.close() }
