package e2e

import (
	"errors"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/internal/long"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// keys are all keys that mean anything to the program, and a few that do not.
var keys = []ebiten.Key{
	ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyTab, ebiten.KeyEnter,
	ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4,
	ebiten.KeyDigit5, ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyU, ebiten.KeyR, ebiten.KeyH,
	ebiten.KeyM, ebiten.KeyZ, ebiten.KeyY, ebiten.KeyF1, ebiten.KeyF11, ebiten.KeyPageUp, ebiten.KeyPageDown,
	ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyX, ebiten.KeyBackspace,
}

var sizes = [][2]int{{1280, 720}, {1024, 600}, {800, 480}, {320, 568}, {1, 1}, {2560, 300}, {320, 320}}

// press gives the program one random input and the time of a few ticks.
func (p *pupil) press(luck *rand.Rand) {
	x, y := luck.Float64()*p.w*1.05, luck.Float64()*p.h*1.05
	s := p.session
	switch n := luck.IntN(100); {
	case n < 45:
		k := keys[luck.IntN(len(keys))]
		shift, ctrl := luck.IntN(10) == 0, luck.IntN(20) == 0
		if shift {
			s.PressKey(ebiten.KeyShiftLeft)
		}
		if ctrl {
			s.PressKey(ebiten.KeyControlLeft)
		}
		s.PressKey(k)
		p.advance(1 + luck.IntN(3))
		s.ReleaseKey(k)
		s.ReleaseKey(ebiten.KeyShiftLeft)
		s.ReleaseKey(ebiten.KeyControlLeft)
	case n < 75:
		s.MoveCursor(x, y)
		s.PressMouseButton(ebiten.MouseButtonLeft)
		p.advance(1)
		if luck.IntN(5) == 0 {
			s.MoveCursor(luck.Float64()*p.w, luck.Float64()*p.h)
			p.advance(1)
		}
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	case n < 90:
		finger := ebiten.TouchID(luck.IntN(3))
		s.PressTouch(finger, x, y)
		p.advance(1)
		if luck.IntN(3) == 0 {
			s.MoveTouch(finger, luck.Float64()*p.w, luck.Float64()*p.h)
			p.advance(1)
		}
		s.ReleaseTouch(finger)
	case n < 95:
		s.ScrollWheel(luck.NormFloat64(), luck.NormFloat64()*4)
		p.advance(1)
		s.ScrollWheel(0, 0)
	default:
		p.advance(luck.IntN(90))
	}
	p.advance(1)
}

// conserved fails the test unless every game on the disk follows the rules, with all of its seeds, and returns how many moves
// they have in all.
func (p *pupil) conserved() (moves int) {
	p.t.Helper()
	for _, file := range p.Files() {
		if !strings.Contains(file, "game-") || !strings.HasSuffix(file, ".json") {
			continue // of whichever of the children who share the machine
		}
		saved, ok := p.SavedGame(file)
		if !ok {
			continue
		}
		g, err := rules.ParseGame(saved.Game)
		if err != nil {
			p.t.Fatalf("the kept game breaks the rules: %v\n%s", err, saved.Game)
		}
		v := g.Variant()
		first := g.PositionAt(0).Total()
		for ply := range g.Ply() + 1 {
			if g.OpeningAt(ply) {
				continue // a hand may hold some
			}
			if now := g.PositionAt(ply).Total(); now != first || first != 2*v.Houses*v.Seeds {
				p.t.Fatalf("%d seeds after %d moves of\n%s", now, ply, saved.Game)
			}
		}
		moves += g.Ply() + g.Undone()
	}
	return moves
}

// Whatever a child does with keys, mouse, fingers and the window, the program goes on, no seed is lost and no tick thinks
// long.
func TestTwentyThousandRandomInputs(t *testing.T) {
	inputs := long.Times(20000)
	luck := rand.New(rand.NewPCG(20000, 1))
	config := t.TempDir()
	fast := settings.Default()
	fast.Speed = settings.Fast // more games in the same number of inputs
	Keep(t, config, fast)
	told := filepath.Join(t.TempDir(), "nodes")
	start := func(w, h int) *thinker {
		return &thinker{newPupil(t, Options{W: w, H: h, Config: config, Env: []string{"AWELE_NODES=" + told}}), told}
	}
	p := start(1280, 720)
	quits, moves, longest := 0, 0, 0
	for i := range inputs {
		p.press(luck)
		if err := p.session.Err(); err != nil {
			p.end()
			longest = max(longest, slices.Max(p.nodes()))
			if !errors.Is(err, ebiten.Termination) {
				t.Fatalf("after %d inputs: %v\n%s", i, err, p.stderr.String())
			}
			quits++ // by its button or by Ctrl+Q: it starts again
			if code := p.process.ProcessState.ExitCode(); code != 0 {
				t.Fatalf("after %d inputs the program ended with code %d\n%s", i, code, p.stderr.String())
			}
			p = start(int(p.w), int(p.h))
		}
		switch {
		case i%1000 == 999:
			size := sizes[luck.IntN(len(sizes))]
			p.w, p.h = float64(size[0]), float64(size[1])
			for range 1 + luck.IntN(3) { // at one blow, or as an edge is dragged
				p.Resize(size[0]+luck.IntN(9), size[1]+luck.IntN(9))
			}
			p.Frame()
		case i%100 == 99:
			p.Frame()
			moves = max(moves, p.conserved())
		}
	}
	p.conserved()
	p.Close()
	if longest = max(longest, slices.Max(p.nodes())); longest == 0 || longest > match.Slice {
		t.Errorf("%d positions were looked at in one tick, allowed are %d", longest, match.Slice)
	}
	// Of each picture, whether it is there, the settings, what was done, and of each board a game against Tux and one with a
	// friend; as many again of those that were removed.
	files := slices.DeleteFunc(p.Files(), func(name string) bool { return strings.HasSuffix(name, ".removed") })
	odd := slices.DeleteFunc(slices.Clone(files), func(name string) bool { return strings.HasSuffix(name, ".json") })
	if len(odd) > 0 || len(files) > settings.MostPictures*(3+2*homeTiles) {
		t.Errorf("something was damaged: %v", files)
	}
	if moves < 80 {
		t.Errorf("hardly anything was played: at most %d moves in all games", moves)
	}
	t.Logf("%d inputs, %d moves in all games, the program was left %d times, kept: %v", inputs, moves, quits, files)
}
