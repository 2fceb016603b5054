package layout

import (
	"fmt"
	"testing"
)

// windows are the sizes at which every screen must work, with the three text sizes.
var windows = func() (vs []View) {
	for _, s := range [][2]float64{{320, 568}, {568, 320}, {800, 480}, {1024, 600}, {1280, 720}, {720, 1280}, {3840, 2160}, {2520, 1080}, {1024, 768}, {768, 768}} {
		for _, t := range []float64{1, 1.5, 2} {
			vs = append(vs, View{s[0], s[1], t})
		}
	}
	return vs
}()

func TestPlayFitsEveryWindow(t *testing.T) {
	const buttons = 11
	for _, v := range windows {
		p := NewPlay(v, 6, buttons)
		t.Run(fmt.Sprintf("%vx%v text %v", v.W, v.H, v.Text), func(t *testing.T) {
			type part struct {
				name string
				r    Rect
			}
			var targets, parts []part
			for i, r := range p.Bar {
				targets = append(targets, part{fmt.Sprintf("button %d", i), r})
			}
			for s := range p.Press {
				for h := range p.Houses {
					targets = append(targets, part{fmt.Sprintf("house %d of side %d", h, s), p.Press[s][h]})
					parts = append(parts, part{fmt.Sprintf("pit %d of side %d", h, s), p.Pits[s][h]},
						part{fmt.Sprintf("number %d of side %d", h, s), p.Tags[s][h]})
				}
				parts = append(parts, part{fmt.Sprintf("store %d", s), p.Stores[s]},
					part{fmt.Sprintf("number of store %d", s), p.StoreTags[s]}, part{fmt.Sprintf("owner of store %d", s), p.Owners[s]})
			}
			for i, a := range targets {
				if a.r.W < MinTarget-1e-6 || a.r.H < MinTarget-1e-6 {
					t.Errorf("%s is only %.1f×%.1f", a.name, a.r.W, a.r.H)
				}
				if !a.r.Within(v.Bounds()) {
					t.Errorf("%s lies outside the window: %v", a.name, a.r)
				}
				for _, b := range targets[i+1:] {
					if a.r.Inset(-MinGap / 2 * 0.999).Overlaps(b.r.Inset(-MinGap / 2 * 0.999)) {
						t.Errorf("%s and %s are too close: %v %v", a.name, b.name, a.r, b.r)
					}
				}
			}
			for i, a := range parts {
				if !a.r.Within(p.Board) {
					t.Errorf("%s leaves the board: %v", a.name, a.r)
				}
				if a.r.H < 12 || a.r.W < 12 {
					t.Errorf("%s is too small: %v", a.name, a.r)
				}
				for _, b := range parts[i+1:] {
					if a.r.Overlaps(b.r) {
						t.Errorf("%s and %s overlap: %v %v", a.name, b.name, a.r, b.r)
					}
				}
			}
			if !p.Bubble.Within(v.Bounds()) || p.Bubble.Overlaps(p.Board) || p.Bubble.W < 120 || p.Bubble.H < 40 {
				t.Errorf("bubble %v", p.Bubble)
			}
			if p.Bubble.Overlaps(p.Tux) {
				t.Errorf("the bubble hides Tux: %v %v", p.Bubble, p.Tux)
			}
			if !(Rect{p.Tux.X, p.Tux.Y, p.Tux.W, 1}).Within(v.Bounds()) {
				t.Errorf("Tux's head leaves the window: %v", p.Tux)
			}
			for _, sentence := range []string{"Go!", "Tux needs seeds: these do not reach him."} {
				if b := p.BubbleFor(sentence); !b.Within(p.Bubble) || p.Bubble.X+p.Bubble.W-b.X-b.W > 1e-6 {
					t.Errorf("the bubble for %q is %v, of %v", sentence, b, p.Bubble)
				}
			}
			for s, mark := range p.Turn {
				if mark.W < 12 || !mark.Within(p.Board) {
					t.Errorf("the mark of the turn is %v", mark)
				}
				for _, a := range parts {
					if a.r.Overlaps(mark) {
						t.Errorf("the mark of the turn of side %d lies on %s", s, a.name)
					}
				}
				for h := range p.Houses {
					hand := p.HandTag(Point{p.Pits[s][h].Center().X, p.Pits[s][h].Y + p.Pits[s][h].H*0.4})
					if !hand.Within(p.Board) || hand.Overlaps(mark) {
						t.Errorf("the number in the hand over house %d of side %d lies at %v", h, s, hand)
					}
					for side := range p.Tags {
						for i := range p.Houses {
							if hand.Overlaps(p.Tags[side][i]) {
								t.Errorf("the number in the hand over house %d of side %d hides another: %v %v", h, s, hand, p.Tags[side][i])
							}
						}
					}
				}
			}
		})
	}
}

// Seeds run counter-clockwise: South's houses from left to right, North's from right to left, a above F.
func TestPlayRunsCounterClockwise(t *testing.T) {
	for _, v := range windows {
		p := NewPlay(v, 6, 8)
		for h := 1; h < 6; h++ {
			if p.Pits[0][h].X <= p.Pits[0][h-1].X || p.Pits[1][h].X >= p.Pits[1][h-1].X {
				t.Fatalf("%v: houses run the wrong way", v)
			}
		}
		if p.Pits[1][0].X != p.Pits[0][5].X || p.Pits[1][0].Y >= p.Pits[0][5].Y {
			t.Errorf("%v: house a is not above F", v)
		}
	}
}

func TestDialogFitsEveryWindow(t *testing.T) {
	for _, v := range windows {
		for _, n := range []int{2, 3, 4, 8} {
			d := NewDialog(v, n, n > 4)
			if !d.Panel.Within(v.Bounds()) || !d.Text.Within(d.Panel) || d.Text.H < Body.Size(View{v.W, v.H, 1}) {
				t.Errorf("%v, %d answers: panel %v, text %v", v, n, d.Panel, d.Text)
			}
			for i, a := range d.Choices {
				if a.W < MinTarget || a.H < MinTarget || !a.Within(d.Panel) || a.Overlaps(d.Text) {
					t.Errorf("%v: answer %d of %d lies at %v in %v", v, i, n, a, d.Panel)
				}
				for _, b := range d.Choices[i+1:] {
					if a.Inset(-MinGap / 2 * 0.999).Overlaps(b.Inset(-MinGap / 2 * 0.999)) {
						t.Errorf("%v: two of %d answers are too close", v, n)
					}
				}
			}
		}
	}
}
