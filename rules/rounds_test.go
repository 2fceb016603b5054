package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"awele/internal/long"
	"awele/rules"
)

// endOfRound returns a game in rounds in which South's G ends the first round with the given stores.
func endOfRound(t *testing.T, south, north int) *rules.Game {
	t.Helper()
	v := congkak(t, "rounds=12")
	p, err := rules.NewPosition([]int{6: 1}, make([]int, 7), south-1, north, rules.South)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGameAt(v, p)
	if err := g.Play(rules.Pit{Side: rules.South, House: 6}); err != nil {
		t.Fatal(err)
	}
	return g
}

// Between two rounds nobody is to choose, and the next begins with what each side can fill.
func TestNextRound(t *testing.T) {
	g := endOfRound(t, 58, 40)
	if !g.BetweenRounds() || g.Result().Over() || g.Choosing() != nil || g.Legal() != 0 || g.Round() != 1 {
		t.Fatalf("%v: between rounds %v, %v, %v", g, g.BetweenRounds(), g.Result(), g.Choosing())
	}
	if err := g.Check(rules.Pit{Side: rules.North, House: 0}); err != rules.ErrBetweenRounds {
		t.Errorf("a house: %v", err)
	}
	if !g.MayAgree() {
		t.Error("the players may not stop")
	}
	if err := g.NextRound(); err != nil {
		t.Fatal(err)
	}
	// 58 fill all seven houses and leave 9; 40 fill five, from the store outwards, and leave 5.
	if got, want := g.Position().Text(7), "7-7-7-7-7-7-7-x-x-7-7-7-7-7-9-5-S"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if g.Round() != 2 || !g.BeginsRound(2) || g.BeginsRound(1) || g.BetweenRounds() || g.Ply() != 2 {
		t.Errorf("round %d after %d moves", g.Round(), g.Ply())
	}
	if _, played := g.MoveAt(2); played {
		t.Error("a house was played")
	}
	if got := rules.Apply(g.PositionAt(1), g.StepsAt(2)); got != g.Position() {
		t.Errorf("the steps lead to %s", got.Text(7))
	}
	if err := g.NextRound(); err != rules.ErrRoundGoesOn {
		t.Errorf("in the middle of a round: %v", err)
	}
	playLetters(t, g, "A")
	if want := "congkak rounds=12 start=custom\n0-0-0-0-0-0-1-0-0-0-0-0-0-0-57-40-S\nG / A\n"; g.String() != want {
		t.Errorf("%q, want %q", g, want)
	}
	checkUndo(t, g)
	if g.UndoBy(rules.South); g.Ply() != 2 {
		t.Errorf("South's last move undone: %d moves", g.Ply())
	}
	if g.UndoBy(rules.South); g.Ply() != 0 || g.Round() != 1 {
		t.Errorf("South's move before undone: %d moves, round %d", g.Ply(), g.Round())
	}
}

// playLetters plays houses by their letters.
func playLetters(t *testing.T, g *rules.Game, letters ...string) {
	t.Helper()
	for _, l := range letters {
		pit, ok := rules.ParsePit(l)
		if err := g.Play(pit); err != nil || !ok {
			t.Fatalf("%s: %v\n%s", l, err, g)
		}
	}
}

// A burnt house is filled again by a side that can.
func TestBurntHouseIsFilledAgain(t *testing.T) {
	v := congkak(t, "rounds=12")
	g := rules.NewGameAt(v, at(t, v, "0-0-0-0-0-0-1-x-x-x-0-0-0-0-48-49-S"))
	playLetters(t, g, "G")
	if err := g.NextRound(); err != nil || g.Position().Burnt(rules.North) != 0 || g.Position().Text(7) != "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S" {
		t.Errorf("%v, %s", err, g.Position().Text(7))
	}
}

// The players may stop between two rounds: more seeds win.
func TestAgreementBetweenRounds(t *testing.T) {
	g := endOfRound(t, 40, 58)
	want := rules.Result{Outcome: rules.NorthWins, Method: rules.Agreed}
	if err := g.Agree(); err != nil || g.Result() != want || g.BetweenRounds() {
		t.Errorf("%v, %v", err, g.Result())
	}
	if err := g.NextRound(); err != rules.ErrGameOver {
		t.Errorf("after the end: %v", err)
	}
	checkUndo(t, g)
}

// Where only one side can move, the rest is brought home by agreement: it ends the round, not the game. That side begins the
// next round.
func TestAgreementEndsARound(t *testing.T) {
	v := congkak(t, "rounds=12")
	g := rules.NewGameAt(v, at(t, v, "0-0-0-0-0-0-0-0-2-0-0-0-0-3-48-45-N"))
	if err := g.Agree(); err != nil || !g.BetweenRounds() || g.BeginsRound(1) || g.Position().Store(rules.North) != 50 {
		t.Fatalf("%v, %v", err, g)
	}
	if got := rules.Apply(g.PositionAt(0), g.StepsAt(1)); got != g.Position() {
		t.Errorf("the steps lead to %s", got.Text(7))
	}
	if err := g.NextRound(); err != nil || g.Position().Text(7) != "x-7-7-7-7-7-7-7-7-7-7-7-7-7-6-1-N" {
		t.Errorf("%v, %s", err, g.Position().Text(7))
	}
	if g.String() != "congkak rounds=12 start=custom\n0-0-0-0-0-0-0-0-2-0-0-0-0-3-48-45-N\n= /\n" {
		t.Errorf("%s", g)
	}
	checkUndo(t, g)
}

// A side that cannot fill three houses ends the game.
func TestThreeHousesMustBeFilled(t *testing.T) {
	for north, over := range map[int]bool{20: true, 21: false, 77: false, 78: true, 97: true} {
		g := endOfRound(t, 98-north, north)
		if g.Result().Over() != over || g.BetweenRounds() == over || over && g.Result().Method != rules.Rounds {
			t.Errorf("%d seeds: %v", north, g.Result())
		}
		checkSaved(t, g)
	}
	// A text may stand at the end of a round.
	v := congkak(t, "rounds=12")
	for text, between := range map[string]bool{
		"0-0-0-0-0-0-0-0-0-0-0-0-0-0-50-48-N": true, "0-0-0-0-0-0-0-0-0-0-0-0-0-0-80-18-N": false,
	} {
		g := rules.NewGameAt(v, at(t, v, text))
		if g.BetweenRounds() != between || g.Result().Over() == between {
			t.Errorf("%s: %v", text, g.Result())
		}
		if between && (g.NextRound() != nil || g.Position().Turn() != rules.South) {
			t.Errorf("%s: %s", text, g.Position().Text(7))
		}
	}
}

// Whole games end, whether the sides play at random or take what they can, and for the reason that the rule book gives. The
// game in rounds knows no other end.
func TestGamesInRoundsEnd(t *testing.T) {
	met := map[string]int{}
	games := 120
	if !testing.Short() {
		games = long.Times(1000)
	}
	for _, chosen := range []string{"rounds=12", "rounds=12 limit=2", "rounds=12 houses=6", "rounds=12 houses=6 seeds=6"} {
		v := congkak(t, chosen)
		rnd := rand.New(rand.NewPCG(77, uint64(len(chosen))))
		for i := range games {
			g := rules.NewGame(v, rules.Side(rnd.IntN(2)))
			starts := []string{g.Position().Text(v.Houses)}
			for !g.Result().Over() {
				if g.BetweenRounds() {
					if err := g.NextRound(); err != nil {
						t.Fatal(err)
					}
					starts = append(starts, g.Position().Text(v.Houses))
					continue
				}
				playHabit(t, g, rnd, i%3)
				if g.Ply() > 3000 {
					t.Fatalf("%v goes on for %d moves", v, g.Ply())
				}
			}
			met[whyEnded(t, g, starts)]++
		}
	}
	wantMet(t, met, "few seeds", "twelve rounds", "the same round")
}

// playHabit lets the side to move play at random, or take the most seeds, the first or the last house of those that do.
func playHabit(t *testing.T, g *rules.Game, rnd *rand.Rand, habit int) {
	t.Helper()
	if habit == 0 {
		playAny(t, g, rnd)
		return
	}
	v, p := g.Variant(), g.Position()
	best, most := rules.NoHouse, -1
	for h := range g.Legal().All() {
		next := v.Next(p, h)
		gain := 2 * (next.Store(p.Turn()) - p.Store(p.Turn()))
		if next.Turn() == p.Turn() {
			gain += 11
		}
		if gain > most || gain == most && habit == 2 {
			best, most = h, gain
		}
	}
	if err := g.Play(rules.Pit{Side: p.Turn(), House: best}); err != nil {
		t.Fatal(err)
	}
}

// whyEnded derives from the rule book why a game in rounds is over, given how its rounds began.
func whyEnded(t *testing.T, g *rules.Game, starts []string) string {
	t.Helper()
	v, p := g.Variant(), g.Position()
	if g.Result().Method != rules.Rounds || g.Round() != len(starts) || g.Round() > 12 || p.InRow(rules.South)+p.InRow(rules.North) > 0 {
		t.Fatalf("%v in round %d of %d\n%s", g.Result(), g.Round(), len(starts), g)
	}
	last, _ := g.MoveAt(g.Ply())
	next := newNaiveCongkak(v, p)
	switch {
	case min(p.Store(rules.South), p.Store(rules.North)) < 3*v.Seeds:
		return "few seeds"
	case len(starts) == 12:
		return "twelve rounds"
	}
	if next.refill(int(last.Side)); !slices.Contains(starts, next.text()) {
		t.Fatalf("%s ends after %d rounds, and the next would begin as %s", g, len(starts), next.text())
	}
	return "the same round"
}
