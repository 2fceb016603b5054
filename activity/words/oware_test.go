package words

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// speaker says the keys of messages, with their numbers, about a game of Oware.
func speaker(duo bool) *Speaker {
	text := func(k i18n.Key, args ...any) string { return strings.TrimSpace(string(k) + " " + fmt.Sprint(args...)) }
	return &Speaker{Text: text, Seats: match.Seating(duo), Kind: rules.Oware}
}

// What Oware's reasons are called: to a child against Tux, to one of two children, after the move was shown, and looking back.
func TestReasonsOfOware(t *testing.T) {
	alone, duo := speaker(false), speaker(true)
	for reason, want := range map[coach.Reason][4]string{
		coach.FarSighted: {"hintAhead", "hintAhead", "hintAhead", "lookAhead"},
		coach.Quiet:      {"hintQuiet", "hintQuiet", "hintQuiet", "lookAhead"},
		coach.Gives:      {"hintGive 9", "hintGive 9", "hintGive 9", "lookAhead"},
		coach.LeastEvil:  {"hintLeast 9", "hintLeast 9", "lookLeast 9", "lookLeast 9"},
		coach.TakesBack:  {"hintBack 9", "hintBack 9", "lookReturn 9", "lookReturn 9"},
		coach.Keeps:      {"hintKeep 9", "hintKeep 9", "lookKeep 9", "lookKeep 9"},
		coach.Joins:      {"hintJoin", "hintJoin", "lookJoin", "lookJoin"},
		coach.SureWin:    {"hintWin 9", "hintWin 9", "lookSure", "lookSure"},
		coach.SureDraw:   {"hintDraw 9", "hintDraw 9", "lookDraw", "lookDraw"},
		coach.Declines:   {"hintDecline", "hintDecline", "hintDecline", "lookAhead"},
		coach.Shelters:   {"hintShelter", "hintShelter", "lookShelter", "lookShelter"},
		coach.Careful:    {"hintCareful", "hintCareful", "lookSafe", "lookSafe"},
		coach.Builds:     {"hintBuild", "hintBuild", "lookBuild", "lookBuild"},
		coach.KeepsHome:  {"hintHome", "hintHome", "lookHome 9", "lookHome 9"},
		coach.StopsKroo:  {"hintKroo", "hintKrooDuo", "lookKroo", "lookKroo"},
		coach.Threatens:  {"hintThreat 9", "hintThreat 9", "lookThreat 9", "lookThreat 9"},
		coach.AvoidsSlam: {"hintSlam", "hintSlam", "hintSlam", "lookSlam"},
		coach.TooDear:    {"hintDear 7", "hintDearDuo 7", "lookSave 4", "lookSave 4"},
		coach.Saves:      {"hintSaveSome 9", "hintSaveDuo 9", "lookSave 7", "lookSave 7"},
		coach.Takes:      {"hintTake 9", "hintTake 9", "lookTake 9", "lookTake 9"},
		coach.MustFeed:   {"hintFeed", "mustFeedOther", "hintFeed", "lookAhead"},
		coach.OnlyMove:   {"hintOnly", "hintOnly", "hintOnly", "lookAhead"},
		coach.Finishes:   {"hintFinish", "hintFinish", "lookFinish", "lookFinish"},
	} {
		h := coach.Hint{House: 2, By: 1, Reason: reason, Seeds: 9, Left: 2, Cost: coach.Cost{Seeds: 7, Left: 3}}
		m := coach.Moment{Played: 1, Better: 2, Why: h}
		if got := [4]string{alone.Hint(&h, 1), duo.Hint(&h, 1), alone.Hint(&h, 3), alone.Better(&m)}; got != want {
			t.Errorf("%v: %q, want %q", reason, got, want)
		}
		if said := alone.Hint(&h, 2); said != "hintThisHouse" {
			t.Errorf("%v: the house is shown with %q", reason, said)
		}
	}
	if said := alone.Hint(&coach.Hint{Reason: coach.Saves, Seeds: 5}, 1); said != "hintSave 5" {
		t.Errorf("all is saved: %q", said)
	}
	// What a mistake has opened, and a game that is won, matter more than the reason; a capture matters more than they.
	cost := coach.Cost{Seeds: 6, Left: 2}
	for _, c := range []struct {
		m    coach.Moment
		want string
	}{
		{coach.Moment{Better: 1, Cost: cost, Why: coach.Hint{Reason: coach.Builds}}, "lookSave 4"},
		{coach.Moment{Better: 1, Cost: cost, Why: coach.Hint{Reason: coach.Takes, Seeds: 5}}, "lookTake 5"},
		{coach.Moment{Better: 1, Why: coach.Hint{Reason: coach.Builds, Lead: coach.Won}}, "lookSure"},
		{coach.Moment{Better: 1, Why: coach.Hint{Reason: coach.Saves, Seeds: 5, Left: 1, Lead: coach.Won}}, "lookSave 4"},
		{coach.Moment{Why: coach.Hint{Reason: coach.Builds, Lead: coach.Won}}, "lookBuild"}, // a deed
	} {
		if said := alone.Better(&c.m); said != c.want {
			t.Errorf("%+v: %q, want %q", c.m, said, c.want)
		}
	}
}

// Whose turn it is, what was captured, lost or refused, and whose move is looked back at: against Tux and between two
// children.
func TestWhoIsSpokenOf(t *testing.T) {
	open := func(text string) *rules.Game {
		g, err := rules.ParseGame("oware seeds=4 slam=nocapture repeat=offer\n" + text)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-"
	lost := coach.Moment{Lost: 3, Why: coach.Hint{Reason: coach.Takes, Seeds: 5}}
	sure := coach.Moment{Lost: 3, Sure: true}
	for _, c := range []struct {
		name       string
		say        func(s *Speaker) string
		alone, duo string
	}{
		{"the child's turn", func(s *Speaker) string { return s.Turn(open(start + "S\n")) }, "yourTurn", "southTurn"},
		{"Tux begins", func(s *Speaker) string { return s.Turn(open(start + "N\n")) }, "tuxStarts", "northTurn"},
		{"Tux thinks", func(s *Speaker) string { return s.Turn(open(start + "S\nA")) }, "tuxThinking", "northTurn"},
		{"South must feed", func(s *Speaker) string { return s.MustFeed(rules.South) }, "mustFeedYou", "mustFeedOther"},
		{"North must feed", func(s *Speaker) string { return s.MustFeed(rules.North) }, "mustFeedTux", "mustFeedOther"},
		{"South captures", func(s *Speaker) string { return s.Takes(rules.South, 3) }, "youTake 3", "bottomTakes 3"},
		{"North captures", func(s *Speaker) string { return s.Takes(rules.North, 3) }, "tuxTakes 3", "topTakes 3"},
		{"a warning", func(s *Speaker) string { return s.Warning(4) }, "warnTux 4", "warnOther 4"},
		{"empty", func(s *Speaker) string { return s.Refusal(rules.ErrEmptyHouse, 0) }, "refusedEmpty", "refusedEmpty"},
		{"feed", func(s *Speaker) string { return s.Refusal(rules.ErrMustFeed, 0) }, "refusedFeed", "refusedFeedDuo"},
		{"slam", func(s *Speaker) string { return s.Refusal(rules.ErrGrandSlam, 0) }, "refusedSlam", "refusedSlam"},
		{"over", func(s *Speaker) string { return s.Refusal(rules.ErrGameOver, 0) }, "refusedOver", "refusedOver"},
		{"not yours", func(s *Speaker) string { return s.Refusal(rules.ErrNotYourHouse, 0) }, "refusedNotYours", "southTurn"},
		{"not yours either", func(s *Speaker) string { return s.Refusal(rules.ErrNotYourHouse, 1) }, "refusedNotYours", "northTurn"},
		{"South's move", func(s *Speaker) string { return s.Whose(rules.South) }, "lookYou", "lookBottom"},
		{"North's move", func(s *Speaker) string { return s.Whose(rules.North) }, "lookTux", "lookTop"},
		{"South could take", func(s *Speaker) string { return s.CouldTake(rules.South, 6) }, "thenYou 6", "thenOther 6"},
		{"North could take", func(s *Speaker) string { return s.CouldTake(rules.North, 6) }, "thenTux 6", "thenOther 6"},
		{"missed", func(s *Speaker) string { return s.Lost(&lost, true) }, "lookMissed 5", "lookMissed 5"},
		{"later", func(s *Speaker) string { return s.Lost(&lost, false) }, "lookLater 3", "lookLater 3"},
		{"for sure", func(s *Speaker) string { return s.Lost(&sure, false) }, "lookOther", "lookOther"},
	} {
		if alone, duo := c.say(speaker(false)), c.say(speaker(true)); alone != c.alone || duo != c.duo {
			t.Errorf("%s: %q and %q, want %q and %q", c.name, alone, duo, c.alone, c.duo)
		}
	}
}

// What happens in a move of Oware.
func TestEvents(t *testing.T) {
	s := speaker(false)
	for step, want := range map[rules.StepKind]string{
		rules.Drop: "", rules.Skip: "houseSkipped", rules.SlamForfeited: "slamForfeited", rules.ExtraTurn: "slamAgain",
	} {
		if said, ok := s.Event(step, rules.South); said != want || ok != (want != "") {
			t.Errorf("step %v: %q, %v", step, said, ok)
		}
	}
}
