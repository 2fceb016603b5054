package e2e

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"awele/activity/match"
	"awele/boards"
	"awele/internal/long"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// A power cut at any moment of any game costs nothing that was played 50 ms before, and the next start goes on from there.
func TestKilledInTheMiddleOfEveryGame(t *testing.T) {
	luck := rand.New(rand.NewPCG(300, 1))
	all := boards.Builtin()
	configs, last := make([]string, len(all)), make([]string, len(all))
	for i := range configs {
		configs[i] = t.TempDir()
	}
	for i := range long.Times(2 * len(all)) {
		n := i % len(all)
		b := all[n]
		p := newPupil(t, Options{W: 640, H: 400, Config: configs[n], Args: []string{"-board", b.Name}, Env: []string{"AWELE_BEHIND=1"}})
		p.file = match.File(b.Name, match.AgainstTux())
		p.Ticks(30)
		g := rules.NewGame(b.Variant(), rules.South)
		if last[n] != "" {
			if got := p.game().String(); !strings.HasPrefix(got, last[n]) {
				t.Fatalf("kill %d, %s: kept was\n%s\nand now there is\n%s", i, b.Name, last[n], got)
			}
			if g = p.turn(byKey); g.Result().Over() {
				p.Key(ebiten.KeyEnter) // another game
				p.Ticks(settle)
				g = rules.NewGame(b.Variant(), rules.South)
			}
		}
		p.Key(ebiten.KeyDigit1 + ebiten.Key(p.choice(g)))
		p.session.PressKey(ebiten.KeyEnter)
		p.advance(1 + luck.IntN(90)) // the seeds are on their way, or Tux answers
		time.Sleep(50 * time.Millisecond)
		p.Kill()
		after := p.game()
		if after.Ply() == 0 && !after.Opening() || after.String() == g.String() {
			t.Fatalf("kill %d, %s: the move is lost:\n%s", i, b.Name, after)
		}
		if damaged := strings.Join(p.Files(), " "); strings.Contains(damaged, ".damaged") {
			t.Fatalf("kill %d: %s", i, damaged)
		}
		if last[n] = strings.TrimSpace(after.String()); after.Result().Over() {
			last[n] = "" // another one begins
		}
	}
}
