package rules

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"
)

// openSpielKalah reads a board of OpenSpiel's mancala: the store of North, the houses and the store of South, the houses
// of North.
func openSpielKalah(t *testing.T, b []int, turn Side) Position {
	t.Helper()
	p, err := NewPosition(b[1:7], b[8:14], b[7], b[0], turn)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// kalahPit reads a move of OpenSpiel's mancala.
func kalahPit(n int) Pit {
	if n < 7 {
		return Pit{South, House(n - 1)}
	}
	return Pit{North, House(n - 8)}
}

func TestOpenSpielKalahPlaythrough(t *testing.T) {
	text, err := os.ReadFile("testdata/mancala.playthrough.txt")
	if err != nil {
		t.Fatal(err)
	}
	numbers := func(list string) (all []int) {
		for word := range strings.SplitSeq(strings.Trim(list, "[]"), ", ") {
			n, err := strconv.ParseFloat(word, 64)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, int(n))
		}
		return all
	}
	g := NewGame(NewKalah(4), South)
	moves, boards, legals, ends := 0, 0, 0, 0
	for line := range strings.Lines(string(text)) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			name, value, _ = strings.Cut(strings.TrimSpace(line), ": ")
		}
		switch value = strings.Trim(value, `"`); name {
		case "ObservationTensor(0)": // the board, the side to move and the number of moves
			boards++
			b := numbers(value)
			want := openSpielKalah(t, b, Side(b[14]))
			if g.Result().Over() {
				want = Share(want).turned(g.Position().Turn()) // there the seeds stay where they are
			}
			if g.Position() != want || g.Ply() != b[15] {
				t.Fatalf("after %d moves %s, want %s after %d", g.Ply(), g.Position(), want, b[15])
			}
		case "LegalActions()":
			legals++
			var want HouseSet
			for _, n := range numbers(value) {
				want |= 1 << kalahPit(n).House
			}
			if g.Legal() != want {
				t.Fatalf("after %d moves legal are %s, want %s", g.Ply(), letters(g.Legal()), letters(want))
			}
		case "IsTerminal()":
			ends++
			if g.Result().Over() != (value == "True") {
				t.Fatalf("after %d moves %v, want an end: %s", g.Ply(), g.Result(), value)
			}
		case "action":
			moves++
			if err := g.Play(kalahPit(numbers(value)[0])); err != nil {
				t.Fatalf("after %d moves: %v", g.Ply(), err)
			}
		}
	}
	if moves != 61 || boards < 10 || legals != boards-1 || ends != boards || g.Result() != (Result{Draw, NoMove}) {
		t.Errorf("read %d moves, %d boards, %d lists of legal moves, %d ends; %v", moves, boards, legals, ends, g.Result())
	}
}

func TestOpenSpielKalahPositions(t *testing.T) {
	var file struct {
		Cases []struct {
			Name   string
			P      Side
			B      []int
			Legal  []int
			Move   int
			Expect map[int]int
		}
	}
	data, err := os.ReadFile("testdata/mancala_unit_positions.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	for _, c := range file.Cases {
		t.Run(c.Name, func(t *testing.T) {
			v := NewKalah(4)
			p := openSpielKalah(t, c.B, c.P)
			var legal HouseSet
			for _, n := range c.Legal {
				legal |= 1 << kalahPit(n).House
			}
			if v.Legal(p) != legal {
				t.Errorf("legal are %s, want %s", letters(v.Legal(p)), letters(legal))
			}
			want := append([]int(nil), c.B...)
			want[c.Move] = 0
			for n, seeds := range c.Expect {
				want[n] = seeds
			}
			next := v.Next(p, kalahPit(c.Move).House)
			over := v.Result(next).Over()
			for n := range c.Expect {
				pit := Pit{South, Store}
				if n == 0 {
					pit.Side = North
				} else if n != 7 {
					pit = kalahPit(n)
				}
				if got := next.Seeds(pit); !over && got != want[n] {
					t.Errorf("%d seeds in %s, want %d", got, pit, want[n])
				} else if over && pit.IsStore() && got < want[n] {
					t.Errorf("%d seeds in the store of %s, want at least %d", got, pit, want[n])
				}
			}
		})
	}
	if len(file.Cases) != 3 {
		t.Errorf("%d cases, want 3", len(file.Cases))
	}
}
