package play

import (
	"fmt"
	"testing"

	"awele/activity/ui/geom"
	"awele/activity/ui/uitest"
)

func TestPlayFitsEveryWindow(t *testing.T) {
	const buttons = 11
	type window struct {
		geom.View
		houses int
	}
	var windows []window
	for _, v := range uitest.Windows {
		for _, houses := range []int{5, 6, 7} {
			windows = append(windows, window{v, houses})
		}
	}
	for _, w := range windows {
		v := w.View
		p := NewLayout(v, w.houses, buttons)
		t.Run(fmt.Sprintf("%vx%v text %v, %d houses", v.W, v.H, v.Text, w.houses), func(t *testing.T) {
			var targets, parts []uitest.Target
			for i, r := range p.Bar {
				targets = append(targets, uitest.At(fmt.Sprintf("button %d", i), r))
			}
			for s := range p.Press {
				for h := range p.Houses {
					targets = append(targets, uitest.At(fmt.Sprintf("house %d of side %d", h, s), p.Press[s][h]))
					parts = append(parts, uitest.At(fmt.Sprintf("pit %d of side %d", h, s), p.Pits[s][h]),
						uitest.At(fmt.Sprintf("number %d of side %d", h, s), p.Tags[s][h]))
				}
				parts = append(parts, uitest.At(fmt.Sprintf("store %d", s), p.Stores[s]),
					uitest.At(fmt.Sprintf("number of store %d", s), p.StoreTags[s]), uitest.At(fmt.Sprintf("owner of store %d", s), p.Owners[s]))
			}
			apart := geom.MinGap
			if v.W == 320 && w.houses == 7 {
				apart = 1 // seven fingers and the gaps between them are wider than that window
			}
			for i, a := range targets {
				if a.Rect.W < geom.MinTarget-1e-6 || a.Rect.H < geom.MinTarget-1e-6 {
					t.Errorf("%s is only %.1f×%.1f", a.Name, a.Rect.W, a.Rect.H)
				}
				if !a.Rect.Within(v.Bounds()) {
					t.Errorf("%s lies outside the window: %v", a.Name, a.Rect)
				}
				for _, b := range targets[i+1:] {
					if a.Rect.Inset(-apart / 2 * 0.999).Overlaps(b.Rect.Inset(-apart / 2 * 0.999)) {
						t.Errorf("%s and %s are too close: %v %v", a.Name, b.Name, a.Rect, b.Rect)
					}
				}
			}
			for i, a := range parts {
				if !a.Rect.Within(p.Face) {
					t.Errorf("%s leaves the board: %v", a.Name, a.Rect)
				}
				if a.Rect.H < 12 || a.Rect.W < 12 {
					t.Errorf("%s is too small: %v", a.Name, a.Rect)
				}
				for _, b := range parts[i+1:] {
					if a.Rect.Overlaps(b.Rect) {
						t.Errorf("%s and %s overlap: %v %v", a.Name, b.Name, a.Rect, b.Rect)
					}
				}
			}
			if !p.Bubble.Within(v.Bounds()) || p.Bubble.Overlaps(p.Face) || p.Bubble.W < 120 || p.Bubble.H < 40 {
				t.Errorf("bubble %v", p.Bubble)
			}
			if p.Bubble.Overlaps(p.Tux) {
				t.Errorf("the bubble hides Tux: %v %v", p.Bubble, p.Tux)
			}
			if !(geom.Rect{X: p.Tux.X, Y: p.Tux.Y, W: p.Tux.W, H: 1}).Within(v.Bounds()) {
				t.Errorf("Tux's head leaves the window: %v", p.Tux)
			}
			for _, sentence := range []string{"Go!", "Tux needs seeds: these do not reach him."} {
				if b := p.BubbleFor(sentence); !b.Within(p.Bubble) || p.Bubble.X+p.Bubble.W-b.X-b.W > 1e-6 {
					t.Errorf("the bubble for %q is %v, of %v", sentence, b, p.Bubble)
				}
			}
			for s, mark := range p.Turn {
				if mark.W < 12 || !mark.Within(p.Face) {
					t.Errorf("the mark of the turn is %v", mark)
				}
				for _, a := range parts {
					if a.Rect.Overlaps(mark) {
						t.Errorf("the mark of the turn of side %d lies on %s", s, a.Name)
					}
				}
				for h := range p.Houses {
					hand := p.HandTag(geom.Point{X: p.Pits[s][h].Center().X, Y: p.Pits[s][h].Y + p.Pits[s][h].H*0.4})
					if !hand.Within(p.Face) || hand.Overlaps(mark) {
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
	for _, v := range uitest.Windows {
		p := NewLayout(v, 6, 8)
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
