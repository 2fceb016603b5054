package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// thinker is a child who plays against the grown Tux, with every help there is, while somebody counts how many positions
// the program looks at in each tick, for whatever purpose.
type thinker struct {
	*pupil
	told string // the file with the counts
}

func newThinker(t *testing.T, game string) *thinker {
	t.Helper()
	config, told := t.TempDir(), filepath.Join(t.TempDir(), "nodes")
	s := settings.Default() // and level 7, which thinks longest
	s.Calm, s.Warn, s.Speed = true, true, settings.Off
	s.Tables = s.Tables.With("awele", settings.Table{Level: 7}.WithChoice(settings.StarterChoice, "child"))
	Keep(t, config, s)
	if game != "" {
		KeepGame(t, config, oware, match.Saved{Board: "awele", Level: 7, Seed: 1, Game: game})
	}
	p := newPupil(t, Options{W: 800, H: 480, Config: config, Env: []string{"AWELE_NODES=" + told}})
	p.play(byKey)
	return &thinker{p, told}
}

// nodes returns the positions that were looked at in each tick up to now.
func (c *thinker) nodes() (n []int) {
	c.t.Helper()
	text, err := os.ReadFile(c.told)
	if err != nil {
		c.t.Fatal(err)
	}
	for _, line := range strings.Fields(string(text)) {
		i, err := strconv.Atoi(line)
		if err != nil {
			c.t.Fatal(err)
		}
		n = append(n, i)
	}
	return n
}

// count does something and returns the positions that were looked at meanwhile: in all, and in the busiest tick.
func (c *thinker) count(what func()) (all, most int) {
	c.t.Helper()
	before := len(c.nodes())
	what()
	for _, n := range c.nodes()[before:] {
		all, most = all+n, max(most, n)
	}
	return all, most
}

// However much there is to think about, no tick of it lasts longer than an old machine can spare without dropping a
// frame: Tux's move, a hint, a warning, the look back, whether or not the endgame tables are there, and one following
// the other on the heel.
func TestNoTickThinksLong(t *testing.T) {
	const many = 30_000 // positions that tell that something was really thought about
	var c *thinker
	within := func(name string, what func()) {
		t.Helper()
		all, most := c.count(what)
		if all < many {
			c.picture("no-thought")
			t.Fatalf("%s: only %d positions were looked at", name, all)
		}
		if most > match.Slice {
			t.Errorf("%s: %d positions in one tick, allowed are %d", name, most, match.Slice)
		}
		t.Logf("%s: %d positions, %d in one tick", name, all, most)
	}
	for name, game := range map[string]string{
		"beginning": "", "middle": gameAt("2-0-6-1-4-2-3-0-1-7-2-1-9-10-S", ""), "end in sight": gameAt("1-0-3-2-0-4-2-0-1-0-5-1-15-14-S", ""),
	} {
		c = newThinker(t, game)
		within(name+", hint", func() {
			for range 3 {
				c.Key(ebiten.KeyH)
				c.Ticks(settle)
			}
		})
		within(name+", Tux's move", func() {
			for range 3 {
				c.house()
				c.Ticks(settle)
			}
		})
		c.Close()
	}

	c = newThinker(t, gameAt("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "E d C c D a B a E d C b D f A e F e D b F d B f"))
	byKey.house(c.pupil, 5)
	if !c.game().Result().Over() {
		t.Fatalf("not over:\n%s", c.game())
	}
	within("end and look back", func() { // the look back begins when the end is shown
		c.Ticks(90)
		c.Key(ebiten.KeyTab) // again, look back
		c.Key(ebiten.KeyEnter)
		c.Ticks(3 * settle)
	})
	c.Close()
}

// While the child ponders, or is away, nobody thinks: a class-room of old machines stays cool.
func TestNobodyThinksUnasked(t *testing.T) {
	c := newThinker(t, gameAt("2-0-6-1-4-2-3-0-1-7-2-1-9-10-S", ""))
	idle := func(where string) {
		t.Helper()
		if all, _ := c.count(func() { c.Ticks(600) }); all != 0 {
			t.Errorf("%s: %d positions were looked at", where, all)
		}
	}
	idle("on the board")
	c.Key(ebiten.KeyH)
	c.Ticks(settle)
	idle("with a hint")
	c.house()
	c.Ticks(settle)
	idle("after Tux's move")
	c.Key(ebiten.KeyEscape)
	idle("at home")
	c.Close()
}

// Whatever makes an end of Tux's thinking ends it in the tick in which it happens.
func TestThinkingIsCancelledWithinATick(t *testing.T) {
	for name, what := range map[string]func(c *thinker){
		"undo":         func(c *thinker) { c.session.PressKey(ebiten.KeyU) },
		"leaving":      func(c *thinker) { c.session.PressKey(ebiten.KeyEscape) },
		"the rules":    func(c *thinker) { c.session.PressKey(ebiten.KeyF1) },
		"another game": func(c *thinker) { c.pressYes() },
	} {
		t.Run(name, func(t *testing.T) {
			c := newThinker(t, "")
			c.think()
			what(c)
			c.Ticks(1)
			if all, _ := c.count(func() { c.Ticks(120) }); all != 0 {
				c.picture("thinks-on")
				t.Errorf("%d positions were looked at afterwards", all)
			}
			c.Close()
		})
	}
	t.Run("quitting", func(t *testing.T) {
		c := newThinker(t, "")
		c.think()
		c.session.PressKey(ebiten.KeyControlLeft)
		c.session.PressKey(ebiten.KeyQ)
		if code := c.Quits(); code != 0 {
			t.Errorf("the program ended with code %d", code)
		}
	})
	t.Run("closing the window", func(t *testing.T) {
		c := newThinker(t, "")
		c.think()
		c.Close()
	})
}

// think plays a house and goes on until Tux is in the middle of his thoughts.
func (c *thinker) think() {
	c.t.Helper()
	all, _ := c.count(func() {
		c.house()
		c.Ticks(10)
	})
	if _, more := c.count(func() { c.Ticks(1) }); all == 0 || more == 0 {
		c.picture("no-thought")
		c.t.Fatal("Tux does not think")
	}
}

// pressYes asks for another game and puts the mouse button down and up on the answer, without letting time pass.
func (c *thinker) pressYes() {
	at := c.board().Bar[barNew].Center()
	c.Click(at.X, at.Y)
	at = ui.NewDialogLayout(c.view(), 2, false).Choices[0].Center()
	c.session.MoveCursor(at.X, at.Y)
	c.session.PressMouseButton(ebiten.MouseButtonLeft)
	c.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
}

// house plays the first house that can be played, also where Tux warns of it.
func (c *thinker) house() {
	c.t.Helper()
	g := c.game()
	byKey.house(c.pupil, g.Legal().First())
	if c.game().Ply() == g.Ply() {
		c.Ticks(40)
		c.Key(ebiten.KeyEnter)
	}
	if c.game().Ply() == g.Ply() {
		c.picture("not-played")
		c.t.Fatalf("nothing was played:\n%s", g)
	}
}
