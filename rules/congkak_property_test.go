package rules_test

import (
	"testing"

	"pgregory.net/rapid"

	"awele/rules"
)

// drawCongkak draws a variant of Congkak and any board of it: full or nearly empty, won or lost, with houses burnt in rounds.
func drawCongkak(t *rapid.T, variants []rules.Variant) (rules.Variant, rules.Position) {
	v := rapid.SampledFrom(variants).Draw(t, "variant")
	left := 2 * v.Houses * v.Seeds
	most := rapid.SampledFrom([]int{1, 2, 3, 5, 8, 20, left}).Draw(t, "most in a house")
	var rows [2][]int
	var burnt [2]rules.HouseSet
	for s := range rows {
		for h := range v.Houses {
			if v.InRounds() && rapid.IntRange(0, 3).Draw(t, "burnt") == 0 {
				burnt[s] |= 1 << h
				rows[s] = append(rows[s], 0)
				continue
			}
			n := rapid.IntRange(0, min(left, most)).Draw(t, "seeds")
			left -= n
			rows[s] = append(rows[s], n)
		}
	}
	south := rapid.IntRange(0, left).Draw(t, "South's store")
	turn := rules.Side(rapid.IntRange(0, 1).Draw(t, "turn"))
	p, err := rules.NewPosition(rows[0], rows[1], south, left-south, turn)
	if err != nil {
		t.Fatal(err)
	}
	return v, p.Burn(rules.South, burnt[0]).Burn(rules.North, burnt[1])
}

// What holds on any board: a settled position stays settled, its text reads back, its moves are those of the naive rules,
// their steps lead where they lead, no seed is lost, and no sowing is longer than its bound.
func TestCongkakAnyBoard(t *testing.T) {
	variants := congkakVariants(t)
	rapid.Check(t, func(rt *rapid.T) {
		v, p := drawCongkak(rt, variants)
		if back, err := v.ParsePosition(p.Text(v.Houses)); err != nil || back != p {
			rt.Fatalf("%s reads as %s: %v", p.Text(v.Houses), back.Text(v.Houses), err)
		}
		settled := v.Settle(p)
		if v.Settle(settled) != settled || settled.Total() != p.Total() || v.Result(settled) != v.Result(p) ||
			v.Result(settled).Over() != (v.Legal(settled) == 0) {
			rt.Fatalf("%s is settled as %s with %v, then %v", p.Text(v.Houses), settled.Text(v.Houses), v.Result(p), v.Result(settled))
		}
		p = settled
		n := newNaiveCongkak(v, p)
		if v.Legal(p).Len() != len(n.legal()) || v.Result(p).Method.String() != n.end() {
			rt.Fatalf("%s: %07b, %v; want %v, %q", p.Text(v.Houses), v.Legal(p), v.Result(p), n.legal(), n.end())
		}
		for h := range v.Legal(p).All() {
			next, steps := v.Next(p, h), v.Steps(p, h)
			naive := newNaiveCongkak(v, p)
			naive.play(int(h))
			if next != rules.Apply(p, steps) || next.Text(v.Houses) != naive.text() || laps(steps) != naive.laps || next.Total() != p.Total() {
				rt.Fatalf("%s %s: %s by the steps %v, want %s", p.Text(v.Houses), h.Letter(p.Turn()), next.Text(v.Houses), steps, naive.text())
			}
			if v.Settle(next) != next {
				rt.Fatalf("%s %s: %s is not settled", p.Text(v.Houses), h.Letter(p.Turn()), next.Text(v.Houses))
			}
			countCongkak(t, v, p, steps, map[string]int{})
		}
	})
}

// Whatever is done with a game in rounds, in whatever order: it agrees with the list of positions that it should have, a
// refused word changes nothing, and its text reads back.
func TestCongkakAnyGame(t *testing.T) {
	variants := congkakVariants(t)
	rapid.Check(t, func(t *rapid.T) {
		v, p := drawCongkak(t, variants)
		g := rules.NewGameAt(v, p)
		line, at := []rules.Position{g.Position()}, 0
		pushed := func() { at, line = at+1, append(line[:at+1:at+1], g.Position()) }
		refused := func(err error, before string) {
			if err == nil || g.String() != before {
				t.Fatalf("%v changed\n%s into\n%s", err, before, g)
			}
		}
		play := func(t *rapid.T) bool {
			if len(g.Choosing()) == 0 {
				return false
			}
			side := rapid.SampledFrom(g.Choosing()).Draw(t, "side")
			h := rapid.SampledFrom(housesOf(g.LegalOf(side))).Draw(t, "house")
			if err := g.Play(rules.Pit{Side: side, House: h}); err != nil {
				t.Fatal(err)
			}
			pushed()
			return true
		}
		t.Repeat(map[string]func(*rapid.T){
			"play": func(t *rapid.T) { play(t) },
			"play the round out": func(t *rapid.T) {
				for play(t) {
				}
			},
			"next round": func(t *rapid.T) {
				between, before, round := g.BetweenRounds(), g.String(), g.Round()
				if err := g.NextRound(); !between {
					refused(err, before)
				} else if pushed(); err != nil || g.Round() != round+1 || g.BetweenRounds() {
					t.Fatalf("%v in\n%s", err, g)
				}
			},
			"agree": func(t *rapid.T) {
				p, between, before := g.Position(), g.BetweenRounds(), g.String()
				may := !g.Result().Over() && !g.Opening() && (p.InRow(rules.South) == 0 || p.InRow(rules.North) == 0)
				switch err := g.Agree(); {
				case !may:
					refused(err, before)
				case err != nil || g.Position().Store(rules.South) != p.Store(rules.South)+p.InRow(rules.South):
					t.Fatalf("%v in\n%s", err, g)
				case !v.InRounds() || between:
					if g.Result().Method != rules.Agreed {
						t.Fatalf("%v in\n%s", g.Result(), g)
					}
					pushed()
				default:
					if !g.BetweenRounds() && g.Result().Method != rules.Rounds {
						t.Fatalf("%v in\n%s", g.Result(), g)
					}
					pushed()
				}
			},
			"undo": func(*rapid.T) {
				if g.Undo() {
					at--
				}
			},
			"redo": func(*rapid.T) {
				if g.Redo() {
					at++
				}
			},
			"": func(t *rapid.T) {
				if g.Ply() != at || g.Undone() != len(line)-1-at || g.Position() != line[at] {
					t.Fatalf("%s after %d moves, want %s after %d", g.Position().Text(v.Houses), g.Ply(), line[at].Text(v.Houses), at)
				}
				back, err := rules.ParseGame(g.String())
				if err != nil || back.String() != g.String() || back.Result() != g.Result() || back.Round() != g.Round() ||
					back.BetweenRounds() != g.BetweenRounds() {
					t.Fatalf("%v, %s\nreads back as %s", err, g, back)
				}
				if at > 0 && rules.Apply(line[at-1], g.StepsAt(at)) != line[at] {
					t.Fatalf("%s\nthe steps do not lead to the present", g)
				}
				idle := g.Result().Over() || g.BetweenRounds()
				if idle != (len(g.Choosing()) == 0) || idle != (g.Legal() == 0) {
					t.Fatalf("%s\n%v, and %v are to choose", g, g.Result(), g.Choosing())
				}
			},
		})
	})
}

func housesOf(s rules.HouseSet) (list []rules.House) {
	for h := range s.All() {
		list = append(list, h)
	}
	return list
}
