package main

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// plainLead is what lead returns, found without any art.
func plainLead(v rules.Variant, p rules.Position) int {
	me := p.Turn()
	legal := v.Legal(p)
	if legal == 0 {
		return p.Store(me) - p.Store(me.Other())
	}
	best := -rules.MaxSeeds
	for h := range legal.All() {
		next := v.Next(p, h)
		lead := plainLead(v, next)
		if next.Turn() != me {
			lead = -lead
		}
		best = max(best, lead)
	}
	return best
}

// Near the end of a game every move can be tried, whatever the search expects before.
func TestLeadAgreesWithPlainSearch(t *testing.T) {
	rnd := rand.New(rand.NewPCG(16, 1))
	v := rules.NewKalah(4)
	s := newSolver(v, 10)
	tried := 0
	for range 3000 {
		p := tuxtest.RandomGame(rnd, v, 30+rnd.IntN(20)).Position()
		if v.Legal(p) == 0 || p.InRow(rules.South)+p.InRow(rules.North) > 9 {
			continue
		}
		tried++
		want := plainLead(v, p)
		lead, best := s.firstMoves(p, 0)
		if guess := rnd.IntN(97) - 48; lead != want || s.lead(p, guess) != want {
			t.Fatalf("%s: a lead of %d, want %d", p, lead, want)
		}
		for h := range v.Legal(p).All() {
			next := v.Next(p, h)
			lead := plainLead(v, next)
			if next.Turn() != p.Turn() {
				lead = -lead
			}
			if best.Has(h) != (lead == want) {
				t.Fatalf("%s: %s brings %d of %d, but is right: %v", p, h.Letter(p.Turn()), lead, want, best.Has(h))
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d positions", tried)
	}
}

// With three seeds in each house the first side wins by 2, and only E keeps it. The values with fewer seeds are known
// from another program.
func TestKnownFirstMoves(t *testing.T) {
	for seeds, want := range map[int]struct {
		lead int
		best string
	}{1: {2, "F"}, 2: {6, "E"}, 3: {2, "E"}} {
		v := rules.NewKalah(seeds)
		s := newSolver(v, 19)
		lead, best := s.firstMoves(v.Start(rules.South), 0)
		if lead != want.lead || letters(best) != want.best {
			t.Errorf("%d seeds: %+d with %s, want %+d with %s", seeds, lead, letters(best), want.lead, want.best)
		}
	}
}

// The book has a move wherever the side that plays by it is to move, and keeps the other sections of a file.
func TestBookGoesOn(t *testing.T) {
	v := rules.NewKalah(1)
	s := newSolver(v, 12)
	first, deep := s.book(v, 0, 2), s.book(v, 2, 0)
	if len(first) == 0 || len(deep) < 5*len(first) {
		t.Errorf("%d lines and then %d", len(first), len(deep))
	}
	for _, lines := range [][]string{first, deep} {
		for _, line := range lines {
			text, letter := line[:len(line)-2], line[len(line)-1:]
			p, err := v.ParsePosition(text)
			if err != nil || p.Turn() != rules.South {
				t.Fatalf("%q: %v", line, err)
			}
			pit, _ := rules.ParsePit(letter)
			if _, best := s.firstMoves(p, 0); !best.Has(pit.House) {
				t.Errorf("%q: right are %s", line, letters(best))
			}
		}
	}
	book := joinBook("", "kalah", []string{"2-1-S B", "1-2-S A"})
	book = joinBook(book, "kalah seeds=3", []string{"3-3-S E"})
	book = joinBook(book, "kalah", []string{"1-2-S A"})
	want := "# Positions with South to move, and the house that keeps the best lead. Written by go run ./tools/solve.\n" +
		"\nkalah\n1-2-S A\n\nkalah seeds=3\n3-3-S E\n"
	if book != want {
		t.Errorf("%q, want %q", book, want)
	}
}
