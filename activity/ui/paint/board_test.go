package paint

import (
	"image"
	"testing"

	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
)

// playWood is a board as the Play screen has it: a face with two rows of six houses between the stores.
func playWood(v geom.View) geom.Board {
	w := geom.Board{Face: geom.Rect{X: v.W * 0.05, Y: v.H * 0.3, W: v.W * 0.9, H: v.H * 0.5}, Upright: v.Portrait()}
	u := w.Face.W / 8
	for side := range w.Pits {
		for h := range 6 {
			w.Pits[side] = append(w.Pits[side], geom.Rect{X: w.Face.X + u*(float64(h)+1.1), Y: w.Face.Y + w.Face.H*(0.55-0.45*float64(side)), W: u * 0.8, H: w.Face.H * 0.35})
		}
		w.Stores[side] = geom.Rect{X: w.Face.X + u*(7.1-7*float64(side)), Y: w.Face.Y + w.Face.H*0.2, W: u * 0.8, H: w.Face.H * 0.6}
	}
	return w
}

// A board is baked once for each place of its parts: equal boards share the picture, and no other board gets it.
func TestBoardsAreToldApart(t *testing.T) {
	a, b := playWood(geom.View{W: 1280, H: 720, Text: 1}), playWood(geom.View{W: 1280, H: 720, Text: 1})
	if fingerprint(&a, 1) != fingerprint(&b, 1) {
		t.Error("two equal boards are told apart")
	}
	if fingerprint(&a, 1) == fingerprint(&a, 2) {
		t.Error("a board on a display with twice the pixels is taken for the same")
	}
	for name, change := range map[string]func(w *geom.Board){
		"face":  func(w *geom.Board) { w.Face.W++ },
		"south": func(w *geom.Board) { w.Pits[0][3].Y++ },
		"north": func(w *geom.Board) { w.Pits[1] = w.Pits[1][:5] },
		"store": func(w *geom.Board) { w.Stores[1].H-- },
	} {
		w := playWood(geom.View{W: 1280, H: 720, Text: 1})
		change(&w)
		if fingerprint(&w, 1) == fingerprint(&a, 1) {
			t.Errorf("a board with another %s is taken for the same", name)
		}
	}
	if n := testing.AllocsPerRun(10, func() { fingerprint(&a, 1) }); n > 0 {
		t.Errorf("telling boards apart allocates %v times a frame", n)
	}
}

// Whatever the window, the whole board lies in its picture.
func TestBoardLiesInItsPicture(t *testing.T) {
	for _, v := range []geom.View{
		{W: 320, H: 568, Text: 1}, {W: 800, H: 480, Text: 1}, {W: 1280, H: 720, Text: 2}, {W: 3840, H: 2160, Text: 1}, {W: 2520, H: 1080, Text: 1},
	} {
		w := playWood(v)
		b := image.Rect(10, 20, 10+int(v.W), 20+int(v.H))
		s := spec(&w, b, 1, false)
		if len(s.Houses) != 12 || len(s.Stores) != 2 {
			t.Errorf("%v×%v: %d houses and %d stores", v.W, v.H, len(s.Houses), len(s.Stores))
		}
		if s.Face.X != w.Face.X-10 || s.Face.Y != w.Face.Y-20 || s.Face.W != w.Face.W {
			t.Errorf("%v×%v: the face lies at %v in its picture", v.W, v.H, s.Face)
		}
	}
}

func TestABoardWithoutStores(t *testing.T) {
	w := geom.Board{Face: geom.Rect{W: 300, H: 100}, Pits: [2][]geom.Rect{{{X: 20, Y: 20, W: 40, H: 40}}}}
	if s := spec(&w, image.Rect(0, 0, 300, 120), 2, true); len(s.Stores) != 0 || !s.Contrast || s.Houses[0].W != 80 {
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
