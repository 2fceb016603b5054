package rules

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// Games and positions of OpenSpiel; testdata/README.md tells where they come from and where its rules differ.

// openSpiel is Oware as OpenSpiel plays it, but for the seeds that stay on the board after a majority.
var openSpiel = NewOware(4, NoCapture, EndOnRepeat)

// swept returns the position as OpenSpiel shows it: when the game is over, whatever the reason, nothing stays on the board.
func swept(g *Game) Position {
	if g.Result().Over() {
		return Share(g.Position())
	}
	return g.Position()
}

// observed returns the houses of both sides and the stores as OpenSpiel writes them: "17 19 | 0 1 2 0 2 0 0 1 5 1 0 0".
func observed(p Position) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d |", p.Store(South), p.Store(North))
	for _, s := range []Side{South, North} {
		for h := range House(6) {
			fmt.Fprintf(&b, " %d", p.Seeds(Pit{s, h}))
		}
	}
	return b.String()
}

func TestOpenSpielPlaythrough(t *testing.T) {
	f, err := os.Open("testdata/oware.playthrough.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	g := NewGame(openSpiel, South)
	moves, boards, legals, ends := 0, 0, 0, 0
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := lines.Text()
		if n, ok := strings.CutPrefix(line, "# State "); ok {
			if n != strconv.Itoa(g.Ply()) {
				t.Fatalf("state %s after %d moves", n, g.Ply())
			}
			continue
		}
		name, value, ok := strings.Cut(line, " = ")
		if !ok {
			name, value, _ = strings.Cut(line, ": ")
		}
		value = strings.Trim(value, `"`)
		switch name {
		case "ObservationString(0)": // side to move | stores | houses
			boards++
			mover, rest, _ := strings.Cut(value, " | ")
			if got := observed(swept(g)); got != rest {
				t.Fatalf("state %d: board %s, want %s", g.Ply(), got, rest)
			}
			if !g.Result().Over() && mover != strconv.Itoa(int(g.Position().Turn())) {
				t.Fatalf("state %d: %s to move, want player %s", g.Ply(), g.Position().Turn(), mover)
			}
		case "LegalActions()":
			legals++
			if got := strings.Join(strings.Fields(fmt.Sprint(houses(g.Legal()))), ", "); got != value {
				t.Fatalf("state %d: legal are %s, want %s", g.Ply(), got, value)
			}
		case "IsTerminal()":
			ends++
			if got := g.Result().Over(); got != (value == "True") {
				t.Fatalf("state %d: over is %v, want %s", g.Ply(), got, value)
			}
		case "# Player 0 score":
			score, _, _ := strings.Cut(value, " ")
			if got := swept(g).Store(South); strconv.Itoa(got) != score {
				t.Fatalf("state %d: South has %d, want %s", g.Ply(), got, score)
			}
		case "action":
			moves++
			h, err := strconv.Atoi(value)
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Play(Pit{g.Position().Turn(), House(h)}); err != nil {
				t.Fatalf("state %d: move %d: %v", g.Ply(), h, err)
			}
		case "Returns()":
			want := map[string]Outcome{"[0, 0]": Playing, "[1, -1]": SouthWins, "[-1, 1]": NorthWins}[value]
			if got := g.Result().Outcome; got != want {
				t.Fatalf("state %d: %s, want %s", g.Ply(), got, value)
			}
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if moves != 110 || boards != 17 || legals != 16 || ends != 17 {
		t.Errorf("read %d moves, %d boards, %d lists of legal moves, %d ends; want 110, 17, 16, 17", moves, boards, legals, ends)
	}
	t.Logf("the game ended with %v", g.Result())
}

func TestOpenSpielPositions(t *testing.T) {
	type state struct {
		Cur      int
		Score    [2]int
		B        [12]int
		Terminal bool
	}
	var file struct {
		Cases []struct {
			Name string
			state
			Legal            []int
			Move             *int
			Moves            []int
			NotTerminalAfter *int `json:"not_terminal_after"`
			After            *state
		}
	}
	data, err := os.ReadFile("testdata/oware_unit_positions.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	position := func(s state) Position {
		p, err := NewPosition(s.B[:6], s.B[6:], s.Score[0], s.Score[1], Side(s.Cur))
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, c := range file.Cases {
		t.Run(c.Name, func(t *testing.T) {
			g := NewGameAt(openSpiel, position(c.state))
			proved := false
			if c.Legal != nil {
				proved = true
				if got := houses(g.Legal()); fmt.Sprint(got) != fmt.Sprint(c.Legal) {
					t.Errorf("legal are %v, want %v", got, c.Legal)
				}
			}
			if c.Move != nil {
				c.Moves = append(c.Moves, *c.Move)
			}
			for i, h := range c.Moves {
				if c.NotTerminalAfter != nil && i <= *c.NotTerminalAfter && g.Result().Over() {
					t.Errorf("over after %d moves", i)
				}
				if err := g.Play(Pit{g.Position().Turn(), House(h)}); err != nil {
					t.Fatalf("move %d: %v", i+1, err)
				}
			}
			if c.After != nil {
				proved = true
				if got, want := swept(g), position(*c.After); got != want {
					t.Errorf("%s, want %s", got, want)
				}
				if c.After.Terminal != (g.Result().Method == Repeated) {
					t.Errorf("%v, want an end by repetition: %v", g.Result(), c.After.Terminal)
				}
			}
			if !proved {
				t.Error("the case proves nothing")
			}
		})
	}
	if len(file.Cases) != 8 {
		t.Errorf("%d cases, want 8", len(file.Cases))
	}
}
