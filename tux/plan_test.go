package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/coach"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// sides are all that ask the table what to play.
func sides(e *Engine) map[string]func(g *rules.Game) rules.House {
	all := map[string]func(g *rules.Game) rules.House{
		"hint": func(g *rules.Game) rules.House {
			a := coach.Advise(e.Searcher(), g)
			for !a.Work(1 << 30) {
			}
			return a.Hint().House
		},
		"engine": func(g *rules.Game) rules.House {
			a := e.Searcher().Analyse(g, search.MaxDepth, 20_000, 0)
			for !a.Work(1 << 30) {
			}
			return a.Best().House
		},
	}
	for level := Level(tableLevel); level <= Levels; level++ {
		name := "level " + string('0'+rune(level))
		all[name] = func(g *rules.Game) rules.House { return choice(e, g, level, 3, 1<<30).House }
	}
	return all
}

// A board that the table knows to be drawn is drawn at least, and one that it knows to be won is won, whichever way the
// other side goes round, at the first repeat and where the players may go on: not only each move, but all of them
// together keep what is sure.
func TestThePlanDecides(t *testing.T) {
	e := NewEngine()
	e.Endgames(tuxtest.EightSeeds())
	north := "cdefbcadeef" // North's moves by which a drawn game was once lost
	for _, board := range []string{"1-1-0-0-1-2-0-0-1-0-0-0-18-24-S", "0-0-0-2-0-1-0-2-0-1-0-2-23-17-N"} {
		for _, repeat := range []rules.Repetition{rules.EndOnRepeat, rules.OfferShare} {
			v := rules.NewOware(4, rules.NoCapture, repeat)
			for name, move := range sides(e) {
				rnd := rand.New(rand.NewPCG(1, uint64(repeat)))
				for n := range 6 {
					g := tuxtest.GameAt(t, v, board)
					me := g.Position().Turn()
					b, _ := tuxtest.EightSeeds().Probe(g.Position())
					sure := g.Position().Store(me) - g.Position().Store(me.Other()) + int(b.Lo)
					for i := 0; !g.Result().Over(); {
						pit := rules.Pit{Side: g.Position().Turn()}
						legal := g.Legal()
						switch {
						case pit.Side == me:
							pit.House = move(g)
						case n == 0 && i < len(north) && legal.Has(rules.House(north[i]-'a')):
							pit.House = rules.House(north[i] - 'a')
							i++
						default:
							for range rnd.IntN(legal.Len()) {
								legal &= legal - 1
							}
							pit.House = legal.First()
						}
						tuxtest.Play(t, g, pit)
					}
					if r := g.Result(); r.Won(me.Other()) || sure > 0 && !r.Won(me) {
						t.Errorf("%s, %v, sure of %d: %v\n%v", name, repeat, sure, r, g)
					}
				}
			}
		}
	}
}

// Where others have gone round before, a board that comes back may end the game on a worse row with the very move of the
// plan. Then another move is played that keeps what is sure.
func TestThePlanDoesNotEndTheGameForTheWorse(t *testing.T) {
	e := NewEngine()
	e.Endgames(tuxtest.EightSeeds())
	rnd := rand.New(rand.NewPCG(12, 1))
	v := rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)
	for met, tries := 0, 0; met < 5; tries++ {
		if tries == 20_000 {
			t.Fatalf("only %d such boards", met)
		}
		g := rules.NewGameAt(v, tuxtest.LateGame(rnd, 3+rnd.IntN(3)).Position())
		for !g.Result().Over() {
			me := g.Position().Turn()
			plan, _ := tuxtest.EightSeeds().Move(g.Position())
			b, _ := tuxtest.EightSeeds().Probe(g.Position())
			lead := g.Position().Store(me) - g.Position().Store(me.Other()) + int(b.Lo)
			ends := g.Clone()
			tuxtest.Play(t, ends, rules.Pit{Side: me, House: plan})
			if lead >= 0 && ends.Result().Won(me.Other()) {
				another := false
				for h := range g.Legal().All() {
					next := v.Next(g.Position(), h)
					if c := g.Clone(); c.Play(rules.Pit{Side: me, House: h}) == nil && !c.Result().Over() {
						after, _ := tuxtest.EightSeeds().Probe(next)
						another = another || next.Store(me)-next.Store(me.Other()) >= int(after.Hi)
					}
				}
				if another {
					met++
					tuxtest.Play(t, g, choice(e, g, Levels, 1, 1<<30))
					if g.Result().Won(me.Other()) {
						t.Errorf("the plan ends the game:\n%v", g)
					}
					break
				}
			}
			legal := g.Legal()
			for range rnd.IntN(legal.Len()) {
				legal &= legal - 1
			}
			tuxtest.Play(t, g, rules.Pit{Side: me, House: legal.First()})
		}
	}
}
