package coach

import (
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// checkThreat fails unless the capture of which a hint speaks is to be had after the answer: after the one that is shown,
// or after every one where none is.
func (h Hint) checkThreat(t *testing.T, v rules.Variant, p rules.Position) {
	t.Helper()
	me := p.Turn()
	next := v.Next(p, h.House)
	bad := func(what string) {
		t.Helper()
		t.Errorf("%v: %s: %+v: %s", p, h.Reason, h, what)
	}
	sure, shown := rules.MaxSeeds, false
	for answer := range v.Legal(next).All() {
		after := v.Next(next, answer)
		got, houses := 0, rules.HouseSet(0)
		if !v.Result(after).Over() && after.Turn() == me {
			got = plainOf(after, me).greatest(v.Slam)
			if int(h.By) < v.Houses && plainOf(after, me).legal(v.Slam, int(h.By)) {
				_, houses, _ = plainOf(after, me).capture(v.Slam, int(h.By))
			}
		}
		sure = min(sure, got)
		if got == h.Seeds && houses == h.Houses && (answer == h.Reply || h.Reply == rules.NoHouse) {
			shown = true
		}
	}
	if sure != h.Sure || h.Reply == rules.NoHouse && sure != h.Seeds {
		bad("another number is sure")
	}
	if !shown || h.Seeds == 0 {
		bad("the answer leaves nothing, or something else")
	}
	before, after := plainOf(p, me.Other()), openAfter(v, p, h.House)
	if plainOf(p, me).greatest(v.Slam) > 0 || after >= h.Seeds || after > before.greatest(v.Slam) {
		bad("a capture is to be had now, or the opponent has a better one")
	}
}

// checkSure fails unless the side wins, or holds the draw, whatever the opponent answers, by a table of all boards of
// eight seeds, and lacks so many seeds.
func (h Hint) checkSure(t *testing.T, v rules.Variant, p rules.Position) {
	t.Helper()
	me := p.Turn()
	least := 0
	lacks := p.Total()/2 - p.Store(me)
	if h.Reason == SureWin {
		least, lacks = 1, lacks+1
	}
	if h.Seeds != lacks || lacks < 1 {
		t.Errorf("%v: %s: %+v: it lacks %d seeds", p, h.Reason, h, lacks)
	}
	next := v.Next(p, h.House)
	for answer := range v.Legal(next).All() {
		after := v.Next(next, answer)
		lead := after.Store(me) - after.Store(me.Other())
		if !v.Result(after).Over() {
			b, ok := tuxtest.EightSeeds().Probe(after)
			if !ok {
				t.Fatalf("%v: %s of a board that no table knows", p, h.Reason)
			}
			if lead += int(b.Lo); after.Turn() != me {
				lead += -int(b.Hi) - int(b.Lo)
			}
		}
		if lead < least {
			t.Errorf("%v: %s: %+v: after %s the lead may be %d", p, h.Reason, h, answer.Letter(0), lead)
		}
	}
}
