package theme

import (
	"image/color"
	"math"
	"testing"
)

func TestContrastOfKnownColours(t *testing.T) {
	for _, c := range []struct {
		a, b color.NRGBA
		want float64
	}{
		{rgb(0x000000), rgb(0xffffff), 21},
		{rgb(0xffffff), rgb(0x000000), 21},
		{rgb(0x123456), rgb(0x123456), 1},
		{rgb(0x767676), rgb(0xffffff), 4.54}, // the greyest text WCAG allows on white
		{rgb(0xff0000), rgb(0xffffff), 4.00},
	} {
		if got := Contrast(c.a, c.b); math.Abs(got-c.want) > 0.01 {
			t.Errorf("%v on %v: %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

func TestSimulatedVision(t *testing.T) {
	for _, v := range Visions {
		for _, grey := range []uint32{0x000000, 0x808080, 0xffffff} {
			if got := v.See(rgb(grey)); Contrast(got, rgb(grey)) > 1.02 {
				t.Errorf("%v turns the grey %06x to %v", v, grey, got)
			}
		}
	}
	red, green := Deuteranopia.See(rgb(0xc04040)), Deuteranopia.See(rgb(0x707020))
	apart := func(a, b color.NRGBA) int {
		return max(int(a.R)-int(b.R), int(b.R)-int(a.R)) + max(int(a.G)-int(b.G), int(b.G)-int(a.G))
	}
	if apart(red, green) >= apart(rgb(0xc04040), rgb(0x707020)) {
		t.Error("a red and a green are no nearer to each other under deuteranopia")
	}
}

// Pairs that really meet on the screen: text at 4.5:1, rings, icons and marks at 3:1.
func TestEveryPairIsLegibleForEveryVision(t *testing.T) {
	for name, th := range map[string]*Theme{"normal": &Normal, "strong": &Strong} {
		const text, shape = 4.5, 3.0
		for _, c := range []struct {
			what string
			a, b color.NRGBA
			min  float64
		}{
			{"text on paper", th.Ink, th.Paper, text},
			{"quiet text on paper", th.Quiet, th.Paper, text},
			{"text on the chosen panel", th.Ink, th.Chosen, text},
			{"quiet text on the chosen panel", th.Quiet, th.Chosen, text},
			{"number on its tag", th.Ink, th.Tag, text},
			{"text on the ground", th.Ink, th.Ground, text},
			{"label on green", th.Icon, th.Green, text},
			{"picture of a button that is off", th.OffIcon, th.Off, shape},
			{"line round a panel", th.PaperEdge, th.Paper, shape},
			{"legal mark and its line", th.Legal, th.RingDark, shape},
			{"hint mark and its line", th.Hint, th.RingDark, shape},
			{"mark of the last move and its line", th.LastMove, th.RingDark, shape},
			{"captured mark and its line", th.Captured, th.RingDark, shape},
			{"refused mark and its line", th.Refused, th.RingLight, shape},
			{"focus ring and its line", th.Focus, th.RingLight, shape},
		} {
			for _, v := range Visions {
				if got := Contrast(v.See(c.a), v.See(c.b)); got < c.min {
					t.Errorf("%s, %s, %v: %.2f, want %.1f", name, c.what, v, got, c.min)
				}
			}
		}
	}
}

// A double ring stands out from any colour if its two lines are 9:1 apart: whatever lies below is 3:1 from one of them.
func TestADoubleRingStandsOutFromEverything(t *testing.T) {
	for name, th := range map[string]*Theme{"normal": &Normal, "strong": &Strong} {
		for _, v := range Visions {
			light, dark := v.See(th.RingLight), v.See(th.RingDark)
			if got := Contrast(light, dark); got < 9 {
				t.Errorf("%s, %v: the lines are %.1f apart", name, v, got)
			}
			for g := range 256 {
				below := color.NRGBA{uint8(g), uint8(g), uint8(g), 255}
				if got := math.Max(Contrast(light, below), Contrast(dark, below)); got < 3 {
					t.Errorf("%s, %v: on grey %d only %.2f", name, v, g, got)
				}
			}
		}
	}
}

func TestOver(t *testing.T) {
	if got := Over(color.NRGBA{0, 0, 0, 128}, rgb(0xffffff)); got.R < 126 || got.R > 128 || got.A != 255 {
		t.Errorf("half black over white is %v", got)
	}
	if For(true) != &Strong || For(false) != &Normal {
		t.Error("For returns the wrong set")
	}
}
