package search

import "awele/rules"

// game answers what the search asks of the rules at every node. Oware is asked for its quick answers, which are many
// times faster; every other kind is asked as everybody asks it.
type game struct {
	oware bool
	quick rules.Quick // of Oware
	any   anyGame
}

// anyGame is what the search needs of a kind without quick answers. A [rules.Variant] has it.
type anyGame interface {
	Legal(p rules.Position) rules.HouseSet
	Next(p rules.Position, h rules.House) rules.Position
	Result(p rules.Position) rules.Result
}

func gameOf(v rules.Variant, p rules.Position) game {
	if v.Kind == rules.Oware {
		return game{oware: true, quick: v.Quick(p)}
	}
	return game{any: v}
}

// over reports whether the game has ended with p.
func (g *game) over(p rules.Position) bool {
	if g.oware {
		return g.quick.Over(p)
	}
	return g.any.Legal(p) == 0
}

// legal returns the moves of a position that is not over.
func (g *game) legal(p rules.Position) rules.HouseSet {
	if g.oware {
		return g.quick.Legal(p)
	}
	return g.any.Legal(p)
}

// gaining returns the legal moves that may bring seeds to the mover's store, and perhaps some more.
func (g *game) gaining(p rules.Position) rules.HouseSet {
	if g.oware {
		return g.quick.Gaining(p)
	}
	return g.any.Legal(p)
}

// gain returns how many seeds house h brings to the mover's store.
func (g *game) gain(p rules.Position, h rules.House) int {
	if g.oware {
		return g.quick.Gain(p, h)
	}
	return g.any.Next(p, h).Store(p.Turn()) - p.Store(p.Turn())
}

// next returns the position after house h.
func (g *game) next(p rules.Position, h rules.House) rules.Position {
	if g.oware {
		return g.quick.Next(p, h)
	}
	return g.any.Next(p, h)
}

// nextQuiet is next for a house that brings nothing to the store.
func (g *game) nextQuiet(p rules.Position, h rules.House) rules.Position {
	if g.oware {
		return g.quick.NextQuiet(p, h)
	}
	return g.any.Next(p, h)
}
