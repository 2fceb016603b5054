package boardview

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// Whatever the window, the side of the board ends above the buttons.
func TestBoardEndsAboveTheBar(t *testing.T) {
	for _, v := range []geom.View{
		{W: 320, H: 568, Text: 1}, {W: 800, H: 480, Text: 1}, {W: 1280, H: 720, Text: 2}, {W: 3840, H: 2160, Text: 1}, {W: 2520, H: 1080, Text: 1},
	} {
		bar, top := ui.Bar(v, 10)
		l := NewLayout(v, 6, top)
		if bottom := l.Face.Y + l.Face.H + paint.BoardSide(&l.Board); bottom > bar[0].Y+bar[0].H*.12 {
			t.Errorf("%v×%v: the board ends at %.0f, the buttons begin at %.0f", v.W, v.H, bottom, bar[0].Y)
		}
	}
}
