package rules

// congkakQuick answers a search. Whether a move gains seeds or moves again takes its whole relay to know, so it keeps where
// the moves of the position that was asked about last lead.
type congkakQuick struct {
	variant Variant
	pos     Position
	known   HouseSet // the moves of pos whose next position is kept
	kept    [MaxHouses + 1]Position
}

func (*congkakBook) quick(v Variant, _ Position) Quick {
	c := &congkakQuick{variant: v}
	legal := func(_ GrandSlam, p Position) HouseSet { return v.bookLegal(p) }
	return Quick{
		ended: func(p Position) bool { return v.bookLegal(p) == 0 },
		legal: legal, gaining: legal, again: c.again, gain: c.gain, next: c.next, nextQuiet: c.next,
	}
}

func (c *congkakQuick) next(_ GrandSlam, p Position, h House) Position {
	if p != c.pos {
		c.pos, c.known = p, 0
	}
	if !c.known.Has(h) {
		c.kept[h&7] = congkakNext(c.variant, p, h)
		c.known |= 1 << h
	}
	return c.kept[h&7]
}

func (c *congkakQuick) gain(_ GrandSlam, p Position, h House) int {
	return c.next(0, p, h).Store(p.turn) - p.Store(p.turn)
}

func (c *congkakQuick) again(p Position) (all HouseSet) {
	for moves := c.variant.bookLegal(p); moves != 0; moves &= moves - 1 {
		if h := moves.First(); c.next(0, p, h).turn == p.turn {
			all |= 1 << h
		}
	}
	return all
}
