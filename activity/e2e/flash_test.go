package e2e

import (
	"image"
	"testing"

	"awele/activity/match"
	"awele/activity/settings"

	"github.com/hajimehoshi/ebiten/v2"
)

// lights returns how bright the blocks of a picture are, 0 to 1, row by row.
func lights(m *image.RGBA, block int) (ls []float64) {
	for y0 := 0; y0+block <= m.Rect.Dy(); y0 += block {
		for x0 := 0; x0+block <= m.Rect.Dx(); x0 += block {
			sum, n := 0, 0
			for y := y0; y < y0+block; y += 4 {
				for x := x0; x < x0+block; x += 4 {
					c := m.RGBAAt(x, y)
					sum += 2126*int(c.R) + 7152*int(c.G) + 722*int(c.B)
					n++
				}
			}
			ls = append(ls, float64(sum)/float64(n)/255/10000)
		}
	}
	return ls
}

// turns returns the times at which a light that had become clearly brighter begins to become clearly darker, or the other
// way round: two of them are a flash.
func turns(light []float64) (at []int) {
	const clear = 0.1 // WCAG 2.2, "general flash"
	end, up, moved := light[0], false, false
	for i, now := range light {
		switch {
		case now > end+clear && !(moved && up), now < end-clear && (up || !moved):
			if moved {
				at = append(at, i)
			}
			end, up, moved = now, now > end, true
		case moved && up:
			end = max(end, now)
		case moved:
			end = min(end, now)
		}
	}
	return at
}

func TestTurnsAreFound(t *testing.T) {
	for want, light := range map[int][]float64{
		0: {0.5, 0.55, 0.5, 0.45, 0.3, 0.1},
		1: {0.1, 0.3, 0.6, 0.55, 0.4},
		5: {0, 1, 0, 1, 0, 1, 0},
	} {
		if got := turns(light); len(got) != want {
			t.Errorf("%v turns at %v, want %d times", light, got, want)
		}
	}
}

// Nothing on the screen flashes more than three times in any second, at the speed that moves most.
func TestNothingFlashes(t *testing.T) {
	config := t.TempDir()
	fast := settings.Default()
	fast.Speed = settings.Fast
	Keep(t, config, fast)
	KeepGame(t, config, oware, match.Saved{Board: "awele", Level: 1, Seed: 1, Game: gameAt("2-0-0-0-0-8-1-1-2-2-2-1-14-15-S", "")})
	p := newPupil(t, Options{W: 1024, H: 600, Config: config})
	p.play(byKey)
	if p.game().Ply() != 0 || p.game().Position().Store(0) != 14 {
		t.Fatalf("the game is\n%s", p.game())
	}
	p.Click(p.houseAt(1)) // empty: it is refused
	const every = 3       // ticks
	var film [][]float64
	for i := range 130 {
		if i == 25 {
			p.Key(ebiten.KeyDigit6)
			p.Key(ebiten.KeyDigit6)
		}
		film = append(film, lights(p.Frame(), 32))
		p.Ticks(every)
	}
	light := make([]float64, len(film))
	for block := range film[0] {
		for i := range film {
			light[i] = film[i][block]
		}
		at := turns(light)
		for i := range at {
			if j := i + 6; j < len(at) && at[j]-at[i] < 60/every {
				p.picture("flash")
				t.Fatalf("block %d turns at %v of every %d ticks", block, at, every)
			}
		}
	}
	p.Close()
}
