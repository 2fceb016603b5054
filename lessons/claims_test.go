package lessons_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"awele/lessons"
	"awele/rules"
)

// moment is what an answer has changed: the positions before and after it, and what the other can do then.
type moment struct {
	v             rules.Variant
	before, after *rules.Game
	me            rules.Side
}

func (m *moment) stored() int {
	return m.after.Position().Store(m.me) - m.before.Position().Store(m.me)
}

// given returns how many seeds more lie in the other's row.
func (m *moment) given() int {
	return m.after.Position().InRow(m.me.Other()) - m.before.Position().InRow(m.me.Other())
}

func (m *moment) over() bool { return m.after.Result().Over() }

func (m *moment) again() bool { return !m.over() && m.after.Position().Turn() == m.me }

// replies calls f with each answer of the other and the position to which it leads.
func (m *moment) replies(f func(h rules.House, p rules.Position)) {
	if m.over() || m.again() {
		return
	}
	for h := range m.after.Legal().All() {
		f(h, m.v.Next(m.after.Position(), h))
	}
}

func fullest(p rules.Position, v rules.Variant, s rules.Side) (most int) {
	for h := range rules.House(v.Houses) {
		most = max(most, p.Seeds(rules.Pit{Side: s, House: h}))
	}
	return most
}

// holds reports whether what an outcome of a goal says is so on the board.
func (m *moment) holds(name lessons.GoalName, o *lessons.Outcome) bool {
	congkak := m.v.Kind == rules.Congkak
	switch o.Event {
	case lessons.Captures, lessons.CapturesLess:
		emptied := true
		for h := range o.Houses.All() {
			emptied = emptied && (congkak || m.after.Position().Seeds(rules.Pit{Side: m.me.Other(), House: h}) == 0)
		}
		return emptied && o.Seeds > 0 && m.stored() >= o.Seeds && (m.v.Kind != rules.Oware || m.over() || m.stored() == o.Seeds)
	case lessons.CapturesNothing:
		return !o.Right && (m.v.Kind != rules.Oware || m.over() || m.stored() == 0)
	case lessons.Opens:
		other, gained, most := m.me.Other(), 0, 0
		m.replies(func(h rules.House, p rules.Position) {
			n := p.Store(other) - m.after.Position().Store(other)
			if !m.v.Result(p).Over() {
				most = max(most, n)
			}
			if h == o.By {
				gained = n
			}
		})
		return o.Seeds > 0 && o.Houses != 0 && gained >= o.Seeds && (m.v.Kind != rules.Oware || most <= max(o.Seeds, gained))
	case lessons.Sheltered, lessons.Denied:
		free := !m.again() && !m.over()
		m.replies(func(_ rules.House, p rules.Position) {
			switch {
			case m.v.Result(p).Over():
			case o.Event == lessons.Denied:
				free = free && p.Turn() == m.me
			case m.v.Kind == rules.Oware && name != lessons.Save:
				free = free && p.Store(m.me.Other()) == m.after.Position().Store(m.me.Other())
			}
		})
		return free
	case lessons.GivesTurn:
		gives := false
		m.replies(func(h rules.House, p rules.Position) { gives = gives || h == o.By && p.Turn() != m.me })
		return gives
	case lessons.Feeds:
		return m.before.Position().InRow(m.me.Other()) != 0 || m.given() == o.Seeds
	case lessons.Slammed:
		return o.Seeds == 0 || m.after.Position().InRow(m.me.Other()) == 0
	case lessons.SlamLeft:
		return m.v.Kind != rules.Oware || m.after.Position().InRow(m.me.Other()) > 0 || m.over()
	case lessons.KrooStands, lessons.KrooShort:
		return fullest(m.after.Position(), m.v, m.me) == o.Seeds
	case lessons.Stores, lessons.StoresLess:
		return m.stored() == o.Seeds && o.Seeds > 0
	case lessons.StoresNothing:
		return m.stored() == 0
	case lessons.PlaysAgain, lessons.AgainOver:
		return m.again()
	case lessons.TurnOver:
		return !m.again()
	case lessons.KeepsAll:
		return congkak || m.over() || m.given() <= 0
	case lessons.GivesAway:
		return congkak || o.Seeds > 0
	case lessons.Ends:
		return m.over()
	case lessons.EndsUnwon:
		return m.over() && !m.after.Result().Won(m.me) && !o.Right
	case lessons.GoesOn:
		return !m.over()
	case lessons.Wins:
		return m.after.Result().Won(m.me)
	case lessons.NoWin:
		return !m.over() && !m.after.Result().Won(m.me)
	case lessons.Refused:
		return o.Err != nil && m.before.Check(o.Pit) != nil
	}
	return true
}

// claims tests each outcome of a task by playing it.
func claims(t *testing.T, k *lessons.Task) {
	t.Helper()
	a, err := k.Begin()
	if err != nil {
		t.Fatal(err)
	}
	if a.Game().Opening() || k.Goal.Name == lessons.Land {
		return
	}
	for _, o := range a.Outcomes() {
		m := moment{v: a.Game().Variant(), before: a.Game().Clone(), me: a.Child()}
		a.Answer(o.Pit, 1)
		m.after = a.Game()
		if !m.holds(k.Goal.Name, &o) {
			t.Errorf("%v of %v: %+v is not so:\n%v", o.Pit, k.Goal.Name, o, k.Start)
		}
		a.Back()
	}
}

func TestWhatIsSaidIsSo(t *testing.T) {
	for _, c := range lessons.Builtin() {
		for i := range c.Stages {
			for j := range c.Stages[i].Tasks {
				claims(t, &c.Stages[i].Tasks[j])
			}
		}
	}
}

// Whatever the position and the goal, what is said of each answer is so.
func TestWhatIsSaidOfAnyPositionIsSo(t *testing.T) {
	const games, longest = 4, 80 // a random game of Oware may go round in circles for ever
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, text := range []string{"oware seeds=4", "oware seeds=4 slam=forbidden", "oware seeds=4 slam=captureall", "kalah seeds=4", "congkak houses=7 seeds=7 opening=inturn"} {
		v, err := rules.ParseVariant(text)
		if err != nil {
			t.Fatal(err)
		}
		for range games {
			p := v.Start(rules.South)
			for ply := 0; ply < longest && !v.Result(p).Over(); ply++ {
				if p.Turn() == rules.South {
					for name := lessons.Sow; name < lessons.Value; name++ {
						claims(t, &lessons.Task{Kind: lessons.Find, Start: fmt.Sprintf("%v start=custom\n%s\n\n", v, p.Text(v.Houses)), Goal: lessons.Goal{Name: name, House: rules.NoHouse}})
					}
				}
				legal := v.Legal(p)
				for range rnd.IntN(legal.Len()) {
					legal &= legal - 1
				}
				p = v.Next(p, legal.First())
			}
		}
	}
}
