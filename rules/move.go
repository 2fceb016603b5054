package rules

// Steps returns what happens seed by seed when the side to move plays house h, which must be legal. [Apply] of the
// steps gives what [Variant.Next] gives.
func (v Variant) Steps(p Position, h House) []Step { return books[v.Kind].Steps(v, p, h) }

// Check returns nil if the side to move may play the pit, and else the reason why not, the first that holds: ErrGameOver,
// ErrNoSuchHouse, ErrNotYourHouse, ErrBurntHouse, ErrEmptyHouse, or what the kind of game has to say, such as ErrMustFeed or
// ErrGrandSlam.
func (v Variant) Check(p Position, pit Pit) error {
	legal := v.Legal(p)
	switch {
	case legal == 0:
		return ErrGameOver
	case int(pit.House) >= v.Houses:
		return ErrNoSuchHouse
	case pit.Side != p.turn:
		return ErrNotYourHouse
	case legal.Has(pit.House):
		return nil
	case p.Burnt(pit.Side).Has(pit.House):
		return ErrBurntHouse
	case p.Seeds(pit) == 0:
		return ErrEmptyHouse
	}
	return books[v.Kind].Refusal(v, p, pit.House)
}

// MustFeed reports whether the row of the opponent is empty, so that only a move that drops a seed there is legal.
func (v Variant) MustFeed(p Position) bool { return books[v.Kind].MustFeed(v, p) }

// Repeats reports whether a board that comes back can end a game of this variant.
func (v Variant) Repeats() bool { return books[v.Kind].Repeats(v) }
