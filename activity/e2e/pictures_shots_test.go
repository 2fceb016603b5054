//go:build shots

package e2e

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// children takes pictures of what children who share a machine see, and of what a teacher has locked.
func (c camera) children() {
	p := newPupil(c.t, Options{W: c.w, H: c.h, Config: shared(c.t, c.settings)})
	p.Ticks(60)
	c.shoot(p, "90-who-plays")
	p.Key(ebiten.KeyEnter)
	p.Ticks(60)
	c.shoot(p, "91-home-of-one")
	p.toSettings()
	p.Ticks(60)
	for range 30 { // to the last button above the choices for the board
		p.Key(ebiten.KeyTab)
	}
	p.Ticks(10)
	c.shoot(p, "92-settings-of-one")
	p.Close()

	config := c.t.TempDir()
	Keep(c.t, config, c.settings)
	p = newPupil(c.t, Options{
		W: c.w, H: c.h, Config: config,
		Teacher: "language = \"" + c.settings.Language + "\"\nsound = false\nspeed = \"slow\"\nboards = [\"awele\", \"kalah\"]\nlevels = [1, 2, 3]\nseeds = 4\nsped = 1\n",
	})
	p.Ticks(60)
	c.shoot(p, "93-home-teacher")
	p.Close()
	p = newPupil(c.t, Options{
		W: c.w, H: c.h, Config: config,
		Teacher: "language = \"" + c.settings.Language + "\"\nsound = false\nspeed = \"slow\"\nboards = [\"awele\", \"kalah\"]\nlevels = [1, 2, 3]\nseeds = 4\n",
	})
	p.Ticks(60)
	p.toSettings()
	p.Ticks(60)
	c.shoot(p, "94-settings-teacher")
	p.Key(ebiten.KeyM)
	p.Ticks(60)
	c.shoot(p, "95-teacher-chose")
	p.Close()
}

// toSettings goes from Play on Home to the settings, which lie before the last button, the way out.
func (p *pupil) toSettings() {
	for range 2 {
		p.Key(ebiten.KeyShiftLeft, ebiten.KeyTab)
	}
	p.Key(ebiten.KeyEnter)
}
