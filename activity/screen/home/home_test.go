package home

import (
	"fmt"
	"testing"

	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// newHome returns Home with n tiles, and what it will have asked for.
func newHome(lang string, n int) (*Screen, *screentest.Did) {
	d := new(screentest.Did)
	show := Show{
		Tiles: func() (ts []Tile) {
			for range n {
				ts = append(ts, board(lang))
			}
			return ts
		},
		Languages: languages[:4],
		Language:  func() string { return lang },
		Saved:     func(int) bool { return false },
	}
	h := New(screentest.NewPupil().Services(lang), show, Do{
		Buttons: map[string]func(tile int){
			"play": d.Tile("play"), "friend": d.Tile("friend"), "rules": d.Tile("rules"),
			"opened":   func(int) { d.Plain("opened")() },
			"settings": func(int) { d.Plain("settings")() }, "quit": func(int) { d.Plain("quit")() },
		},
		Language: func(code string) { d.Plain("language " + code)() },
	}, 0)
	return h, d
}

// shared returns Home where the children who share a machine have pictures.
func shared(h *Screen) *Screen {
	h.show.Picture = "badge-crocodile"
	h.do.Buttons["who"] = func(int) { h.do.Language("of another") }
	return New(h.Services, h.show, h.do, 0)
}

// Whoever is not the one whose picture is shown has a button for that, in every window.
func TestNotMe(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}, {W: 568, H: 320, Text: 2}} {
		h, d := newHome("en", 3)
		h = shared(h)
		h.Arrange(v)
		screentest.Tap(h, &h.set, "who")
		if d.Last() != "language of another" {
			t.Errorf("%vx%v: %v", v.W, v.H, *d)
		}
	}
}

// Where the language is decided nobody is asked for one.
func TestAFixedLanguage(t *testing.T) {
	h, _ := newHome("en", 3)
	h.show.Fixed = true
	h.Arrange(screentest.Desk)
	screentest.Tap(h, &h.set, "language")
	if h.chooser != nil {
		t.Error("a language is asked for")
	}
}

func TestTheFirstPressOnHomePlays(t *testing.T) {
	h, d := newHome("en", 3)
	h.Arrange(screentest.Desk)
	h.Update(screentest.Key(ui.KeyAct))
	if d.Last() != "play 0" {
		t.Errorf("Enter did %v", *d)
	}
}

func TestEveryButtonOfHomeByTouchAndByKeys(t *testing.T) {
	for id, want := range map[string]string{
		"play": "play 0", "friend": "friend 0", "rules": "rules 0", "opened": "opened", "settings": "settings", "quit": "quit", "tile 0": "play 0",
	} {
		for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}, {W: 568, H: 320, Text: 2}} {
			h, d := newHome("en", 1)
			h.Arrange(v)
			for h.set.Focus() != id {
				h.Update(screentest.Key(ui.KeyNext))
			}
			h.Update(screentest.Key(ui.KeyAct))
			if d.Last() != want || len(*d) != 1 {
				t.Errorf("%vx%v: keys on %s did %v", v.W, v.H, id, *d)
			}
			r, _ := h.set.Rect(id)
			if !r.Within(v.Bounds()) {
				t.Errorf("%vx%v: %s has the focus but lies at %v", v.W, v.H, id, r)
			}
			screentest.Tap(h, &h.set, id)
			if d.Last() != want || len(*d) != 2 {
				t.Errorf("%vx%v: touch on %s did %v", v.W, v.H, id, *d)
			}
		}
	}
}

func TestAnotherTileIsChosenFirst(t *testing.T) {
	h, d := newHome("en", 3)
	h.Arrange(screentest.Desk)
	screentest.Tap(h, &h.set, "tile 2")
	if len(*d) != 0 {
		t.Fatalf("choosing a tile did %v", *d)
	}
	screentest.Tap(h, &h.set, "friend")
	screentest.Tap(h, &h.set, "tile 2")
	if fmt.Sprint(*d) != "[friend 2 play 2]" {
		t.Errorf("did %v", *d)
	}
}

func TestManyTilesHavePages(t *testing.T) {
	h, d := newHome("en", 60)
	h.Arrange(screentest.Desk)
	for i := 0; i < h.lay.Pages-1; i++ {
		screentest.Tap(h, &h.set, "later")
	}
	if from, to := h.page(); to != 60 || h.chosen != from {
		t.Fatalf("on the last page tiles %d to %d, %d chosen", from, to, h.chosen)
	}
	screentest.Tap(h, &h.set, "play")
	if want := fmt.Sprint("play ", h.chosen); d.Last() != want {
		t.Errorf("did %v, want %s", *d, want)
	}
	screentest.Tap(h, &h.set, "earlier")
	if from, to := h.page(); to == 60 || h.chosen != from {
		t.Errorf("back on tiles %d to %d", from, to)
	}
}

func TestAnotherPageTellsWhetherAGameWaits(t *testing.T) {
	h, _ := newHome("en", 60)
	h.show.Saved = func(tile int) bool { return tile > 0 }
	h.Arrange(screentest.Desk)
	before := h.buttons[0].Label()
	screentest.Tap(h, &h.set, "later")
	if want := h.Text(i18n.Continue); before == want || h.buttons[0].Label() != want {
		t.Errorf("the button says %q on the first page and %q on the next", before, h.buttons[0].Label())
	}
}

func TestTheLanguageIsChosenByItsOwnName(t *testing.T) {
	h, d := newHome("en", 1)
	h.Arrange(screentest.Desk)
	screentest.Tap(h, &h.set, "language")
	if h.chooser == nil || h.chooser.Controls.Focus() != "en" {
		t.Fatal("no chooser, or it does not start at the present language")
	}
	h.Update(screentest.Key(ui.KeyBack))
	if h.chooser != nil || len(*d) != 0 {
		t.Fatalf("Back did %v", *d)
	}
	screentest.Tap(h, &h.set, "language")
	screentest.Tap(h, &h.chooser.Controls, "pl")
	if h.chooser != nil || d.Last() != "language pl" {
		t.Errorf("did %v", *d)
	}
}

// A fifth and a tenth language can be chosen like the others.
func TestAnyNumberOfLanguages(t *testing.T) {
	for _, n := range []int{5, 10} {
		for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}} {
			h, d := newHome("en", 1)
			h.show.Languages = languages[:n]
			h.Arrange(v)
			last := languages[n-1].Code
			screentest.Tap(h, &h.set, "language")
			for range 2 * n {
				if h.chooser.Controls.Focus() == last {
					break
				}
				h.Update(screentest.Key(ui.KeyNext))
			}
			h.Update(screentest.Key(ui.KeyAct))
			if h.chooser != nil || d.Last() != "language "+last {
				t.Errorf("%v, %d languages: did %v", v, n, *d)
			}
		}
	}
}

func TestAKioskHasNoSettingsAndNoQuit(t *testing.T) {
	h, _ := newHome("en", 1)
	delete(h.do.Buttons, "settings")
	delete(h.do.Buttons, "quit")
	h.buttons = h.list()
	h.Arrange(screentest.Desk)
	for _, id := range []string{"settings", "quit"} {
		if _, ok := h.set.Rect(id); ok {
			t.Errorf("there is %s", id)
		}
	}
}

// What the activity offers and Home has no button for would never be found.
func TestWhatHasNoButtonIsRefused(t *testing.T) {
	h, _ := newHome("en", 1)
	defer func() {
		if recover() == nil {
			t.Error("a button that is not in the list is taken")
		}
	}()
	h.do.Buttons["lessons"] = func(int) {}
	New(h.Services, h.show, h.do, 0)
}

func TestDecorationOnHomeStops(t *testing.T) {
	h, _ := newHome("en", 1)
	h.Arrange(screentest.Desk)
	blinks := 0
	for range screen.IdleFor {
		if h.Update(&ui.Input{}) {
			blinks++
		}
	}
	if blinks == 0 {
		t.Error("Tux does not even blink")
	}
	for range 2000 {
		if h.Update(&ui.Input{}) {
			t.Fatal("something still moves after five seconds in which nobody did anything")
		}
	}
	p := screentest.NewPupil()
	p.Choices.Calm = true
	h.Services = p.Services("en")
	h.Update(&ui.Input{Pointer: geom.Point{X: 3, Y: 3}, Moved: true})
	for range screen.IdleFor {
		if h.Update(&ui.Input{}) {
			t.Fatal("something moves in calm mode")
		}
	}
}

// However many boards there are, a press chooses the one that is pressed.
func TestHundredsOfTiles(t *testing.T) {
	h, d := newHome("en", 250)
	h.Arrange(screentest.Desk)
	for page := 0; ; page++ {
		from, to := h.page()
		for i := to - 1; i >= from; i-- { // the first of a page is the chosen one, so it comes last
			h.act(tileID(i))
			if h.chosen != i {
				t.Fatalf("pressed %d on page %d, chosen %d", i, page, h.chosen)
			}
		}
		if len(*d) != 0 {
			t.Fatalf("page %d: %v", page, *d)
		}
		if to == len(h.tiles) {
			return
		}
		h.turn(1)
	}
}
