package lessons

import (
	"awele/rules"
	"awele/tux/search"
)

// valueNodes is how many positions a search looks at to judge what a position is worth.
const valueNodes = 60_000

// valueDepth is how many moves ahead it looks at most.
const valueDepth = 10

// judges say of each legal move whether it meets a goal and what happens. They are asked only about the goals that a move
// can meet: Land and Best are judged where they are asked, and Beat at the end of a game.
var judges = map[GoalName]func(t *trial) Outcome{
	Sow:       judgeSow,
	Capture:   judgeCapture,
	Safe:      judgeSafe,
	Guard:     judgeSafe,
	Save:      judgeSave,
	Feed:      judgeFeed,
	Slam:      judgeSlam,
	NoSlam:    judgeNoSlam,
	Kroo:      judgeKroo,
	SpoilKroo: judgeSpoilKroo,
	Store:     judgeStore,
	Again:     judgeAgain,
	Deny:      judgeDeny,
	Keep:      judgeKeep,
	End:       judgeEnd,
	Win:       judgeWin,
	Value:     judgeValue,
}

func judgeSow(t *trial) Outcome {
	switch {
	case t.goal.House != rules.NoHouse && t.goal.House != t.house:
		return t.answer(false, Elsewhere)
	case t.captured > 0:
		return t.captures(true)
	case t.again():
		return t.answer(true, PlaysAgain)
	case t.stored() > 0:
		return t.answer(true, Stores).with(t.stored())
	}
	return t.answer(true, Sown).with(t.from.Seeds(rules.Pit{Side: t.me(), House: t.house}))
}

func judgeCapture(t *trial) Outcome {
	right := t.captured > 0
	switch {
	case t.goal.Houses != 0:
		right = t.emptied == t.goal.Houses
	case t.goal.Seeds > 0:
		right = t.captured == t.goal.Seeds
	default:
		for h := range t.v.Legal(t.from).All() {
			right = right && try(t.v, t.goal, t.from, h).captured <= t.captured
		}
	}
	if !right && t.slam && t.captured == 0 {
		return t.answer(false, Slammed)
	}
	return t.captures(right)
}

func judgeSafe(t *trial) Outcome {
	if t.otherOpen.seeds > 0 {
		return t.opens(false)
	}
	return t.prevents(Sheltered)
}

func judgeSave(t *trial) Outcome {
	if t.otherOpen = opened(t.v, t.from, t.next, t.goal.Houses); t.otherOpen.seeds > 0 {
		return t.opens(false)
	}
	return t.prevents(Sheltered)
}

func judgeFeed(t *trial) Outcome { return t.answer(t.given > 0, Feeds).with(t.given) }

func judgeSlam(t *trial) Outcome {
	if t.slam {
		return t.answer(true, Slammed).with(t.captured)
	}
	return t.answer(false, SlamLeft)
}

func judgeNoSlam(t *trial) Outcome {
	switch {
	case t.slam:
		return t.answer(false, Slammed).with(t.captured)
	case t.captured == 0:
		return t.captures(false)
	}
	return t.captures(true)
}

func judgeKroo(t *trial) Outcome {
	asked := t.goal.Seeds
	if asked == 0 {
		asked = 2 * t.v.Houses
	}
	_, seeds := fullest(t.v, t.next, t.me())
	switch {
	case seeds < asked:
		return t.answer(false, KrooShort).with(seeds)
	case t.otherOpen.seeds > 0:
		return t.opens(false)
	}
	return t.answer(true, KrooStands).with(seeds)
}

func judgeSpoilKroo(t *trial) Outcome {
	other := t.me().Other()
	h, before := fullest(t.v, t.from, other)
	if after := t.next.Seeds(rules.Pit{Side: other, House: h}); after != before {
		return t.answer(true, KrooSpoilt).with(after)
	}
	o := t.answer(false, KrooStays).with(before)
	o.Houses = 1 << h
	return o
}

func judgeStore(t *trial) Outcome {
	right := t.stored() > 0
	if t.goal.Seeds > 0 {
		right = t.stored() == t.goal.Seeds
	} else {
		for h := range t.v.Legal(t.from).All() {
			right = right && t.v.Next(t.from, h).Store(t.me())-t.from.Store(t.me()) <= t.stored()
		}
	}
	switch {
	case right:
		return t.answer(true, Stores).with(t.stored())
	case t.stored() == 0:
		return t.answer(false, StoresNothing)
	default:
		return t.answer(false, StoresLess).with(t.stored())
	}
}

func judgeAgain(t *trial) Outcome {
	times, left := max(1, t.goal.Times), mostPositions
	switch {
	case !t.again():
		return t.answer(false, TurnOver)
	case chain(t.v, t.next, times-1, &left) < times-1:
		return t.answer(false, AgainOver)
	}
	return t.answer(true, PlaysAgain)
}

func judgeDeny(t *trial) Outcome {
	if t.next.Turn() != t.me() && !t.over() {
		if by := extraTurn(t.v, t.next); by != rules.NoHouse {
			o := t.answer(false, GivesTurn)
			o.By = by
			return o
		}
	}
	return t.prevents(Denied)
}

func judgeKeep(t *trial) Outcome {
	if t.given > 0 {
		return t.answer(false, GivesAway).with(t.given)
	}
	return t.answer(true, KeepsAll)
}

func judgeEnd(t *trial) Outcome {
	if t.over() {
		return t.answer(true, Ends)
	}
	return t.answer(false, GoesOn)
}

func judgeWin(t *trial) Outcome {
	left := mostPositions
	switch {
	case winsIn(t.v, t.next, t.me(), max(1, t.goal.Times)-1, &left):
		return t.answer(true, Wins)
	case t.over():
		return t.answer(false, EndsUnwon)
	}
	return t.answer(false, NoWin)
}

// mostPositions is how many positions are looked at to judge a move by all that can follow, so that a task that asks too much
// is refused and not waited for.
const mostPositions = 200_000

// winsIn reports whether a side has won in p, or will within so many further moves of its own, whatever the other
// answers, as far as the positions that are left to be looked at show.
func winsIn(v rules.Variant, p rules.Position, s rules.Side, moves int, left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	if v.Result(p).Over() {
		return v.Result(p).Won(s)
	}
	if p.Turn() != s {
		for h := range v.Legal(p).All() {
			if !winsIn(v, v.Next(p, h), s, moves, left) {
				return false
			}
		}
		return moves > 0
	}
	if moves == 0 {
		return false
	}
	for h := range v.Legal(p).All() {
		if winsIn(v, v.Next(p, h), s, moves-1, left) {
			return true
		}
	}
	return false
}

func judgeValue(t *trial) Outcome {
	lead := t.next.Store(t.me()) - t.next.Store(t.me().Other())
	if !t.over() {
		g := rules.NewGameAt(t.v, t.next)
		a := search.New().Analyse(g, valueDepth, valueNodes, 0)
		for !a.Work(valueNodes) {
		}
		hundredths, _ := a.Score()
		a.Close()
		if t.next.Turn() != t.me() {
			hundredths = -hundredths
		}
		lead = hundredths / 100
	}
	switch right := lead >= t.goal.Seeds; {
	case right && t.captured > 0:
		return t.captures(true)
	case right:
		return t.answer(true, Good)
	case t.otherOpen.seeds > 0:
		return t.opens(false)
	default:
		return t.answer(false, AnotherBetter)
	}
}
