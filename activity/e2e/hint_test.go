package e2e

import (
	"testing"

	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// A child who cannot read sees first what a hint is about, on the houses themselves, and only when asking again which
// house to play. A third time the move is shown, and nothing of all this changes the game.
func TestHintsAreSeenWithoutReading(t *testing.T) {
	// Tux's f would take A and B; D, which takes three seeds itself, saves them.
	p := startAt(t, "2-1-1-8-7-6-1-0-7-7-6-2-0-0-S", Options{})
	before := p.turn(byKey)
	p.Key(ebiten.KeyDigit2) // its path leads to C, as long as nothing else is spoken of
	p.Ticks(40)
	board := p.board()
	changed := func(what string, houses ...string) {
		t.Helper()
		was := p.Frame()
		p.Key(ebiten.KeyH)
		p.Ticks(120)
		is := p.Frame()
		want := map[string]bool{}
		for _, h := range houses {
			want[h] = true
		}
		for side := range board.Pits {
			for h := range 6 {
				name := rules.House(h).Letter(rules.Side(side))
				share := different(was, is, p.inPixels(board.Pits[side][h]), 40)
				if want[name] && share < 0.04 || !want[name] && name != "C" && name != "B" && share > 0.03 {
					p.picture("hint-" + what)
					t.Errorf("%s: %.1f %% of house %s have changed", what, 100*share, name)
				}
			}
		}
	}
	changed("reason", "A", "B", "f")
	changed("house", "D", "f")
	p.Key(ebiten.KeyH)
	p.Ticks(3 * settle)
	if after := p.game(); after.String() != before.String() {
		t.Errorf("the game was\n%s\nand is\n%s", before, after)
	}
	p.Close()
}
