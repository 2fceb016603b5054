package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/activity/ui/theme"
)

// A window may be of any size, whatever was asked of the system: a few pixels for a moment, or a strip. Nothing can be read
// in it then, but everything can be drawn.
func TestEveryScreenIsDrawnInAWindowOfAnySize(t *testing.T) {
	scenes := screens(t)
	friend := lay(t, "", true)
	friend.house(0, 2)
	scenes["friend"] = onScreen{friend.p, &friend.p.set}
	var sizes []geom.View
	few := []float64{1, 2, 3, 5, 8, 13}
	for i, w := range few {
		for j, h := range few {
			sizes = append(sizes, geom.View{W: w, H: h, Text: float64(1 + (i+j)%2)})
		}
		sizes = append(sizes, geom.View{W: w, H: 200, Text: 1}, geom.View{W: 200, H: w, Text: 2}, geom.View{W: 7 * w, H: 5 * w, Text: 1})
	}
	for name, s := range scenes {
		t.Run(name, func(t *testing.T) {
			c := paint.New()
			for i, v := range sizes {
				window := ebiten.NewImage(int(v.W), int(v.H))
				s.Arrange(v)
				s.Update(&ui.Input{})
				c.Begin(window, 1, theme.For(i%2 == 0))
				drawn := false
				func() {
					defer func() {
						if !drawn {
							t.Logf("in a window of %v×%v, letters %v", v.W, v.H, v.Text)
						}
					}()
					s.Draw(c)
					drawn = true
				}()
				window.Deallocate()
			}
		})
	}
}
