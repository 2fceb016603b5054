package play

import (
	"awele/activity/kinds"
	"awele/activity/timeline"
	"awele/i18n"
	"awele/rules"
)

// demo is a hint that is shown as moves on the board, without being played.
type demo struct {
	pos   rules.Position // that the next move starts from
	moves []rules.House  // still to be shown
	real  timeline.Seeds // how the seeds really lie
	hold  int            // ticks until the next move is shown
}

// demoHold is how long the board rests after each move of a demo.
const demoHold = 40

// next returns the next move and its steps; ok is false when there is none to show.
func (d *demo) next(v rules.Variant) (by rules.Side, steps []rules.Step, ok bool) {
	if len(d.moves) == 0 || !v.Legal(d.pos).Has(d.moves[0]) {
		return 0, nil, false
	}
	h := d.moves[0]
	by, steps = d.pos.Turn(), v.Steps(d.pos, h)
	d.pos, d.moves, d.hold = v.Next(d.pos, h), d.moves[1:], demoHold
	return by, steps, true
}

// startDemo shows the hinted move and the answer that is expected to it.
func (p *Screen) startDemo() {
	h := &p.hint.found
	p.demo = demo{pos: p.m.Position(), real: p.Seeds, moves: []rules.House{h.House}}
	show := i18n.HintShowMove
	if h.Reply != rules.NoHouse {
		p.demo.moves = append(p.demo.moves, h.Reply)
		show = i18n.HintShow
	}
	p.enter(showing)
	p.path = kinds.Path{}
	p.say(p.Text(show), true)
}

// showHintedMove lets a tick of the demo pass: of the move that is shown, or of the rest after it. It reports whether the
// picture changed.
func (p *Screen) showHintedMove() (changed bool) {
	switch {
	case p.Show != nil:
		p.showStep()
	case p.demo.hold > 0:
		p.demo.hold--
		return false
	default:
		if by, steps, ok := p.demo.next(p.m.Game().Variant()); ok {
			p.perform(p.Seeds, by, steps)
		} else {
			p.endDemo()
		}
	}
	return true
}

// endDemo puts the seeds back as they really lie, and says what the move does.
func (p *Screen) endDemo() {
	p.Show = nil
	p.Seeds = p.demo.real
	p.Seeds.Rest(&p.Pile.Frame)
	p.enterTurn()
	p.say(p.speaker().Hint(&p.hint.found, int(toldMove)), true)
}
