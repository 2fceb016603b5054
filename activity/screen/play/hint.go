package play

import (
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

// pit returns the house of side turn that the hint shows now.
func (h *hint) pit(turn rules.Side) (rules.Pit, bool) {
	return rules.Pit{Side: turn, House: h.found.House}, h.said >= toldHouse
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
func (p *Screen) askHint() {
	if p.phase != choosing || !p.m.MayHint() {
		return
	}
	switch p.hint.said {
	case toldNothing:
		p.enter(advising)
	case toldReason:
		p.tellHint(toldHouse)
	default:
		p.startDemo()
	}
}

// lookForHint lets a hint be looked for, and says it when it is found. It reports whether the picture changed.
func (p *Screen) lookForHint() (changed bool) {
	found, done := p.m.Advise(match.Slice)
	if done {
		p.enter(choosing)
		p.hint.found = found
		p.tellHint(toldReason)
	}
	return done
}

// tellHint says the reason of the hint, or shows its house.
func (p *Screen) tellHint(what told) {
	p.hint.said = what
	p.say(p.speaker().Hint(&p.hint.found, int(what)), true)
	p.Sound.Play(sound.Hint)
	p.hint.focus = p.set.Focus()
	if pit, shown := p.hinted(); shown {
		p.set.SetFocus(houseID(pit))
	}
}

// hinted returns the house that a hint shows now.
func (p *Screen) hinted() (rules.Pit, bool) { return p.hint.pit(p.m.Position().Turn()) }

// spoken returns what is spoken of now, to be seen on the board: what the chosen house would cost, or what a hint is about.
func (p *Screen) spoken() kinds.HintMarks {
	turn := p.m.Position().Turn()
	switch {
	case !p.still() || p.m.Over():
		return kinds.HintMarks{}
	case p.warn.said():
		return kinds.Feared(&p.warn.cost, turn)
	}
	return p.hint.marks(turn)
}

// price returns what the capture would cost that a hint speaks of.
func (p *Screen) price() kinds.HintMarks {
	if h := &p.hint.found; h.Reason == coach.TooDear && p.spoken().Kind == kinds.Gain {
		return kinds.Feared(&h.Cost, p.m.Position().Turn())
	}
	return kinds.HintMarks{}
}
