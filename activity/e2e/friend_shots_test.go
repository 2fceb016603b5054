//go:build shots

package e2e

import (
	"awele/activity/match"
	"awele/activity/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// friends takes pictures of what only two people at one screen see.
func (c camera) friends() {
	p := c.start("", "-board", congkakBoard)
	p.sitDown()
	c.shoot(p, "70-friend-bottom-animal")
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * ui.SecondPress)
	c.shoot(p, "71-friend-top-animal")
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * ui.SecondPress)
	p.Key(ebiten.KeyDigit4)
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	c.shoot(p, "72-friend-lid")
	p.Key(ebiten.KeyEnter)
	p.Ticks(12)
	c.shoot(p, "73-friend-lids-rise")
	p.Close()

	turned := c
	turned.settings.OnTable = true
	config := c.t.TempDir()
	Keep(c.t, config, turned.settings)
	KeepGame(c.t, config, match.File("awele", match.WithFriend()), match.Saved{
		Board: "awele", Friend: true, Level: 1, Seed: 1, Game: gameAt("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "A e D f A a E d F a A d B b C a E"),
	})
	p = newPupil(c.t, Options{W: c.w, H: c.h, Config: config})
	p.Ticks(20)
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	c.shoot(p, "74-friend-turned")
	p.Key(ebiten.KeyU)
	p.Ticks(20)
	c.shoot(p, "75-friend-undo")
	p.Close()
}
