package tux

import (
	"math/rand/v2"
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

// capture plays house h under NoCapture and returns the seeds captured, the houses they lay in, and the board.
func (b plain) capture(h int) (seeds int, from rules.HouseSet, after plain) {
	hand, at := b[h], h
	b[h] = 0
	for hand > 0 {
		if at = (at + 1) % 12; at != h {
			b[at]++
			hand--
		}
	}
	sown := b
	for ; at >= 6 && (b[at] == 2 || b[at] == 3); at-- {
		seeds += b[at]
		from |= 1 << (at - 6)
		b[at] = 0
	}
	for _, n := range b[6:] {
		if n > 0 {
			return seeds, from, b
		}
	}
	if seeds > 0 { // a grand slam takes nothing
		return 0, 0, sown
	}
	return 0, 0, b
}

// legal reports whether house h may be played: it is not empty, and it reaches an empty row.
func (b plain) legal(h int) bool {
	row := 0
	for _, n := range b[6:] {
		row += n
	}
	return b[h] > 0 && (row > 0 || h+b[h] >= 6)
}

// greatest returns the largest capture on the board.
func (b plain) greatest() (most int) {
	for h := range 6 {
		if b.legal(h) {
			n, _, _ := b.capture(h)
			most = max(most, n)
		}
	}
	return most
}

// openAfter returns the largest capture of the other side after house h, 0 if the game is over then.
func openAfter(v rules.Variant, p rules.Position, h rules.House) int {
	next := v.Next(p, h)
	if v.Result(next).Over() {
		return 0
	}
	return plainOf(next, next.Turn()).greatest()
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
	seeds, from, _ := plainOf(next, next.Turn()).capture(int(c.By))
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
	seeds, from, _ := board.capture(int(h.House))
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
		n, houses, _ := danger.capture(int(h.By))
		if !danger.legal(int(h.By)) || n != h.Seeds || houses != h.Houses || danger.greatest() != n {
			bad("nobody is in such danger")
		}
		if left := openAfter(v, p, h.House); left != h.Left || left >= h.Seeds {
			bad("the danger stays")
		}
	case Threatens:
		n, houses, _ := threat.capture(int(h.By))
		if over || n != h.Seeds || houses != h.Houses || threat.greatest() != n || board.greatest() >= n {
			bad("there is no such threat")
		}
		sure := rules.MaxSeeds
		for answer := range v.Legal(next).All() {
			got := 0
			if last := v.Next(next, answer); !v.Result(last).Over() {
				got = plainOf(last, me).greatest()
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
	case Declines:
		if seeds > 0 || board.greatest() == 0 {
			bad("nothing is declined")
		}
	case Quiet:
		if board.greatest() > 0 {
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
	rnd := rand.New(rand.NewPCG(3, 1))
	v := oware()
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
		if seen[r] < 20 {
			t.Errorf("%q was said %d times: too few to prove anything", r, seen[r])
		}
	}
}

func TestEveryWarningHolds(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 1))
	v := oware()
	warned := 0
	for range 10_000 {
		g := randomGame(rnd, v, rnd.IntN(90))
		p := g.Position()
		me := p.Turn()
		board := plainOf(p, me)
		net := map[rules.House]int{}
		for h := range g.Legal().All() {
			if r := v.Result(v.Next(p, h)); !r.Over() || r.Won(me) {
				taken, _, _ := board.capture(int(h))
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
}
