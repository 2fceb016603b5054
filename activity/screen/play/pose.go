package play

import (
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui/paint"
	"awele/rules"
)

// calm reports whether nothing moves for decoration: the child wants it so, or nobody has done anything for a while.
func (p *Screen) calm() bool { return p.Settings().Calm || p.idle > screen.IdleFor }

// blinking reports whether Tux, if he is there, has his eyes shut for a moment.
func (p *Screen) blinking() bool { return !p.Seats.Shared() && !p.calm() && p.clock%200 < 8 }

// scratching reports whether Tux is thinking long enough to show it: about his move, or about a hint.
func (p *Screen) scratching() bool {
	ph := p.phase()
	return ph == thinking && p.waited > 10 || ph == advising
}

// scratch is the pose of one who thinks.
func (p *Screen) scratch(pose paint.TuxPose) paint.TuxPose {
	pose.FlipperR = 2.5
	if !p.calm() {
		pose.FlipperR += 0.08 * float64(p.clock/12%2)
	}
	return pose
}

// decorate reports whether Tux's face changes although nothing happens in the game.
func (p *Screen) decorate() bool {
	b := p.blinking()
	changed := b != p.wasBlink
	p.wasBlink = b
	if p.scratching() && !p.calm() && p.clock%12 == 0 {
		changed = true
	}
	return changed
}

// pose is how Tux looks: at the house he thinks about, at the hand that sows, at the child; glad when the child captures,
// and at the end, unless he has won himself.
func (p *Screen) pose() paint.TuxPose {
	pose := paint.TuxPose{Blink: p.blinking()}
	switch {
	case p.Show != nil:
		pose = p.LookAt(pose, p.Pile.Hand())
		pose.Happy = p.taken[rules.South] > 0
		if p.Showing == rules.North {
			pose.FlipperL = 0.35
		}
	case p.m.Over(): // glad with the child, and calm when he has won himself
		pose.Happy = !p.m.Game().Result().Won(rules.North)
	case p.m.TuxToMove():
		if h := p.m.Considering(); h < rules.MaxHouses && int(h) < p.Layout.Houses {
			pose = p.LookAt(pose, p.Layout.Pits[rules.North][h].Center())
		}
		if p.scratching() {
			pose = p.scratch(pose)
		}
	case p.scratching():
		pose = p.LookAt(p.scratch(pose), p.Layout.Pits[p.m.Position().Turn()][p.Layout.Houses/2].Center())
	default:
		if si := p.sight(); si.Kind != kinds.NoMark && p.hint.asked < 2 { // what he speaks of
			at := si.Last()
			at.House = min(at.House, rules.House(p.Layout.Houses-1))
			return p.LookAt(pose, p.Layout.Pits[at.Side][at.House].Center())
		}
		if pit, ok := houseOf(p.set.Focus()); ok {
			pose = p.LookAt(pose, p.Layout.Pits[pit.Side][pit.House].Center())
		}
	}
	return pose
}
