package home

import (
	"fmt"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/uitest"
)

var homeWords = [][]string{
	{"Play", "With a friend", "Rules"},
	{"Pelaa", "Kaverin kanssa", "Säännöt"},
	{"Continuar", "Xogar cunha amizade", "Aprender", "Regras"},
	{"Kontynuuj", "Z kolegą lub koleżanką", "Zasady"},
}

func TestLayoutFitsEveryWindow(t *testing.T) {
	for _, v := range uitest.Windows {
		for _, words := range homeWords {
			for _, tiles := range []int{1, 2, 3, 5, 7, 30} {
				message := ""
				if tiles == 7 {
					message = "Vanhaa peliä ei voitu lukea. Uusi on valmiina."
				}
				t.Run(fmt.Sprintf("%vx%v text %v %s %d tiles", v.W, v.H, v.Text, words[0], tiles), func(t *testing.T) {
					h := NewLayout(v, Needs{Title: "Awele", Corner: []string{"English", "", ""}, Buttons: words, Tiles: tiles, Message: message})
					targets := []uitest.Target{uitest.At("language", h.Corner[0]), uitest.At("settings", h.Corner[1]), uitest.At("quit", h.Corner[2]), uitest.At("column", h.Column.Area)}
					for i, r := range h.Tiles {
						targets = append(targets, uitest.At(fmt.Sprint("tile ", i), r))
					}
					if h.Pages > 1 {
						targets = append(targets, uitest.At("earlier", h.Earlier), uitest.At("later", h.Later))
					}
					uitest.CheckTargets(t, v.Bounds(), targets)
					if len(h.Tiles)*h.Pages < tiles {
						t.Errorf("%d pages of %d tiles for %d", h.Pages, len(h.Tiles), tiles)
					}
					var parts []uitest.Target
					if message != "" {
						parts = append(parts, uitest.At("message", h.Message))
						if box := ui.NoteText(h.Message, v); ui.TextHeight(message, false, geom.Body.Size(v), box.W) > box.H+0.5 {
							t.Errorf("the message does not fit %v", h.Message)
						}
					}
					for i, r := range h.Buttons {
						parts = append(parts, uitest.At(words[i], r))
						box := ui.PadText(r, true)
						if !text.Measure(words[i], true, h.Pads.Label(v, i), box.W).Fits {
							t.Errorf("a word of %q is too long for %v", words[i], box)
						}
						if got := ui.TextHeight(words[i], true, h.Pads.Label(v, i), box.W); got > box.H+0.5 {
							t.Errorf("%q is %.1f high in %.1f", words[i], got, box.H)
						}
					}
					uitest.CheckScroller(t, v, &h.Column, parts)
					for _, r := range h.Tiles {
						if h.Tux.Y+h.Tux.H*0.4 > r.Y {
							t.Errorf("Tux's face is hidden: %v behind %v", h.Tux, r)
						}
						p := newTile(v, r, []Tile{{Title: "Oware", Text: "Sow your seeds around the board and capture more of them than Tux."}})
						for _, part := range []geom.Rect{p.Picture, p.Title, p.Stars, p.Text} {
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
