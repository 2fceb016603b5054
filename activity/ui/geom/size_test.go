package geom

import "testing"

func TestSizesOfText(t *testing.T) {
	if got := Small.Size(View{W: 1280, H: 720, Text: 1}); got < 18 {
		t.Errorf("the smallest text at 1280×720 is %v", got)
	}
	for _, v := range []View{
		{W: 320, H: 568, Text: 1}, {W: 568, H: 320, Text: 1}, {W: 800, H: 480, Text: 1}, {W: 3840, H: 2160, Text: 1},
	} {
		last := 0.0
		for s := Small; s <= Huge; s++ {
			got := s.Size(v)
			if got < 13 || got <= last {
				t.Errorf("%v×%v: step %d is %v after %v", v.W, v.H, s, got, last)
			}
			last = got
			big := v
			big.Text = 2
			if s.Size(big) != 2*got {
				t.Errorf("step %d at 200 %%: %v, want %v", s, s.Size(big), 2*got)
			}
		}
		if RingWidth(v) < 2 {
			t.Errorf("%v×%v: rings of %v", v.W, v.H, RingWidth(v))
		}
		if Gap(v) < MinGap || ButtonSize(v) < MinTarget {
			t.Errorf("%v×%v: buttons of %v, %v apart", v.W, v.H, ButtonSize(v), Gap(v))
		}
	}
}
