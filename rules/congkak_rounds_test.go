package rules_test

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"awele/rules"
)

// foreignMove is a line of testdata/congkak_rounds.jsonl: see testdata/README.md.
type foreignMove struct {
	Round               int
	Burnt               string
	Before, Move, After string
	Again               bool
	Laps                int
}

// foreignMoves reads the moves of the game of another program, with the burnt houses in the positions.
func foreignMoves(t *testing.T) (all []foreignMove) {
	t.Helper()
	text, err := os.ReadFile("testdata/congkak_rounds.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for lines := json.NewDecoder(bytes.NewReader(text)); lines.More(); {
		var m foreignMove
		if err := lines.Decode(&m); err != nil {
			t.Fatal(err)
		}
		m.Before, m.After = withBurnt(m.Before, m.Burnt), withBurnt(m.After, m.Burnt)
		all = append(all, m)
	}
	if len(all) != 382 {
		t.Fatalf("%d moves, want 382", len(all))
	}
	return all
}

// withBurnt marks the burnt houses in the text of a position.
func withBurnt(position, burnt string) string {
	f := strings.Split(position, "-")
	for i, c := range burnt {
		if c == 'x' {
			f[i] = "x"
		}
	}
	return strings.Join(f, "-")
}

// Every move of another program's game in rounds leads where it led there, in as many laps, with the same extra turns.
func TestCongkakForeignMoves(t *testing.T) {
	v := congkak(t, "rounds=12")
	extra, burnt, passes := 0, 0, 0
	for _, m := range foreignMoves(t) {
		p := at(t, v, m.Before)
		pit, _ := rules.ParsePit(m.Move)
		if err := v.Check(p, pit); err != nil {
			t.Fatalf("%+v: %v", m, err)
		}
		next, steps := v.Next(p, pit.House), v.Steps(p, pit.House)
		got, want := next.Text(v.Houses), v.Settle(at(t, v, m.After)).Text(v.Houses)
		if v.Result(next).Over() { // nobody is to move
			got, want = got[:len(got)-1], want[:len(want)-1]
		}
		if got != want || laps(steps) != m.Laps {
			t.Errorf("%+v: %s after %d laps", m, got, laps(steps))
		}
		last := steps[len(steps)-1]
		again := last.Kind == rules.ExtraTurn || last.Kind == rules.Pass && last.Hand == p.Turn()
		if again != m.Again {
			t.Errorf("%+v: moves again: %v", m, again)
		}
		if again {
			extra++
		}
		if last.Kind == rules.Pass {
			passes++
		}
		if strings.Contains(m.Burnt, "x") {
			burnt++
		}
	}
	if extra < 50 || burnt < 100 || passes < 10 {
		t.Errorf("%d extra turns, %d moves with burnt houses, %d passes: too few", extra, burnt, passes)
	}
}

// The starts of the rounds follow from the ends of the rounds before: some moves lead from each to the first board that the
// other program shows of that round.
func TestCongkakForeignRounds(t *testing.T) {
	v := congkak(t, "rounds=12")
	all := foreignMoves(t)
	rounds := 0
	for i, m := range all[1:] {
		last := all[i]
		if m.Round == last.Round {
			continue
		}
		rounds++
		g := rules.NewGameAt(v, at(t, v, last.Before))
		pit, _ := rules.ParsePit(last.Move)
		if err := g.Play(pit); err != nil || !g.BetweenRounds() {
			t.Fatalf("%+v ends no round: %v", last, err)
		}
		if err := g.NextRound(); err != nil {
			t.Fatal(err)
		}
		if g.Position().Turn() != pit.Side {
			t.Errorf("round %d: %s begins, and %s moved last", m.Round, g.Position().Turn(), pit.Side)
		}
		if !leadsTo(v, g.Position(), at(t, v, m.Before), 5) {
			t.Errorf("round %d: no moves lead from %s to %s", m.Round, g.Position().Text(v.Houses), m.Before)
		}
	}
	if rounds != 9 {
		t.Errorf("%d rounds follow another, want 9", rounds)
	}
}

// leadsTo reports whether at most so many moves lead from one position to another.
func leadsTo(v rules.Variant, from, to rules.Position, moves int) bool {
	if from == to {
		return true
	}
	if moves == 0 {
		return false
	}
	for h := range v.Legal(from).All() {
		if leadsTo(v, v.Next(from, h), to, moves-1) {
			return true
		}
	}
	return false
}
