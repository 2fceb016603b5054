package activity

import (
	"testing"

	"awele/activity/match"
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
