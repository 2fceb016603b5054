package lessons

import (
	"fmt"
	"slices"

	"awele/rules"
	"awele/tux"
)

// Attempt is a child's try at a task: the game as it stands, and the judge of what is answered.
type Attempt struct {
	task  *Task
	game  *rules.Game
	right int        // right answers so far
	asked int        // ply at which the present answer is asked
	had   int        // right answers before it
	known []Outcome  // of the first of the present answers, as far as they are judged
	ready bool       // whether that is all of them
	child rules.Side // who answers
}

// Begin returns a new try at a task. The error says what is wrong with its start.
func (t *Task) Begin() (*Attempt, error) {
	g, err := rules.ParseGame(t.Start)
	if err != nil {
		return nil, err
	}
	if g.Result().Over() {
		return nil, fmt.Errorf("%w: nothing can be asked", rules.ErrGameOver)
	}
	return &Attempt{task: t, game: g, asked: g.Ply(), child: g.Position().Turn()}, nil
}

// Task returns what is tried.
func (a *Attempt) Task() *Task { return a.task }

// Game returns the game as it stands. It must not be changed.
func (a *Attempt) Game() *rules.Game { return a.game }

// Child returns the side of the child.
func (a *Attempt) Child() rules.Side { return a.child }

// Answers returns what can be pressed: the child's houses that hold seeds or, where the landing is asked, every house that
// is not burnt, and the child's store where seeds fall into stores. A game has none.
func (a *Attempt) Answers() (pits []rules.Pit) {
	if a.task.Kind == Play {
		return nil
	}
	v, p := a.game.Variant(), a.game.Position()
	for _, side := range []rules.Side{a.child, a.child.Other()} {
		for h := range rules.House(v.Houses) {
			pit := rules.Pit{Side: side, House: h}
			switch {
			case p.Burnt(side).Has(h):
			case a.task.Goal.Name == Land, side == a.child && p.Seeds(pit) > 0:
				pits = append(pits, pit)
			}
		}
	}
	if a.task.Goal.Name == Land && sowsStore(v, p) {
		pits = append(pits, rules.Pit{Side: a.child, House: rules.Store})
	}
	return pits
}

// sowsStore reports whether seeds fall into stores in a game: those of a move that goes far enough.
func sowsStore(v rules.Variant, p rules.Position) bool {
	start := v.Start(p.Turn())
	for h := range v.Legal(start).All() {
		for _, s := range v.Steps(start, h) {
			if s.Kind == rules.Drop && s.To.IsStore() {
				return true
			}
		}
	}
	return false
}

// Work judges one more of the Answers and reports whether all are judged: some goals look ahead, and a screen that calls it
// at every tick never waits for them.
func (a *Attempt) Work() (ready bool) {
	if a.ready {
		return true
	}
	answers := a.Answers()
	if n := len(a.known); n < len(answers) {
		a.known = append(a.known, a.judge(answers[n]))
	}
	a.ready = len(a.known) == len(answers)
	return a.ready
}

// forget begins to judge anew: the game stands at another question.
func (a *Attempt) forget() { a.known, a.ready = nil, false }

// Outcomes returns what each of the Answers leads to, in their order.
func (a *Attempt) Outcomes() []Outcome {
	for !a.Work() {
	}
	return a.known
}

// Outcome returns what an answer leads to, without giving it; ok is false for what is none.
func (a *Attempt) Outcome(pit rules.Pit) (o Outcome, ok bool) {
	i := slices.IndexFunc(a.Outcomes(), func(o Outcome) bool { return o.Pit == pit })
	if i < 0 {
		return Outcome{}, false
	}
	return a.known[i], true
}

func (a *Attempt) judge(pit rules.Pit) Outcome {
	v, p, goal := a.game.Variant(), a.game.Position(), a.task.Goal
	if goal.Name == Land {
		return a.land(try(v, &goal, p, goal.House), pit)
	}
	if err := a.game.Check(pit); err != nil {
		return Outcome{Pit: pit, Event: Refused, Err: err, By: rules.NoHouse}
	}
	if a.game.Opening() { // each house may be chosen, and what it brings hangs on the other
		return Outcome{Pit: pit, Right: true, Event: Sown, Seeds: p.Seeds(pit), By: rules.NoHouse}
	}
	if goal.Name == Again {
		goal.Times = max(1, goal.Times) - a.right
	}
	t := try(v, &goal, p, pit.House)
	if goal.Name == Best {
		return judgeBest(t, a.task.Line[2*a.right])
	}
	return judges[goal.Name](t)
}

// land judges where the last seed of the house in question falls.
func (a *Attempt) land(t *trial, pit rules.Pit) Outcome {
	seeds := t.from.Seeds(rules.Pit{Side: t.me(), House: t.house})
	e := LandsElsewhere
	if pit == t.end {
		e = Lands
	}
	return Outcome{Pit: pit, Right: pit == t.end, Event: e, Seeds: seeds, By: rules.NoHouse}
}

// judgeBest judges a move of a puzzle, of which one is right.
func judgeBest(t *trial, right rules.House) Outcome {
	switch {
	case t.house == right && t.captured > 0:
		return t.captures(true)
	case t.house == right:
		return t.answer(true, Good)
	case t.otherOpen.seeds > t.captured:
		return t.opens(false)
	case t.captured > 0:
		return t.captures(false)
	default:
		return t.answer(false, AnotherBetter)
	}
}

// Move returns the house that is sown with an answer: the answer itself, or the one whose landing is asked.
func (a *Attempt) Move(pit rules.Pit) rules.Pit {
	if a.task.Goal.Name == Land {
		return rules.Pit{Side: a.child, House: a.task.Goal.House}
	}
	return pit
}

// Answer gives an answer and plays it on Game, also a wrong one, unless the rules refuse it. In a joint opening the other
// side chooses as well, by the seed. What is no answer changes nothing and is Refused.
func (a *Attempt) Answer(pit rules.Pit, seed uint64) Outcome {
	o, ok := a.Outcome(pit)
	if !ok {
		return Outcome{Pit: pit, Event: Refused, Err: a.game.Check(pit), By: rules.NoHouse}
	}
	if o.Event == Refused {
		return o
	}
	opening := a.game.Opening()
	if err := a.game.Play(a.Move(pit)); err != nil {
		return Outcome{Pit: pit, Event: Refused, Err: err, By: rules.NoHouse}
	}
	if other := a.child.Other(); opening && a.game.Opening() && a.game.LegalOf(other) != 0 {
		if h := tux.OpeningChoice(a.game, other, seed); h != rules.NoHouse {
			_ = a.game.Play(rules.Pit{Side: other, House: h}) // a legal choice is never refused
		}
	}
	a.forget()
	if o.Right {
		a.right++
	}
	return o
}

// Back returns to where the last answer was asked.
func (a *Attempt) Back() {
	for a.game.Ply() > a.asked && a.game.Undo() {
	}
	a.right = a.had
	a.forget()
}

// Solved reports whether every answer that the task asks for has been given.
func (a *Attempt) Solved() bool {
	switch a.task.Goal.Name {
	case Again:
		return a.right >= max(1, a.task.Goal.Times)
	case Best:
		return 2*a.right > len(a.task.Line)
	default:
		return a.right > 0
	}
}

// GoOn goes on to the next answer of a task that asks for several: it plays the other side's move of the line, if there is
// one, and reports it.
func (a *Attempt) GoOn() (reply rules.Pit, ok bool) {
	if a.Solved() {
		return rules.Pit{}, false
	}
	if at := 2*a.right - 1; a.task.Goal.Name == Best && a.right > 0 && at < len(a.task.Line) {
		reply = rules.Pit{Side: a.child.Other(), House: a.task.Line[at]}
		ok = a.game.Play(reply) == nil
	}
	a.asked, a.had = a.game.Ply(), a.right
	a.forget()
	return reply, ok
}

// Way returns a right answer, the first of them; ok is false where there is none.
func (a *Attempt) Way() (pit rules.Pit, ok bool) {
	for _, o := range a.Outcomes() {
		if o.Right {
			return o.Pit, true
		}
	}
	return rules.Pit{}, false
}

// Fullest returns the house of a side that holds most seeds, the last of equal ones in the direction of sowing.
func (a *Attempt) Fullest(s rules.Side) rules.House {
	h, _ := fullest(a.game.Variant(), a.game.Position(), s)
	return h
}
