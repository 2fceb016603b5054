package play

import (
	"awele/activity/boardview"
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
func (g *game) startDemo() {
	h := &g.hint.found
	g.demo = demo{pos: g.m.Position(), real: g.Seeds, moves: []rules.House{h.House}}
	show := i18n.HintShowMove
	if h.Reply != rules.NoHouse {
		g.demo.moves = append(g.demo.moves, h.Reply)
		show = i18n.HintShow
	}
	g.enter(showing)
	g.path = kinds.Path{}
	g.say(g.Text(show), true)
}

// showHintedMove lets a tick of the demo pass: of the move that is shown, or of the rest after it. It reports whether the
// picture changed.
func (g *game) showHintedMove() (changed bool) {
	switch {
	case g.Show != nil:
		g.showStep()
	case g.demo.hold > 0:
		g.demo.hold--
		return false
	default:
		if by, steps, ok := g.demo.next(g.m.Game().Variant()); ok {
			g.perform(g.Seeds, by, steps, boardview.Pace(g.Settings().Speed))
		} else {
			g.endDemo()
		}
	}
	return true
}

// endDemo puts the seeds back as they really lie, and says what the move does.
func (g *game) endDemo() {
	g.Show = nil
	g.Seeds = g.demo.real
	g.Seeds.Rest(&g.Pile.Frame)
	g.enterTurn()
	g.say(g.speaker().Hint(&g.hint.found, int(toldMove)), true)
}
