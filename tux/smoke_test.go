package tux

import (
	"testing"

	"awele/rules"
)

// Tux and the coach speak only of legal moves, in every variant and at every level.
func TestLegalInEveryVariant(t *testing.T) {
	e := NewEngine()
	for _, seeds := range []int{4, 5, 6} {
		for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
			v := rules.NewOware(seeds, slam, rules.EndOnRepeat)
			for level := Level(1); level <= 5; level++ {
				g := rules.NewGame(v, rules.South)
				for !g.Result().Over() && g.Ply() < 40 {
					th := e.Think(g, level, 1)
					for !th.Work(4000) {
					}
					if err := g.Play(th.Move()); err != nil {
						t.Fatalf("%v level %d: %v: %v", v, level, th.Move(), err)
					}
				}
			}
		}
	}
}
