package kinds_test

import (
	"slices"

	"awele/rules"
	"awele/tux/coach"
)

// captured returns how many seeds a move captures, and from which houses of the other side, as its steps say.
func captured(v rules.Variant, p rules.Position, h rules.House) (seeds int, from rules.HouseSet) {
	seeds, _, from = capturedAll(v, p, h)
	return seeds, from
}

// robbed is captured of the other side's seeds alone: a last seed that is taken along is the mover's own.
func robbed(v rules.Variant, p rules.Position, h rules.House) (seeds int, from rules.HouseSet) {
	_, seeds, from = capturedAll(v, p, h)
	return seeds, from
}

func capturedAll(v rules.Variant, p rules.Position, h rules.House) (seeds, lost int, from rules.HouseSet) {
	if !v.Legal(p).Has(h) {
		return 0, 0, 0
	}
	for _, s := range v.Steps(p, h) {
		if s.Kind != rules.Capture {
			continue
		}
		seeds += s.Seeds
		if s.From.Side != p.Turn() {
			lost += s.Seeds
			from |= 1 << s.From.House
		}
	}
	return seeds, lost, from
}

// greatest returns the most seeds that a move of the side to move captures.
func greatest(v rules.Variant, p rules.Position) (most int) {
	for h := range v.Legal(p).All() {
		seeds, _ := captured(v, p, h)
		most = max(most, seeds)
	}
	return most
}

// danger returns the most seeds of the other side that a move of the side to move captures.
func danger(v rules.Variant, p rules.Position) (most int) {
	for h := range v.Legal(p).All() {
		seeds, _ := robbed(v, p, h)
		most = max(most, seeds)
	}
	return most
}

// open returns the most seeds that the side which moves loses to the next capture after a move; none where it is not the
// other side's turn.
func open(v rules.Variant, p rules.Position, h rules.House) int {
	next := v.Next(p, h)
	if next.Turn() == p.Turn() {
		return 0
	}
	return danger(v, next)
}

// again reports whether a move gives the same side another turn.
func again(v rules.Variant, p rules.Position, h rules.House) bool {
	return slices.ContainsFunc(v.Steps(p, h), func(s rules.Step) bool { return s.Kind == rules.ExtraTurn })
}

// chain returns the most extra turns in a row that begin with a move.
func chain(v rules.Variant, p rules.Position, h rules.House) int {
	if !again(v, p, h) {
		return 0
	}
	most, next := 0, v.Next(p, h)
	for o := range v.Legal(next).All() {
		most = max(most, chain(v, next, o))
	}
	return 1 + most
}

// turned returns p with a side to move.
func turned(p rules.Position, s rules.Side) rules.Position {
	if p.Turn() == s {
		return p
	}
	mover, other := p.Rows()
	return rules.FromRows(other, mover, s)
}

// claim says what is wrong with what a hint claims about p (see [coach.Reason]), "" if nothing is. It asks nothing but the
// rules, so that it holds for any kind of game; what a reason claims of Oware alone, the tests of the coach derive with
// seeds in a plain list.
func claim(v rules.Variant, p rules.Position, h *coach.Hint) (wrong string) {
	me := p.Turn()
	next := v.Next(p, h.House)
	seeds, from := captured(v, p, h.House)
	by, byFrom := captured(v, p, h.By)
	asClaimed := seeds == h.Seeds && from == h.Houses
	byAsClaimed := by == h.Seeds && byFrom == h.Houses && by > 0 && greatest(v, p) == by
	unless := func(ok bool, else_ string) {
		if !ok && wrong == "" {
			wrong = else_
		}
	}
	unless(v.Legal(p).Has(h.House), "it is not legal")
	switch h.Reason {
	case coach.FarSighted: // claims nothing
	case coach.Quiet:
		unless(greatest(v, p) == 0 && open(v, p, h.House) == 0, "seeds can be taken")
	case coach.OnlyMove:
		unless(v.Legal(p).Len() == 1, "there is a choice")
	case coach.MustFeed:
		unless(p.InRow(me.Other()) == 0, "the other row is not empty")
	case coach.Takes:
		unless(asClaimed && seeds > 0, "it takes something else")
	case coach.Finishes:
		unless(asClaimed && v.Result(next).Won(me), "it does not win, or takes something else")
	case coach.Declines:
		unless(seeds == 0 && byAsClaimed, "nothing is declined")
	case coach.TooDear:
		unless(seeds == 0 && byAsClaimed, "there is no such capture")
		unless(open(v, p, h.By) == h.Cost.Seeds && open(v, p, h.House) == h.Cost.Left && h.Cost.Seeds > h.Seeds, "it is not too dear")
	case coach.AvoidsSlam:
		unless(by == 0 && h.By != h.House && v.Slam != rules.CaptureAll, "there is no slam to avoid")
	case coach.Saves:
		his := turned(p, me.Other())
		n, houses := robbed(v, his, h.By)
		unless(n == h.Seeds && houses == h.Houses && danger(v, his) == n, "nobody is in such danger")
		unless(open(v, p, h.House) == h.Left && h.Left < h.Seeds, "the danger stays")
	case coach.Threatens:
		least := rules.MaxSeeds
		for answer := range v.Legal(next).All() {
			least = min(least, greatest(v, v.Next(next, answer)))
		}
		unless(greatest(v, p) == 0 && least == h.Seeds && open(v, p, h.House) < h.Seeds, "some answer leaves less")
	case coach.TakesBack:
		for answer := range v.Legal(next).All() {
			lost, _ := captured(v, next, answer)
			unless(lost == 0 || greatest(v, v.Next(next, answer)) > lost, "a capture is not paid back")
		}
		unless(open(v, p, h.House) == h.Left && h.Left > 0 && h.Left < h.Seeds, "less comes back")
	case coach.Gives, coach.LeastEvil:
		least := rules.MaxSeeds
		for o := range v.Legal(p).All() {
			least = min(least, open(v, p, o))
		}
		n, houses := robbed(v, next, h.By)
		unless(n == h.Seeds && houses == h.Houses && open(v, p, h.House) == n, "something else can be captured")
		unless((least < n) == (h.Reason == coach.Gives), "other moves give more, or less")
	case coach.Keeps:
		pit := rules.Pit{Side: me, House: h.Houses.First()}
		unless(pit.House != h.House && p.Seeds(pit) == h.Seeds && open(v, p, h.House) == 0, "it is not kept")
	case coach.Joins:
		unless(weak(p, me).Len() > weak(next, me).Len() && weak(p, me) == h.Houses && open(v, p, h.House) == 0, "no fewer houses are weak")
	case coach.Careful:
		most := 0
		for o := range h.Houses.All() {
			most = max(most, open(v, p, o))
		}
		unless(most == h.Seeds && most > 0 && open(v, p, h.House) == 0, "no house gives so much away")
	case coach.Builds, coach.Shelters:
		grown := 0
		for o := range h.Houses.All() {
			pit := rules.Pit{Side: me, House: o}
			if next.Seeds(pit) > p.Seeds(pit) {
				grown++
			}
		}
		unless(grown > 0 && grown == h.Houses.Len() && open(v, p, h.House) == 0, "nothing grows, or it can be captured")
	case coach.KeepsHome:
		unless(p.InRow(me) == h.Seeds && next.InRow(me) == h.Seeds && open(v, p, h.House) == 0, "the seeds do not stay at home")
	case coach.StopsKroo:
		house := rules.Pit{Side: me.Other(), House: h.Houses.First()}
		most := 0
		for o := range v.Legal(p).All() {
			after := v.Next(p, o)
			for answer := range v.Legal(after).All() {
				if after.Turn() != me {
					most = max(most, v.Next(after, answer).Seeds(house))
				}
			}
		}
		unless(h.Houses.Len() == 1 && most == h.Seeds, "no move leads to so many")
	case coach.PlaysAgain:
		unless(again(v, p, h.House) && next.Store(me)-p.Store(me) == h.Seeds, "the turn is over, or it stores something else")
	case coach.Chain:
		unless(h.Seeds > 1 && chain(v, p, h.House) == h.Seeds, "the chain has another length")
	case coach.StopsAgain:
		unless(again(v, turned(p, me.Other()), h.Houses.First()), "he has no extra turn to stop")
		for answer := range v.Legal(next).All() {
			unless(!again(v, next, answer), "he has an extra turn all the same")
		}
	case coach.Readies:
		x := h.Houses.First()
		unless(!v.Legal(p).Has(x) || !again(v, p, x), "it is ready already")
		for answer := range v.Legal(next).All() {
			after := v.Next(next, answer)
			unless(h.Reply != rules.NoHouse && h.Reply != answer || v.Legal(after).Has(x) && again(v, after, x), "it is not ready after an answer")
		}
	case coach.Stores, coach.Gathers:
		unless(next.Store(me)-p.Store(me) == h.Seeds && h.Seeds > 0, "it stores something else")
		for o := range v.Legal(p).All() {
			least := v.Next(p, o).Store(me) - p.Store(me)
			unless(h.Reason == coach.Stores || o == h.House || least < h.Seeds, "another move brings as much")
		}
	default:
		unless(false, "nobody knows what this reason claims: say so here")
	}
	return wrong
}

// weak returns the houses of a side with one or two seeds.
func weak(p rules.Position, s rules.Side) (houses rules.HouseSet) {
	for h := range rules.House(rules.MaxHouses) {
		if n := p.Seeds(rules.Pit{Side: s, House: h}); n == 1 || n == 2 {
			houses |= 1 << h
		}
	}
	return houses
}
