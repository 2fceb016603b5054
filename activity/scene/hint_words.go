package scene

import (
	"awele/activity/screen"
	"awele/i18n"
	"awele/tux/coach"
)

// hintText says a hint: the reason when asked once, the house when asked again, and what the move does when it has been
// shown.
func (p *Play) hintText(h *coach.Hint, asked int) string {
	switch {
	case asked == 2:
		return p.Text(i18n.HintThisHouse)
	case asked > 2:
		if said, ok := does(&p.Services, h); ok {
			return said
		}
	}
	friend := p.m.Friend()
	either := func(tux, other i18n.Key) i18n.Key {
		if friend {
			return other
		}
		return tux
	}
	switch h.Reason {
	case coach.Takes:
		return p.Text(i18n.HintTake, h.Seeds)
	case coach.Saves:
		if h.Left > 0 {
			return p.Text(either(i18n.HintSaveSome, i18n.HintSaveDuo), h.Seeds)
		}
		return p.Text(either(i18n.HintSave, i18n.HintSaveDuo), h.Seeds)
	case coach.MustFeed:
		return p.Text(either(i18n.HintFeed, i18n.MustFeedOther))
	case coach.OnlyMove:
		return p.Text(i18n.HintOnly)
	case coach.Threatens:
		return p.Text(i18n.HintThreat, h.Seeds)
	case coach.AvoidsSlam:
		return p.Text(i18n.HintSlam)
	case coach.TooDear:
		return p.Text(either(i18n.HintDear, i18n.HintDearDuo), h.Cost.Seeds)
	case coach.StopsKroo:
		return p.Text(either(i18n.HintKroo, i18n.HintKrooDuo))
	case coach.KeepsHome:
		return p.Text(i18n.HintHome)
	case coach.Builds:
		return p.Text(i18n.HintBuild)
	case coach.Careful:
		return p.Text(i18n.HintCareful)
	case coach.Shelters:
		return p.Text(i18n.HintShelter)
	case coach.Finishes:
		return p.Text(i18n.HintFinish)
	case coach.Declines:
		return p.Text(i18n.HintDecline)
	case coach.Quiet:
		return p.Text(i18n.HintQuiet)
	}
	return p.Text(i18n.HintAhead)
}

// does says what is good about a move that has been shown; ok is false if only looking ahead tells.
func does(k *screen.Services, h *coach.Hint) (said string, ok bool) {
	switch h.Reason {
	case coach.Finishes:
		return k.Text(i18n.LookFinish), true
	case coach.Takes:
		return k.Text(i18n.LookTake, h.Seeds), true
	case coach.Saves:
		return k.Text(i18n.LookSave, h.Seeds-h.Left), true
	case coach.TooDear:
		return k.Text(i18n.LookSave, h.Cost.Seeds-h.Cost.Left), true
	case coach.Threatens:
		return k.Text(i18n.LookThreat, h.Seeds), true
	case coach.StopsKroo:
		return k.Text(i18n.LookKroo), true
	case coach.KeepsHome:
		return k.Text(i18n.LookHome, h.Seeds), true
	case coach.Builds:
		return k.Text(i18n.LookBuild), true
	case coach.Careful:
		return k.Text(i18n.LookSafe), true
	case coach.Shelters:
		return k.Text(i18n.LookShelter), true
	}
	return "", false
}
