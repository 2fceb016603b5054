package scene

import (
	"awele/activity/screen"
	"awele/i18n"
	"awele/tux"
)

// hintText says a hint: the reason when asked once, the house when asked again, and what the move does when it has been
// shown.
func (p *Play) hintText(h *tux.Hint, asked int) string {
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
	case tux.Takes:
		return p.Text(i18n.HintTake, h.Seeds)
	case tux.Saves:
		if h.Left > 0 {
			return p.Text(either(i18n.HintSaveSome, i18n.HintSaveDuo), h.Seeds)
		}
		return p.Text(either(i18n.HintSave, i18n.HintSaveDuo), h.Seeds)
	case tux.MustFeed:
		return p.Text(either(i18n.HintFeed, i18n.MustFeedOther))
	case tux.OnlyMove:
		return p.Text(i18n.HintOnly)
	case tux.Threatens:
		return p.Text(i18n.HintThreat, h.Seeds)
	case tux.AvoidsSlam:
		return p.Text(i18n.HintSlam)
	case tux.TooDear:
		return p.Text(either(i18n.HintDear, i18n.HintDearDuo), h.Cost.Seeds)
	case tux.StopsKroo:
		return p.Text(either(i18n.HintKroo, i18n.HintKrooDuo))
	case tux.KeepsHome:
		return p.Text(i18n.HintHome)
	case tux.Builds:
		return p.Text(i18n.HintBuild)
	case tux.Careful:
		return p.Text(i18n.HintCareful)
	case tux.Shelters:
		return p.Text(i18n.HintShelter)
	case tux.Finishes:
		return p.Text(i18n.HintFinish)
	case tux.Declines:
		return p.Text(i18n.HintDecline)
	case tux.Quiet:
		return p.Text(i18n.HintQuiet)
	}
	return p.Text(i18n.HintAhead)
}

// does says what is good about a move that has been shown; ok is false if only looking ahead tells.
func does(k *screen.Services, h *tux.Hint) (said string, ok bool) {
	switch h.Reason {
	case tux.Finishes:
		return k.Text(i18n.LookFinish), true
	case tux.Takes:
		return k.Text(i18n.LookTake, h.Seeds), true
	case tux.Saves:
		return k.Text(i18n.LookSave, h.Seeds-h.Left), true
	case tux.TooDear:
		return k.Text(i18n.LookSave, h.Cost.Seeds-h.Cost.Left), true
	case tux.Threatens:
		return k.Text(i18n.LookThreat, h.Seeds), true
	case tux.StopsKroo:
		return k.Text(i18n.LookKroo), true
	case tux.KeepsHome:
		return k.Text(i18n.LookHome, h.Seeds), true
	case tux.Builds:
		return k.Text(i18n.LookBuild), true
	case tux.Careful:
		return k.Text(i18n.LookSafe), true
	case tux.Shelters:
		return k.Text(i18n.LookShelter), true
	}
	return "", false
}
