package settings

import (
	"math"

	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
)

// Draw implements screen.Screen.
func (s *Screen) Draw(c *paint.Canvas) {
	l, th := &s.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	c.Button(l.Back, "back", paint.StateOf(&s.set, back))
	c.Heading(v, l.Title, s.Text(i18n.Settings))
	now := s.Settings()
	size := geom.Body.Size(v)
	round := math.Max(12, 22*v.Unit())
	c.PushClip(s.col.Layout.View)
	for i := range s.rows {
		r, p := &s.rows[i], &l.Rows[i]
		row := s.col.Place(p.Row)
		if !c.Seen(row.Inset(-20)) {
			continue
		}
		if r.flag == nil && r.options == nil {
			c.Panel(row, math.Min(round, row.H/2), th.Tag, th.PaperEdge, 0)
			c.Picture(r.icon, s.col.Place(p.Icon), paint.Opt{})
			c.Text(r.label, s.col.Place(p.Label), paint.TextStyle{Size: size, Bold: true, AlignY: paint.Middle})
			continue
		}
		st := paint.State{}
		if r.flag != nil {
			st = paint.StateOf(&s.set, r.id)
		}
		if r.locked {
			st = paint.State{Disabled: true}
		}
		fill := th.Paper
		if st.Pressed || st.Hovered {
			fill = th.Tag
		}
		c.Panel(row, round, fill, th.PaperEdge, 2)
		c.Picture(r.icon, s.col.Place(p.Icon), paint.Opt{Grey: r.locked})
		if r.locked {
			c.Picture("lock", s.col.Place(lockOn(p.Icon)), paint.Opt{})
		}
		c.Text(r.label, s.col.Place(p.Label), paint.TextStyle{Size: size, Bold: true, AlignY: paint.Middle})
		if r.flag != nil {
			c.Switch(s.col.Place(p.Switch), *r.flag(&now))
		}
		for j := range r.options {
			o := &r.options[j]
			pad := paint.Pad{Icon: o.icon, Label: o.label, Size: size, Fill: th.Tag}
			chosen := o.press == nil && o.is(&now)
			if chosen {
				pad.Fill = th.Chosen
			}
			at := s.col.Place(p.Options[j])
			state := paint.StateOf(&s.set, o.id)
			state.Disabled = r.locked && !chosen // the value is to be read
			c.Pad(at, pad, state)
			if chosen {
				c.Chosen(at, v)
			}
		}
		if st.Focused {
			c.Ring(row, round, c.Focus(geom.RingWidth(v)))
		}
	}
	c.PopClip()
	c.Column(&s.col, &s.set)
}
