package lessons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awele/boards"
	"awele/rules"
	"awele/tux"
)

func (r *reader) task(e *boards.Element, v rules.Variant, number int) Task {
	r.unknown(e, taskWords, taskParts)
	t := Task{ID: strconv.Itoa(number), Aim: r.words(e, "aim"), Nudges: r.nudges(e), Row: e.Line}
	if id := e.Attr["id"]; id != "" {
		t.ID = id
	}
	switch e.Attr["kind"] {
	case "show":
		t.Kind = Show
	case "find":
		t.Kind = Find
	case "play":
		t.Kind = Play
	default:
		r.note(e, boards.ErrMissing, "write show, find or play", "the kind of the task is %q", e.Attr["kind"])
	}
	t.Start = r.start(e, v)
	t.Goal = r.goal(e)
	if (t.Goal.Name == Beat) != (t.Kind == Play) {
		r.note(e, boards.ErrMode, `give kind="play" the goal beat, and that goal no other kind`, "a task to %v cannot have the goal %v", t.Kind, t.Goal.Name)
	}
	return t
}

// start returns the text of the game that a task begins with: the variant, with what the task changes of it, and a
// position, a game of its own, or the usual start.
func (r *reader) start(e *boards.Element, v rules.Variant) string {
	if text, ok := e.Attr["variant"]; ok {
		changed, err := rules.ParseVariant(v.String() + " " + text)
		if err != nil {
			r.note(e, boards.ErrMode, `write choices of the game, as in variant="slam=forbidden"`, "%v", err)
			return ""
		}
		v = changed
	}
	position, ok := e.Attr["position"]
	if !ok {
		position = v.Start(rules.South).Text(v.Houses)
	}
	text := fmt.Sprintf("%v start=custom\n%s\n%s\n", v, position, e.Attr["game"])
	p, err := v.ParsePosition(position)
	if err == nil {
		_, err = rules.ParseGame(text)
	}
	switch {
	case err != nil:
		r.note(e, boards.ErrMode, "write a position of the game, and moves that its rules allow", "%v", err)
	case p.Turn() != rules.South:
		r.note(e, boards.ErrMode, "end the position with S: the child sits at the row below", "the other side is to move")
	case p.Total() != v.Start(rules.South).Total():
		r.note(e, boards.ErrMode, "count the stores as well", "the board has %d seeds, and the game %d", p.Total(), v.Start(rules.South).Total())
	}
	return text
}

// goal returns the goal of a task.
func (r *reader) goal(e *boards.Element) Goal {
	g := Goal{House: rules.NoHouse}
	name, ok := parseGoal(e.Attr["goal"])
	if !ok {
		r.note(e, boards.ErrMissing, "write one of "+strings.Join(append(goalNames[:Best:Best], goalNames[Best+1:]...), ", "), "the goal is %q", e.Attr["goal"])
	}
	g.Name = name
	if text, ok := e.Attr["house"]; ok {
		if pit, ok := rules.ParsePit(text); ok && pit.Side == rules.South {
			g.House = pit.House
		} else {
			r.note(e, boards.ErrMode, "write A to F, or G where the row is so long", "the house is %q", text)
		}
	}
	if name == Land && g.House == rules.NoHouse {
		r.note(e, boards.ErrMissing, `add house="…"`, "the task does not say which house is sown")
	}
	for _, text := range strings.Fields(e.Attr["houses"]) {
		pit, ok := rules.ParsePit(text)
		if !ok {
			r.note(e, boards.ErrMode, "write houses with blanks between them, as in a b", "a house is %q", text)
			continue
		}
		g.Houses |= 1 << pit.House
	}
	number := func(name string, low, high int) int {
		text, ok := e.Attr[name]
		if !ok {
			return 0
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < low || n > high {
			r.note(e, boards.ErrMode, fmt.Sprintf("write a number from %d to %d", low, high), "%s is %q", name, text)
			return 0
		}
		return n
	}
	g.Seeds = number("seeds", -rules.MaxSeeds, rules.MaxSeeds)
	g.Times = number("times", 1, 9)
	g.Level = tux.Level(number("level", 1, tux.Levels)).Valid()
	if text, ok := e.Attr["result"]; ok {
		i := slices.Index(endingNames[:], text)
		if i < 0 {
			r.note(e, boards.ErrMode, "write win, hold or end", "the result is %q", text)
		}
		g.Result = Ending(max(i, 0))
	}
	return g
}
