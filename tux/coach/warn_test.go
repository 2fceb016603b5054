package coach

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// A warning names the greatest capture of the answer, and there is a better way: one that gives away three less, and is
// three better in all. Where there is none, or nothing is given away, nobody is warned.
func TestEveryWarningHolds(t *testing.T) {
	everyRule(t, func(t *testing.T, v rules.Variant) {
		rnd := rand.New(rand.NewPCG(4, 1))
		warned := 0
		for range positions {
			p := tuxtest.AnyGame(rnd, v).Position()
			me := p.Turn()
			board := plainOf(p, me)
			net := map[rules.House]int{} // of the houses that may be a better way
			for h := range v.Legal(p).All() {
				if r := v.Result(v.Next(p, h)); !r.Over() || r.Won(me) {
					taken, _, _ := board.capture(v.Slam, int(h))
					net[h] = taken - openAfter(v, p, h)
				}
			}
			for h := range v.Legal(p).All() {
				cost, warn := Warn(v, p, h)
				taken, _, _ := board.capture(v.Slam, int(h))
				open, most := openAfter(v, p, h), -rules.MaxSeeds
				for other, n := range net {
					if other != h {
						most = max(most, n)
					}
				}
				// Of the best ways: does one, and does each, give away three less?
				some, all := rules.NoHouse, true
				for other, n := range net {
					if left := openAfter(v, p, other); other != h && n == most {
						if left == cost.Left {
							some = other
						}
						all = all && left+3 <= open
					}
				}
				over := v.Result(v.Next(p, h)).Over()
				switch better := most >= taken-open+3 && !over; {
				case warn && (!better || some == rules.NoHouse || open < cost.Left+3):
					t.Errorf("%v: a warning for %s: %+v, and there is no better way", p, h.Letter(0), cost)
				case warn:
					warned++
					cost.check(t, v, p, h, some)
				case better && all:
					t.Errorf("%v: no warning for %s, which gives %d away", p, h.Letter(0), open)
				}
			}
		}
		if warned < 1000 {
			t.Errorf("only %d warnings", warned)
		}
	})
}
