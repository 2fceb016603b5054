package e2e

import (
	"strings"
	"testing"

	"awele/internal/long"

	"github.com/hajimehoshi/ebiten/v2"
)

// Many copies of the program that share one folder, as in a home on a network, all play on. What is kept is whole, whoever
// wrote it last.
func TestManyCopiesAtOnce(t *testing.T) {
	config := t.TempDir()
	var copies []*pupil
	for range min(30, long.Times(4)) {
		copies = append(copies, newPupil(t, Options{W: 640, H: 400, Config: config, Env: []string{"AWELE_BEHIND=1"}}))
	}
	for _, p := range copies {
		p.play(byKey)
	}
	for move := range 3 {
		for _, p := range copies {
			before := p.Frame()
			for h := range 6 { // one of them can be played
				p.Key(ebiten.KeyDigit1 + ebiten.Key(h))
				p.Key(ebiten.KeyEnter)
			}
			p.Ticks(settle)
			if err := p.session.Err(); err != nil {
				t.Fatalf("in move %d: %v\n%s", move, err, p.stderr.String())
			}
			if different(before, p.Frame(), before.Bounds(), 2) == 0 {
				t.Errorf("in move %d a copy stands still", move)
			}
		}
	}
	for _, p := range copies {
		p.Close()
	}
	last := copies[0]
	if moves := last.conserved(); moves == 0 {
		t.Error("nothing is kept")
	}
	if files := strings.Join(last.Files(), " "); strings.Contains(files, "damaged") {
		t.Errorf("something was damaged: %s", files)
	}
}
