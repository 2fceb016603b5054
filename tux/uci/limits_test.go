package uci

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/tuxtest"
)

// bests returns the lines that begin with bestmove.
func bests(lines []string) (best []string) {
	for _, line := range lines {
		if strings.HasPrefix(line, "bestmove ") {
			best = append(best, line)
		}
	}
	return best
}

// Whatever stands after go, it is answered with one bestmove, and what is not understood is told in one line each.
func TestEveryGoEndsInOneBestmove(t *testing.T) {
	for ask, troubles := range map[string]int{
		"go movetime 0":        0,
		"go movetime -5":       0,
		"go depth 0":           0,
		"go mate 2":            0,
		"go wtime 60 btime 60": 0,
		"go wtime 60 btime 0 winc 10 binc 10 movestogo 3":  0,
		"go wtime -100 btime -100":                         0,
		"go movestogo 0 wtime 1":                           0,
		"go searchmoves A C depth 4":                       0,
		"go searchmoves AC nodes 5000":                     0,
		"go depth":                                         1,
		"go depth x":                                       1,
		"go sideways 3":                                    1,
		"go sideways 3 depth 2":                            1,
		"go btime 100":                                     0, // the other side's: without a limit
		"go ponder wtime 50 btime 50\nponderhit":           0,
		"go ponder depth 3\nponderhit":                     0,
		"go ponder\nponderhit":                             0,
		"go infinite\nponderhit\nstop":                     0,
		"go ponder movetime 20\nstop":                      0,
		"ponderhit\nstop\ngo depth 2":                      0,
		"go depth 99999999999999999999 movetime 1":         0,
		"go movetime 1 nodes 99999999999999999999 depth 3": 0, "go depth movetime 5": 1, "go banana apple": 1,
	} {
		out, errOut := talk(t, usual, append(strings.Split(ask, "\n"), "isready")...)
		if best := bests(out); len(best) != 1 || best[0] == "bestmove none" || len(errOut) != troubles || !strings.Contains(strings.Join(out, " "), "readyok") {
			t.Errorf("%q: %q, %q", ask, out, errOut)
		}
	}
}

// Only the moves that are asked for are searched, as far as they are legal.
func TestSearchMoves(t *testing.T) {
	board := "position 0-0-0-0-0-2-1-2-4-0-4-4-10-10-S"
	for ask, want := range map[string]string{
		"go depth 3 searchmoves F": "F", "go depth 3 searchmoves A": "F", "position startpos\ngo searchmoves B D depth 5": "B or D",
		"position startpos\ngo searchmoves D depth 5": "D",
	} {
		out, _ := talk(t, usual, append([]string{board}, strings.Split(ask, "\n")...)...)
		if got := strings.TrimPrefix(last(out), "bestmove "); !strings.Contains(want, got) {
			t.Errorf("%q: %q", ask, out)
		}
	}
}

// The time of a move is a share of what is left, and never all of it.
func TestShareOfTheClock(t *testing.T) {
	for ask, want := range map[string]time.Duration{
		"wtime 26000 btime 1":           time.Second,
		"btime 26000 wtime 1":           time.Millisecond,
		"wtime 26000 winc 1000":         1500 * time.Millisecond,
		"wtime 1000 movestogo 1":        500 * time.Millisecond,
		"wtime 100 winc 60000":          50 * time.Millisecond,
		"wtime 0":                       time.Millisecond,
		"movetime 700":                  700 * time.Millisecond,
		"wtime 99999999999999 depth 3":  time.Duration(1<<31-1) * time.Millisecond / 26,
		"wtime 11000 movestogo 9999999": time.Millisecond,
	} {
		l, troubles := readLimits(strings.Fields(ask), rules.South)
		if l.endless || len(troubles) > 0 {
			t.Errorf("%q: %+v, %v", ask, l, troubles)
		}
		if l.time != want {
			t.Errorf("%q: %v, want %v", ask, l.time, want)
		}
	}
}

// After a position that was refused there is nothing to search, until there is another.
func TestNoMoveOfARefusedPosition(t *testing.T) {
	for _, bad := range []string{"position startpos moves FF", "position 4-4", "position"} {
		out, errOut := talk(t, usual, "position startpos moves F", bad, "go depth 3", "go infinite", "position startpos", "go depth 2", bad, "ucinewgame", "go depth 2")
		want := 2
		best := bests(out)
		if len(best) != 4 || best[0] != "bestmove none" || best[1] != "bestmove none" || best[2] == best[0] || best[3] == best[0] || len(errOut) != want {
			t.Errorf("%q: %q, %q", bad, out, errOut)
		}
	}
}

// Where the whole field ends a game at the first repeat, so does this one.
func TestEndOnRepeat(t *testing.T) {
	circle := "position 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf"
	ends := Options{Variant: rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)}
	if out, errOut := talk(t, ends, circle, "go depth 3"); last(out) != "bestmove none" || len(errOut) > 0 {
		t.Errorf("%q, %q", out, errOut)
	}
	if out, errOut := talk(t, usual, circle, "go depth 3"); last(out) != "bestmove A" || len(errOut) > 0 {
		t.Errorf("%q, %q", out, errOut)
	}
}

// What the table is sure of is played, whatever the search thinks, and whenever it is stopped.
func TestTheTableDecides(t *testing.T) {
	o := Options{Variant: usual.Variant, Endgames: tuxtest.EightSeeds}
	board := "position 0-0-0-2-0-1-0-2-0-1-0-2-23-17-N"
	for _, ask := range []string{"go depth 1", "go depth 30 nodes 50000", "go movetime 1", "go nodes 1"} {
		out, _ := talk(t, o, board, ask)
		if last(out) != "bestmove d" || len(out) > 1 && !strings.Contains(out[len(out)-2], " pv d") {
			t.Errorf("%s: %q", ask, out)
		}
	}
	if out, _ := talk(t, o, board, "go depth 3 searchmoves b"); last(out) != "bestmove b" {
		t.Errorf("%q", out)
	}
}

// readyok is not said before what is to be ready is ready, also during a search.
func TestReadyWaits(t *testing.T) {
	var asked int
	var out, errOut strings.Builder
	o := usual
	o.Ready = func() {
		if asked++; strings.Count(out.String(), "readyok") != asked-1 {
			t.Errorf("%q before it was ready", out.String())
		}
	}
	if err := Serve(strings.NewReader("isready\ngo infinite\nisready\nstop\n"), &out, &errOut, o); err != nil || asked != 2 {
		t.Errorf("%v, asked %d times", err, asked)
	}
}

// On one core a search leaves the builder of the table its turns: about as many as it has itself.
func TestTheBuilderIsNotStarved(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	c, _ := endgame.For(usual.Variant)
	supply := endgame.NewSupply(c, "", 12)
	defer supply.Close()
	o := usual
	o.Endgames = supply.Table
	out, _ := talk(t, o, "go nodes 3000000", "go nodes 1")
	if got := supply.Table().Seeds(); got < 8 || len(bests(out)) != 2 {
		t.Errorf("after three million nodes the table has %d seeds", got)
	}
}
