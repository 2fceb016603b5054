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
		if left := openAfter(v, p, h.House); left != h.Left || left+2 > h.Seeds {
			bad("the danger stays")
		}
		if most := board.greatest(v.Slam); most > seeds && h.Seeds-h.Left < most {
			bad("a larger capture is passed over")
		}
		for o := range v.Legal(p).All() {
			if openAfter(v, p, o)+2 <= h.Left {
				bad("another move saves more")
			}
		}
	case Threatens:
		h.checkThreat(t, v, p)
	case TakesBack:
		if board.greatest(v.Slam) > 0 || openAfter(v, p, h.House) != h.Left || h.Left == 0 || h.Seeds <= h.Left {
			bad("nothing is to be captured, or less")
		}
		shown := false
		for answer := range v.Legal(next).All() {
			lost, _, _ := plainOf(next, me.Other()).capture(v.Slam, int(answer))
			after := plainOf(v.Next(next, answer), me)
			if lost > 0 && after.greatest(v.Slam) <= lost {
				bad("a capture can not be paid back")
			}
			n, houses, _ := after.capture(v.Slam, int(h.By))
			shown = shown || lost == h.Left && n == h.Seeds && houses == h.Houses
		}
		if !shown {
			bad("after the largest capture another is to be had")
		}
	case LeastEvil, Gives:
		answers := plainOf(next, me.Other())
		if n, houses, _ := answers.capture(v.Slam, int(h.By)); n != h.Seeds || houses != h.Houses || answers.greatest(v.Slam) != n || n == 0 || over {
			bad("something else can be captured")
		}
		least := rules.MaxSeeds
		for o := range v.Legal(p).All() {
			least = min(least, openAfter(v, p, o))
		}
		if (least < h.Seeds) != (h.Reason == Gives) || board.greatest(v.Slam) > 0 {
			bad("another move gives less, or takes")
		}
	case Builds:
		after := threat
		if v.Legal(next).Has(h.Reply) {
			after = plainOf(v.Next(next, h.Reply), me)
		}
		house := int(h.Houses.First())
		if h.Houses.Len() != 1 || after[house] != h.Seeds || board[house]+2 > h.Seeds || h.Seeds < 7 {
			bad("no house grows so")
		}
		if slices.Max(after[:6]) > h.Seeds {
			bad("another house is fuller")
		}
		if over || openAfter(v, p, h.House) > 0 {
			bad("seeds can be captured")
		}
	case Keeps:
		house := h.Houses.First()
		if h.Houses.Len() != 1 || house == h.House || !v.Legal(p).Has(house) || slices.Max(board[:6]) != board[house] || board[house] != h.Seeds || h.Seeds < 7 {
			bad("there is no such house to keep")
		}
		for answer := range v.Legal(next).All() {
			if plainOf(v.Next(next, answer), me)[house] < h.Seeds {
				bad("it loses seeds")
			}
		}
	case Joins:
		weak := func(b plain) (weak rules.HouseSet) {
			for x := range 6 {
				if b[x] == 1 || b[x] == 2 {
					weak |= 1 << x
				}
			}
			return weak
		}
		if was := weak(board); h.Houses != was || h.Seeds != was.Len() || weak(threat).Len() >= was.Len() || openAfter(v, p, h.House) > 0 {
			bad("no fewer houses are weak")
		}
	case SureWin, SureDraw:
		h.checkSure(t, v, p)
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
		if slices.Max(board[6:]) >= 12 {
			bad("he has one already")
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
	default:
		bad("nobody says so")
	}
	if most := board.greatest(v.Slam); most > seeds && seeds == 0 && !slices.Contains([]Reason{TooDear, Declines, Saves, Finishes, AvoidsSlam}, h.Reason) {
		bad("a capture is passed over in silence")
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

// Whatever answer is shown, what is said holds after it.
func TestEveryReasonHolds(t *testing.T) {
	everyRule(t, func(t *testing.T, v rules.Variant) {
		rnd := rand.New(rand.NewPCG(3, 1))
		seen := map[Reason]int{}
		for range positions {
			g := tuxtest.AnyGame(rnd, v)
			p := g.Position()
			for h := range g.Legal().All() {
				reply := rules.NoHouse
				for answer := range v.Legal(v.Next(p, h)).All() {
					if rnd.IntN(3) == 0 {
						reply = answer
					}
				}
				hint := Explain(v, p, h, reply)
				if hint.Reply != reply {
					t.Fatalf("%v: another answer: %+v", p, hint)
				}
				hint.check(t, v, p)
				seen[hint.Reason]++
			}
		}
		for _, r := range Reasons(v) {
			if r == SureWin || r == SureDraw { // only the search knows the table
				continue
			}
			if seen[r] < 2 {
				t.Errorf("%q was said %d times: too few to prove anything", r, seen[r])
			}
		}
	})
}
