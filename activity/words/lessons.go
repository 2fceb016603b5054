package words

import (
	"awele/activity/match"
	"awele/i18n"
	"awele/lessons"
	"awele/rules"
)

// aims are the sentences of goals that need no number.
var aims = map[lessons.GoalName]i18n.Key{
	lessons.Land: i18n.AimLand, lessons.Safe: i18n.AimSafe, lessons.Save: i18n.AimSave, lessons.Feed: i18n.AimFeed,
	lessons.Slam: i18n.AimSlam, lessons.NoSlam: i18n.AimNoSlam, lessons.SpoilKroo: i18n.AimSpoilKroo, lessons.Guard: i18n.AimGuard,
	lessons.Deny: i18n.AimDeny, lessons.Keep: i18n.AimKeep, lessons.End: i18n.AimEnd, lessons.Value: i18n.AimBest, lessons.Best: i18n.AimBest,
}

// Aim says what a task asks: in its own words in a language, or else in those of its goal.
func Aim(text Text, t *lessons.Task, lang string) string {
	if own := t.Aim.In(lang); own != "" {
		return own
	}
	g := &t.Goal
	switch {
	case g.Name == lessons.Sow && g.House != rules.NoHouse:
		return text(i18n.AimSow)
	case g.Name == lessons.Sow:
		return text(i18n.AimSowAny)
	case g.Name == lessons.Capture && g.Houses != 0:
		return text(i18n.AimCaptureFrom)
	case g.Name == lessons.Capture && g.Seeds == 0:
		return text(i18n.AimCaptureMost)
	case g.Name == lessons.Capture:
		return text(i18n.AimCapture, g.Seeds)
	case g.Name == lessons.Kroo:
		return text(i18n.AimKroo, g.Seeds)
	case g.Name == lessons.Store && g.Seeds == 0:
		return text(i18n.AimStoreMost)
	case g.Name == lessons.Store:
		return text(i18n.AimStore, g.Seeds)
	case g.Name == lessons.Again && g.Times > 1:
		return text(i18n.AimAgainTimes, g.Times)
	case g.Name == lessons.Again:
		return text(i18n.AimAgain)
	case g.Name == lessons.Win && g.Times > 1:
		return text(i18n.AimWinTimes, g.Times)
	case g.Name == lessons.Win:
		return text(i18n.AimWin)
	case g.Name == lessons.Beat:
		return text([...]i18n.Key{lessons.ToWin: i18n.AimBeatWin, lessons.ToHold: i18n.AimBeatHold, lessons.ToEnd: i18n.AimBeatEnd}[g.Result])
	}
	return text(aims[g.Name])
}

// plain are the sentences of events that need no number.
var plain = map[lessons.Event]i18n.Key{
	lessons.Elsewhere: i18n.LessonElsewhere, lessons.Lands: i18n.LessonLands, lessons.LandsElsewhere: i18n.LessonLandsElsewhere,
	lessons.CapturesNothing: i18n.LessonCapturesNothing, lessons.Sheltered: i18n.LessonSheltered, lessons.Denied: i18n.LessonDenied,
	lessons.SlamLeft: i18n.LessonSlamLeft, lessons.KrooSpoilt: i18n.LessonKrooSpoilt, lessons.KrooStays: i18n.LessonKrooStays,
	lessons.StoresNothing: i18n.LessonStoresNothing, lessons.PlaysAgain: i18n.AgainYou, lessons.TurnOver: i18n.LessonTurnOver,
	lessons.AgainOver: i18n.LessonAgainOver, lessons.GivesTurn: i18n.LessonGivesTurn, lessons.KeepsAll: i18n.LessonKeepsAll,
	lessons.Ends: i18n.LessonEnds, lessons.EndsUnwon: i18n.LessonEndsUnwon, lessons.GoesOn: i18n.LessonGoesOn, lessons.Wins: i18n.LessonWins, lessons.NoWin: i18n.LessonNoWin,
	lessons.Good: i18n.LessonGood, lessons.AnotherBetter: i18n.LessonAnotherBetter,
}

// counted are the sentences of events with the number of seeds.
var counted = map[lessons.Event]i18n.Key{
	lessons.Sown: i18n.LessonSown, lessons.Captures: i18n.YouTake, lessons.CapturesLess: i18n.LessonCapturesLess, lessons.Opens: i18n.LessonOpens,
	lessons.Feeds: i18n.LessonFeeds, lessons.KrooStands: i18n.LessonKroo, lessons.KrooShort: i18n.LessonKrooShort,
	lessons.Stores: i18n.LessonStores, lessons.StoresLess: i18n.LessonStoresLess, lessons.GivesAway: i18n.LessonGivesAway,
}

// Outcome says what has happened with the answer to a task of a kind of game.
func Outcome(text Text, k rules.Kind, o *lessons.Outcome) string {
	switch {
	case o.Event == lessons.Refused:
		return (&Speaker{Text: text, Seats: match.AgainstTux(), Kind: k}).Refusal(o.Err, rules.South)
	case o.Event == lessons.Slammed && o.Seeds > 0:
		return text(i18n.LessonSlamTakes)
	case o.Event == lessons.Slammed:
		return text(i18n.SlamForfeited)
	case o.Event == lessons.Captures && o.Houses.Len() > 1:
		return text(i18n.LessonCapturesFrom, o.Seeds, o.Houses.Len())
	}
	if key, ok := counted[o.Event]; ok {
		return text(key, o.Seeds)
	}
	return text(plain[o.Event])
}

// Nudge says what helps after a number of wrong answers, 1 or more, to a task: its own words in a language, or else to
// count, and then that one of two houses is right. ok is false where the way is to be shown.
func Nudge(text Text, t *lessons.Task, lang string, wrong int) (said string, ok bool) {
	switch {
	case wrong > 2:
		return "", false
	case wrong <= len(t.Nudges):
		return t.Nudges[wrong-1].In(lang), true
	case wrong == 1:
		return text(i18n.LessonCount), true
	default:
		return text(i18n.LessonOneOfTwo), true
	}
}
