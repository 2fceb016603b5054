package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// analysed searches a game to a depth with the table of the last seeds.
func analysed(s *Searcher, g *rules.Game, depth int) *Analysis {
	s.Endgames(tuxtest.EightSeeds())
	a := s.Analyse(g, depth, 1<<20, 0)
	for !a.Work(1 << 20) {
	}
	return a
}

// A score is a number of seeds that there can be, and what the table is sure of where it has one value for a board.
func TestScoreIsInSeeds(t *testing.T) {
	s := New()
	rnd := rand.New(rand.NewPCG(3, 5))
	sure := 0
	for range 400 {
		g := tuxtest.LateGame(rnd, 5+rnd.IntN(6))
		p := g.Position()
		if g.Result().Over() {
			continue
		}
		score, moves := analysed(s, g, 6).Score()
		if moves != 0 {
			continue
		}
		if score < -4800 || score > 4800 {
			t.Fatalf("%v: a lead of %d hundredths", p, score)
		}
		b, ok := tuxtest.EightSeeds().Probe(p)
		if want := 100 * (p.Store(p.Turn()) - p.Store(p.Turn().Other()) + int(b.Lo)); ok && b.Lo == b.Hi {
			if sure++; score != want {
				t.Errorf("%v: %d hundredths, the table knows %d", p, score, want)
			}
		}
	}
	if sure < 100 {
		t.Errorf("the table was sure of %d boards only", sure)
	}
}

// The moves that are expected can be played, and only after the last of them a board may have come back.
func TestLineEndsWhereABoardComesBack(t *testing.T) {
	s := New()
	rnd := rand.New(rand.NewPCG(3, 6))
	games := []*rules.Game{tuxtest.GameAt(t, tuxtest.Oware(), "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S")}
	for range 100 {
		g := tuxtest.LateGame(rnd, 2+rnd.IntN(9))
		for range rnd.IntN(30) {
			if legal := g.Legal(); legal != 0 {
				tuxtest.Play(t, g, rules.Pit{Side: g.Position().Turn(), House: legal.First()})
			}
		}
		games = append(games, g)
	}
	back := 0
	for _, g := range games {
		line := analysed(s, g, 40).PrincipalVariation()
		for i, pit := range line {
			if i > 0 && g.Repeats() > 0 {
				t.Fatalf("after move %d of %v the board has come back:\n%v", i, line, g)
			}
			tuxtest.Play(t, g, pit)
		}
		back += g.Repeats()
	}
	if back == 0 {
		t.Error("no board came back")
	}
}
