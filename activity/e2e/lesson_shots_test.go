//go:build shots

package e2e

import (
	"awele/activity/boardview"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// lessons shows the path of Oware, and a task that is asked, answered wrongly, nudged, shown and solved.
func (c camera) lessons() {
	p := c.start("")
	p.Key(ebiten.KeyTab) // from Play to Learn
	p.Ticks(5)
	p.Key(ebiten.KeyEnter)
	p.Ticks(20)
	c.shoot(p, "70-learn")
	p.Key(ebiten.KeyEnter)
	p.Ticks(20)
	c.shoot(p, "71-lesson-idea")
	p.Ticks(200)
	c.shoot(p, "72-lesson-hand")
	p.Ticks(300)
	c.shoot(p, "73-lesson-asks")
	p.Key(ebiten.KeyEscape)
	p.Ticks(10)
	for range 2 {
		p.Key(ebiten.KeyRight)
	}
	p.Key(ebiten.KeyEnter)
	p.Ticks(200)
	c.shoot(p, "74-lesson-capture")
	v := geom.View{W: float64(c.w), H: float64(c.h), Text: float64(c.settings.TextPercent) / 100}
	l := boardview.NewBook(v, 6, 4, i18n.For(c.settings.Language).T(i18n.PathTitle))
	at := l.Press[rules.South][3].Center()
	p.Click(at.X, at.Y)
	p.Ticks(150)
	c.shoot(p, "75-lesson-wrong")
	p.Ticks(250)
	c.shoot(p, "76-lesson-nudge")
	p.Close()
}
