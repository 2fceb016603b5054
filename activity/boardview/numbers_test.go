package boardview

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// A number is never smaller than the smallest text.
func TestNumbersAreLargeEnough(t *testing.T) {
	desk := geom.View{W: 1280, H: 720, Text: 1}
	_, top := ui.Bar(desk, 11)
	l := NewLayout(desk, 6, top)
	small := NewSmall(desk, 0, 0, 320, 6)
	for name, tag := range map[string]geom.Rect{"house": l.Tags[0][0], "store": l.StoreTags[0], "house of a small board": small.Tags[0][0]} {
		if got := tag.H / 1.3; got < 18-1e-9 { // a number is that high in its tag
			t.Errorf("the number of a %s at 1280×720 is %v", name, got)
		}
	}
}
