package e2e

import (
	"testing"

	"awele/activity/screen/play"
	"awele/activity/ui/geom"
	"awele/rules"
)

// While the edge of the window is dragged the old picture is fitted into it, and a press hits what is seen; when it rests
// everything is painted for the new size.
func TestDraggingTheEdgeOfTheWindow(t *testing.T) {
	p := startAt(t, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", Options{})
	p.Ticks(settle)
	p.Resize(1000, 720) // is followed at once
	old := play.NewLayout(geom.View{W: 1000, H: 720, Text: 1}, 6, 11)
	for w := 990; w >= 800; w -= 10 {
		p.Resize(w, 480)
	}
	p.w, p.h = 800, 480
	seen := func(at geom.Point) (x, y float64) { return (800-1000*480/720)/2 + at.X*480/720, at.Y * 480 / 720 }
	p.Click(seen(old.Press[rules.South][4].Center()))
	g := p.game()
	if pit, _ := g.MoveAt(1); g.Ply() != 1 || pit.House != 4 {
		p.picture("dragging")
		t.Errorf("a press on the fifth house plays\n%s", g)
	}
	p.turn(byKey)
	now := p.Frame()

	fresh := startAt(t, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", Options{W: 800, H: 480})
	fresh.Ticks(settle)
	bar := p.board().Bar
	for _, i := range []int{barHome, barHelp, barSound} {
		if different(now, fresh.Frame(), p.inPixels(bar[i]), 2) > 0.01 {
			p.picture("dragged")
			t.Errorf("button %d is not where it belongs", i)
		}
	}
	p.move(byMouse)
	fresh.Close()
	p.Close()
}
