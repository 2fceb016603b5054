package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/ogn"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// A game is opened from a file, saved as another, and left: it stays in its own place, and no game is running.
func TestAFileIsOpenedAndSaved(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.ogn")
	if err := os.WriteFile(file, []byte("[North \"Tux\"]\r\n1. F c 2. E b 3. C f 4. D b 5. B d 6. A e 0-27"), 0o600); err != nil {
		t.Fatal(err)
	}
	config := t.TempDir()
	s := settings.Default()
	s.Calm = true
	Keep(t, config, s)
	p := newPupil(t, Options{W: 1024, H: 600, Config: config, Args: []string{"-open", file}})
	p.Ticks(40)
	opened, ok := p.SavedGame(match.OpenedFile)
	if !ok || !opened.Opened || opened.Friend {
		p.picture("opened")
		t.Fatalf("%+v, %v", opened, ok)
	}
	p.Key(ebiten.KeyTab) // again, look back, save
	p.Key(ebiten.KeyTab)
	p.Key(ebiten.KeyEnter)
	saved := filepath.Join(config, "oware-1.ogn")
	var data []byte
	for range settle { // it is written beside the ticks
		p.Ticks(1)
		if data, _ = os.ReadFile(saved); len(data) > 0 {
			break
		}
	}
	f, err := ogn.Read(data)
	if err != nil || f.Game.String() != opened.Game || f.Game.Result().Outcome != rules.NorthWins {
		p.picture("saved")
		t.Fatalf("%v\n%s", err, data)
	}
	p.Ticks(40)
	p.Key(ebiten.KeyEscape) // what is said about it
	p.Ticks(40)
	p.Key(ebiten.KeyEscape)
	p.Ticks(40)
	if _, ok := p.SavedGame(oware); ok {
		t.Error("the opened game is a running one")
	}
	if now, _ := p.SavedGame(match.OpenedFile); now != opened {
		t.Errorf("it is kept as %+v", now)
	}
}
