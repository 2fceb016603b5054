package kinds_test

import (
	"errors"
	"fmt"

	"awele/rules"
)

// textsReadBack: a variant, a position and a game, with what was undone, are read back as they were, at every ply.
func textsReadBack(k rules.Kind) error {
	for _, v := range variantsOf(k) {
		full := k.String()
		for _, c := range k.Choices() {
			full += " " + c.Name + "=" + c.Get(v)
		}
		for _, text := range []string{v.String(), full} {
			if back, err := rules.ParseVariant(text); err != nil || back != v {
				return fmt.Errorf("%q reads as %v: %v", text, back, err)
			}
		}
	}
	return randomGames(k, func(g *rules.Game) error {
		v, p := g.Variant(), g.Position()
		if !g.Opening() { // there seeds may be in a hand
			if back, err := v.ParsePosition(p.Text(v.Houses)); err != nil || back != atItsBegin(p) {
				return fmt.Errorf("%s reads as %s: %v", p.Text(v.Houses), back.Text(v.Houses), err)
			}
		}
		undone := g.Clone()
		for range g.Ply() % 4 {
			undone.Undo()
		}
		back, err := rules.ParseGame(undone.String())
		if err != nil || back.String() != undone.String() || back.Position() != undone.Position() || back.Undone() != undone.Undone() ||
			back.Result() != undone.Result() {
			return fmt.Errorf("%q reads as %v: %v", undone, back, err)
		}
		return nil
	})
}

// atItsBegin returns the position at the begin of a turn: how often the side has sown in this one stands in no text.
func atItsBegin(p rules.Position) rules.Position {
	mover, other := p.Rows()
	return rules.FromRows(mover, other, p.Turn())
}

// stepsAreMoves: applying the steps of a move gives the position that it leads to, and no seed is lost.
func stepsAreMoves(k rules.Kind) error {
	return randomGames(k, func(g *rules.Game) error {
		v, p := g.Variant(), g.Position()
		if ply := g.Ply(); ply > 0 {
			if got := rules.Apply(g.PositionAt(ply-1), g.StepsAt(ply)); got != p {
				return fmt.Errorf("the steps lead to %s", got.Text(v.Houses))
			}
		}
		hands := 0
		for _, s := range []rules.Side{rules.South, rules.North} {
			n, _ := g.HandAt(g.Ply(), s)
			hands += n
		}
		if p.Total()+hands != 2*v.Houses*v.Seeds {
			return fmt.Errorf("%d seeds lie and %d are in the hands", p.Total(), hands)
		}
		if g.Opening() {
			return nil
		}
		for h := range g.Legal().All() {
			if next := v.Next(p, h); rules.Apply(p, v.Steps(p, h)) != next || v.Settle(next) != next {
				return fmt.Errorf("%s leads to %s", h.Letter(p.Turn()), next.Text(v.Houses))
			}
		}
		return nil
	})
}

// resultsAreFinal: games end; then nobody may choose anything, and who has more in the store has won.
func resultsAreFinal(k rules.Kind) error {
	ended := 0
	err := randomGames(k, func(g *rules.Game) error {
		p, r := g.Position(), g.Result()
		if (r.Over() || g.BetweenRounds()) != (len(g.Choosing()) == 0) || (r.Over() || g.BetweenRounds()) != (g.Legal() == 0) || !g.Opening() && g.Ply() == 0 && r.Over() {
			return fmt.Errorf("%v, and %v are to choose", r, g.Choosing())
		}
		if !r.Over() {
			return nil
		}
		ended++
		lead := p.Store(rules.South) - p.Store(rules.North)
		if r.Won(rules.South) != (lead > 0) || r.Won(rules.North) != (lead < 0) || r.Method == rules.NoMethod {
			return fmt.Errorf("%v with a lead of %d for South", r, lead)
		}
		for h := range rules.House(rules.MaxHouses) {
			for _, s := range []rules.Side{rules.South, rules.North} {
				if !errors.Is(g.Check(rules.Pit{Side: s, House: h}), rules.ErrGameOver) {
					return errors.New("a house can be played after the end")
				}
			}
		}
		return nil
	})
	if err == nil && ended < len(variantsOf(k)) {
		return fmt.Errorf("only %d games ended", ended)
	}
	return err
}
