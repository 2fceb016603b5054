package coach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// openAfter returns the largest capture of the other side after house h, 0 if the game is over then or it is not its
// turn.
func openAfter(v rules.Variant, p rules.Position, h rules.House) int {
	next := v.Next(p, h)
	if v.Result(next).Over() || next.Turn() == p.Turn() {
		return 0
	}
	return plainOf(next, next.Turn()).greatest(v.Slam)
}

// fullestAfter returns the most seeds that each house of the other side can hold after house h and an answer.
func fullestAfter(v rules.Variant, p rules.Position, h rules.House) (most [6]int) {
	next := v.Next(p, h)
	if next.Turn() == p.Turn() {
		return most
	}
	for answer := range v.Legal(next).All() {
		after := plainOf(v.Next(next, answer), next.Turn())
		for house, n := range after[:6] {
			most[house] = max(most[house], n)
		}
	}
	return most
}

// check fails unless everything that the cost of a move says holds, compared with another move.
func (c Cost) check(t *testing.T, v rules.Variant, p rules.Position, played, better rules.House) {
	t.Helper()
	open, left := openAfter(v, p, played), openAfter(v, p, better)
	if c.Seeds == 0 {
		if open >= left+2 {
			t.Errorf("%v: %s opens %d seeds, %s only %d, and nothing is said", p, played.Letter(0), open, better.Letter(0), left)
		}
		return
	}
	next := v.Next(p, played)
	seeds, from, _ := plainOf(next, next.Turn()).capture(v.Slam, int(c.By))
	if c.Seeds != open || c.Left != left || seeds != c.Seeds || from != c.Houses || !v.Legal(next).Has(c.By) {
		t.Errorf("%v: after %s instead of %s: %+v, but %d and %d seeds are open, and the house takes %d from %b",
			p, played.Letter(0), better.Letter(0), c, open, left, seeds, from)
	}
}

// check fails unless the reason of a hint holds in p.
func (h Hint) check(t *testing.T, v rules.Variant, p rules.Position) {
	t.Helper()
	me := p.Turn()
	board := plainOf(p, me)
	if !v.Legal(p).Has(h.House) {
		t.Fatalf("%v: %+v is not legal", p, h)
	}
	next := v.Next(p, h.House)
	over := v.Result(next).Over()
	seeds, from, _ := board.capture(v.Slam, int(h.House))
	threat := plainOf(next, me)
	bad := func(what string) {
		t.Helper()
		t.Errorf("%v: %s: %+v: %s", p, h.Reason, h, what)
	}
	switch h.Reason {
	case Finishes:
		if !v.Result(next).Won(me) || seeds != h.Seeds || from != h.Houses {
			bad("the game is not won, or takes something else")
		}
	case OnlyMove:
		if v.Legal(p).Len() != 1 {
			bad("there is a choice")
		}
	case MustFeed:
		if p.InRow(me.Other()) != 0 {
			bad("the other row is not empty")
		}
	case Takes:
		if seeds != h.Seeds || from != h.Houses {
			bad("it takes something else")
		}
	case Saves:
		danger := plainOf(p, me.Other())
		n, houses, _ := danger.capture(v.Slam, int(h.By))
		if !danger.legal(v.Slam, int(h.By)) || n != h.Seeds || houses != h.Houses || danger.greatest(v.Slam) != n {
			bad("nobody is in such danger")
		}
		if left := openAfter(v, p, h.House); left != h.Left || left >= h.Seeds {
			bad("the danger stays")
		}
		for o := range v.Legal(p).All() {
			if openAfter(v, p, o)+2 <= h.Left {
				bad("another move saves more")
			}
		}
	case Threatens:
		n, houses, _ := threat.capture(v.Slam, int(h.By))
		if over || n != h.Seeds || houses != h.Houses || threat.greatest(v.Slam) != n || board.greatest(v.Slam) >= n {
			bad("there is no such threat")
		}
		sure := rules.MaxSeeds
		for answer := range v.Legal(next).All() {
			got := 0
			if last := v.Next(next, answer); !v.Result(last).Over() && last.Turn() == me {
				got = plainOf(last, me).greatest(v.Slam)
			}
			sure = min(sure, got)
		}
		if sure != h.Sure {
			bad("another number is sure")
		}
	case Builds:
		house := int(h.Houses.First())
		if h.Houses.Len() != 1 || threat[house] != h.Seeds || board[house] >= h.Seeds || h.Seeds < buildFrom {
			bad("no house grows so")
		}
		for _, n := range threat[:6] {
			if n > h.Seeds {
				bad("another house is fuller")
			}
		}
		if over || openAfter(v, p, h.House) > 0 {
			bad("seeds can be captured")
		}
	case Careful:
		most := 0
		var careless rules.HouseSet
		for o := range v.Legal(p).All() {
			if n := openAfter(v, p, o); n > 0 {
				most = max(most, n)
				careless |= 1 << o
			}
		}
		if h.Houses != careless || h.Seeds != most || most == 0 || careless.Has(h.House) {
			bad("other houses give seeds away")
		}
	case Shelters:
		was, is := 0, 0
		var sheltered rules.HouseSet
		for x := range 6 {
			weak := board[x] == 1 || board[x] == 2
			still := threat[x] == 1 || threat[x] == 2
			if weak {
				was++
			}
			if still {
				is++
			}
			if weak && threat[x] >= 3 {
				sheltered |= 1 << x
			}
		}
		if openAfter(v, p, h.House) > 0 || is >= was || h.Houses != sheltered || h.Seeds != sheltered.Len() || h.Seeds == 0 {
			bad("no fewer houses are small")
		}
	case TooDear:
		n, houses, _ := board.capture(v.Slam, int(h.By))
		if seeds > 0 || !v.Legal(p).Has(h.By) || n != h.Seeds || houses != h.Houses || board.greatest(v.Slam) != n {
			bad("there is no such capture")
		}
		h.Cost.check(t, v, p, h.By, h.House)
		if lost := openAfter(v, p, h.By); lost <= n || h.Cost.Seeds != lost || n-lost >= -openAfter(v, p, h.House) {
			bad("it is not too dear")
		}
	case KeepsHome:
		if over || 3*(board.row(0)+board.row(1)) > p.Total() || board.row(0) <= board.row(1) || h.Seeds != board.row(0) || h.Seeds != threat.row(0) {
			bad("the seeds are many, or not at home")
		}
		if openAfter(v, p, h.House) > 0 {
			bad("they can be captured")
		}
		given := false
		for o := range v.Legal(p).All() {
			_, _, _, _, sown := board.sow(int(o))
			given = given || sown.row(1) > board.row(1)
		}
		if !given {
			bad("no move gives any away")
		}
	case StopsKroo:
		if after := fullestAfter(v, p, h.House); slices.Max(after[:]) >= 12 {
			bad("there is a kroo all the same")
		}
		house, most := int(h.Houses.First()), 0
		for o := range v.Legal(p).All() {
			most = max(most, fullestAfter(v, p, o)[house])
		}
		if over || h.Houses.Len() != 1 || h.Seeds < 12 || most != h.Seeds {
			bad("no other move leads to a kroo")
		}
	case AvoidsSlam:
		n, houses, slam, _, _ := board.sow(int(h.By))
		if !slam || n != h.Seeds || houses != h.Houses || !board.movable(int(h.By)) || h.By == h.House {
			bad("there is no slam to avoid")
		}
		if board.greatest(v.Slam) >= n {
			bad("another capture is as large")
		}
		switch v.Slam {
		case rules.NoCapture:
			if v.Next(p, h.By).Store(me) != p.Store(me) || openAfter(v, p, h.House) > openAfter(v, p, h.By) {
				bad("the slam would be better")
			}
		case rules.Forbidden:
			if v.Check(p, rules.Pit{Side: me, House: h.By}) != rules.ErrGrandSlam {
				bad("the slam may be played")
			}
		default:
			bad("a slam captures everything")
		}
	case Declines:
		n, houses, _ := board.capture(v.Slam, int(h.By))
		if seeds > 0 || n == 0 || !v.Legal(p).Has(h.By) || n != h.Seeds || houses != h.Houses || board.greatest(v.Slam) != n {
			bad("nothing is declined")
		}
	case Quiet:
		if board.greatest(v.Slam) > 0 || openAfter(v, p, h.House) > 0 {
			bad("some house takes seeds")
		}
	case FarSighted:
		if board.greatest(v.Slam) > 0 || openAfter(v, p, h.House) == 0 {
			bad("there is more to be said")
		}
	}
}

// positions is how many are tried for each rule.
const positions = 10_000

// everyRule calls a test for each rule that a claim may hang on: what a slam does, and with how many seeds to a house the
// game begins.
func everyRule(t *testing.T, test func(t *testing.T, v rules.Variant)) {
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		for seeds := 4; seeds <= 6; seeds++ {
			t.Run(fmt.Sprintf("%v %d", slam, seeds), func(t *testing.T) {
				t.Parallel()
				test(t, rules.NewOware(seeds, slam, rules.OfferShare))
			})
		}
	}
}

func TestEveryReasonHolds(t *testing.T) {
	everyRule(t, func(t *testing.T, v rules.Variant) {
		rnd := rand.New(rand.NewPCG(3, 1))
		seen := map[Reason]int{}
		for range positions {
			g := tuxtest.AnyGame(rnd, v)
			for h := range g.Legal().All() {
				hint := Explain(v, g.Position(), h)
				hint.check(t, v, g.Position())
				seen[hint.Reason]++
			}
		}
		for r := FarSighted; r <= Finishes; r++ {
			if r == AvoidsSlam && v.Slam == rules.CaptureAll { // none is to be avoided
				continue
			}
			if seen[r] < 5 {
				t.Errorf("%q was said %d times: too few to prove anything", r, seen[r])
			}
		}
	})
}
