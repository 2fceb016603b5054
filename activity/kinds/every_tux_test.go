package kinds_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
	"awele/tux/endgame"
	"awele/tux/search"
)

// tableOrNone: tables are made of the moves of Oware, so that a kind has one only if its moves are those.
func tableOrNone(k rules.Kind) error {
	return eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		c, ok := endgame.For(v)
		if !ok {
			return nil
		}
		solved := rules.NewOware(4, c.Slam, rules.OfferShare)
		if v.Houses != solved.Houses || solved.Legal(p) != v.Legal(p) || solved.Next(p, h) != v.Next(p, h) {
			return fmt.Errorf("%v has the table of another game", v)
		}
		return nil
	})
}

var errNotPlayed = errors.New("no evaluation is registered in tux/search")

// played returns an error unless Tux knows the kind.
func played(k rules.Kind) error {
	if !tux.Plays(k) {
		return errNotPlayed
	}
	return nil
}

// tuxPlays: at every level Tux plays legal moves to the end of a game, in a joint opening too.
func tuxPlays(k rules.Kind) error {
	if err := played(k); err != nil {
		return err
	}
	e := tux.NewEngine()
	rnd := rand.New(rand.NewPCG(5, 5))
	for i, v := range variantsOf(k) {
		g := rules.NewGame(v, rules.South)
		level := tux.Level(1 + i%tux.Levels)
		for !g.Result().Over() && g.Ply() < longest {
			if g.Ply()%2 == 0 || level > 4 && g.Ply() != 11 { // the upper levels take their time
				if err := playAny(g, rnd); err != nil {
					return err
				}
				continue
			}
			th := e.Think(g, level, uint64(i))
			for !th.Work(20_000) {
			}
			if err := g.Play(th.Move()); err != nil {
				return fmt.Errorf("level %d plays %v: %w in\n%s", level, th.Move(), err, g)
			}
		}
	}
	return nil
}

var errNotTaught = errors.New("no teacher is registered in tux/coach")

// taught returns an error unless the coach knows the kind.
func taught(k rules.Kind) error {
	if !coach.Teaches(k) {
		return errNotTaught
	}
	return nil
}

// coachTeaches: there is a teacher, who names what he may say.
func coachTeaches(k rules.Kind) error {
	if err := taught(k); err != nil {
		return err
	}
	for _, v := range variantsOf(k) {
		if len(coach.Reasons(v)) == 0 {
			return fmt.Errorf("%v: no reasons", v)
		}
	}
	return nil
}

// reasonsHold: each reason is one that the teacher names, and what it claims is found again by trying moves.
func reasonsHold(k rules.Kind) error {
	if err := taught(k); err != nil {
		return err
	}
	return eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		hint := coach.Explain(v, p, h, rules.NoHouse)
		if hint.House != h || !slices.Contains(coach.Reasons(v), hint.Reason) {
			return fmt.Errorf("%+v is not among its reasons", hint)
		}
		if wrong := claim(v, p, &hint); wrong != "" {
			return fmt.Errorf("%s: %+v: %s", hint.Reason, hint, wrong)
		}
		return nil
	})
}

// warningsHold: what is warned of can be captured after the move.
func warningsHold(k rules.Kind) error {
	if err := taught(k); err != nil {
		return err
	}
	return eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		cost, warned := coach.Warn(v, p, h)
		if !warned {
			return nil
		}
		if seeds, from := robbed(v, v.Next(p, h), cost.By); seeds != cost.Seeds || from != cost.Houses || seeds == 0 {
			return fmt.Errorf("%+v is warned of, and %d seeds from %07b are captured", cost, seeds, from)
		}
		return nil
	})
}

// hintsCanBePlayed: a hint at full strength names a legal house, and an answer that can follow.
func hintsCanBePlayed(k rules.Kind) error {
	if err := errors.Join(taught(k), played(k)); err != nil {
		return err
	}
	s := search.New()
	rnd := rand.New(rand.NewPCG(6, 6))
	g := rules.NewGame(k.Usual(), rules.South)
	for hints := 0; hints < 4 && !g.Result().Over(); {
		if g.Opening() || g.Ply() < 20 && g.Ply()%7 != 6 {
			if err := playAny(g, rnd); err != nil {
				return err
			}
			continue
		}
		hints++
		a := coach.Advise(s, g)
		for !a.Work(50_000) {
		}
		h := a.Hint()
		if !g.Legal().Has(h.House) {
			return fmt.Errorf("the hint is %+v in\n%s", h, g)
		}
		if next := g.Variant().Next(g.Position(), h.House); h.Reply != rules.NoHouse && !g.Variant().Legal(next).Has(h.Reply) {
			return fmt.Errorf("the answer to %+v cannot be played in\n%s", h, g)
		}
		if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: h.House}); err != nil {
			return err
		}
	}
	return nil
}

// looksBack: of a game of careless moves something is found, and it is what was played.
func looksBack(k rules.Kind) error {
	if err := errors.Join(taught(k), played(k)); err != nil {
		return err
	}
	rnd := rand.New(rand.NewPCG(7, 7))
	g := rules.NewGame(k.Usual(), rules.South)
	for !g.Result().Over() && g.Ply() < 40 {
		if err := playAny(g, rnd); err != nil {
			return err
		}
	}
	r := coach.LookBack(search.New(), g)
	for !r.Work(50_000) {
	}
	if len(r.Moments()) == 0 {
		return errors.New("nothing is found in a game of random moves")
	}
	for _, m := range r.Moments() {
		v, p := g.Variant(), g.PositionAt(m.Ply)
		pit, ok := g.MoveAt(m.Ply + 1)
		if !ok || pit.House != m.Played || pit.Side != m.Side || !v.Legal(p).Has(m.Better) || g.OpeningAt(m.Ply) {
			return fmt.Errorf("%+v, played was %v", m, pit)
		}
		if !slices.Contains(coach.Reasons(v), m.Why.Reason) {
			return fmt.Errorf("%v is not among its reasons", m.Why.Reason)
		}
	}
	return nil
}
