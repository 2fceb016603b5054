package rules

import (
	"strings"
	"testing"
)

func FuzzParsePosition(f *testing.F) {
	for _, s := range []string{
		"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-N", "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S",
		"98-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "50-50-0-0-S", "-", "--------S", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X", "1-é-1-1-N",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		p, houses, err := ParsePosition(s)
		if err != nil {
			if p != (Position{}) {
				t.Errorf("%q: %v, but also %s", s, err, p)
			}
			return
		}
		if p.Text(houses) != s {
			t.Errorf("%q reads as %q", s, p.Text(houses))
		}
		if p.Total() > MaxSeeds || p.Total() != p.InRow(South)+p.InRow(North)+p.Store(South)+p.Store(North) {
			t.Errorf("%q: %d seeds", s, p.Total())
		}
		if houses != 6 {
			return
		}
		for _, slam := range slamRules {
			checkMoves(t, NewOware(4, slam, OfferShare), p)
		}
		checkMoves(t, NewKalah(4), p)
		checkMoves(t, congkakInTurn(), p)
	})
}

// checkMoves holds the moves of any board against their steps.
func checkMoves(t *testing.T, v Variant, p Position) {
	t.Helper()
	if v.Fits(p, v.Houses) != nil {
		return
	}
	for h := range v.Legal(p).All() {
		if next := v.Next(p, h); next != Apply(p, v.Steps(p, h)) || next.Total() != p.Total() {
			t.Errorf("%s: %s %s: %s", v, p, h.Letter(p.Turn()), next)
		}
	}
}

func FuzzParseVariant(f *testing.F) {
	for _, v := range variants() {
		f.Add(v.String())
	}
	for _, s := range []string{"", "oware", "kalah", "oware seeds=9223372036854775808", "oware seeds==4", "oware slam", "toy", "toy houses=7 opening=inturn",
		"toy seeds=3 houses=7", "kalah seeds=6", "congkak rounds=12 limit=2", "congkak seeds=6 houses=6 opening=inturn", "passtoy repeat=end", "\toware\nseeds=6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		v, err := ParseVariant(s)
		if err != nil {
			return
		}
		if err := v.Validate(); err != nil {
			t.Errorf("%q: read, but %v", s, err)
		}
		if back, err := ParseVariant(v.String()); err != nil || back != v {
			t.Errorf("%q reads as %s and then as %s: %v", s, v, back, err)
		}
	})
}

func FuzzParseGame(f *testing.F) {
	for _, s := range []string{
		"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c E b C f D b B d A e\n",
		"oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F f =\n",
		"oware repeat=end\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E | e F f\n",
		"oware slam=captureall\n0-0-0-0-6-1-1-0-0-0-0-0-10-10-S\nF E\n",
		"oware slam=forbidden seeds=6\n0-0-0-0-2-1-1-0-0-0-0-0-10-12-S\nE\n",
		"oware\n1-0-0-0-0-0-0-0-0-0-0-0-0-0-N\n",
		"oware seeds=6 start=custom\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c\n", "kalah\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nC F a | b\n",
		"kalah start=custom\n0-0-13-0-0-1-0-0-0-4-0-0-0-0-N\nd F C\n", "kalah\n1-0-0-0-0-1-1-0-0-0-0-0-25-20-S\n=\n",
		"congkak\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S\nA a | B c\n",
		"congkak rounds=12\n0-0-0-0-0-0-1-x-x-0-0-0-0-0-58-39-S\nG / A | C\n", "congkak rounds=12\n0-0-0-0-0-0-1-0-0-0-0-0-0-0-58-39-S\nG =\n",
		"congkak rounds=12 limit=1\n1-0-0-0-0-0-1-0-0-0-0-0-0-0-48-48-N\n= / A\n",
		// Kinds that are registered by other tests of this package.
		"toy\n3-3-3-3-3-3-3-3-3-3-0-0-S\nC c B | a E\n", "toy houses=7\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-N\nb\n",
		"toy opening=inturn\n3-3-3-3-3-3-3-3-3-3-0-0-S\nC A b\n",
		"passtoy\n3-3-3-3-3-3-3-3-3-3-0-0-S\nE e C c A e A D e c d a A A E C e d e a\n",
		"relaytoy start=custom opening=inturn\n3-x-3-3-3-3-3-0-3-x-1-40-N\na B e\n",
		"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n| F |\n", "oware\n\n\n", "\n\n\n=",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		g, err := ParseGame(s)
		if err != nil {
			if _, ok := err.(*TextError); !ok || g != nil {
				t.Errorf("%q: %v, %v", s, g, err)
			}
			return
		}
		text := g.String()
		back, err := ParseGame(text)
		if err != nil {
			t.Fatalf("%q is written as %q: %v", s, text, err)
		}
		if back.String() != text || back.Result() != g.Result() || back.Position() != g.Position() {
			t.Errorf("%q is written as %q and read as %q", s, text, back)
		}
		if strings.Count(text, "\n") != 3 {
			t.Errorf("%q is written as %q: want three lines", s, text)
		}
		for ply := 1; ply <= g.Ply(); ply++ {
			if told := Apply(g.PositionAt(ply-1), g.StepsAt(ply)); told != g.PositionAt(ply) {
				t.Errorf("%q: move %d leads to %s, want %s", s, ply, told, g.PositionAt(ply))
			}
		}
	})
}
