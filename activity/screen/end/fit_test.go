package end

import (
	"testing"

	"awele/activity/match"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/words"
	"awele/i18n"
)

func TestEndFitsInEveryLanguage(t *testing.T) {
	nothing := func() {}
	for _, result := range []Result{
		{South: 27, North: 20, Reason: i18n.EndMajority}, {South: 20, North: 27, Reason: i18n.EndNoMove}, {South: 20, North: 27, Deed: words.Deed{Captured: 15}, Reason: i18n.EndNoMove},
		{South: 10, North: 27, Deed: words.Deed{Sown: 22}, Reason: i18n.EndMajority, Level: 3, Streak: -3},
		{South: 27, North: 21, Reason: i18n.EndUnfedTux}, {South: 20, North: 28, Deed: words.Deed{Captured: 15}, Reason: i18n.EndUnfedYou},
		{South: 24, North: 24, Seats: match.WithFriend(), Reason: i18n.EndUnfedRow}, {South: 24, North: 24, Reason: i18n.EndRepeat}, {South: 24, North: 24, Reason: i18n.EndAgreed},
		{South: 40, North: 20, Seats: match.WithFriend(), Reason: i18n.EndRepeat}, {South: 29, North: 19, Reason: i18n.EndRepeat, Level: 3, Streak: 3},
		{South: 10, North: 26, Reason: i18n.EndMajorityTux, Level: 3, Streak: -3}, {South: 20, North: 52, Seats: match.WithFriend(), Reason: i18n.EndMajorityTop}, {South: 52, North: 20, Seats: match.WithFriend(), Reason: i18n.EndMajorityBottom},
	} {
		screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
			e := New(screentest.NewPupil().Services(lang), result, Do{Again: nothing, NextLevel: nothing, EasierLevel: nothing, LookBack: nothing, Save: nothing, Copy: nothing, Home: nothing})
			e.Arrange(v)
			screentest.MustFit(t, e.title, true, e.lay.TitleSize, e.lay.Title.W, e.lay.Title.H)
			if e.note != "" {
				note := ui.NoteText(e.lay.Note, v)
				screentest.MustFit(t, e.note, false, geom.Body.Size(v), note.W, note.H)
			}
			for i, b := range e.buttons {
				screentest.PadMustFit(t, b.Label(), true, e.lay.Pads.Label(v, i), e.lay.Buttons[i], true)
			}
		})
	}
}

func TestTheEndIsAScreenLikeTheOthers(t *testing.T) {
	fresh := func() *Screen {
		e, _ := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
		return e
	}
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, fresh()) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, fresh()) })
	e := fresh()
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, e, &e.set) })
}

// The second press of a nervous double one that ends the counting falls on nothing.
func TestANervousSecondPressFallsOnNothing(t *testing.T) {
	for _, how := range []string{"Enter", "pointer"} {
		e, d := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
		e.Update(&ui.Input{})
		enter := func() { e.Update(screentest.Key(ui.KeyAct)) }
		second := enter
		if how == "pointer" {
			p := geom.Point{X: 100, Y: 400}
			second = func() { screentest.Slide(e, p, p) }
		}
		if screentest.Twice(e, second); e.counting() || len(*d) != 0 {
			t.Errorf("%s: %v", how, *d)
		}
		for range ui.DebounceFor {
			e.Update(&ui.Input{})
		}
		if enter(); len(*d) != 1 {
			t.Errorf("%s: a later press does %v", how, *d)
		}
	}
}
