package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/sound"
	"awele/rules"
	"awele/tux/coach"
)

// hint is how far the asking for a hint has come in the present position.
type hint struct {
	said  told
	found coach.Hint // once a reason is told
	focus string     // what had the focus when the hint was said: its path is not what the hint is about
}

// told is what a hint has told.
type told int

const (
	toldNothing told = iota
	toldReason       // why a house is good, and not which
	toldHouse        // the house too; after that the move is shown each time
	toldMove         // what the move does that has been shown
)

// ready reports whether there is a hint.
func (h *hint) ready() bool { return h.said > toldNothing }

// pit returns the house of side turn that the hint shows now. A coach who does not know the kind of game shows none.
func (h *hint) pit(turn rules.Side) (rules.Pit, bool) {
	return rules.Pit{Side: turn, House: h.found.House}, h.said >= toldHouse && h.found.House != rules.NoHouse
}

// marks returns what the hint speaks of, to be seen on the board: its reason, and with the house only what the path of its
// seeds does not show.
func (h *hint) marks(turn rules.Side) kinds.HintMarks {
	if !h.ready() {
		return kinds.HintMarks{}
	}
	marks := kinds.MarksOf(&h.found, turn)
	if _, arrow := marks.From(); h.said >= toldHouse && (!arrow || marks.Kind == kinds.Vain || h.found.Reason == coach.TooDear) {
		return kinds.HintMarks{}
	}
	return marks
}

// askHint says the reason first, shows the house when it is asked again, and then the move with its answer.
func (g *game) askHint() {
	if g.phase != choosing || !g.m.MayHint() {
		return
	}
	switch g.hint.said {
	case toldNothing:
		g.enter(advising)
	case toldReason:
		g.tellHint(toldHouse)
	default:
		g.startDemo()
	}
}

// lookForHint lets a hint be looked for, and says it when it is found. It reports whether the picture changed.
func (g *game) lookForHint() (changed bool) {
	found, done := g.m.Advise(match.Slice)
	if done {
		g.enter(choosing)
		g.hint.found = found
		g.tellHint(toldReason)
	}
	return done
}

// tellHint says the reason of the hint, or shows its house.
func (g *game) tellHint(what told) {
	g.hint.said = what
	g.say(g.speaker().Hint(&g.hint.found, int(what)), true)
	g.Sound.Play(sound.Hint)
	g.hint.focus = g.set.Focus()
	if pit, shown := g.hinted(); shown {
		g.set.SetFocus(boardview.PitID(pit))
	}
}

// hinted returns the house that a hint shows now.
func (g *game) hinted() (rules.Pit, bool) { return g.hint.pit(g.m.Position().Turn()) }
