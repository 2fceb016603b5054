package e2e

import (
	"testing"

	"awele/activity/settings"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// A child who cannot read sees first what a hint is about, on the houses themselves, and only when asking again which
// house to play. A third time the move is shown, and nothing of all this changes the game.
func TestHintsAreSeenWithoutReading(t *testing.T) {
	// Tux’s f would take A and B; E saves them.
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
	changed("house", "E", "f")
	p.Key(ebiten.KeyH)
	p.Ticks(3 * settle)
	if after := p.game(); after.String() != before.String() {
		t.Errorf("the game was\n%s\nand is\n%s", before, after)
	}
	p.Close()
}

// A child who asks before every move and follows the lamp beats Tux, and is never warned of what the lamp has shown.
func TestWhoFollowsTheHintsWins(t *testing.T) {
	config := t.TempDir()
	s := settings.Default()
	s.Warn, s.Speed = true, settings.Fast
	s.Tables = s.Tables.With("awele", settings.Table{Level: 3})
	Keep(t, config, s)
	p := newPupil(t, Options{W: 800, H: 480, Config: config})
	p.Ticks(20)
	p.play(byKey)
	g := p.turn(byKey)
	for ; !g.Result().Over() && g.Ply() < 150; g = p.turn(byKey) {
		p.Key(ebiten.KeyH)
		p.Ticks(150)
		p.Key(ebiten.KeyH)
		p.Ticks(40)
		p.Key(ebiten.KeyEnter) // the focus is on the house with the lamp
		if p.game().Ply() == g.Ply() {
			p.picture("lamp")
			t.Fatalf("the house with the lamp is not played:\n%s", g)
		}
	}
	if !g.Result().Won(rules.South) {
		t.Errorf("%v after %d moves:\n%s", g.Result(), g.Ply(), g)
	}
	p.Close()
}
