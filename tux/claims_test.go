package tux

import (
	"math/rand/v2"
	"slices"
	"testing"

	"awele/rules"
)

// What Tux says about a board is derived here once more with seeds in a plain list, without the code of this package.

// plain is a board as twelve houses in the direction of sowing, those of the side to move first.
type plain [12]int

func plainOf(p rules.Position, turn rules.Side) (b plain) {
	for h := range rules.House(6) {
		b[h] = p.Seeds(rules.Pit{Side: turn, House: h})
		b[6+h] = p.Seeds(rules.Pit{Side: turn.Other(), House: h})
	}
	return b
}

// sow plays house h and returns the seeds that it would capture if slams were captures like others, the houses they lay
// in, whether they are all seeds of the other row, and the boards with them captured and with them left.
func (b plain) sow(h int) (seeds int, from rules.HouseSet, slam bool, taken, left plain) {
	hand, at := b[h], h
	b[h] = 0
	for hand > 0 {
		if at = (at + 1) % 12; at != h {
			b[at]++
			hand--
		}
	}
	left = b
	for ; at >= 6 && (b[at] == 2 || b[at] == 3); at-- {
		seeds += b[at]
		from |= 1 << (at - 6)
		b[at] = 0
	}
	return seeds, from, seeds > 0 && b.row(1) == 0, b, left
}

// row returns the seeds in the row of the side to move, 0, or of the other, 1.
func (b plain) row(side int) (seeds int) {
	for _, n := range b[6*side : 6*side+6] {
		seeds += n
	}
	return seeds
}

// capture plays house h and returns the seeds captured, the houses they lay in, and the board.
func (b plain) capture(rule rules.GrandSlam, h int) (seeds int, from rules.HouseSet, after plain) {
	seeds, from, slam, taken, left := b.sow(h)
	if slam && rule == rules.NoCapture {
		return 0, 0, left
	}
	return seeds, from, taken
}

// movable reports whether house h holds seeds and reaches an empty row.
func (b plain) movable(h int) bool { return b[h] > 0 && (b.row(1) > 0 || h+b[h] >= 6) }

// legal reports whether house h may be played.
func (b plain) legal(rule rules.GrandSlam, h int) bool {
	if _, _, slam, _, _ := b.sow(h); !slam || rule != rules.Forbidden || !b.movable(h) {
		return b.movable(h)
	}
	for o := range 6 {
		if _, _, slam, _, _ := b.sow(o); b.movable(o) && !slam {
			return false
		}
	}
	return true
}

// greatest returns the largest capture on the board.
func (b plain) greatest(rule rules.GrandSlam) (most int) {
	for h := range 6 {
		if b.legal(rule, h) {
			n, _, _ := b.capture(rule, h)
			most = max(most, n)
		}
	}
	return most
}

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
		if !v.Result(next).Won(me) {
			bad("the game is not won")
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
		if seeds > 0 || board.greatest(v.Slam) == 0 {
			bad("nothing is declined")
		}
	case Quiet:
		if board.greatest(v.Slam) > 0 {
			bad("some house takes seeds")
		}
	}
}

// randomGame plays n random moves from the start, fewer if the game ends before.
func randomGame(rnd *rand.Rand, v rules.Variant, n int) *rules.Game {
	g := rules.NewGame(v, rules.Side(rnd.IntN(2)))
	for range n {
		legal := g.Legal()
		if legal == 0 {
			break
		}
		for range rnd.IntN(legal.Len()) {
			legal &= legal - 1
		}
		if g.Play(rules.Pit{Side: g.Position().Turn(), House: legal.First()}) != nil {
			panic("a legal move was refused")
		}
	}
	return g
}

func TestEveryReasonHolds(t *testing.T) {
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		t.Run(slam.String(), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(3, 1))
			v := rules.NewOware(4, slam, rules.OfferShare)
			seen := map[Reason]int{}
			for range 10_000 {
				g := randomGame(rnd, v, rnd.IntN(90))
				p := g.Position()
				for h := range g.Legal().All() {
					hint := explain(v, p, h)
					hint.check(t, v, p)
					seen[hint.Reason]++
				}
			}
			for r := Quiet; r <= Finishes; r++ {
				if r == AvoidsSlam && slam == rules.CaptureAll { // none is to be avoided
					continue
				}
				if seen[r] < 20 {
					t.Errorf("%q was said %d times: too few to prove anything", r, seen[r])
				}
			}
		})
	}
}

func TestEveryWarningHolds(t *testing.T) {
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		t.Run(slam.String(), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(4, 1))
			v := rules.NewOware(4, slam, rules.OfferShare)
			warned := 0
			for range 10_000 {
				g := randomGame(rnd, v, rnd.IntN(90))
				p := g.Position()
				me := p.Turn()
				board := plainOf(p, me)
				net := map[rules.House]int{}
				for h := range g.Legal().All() {
					if r := v.Result(v.Next(p, h)); !r.Over() || r.Won(me) {
						taken, _, _ := board.capture(v.Slam, int(h))
						net[h] = taken - openAfter(v, p, h)
					}
				}
				for h := range g.Legal().All() {
					cost, warn := Warn(v, p, h)
					// There is a better way: one that gives away three less, and is three better in all.
					better := rules.NoHouse
					for other := range net {
						if net[other] >= net[h]+3 && openAfter(v, p, other)+3 <= cost.Seeds && (better == rules.NoHouse || net[other] > net[better]) {
							better = other
						}
					}
					if !warn {
						continue
					}
					warned++
					if better == rules.NoHouse || v.Result(v.Next(p, h)).Over() {
						t.Errorf("%v: a warning for %s: %+v, and there is no better way", p, h.Letter(0), cost)
						continue
					}
					if cost.Left != openAfter(v, p, better) { // of ways that are equally good
						cost.Left = openAfter(v, p, better)
					}
					cost.check(t, v, p, h, better)
				}
			}
			if warned < 1000 {
				t.Errorf("only %d warnings", warned)
			}
		})
	}
}
