package words

import (
	"awele/i18n"
	"awele/rules"
)

// Deed is what a side did best in a game: things that anybody can see in its moves.
type Deed struct {
	Captured int // the most seeds in one move
	Sown     int // the most seeds from one house
}

// A deed is worth praise from these numbers of seeds on: a capture of several houses, or a sowing all round the board.
const (
	praiseCapture = 4
	praiseSown    = 12
)

// DeedOf looks through a game for what a side did best.
func DeedOf(g *rules.Game, side rules.Side) (d Deed) {
	for ply := 1; ply <= g.Ply(); ply++ {
		pit, ok := g.MoveAt(ply)
		if !ok || pit.Side != side {
			continue
		}
		captured, lifted := 0, 0
		for _, s := range g.StepsAt(ply) {
			switch {
			case s.Kind == rules.Capture && s.To.Side == side:
				captured += s.Seeds
			case s.Kind == rules.Lift && s.From.Side == side:
				lifted = max(lifted, s.Seeds)
			}
		}
		d.Captured, d.Sown = max(d.Captured, captured), max(d.Sown, lifted)
	}
	return d
}

// Praise says what was done well by the child, who has lost; if there was nothing of the kind, that it was a good game.
func Praise(text Text, d Deed) string {
	switch {
	case d.Captured >= praiseCapture:
		return text(i18n.PraiseCapture, d.Captured)
	case d.Sown >= praiseSown:
		return text(i18n.PraiseSown, d.Sown)
	}
	return text(i18n.GoodGame)
}
