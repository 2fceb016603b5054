package play

import (
	"awele/activity/kinds"
	"awele/activity/sound"
	"awele/activity/timeline"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// demo is a hint that is shown as moves on the board, without being played.
type demo struct {
	pos   rules.Position // that the next move starts from
	moves []rules.House  // still to be shown
	real  timeline.Seeds // how the seeds really lie
	hold  int            // ticks until the demo goes on
}

// demoHold is how long the board rests after each move of a demo.
const demoHold = 40

// askHint says the reason first, shows the house when it is asked again, and then the move with its answer.
func (p *Screen) askHint() {
	if p.phase() != choosing || !p.m.MayHint() {
		return
	}
	if !p.hint.ready {
		p.hint.working = true
		p.hint.asked = 1
		return
	}
	if p.hint.asked >= 2 {
		p.startDemo()
		return
	}
	p.hint.asked++
	p.showHint()
}

func (p *Screen) showHint() {
	p.say(p.speaker().Hint(&p.hint.hint, p.hint.asked), true)
	p.Sound.Play(sound.Hint)
	p.hint.still = p.set.Focus()
	if p.hint.asked >= 2 {
		p.set.SetFocus(houseID(rules.Pit{Side: p.m.Position().Turn(), House: p.hint.hint.House}))
	}
}

// hinted returns the house that a hint shows now.
func (p *Screen) hinted() (rules.Pit, bool) {
	if p.hint.ready && p.hint.asked >= 2 {
		return rules.Pit{Side: p.m.Position().Turn(), House: p.hint.hint.House}, true
	}
	return rules.Pit{}, false
}

// sight returns what is spoken of now, to be shown on the board: what the chosen house would cost, or the reason of a
// hint, as long as the hint is asked for the first time, and also with the house if it is more than what the house does.
func (p *Screen) sight() kinds.HintMarks {
	turn := p.m.Position().Turn()
	switch {
	case !p.still() || p.m.Over():
		return kinds.HintMarks{}
	case p.warning():
		return kinds.Feared(&p.warn.cost, turn)
	case !p.hint.ready:
		return kinds.HintMarks{}
	}
	si := kinds.MarksOf(&p.hint.hint, turn)
	if _, arrow := si.From(); p.hint.asked >= 2 && (!arrow || si.Kind == kinds.Vain || p.hint.hint.Reason == coach.TooDear) {
		return kinds.HintMarks{}
	}
	return si
}

// price returns the sight of what the capture would cost that a hint speaks of.
func (p *Screen) price() kinds.HintMarks {
	if h := &p.hint.hint; h.Reason == coach.TooDear && p.sight().Kind == kinds.Gain {
		return kinds.Feared(&h.Cost, p.m.Position().Turn())
	}
	return kinds.HintMarks{}
}

// startDemo shows the hinted move and the answer that is expected to it.
func (p *Screen) startDemo() {
	h := p.hint.hint
	d := &demo{pos: p.m.Position(), real: p.Seeds, moves: []rules.House{h.House}}
	if h.Reply != rules.NoHouse {
		d.moves = append(d.moves, h.Reply)
	}
	p.demo = d
	p.path = kinds.Path{}
	show := i18n.HintShow
	if len(d.moves) == 1 {
		show = i18n.HintShowMove
	}
	p.say(p.Text(show), true)
}

// goOnDemo lets a demo rest and then shows its next move, or ends it. It reports whether the picture changed.
func (p *Screen) goOnDemo() bool {
	d := p.demo
	if d.hold > 0 {
		d.hold--
		return false
	}
	v := p.m.Game().Variant()
	if len(d.moves) == 0 || !v.Legal(d.pos).Has(d.moves[0]) {
		p.endDemo()
		return true
	}
	h := d.moves[0]
	p.Showing = d.pos.Turn()
	p.perform(p.Seeds, v.Steps(d.pos, h))
	d.pos, d.moves, d.hold = v.Next(d.pos, h), d.moves[1:], demoHold
	return true
}

// endDemo puts the seeds back as they really lie.
func (p *Screen) endDemo() {
	p.Seeds = p.demo.real
	p.demo, p.Show = nil, nil
	p.Seeds.Rest(&p.Pile.Frame)
	p.say(p.speaker().Hint(&p.hint.hint, 3), true)
}
