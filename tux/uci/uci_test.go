package uci

import (
	"bufio"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"awele/rules"
	"awele/rules/toy"
)

var usual = Options{Variant: rules.NewOware(4, rules.NoCapture, rules.OfferShare)}

// talk sends lines and returns the answers.
func talk(t *testing.T, o Options, lines ...string) (out, errOut []string) {
	t.Helper()
	var o1, o2 strings.Builder
	if err := Serve(strings.NewReader(strings.Join(lines, "\n")+"\n"), &o1, &o2, o); err != nil {
		t.Fatal(err)
	}
	split := func(s string) []string {
		return strings.FieldsFunc(s, func(r rune) bool { return r == '\n' })
	}
	return split(o1.String()), split(o2.String())
}

func last(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return lines[len(lines)-1]
}

func TestGreeting(t *testing.T) {
	out, errOut := talk(t, usual, "uci", "isready", "ucinewgame", "quit", "uci")
	if len(out) != 4 || out[2] != "uciok" || out[3] != "readyok" || len(errOut) > 0 {
		t.Errorf("%q, %q", out, errOut)
	}
}

var info = regexp.MustCompile(`^info depth (\d+) score (cp|mate) -?\d+ time \d+ nodes (\d+) nps \d+ pv [A-Fa-f]+$`)

func TestGo(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string
		best  string
	}{
		{"takes five", []string{"position 0-0-0-0-0-2-1-2-4-0-4-4-10-10-S", "go depth 6"}, "F"},
		{"fen may stand before the board", []string{"position fen 0-0-0-0-0-2-1-2-4-0-4-4-10-10-S", "go depth 6"}, "F"},
		{"the other side, moves joined", []string{"position startpos moves FcEbCfDbBdA", "go nodes 20000"}, "e"},
		{"moves apart", []string{"position startpos moves F c E b C f D b B d A", "go nodes 20000"}, "e"},
		{"a limit in time", []string{"position 0-0-0-0-0-2-1-2-4-0-4-4-10-10-S", "go depth 30 movetime 20"}, "F"},
		{"the game is over", []string{"position 1-0-0-0-0-0-0-0-0-0-0-0-24-23-S", "go depth 3"}, "none"},
		{"only one move", []string{"position 1-0-0-0-0-1-0-0-0-0-0-0-22-24-S", "go depth 3"}, "F"},
	} {
		out, errOut := talk(t, usual, c.lines...)
		if got := last(out); got != "bestmove "+c.best || len(errOut) > 0 {
			t.Errorf("%s: %q, %q", c.name, out, errOut)
		}
		for _, line := range out[:len(out)-1] {
			if !info.MatchString(line) {
				t.Errorf("%s: %q", c.name, line)
			}
		}
	}
}

// F is the only first move of Awari that loses nothing.
func TestOpensWithF(t *testing.T) {
	awari := Options{Variant: rules.NewOware(4, rules.Forbidden, rules.OfferShare)}
	if out, _ := talk(t, awari, "position startpos", "go nodes 1000000"); last(out) != "bestmove F" {
		t.Errorf("%q", out)
	}
}

func TestMate(t *testing.T) {
	out, _ := talk(t, usual, "position 4-0-1-3-0-1-2-1-0-2-0-1-23-10-S", "go depth 5")
	if len(out) < 2 || !strings.Contains(out[0], "score mate 1 ") {
		t.Errorf("%q", out)
	}
}

func TestPerft(t *testing.T) {
	out, _ := talk(t, usual, "go perft 6")
	if len(out) != 1 || !strings.HasPrefix(out[0], "info string perft 6 is 27332, ") {
		t.Errorf("%q", out)
	}
}

// Kalah is spoken as Oware is: a move that moves again is a move of its own.
func TestKalah(t *testing.T) {
	kalah := Options{Variant: rules.NewKalah(4)}
	for _, c := range []struct{ lines, want string }{
		{"go perft 7", "info string perft 7 is 114430, "},
		{"position startpos moves C\ngo perft 1", "info string perft 1 is 5, "},
		{"position startpos moves CFa\ngo perft 2", "info string perft 2 is "},
		{"position 1-0-0-0-2-1-2-0-0-3-9-3-13-14-S\ngo depth 3", "bestmove F"},
		{"position 1-0-0-0-2-1-2-0-0-3-9-3-13-14-S moves F\ngo depth 3", "bestmove E"},
		{"position 1-0-0-0-2-1-2-0-0-3-9-3-13-14-S moves FE F\ngo depth 3", "bestmove A"},
		{"position 1-0-0-0-2-1-2-0-0-3-9-1-13-14-N moves f\ngo depth 3 searchmoves a", "bestmove a"},
		{"position 0-0-0-0-0-1-2-0-0-0-0-0-25-20-S moves F\ngo depth 3", "bestmove none"},
	} {
		out, errOut := talk(t, kalah, strings.Split(c.lines, "\n")...)
		if got := last(out); !strings.HasPrefix(got, c.want) || len(errOut) > 0 {
			t.Errorf("%q: %q, %q", c.lines, got, errOut)
		}
	}
	if out, errOut := talk(t, kalah, "position startpos moves Ca", "go depth 3"); last(out) != "bestmove none" || len(errOut) != 1 {
		t.Errorf("the other side moves in the middle of a turn: %q, %q", out, errOut)
	}
}

// Each of these is ignored with one line, and the conversation goes on.
func TestIgnoresWhatItDoesNotKnow(t *testing.T) {
	for _, line := range []string{
		"hello", "position", "position 4-4", "position startpos FcE", "position startpos moves x", "position startpos moves f",
		"position startpos moves FF", "go perft 64", "go perft 0", "go perft 1000000000", "position 1-1-1-1-0-0-S",
		strings.Repeat("x", 3*longest), "position startpos moves " + strings.Repeat("F", 2*longest), "go " + strings.Repeat("\t", longest),
	} {
		out, errOut := talk(t, usual, line, "isready")
		if len(errOut) != 1 || len(out) != 1 || out[0] != "readyok" {
			t.Errorf("%q: %q, %q", line, out, errOut)
		}
	}
}

// An endless search hears stop, isready and quit.
func TestStop(t *testing.T) {
	in, w := io.Pipe()
	r, out := io.Pipe()
	served := make(chan error)
	var errOut strings.Builder
	go func() {
		served <- Serve(in, out, &errOut, usual)
		out.Close()
	}()
	answers := bufio.NewScanner(r)
	await := func(prefix string) {
		t.Helper()
		for answers.Scan() {
			if strings.HasPrefix(answers.Text(), prefix) {
				return
			}
		}
		t.Fatalf("no %s", prefix)
	}
	say := func(line string) {
		if _, err := io.WriteString(w, line+"\n"); err != nil {
			t.Error(err)
		}
	}
	say("go infinite")
	await("info depth ")
	go say("isready")
	await("readyok")
	go say("position startpos")
	go say("stop")
	await("bestmove ")
	go say("go infinite")
	await("info depth ")
	go say("quit")
	await("bestmove")
	if err := <-served; err != nil {
		t.Error(err)
	}
}

// What is said while it thinks is done afterwards, in order: who pipes in a list of questions gets all the answers.
func TestLinesWaitForTheSearch(t *testing.T) {
	out, errOut := talk(t, usual, "go depth 8", "position 0-0-0-0-0-2-1-2-4-0-4-4-10-10-S", "hello", "go depth 6",
		"position 1-0-0-0-0-1-0-0-0-0-0-0-22-24-N", "go perft 7", "go depth 2", "go")
	var best []string
	for _, line := range out {
		if !info.MatchString(line) {
			best = append(best, strings.Split(line, ", ")[0])
		}
	}
	want := []string{"bestmove F", "bestmove F", "info string perft 7 is 0", "bestmove none", "bestmove none"}
	if !slices.Equal(best, want) || len(errOut) != 1 {
		t.Errorf("%q, %q", best, errOut)
	}
}

// A question too large to be answered can be taken back.
func TestPerftHearsStop(t *testing.T) {
	out, errOut := talk(t, usual, "go perft 60", "isready", "stop", "go perft 63", "quit", "isready")
	want := []string{"readyok", "info string perft 60 was stopped", "info string perft 63 was stopped"}
	if !slices.Equal(out, want) || len(errOut) > 0 {
		t.Errorf("%q, %q", out, errOut)
	}
}

// Without a limit the answer waits for stop, even when there is no more to think about: one who asks so does not listen
// before.
func TestEndlessWaitsForStop(t *testing.T) {
	for _, board := range []string{"1-0-0-0-0-1-0-0-0-0-0-0-22-24-S", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"} {
		for _, ask := range []string{"go infinite", "go"} {
			out, _ := talk(t, usual, "position "+board, ask, "isready", "isready", "stop")
			if n := len(out); n < 3 || out[n-3] != "readyok" || out[n-2] != "readyok" || !strings.HasPrefix(out[n-1], "bestmove ") {
				t.Errorf("%s, %s: %q", board, ask, out)
			}
		}
	}
}

// Nobody can fill the memory with lines that wait.
func TestTooMuchWaits(t *testing.T) {
	lines := slices.Repeat([]string{"hello"}, 2*maxWaiting)
	_, errOut := talk(t, usual, slices.Concat([]string{"go infinite"}, lines, []string{"stop"})...)
	if len(errOut) != 2*maxWaiting {
		t.Errorf("%d lines", len(errOut))
	}
}

// An error of the input is the caller's to know.
func TestInputFails(t *testing.T) {
	broken := errors.New("broken")
	in := io.MultiReader(strings.NewReader("isready\n"), iotest.ErrReader(broken))
	if err := Serve(in, io.Discard, io.Discard, usual); !errors.Is(err, broken) {
		t.Error(err)
	}
}

// Where nobody hears the answers a search that would take for ever ends too, and the caller is written.
func TestOutputFails(t *testing.T) {
	for _, ask := range []string{"go depth 60", "go infinite", "uci\ngo depth 60", "isready"} {
		broken := errors.New("broken")
		if err := Serve(strings.NewReader(ask+"\n"), fullDisk{broken}, io.Discard, usual); !errors.Is(err, broken) {
			t.Errorf("%q: %v", ask, err)
		}
	}
}

// fullDisk is a writer that takes nothing.
type fullDisk struct{ err error }

func (d fullDisk) Write([]byte) (int, error) { return 0, d.err }

// An endless search ends with the input.
func TestEndOfInput(t *testing.T) {
	if out, _ := talk(t, usual, "go infinite"); !strings.HasPrefix(last(out), "bestmove ") {
		t.Errorf("%q", out)
	}
}

// Neither a variant that is not valid nor a kind that the search does not play is served.
func TestUnknownVariant(t *testing.T) {
	for _, v := range []rules.Variant{{}, toy.New()} {
		var out strings.Builder
		if err := Serve(strings.NewReader("uci\n"), &out, io.Discard, Options{Variant: v}); err == nil || out.Len() > 0 {
			t.Errorf("%v is served: %q", v, out.String())
		}
	}
}
