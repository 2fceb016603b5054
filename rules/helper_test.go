package rules

import (
	"fmt"
	"strings"
	"testing"
)

// board reads a position in the manner of a rule book, with the side to move first:
// "[11 0 0 0 0 0 | 1 0 0 0 0 1]", or "[1 0 0 0 0 0 | 1 0 0 0 0 0] 23–23" with the stores. That side sits at seat.
func board(t testing.TB, text string, seat Side) Position {
	t.Helper()
	var rows [2][]int
	var stores [2]int
	houses, after, ok := strings.Cut(strings.TrimPrefix(text, "["), "]")
	if !ok {
		t.Fatalf("board %q: no closing bracket", text)
	}
	side := 0
	for _, word := range strings.Fields(houses) {
		if word == "|" {
			side++
			continue
		}
		var n int
		if _, err := fmt.Sscan(word, &n); err != nil {
			t.Fatalf("board %q: %v", text, err)
		}
		rows[side] = append(rows[side], n)
	}
	if after != "" {
		if _, err := fmt.Sscanf(after, " %d–%d", &stores[0], &stores[1]); err != nil {
			t.Fatalf("board %q: stores: %v", text, err)
		}
	}
	p, err := NewPosition(rows[seat], rows[seat.Other()], stores[seat], stores[seat.Other()], seat)
	if err != nil {
		t.Fatalf("board %q: %v", text, err)
	}
	return p
}

// show writes a position as board reads it, with the side at seat first, whoever is to move.
func show(p Position, seat Side) string {
	row := func(s Side) string {
		var b strings.Builder
		for h := range House(6) {
			fmt.Fprintf(&b, "%d ", p.Seeds(Pit{s, h}))
		}
		return b.String()
	}
	return fmt.Sprintf("[%s| %s] %d–%d", row(seat), strings.TrimSpace(row(seat.Other())), p.Store(seat), p.Store(seat.Other()))
}

// bothSeats runs a test with the side that moves first at the bottom, and again with that side at the top.
func bothSeats(t *testing.T, test func(t *testing.T, seat Side)) {
	t.Helper()
	for _, seat := range []Side{South, North} {
		t.Run(seat.String(), func(t *testing.T) { test(t, seat) })
	}
}

// letters writes a set of houses as a player would: "ACF".
func letters(s HouseSet) string {
	var b strings.Builder
	for h := range s.All() {
		b.WriteString(h.Letter(South))
	}
	return b.String()
}

// pitAt reads a letter, upper case for the side at seat and lower case for the other.
func pitAt(t testing.TB, letter string, seat Side) Pit {
	t.Helper()
	pit, ok := ParsePit(letter)
	if !ok {
		t.Fatalf("no house is called %q", letter)
	}
	if seat == North {
		pit.Side = pit.Side.Other()
	}
	return pit
}

// play plays moves such as "F c E b"; upper case is the side at seat.
func play(t testing.TB, g *Game, seat Side, moves string) {
	t.Helper()
	for i, m := range strings.Fields(moves) {
		if err := g.Play(pitAt(t, m, seat)); err != nil {
			t.Fatalf("move %d, %s, in %s: %v", i+1, m, g.Position(), err)
		}
	}
}

// winner returns the outcome in which s wins.
func winner(s Side) Outcome {
	if s == South {
		return SouthWins
	}
	return NorthWins
}

// variants returns every variant of Oware: 3 numbers of seeds, 3 grand-slam rules, 2 rules for repetition.
func variants() (all []Variant) {
	for _, seeds := range []int{4, 5, 6} {
		for _, slam := range slamRules {
			for _, repeat := range []Repetition{OfferShare, EndOnRepeat} {
				all = append(all, NewOware(seeds, slam, repeat))
			}
		}
	}
	return all
}

// wantMove plays a house and compares the board after it, told by Next and by Steps, with the rule book.
func wantMove(t *testing.T, v Variant, p Position, seat Side, letter, after string) Position {
	t.Helper()
	pit := pitAt(t, letter, seat)
	if err := v.Check(p, pit); err != nil {
		t.Fatalf("%s %s: refused: %v", show(p, seat), letter, err)
	}
	got := v.Next(p, pit.House)
	if s := show(got, seat); s != after {
		t.Errorf("%s %s\n gives %s\n want  %s", show(p, seat), letter, s, after)
	}
	if told := Apply(p, v.Steps(p, pit.House)); told != got {
		t.Errorf("%s %s: the steps lead to %s, the move to %s", show(p, seat), letter, told, got)
	}
	return got
}
