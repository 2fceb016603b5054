package e2e

import (
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// startAt starts the program with a running game that has come to a position, in the notation of package rules, and
// without decoration, so that a board at rest always looks the same.
func startAt(t *testing.T, position string, o Options) *pupil {
	t.Helper()
	o.Config = t.TempDir()
	if o.W == 0 {
		o.W, o.H = 1280, 720
	}
	calm := settings.Default()
	calm.Calm = true
	Keep(t, o.Config, calm)
	KeepGame(t, o.Config, oware, match.Saved{Board: "awele", Level: 1, Seed: 1, Game: gameAt(position, "")})
	p := newPupil(t, o)
	p.play(byKey)
	return p
}

func TestRefusedHouseSaysWhyAndCostsNothing(t *testing.T) {
	for _, c := range []struct {
		name, position string
		house          rules.House
	}{
		{"empty house", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", 0},
		{"Tux has no seeds", "2-0-3-0-1-6-0-0-0-0-0-0-18-18-S", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := startAt(t, c.position, Options{})
			before := p.turn(byKey)
			if before.Check(rules.Pit{Side: rules.South, House: c.house}) == nil {
				t.Fatalf("the house is legal:\n%s", before)
			}
			still := p.Frame()
			byMouse.house(p, c.house)
			p.Ticks(settle)
			if after := p.game().String(); after != before.String() {
				t.Errorf("before:\n%s\nafter:\n%s", before, after)
			}
			bubble := p.inPixels(p.board().Bubble)
			said := p.Frame()
			if different(still, said, bubble, 2) == 0 {
				t.Error("nothing was said")
			}
			p.Ticks(10 * 60)
			if different(said, p.Frame(), bubble, 2) != 0 {
				t.Error("the reason went away by itself")
			}
			p.move(byMouse)
		})
	}
}

func TestUndoGoesBackToTheChildsOwnDecision(t *testing.T) {
	p := newPupil(t, Options{W: 1280, H: 720})
	p.play(byKey)
	start := p.game().Position()
	var at []rules.Position
	for range 5 {
		at = append(at, p.turn(byKey).Position())
		p.move(byKey)
	}
	end := p.game().Position()
	for i := len(at) - 1; i >= 0; i-- {
		p.Key(ebiten.KeyU)
		if got := p.game().Position(); got != at[i] {
			t.Errorf("undo %d leads to %v, want %v", len(at)-i, got, at[i])
		}
	}
	p.Key(ebiten.KeyU)
	if got := p.game().Position(); got != start {
		t.Errorf("undo at the start leads to %v", got)
	}
	for range at {
		p.Key(ebiten.KeyR)
	}
	if got := p.game().Position(); got != end {
		t.Errorf("redo leads to %v, want %v", got, end)
	}
}

// A power cut at any moment costs nothing.
func TestKilledAndResumed(t *testing.T) {
	config := t.TempDir()
	calm := settings.Default()
	calm.Calm = true
	Keep(t, config, calm)
	p := newPupil(t, Options{W: 1024, H: 600, Config: config})
	p.play(byKey)
	for range 4 {
		p.move(byKey)
	}
	byKey.house(p, p.choice(p.game()))
	p.Ticks(7) // in the middle of sowing
	want := p.game().String()
	p.Kill()

	p = newPupil(t, Options{W: 1024, H: 600, Config: config})
	p.play(byKey)
	if got := p.game().String(); !strings.HasPrefix(got, strings.TrimSpace(want)) { // Tux has gone on
		t.Errorf("killed:\n%s\nresumed:\n%s", want, got)
	}
	p.move(byKey)
	before := p.Frame()
	p.Kill()

	p = newPupil(t, Options{W: 1024, H: 600, Config: config})
	p.play(byKey)
	p.Ticks(settle)
	numbers := p.board()
	for side := range numbers.Tags {
		for h := range 6 {
			if different(before, p.Frame(), p.inPixels(numbers.Tags[side][h]), 2) != 0 {
				t.Errorf("the number of house %d of side %d has changed", h, side)
			}
		}
	}
	p.Close()
}

func TestDamagedGameStartsAfresh(t *testing.T) {
	config := t.TempDir()
	KeepGame(t, config, oware, match.Saved{Board: "awele", Game: "no game at all"})
	p := newPupil(t, Options{W: 800, H: 480, Config: config})
	p.play(byKey)
	if g := p.game(); g.Ply() != 0 {
		t.Errorf("the game is\n%s", g)
	}
	found := false
	for _, name := range p.Files() {
		found = found || name == "game-awele.json.damaged"
	}
	if !found {
		t.Errorf("the damaged file was not kept: %v", p.Files())
	}
	p.Close()
}

// A child holds a house down while Tux makes up his mind, and lets it go while his seeds are flying.
func TestHouseHeldWhileTuxMoves(t *testing.T) {
	p := newPupil(t, Options{W: 1280, H: 720})
	p.play(byKey)
	byKey.house(p, p.choice(p.game()))
	p.Ticks(ui.SecondPress)
	p.Key(ebiten.KeyEnter) // enough of that: Tux's turn
	x, y := p.houseAt(2)
	p.Point(x, y)
	p.session.PressMouseButton(ebiten.MouseButtonLeft)
	for range 200 {
		if p.Ticks(1); p.game().Ply() == 2 {
			break
		}
	}
	p.Ticks(5)
	p.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Ticks(settle)
	if ply := p.game().Ply(); ply != 2 {
		t.Errorf("letting go played a move, or Tux never did: %d moves", ply)
	}
	p.move(byMouse)
	p.Close()
}
