package geom

// Board is where the parts of a board lie: of the large one that is played on and of the small ones that show rules. It is
// the one description of a board that is laid out, carved, painted and pressed. Sides are 0 for South, at the bottom, and 1
// for North.
type Board struct {
	Face Rect // the upper face of the wood
	// Pits are the carved ellipses of the houses, in the direction of sowing of each side, and Tags their numbers.
	Pits, Tags [2][]Rect
	// Stores are the carved stores, and StoreTags their numbers.
	Stores, StoreTags [2]Rect
	Seed              float64 // the usual radius of a seed
	Upright           bool    // higher than wide
}

// Move returns the board moved by dx, dy.
func (b *Board) Move(dx, dy float64) Board {
	m := *b
	m.Face = b.Face.Move(dx, dy)
	for s := range b.Pits {
		m.Pits[s], m.Tags[s] = moved(b.Pits[s], dx, dy), moved(b.Tags[s], dx, dy)
		m.Stores[s], m.StoreTags[s] = b.Stores[s].Move(dx, dy), b.StoreTags[s].Move(dx, dy)
	}
	return m
}

func moved(rs []Rect, dx, dy float64) []Rect {
	m := make([]Rect, len(rs))
	for i, r := range rs {
		m[i] = r.Move(dx, dy)
	}
	return m
}
