package e2e

import (
	"image"
	"os/exec"
	"strings"
	"testing"

	"awele/activity/screen/home"
	rulesscreen "awele/activity/screen/rules"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// Places in the bar of the Play screen.
const (
	barHome     = 1
	barHelp     = 2
	barNew      = 3
	barUndo     = 4
	barHint     = 7
	barLevel    = 8
	barSound    = 9
	barSettings = 10
)

// calmPupil starts the program in English without decoration, so that a screen always looks the same.
func calmPupil(t *testing.T, w, h int) *pupil {
	t.Helper()
	config := t.TempDir()
	s := settings.Default()
	s.Language, s.Calm = "en", true
	Keep(t, config, s)
	p := newPupil(t, Options{W: w, H: h, Config: config})
	p.Ticks(30)
	return p
}

// another fails the test unless b shows another screen than a.
func (p *pupil) another(what string, a, b *image.RGBA) {
	p.t.Helper()
	if different(a, b, a.Rect, 8) < 0.1 {
		p.picture(what)
		p.t.Errorf("%s: hardly anything has changed", what)
	}
}

// Every screen is reached, used and left with the mouse alone, and with a finger alone.
func TestTourByPointer(t *testing.T) {
	for name, press := range map[string]func(*pupil, geom.Rect){
		"mouse":  func(p *pupil, r geom.Rect) { p.Click(r.Center().X, r.Center().Y) },
		"finger": func(p *pupil, r geom.Rect) { p.Tap(r.Center().X, r.Center().Y) },
	} {
		for _, size := range [][2]int{{1280, 720}, {320, 568}} {
			t.Run(name, func(t *testing.T) {
				p := calmPupil(t, size[0], size[1])
				at := func(r geom.Rect) {
					t.Helper()
					press(p, r)
					p.Ticks(40)
				}
				home := homeLayout(p.view(), i18n.For("en"))
				back := rulesscreen.NewLayout(p.view(), nil, nil, 6).Back
				board := p.board()

				first := p.Frame()
				at(home.Corner[1])
				p.another("settings", first, p.Frame())
				at(back)
				if now := p.Frame(); different(first, now, first.Rect, 8) > 0.05 { // the focus has moved
					p.picture("home-again")
					t.Error("settings do not lead back to Home")
				}
				at(home.Corner[0])
				p.another("languages", first, p.Frame())
				at(ui.NewDialogLayout(p.view(), 4, false).Choices[3])
				if got := p.Settings().Language; got != "pl" {
					p.picture("polish")
					t.Errorf("the language is %q", got)
				}

				at(homeLayout(p.view(), i18n.For("pl")).Tiles[0])
				play := p.Frame()
				p.another("board", first, play)
				at(board.Bar[barLevel])
				p.another("levels", play, p.Frame())
				at(ui.NewDialogLayout(p.view(), 8, true).Choices[2])
				if got := p.Settings().Tables.Of("awele").Level; got != 3 {
					p.picture("level")
					t.Errorf("the level is %d", got)
				}
				at(board.Bar[barHelp])
				p.another("rules", play, p.Frame())
				at(back)
				at(board.Bar[barSound])
				if !p.Settings().Muted {
					p.picture("sound")
					t.Error("the sound is still on")
				}
				at(board.Bar[barHint])
				p.move(hand{house: func(p *pupil, h rules.House) { at(board.Press[0][h]) }})
				at(board.Bar[barUndo])
				if ply := p.game().Ply(); ply != 0 {
					t.Errorf("%d moves after undo", ply)
				}
				at(board.Bar[barHome])
				press(p, home.Corner[2])
				if code := p.Quits(); code != 0 {
					t.Errorf("the program ended with code %d", code)
				}
			})
		}
	}
}

// Between the start of the program and the first seed that is sown there is one decision: which house.
func TestTwoPressesToTheFirstSeed(t *testing.T) {
	for name, presses := range map[string][2]func(p *pupil){
		"keyboard": {func(p *pupil) { p.Key(ebiten.KeyEnter) }, func(p *pupil) { p.Key(ebiten.KeySpace) }},
		"mouse":    {byMouse.play, func(p *pupil) { byMouse.house(p, 3) }},
		"finger":   {byFinger.play, func(p *pupil) { byFinger.house(p, 3) }},
		"gamepad": {
			func(p *pupil) { p.Pad(ebiten.StandardGamepadButtonRightBottom) },
			func(p *pupil) { p.Pad(ebiten.StandardGamepadButtonRightBottom) },
		},
	} {
		p := calmPupil(t, 1280, 720)
		for _, press := range presses {
			press(p)
			p.Ticks(30)
		}
		if ply := p.game().Ply(); ply != 1 {
			p.picture("two-presses")
			t.Errorf("%s: %d moves after two presses", name, ply)
		}
		p.Close()
	}
}

// Every screen is reached, used and left with the keyboard alone.
func TestTourByKeyboard(t *testing.T) {
	p := calmPupil(t, 1024, 600)
	home := p.Frame()
	press := func(keys ...ebiten.Key) {
		t.Helper()
		p.Key(keys...)
		p.Ticks(40)
	}
	press(ebiten.KeyF1)
	p.another("rules", home, p.Frame())
	press(ebiten.KeyEscape)
	for range 6 + homeTiles { // from Play to the settings
		press(ebiten.KeyTab)
	}
	press(ebiten.KeyEnter)
	p.another("settings", home, p.Frame())
	press(ebiten.KeyEscape)
	press(ebiten.KeyM)
	if !p.Settings().Muted {
		t.Error("M did not mute")
	}
	press(ebiten.KeyControlLeft, ebiten.KeyM)
	if p.Settings().Muted {
		t.Error("Ctrl+M did not bring the sound back")
	}
	press(ebiten.KeyTab)
	press(ebiten.KeyShiftLeft, ebiten.KeyTab)
	press(ebiten.KeySpace)
	board := p.Frame()
	p.another("board", home, board)
	press(ebiten.KeyControlLeft, ebiten.KeyB)
	if !p.Settings().BarFolded {
		t.Error("Ctrl+B did not fold the bar")
	}
	press(ebiten.KeyControlLeft, ebiten.KeyB)
	press(ebiten.KeyH)
	p.Ticks(settle)
	bubble := p.inPixels(p.board().Bubble)
	nudge := p.Frame()
	if different(board, nudge, bubble, 8) == 0 {
		t.Error("H gave no hint")
	}
	press(ebiten.KeyH)
	if different(nudge, p.Frame(), bubble, 8) == 0 {
		t.Error("asked again, H did not show the house")
	}
	press(ebiten.KeyF11)
	if !p.Settings().Fullscreen {
		t.Error("F11 did not fill the screen")
	}
	press(ebiten.KeyEscape)
	p.another("home", board, p.Frame())
	p.Key(ebiten.KeyControlLeft, ebiten.KeyQ)
	if code := p.Quits(); code != 0 {
		t.Errorf("the program ended with code %d", code)
	}
}

// A gamepad moves the focus and acts.
func TestGamepad(t *testing.T) {
	p := calmPupil(t, 1280, 720)
	p.Pad(ebiten.StandardGamepadButtonRightBottom)
	p.Ticks(60)
	for i := range 2 {
		p.Pad(ebiten.StandardGamepadButtonLeftRight)
		p.Ticks(10)
		p.Pad(ebiten.StandardGamepadButtonRightBottom)
		if g := p.turn(byKey); g.Ply() != 2*(i+1) {
			p.picture("gamepad")
			t.Fatalf("after %d presses of A:\n%s", i+1, g)
		}
	}
	board := p.Frame()
	p.Pad(ebiten.StandardGamepadButtonRightRight)
	p.Ticks(60)
	p.another("home", board, p.Frame())
	p.Close()
}

// With -kiosk there is no way out and nothing to misuse.
func TestKiosk(t *testing.T) {
	p := newPupil(t, Options{W: 1280, H: 720, Args: []string{"-kiosk", "-lang", "fi"}})
	p.Key(ebiten.KeyControlLeft, ebiten.KeyQ)
	p.Ticks(60)
	quit := home.NewLayout(p.view(), home.Needs{Corner: homeCorner, Tiles: homeTiles}).Corner[2].Center()
	p.Click(quit.X, quit.Y)
	p.Ticks(60)
	p.Key(ebiten.KeyEscape)
	p.Ticks(60)
	p.Close()
}

// run runs the program without a display and returns what it says and its exit code.
func run(t *testing.T, args ...string) (out, errOut string, code int) {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	var o, e strings.Builder
	cmd := exec.Command(path, args...)
	for _, v := range childEnvironment() {
		if name, _, _ := strings.Cut(v, "="); name != "DISPLAY" && name != "WAYLAND_DISPLAY" {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Stdout, cmd.Stderr = &o, &e
	_ = cmd.Run() // the exit code says it
	return o.String(), e.String(), cmd.ProcessState.ExitCode()
}

func TestWithoutADisplay(t *testing.T) {
	out, errOut, code := run(t)
	if code != 2 || out != "" || strings.Count(errOut, "\n") != 1 {
		t.Errorf("code %d, says %q and %q: want one sentence and 2", code, out, errOut)
	}
}

func TestRulesArePrintedWithoutAWindow(t *testing.T) {
	seen := map[string]string{}
	for _, language := range []string{"en", "fi", "gl", "pl"} {
		out, errOut, code := run(t, "-rules", "-lang", language)
		if code != 0 || errOut != "" || strings.Count(out, "\n") < 30 {
			t.Errorf("-lang %s: code %d, %d bytes, %q", language, code, len(out), errOut)
		}
		if other, ok := seen[out]; ok {
			t.Errorf("%s and %s are the same", language, other)
		}
		seen[out] = language
	}
}
