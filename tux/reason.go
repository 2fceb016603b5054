package tux

import "awele/rules"

// Reason says why a move is good. Every reason is a claim about the position that holds in it; the tests derive each
// again by trying all moves.
type Reason uint8

const (
	// FarSighted: nothing on the board tells why; only looking ahead does.
	FarSighted Reason = iota
	// Quiet: no legal move takes a seed, and after this one the opponent can take none.
	Quiet
	// Declines: the house Hint.By could capture Hint.Seeds seeds from Hint.Houses, and no house more, but this move, which
	// captures none, is better by looking ahead.
	Declines
	// Shelters: the opponent can capture nothing after the move, and the side has fewer houses with one or two seeds, which
	// are those that can be captured. Hint.Houses, Hint.Seeds of them, were so small and grow to three.
	Shelters
	// Careful: the moves of Hint.Houses each let the opponent capture seeds next turn, Hint.Seeds at most. After this one
	// he can capture none.
	Careful
	// Builds: the house in Hint.Houses grows to Hint.Seeds seeds, 7 or more, and is the fullest of the row. The opponent can
	// capture nothing next turn.
	Builds
	// KeepsHome: a third of all seeds at most still lie on the board, and Hint.Seeds of them in the own row, more than in
	// the other. The move gives none of them away, as some other move would, and the opponent can capture none next
	// turn. If nobody can move at last, they count for their row.
	KeepsHome
	// StopsKroo: after some other move the opponent's house in Hint.Houses could hold Hint.Seeds seeds, 12 or more, when
	// he has moved next; after this one no house of his can hold 12 then.
	StopsKroo
	// Threatens: after the move the house Hint.By could take Hint.Seeds seeds from Hint.Houses, more than any house
	// could take before, if the opponent left the board as it is. Hint.Sure seeds can be taken whatever the opponent
	// plays, perhaps 0.
	Threatens
	// AvoidsSlam: the house Hint.By seems to capture Hint.Seeds seeds from Hint.Houses, more than any move captures. But
	// these are all seeds of the opponent, so it captures nothing, or may not be played. After this move the opponent can
	// capture no more than after that one, if it may be played.
	AvoidsSlam
	// TooDear: the house Hint.By could capture Hint.Seeds seeds from Hint.Houses, and no house more. But then the opponent
	// could capture Hint.Cost.Seeds seeds, which are more. After this move, which captures none, he can capture at most
	// Hint.Cost.Left, at least two less, and all in all it is the better bargain for one answer ahead.
	TooDear
	// Saves: if it were the opponent's turn now, his house Hint.By could take Hint.Seeds seeds from Hint.Houses, and
	// nothing better. After the move he can take at most Hint.Left, which is less, and no other move saves a capture more.
	Saves
	// Takes: the move captures Hint.Seeds seeds from Hint.Houses.
	Takes
	// MustFeed: the opponent's row is empty, so seeds must be given, and there is a choice.
	MustFeed
	// OnlyMove: there is no other legal move.
	OnlyMove
	// Finishes: the move ends the game, and the side that plays it has won. It captures Hint.Seeds seeds from Hint.Houses,
	// perhaps none.
	Finishes
)

var reasonNames = [...]string{"far-sighted", "quiet", "declines", "shelters", "careful", "builds", "keeps home", "stops a kroo", "threatens",
	"avoids a slam", "too dear", "saves", "takes", "must feed", "only move", "finishes"}

// String returns the reason in a word or two.
func (r Reason) String() string {
	if int(r) < len(reasonNames) {
		return reasonNames[r]
	}
	return "unknown"
}

// Hint is a good move with the reason for it and the numbers behind the reason. Which of them have a meaning depends
// on Reason.
type Hint struct {
	House  rules.House
	Reason Reason
	Seeds  int
	// Houses are the child's own for Saves, Builds, Careful and Shelters, else the opponent's.
	Houses rules.HouseSet
	// By is the house that captures: the opponent's for Saves, the own for Threatens; for AvoidsSlam, TooDear and
	// Declines that which had better not.
	By   rules.House
	Left int  // for Saves
	Sure int  // for Threatens
	Cost Cost // for TooDear
	// Reply is the answer of the opponent that the search expects, or rules.NoHouse.
	Reply rules.House
	// Lead is what the search expects the side to lead by after some moves, in seeds. It is beyond ±Won in a game that
	// is won or lost.
	Lead int
}

// Won is a lead that stands for a won game.
const Won = 100

// buildFrom is the number of seeds from which on a growing house is worth a word: not long until it goes all round.
const buildFrom = 7

// grab is a capture: so many seeds, from these houses of the other side, by that house.
type grab struct {
	seeds int
	from  rules.HouseSet
	by    rules.House
}

// grabOf returns what a legal move captures.
func grabOf(v rules.Variant, p rules.Position, h rules.House) grab {
	g := grab{by: h}
	for _, s := range v.Steps(p, h) {
		if s.Kind == rules.Capture {
			g.seeds += s.Seeds
			g.from |= 1 << s.From.House
		}
	}
	return g
}

// bestGrab returns the largest capture of the side to move; of equal ones the first in the direction of sowing.
func bestGrab(v rules.Variant, p rules.Position) grab {
	best := grab{by: rules.NoHouse}
	for h := range v.Legal(p).All() {
		if g := grabOf(v, p, h); g.seeds > best.seeds {
			best = g
		}
	}
	return best
}

// passed returns the position in which the other side is to move.
func passed(v rules.Variant, p rules.Position) rules.Position {
	var rows [2][]int
	for s := range rows {
		for h := range rules.House(v.Houses) {
			rows[s] = append(rows[s], p.Seeds(rules.Pit{Side: rules.Side(s), House: h}))
		}
	}
	q, err := rules.NewPosition(rows[0], rows[1], p.Store(rules.South), p.Store(rules.North), p.Turn().Other())
	if err != nil {
		panic(err) // the same seeds stood in p
	}
	return q
}

// explain finds the reason that tells a child most about a legal move h in p.
func explain(v rules.Variant, p rules.Position, h rules.House) Hint {
	me := p.Turn()
	legal := v.Legal(p)
	next := v.Next(p, h)
	hint := Hint{House: h, By: rules.NoHouse, Reply: rules.NoHouse, Cost: Cost{By: rules.NoHouse}}
	takes := grabOf(v, p, h)
	switch {
	case v.Result(next).Won(me):
		hint.say(Finishes, takes)
		hint.By = rules.NoHouse
		return hint
	case legal.Len() == 1:
		hint.Reason = OnlyMove
		return hint
	case v.MustFeed(p):
		hint.Reason = MustFeed
		return hint
	}

	danger := bestGrab(v, passed(v, p))
	left := openTo(v, p, next).seeds
	saves := danger.seeds > left && left < leastOpen(v, p)+2 // a capture takes two at least
	best := bestGrab(v, p)
	switch {
	case takes.seeds > 0 && (!saves || takes.seeds >= danger.seeds-left):
		hint.say(Takes, takes)
		hint.By = rules.NoHouse
	case saves:
		hint.say(Saves, danger)
		hint.Left = left
	case tooDear(v, p, h, best):
		hint.say(TooDear, best)
		hint.Cost = costOf(v, p, best.by, h)
	default:
		hint.explainQuiet(v, p, next, left, best)
	}
	return hint
}

// say gives a reason that is about a capture.
func (h *Hint) say(r Reason, g grab) { h.Reason, h.Seeds, h.Houses, h.By = r, g.seeds, g.from, g.by }

// explainQuiet finds the reason for a move that neither takes nor saves seeds. The opponent can capture left seeds after
// it, and the greatest capture of the side to move is best.
func (h *Hint) explainQuiet(v rules.Variant, p, next rules.Position, left int, best grab) {
	if slam := emptySlam(v, p); slam.seeds > best.seeds && slam.by != h.House && (!v.Legal(p).Has(slam.by) || left <= openTo(v, p, v.Next(p, slam.by)).seeds) {
		h.say(AvoidsSlam, slam)
		return
	}
	if next.Turn() != p.Turn() && !v.Result(next).Over() {
		if threat := bestGrab(v, passed(v, next)); threat.seeds > best.seeds {
			h.say(Threatens, threat)
			h.Sure = sureGrab(v, next)
			return
		}
		if x, n := stopsKroo(v, p, h.House); n > 0 {
			h.Reason, h.Seeds, h.Houses = StopsKroo, n, 1<<x
			return
		}
		if left == 0 && keepsHome(v, p, h.House) {
			h.Reason, h.Seeds = KeepsHome, next.InRow(p.Turn())
			return
		}
		if b, n := builds(v, p, next); n > 0 && left == 0 {
			h.Reason, h.Seeds, h.Houses = Builds, n, 1<<b
			return
		}
	}
	if left == 0 {
		if careless, most := careless(v, p); most > 0 {
			h.Reason, h.Seeds, h.Houses = Careful, most, careless
			return
		}
		if grown := shelters(v, p, next); grown != 0 {
			h.Reason, h.Seeds, h.Houses = Shelters, grown.Len(), grown
			return
		}
	}
	switch {
	case best.seeds > 0:
		h.say(Declines, best)
	case left == 0:
		h.Reason = Quiet
	}
}

// leastOpen returns what the opponent can capture at most after the move that leaves him least.
func leastOpen(v rules.Variant, p rules.Position) int {
	least := rules.MaxSeeds
	for h := range v.Legal(p).All() {
		least = min(least, openTo(v, p, v.Next(p, h)).seeds)
	}
	return least
}

// careless returns the houses of the side to move that let the opponent capture something if they are played, and the
// most that one of them would give.
func careless(v rules.Variant, p rules.Position) (houses rules.HouseSet, most int) {
	for h := range v.Legal(p).All() {
		if open := openTo(v, p, v.Next(p, h)).seeds; open > 0 {
			houses |= 1 << h
			most = max(most, open)
		}
	}
	return houses, most
}

// shelters returns the houses of the side to move in p that held one or two seeds and hold more in next, if it has fewer
// houses with one or two seeds then; else none.
func shelters(v rules.Variant, p, next rules.Position) (grown rules.HouseSet) {
	was, is := 0, 0
	for h := range rules.House(v.Houses) {
		pit := rules.Pit{Side: p.Turn(), House: h}
		before, after := p.Seeds(pit), next.Seeds(pit)
		if after == 1 || after == 2 {
			is++
		}
		if before == 1 || before == 2 {
			was++
			if after > 2 {
				grown |= 1 << h
			}
		}
	}
	if is >= was {
		return 0
	}
	return grown
}

// tooDear reports whether the greatest capture costs more than it brings, counting one answer, and move h, which
// captures nothing, costs less all in all.
func tooDear(v rules.Variant, p rules.Position, h rules.House, best grab) bool {
	if best.seeds == 0 {
		return false
	}
	cost := costOf(v, p, best.by, h)
	return cost.Seeds > best.seeds && best.seeds-cost.Seeds < -cost.Left
}

// sureGrab returns how many seeds the side that has just moved can capture at least in its next move, whatever the side
// to move in p answers.
func sureGrab(v rules.Variant, p rules.Position) int {
	sure := rules.MaxSeeds
	for h := range v.Legal(p).All() {
		q := v.Next(p, h)
		if q.Turn() == p.Turn() {
			return 0
		}
		sure = min(sure, bestGrab(v, q).seeds)
	}
	return sure
}

// builds returns the fullest house of the side to move in p, if it has grown in next to at least buildFrom seeds, and how
// many it holds then; else 0.
func builds(v rules.Variant, p, next rules.Position) (fullest rules.House, seeds int) {
	me := p.Turn()
	for h := range rules.House(v.Houses) {
		if n := next.Seeds(rules.Pit{Side: me, House: h}); n > seeds {
			fullest, seeds = h, n
		}
	}
	if seeds < buildFrom || seeds <= p.Seeds(rules.Pit{Side: me, House: fullest}) {
		return 0, 0
	}
	return fullest, seeds
}
