package words

import (
	"awele/i18n"
	"awele/rules"
)

// Deed is what a side did best in a game: things that anybody can see in its moves.
type Deed struct {
	Captured int // the most seeds in one move
	Sown     int // the most seeds from one house that went all round the board; 0: none did
}

// praiseCapture is the number of seeds from which on a capture is worth praise.
const praiseCapture = 4

// DeedOf looks through a game for what a side did best.
func DeedOf(g *rules.Game, side rules.Side) (d Deed) {
	for ply := 1; ply <= g.Ply(); ply++ {
		pit, ok := g.MoveAt(ply)
		if !ok || pit.Side != side {
			continue
		}
		captured, lifted, round := 0, 0, 2*g.Variant().Houses
		for _, s := range g.StepsAt(ply) {
			switch {
			case s.Kind == rules.Capture && s.To.Side == side:
				captured += s.Seeds
			case s.Kind == rules.Lift && s.From.Side == side:
				lifted = max(lifted, s.Seeds)
			case s.Kind == rules.Drop && s.To.IsStore(): // the store is on the way
				round = 2*g.Variant().Houses + 1
			}
		}
		d.Captured = max(d.Captured, captured)
		if lifted >= round {
			d.Sown = max(d.Sown, lifted)
		}
	}
	return d
}

// Praise says what was done well by the child, who has lost; if there was nothing of the kind, that it was a good game.
func Praise(text Text, d Deed) string {
	switch {
	case d.Captured >= praiseCapture:
		return text(i18n.PraiseCapture, d.Captured)
	case d.Sown > 0:
		return text(i18n.PraiseSown, d.Sown)
	}
	return text(i18n.GoodGame)
}
