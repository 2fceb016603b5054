package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/control"
	"awele/activity/draw"
	"awele/activity/layout"
	"awele/activity/theme"
)

// A window may be of any size, whatever was asked of the system: a few pixels for a moment, or a strip. Nothing can be read
// in it then, but everything can be drawn.
func TestEveryScreenIsDrawnInAWindowOfAnySize(t *testing.T) {
	home, _ := newHome("en", 3)
	chooser, _ := newHome("en", 3)
	chooser.Arrange(desk)
	chooser.choose()
	settings, _ := newSettings(desk)
	end, _ := newEnd(newPupil(), EndResult{South: 27, North: 14})
	look := lookAt(t, mixedGame, false)
	look.wait()
	play, friend, level := lay(t, "", false), lay(t, "", true), lay(t, "", false)
	level.button("level")
	friend.house(0, 2)
	scenes := map[string]Scene{
		"home": home, "languages": chooser, "settings": settings, "end": end, "rules": newRules(newPupil()),
		"look back": look.l, "play": play.p, "friend": friend.p, "levels": level.p,
	}
	var sizes []layout.View
	few := []float64{1, 2, 3, 5, 8, 13}
	for i, w := range few {
		for j, h := range few {
			sizes = append(sizes, layout.View{W: w, H: h, Text: float64(1 + (i+j)%2)})
		}
		sizes = append(sizes, layout.View{W: w, H: 200, Text: 1}, layout.View{W: 200, H: w, Text: 2}, layout.View{W: 7 * w, H: 5 * w, Text: 1})
	}
	for name, s := range scenes {
		t.Run(name, func(t *testing.T) {
			c := draw.New()
			for i, v := range sizes {
				screen := ebiten.NewImage(int(v.W), int(v.H))
				s.Arrange(v)
				s.Update(&control.Input{})
				c.Begin(screen, 1, theme.For(i%2 == 0))
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
				screen.Deallocate()
			}
		})
	}
}
