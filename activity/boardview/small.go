package boardview

import (
	"math"

	"awele/activity/ui/geom"
)

// DiagramLayout is where a small board lies, with the line that explains it. Whole is what can be pressed to see it again.
type DiagramLayout struct {
	Whole, Caption, Replay geom.Rect
	Board                  geom.Board
}

// NewSmall lays out a board with a store at each end whose upper left corner is x, y and that is w wide.
func NewSmall(v geom.View, x, y, w float64, houses int) geom.Board {
	var b geom.Board
	margin, gap := w*0.03, w*0.012
	store := w * 0.1
	pit := (w - 2*margin - 2*store - float64(houses+1)*gap) / float64(houses)
	tag := math.Min(geom.Small.Size(v)*1.3, pit*0.95)
	h := 2*margin*1.1 + 2*tag + 2*pit + 3*gap
	b.Face = geom.Rect{X: x, Y: y, W: w, H: h}
	top := y + margin*1.1
	rows := geom.Rect{X: x + margin + store + gap, Y: top, W: 0, H: 2*tag + 2*pit + 3*gap}
	for i := range houses {
		px := rows.X + float64(i)*(pit+gap)
		b.Pits[0] = append(b.Pits[0], geom.Rect{X: px, Y: top + tag + pit + 2*gap, W: pit, H: pit})
		b.Tags[0] = append(b.Tags[0], geom.Rect{X: px, Y: top + tag + 2*pit + 3*gap, W: pit, H: tag})
	}
	for i := houses - 1; i >= 0; i-- {
		px := rows.X + float64(i)*(pit+gap)
		b.Pits[1] = append(b.Pits[1], geom.Rect{X: px, Y: top + tag + gap, W: pit, H: pit})
		b.Tags[1] = append(b.Tags[1], geom.Rect{X: px, Y: top, W: pit, H: tag})
	}
	// South's store is at the right, North's at the left; each has its number at the side of its row. Both keep clear of
	// the round corners of the board.
	top = y + h*0.15
	long := h*0.7 - tag - gap
	b.Stores[0] = geom.Rect{X: x + w - margin - store, Y: top, W: store, H: long}
	b.StoreTags[0] = geom.Rect{X: b.Stores[0].X, Y: top + long + gap, W: store, H: tag}
	b.Stores[1] = geom.Rect{X: x + margin, Y: top + tag + gap, W: store, H: long}
	b.StoreTags[1] = geom.Rect{X: b.Stores[1].X, Y: top, W: store, H: tag}
	b.Seed = pit * 0.13
	return b
}
