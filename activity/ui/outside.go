package ui

// OutsidePress is what lies beside the controls of a screen. A press on it counts as one on a control does: when it is let go
// there, and not when it has slid off meanwhile. The zero OutsidePress is ready to use.
type OutsidePress struct{ held bool }

// Update takes one tick's input and reports whether a press that began on the ground has been let go. on reports that the
// pointer is on the ground now, as far as there is anything that a press there could do.
func (g *OutsidePress) Update(in *Input, on bool) (released bool) {
	if in.Pressed {
		g.held = true
	}
	g.held = g.held && on && (in.Pressed || in.Held || in.Released)
	if !in.Released {
		return false
	}
	released, g.held = g.held, false
	return released
}
