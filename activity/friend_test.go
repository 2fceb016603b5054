package activity

import (
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui"
)

// That two people play without hints counts at once, in the game that is on the board too.
func TestHintsBetweenFriendsFollowTheSettings(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	defer a.close()
	a.start(0, match.WithFriend())
	for _, may := range []bool{true, false, true} {
		s := a.now
		s.HintsDuo = may
		a.choose(s)
		if a.afterSettings(); a.match.MayHint() != may {
			t.Errorf("hints switched to %v, the side to move may: %v", may, !may)
		}
	}
}

// Two people who sit down choose an animal each, one key after the other takes what is shown, and what they choose is kept.
// Who goes on with a game, or plays alone, is asked nothing.
func TestFriendsChooseAnimalsWhenTheyBegin(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{})
	a.start(0, match.WithFriend())
	pass(a, 2)
	press(a, ui.KeyRight) // from the lion to the elephant, which the top row had
	pass(a, ui.SecondPress)
	press(a, ui.KeyAct)
	pass(a, ui.SecondPress+1)
	press(a, ui.KeyAct)
	pass(a, ui.SecondPress+1)
	if want := (settings.Badges{settings.Elephant, settings.Giraffe}); a.now.Badges != want {
		t.Errorf("they have %v, want %v", a.now.Badges, want)
	}
	press(a, ui.KeyHouse1)
	press(a, ui.KeyHouse1)
	pass(a, 300)
	if a.match.Game().Ply() != 1 {
		t.Fatalf("%d moves after two questions", a.match.Game().Ply())
	}
	a.home()
	a.start(0, match.WithFriend()) // goes on
	press(a, ui.KeyHouse1)
	press(a, ui.KeyHouse1)
	pass(a, 300)
	if a.match.Game().Ply() != 2 {
		t.Error("who goes on with a game is asked something")
	}
	a.start(0, match.AgainstTux())
	press(a, ui.KeyHouse1)
	press(a, ui.KeyHouse1)
	pass(a, 2)
	if a.match.Game().Ply() != 1 {
		t.Error("who plays alone is asked something")
	}
	a.close()
	if b := open(t, dir, Options{}); b.now.Badges[0] != settings.Elephant {
		t.Errorf("kept are %v", b.now.Badges)
	}
}
