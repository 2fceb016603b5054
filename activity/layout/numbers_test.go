package layout

import (
	"testing"

	"awele/activity/ui/geom"
)

func TestNumbersAreLargeEnough(t *testing.T) {
	desk := geom.View{W: 1280, H: 720, Text: 1}
	r := NewRules(desk, []Block{{Diagrams: true}}, []string{"a", "b", "c"}, 6)
	play := NewPlay(desk, 6, 11)
	for name, tag := range map[string]geom.Rect{
		"house": play.Tags[0][0], "store": play.StoreTags[0], "house of a small board": r.Diagrams[0].Board.Tags[0][0],
	} {
		if got := tag.H / 1.3; got < 18-1e-9 { // a number is that high in its tag
			t.Errorf("the number of a %s at 1280×720 is %v", name, got)
		}
	}
}
