package e2e

import (
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/boards"
	"awele/rules"
)

// A whole game of each built-in board by keyboard, from its first turn, which in Congkak both sow together, to the end. Moves
// are shown at once: how long they take is tested without a window.
func TestWholeGamesOfTheFamily(t *testing.T) {
	played := 0
	for _, b := range boards.Builtin() {
		t.Run(b.Name, func(t *testing.T) {
			config := t.TempDir()
			s := settings.Default()
			s.Speed = settings.Off
			Keep(t, config, s)
			p := newPupil(t, Options{W: 1024, H: 600, Config: config, Args: []string{"-board", b.Name}})
			p.file = match.File(b.Name, match.AgainstTux())
			p.Ticks(30)
			start := b.Variant().Start(rules.South)
			byKey.house(p, p.choice(rules.NewGame(b.Variant(), rules.South)))
			g := p.finish(byKey)
			if g.Variant().Kind != b.Kind() || g.Position().Total() != start.Total() || g.Ply() < 4 {
				t.Errorf("played was\n%s", g)
			}
			p.Close()
			played++
		})
	}
	if played < 5 {
		t.Errorf("only %d boards were played", played)
	}
}
