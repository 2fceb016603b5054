package paint

import (
	"image"
	"testing"

	"awele/activity/layout"
	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
)

func playWood(v geom.View) Wood {
	p := layout.NewPlay(v, 6, 10)
	return Wood{Face: p.Board, South: p.Pits[0][:6], North: p.Pits[1][:6], Stores: p.Stores, Upright: v.Portrait()}
}

// A board is baked once for each place of its parts: equal boards share the picture, and no other board gets it.
func TestBoardsAreToldApart(t *testing.T) {
	a, b := playWood(geom.View{W: 1280, H: 720, Text: 1}), playWood(geom.View{W: 1280, H: 720, Text: 1})
	if a.print(1) != b.print(1) {
		t.Error("two equal boards are told apart")
	}
	if a.print(1) == a.print(2) {
		t.Error("a board on a display with twice the pixels is taken for the same")
	}
	for name, change := range map[string]func(w *Wood){
		"face":  func(w *Wood) { w.Face.W++ },
		"south": func(w *Wood) { w.South[3].Y++ },
		"north": func(w *Wood) { w.North = w.North[:5] },
		"store": func(w *Wood) { w.Stores[1].H-- },
	} {
		w := playWood(geom.View{W: 1280, H: 720, Text: 1})
		change(&w)
		if w.print(1) == a.print(1) {
			t.Errorf("a board with another %s is taken for the same", name)
		}
	}
	if n := testing.AllocsPerRun(10, func() { a.print(1) }); n > 0 {
		t.Errorf("telling boards apart allocates %v times a frame", n)
	}
}

// Whatever the window, the side of the board ends above the buttons and the whole board lies in its picture.
func TestBoardLiesInItsPicture(t *testing.T) {
	for _, v := range []geom.View{
		{W: 320, H: 568, Text: 1}, {W: 800, H: 480, Text: 1}, {W: 1280, H: 720, Text: 2}, {W: 3840, H: 2160, Text: 1}, {W: 2520, H: 1080, Text: 1},
	} {
		w := playWood(v)
		p := layout.NewPlay(v, 6, 10)
		if bottom := w.Face.Y + w.Face.H + w.side(); bottom > p.Bar[0].Y+p.Bar[0].H*.12 {
			t.Errorf("%v×%v: the board ends at %.0f, the buttons begin at %.0f", v.W, v.H, bottom, p.Bar[0].Y)
		}
		b := image.Rect(10, 20, 10+int(v.W), 20+int(v.H))
		s := w.spec(b, 1, false)
		if len(s.Houses) != 12 || len(s.Stores) != 2 {
			t.Errorf("%v×%v: %d houses and %d stores", v.W, v.H, len(s.Houses), len(s.Stores))
		}
		if s.Face.X != w.Face.X-10 || s.Face.Y != w.Face.Y-20 || s.Face.W != w.Face.W {
			t.Errorf("%v×%v: the face lies at %v in its picture", v.W, v.H, s.Face)
		}
	}
}

func TestABoardWithoutStores(t *testing.T) {
	w := Wood{Face: geom.Rect{W: 300, H: 100}, South: []geom.Rect{{X: 20, Y: 20, W: 40, H: 40}}}
	if s := w.spec(image.Rect(0, 0, 300, 120), 2, true); len(s.Stores) != 0 || !s.Contrast || s.Houses[0].W != 80 {
		t.Errorf("%+v", s)
	}
}

func TestSeedsAndHandsHaveTheirPictures(t *testing.T) {
	names := append(seedTints[:], "seed-shadow")
	for _, h := range hands {
		names = append(names, h.name)
	}
	for _, name := range names {
		if _, err := picture.Picture(name, 24, 24); err != nil {
			t.Error(err)
		}
	}
}
