package puzzles_test

import (
	"bytes"
	"reflect"
	"testing"

	"awele/boards"
	"awele/lessons/puzzles"
	"awele/rules"
)

// Every puzzle is reached by legal moves, its line is legal, and an attempt at it knows the right house.
func TestEveryPuzzleCanBeReachedAndSolved(t *testing.T) {
	for _, b := range boards.Builtin() {
		for _, p := range puzzles.Of(b.Name) {
			task := p.Task()
			a, err := task.Begin()
			if err != nil {
				t.Fatalf("%s %d: %v", b.Name, p.Number, err)
			}
			for i := 0; !a.Solved(); i++ {
				right := 0
				for _, o := range a.Outcomes() {
					if o.Right {
						right++
					}
				}
				way, ok := a.Way()
				if !ok || right != 1 || way != (rules.Pit{Side: rules.South, House: p.Line[2*i]}) {
					t.Fatalf("%s %d: %d right answers, %v in\n%v", b.Name, p.Number, right, way, a.Game())
				}
				a.Answer(way, 1)
				if reply, ok := a.GoOn(); ok != (!a.Solved()) || ok && reply.House != p.Line[2*i+1] {
					t.Fatalf("%s %d: the answer is %v, %v", b.Name, p.Number, reply, ok)
				}
			}
			if a.Game().Variant() != b.Variant() {
				t.Errorf("%s %d is of %v", b.Name, p.Number, a.Game().Variant())
			}
		}
	}
}

// There are enough of each board, no motif has more than a quarter of them, and each step of difficulty has its part.
func TestThereAreEnoughOfEverything(t *testing.T) {
	for board, least := range map[string]int{"awele": 2000, "wari": 150, "warri": 150, "kalah": 200, "congkak": 150} {
		all := puzzles.Of(board)
		motifs, steps := map[string]int{}, map[int]int{}
		for i := range all {
			motifs[all[i].Motif]++
			steps[all[i].Step]++
		}
		if len(all) < least {
			t.Errorf("%s: %d puzzles, want %d", board, len(all), least)
		}
		for motif, n := range motifs {
			if 4*n > len(all) {
				t.Errorf("%s: %d of %d are about %q", board, n, len(all), motif)
			}
		}
		for step := 1; step <= puzzles.Steps; step++ {
			if 10*steps[step] < len(all) {
				t.Errorf("%s: %d of %d are of step %d", board, steps[step], len(all), step)
			}
		}
		if board == "awele" && len(motifs) < 8 {
			t.Errorf("%s: %d motifs", board, len(motifs))
		}
	}
}

func TestWhatIsWrittenIsReadBack(t *testing.T) {
	want := map[string][]puzzles.Puzzle{"kalah": puzzles.Of("kalah"), "awele": puzzles.Of("awele")[:5]}
	var file bytes.Buffer
	if err := puzzles.Write(&file, []string{"kalah", "awele"}, want); err != nil {
		t.Fatal(err)
	}
	got, err := puzzles.Read(&file)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v: %d boards", err, len(got))
	}
}

func TestBadFilesAreNamed(t *testing.T) {
	if _, err := puzzles.Read(bytes.NewReader([]byte("no gzip"))); err == nil {
		t.Error("no error")
	}
}

// A child who solves all climbs to the hardest step, one who solves none stays at the easiest, and nobody sees a puzzle
// again before all were seen.
func TestTheNextPuzzleFits(t *testing.T) {
	all := puzzles.Of("awele")
	for _, c := range []struct {
		right bool
		step  int
	}{{true, puzzles.Steps}, {false, 1}} {
		rating := 0
		var seen []int
		tried := map[int]bool{}
		for i := range 60 {
			p, ok := puzzles.Next(all, rating, seen, uint64(i))
			if !ok || tried[p.Number] {
				t.Fatalf("puzzle %v again after %d", p, i)
			}
			tried[p.Number] = true
			seen = append(seen, p.Number)
			rating = puzzles.Rate(rating, c.right)
			if i > 40 && p.Step != c.step {
				t.Errorf("right %v: step %d after %d puzzles", c.right, p.Step, i)
			}
		}
	}
}

func TestOldPuzzlesComeAgainWhenAllWereSeen(t *testing.T) {
	few := puzzles.Of("kalah")[:3]
	if p, ok := puzzles.Next(few, 100, []int{2, 0, 1}, 1); !ok || p.Number != 2 {
		t.Errorf("%v, %v: want the one that was tried longest ago", p, ok)
	}
	if _, ok := puzzles.Next(nil, 100, nil, 1); ok {
		t.Error("a puzzle of none")
	}
}
