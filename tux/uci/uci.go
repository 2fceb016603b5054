// Package uci lets other programs play against Tux, or ask him, over a text protocol on lines. It is the Universal
// Chess Interface as it is adapted to Oware by Aualé and its engines:
//
//	uci                           name, author, uciok
//	isready                       readyok, when the table of the last seeds is there that was kept, if there is one
//	ucinewgame                    forget the game
//	position BOARD [moves FeCb]   BOARD is startpos or 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S; "fen" may stand before it
//	go [depth N] [nodes N] [movetime N] [mate N] [wtime N] [btime N] [winc N] [binc N] [movestogo N]
//	   [searchmoves ABC] [ponder] [infinite]
//	go perft N                    count the move sequences of length N
//	ponderhit                     the move that was pondered on has been played: now the limits count
//	stop                          answer with the best move so far
//	quit
//
// White is South. A turn of several sowings is sent house by house. In a game of rounds "/" begins the next, and "=" brings
// the rest home or ends the game. While both sides sow together, as at the usual start of Congkak, the moves are their
// choices, and nothing is searched. While it searches it reads stop, quit, ponderhit and isready; all else waits for
// bestmove. Then it writes lines such as
//
//	info depth 12 score cp 40 time 5 nodes 50000 nps 10000000 pv FcEb
//
// cp is in hundredths of a seed, "score mate N" tells that the game is won, or with a negative number lost, in N moves
// of the side to move; movetime and time are milliseconds. Each go but perft ends in one line bestmove with a
// letter, or "bestmove none" if no side is to move or the last position was refused; after go without a limit not before
// stop. What is not understood of go is told, and left out. Where the table of the last seeds is sure of a move, that is
// the best, whatever the search thinks.
//
// Of the rooms of Tux this one alone reads a clock, since movetime asks for it; how well Tux plays depends on none.
package uci

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/search"
)

// slice is the number of nodes between two readings of the clock and of the input: about a millisecond.
const slice = 10_000

// server is one conversation.
type server struct {
	searcher *search.Searcher
	game     *rules.Game
	refused  bool   // the last position: there is none to search
	ready    func() // waits until all is there
	input
	out    *output
	errOut io.Writer
}

// Options are what the engine plays by.
type Options struct {
	// Variant is the game, with what ends it when a board comes back.
	Variant rules.Variant
	// Ready waits until all is there that need not be made first, before readyok. It may be nil.
	Ready func()
	// Endgames returns the endgame table as far as it is there, before each search. It may be nil.
	Endgames func() *endgame.Table
}

// Serve reads commands from in and answers on out until quit or the end of in. A line that is not understood is
// ignored, with one line to errOut. A search that runs at the end of in is finished first, unless it has no end. The
// error is that of in, or of out: where nobody hears the answers, nothing more is searched. A variant that is not
// valid, or of a kind that is not searched (see [search.Plays]), is an error too.
func Serve(in io.Reader, out, errOut io.Writer, o Options) error {
	if err := o.Variant.Validate(); err != nil {
		return err
	}
	if !search.Plays(o.Variant.Kind) {
		return fmt.Errorf("%v cannot be searched", o.Variant.Kind)
	}
	done := make(chan struct{})
	defer close(done)
	s := &server{searcher: search.New(), game: rules.NewGame(o.Variant, rules.South), ready: o.Ready, out: &output{Writer: out}, errOut: errOut}
	if s.ready == nil {
		s.ready = func() {}
	}
	s.open(in, done)
	defer s.searcher.Close()
	for line, ok := s.next(); ok; line, ok = s.next() {
		words := strings.Fields(line.text)
		switch {
		case line.long:
			s.reportError(errLong)
			continue
		case len(words) == 0:
			continue
		}
		if words[0] == "go" && o.Endgames != nil {
			s.searcher.Endgames(o.Endgames())
		}
		if quit := s.execute(words); quit || s.out.err != nil {
			return s.out.err
		}
	}
	return s.err
}

// execute does what a line says and reports whether that was to quit.
func (s *server) execute(words []string) (quit bool) {
	switch words[0] {
	case "uci":
		fmt.Fprintln(s.out, "id name Tux of awele")
		fmt.Fprintln(s.out, "id author the awele team")
		fmt.Fprintln(s.out, "uciok")
	case "isready":
		s.sayReady()
	case "ucinewgame":
		s.game, s.refused = rules.NewGame(s.game.Variant(), rules.South), false
	case "position":
		g, err := position(s.game.Variant(), words[1:])
		if s.refused = err != nil; s.refused {
			s.reportError(err)
			break
		}
		s.game = g
	case "go":
		return s.goOn(words[1:])
	case "stop", "ponderhit": // nothing runs
	case "quit":
		return true
	default:
		s.reportError(fmt.Errorf("%q is not known here", words[0]))
	}
	return false
}

// goOn does what stands after the command go, and reports whether it was ended by quit.
func (s *server) goOn(words []string) (quit bool) {
	l, troubles := readLimits(words, s.game.Position().Turn())
	for _, err := range troubles {
		s.reportError(err)
	}
	switch {
	case l.perft > 0 && !s.refused && s.game.Opening():
		s.reportError(errTogether)
		return false
	case l.perft > 0 && !s.refused:
		return s.perft(l.perft)
	case l.perft < 0: // too much to ask
		return false
	case s.refused:
		fmt.Fprintln(s.out, "bestmove none")
		return false
	}
	return s.search(l)
}

// errTogether refuses to count moves where both sides are to choose.
var errTogether = errors.New("go perft: nothing is counted while both sides sow together; opening=inturn has none of that")

func (s *server) sayReady() {
	s.ready()
	fmt.Fprintln(s.out, "readyok")
}

func (s *server) reportError(err error) { fmt.Fprintln(s.errOut, "awele:", err) }

// position reads what stands after the command of that name.
func position(v rules.Variant, words []string) (*rules.Game, error) {
	if len(words) > 0 && words[0] == "fen" {
		words = words[1:]
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("position: the board is missing")
	}
	start := v.Start(rules.South)
	if words[0] != "startpos" {
		p, err := v.ParsePosition(words[0])
		if err != nil {
			return nil, err
		}
		start = p
	}
	g := rules.NewGameAt(v, start)
	if len(words) > 1 {
		if words[1] != "moves" {
			return nil, fmt.Errorf("position: %q stands where \"moves\" is expected", words[1])
		}
		for _, c := range strings.Join(words[2:], "") {
			if err := g.PlayWord(string(c)); err != nil {
				return nil, fmt.Errorf("position: move %d, %c: %w", g.Ply()+1, c, err)
			}
		}
	}
	return g, nil
}

// perft counts, writes how fast, and reports whether it was ended by quit.
func (s *server) perft(depth int) (quit bool) {
	start := time.Now()
	n, stop, quit := s.countMoves(s.game.Position(), depth)
	if took := time.Since(start); !stop {
		fmt.Fprintf(s.out, "info string perft %d is %d, %d moves a second\n", depth, n, perSecond(n, took))
	} else {
		fmt.Fprintf(s.out, "info string perft %d was stopped\n", depth)
	}
	return quit
}

// countMoves is Perft that polls in between whether it must stop, or quit too.
func (s *server) countMoves(p rules.Position, depth int) (n uint64, stop, quit bool) {
	const unpolled = 6 // moves deep: some ten thousand sequences, which are counted at once
	v := s.game.Variant()
	if depth <= unpolled {
		return v.Perft(p, depth), false, false
	}
	for legal := v.Legal(p); legal != 0; legal &= legal - 1 {
		if stop, quit = s.poll(false, false); stop {
			return n, stop, quit
		}
		var more uint64
		more, stop, quit = s.countMoves(v.Next(p, legal.First()), depth-1)
		if n += more; stop {
			return n, stop, quit
		}
	}
	return n, false, false
}

func perSecond(n uint64, took time.Duration) uint64 {
	return uint64(float64(n) / max(took.Seconds(), 1e-6))
}

// search searches, writes what it finds, and reports whether it was ended by quit.
func (s *server) search(l limits) (quit bool) {
	start := time.Now()
	from := start // of the time that is counted
	a := s.searcher.AnalyseOnly(s.game, l.only, l.depth, l.nodes, 0)
	written := 0
	s.hit = false
	for done, stop := false, false; !stop && (!done || l.waits()); {
		done = a.Work(slice)
		if a.Depth() > written {
			written = a.Depth()
			s.writeInfo(a, time.Since(start))
		}
		if !l.waits() && l.time > 0 && time.Since(from) >= l.time {
			break
		}
		if stop, quit = s.poll(l.waits(), done); s.hit {
			s.hit, l.ponder, from = false, false, time.Now()
			stop = stop || l.endless // there was no limit but the answer
		}
		runtime.Gosched() // where there is one core the table is built in between
	}
	a.Close()
	best := "none"
	if pit := a.Best(); pit.House != rules.NoHouse {
		best = pit.String()
	}
	fmt.Fprintln(s.out, "bestmove", best)
	return quit
}

// writeInfo writes what is known at a new depth.
func (s *server) writeInfo(a *search.Analysis, took time.Duration) {
	score, moves := a.Score()
	value := fmt.Sprintf("cp %d", score)
	if moves != 0 {
		value = fmt.Sprintf("mate %d", (moves+sign(moves))/2)
	}
	var line strings.Builder
	for _, pit := range a.PrincipalVariation() {
		line.WriteString(pit.String())
	}
	fmt.Fprintf(s.out, "info depth %d score %s time %d nodes %d nps %d pv %s\n", a.Depth(), value, took.Milliseconds(),
		a.Nodes(), perSecond(uint64(a.Nodes()), took), line.String())
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}
