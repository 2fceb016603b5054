package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// The moves that let the same side move again come first, from the store backwards.
func TestMovesAgainComeFirst(t *testing.T) {
	rnd := rand.New(rand.NewPCG(14, 2))
	s := New()
	v := rules.NewKalah(4)
	several := 0
	for range 1000 {
		g := tuxtest.RandomGame(rnd, v, rnd.IntN(40))
		if g.Result().Over() {
			continue
		}
		s.prepare(g, 1, nil, false)
		p := g.Position()
		var m moveList
		s.generate(&m, p, g.Legal(), 1)
		again := s.quick.Again(p)
		if again.Len() > 1 {
			several++
		}
		var seen rules.HouseSet
		for {
			_, h, _ := s.nextMove(&m, p)
			if h == rules.NoHouse {
				break
			}
			if last := again.Last(); again != 0 && h != last {
				t.Fatalf("%s comes before %s\n%v", h.Letter(p.Turn()), last.Letter(p.Turn()), g)
			}
			again &^= 1 << h
			seen |= 1 << h
		}
		if seen != g.Legal() {
			t.Fatalf("of %06b came %06b\n%v", g.Legal(), seen, g)
		}
	}
	if several < 50 {
		t.Errorf("only %d positions with several such moves", several)
	}
}

// A majority decides the game for the search, though it goes on: the score is at least the lead that is sure.
func TestMajorityDecidesKalah(t *testing.T) {
	rnd := rand.New(rand.NewPCG(14, 3))
	s := New()
	decided := 0
	for range 1000 {
		g := tuxtest.RandomGame(rnd, rules.NewKalah(4), 25+rnd.IntN(25))
		p := g.Position()
		if g.Result().Over() || !rules.HasMajority(p) {
			continue
		}
		decided++
		me := p.Turn()
		r := run(s, g, 3, 1<<20, AllExact)
		wins, holds := s.Sure()
		if ahead := p.Store(me) > p.Store(me.Other()); wins != ahead || holds != ahead || ahead != (r.BestValue() > Decided) || ahead == (r.BestValue() < -Decided) {
			t.Fatalf("sure to win %v, to hold %v, worth %d\n%v", wins, holds, r.BestValue(), g)
		}
		for _, m := range r.Moves() {
			if low, high, ok := kalahBounds(p); !ok || m.Value > high || p.Store(me) > p.Store(me.Other()) && m.Value < low {
				t.Fatalf("%d lies not within %d and %d\n%v", m.Value, low, high, g)
			}
		}
		if _, ok := s.SureMove(&r); ok {
			t.Fatal("a table is asked that is not there")
		}
	}
	if decided < 50 {
		t.Errorf("only %d", decided)
	}
}

// A turn is looked at whole: at depth 1 the chain of all extra turns is found, with the capture at its end.
func TestNoHorizonInTheMiddleOfATurn(t *testing.T) {
	g := tuxtest.GameAt(t, rules.NewKalah(4), "1-0-0-0-2-1-2-0-0-3-9-3-13-14-S")
	a := New().Analyse(g, 1, 1<<20, 0)
	for !a.Work(1 << 20) {
	}
	if line := a.PrincipalVariation(); a.Best().String() != "F" {
		t.Errorf("the best is %v, then %v", a.Best(), line)
	}
	after := g.Clone()
	for _, letter := range "FEFA" {
		pit, _ := rules.ParsePit(string(letter))
		tuxtest.Play(t, after, pit)
	}
	if gain := after.Position().Store(rules.South) - 13; gain != 13 {
		t.Errorf("the chain brings %d", gain)
	}
	if score, _ := a.Score(); score < 1000 {
		t.Errorf("a score of %d hundredths does not see the chain", score)
	}
}
