//go:build shots

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"awele/activity/boardview"
	"awele/activity/match"
	"awele/activity/screen/play"
	"awele/activity/settings"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// looks are the windows and choices that every screen is shown in. On a display with two pixels for each
// device-independent one, only the first is.
var looks = []struct {
	name     string
	w, h     int
	text     int
	contrast bool
}{
	{"1280x720", 1280, 720, 100, false},
	{"1024x600", 1024, 600, 100, false},
	{"800x480", 800, 480, 100, false},
	{"320x568", 320, 568, 100, false},
	{"1024x600-text200", 1024, 600, 200, false},
	{"320x568-text200", 320, 568, 200, false},
	{"1280x720-contrast", 1280, 720, 100, true},
}

// TestShots writes a picture of every screen in every language to ./shots of the project.
func TestShots(t *testing.T) {
	sizes := looks
	if scale() != 1 {
		sizes = looks[:1]
	}
	for _, look := range sizes {
		for _, l := range i18n.Languages() {
			language := l.Code
			name := look.name
			if scale() != 1 {
				name = fmt.Sprintf("%s@%gx", name, scale())
			}
			s := settings.Default()
			s.Language, s.TextPercent, s.HighContrast = language, look.text, look.contrast
			c := camera{t, filepath.Join("..", "..", "shots", name, language), s, look.w, look.h}
			if err := os.MkdirAll(c.folder, 0o777); err != nil {
				t.Fatal(err)
			}
			c.homeAndBoard()
			c.reading()
			c.ends()
			c.coach()
			c.friends()
			c.files()
			c.lessons()
			c.children()
		}
	}
}

// camera takes pictures of one look in one language.
type camera struct {
	t        *testing.T
	folder   string
	settings settings.Settings
	w, h     int
}

// start starts the program, with a running game if there is a text for it.
func (c camera) start(game string, args ...string) *pupil {
	config := c.t.TempDir()
	Keep(c.t, config, c.settings)
	if game != "" {
		KeepGame(c.t, config, oware, match.Saved{Board: "awele", Level: 2, Seed: 1, Game: game})
	}
	p := newPupil(c.t, Options{W: c.w, H: c.h, Config: config, Args: args})
	p.Ticks(20)
	return p
}

func (c camera) shoot(p *pupil, name string) {
	c.t.Helper()
	if err := writePicture(filepath.Join(c.folder, name+".png"), p.Frame()); err != nil {
		c.t.Fatal(err)
	}
}

// lay is the Play screen with this look's size of text.
func (c camera) lay() play.Layout {
	v := geom.View{W: float64(c.w), H: float64(c.h), Text: float64(c.settings.TextPercent) / 100}
	return play.NewLayout(v, 6, 11)
}

func (c camera) homeAndBoard() {
	p := c.start("")
	c.shoot(p, "01-home")
	for range 5 + homeTiles { // from Play to the language
		p.Key(ebiten.KeyTab)
	}
	p.Key(ebiten.KeyEnter)
	p.Ticks(10)
	c.shoot(p, "02-home-language")
	p.Close()

	p = c.start("")
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	c.shoot(p, "10-play")
	at := c.lay().Press[rules.South][4].Center()
	p.Point(at.X, at.Y)
	p.Ticks(10)
	c.shoot(p, "11-play-path")
	p.Click(at.X, at.Y)
	p.Ticks(60)
	c.shoot(p, "12-play-sowing")
	p.Ticks(2 * settle)
	c.shoot(p, "13-play-tux-has-moved")
	north := c.lay().Press[rules.North][2].Center()
	p.Click(north.X, north.Y)
	p.Ticks(40)
	c.shoot(p, "14-play-refused")
	hint := c.lay().Bar[barHint].Center()
	p.Click(hint.X, hint.Y)
	p.Ticks(settle)
	c.shoot(p, "15-play-hint-reason")
	p.Click(hint.X, hint.Y)
	p.Ticks(settle)
	c.shoot(p, "16-play-hint-house")
	level := c.lay().Bar[barLevel].Center()
	p.Click(level.X, level.Y)
	p.Ticks(10)
	c.shoot(p, "17-play-level")
	p.Key(ebiten.KeyEscape)
	p.Ticks(40)
	again := c.lay().Bar[barNew].Center()
	p.Click(again.X, again.Y)
	p.Ticks(10)
	c.shoot(p, "18-play-new")
	p.Close()

	p = c.start(gameAt("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "A e D f A a E d F a A d B b C a E d"))
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	best := c.lay().Press[rules.South][p.choice(p.game())].Center()
	p.Point(best.X, best.Y)
	p.Ticks(40)
	c.shoot(p, "19-play-middle")
	p.Close()

	for _, g := range []struct{ name, position string }{
		{"20-play-full", "8-1-0-20-2-1-0-3-1-2-0-10-0-0-S"},
		{"21-play-late", "2-0-1-0-0-3-1-0-0-2-0-1-21-17-S"},
		{"22-play-must-feed", "2-0-3-0-1-6-0-0-0-0-0-0-18-18-S"},
	} {
		p = c.start(gameAt(g.position, ""))
		p.Key(ebiten.KeyEnter)
		p.Ticks(settle)
		c.shoot(p, g.name)
		p.Close()
	}
	p = c.start(gameAt("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "A a B b C c D d E e F"))
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * settle)
	c.shoot(p, "23-play-share")
	p.Close()
}

func (c camera) reading() {
	p := c.start("")
	p.Key(ebiten.KeyF1)
	for page := 1; page <= 3; page++ {
		p.Ticks(50)
		c.shoot(p, fmt.Sprintf("30-rules-%d", page))
		p.Key(ebiten.KeyPageDown)
	}
	p.Key(ebiten.KeyEnd)
	p.Ticks(50)
	c.shoot(p, "31-rules-end")
	p.Close()

	p = c.start("")
	for range 6 + homeTiles { // from Play to the settings
		p.Key(ebiten.KeyTab)
	}
	p.Key(ebiten.KeyEnter)
	for page := 1; page <= 3; page++ {
		p.Ticks(50)
		c.shoot(p, fmt.Sprintf("40-settings-%d", page))
		p.Key(ebiten.KeyPageDown)
	}
	p.Close()

	// A game runs, and another number of seeds is chosen for the next.
	p = c.start(gameAt("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "E d"))
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	at := c.lay().Bar[barSettings].Center()
	p.Click(at.X, at.Y)
	p.Ticks(40)
	const fiveSeeds = 23 // controls from the button that leads back
	for range fiveSeeds {
		p.Key(ebiten.KeyTab)
	}
	p.Key(ebiten.KeyEnter)
	if got := p.Settings().Tables.Of("awele").Choice("seeds"); got != "5" {
		c.t.Fatalf("%q seeds are chosen", got)
	}
	p.Key(ebiten.KeyEnd)
	p.Ticks(40)
	c.shoot(p, "41-settings-table")
	p.Key(ebiten.KeyEscape)
	p.Ticks(40)
	c.shoot(p, "42-play-new-choice")
	p.Close()
}

func (c camera) ends() {
	for _, g := range []struct{ name, position string }{
		{"50-end-won", "0-0-0-0-0-1-1-1-0-0-3-0-24-18-S"},
		{"51-end-lost", "0-0-0-0-0-1-4-0-0-0-0-0-20-23-S"},
		{"52-end-drawn", "0-0-0-0-0-1-1-0-2-0-0-0-22-22-S"},
	} {
		p := c.start(gameAt(g.position, ""))
		p.Key(ebiten.KeyEnter)
		p.Ticks(30)
		p.Key(ebiten.KeyDigit6)
		p.Key(ebiten.KeyEnter)
		p.Ticks(2 * settle)
		c.shoot(p, g.name)
		p.Close()
	}
}

// coach takes pictures of what Tux says about moves that cost seeds.
func (c camera) coach() {
	warned := c
	warned.settings.Warn = true
	p := warned.start(gameAt("4-4-0-5-1-1-5-5-5-0-5-5-4-4-S", ""))
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	p.Key(ebiten.KeyDigit4)
	p.Key(ebiten.KeyDigit4)
	p.Ticks(40)
	c.shoot(p, "24-play-warning")
	p.Close()

	for _, g := range []struct {
		name, position string
		streak         int
	}{
		{"53-end-won-three", "0-0-0-0-0-1-1-1-0-0-3-0-24-18-S", 2},
		{"54-end-lost-three", "0-0-0-0-0-1-4-0-0-0-0-0-20-23-S", -2},
	} {
		again := c
		again.settings.Tables = again.settings.Tables.With("awele", settings.Table{Level: 2, Streak: g.streak})
		p := again.start(gameAt(g.position, ""))
		p.Key(ebiten.KeyEnter)
		p.Ticks(30)
		p.Key(ebiten.KeyDigit6)
		p.Key(ebiten.KeyEnter)
		p.Ticks(2 * settle)
		c.shoot(p, g.name)
		p.Close()
	}

	// A game that the child ends with the next move.
	p = c.start(gameAt("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "E d C c D a B a E d C b D f A e F e D b F d B f"))
	p.Key(ebiten.KeyEnter)
	p.Ticks(30)
	p.Key(ebiten.KeyDigit6)
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	p.Key(ebiten.KeyEnter) // enough counted
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyTab)
	p.Ticks(40) // so that it is no second press
	p.Key(ebiten.KeyEnter)
	p.Ticks(2)
	c.shoot(p, "60-look-back-working")
	p.Ticks(2 * settle)
	p.Key(ebiten.KeyPageDown)
	p.Key(ebiten.KeyPageUp)
	p.Ticks(20)
	later := boardview.NewBook(c.lay().View, 6, lookButtons, i18n.For(c.settings.Language).T(i18n.PlayOnHere)).Bar[lookLater].Center()
	for page := 1; page <= 4; page++ {
		c.shoot(p, fmt.Sprintf("6%d-look-back-before", page))
		p.Ticks(settle)
		c.shoot(p, fmt.Sprintf("6%d-look-back-then", page))
		p.Click(later.X, later.Y)
		p.Ticks(50)
	}
	p.Close()
}

// files takes pictures of a game that was opened from a file, and of what is said about files.
func (c camera) files() {
	file := filepath.Join(c.t.TempDir(), "game.ogn")
	if err := os.WriteFile(file, []byte("1. F c 2. E b 3. C f 4. D b 5. B d 6. A e 0-27 * *"), 0o600); err != nil {
		c.t.Fatal(err)
	}
	p := c.start("", "-open", file)
	c.shoot(p, "55-end-first-of-several")
	p.Key(ebiten.KeyEnter)
	p.Ticks(40)
	p.Key(ebiten.KeyEnter) // enough counted
	p.Ticks(40)
	c.shoot(p, "56-end-opened")
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyEnter)
	p.Ticks(40)
	c.shoot(p, "57-end-saved")
	p.Key(ebiten.KeyEscape)
	p.Ticks(40)
	p.Key(ebiten.KeyEscape)
	p.Ticks(40)
	c.shoot(p, "03-home-opened")
	p.Close()
}
