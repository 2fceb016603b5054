package ui

import (
	"awele/activity/ui/geom"
)

// The two buttons beside a column that is higher than its place.
const (
	ScrollUp   = "scroll up"
	ScrollDown = "scroll down"
)

// Column is content that may be higher than its place, with everything that scrolls it: buttons, wheel, drag, keys, and the
// focus, which is never out of sight.
type Column struct {
	Layout Scroller
	Scroll Scroll
}

func (c *Column) Arrange(l Scroller) {
	c.Layout = l
	c.Scroll.SetSize(l.View, l.Content)
}

// Place returns where a part of the content is on the screen now.
func (c *Column) Place(r geom.Rect) geom.Rect {
	return r.Move(c.Layout.View.X, c.Layout.View.Y-c.Scroll.Pos())
}

// Item returns a control that lies at r in the content.
func (c *Column) Item(id string, r geom.Rect) Item {
	return Item{ID: id, Rect: c.Place(r), Clip: c.Layout.View}
}

// Buttons appends the buttons that scroll, if there is anything to scroll.
func (c *Column) Buttons(items []Item) []Item {
	if !c.Layout.Scrolls() {
		return items
	}
	return append(items,
		Item{ID: ScrollUp, Rect: c.Layout.Up, Disabled: c.Scroll.AtTop()},
		Item{ID: ScrollDown, Rect: c.Layout.Down, Disabled: c.Scroll.AtEnd()})
}

// Update scrolls as in asks and lets a drag cancel a press in set. It reports whether the content moved, so that its
// controls must be placed anew.
func (c *Column) Update(in *Input, set *Controls, arrows bool) (moved bool) {
	if !c.Layout.Scrolls() {
		return false
	}
	moved = c.Scroll.Update(in, arrows)
	if c.Scroll.Dragging() {
		set.Cancel()
	}
	return moved
}

// Act scrolls if id is one of its buttons.
func (c *Column) Act(id string) (moved bool) {
	switch id {
	case ScrollUp:
		return c.Scroll.Page(-1)
	case ScrollDown:
		return c.Scroll.Page(1)
	}
	return false
}

// Reveal scrolls until the part r of the content, and a little around it, is in sight.
func (c *Column) Reveal(r geom.Rect) (moved bool) {
	const around = 12
	return c.Scroll.Reveal(r.Y-around, r.Y+r.H+around)
}
