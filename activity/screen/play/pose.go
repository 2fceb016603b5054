package play

import (
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// idleness is what moves for decoration, counted in ticks.
type idleness struct {
	since   int // ticks since somebody did something
	clock   int // ticks since this screen was opened
	blinked bool
}

// tick lets a tick pass in which somebody did something or not.
func (i *idleness) tick(busy bool) {
	i.clock++
	i.since++
	if busy {
		i.since = 0
	}
}

// calm reports whether nothing moves for decoration: the child wants it so, or nobody has done anything for a while.
func (p *Screen) calm() bool { return p.Settings().Calm || p.idle.since > screen.IdleFor }

// blinking reports whether Tux, if he is there, has his eyes shut for a moment.
func (p *Screen) blinking() bool { return !p.Seats.Shared() && !p.calm() && p.idle.clock%200 < 8 }

// scratching reports whether Tux thinks long enough to scratch his head: about his move, or about a hint.
func (p *Screen) scratching() bool {
	return p.phase == thinking && p.tuxWaited > tuxScratches || p.phase == advising
}

// decorate reports whether Tux's face changes although nothing happens in the game.
func (p *Screen) decorate() (changed bool) {
	blinks := p.blinking()
	changed = blinks != p.idle.blinked || p.scratching() && !p.calm() && p.idle.clock%12 == 0
	p.idle.blinked = blinks
	return changed
}

// tux is how Tux sits there while nothing is shown.
func (p *Screen) tux() paint.TuxPose {
	pose := paint.TuxPose{Blink: p.blinking()}
	if p.scratching() {
		pose.FlipperR = 2.5
		if !p.calm() {
			pose.FlipperR += 0.08 * float64(p.idle.clock/12%2)
		}
	}
	return pose
}

// watching is Tux who looks at the hand that sows, and is glad when the child captures.
func (p *Screen) watching() paint.TuxPose {
	pose := p.LookAt(p.tux(), p.Pile.Hand())
	pose.Happy = p.taken[rules.South] > 0
	if p.Showing == rules.North {
		pose.FlipperL = 0.35
	}
	return pose
}

// pondering is Tux who looks at the house that he thinks about.
func (p *Screen) pondering() paint.TuxPose {
	if h := p.m.Considering(); h < rules.MaxHouses && int(h) < p.Layout.Houses {
		return p.LookAt(p.tux(), p.pitAt(rules.Pit{Side: p.m.Position().Turn(), House: h}))
	}
	return p.tux()
}

// attending is Tux who looks at what he speaks of, or else at what the child does.
func (p *Screen) attending() paint.TuxPose {
	if spoken := p.spoken(); spoken.Kind != kinds.NoMark && p.hint.said < toldHouse {
		at := spoken.Last()
		at.House = min(at.House, rules.House(p.Layout.Houses-1))
		return p.LookAt(p.tux(), p.pitAt(at))
	}
	if pit, ok := houseOf(p.set.Focus()); ok {
		return p.LookAt(p.tux(), p.pitAt(pit))
	}
	return p.tux()
}

// pitAt returns where the middle of a house is.
func (p *Screen) pitAt(pit rules.Pit) geom.Point { return p.Layout.Pits[pit.Side][pit.House].Center() }
