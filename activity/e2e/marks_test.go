package e2e

import (
	"image"
	"image/color"
	"testing"

	"awele/activity/ui/geom"
	"awele/activity/ui/theme"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// mark is how the edge of a house looks, where the rings and badges lie.
type mark struct {
	name  string
	frame *image.RGBA
	at    image.Rectangle
	whole bool // the inside counts, too
}

// apartInGrey returns the share of the pixels around two houses that differ clearly for an eye that sees no colours but
// light and dark, of a person with vision v.
func apartInGrey(a, b mark, v theme.Vision) float64 {
	grey := func(m mark, x, y int) int {
		p := m.frame.RGBAAt(m.at.Min.X+x, m.at.Min.Y+y)
		c := v.See(color.NRGBA{R: p.R, G: p.G, B: p.B, A: 255})
		return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000
	}
	w, h := min(a.at.Dx(), b.at.Dx()), min(a.at.Dy(), b.at.Dy())
	n, clear := 0, 0
	for y := range h {
		for x := range w {
			fx, fy := float64(2*x-w)/float64(w), float64(2*y-h)/float64(h)
			if d := fx*fx + fy*fy; !a.whole && !b.whole && d < 0.5 {
				continue // seeds
			}
			n++
			if d := grey(a, x, y) - grey(b, x, y); d > 45 || d < -45 {
				clear++
			}
		}
	}
	return float64(clear) / float64(n)
}

// A house that is legal, focused, hinted, refused, captured, the last one played or nothing of all this looks different
// without any colour, and so do they for eyes that see some colours badly. The mark of the turn changes its place.
func TestMarksDifferWithoutColour(t *testing.T) {
	p := startAt(t, "0-2-0-1-0-2-0-2-13-0-5-4-8-11-S", Options{})
	board := p.board()
	var marks []mark
	note := func(name string, pit rules.Pit) {
		at := p.inPixels(board.Pits[pit.Side][pit.House].Inset(-10))
		marks = append(marks, mark{name, p.Frame(), at, name == "captured" || name == "plain"})
	}
	south := func(h rules.House) rules.Pit { return rules.Pit{Side: rules.South, House: h} }
	note("focused", south(0))
	note("legal", south(5))
	press := func(k ebiten.Key) {
		p.Key(k)
		p.Ticks(40)
	}
	press(ebiten.KeyDigit3)
	note("plain", south(0))
	again := mark{"plain again", p.Frame(), p.inPixels(board.Pits[0][4].Inset(-10)), true}
	p.Click(p.houseAt(0))
	p.Ticks(60)
	press(ebiten.KeyDigit3)
	note("refused", south(0))
	press(ebiten.KeyH)
	p.Ticks(settle)
	press(ebiten.KeyH)
	press(ebiten.KeyDigit3)
	note("hint", south(5))
	press(ebiten.KeyH) // a third time the move is shown,
	press(ebiten.KeyDigit6)
	press(ebiten.KeyDigit6) // and a press ends that
	if p.game().Ply() == 0 {
		p.Key(ebiten.KeyDigit6)
	}
	p.Ticks(86)
	note("captured", rules.Pit{Side: rules.North, House: 1})
	mine, turn := p.Frame(), board.Turn
	for p.game().Ply() < 2 {
		p.Ticks(10)
	}
	p.Ticks(20)
	if his := p.Frame(); different(mine, his, p.inPixels(turn[0]), 40) < 0.1 || different(mine, his, p.inPixels(turn[1]), 40) < 0.1 {
		p.picture("turn")
		t.Error("the mark of the turn does not change its place")
	}
	g := p.turn(byKey)
	last, _ := g.MoveAt(2)
	note("last move", last)
	for _, v := range theme.Visions {
		if share := apartInGrey(marks[2], again, v); share > 0.01 {
			t.Errorf("%v: two houses without a mark differ by %.1f %%", v, 100*share)
		}
		for i, a := range marks {
			for _, b := range marks[i+1:] {
				if share := apartInGrey(a, b, v); share < 0.05 {
					t.Errorf("%v: %s and %s look alike: %.1f %% differ", v, a.name, b.name, 100*share)
				}
			}
		}
	}
	p.Close()
}

// The number of every house and store is there, whole, whatever goes on around it: no ring, seed, hand or badge lies on it.
func TestNothingCoversANumber(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {320, 568}} {
		p := startAt(t, "1-1-1-1-1-14-1-1-2-2-1-0-9-13-S", Options{W: size[0], H: size[1]})
		board := p.board()
		tags := map[string]geom.Rect{"store 0": board.StoreTags[0], "store 1": board.StoreTags[1]}
		for s := range board.Tags {
			for h := range 6 {
				tags[rules.House(h).Letter(rules.Side(s))] = board.Tags[s][h]
			}
		}
		ends := func(m *image.RGBA, r geom.Rect) (c [2]color.RGBA) {
			// Left and right of the digits, where the plate is bare.
			at := p.inPixels(r)
			y := (at.Min.Y + at.Max.Y) / 2
			return [2]color.RGBA{m.RGBAAt(at.Min.X+at.Dx()*13/100, y), m.RGBAAt(at.Min.X+at.Dx()*87/100, y)}
		}
		still := p.Frame()
		plate := theme.Normal.Tag
		p.Key(ebiten.KeyDigit6)
		p.Key(ebiten.KeyDigit6)
		for range 60 {
			p.Ticks(6)
			moving := p.Frame()
			for name, r := range tags {
				was, is := ends(still, r), ends(moving, r)
				for i := range is {
					bare := apart(was[i].R, plate.R) < 6 && apart(was[i].B, plate.B) < 6
					if bare && (apart(is[i].R, was[i].R) > 6 || apart(is[i].G, was[i].G) > 6 || apart(is[i].B, was[i].B) > 6) {
						p.picture("number")
						t.Fatalf("%v: the number of %s was covered: %v became %v", size, name, was[i], is[i])
					}
				}
			}
		}
		p.Close()
	}
}
