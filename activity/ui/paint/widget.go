package paint

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/theme"
)

// State is what a control shows besides what it is for.
type State struct {
	Focused, Hovered, Pressed, Disabled bool
}

// ringDIP is the width of one line of the rings around controls: geom.RingWidth for the window that is drawn.
func (c *Canvas) ringDIP() float64 {
	b := c.dst.Bounds()
	if len(c.clips) > 0 {
		b = c.clips[0].Bounds()
	}
	return geom.RingWidth(geom.View{W: float64(b.Dx()) / c.scale, H: float64(b.Dy()) / c.scale})
}

// Button paints a round button, a picture of its own, as large as fits into r. While it is held down it sinks a little.
func (c *Canvas) Button(r geom.Rect, icon string, st State) {
	d := math.Min(r.W, r.H)
	r = geom.Rect{X: r.X + (r.W-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
	switch {
	case st.Pressed:
		r = r.Inset(d*0.04).Move(0, d*0.02)
	case st.Hovered && !st.Disabled:
		r = r.Inset(-d * 0.02)
	}
	c.Picture(icon, r, Opt{Grey: st.Disabled})
	if st.Focused {
		c.Ring(r.Inset(d*0.03), -1, c.Focus(c.ringDIP()))
	}
}

// Pad is the look of a wide button: a solid plate with a round picture at its left and a label.
type Pad struct {
	Icon  string // may be ""
	Label string
	Size  float64     // of the letters in DIP
	Fill  color.NRGBA // the zero colour is the theme's Paper
	Bold  bool
	Lines int // at most this many lines, 0 for as many as fit
}

// Pad paints a wide button.
func (c *Canvas) Pad(r geom.Rect, p Pad, st State) {
	radius := ui.PadRound(r)
	fill := p.Fill
	if fill == (color.NRGBA{}) {
		fill = c.th.Paper
	}
	ink := c.th.Icon
	if theme.Contrast(c.th.Ink, fill) > theme.Contrast(ink, fill) {
		ink = c.th.Ink
	}
	switch {
	case st.Disabled:
		fill, ink = c.th.Off, c.th.OffIcon
	case st.Pressed:
		fill = theme.Over(color.NRGBA{0, 0, 0, 30}, fill)
	case st.Hovered && ink == c.th.Ink:
		fill = theme.Over(color.NRGBA{255, 220, 120, 60}, fill)
	case st.Hovered:
		fill = theme.Over(color.NRGBA{0, 0, 0, 18}, fill)
	}
	if st.Pressed {
		r = r.Move(0, 1)
	} else {
		c.Shadow(r.Move(0, 3), radius, 5, color.NRGBA{0x2a, 0x17, 0x05, 0x60})
	}
	edge := c.th.PaperEdge
	if ink == c.th.Icon {
		edge = c.th.Paper
	}
	c.Panel(r, radius, fill, edge, math.Max(1.5, c.ringDIP()*0.75))
	if p.Icon != "" {
		c.Picture(p.Icon, ui.PadIcon(r), Opt{Grey: st.Disabled})
	}
	c.Text(p.Label, ui.PadText(r, p.Icon != ""), TextStyle{
		Size: p.Size, Bold: p.Bold, Color: ink, AlignX: Middle, AlignY: Middle, MaxLines: p.Lines,
	})
	if st.Focused {
		c.Ring(r, radius, c.Focus(c.ringDIP()))
	}
}

// Bubble paints a speech bubble whose tail points at the place tail outside it, with a text in its middle.
func (c *Canvas) Bubble(r geom.Rect, tail geom.Point, s string, st TextStyle) {
	line := math.Max(1.5, c.ringDIP()*0.75)
	radius := math.Min(r.H/2, 24+st.Size/4)
	c.Shadow(r.Move(0, 3), radius, 5, color.NRGBA{0x2a, 0x17, 0x05, 0x50})
	c.Panel(r, radius, c.th.Paper, c.th.PaperEdge, line)
	c.tail(r, tail, radius, line)
	st.AlignX, st.AlignY = Middle, Middle
	c.Text(s, ui.BubbleText(r), st)
}

// tail paints the tail of the bubble r over its edge.
func (c *Canvas) tail(r geom.Rect, to geom.Point, radius, line float64) {
	inside := geom.Point{X: math.Min(math.Max(to.X, r.X+radius), r.X+r.W-radius), Y: math.Min(math.Max(to.Y, r.Y+radius), r.Y+r.H-radius)}
	dx, dy := to.X-inside.X, to.Y-inside.Y
	if r.Contains(to) || dx == 0 && dy == 0 {
		return
	}
	// The root lies on the edge that is nearest to where the tail points.
	root := inside
	half := math.Min(14, radius*0.6)
	var ux, uy float64 // along the edge
	if math.Abs(dy) >= math.Abs(dx) {
		root.Y, ux = r.Y, 1
		if dy > 0 {
			root.Y = r.Y + r.H
		}
	} else {
		root.X, uy = r.X, 1
		if dx > 0 {
			root.X = r.X + r.W
		}
	}
	box := geom.Rect{
		X: math.Min(root.X-half, to.X) - 2, Y: math.Min(root.Y-half, to.Y) - 2,
		W: math.Abs(to.X-root.X) + 2*half + 4, H: math.Abs(to.Y-root.Y) + 2*half + 4,
	}
	b := c.box(box)
	at := func(p geom.Point) (x, y float64) {
		return p.X*c.scale - float64(b.Min.X) - float64(b.Dx())/2, p.Y*c.scale - float64(b.Min.Y) - float64(b.Dy())/2
	}
	tipX, tipY := at(to)
	k := key{name: "tail", w: b.Dx(), h: b.Dy(), a: int(tipX * 2), b: int(tipY * 2), n: c.px(line * 100), fill: c.th.Paper, edge: c.th.PaperEdge}
	img, ok := c.baked.get(k)
	if !ok {
		p := geom.Point{X: root.X - ux*half, Y: root.Y - uy*half}
		q := geom.Point{X: root.X + ux*half, Y: root.Y + uy*half}
		// Its root reaches under the line of the bubble, which it covers.
		nx, ny := 0.0, 0.0
		if ux != 0 {
			ny = math.Copysign(line, inside.Y-root.Y)
		} else {
			nx = math.Copysign(line, inside.X-root.X)
		}
		p, q = geom.Point{X: p.X + nx, Y: p.Y + ny}, geom.Point{X: q.X + nx, Y: q.Y + ny}
		var t [3]geom.Point
		for i, v := range [3]geom.Point{p, q, to} {
			t[i].X, t[i].Y = at(v)
		}
		img = c.baked.put(k, bakeTail(b.Dx(), b.Dy(), t, line*c.scale, c.th.Paper, c.th.PaperEdge))
	}
	c.blit(img, float64(b.Min.X), float64(b.Min.Y), Opt{})
}

// Tag paints the little plate with a number, in the middle of r and never larger than it. A number that is turned has a line
// below it, so that a 6 is no 9 for who sits on the other side.
func (c *Canvas) Tag(r geom.Rect, n int, st TextStyle) {
	s := number(n)
	h := math.Min(r.H, st.Size*1.3)
	w := math.Min(r.W, math.Max(h*1.25, text.Width(s, true, st.Size)+h*0.7))
	r = geom.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
	c.Panel(r, h/2, c.th.Tag, c.th.PaperEdge, math.Max(1, c.ringDIP()/2))
	st.Bold, st.AlignX, st.AlignY, st.MaxLines = true, Middle, Middle, 1
	c.Text(s, r, st)
	if st.Turned {
		line := text.Width(s, true, st.Size)
		c.Fill(geom.Rect{X: r.Center().X - line/2, Y: r.Y + h*0.13, W: line, H: math.Max(1/c.scale, h*0.06)}, c.th.Ink)
	}
}

// Stars paints n of most stars in a row, as large as fit into r and in its middle.
func (c *Canvas) Stars(r geom.Rect, n, most int) {
	if most <= 0 {
		return
	}
	d := math.Min(r.H, r.W/float64(most))
	x := r.X + (r.W-d*float64(most))/2
	for i := range most {
		name := "star-empty"
		if i < n {
			name = "star-full"
		}
		c.Picture(name, geom.Rect{X: x + float64(i)*d, Y: r.Y + (r.H-d)/2, W: d, H: d}, Opt{})
	}
}

// numbers are all that a board can need, so that drawing one does not allocate.
var numbers = func() (s [100]string) {
	for i := range s {
		s[i] = strconv.Itoa(i)
	}
	return
}()

func number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// Switch paints a switch that is on or off: the knob stands right and there is a tick, or left and there is none.
func (c *Canvas) Switch(r geom.Rect, on bool) {
	track, line := c.th.OffIcon, math.Max(1.5, c.ringDIP()*0.6)
	if on {
		track = c.th.Green
	}
	c.Panel(r, r.H/2, track, c.th.PaperEdge, line)
	d := r.H * 0.78
	in := (r.H - d) / 2
	knob := geom.Point{X: r.X + in + d/2, Y: r.Y + r.H/2}
	if on {
		knob.X = r.X + r.W - in - d/2
		// The tick, in the free half.
		w, x, y := r.H*0.09, r.X+r.H*0.34, r.Y+r.H*0.5
		corner := geom.Point{X: x + r.H*0.17, Y: y + r.H*0.17}
		c.Line(geom.Point{X: x, Y: y}, corner, w, c.th.Icon)
		c.Line(corner, geom.Point{X: x + r.H*0.45, Y: y - r.H*0.2}, w, c.th.Icon)
	}
	c.Dot(knob, d/2, c.th.Icon, c.th.PaperEdge, line)
}
