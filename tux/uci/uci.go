// Package uci lets other programs play against Tux, or ask him, over a text protocol on lines. It is the Universal
// Chess Interface as it is adapted to Oware by Aualé and its engines:
//
//	uci                           name, author, uciok
//	isready                       readyok
//	ucinewgame                    forget the game
//	position BOARD [moves FeCb]   BOARD is startpos or 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S; "fen" may stand before it
//	go [depth N] [nodes N] [movetime N] [infinite]
//	go perft N                    count the move sequences of length N
//	stop                          answer with the best move so far
//	quit
//
// While it searches it reads stop, quit and isready; all else waits for bestmove. Then it writes lines such as
//
//	info depth 12 score cp 40 time 5 nodes 50000 nps 10000000 pv FcEb
//
// cp is in hundredths of a seed, "score mate N" tells that the game is won, or with a negative number lost, in N moves
// of the side to move; movetime and time are milliseconds. At the end stands bestmove with a letter, or "bestmove
// none" if the game is over; after go without a limit not before stop.
//
// Of the rooms of Tux this one alone reads a clock, since movetime asks for it; how well Tux plays depends on none.
package uci

import (
	"fmt"
	"io"
	"math"
	"strconv"
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
	input
	out    *output
	errOut io.Writer
}

// Options are what the engine plays by.
type Options struct {
	Variant rules.Variant
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
	s := &server{searcher: search.New(), game: rules.NewGame(o.Variant, rules.South), out: &output{Writer: out}, errOut: errOut}
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
		fmt.Fprintln(s.out, "readyok")
	case "ucinewgame":
		s.game = rules.NewGame(s.game.Variant(), rules.South)
	case "position":
		g, err := position(s.game.Variant(), words[1:])
		if err != nil {
			s.reportError(err)
			break
		}
		s.game = g
	case "go":
		l, err := parseLimits(words[1:])
		if err != nil {
			s.reportError(err)
			break
		}
		if l.perft > 0 {
			return s.perft(l.perft)
		}
		return s.search(l)
	case "stop": // nothing runs
	case "quit":
		return true
	default:
		s.reportError(fmt.Errorf("%q is not known here", words[0]))
	}
	return false
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
		p, houses, err := rules.ParsePosition(words[0])
		if err != nil {
			return nil, err
		}
		if houses != v.Houses {
			return nil, fmt.Errorf("position: a row has %d houses, not %d", v.Houses, houses)
		}
		start = p
	}
	g := rules.NewGameAt(v, start)
	if len(words) > 1 {
		if words[1] != "moves" {
			return nil, fmt.Errorf("position: %q stands where \"moves\" is expected", words[1])
		}
		for _, c := range strings.Join(words[2:], "") {
			pit, ok := rules.ParsePit(string(c))
			if !ok {
				return nil, fmt.Errorf("position: %q is no house", c)
			}
			if err := g.Play(pit); err != nil {
				return nil, fmt.Errorf("position: move %d, %v: %w", g.Ply()+1, pit, err)
			}
		}
	}
	return g, nil
}

// limits are what ends a search.
type limits struct {
	depth, nodes int
	time         time.Duration // 0 is without end
	endless      bool          // ends by stop alone
	perft        int
}

// parseLimits reads what stands after the command go.
func parseLimits(words []string) (limits, error) {
	l := limits{depth: search.MaxDepth, nodes: math.MaxInt, endless: true}
	for i := 0; i < len(words); i++ {
		word := words[i]
		if word == "infinite" || word == "ponder" {
			continue
		}
		if i++; i == len(words) {
			return l, fmt.Errorf("go %s: the number is missing", word)
		}
		n, err := strconv.Atoi(words[i])
		if err != nil || n < 1 {
			return l, fmt.Errorf("go %s: %q is not a number from 1", word, words[i])
		}
		switch word {
		case "depth":
			l.depth = min(n, l.depth)
		case "nodes":
			l.nodes = n
		case "movetime":
			l.time = time.Duration(min(n, math.MaxInt32)) * time.Millisecond
		case "perft":
			if l.perft = n; n > search.MaxDepth {
				return l, fmt.Errorf("go perft %d: nobody can wait for more than %d", n, search.MaxDepth)
			}
		default:
			return l, fmt.Errorf("go: %q is not known here", word)
		}
		l.endless = false
	}
	return l, nil
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
	a := s.searcher.Analyse(s.game, l.depth, l.nodes, 0)
	written := 0
	for done, stop := false, false; !stop && (!done || l.endless); {
		done = a.Work(slice)
		if a.Depth() > written {
			written = a.Depth()
			s.writeInfo(a, time.Since(start))
		}
		if l.time > 0 && time.Since(start) >= l.time {
			break
		}
		stop, quit = s.poll(l.endless, done)
	}
	a.Close()
	best := a.Best().String()
	if s.game.Result().Over() {
		best = "none"
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
