package e2e

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"awele/activity/settings"

	"github.com/hajimehoshi/ebiten/v2"
)

// What is played is kept beside the game. However the program is left, and be it in the very tick of a move, it waits for
// that.
func TestTheLastMoveIsKeptHoweverTheProgramEnds(t *testing.T) {
	for name, leave := range map[string]func(p *pupil){
		"Ctrl+Q": func(p *pupil) {
			p.session.PressKey(ebiten.KeyControlLeft)
			p.session.PressKey(ebiten.KeyQ)
			p.advance(1)
			if code := p.Quits(); code != 0 {
				p.t.Errorf("the program ended with code %d", code)
			}
		},
		"closing the window": func(p *pupil) { p.Close() },
		"a kill": func(p *pupil) {
			if err := p.process.Process.Kill(); err != nil {
				p.t.Fatal(err)
			}
			p.end()
		},
		"the system's end": func(p *pupil) {
			if err := p.process.Process.Signal(syscall.SIGTERM); err != nil {
				p.t.Fatal(err)
			}
			for p.advance(1) {
			}
			p.end()
			if code := p.process.ProcessState.ExitCode(); code != 128+15 {
				p.t.Errorf("the program ended with code %d", code)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			config := t.TempDir()
			s := settings.Default()
			s.Speed = settings.Off
			Keep(t, config, s)
			p := newPupil(t, Options{W: 800, H: 480, Config: config, Env: []string{"AWELE_BEHIND=1"}})
			p.play(byKey)
			p.Ticks(60)
			p.Key(ebiten.KeyDigit3)
			p.session.PressKey(ebiten.KeyEnter)
			p.advance(1)
			leave(p)
			if g := p.game(); g.Ply() == 0 { // before the signal came Tux may have answered
				t.Errorf("the move is lost:\n%s", g)
			}
		})
	}
}

// A disk on which nothing can be written any more does not stop the play.
func TestPlayGoesOnWhenTheDiskFails(t *testing.T) {
	config := t.TempDir()
	p := newPupil(t, Options{W: 800, H: 480, Config: config, Env: []string{"AWELE_BEHIND=1"}})
	p.Ticks(60)
	p.play(byKey)
	// The settings and games lie in a folder that is no folder any more.
	away := filepath.Join(config, "away")
	for range 100 { // until the new game is written
		if os.Rename(p.folder(), away) == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if err := os.WriteFile(p.folder(), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	before := p.Frame()
	p.Key(ebiten.KeyDigit3)
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * settle)
	after := p.Frame()
	if different(before, after, p.inPixels(p.board().Face), 8) < 0.02 {
		p.picture("no-disk")
		t.Error("nothing was played")
	}
	p.Key(ebiten.KeyEscape)
	p.Ticks(60)
	p.Key(ebiten.KeyEnter) // the same game goes on
	p.Ticks(60)
	for h := range 6 {
		if different(after, p.Frame(), p.inPixels(p.board().Tags[1][h]), 8) > 0 {
			p.picture("no-disk")
			t.Fatal("the way Home and back leads to another game")
		}
	}
	p.Close()
}
