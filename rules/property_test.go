package rules

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"awele/internal/long"
)

// drawPosition draws any board that v could be asked about: full or nearly empty, won, lost or at the start.
func drawPosition(v Variant) *rapid.Generator[Position] {
	return rapid.Custom(func(t *rapid.T) Position {
		left := 2 * v.Houses * v.Seeds
		most := rapid.SampledFrom([]int{1, 2, 3, 5, 8, 20, left}).Draw(t, "most in a house")
		row := func(name string) []int {
			seeds := make([]int, v.Houses)
			for h := range seeds {
				seeds[h] = rapid.IntRange(0, min(left, most)).Draw(t, name)
				left -= seeds[h]
			}
			return seeds
		}
		south, north := row("South"), row("North")
		store := rapid.IntRange(0, left).Draw(t, "South's store")
		p, err := NewPosition(south, north, store, left-store, Side(rapid.IntRange(0, 1).Draw(t, "turn")))
		if err != nil {
			t.Fatal(err)
		}
		return p
	})
}

// drawPit draws a house or a store of either side, or one that no board has.
func drawPit() *rapid.Generator[Pit] {
	return rapid.Custom(func(t *rapid.T) Pit {
		return Pit{Side(rapid.IntRange(0, 1).Draw(t, "side")), House(rapid.IntRange(0, int(Store)).Draw(t, "house"))}
	})
}

// eachVariant checks a property in every variant.
func eachVariant(t *testing.T, property func(t *rapid.T, v Variant)) {
	t.Helper()
	for _, v := range append(variants(), kalahVariants()...) {
		t.Run(v.String(), func(t *testing.T) {
			for range long.Times(1) {
				rapid.Check(t, func(t *rapid.T) { property(t, v) })
			}
		})
	}
}

// What holds on any board: legal moves are exactly those that are not refused, steps and move agree, no seed is lost.
func TestAnyBoard(t *testing.T) {
	eachVariant(t, func(t *rapid.T, v Variant) {
		p := drawPosition(v).Draw(t, "position")
		checkBoard(t, v, p)
		for h := range v.Legal(p).All() {
			next := v.Next(p, h)
			if told := Apply(p, v.Steps(p, h)); told != next {
				t.Fatalf("%s %s: the steps lead to %s, the move to %s", p, h.Letter(p.Turn()), told, next)
			}
			if next.Total() != p.Total() {
				t.Fatalf("%s %s: %d seeds became %d", p, h.Letter(p.Turn()), p.Total(), next.Total())
			}
			if want := naiveNext(v, p, h); next != want {
				t.Fatalf("%s %s: %s, want %s", p, h.Letter(p.Turn()), next, want)
			}
			checkBoard(t, v, next)
		}
	})
}

// naiveNext plays a house by the second set of rules.
func naiveNext(v Variant, p Position, h House) Position {
	if v.Kind == Kalah {
		n := kalahNaiveFrom(p)
		n.play(int(h))
		return n.position()
	}
	n := naiveFrom(v.Slam.String(), p)
	n.play(int(h))
	return n.position()
}

// checkBoard checks what must hold on one board.
func checkBoard(t *rapid.T, v Variant, p Position) {
	legal := v.Legal(p)
	for _, s := range []Side{South, North} {
		for h := range Store + 1 {
			pit := Pit{s, h}
			err := v.Check(p, pit)
			if (err == nil) != (s == p.Turn() && legal.Has(h)) {
				t.Fatalf("%s: %s is legal: %v, but %v", p, pit, legal.Has(h), err)
			}
			if (legal == 0) != (err == ErrGameOver) {
				t.Fatalf("%s: legal are %q, but %s: %v", p, letters(legal), pit, err)
			}
		}
	}
	if v.Result(p).Over() != (legal == 0) {
		t.Fatalf("%s: %v, but legal are %q", p, v.Result(p), letters(legal))
	}
	settled := v.Settle(p)
	if settled.Total() != p.Total() || v.Settle(settled) != settled || v.Result(settled) != v.Result(p) {
		t.Fatalf("%s: settled as %s with %v, want %v", p, settled, v.Result(settled), v.Result(p))
	}
	back, houses, err := ParsePosition(p.Text(v.Houses))
	if err != nil || back != p || houses != v.Houses {
		t.Fatalf("%s reads back as %s with %d houses: %v", p, back, houses, err)
	}
	if mover, other := p.Rows(); sum(mover) != p.InRow(p.Turn())+p.Store(p.Turn()) || sum(mover)+sum(other) != p.Total() {
		t.Fatalf("%s: rows %x and %x", p, mover, other)
	}
	if mover, other := p.Rows(); FromRows(mover, other, p.Turn()) != p {
		t.Fatalf("%v is not the position of its rows", p)
	}
}

// model is a game told by its positions alone.
type model struct {
	line []Position
	at   int
}

// repeats counts how often the present stood before since the last capture.
func (m model) repeats() (n int) {
	now := m.line[m.at]
	for i := m.at - 1; i >= 0; i-- {
		if m.line[i].Store(South) != now.Store(South) || m.line[i].Store(North) != now.Store(North) {
			break
		}
		if m.line[i] == now {
			n++
		}
	}
	return n
}

// A game under any order of moves, refusals, undo, redo and agreements.
func TestAnyGame(t *testing.T) {
	eachVariant(t, func(t *rapid.T, v Variant) {
		start := v.Start(South)
		if rapid.IntRange(0, 3).Draw(t, "start or endgame") != 0 {
			start = drawPosition(v).Draw(t, "start")
		}
		g := NewGameAt(v, start)
		m := model{line: []Position{g.Position()}}
		push := func() {
			m.line = append(m.line[:m.at+1], g.Position())
			m.at++
		}
		playOne := func(t *rapid.T) bool {
			legal := houses(g.Legal())
			if len(legal) == 0 {
				return false
			}
			h := House(rapid.SampledFrom(legal).Draw(t, "house"))
			want := v.Next(g.Position(), h)
			if err := g.Play(Pit{g.Position().Turn(), h}); err != nil {
				t.Fatalf("legal, but: %v", err)
			}
			if g.Position() != want && (g.Result().Method != Repeated || g.Position() != Share(want)) {
				t.Fatalf("played %s, want %s", g.Position(), want)
			}
			push()
			return true
		}
		t.Repeat(map[string]func(*rapid.T){
			"play": func(t *rapid.T) { playOne(t) },
			"play on": func(t *rapid.T) {
				for n := rapid.IntRange(1, 40).Draw(t, "moves"); n > 0 && playOne(t); n-- {
				}
			},
			"try any house": func(t *rapid.T) {
				pit := drawPit().Draw(t, "pit")
				before := g.String()
				wanted := g.Check(pit)
				err := g.Play(pit)
				if !errors.Is(err, wanted) {
					t.Fatalf("%s: %v, want %v", pit, err, wanted)
				}
				if err == nil {
					push()
				} else if g.String() != before {
					t.Fatalf("a refused move changed\n%s to\n%s", before, g)
				}
			},
			"agree": func(t *rapid.T) {
				over, p := g.Result().Over(), g.Position()
				may := g.Repeats() > 0 || v.Kind == Kalah && HasMajority(p)
				err := g.Agree()
				switch {
				case over && err == ErrGameOver, !over && !may && err == ErrMayNotAgree:
				case !over && may && err == nil && g.Position() == Share(p).turned(p.Turn().Other()):
					push()
				default:
					t.Fatalf("over: %v, may agree: %v: %v, %s", over, may, err, g.Position())
				}
			},
			"undo": func(t *rapid.T) {
				if g.Undo() != (m.at > 0) {
					t.Fatalf("undo at move %d", m.at)
				}
				m.at = max(m.at-1, 0)
			},
			"redo": func(t *rapid.T) {
				if g.Redo() != (m.at < len(m.line)-1) {
					t.Fatalf("redo at move %d of %d", m.at, len(m.line)-1)
				}
				m.at = min(m.at+1, len(m.line)-1)
			},
			"read back": func(t *rapid.T) { checkReadBack(t, g) },
			"":          func(t *rapid.T) { checkGame(t, g, m) },
		})
	})
}

// checkGame compares the game with its model and checks what must hold at any time.
func checkGame(t *rapid.T, g *Game, m model) {
	v, p := g.Variant(), g.Position()
	if p != m.line[m.at] || g.Ply() != m.at || g.Undone() != len(m.line)-1-m.at {
		t.Fatalf("%s after %d moves, %d undone; want %s, %d, %d", p, g.Ply(), g.Undone(), m.line[m.at], m.at, len(m.line)-1-m.at)
	}
	if p.Total() != m.line[0].Total() {
		t.Fatalf("%d seeds became %d", m.line[0].Total(), p.Total())
	}
	if ply := g.Ply(); ply > 0 {
		if told := Apply(g.PositionAt(ply-1), g.StepsAt(ply)); told != p {
			t.Fatalf("move %d: the steps lead to %s, want %s", ply, told, p)
		}
	}
	r := g.Result()
	if r.Over() != (r.Method != NoMethod) || r.Over() != (g.Legal() == 0) {
		t.Fatalf("%v, but legal are %q", r, letters(g.Legal()))
	}
	if r.Over() {
		for _, s := range []Side{South, North} {
			for h := range Store + 1 {
				if err := g.Check(Pit{s, h}); err != ErrGameOver {
					t.Fatalf("after the end: %v", err)
				}
			}
		}
		if err := g.Agree(); err != ErrGameOver {
			t.Fatalf("after the end: %v", err)
		}
		if want := outcomeOf(p); r.Outcome != want {
			t.Fatalf("%v with %d–%d", r, p.Store(South), p.Store(North))
		}
		return
	}
	repeats := m.repeats()
	if !v.Repeats() && repeats > 0 {
		t.Fatalf("%s: a board has come back", v)
	}
	if v.Repeat == OfferShare && (p.InRow(South) == 0 || p.InRow(North) == 0) {
		repeats = 0 // it counts one move later
	}
	if g.Repeats() != repeats {
		t.Fatalf("%d repeats, want %d", g.Repeats(), repeats)
	}
	if most := map[Repetition]int{OfferShare: 2, EndOnRepeat: 0}[v.Repeat]; repeats > most {
		t.Fatalf("%s: goes on after %d repeats", v, repeats)
	}
}

// checkReadBack writes the game, reads it, and compares everything, also what was undone.
func checkReadBack(t *rapid.T, g *Game) {
	back, err := ParseGame(g.String())
	if err != nil {
		t.Fatalf("%v in\n%s", err, g)
	}
	if back.String() != g.String() || back.Position() != g.Position() || back.Result() != g.Result() ||
		back.Ply() != g.Ply() || back.Undone() != g.Undone() || back.Repeats() != g.Repeats() {
		t.Fatalf("%s\nreads back as\n%s", g, back)
	}
	for g, back := g.Clone(), back; g.Redo(); {
		if !back.Redo() || g.Position() != back.Position() || g.Result() != back.Result() {
			t.Fatalf("redone: %s, want %s", back, g)
		}
	}
}

func TestVariantReadsBack(t *testing.T) {
	for _, v := range append(variants(), kalahVariants()...) {
		if got, err := ParseVariant(v.String()); err != nil || got != v {
			t.Errorf("%s reads back as %s: %v", v, got, err)
		}
	}
	if n := len(variants()); n != 18 {
		t.Errorf("%d variants, want 3 × 3 × 2", n)
	}
}
