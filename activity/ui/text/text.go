// Package text measures and wraps text set in Andika, the typeface of the activity. It needs no screen, so that tests can
// ask whether every sentence of every language fits its box.
//
// Kerning and ligatures are left out: in our four languages they change a line by less than one part in a hundred, and
// what is measured here is exactly what is painted.
package text

import (
	"math"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"awele/assets"
)

// Where the lines of text of size 1 lie: LineHeight from one baseline to the next, and Baseline from the top of a line to
// its baseline. That is room for Ś and Å above and for ą and ç below.
const (
	LineHeight = 1.32
	Baseline   = 0.99
	capHeight  = 0.725
)

// sheet is one weight of the typeface.
type sheet struct {
	font    *sfnt.Font
	advance map[rune]float64 // for size 1; filled once, then only read
}

var weights = sync.OnceValue(func() *[2]sheet {
	s := new([2]sheet)
	for i, src := range [][]byte{assets.FontRegular, assets.FontBold} {
		f, err := sfnt.Parse(src)
		if err != nil {
			panic("textfit: the embedded font is broken: " + err.Error())
		}
		s[i] = sheet{f, map[rune]float64{}}
		var buf sfnt.Buffer
		for _, block := range [][2]rune{{0x20, 0x17f}, {0x2000, 0x206f}, {0x20a0, 0x20bf}, {0x2190, 0x21ff}, {0x2200, 0x22ff}} {
			for r := block[0]; r <= block[1]; r++ {
				if a, ok := advance(f, &buf, r); ok {
					s[i].advance[r] = a
				}
			}
		}
	}
	return s
})

func weight(bold bool) *sheet {
	if bold {
		return &weights()[1]
	}
	return &weights()[0]
}

func advance(f *sfnt.Font, buf *sfnt.Buffer, r rune) (float64, bool) {
	g, err := f.GlyphIndex(buf, r)
	if err != nil || g == 0 {
		return 0, false
	}
	em := fixed.Int26_6(f.UnitsPerEm())
	a, err := f.GlyphAdvance(buf, g, em<<6, font.HintingNone)
	return float64(a) / float64(em<<6), err == nil
}

// Font returns the regular or the bold weight, for those who paint it.
func Font(bold bool) *sfnt.Font { return weight(bold).font }

// Has reports whether both weights have a picture for r.
func Has(r rune) bool {
	for _, bold := range []bool{false, true} {
		if g, err := Font(bold).GlyphIndex(nil, r); err != nil || g == 0 {
			return false
		}
	}
	return true
}

// Advance returns the width of r at size 1. A letter the typeface lacks counts as half a square.
func Advance(r rune, bold bool) float64 {
	s := weight(bold)
	if a, ok := s.advance[r]; ok {
		return a
	}
	var buf sfnt.Buffer
	if a, ok := advance(s.font, &buf, r); ok {
		return a
	}
	return 0.5
}

// Width returns the width of s in one line of text of that size.
func Width(s string, bold bool, size float64) float64 {
	w := 0.0
	for _, r := range s {
		w += Advance(r, bold)
	}
	return w * size
}

// Line is one line of wrapped text.
type Line struct {
	Text  string
	Width float64
}

// Wrap breaks s into lines at spaces and after hyphens so that none is wider than width, and at every newline, and appends them to lines. A
// word that is wider than width alone is broken between letters. A no-break space holds its words together.
func Wrap(lines []Line, s string, bold bool, size, width float64) []Line {
	for paragraph := range strings.SplitSeq(s, "\n") {
		lines = wrap(lines, strings.Trim(paragraph, " "), bold, size, width)
	}
	return lines
}

func wrap(lines []Line, s string, bold bool, size, width float64) []Line {
	const hair = 1e-6
	start := 0          // of the line
	end, endW := -1, 0. // the last place where it may end, and its width up to there
	w := 0.0
	for i, r := range s {
		if i < start {
			continue // spaces passed over at the start of a line
		}
		if r == ' ' {
			if i > 0 && s[i-1] != ' ' {
				end, endW = i, w
			}
			w += Advance(r, bold) * size
			continue
		}
		a := Advance(r, bold) * size
		if w+a > width+hair && i > start {
			if end > start {
				lines = append(lines, Line{s[start:end], endW})
				start = end
				for start < len(s) && s[start] == ' ' {
					start++
				}
				w = Width(s[start:i], bold, size)
			}
			if w+a > width+hair && i > start {
				lines = append(lines, Line{s[start:i], w})
				start, w = i, 0
			}
			end = -1
		}
		w += a
		if r == '-' && i > start {
			end, endW = i+1, w
		}
	}
	return append(lines, Line{s[start:], w})
}

// Block is text that was laid out.
type Block struct {
	Size  float64 // of the letters; less than asked for if the text had to shrink
	Lines []Line
	W, H  float64 // of the widest line and of all lines
	Fits  bool    // whether it fits even so
}

// Measure returns the layout of s at exactly that size in lines no wider than width.
func Measure(s string, bold bool, size, width float64) Block {
	b := Block{Size: size, Lines: Wrap(nil, s, bold, size, width)}
	b.measure()
	b.Fits = !broken(s, bold, size, width)
	return b
}

func (b *Block) measure() {
	b.W = 0
	for _, l := range b.Lines {
		b.W = math.Max(b.W, l.Width)
	}
	b.H = float64(len(b.Lines)) * b.Size * LineHeight
}

// Least is the part of its size down to which Fit shrinks text.
const Least = 0.5

// Fit returns the layout of s at that size, or smaller if need be, inside w×h and in no more than maxLines lines (0: as many
// as there is room for). It never breaks a word between letters as long as shrinking helps. What has no room even so, such
// as the endless title of somebody's own board, is cut and ends in dots.
func Fit(s string, bold bool, size, w, h float64, maxLines int) Block {
	b := Block{}
	for try := size; ; try *= 0.95 {
		b.Size = math.Max(try, size*Least)
		b.Lines = Wrap(b.Lines[:0], s, bold, b.Size, w)
		b.measure()
		b.Fits = b.H <= h+0.5 && (maxLines == 0 || len(b.Lines) <= maxLines) && !broken(s, bold, b.Size, w)
		switch {
		case b.Fits:
			return b
		case try <= size*Least:
			b.cut(bold, w, h, maxLines)
			return b
		}
	}
}

// cut leaves the lines that there is room for, but at least one.
func (b *Block) cut(bold bool, w, h float64, maxLines int) {
	room := len(b.Lines)
	if b.H > h+0.5 {
		room = max(1, int((h+0.5)/(b.Size*LineHeight)))
	}
	if maxLines > 0 {
		room = min(room, maxLines)
	}
	if room == len(b.Lines) {
		return
	}
	const dots = "…"
	b.Lines = b.Lines[:room]
	last := &b.Lines[room-1]
	for last.Text != "" && Width(last.Text+dots, bold, b.Size) > w {
		_, n := utf8.DecodeLastRuneInString(last.Text)
		last.Text = last.Text[:len(last.Text)-n]
	}
	last.Text = strings.TrimRight(last.Text, " ") + dots
	last.Width = Width(last.Text, bold, b.Size)
	b.measure()
}

// Balance makes the lines of b, wrapped from s, of about the same length without adding one: what is centred looks better so.
func (b *Block) Balance(s string, bold bool) {
	n := len(b.Lines)
	if n < 2 || !b.Fits || strings.Contains(s, "\n") {
		return
	}
	low, high := b.W/2, b.W
	var try []Line
	for high-low > b.Size/4 {
		mid := (low + high) / 2
		if try = Wrap(try[:0], s, bold, b.Size, mid); len(try) > n || broken(s, bold, b.Size, mid) {
			low = mid
		} else {
			high = mid
		}
	}
	b.Lines = Wrap(b.Lines[:0], s, bold, b.Size, high)
	b.measure()
}

// broken reports whether a word of s alone is wider than width.
func broken(s string, bold bool, size, width float64) bool {
	w := 0.0
	for _, r := range s {
		if r == ' ' || r == '\n' {
			w = 0
			continue
		}
		if w += Advance(r, bold) * size; w > width+1e-6 {
			return true
		}
		if r == '-' {
			w = 0
		}
	}
	return false
}

// Top returns where the first line of a block begins so that its capitals look centred between top and top+h.
func (b *Block) Top(top, h float64) float64 {
	// The eye centres what lies between the top of the capitals of the first line and the baseline of the last.
	ink := b.H - b.Size*(Baseline-capHeight) - b.Size*(LineHeight-Baseline)
	return top + (h-ink)/2 - b.Size*(Baseline-capHeight)
}
