package layout

import (
	"fmt"
	"testing"

	"awele/activity/textfit"
)

// target is something that can be pressed.
type target struct {
	name string
	r    Rect
}

// checkTargets fails unless all targets are large enough for a finger, lie inside their room and keep apart.
func checkTargets(t *testing.T, room Rect, targets []target) {
	t.Helper()
	for i, a := range targets {
		if a.r.W < MinTarget-1e-6 || a.r.H < MinTarget-1e-6 {
			t.Errorf("%s is only %.1f×%.1f", a.name, a.r.W, a.r.H)
		}
		if !a.r.Within(room) {
			t.Errorf("%s lies outside: %v not in %v", a.name, a.r, room)
		}
		for _, b := range targets[i+1:] {
			if a.r.Inset(-MinGap / 2 * 0.999).Overlaps(b.r.Inset(-MinGap / 2 * 0.999)) {
				t.Errorf("%s and %s are too close: %v %v", a.name, b.name, a.r, b.r)
			}
		}
	}
}

// checkScroller fails unless the column lies in the window and its buttons work.
func checkScroller(t *testing.T, v View, s *Scroller, parts []target) {
	t.Helper()
	if !s.Area.Within(v.Bounds()) || !s.View.Within(s.Area) {
		t.Errorf("the column %v lies outside", s.Area)
	}
	if s.View.H < 90 {
		t.Errorf("the column shows only %.0f", s.View.H)
	}
	if s.Scrolls() {
		checkTargets(t, s.Area, []target{{"up", s.Up}, {"down", s.Down}, {"view", s.View}})
	} else if s.Content > s.View.H+0.5 {
		t.Errorf("%v of content in %v, and no way to scroll", s.Content, s.View.H)
	}
	checkTargets(t, Rect{0, 0, s.View.W, s.Content}, parts)
}

var homeWords = [][]string{
	{"Play", "With a friend", "Rules"},
	{"Pelaa", "Kaverin kanssa", "Säännöt"},
	{"Continuar", "Xogar cunha amizade", "Aprender", "Regras"},
	{"Kontynuuj", "Z kolegą lub koleżanką", "Zasady"},
}

func TestHomeFitsEveryWindow(t *testing.T) {
	for _, v := range windows {
		for _, words := range homeWords {
			for _, tiles := range []int{1, 2, 3, 7, 30} {
				message := ""
				if tiles == 7 {
					message = "Vanhaa peliä ei voitu lukea. Uusi on valmiina."
				}
				t.Run(fmt.Sprintf("%vx%v text %v %s %d tiles", v.W, v.H, v.Text, words[0], tiles), func(t *testing.T) {
					h := NewHome(v, HomeNeeds{Title: "Awele", Language: "English", Settings: true, Quit: true, Buttons: words, Tiles: tiles, Message: message})
					targets := []target{{"language", h.Language}, {"settings", h.Settings}, {"quit", h.Quit}, {"column", h.Column.Area}}
					for i, r := range h.Tiles {
						targets = append(targets, target{fmt.Sprint("tile ", i), r})
					}
					if h.Pages > 1 {
						targets = append(targets, target{"earlier", h.Earlier}, target{"later", h.Later})
					}
					checkTargets(t, v.Bounds(), targets)
					if len(h.Tiles)*h.Pages < tiles {
						t.Errorf("%d pages of %d tiles for %d", h.Pages, len(h.Tiles), tiles)
					}
					var parts []target
					if message != "" {
						parts = append(parts, target{"message", h.Message})
						if box := NoteText(h.Message, v); TextHeight(message, false, Body.Size(v), box.W) > box.H+0.5 {
							t.Errorf("the message does not fit %v", h.Message)
						}
					}
					for i, r := range h.Buttons {
						parts = append(parts, target{words[i], r})
						box := PadText(r, true)
						if !textfit.Measure(words[i], true, h.Pads.Label(v, i), box.W).Fits {
							t.Errorf("a word of %q is too long for %v", words[i], box)
						}
						if got := TextHeight(words[i], true, h.Pads.Label(v, i), box.W); got > box.H+0.5 {
							t.Errorf("%q is %.1f high in %.1f", words[i], got, box.H)
						}
					}
					checkScroller(t, v, &h.Column, parts)
					for _, r := range h.Tiles {
						if h.Tux.Y+h.Tux.H*0.4 > r.Y {
							t.Errorf("Tux's face is hidden: %v behind %v", h.Tux, r)
						}
						p := NewTile(v, r, "Oware", "Sow your seeds around the board and capture more of them than Tux.")
						for _, part := range []Rect{p.Picture, p.Title, p.Stars, p.Text} {
							if part.W > 0 && !part.Within(r) {
								t.Errorf("%v leaves its tile %v", part, r)
							}
						}
						if p.Picture.H < 20 || p.Picture.W < 20 || p.Title.H < 12 {
							t.Errorf("picture %v, title %v", p.Picture, p.Title)
						}
						if p.Title.Overlaps(p.Stars) || p.Picture.Overlaps(p.Title) || p.Text.W > 0 && p.Text.Overlaps(p.Stars) {
							t.Errorf("parts overlap: %+v", p)
						}
					}
				})
			}
		}
	}
}
