package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// face is Tux behind the board, if he sits there: where he looks, and what moves for decoration.
type face struct {
	*game
	since   int // ticks since somebody did something
	clock   int // ticks since this screen was opened; only decoration looks at it
	blinked bool
}

// tick lets a tick pass in which somebody did something or not.
func (f *face) tick(busy bool) {
	f.clock++
	f.since++
	if busy {
		f.since = 0
	}
}

// calm reports whether nothing moves for decoration: the child wants it so, or nobody has done anything for a while.
func (f *face) calm() bool { return f.Settings().Calm || f.since > screen.IdleFor }

// blinking reports whether Tux, if he is there, has his eyes shut for a moment.
func (f *face) blinking() bool { return !f.Seats.Shared() && !f.calm() && f.clock%200 < 8 }

// scratching reports whether Tux thinks long enough to scratch his head: about his move, or about a hint.
func (f *face) scratching() bool {
	return f.phase == thinking && f.tuxWaited > tuxScratches || f.phase == advising
}

// decorate reports whether Tux's face changes although nothing happens in the game.
func (f *face) decorate() (changed bool) {
	blinks := f.blinking()
	changed = blinks != f.blinked || f.scratching() && !f.calm() && f.clock%12 == 0
	f.blinked = blinks
	return changed
}

// tux is how Tux sits there while nothing is shown.
func (f *face) tux() paint.TuxPose {
	pose := paint.TuxPose{Blink: f.blinking()}
	if f.scratching() {
		pose.FlipperR = 2.5
		if !f.calm() {
			pose.FlipperR += 0.08 * float64(f.clock/12%2)
		}
	}
	return pose
}

// watching is Tux who looks at the hand that sows, and is glad when the child captures.
func (f *face) watching() paint.TuxPose {
	pose := f.LookAt(f.tux(), f.Pile.Hand())
	pose.Happy = f.taken[rules.South] > 0
	if f.Showing == rules.North {
		pose.FlipperL = 0.35
	}
	return pose
}

// pondering is Tux who looks at the house that he thinks about.
func (f *face) pondering() paint.TuxPose {
	if h := f.m.Considering(); h < rules.MaxHouses && int(h) < f.Layout.Houses {
		return f.LookAt(f.tux(), f.pitAt(rules.Pit{Side: f.m.Position().Turn(), House: h}))
	}
	return f.tux()
}

// attending is Tux who looks at what he speaks of, or else at what the child does.
func (f *face) attending() paint.TuxPose {
	if spoken := f.spoken(); spoken.Kind != kinds.NoMark && f.hint.said < toldHouse {
		at := spoken.Last()
		at.House = min(at.House, rules.House(f.Layout.Houses-1))
		return f.LookAt(f.tux(), f.pitAt(at))
	}
	if pit, ok := boardview.PitOf(f.set.Focus()); ok {
		return f.LookAt(f.tux(), f.pitAt(pit))
	}
	return f.tux()
}

// pitAt returns where the middle of a house is.
func (f *face) pitAt(pit rules.Pit) geom.Point { return f.Layout.Pits[pit.Side][pit.House].Center() }
