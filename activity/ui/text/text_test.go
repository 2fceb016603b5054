package text

import (
	"math"
	"strings"
	"testing"
)

func texts(lines []Line) string {
	var s []string
	for _, l := range lines {
		s = append(s, l.Text)
	}
	return strings.Join(s, "|")
}

func TestWrap(t *testing.T) {
	// At size 10 a digit of the regular weight is 5.86 wide, a space 2.93 or so: the widths below are counted in digits.
	digit := Width("0", false, 10)
	for _, c := range []struct {
		s      string
		digits float64
		want   string
	}{
		{"", 5, ""},
		{"000", 5, "000"},
		{"000 000", 5, "000|000"},
		{"000 000", 10, "000 000"},
		{"00 00 00 00", 5, "00 00|00 00"},
		{"000  000", 5, "000|000"},
		{" 000 ", 5, "000"},
		{"000\n000", 10, "000|000"},
		{"000\n\n000", 10, "000||000"},
		{"0000000", 3, "000|000|0"},
		{"0 0000000", 3, "0|000|000|0"},
		{"00\u00a000 00", 5, "00\u00a000|00"},
		{"00 0\u00a00", 4, "00|0\u00a00"},
		{"000-000", 5, "000-|000"},
		{"00 00-00 00", 6, "00 00-|00 00"},
		{"00-00", 9, "00-00"},
		{"żżż", 0.1, "ż|ż|ż"},
	} {
		lines := Wrap(nil, c.s, false, 10, c.digits*digit)
		if got := texts(lines); got != c.want {
			t.Errorf("%q in %v digits: %q, want %q", c.s, c.digits, got, c.want)
		}
		for _, l := range lines {
			if math.Abs(l.Width-Width(l.Text, false, 10)) > 1e-6 {
				t.Errorf("%q: the width of %q is told as %v, is %v", c.s, l.Text, l.Width, Width(l.Text, false, 10))
			}
			if l.Width > c.digits*digit+1e-3 && len([]rune(l.Text)) > 1 {
				t.Errorf("%q: the line %q is too wide", c.s, l.Text)
			}
		}
	}
}

func TestWidthGrowsWithTheSizeAndTheWeight(t *testing.T) {
	w := Width("Sinun vuorosi!", false, 20)
	if got := Width("Sinun vuorosi!", false, 40); math.Abs(got-2*w) > 1e-9 {
		t.Errorf("at twice the size %v, want %v", got, 2*w)
	}
	if Width("Sinun vuorosi!", true, 20) <= w {
		t.Error("bold is not wider")
	}
	// What HarfBuzz says of the same font at 100.
	for s, want := range map[string]float64{"Your turn!": 485.55, "Zażółć gęślą jaźń": 801.33, "48": 117.19} {
		if got := Width(s, false, 100); math.Abs(got-want) > 0.2 {
			t.Errorf("%q at 100 is %v wide, want %v", s, got, want)
		}
	}
}

func TestFitShrinksOnlyAsALastResort(t *testing.T) {
	const s = "Tuxilla ei ole siemeniä: anna hänelle."
	roomy := Fit(s, false, 20, 200, 200, 0)
	if roomy.Size != 20 || !roomy.Fits || len(roomy.Lines) < 2 {
		t.Errorf("with room: %+v", roomy)
	}
	tight := Fit(s, false, 20, 200, 45, 0)
	if tight.Size >= 20 || !tight.Fits || tight.H > 45.5 {
		t.Errorf("in 200×45: %+v", tight)
	}
	one := Fit(s, false, 20, 250, 100, 1)
	if len(one.Lines) != 1 || one.Size >= 20 || !one.Fits {
		t.Errorf("in one line: %+v", one)
	}
	word := Fit("Preferencias", false, 20, 80, 100, 0)
	if len(word.Lines) != 1 || word.W > 80 || !word.Fits {
		t.Errorf("a long word is broken: %+v", word)
	}
	if none := Fit(s, false, 20, 10, 10, 0); none.Fits || none.Size != 10 {
		t.Errorf("where nothing fits: %+v", none)
	}
}

func TestWhatHasNoRoomIsCut(t *testing.T) {
	const size = 20
	least := size * Least
	line := least * LineHeight
	for _, c := range []struct {
		s        string
		w        float64 // in letters; the dots are as wide as one and a half
		h        float64
		maxLines int
		want     string
	}{
		{"aaaa aaaa aaaa", 6, 2 * line, 0, "aaaa|aaaa…"},
		{"aaaa aaaa aaaa", 6, 9 * line, 1, "aaaa…"},
		{"aaaa aaaa aaaa", 6, 3 * line, 0, "aaaa|aaaa|aaaa"},
		{"aaaa aaaa aaaa", 6, 1, 0, "aaaa…"}, // one line there is, come what may
		{"aaaa a aaaaaa", 6.5, line, 0, "aaaa…"},
		{"aaaaaaaaaaaaaaa", 6, 2 * line, 0, "aaaaaa|aaaa…"},
		{"aaaaaaaaaaaaaaa", 6, math.Inf(1), 0, "aaaaaa|aaaaaa|aaa"}, // a word is broken, but there is room for all of it
		{"aaa", 0.1, line, 0, "…"},
	} {
		b := Fit(c.s, false, size, c.w*Width("a", false, least), c.h, c.maxLines)
		b.Balance(c.s, false)
		if got := texts(b.Lines); got != c.want {
			t.Errorf("%q in %v×%v, %d lines: %q, want %q", c.s, c.w, c.h, c.maxLines, got, c.want)
		}
	}
	long := Fit(strings.Repeat("A title without end. ", 500), true, size, 300, 80, 0)
	if long.H > 80.5 || long.W > 300 || long.Fits {
		t.Errorf("%d lines, %v×%v, fits: %v", len(long.Lines), long.W, long.H, long.Fits)
	}
}

func TestMeasure(t *testing.T) {
	b := Measure("Koło Ťažké", true, 30, 1000)
	if len(b.Lines) != 1 || b.H != 30*LineHeight || b.W != Width("Koło Ťažké", true, 30) || !b.Fits {
		t.Errorf("%+v", b)
	}
	if b := Measure("Preferencias", true, 30, 50); b.Fits {
		t.Error("a word wider than the box fits")
	}
}

func TestBalanceEvensTheLines(t *testing.T) {
	const s = "Kylvä siemeniä laudan ympäri ja kaappaa niitä enemmän kuin Tux."
	b := Measure(s, false, 20, 560)
	lines := len(b.Lines)
	b.Balance(s, false)
	if len(b.Lines) != lines || b.W > 560 || b.H != float64(lines)*20*LineHeight {
		t.Fatalf("%d lines of %v became %+v", lines, 560, b)
	}
	if last := b.Lines[lines-1].Width; last < b.W*0.7 {
		t.Errorf("the last line is %.0f of %.0f", last, b.W)
	}
	if one := Measure("Tux", true, 20, 500); len(one.Lines) == 1 {
		one.Balance("Tux", true)
		if texts(one.Lines) != "Tux" {
			t.Errorf("one line became %v", one.Lines)
		}
	}
}

func TestTopCentresTheCapitals(t *testing.T) {
	b := Measure("H", false, 100, 1000)
	top := b.Top(50, 200)
	above := top + 100*(Baseline-capHeight) - 50
	below := 250 - (top + 100*Baseline)
	if math.Abs(above-below) > 1e-9 {
		t.Errorf("%v above the capital, %v below", above, below)
	}
}

func TestTheTypefaceHasOurLetters(t *testing.T) {
	for _, r := range "ABCDEFGabcdefg0123456789 ÄÖÅäöåĄĆĘŁŃÓŚŹŻąćęłńóśźżÁÉÍÓÚÑáéíóúñüï¡¿…–—„”“’«»×·%!?:;,.()[]" {
		if !Has(r) {
			t.Errorf("no %q", r)
		}
	}
	if Has('\U0001F427') {
		t.Error("a penguin is claimed to be a letter")
	}
	if Advance('\U0001F427', false) != 0.5 {
		t.Error("a missing letter has no width")
	}
}
