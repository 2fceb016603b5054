package rules

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/uitest"
)

func TestLayoutFitEveryWindow(t *testing.T) {
	para := strings.Repeat("Kylväminen: ota talosta kaikki siemenet ja pudota ne yksitellen seuraaviin taloihin vastapäivään. ", 3)
	blocks := []Block{
		{Text: "Sow your seeds around the board."},
		{Text: "Cel", Heading: true}, {Text: para},
		{Text: "Jak grać", Heading: true}, {Diagrams: true}, {Text: para}, {Text: para},
		{Text: "Lähteet ja tekijät", Heading: true}, {Text: para},
	}
	captions := []string{"Sow one seed in each house.", "A casa de saída queda baleira.", "Viimeisestä tulee kaksi tai kolme: kaappaa!",
		"W poprzednim też? Zbierasz i te!", "Todas dunha vez? Non se captura nada.", "Toinen rivi tyhjä? Anna sille siemeniä!"}
	for i, v := range uitest.Windows {
		houses := 6 + i%2
		t.Run(fmt.Sprintf("%vx%v text %v, %d houses", v.W, v.H, v.Text, houses), func(t *testing.T) {
			r := NewLayout(v, blocks, captions, houses)
			uitest.CheckTargets(t, v.Bounds(), []uitest.Target{uitest.At("back", r.Back), uitest.At("sheet", r.Sheet)})
			if !r.Title.Within(v.Bounds()) || r.Title.Overlaps(r.Back) || r.Title.Overlaps(r.Sheet) {
				t.Errorf("the title lies at %v", r.Title)
			}
			var targets []uitest.Target
			for i, d := range r.Diagrams {
				targets = append(targets, uitest.At(captions[i], d.Whole))
				if got := ui.TextHeight(captions[i], false, geom.Body.Size(v), d.Caption.W); got > d.Caption.H+0.5 {
					t.Errorf("%q is %.1f high in %v", captions[i], got, d.Caption)
				}
				for _, part := range []geom.Rect{d.Caption, d.Replay, d.Board.Face} {
					if !part.Within(d.Whole) {
						t.Errorf("%v leaves its diagram %v", part, d.Whole)
					}
				}
				if d.Board.Face.Overlaps(d.Caption) {
					t.Errorf("the board hides %q", captions[i])
				}
				checkMiniBoard(t, &d.Board)
			}
			uitest.CheckScroller(t, v, &r.Column, targets)
			for i, a := range r.Blocks {
				for _, b := range targets {
					if a.Overlaps(b.Rect) {
						t.Errorf("block %d hides a diagram", i)
					}
				}
				for _, b := range r.Blocks[i+1:] {
					if a.Overlaps(b) {
						t.Errorf("block %d overlaps another: %v %v", i, a, b)
					}
				}
			}
		})
	}
}

// checkMiniBoard fails unless the parts lie on the board and keep apart.
func checkMiniBoard(t *testing.T, b *geom.Board) {
	t.Helper()
	var parts []geom.Rect
	for s := range b.Pits {
		parts = append(parts, b.Stores[s], b.StoreTags[s])
		parts = append(parts, b.Pits[s]...)
		parts = append(parts, b.Tags[s]...)
	}
	for i, p := range parts {
		if !p.Within(b.Face) || p.W < 8 || p.H < 8 {
			t.Errorf("part %d of a small board lies at %v on %v", i, p, b.Face)
		}
		for j, q := range parts[i+1:] {
			if p.Overlaps(q) {
				t.Errorf("parts %d and %d of a small board overlap", i, i+1+j)
			}
		}
	}
	if b.Pits[0][0].X != b.Pits[1][len(b.Pits[1])-1].X {
		t.Error("a is not above F")
	}
}
