package play

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/kinds/toykind"
	"awele/activity/match"
	"awele/activity/ui"
	"awele/activity/ui/paint"
	"awele/activity/ui/theme"
	"awele/rules"
	"awele/rules/toy"
)

func init() { toykind.Register() }

// layToy opens a Play screen on a new game of the toy, which both sides open together.
func layToy(t *testing.T, friend bool, seed uint64) *table {
	return layMatch(t, match.New(match.Options{Board: "toy", Variant: toy.New(), Seats: match.Seating(friend), Level: 1, Seed: seed, Engine: thinker}))
}

// In a joint opening the house that was chosen is marked only when both have chosen; no hint, path or warning tells of what
// nobody can know; and nobody chooses for Tux.
func TestAnOpeningOnTheScreen(t *testing.T) {
	tb := layToy(t, false, 1)
	tb.set.Warn = true
	tb.house(rules.North, 2)
	if tb.m.Game().Ply() != 0 || !tb.p.refusal.Marked {
		t.Error("the child chooses for Tux")
	}
	tb.p.updatePath()
	if tb.keys(ui.KeyHint); tb.p.hint.said != toldNothing || tb.p.path.Shown || !tb.p.bar.find("hint").Disabled() {
		t.Error("a hint or a path is shown in an opening")
	}
	tb.house(rules.South, 2)
	if tb.m.Game().Ply() != 1 || tb.p.hasLast {
		t.Errorf("after a choice in the hidden: marked %v\n%v", tb.p.hasLast, tb.m.Game())
	}
	for tb.m.Game().Ply() == 1 {
		tb.ticks(1)
	}
	if !tb.p.hasLast || tb.p.last.Side != rules.North {
		t.Errorf("both have chosen: marked %v, %v", tb.p.last, tb.p.hasLast)
	}
}

// Whole games from a joint opening are shown, undone, replayed and painted in every tick without losing a seed.
func TestGamesFromAnOpeningAreShown(t *testing.T) {
	canvas, window := paint.New(), ebiten.NewImage(320, 180)
	r := rand.New(rand.NewPCG(1, 1))
	for seed := range uint64(12) {
		tb := layToy(t, seed%2 == 0, seed)
		tb.set.Speed = 2
		for range 30 {
			switch r.IntN(6) {
			case 0:
				tb.takeBack()
			case 1:
				tb.keys(ui.KeyRedo)
			case 2:
				tb.p.replay()
			default:
				tb.rest()
				if tb.m.Over() {
					break
				}
				side := tb.m.Game().Choosing()[r.IntN(len(tb.m.Game().Choosing()))]
				if !tb.m.Human(side) {
					side = rules.South
				}
				legal := tb.m.Legal(side)
				for range r.IntN(legal.Len()) {
					legal &= legal - 1
				}
				tb.house(side, legal.First())
			}
			for range 60 {
				tb.ticks(1)
				if n := len(tb.p.Pile.Frame.Seeds); n != 30 {
					t.Fatalf("%d seeds are shown\n%v", n, tb.m.Game())
				}
			}
			canvas.Begin(window, 1, theme.For(false))
			tb.p.Draw(canvas)
		}
	}
}
