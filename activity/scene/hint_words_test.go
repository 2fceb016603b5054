package scene

import (
	"strings"
	"testing"

	"awele/i18n"
	"awele/tux/coach"
)

// Every reason has words of its own in every language, and between two children nobody speaks of Tux.
func TestEveryReasonHasItsWords(t *testing.T) {
	for _, lang := range i18n.Languages() {
		text := i18n.For(lang.Code).T
		for _, friend := range []bool{false, true} {
			tb := lay(t, "", friend)
			tb.p.Text = text
			r := lookAt(t, mixedGame, friend)
			r.l.Text = text
			asked, back := map[string]coach.Reason{}, map[string]coach.Reason{}
			for reason := coach.FarSighted; reason <= coach.Finishes; reason++ {
				hint := coach.Hint{House: 2, By: 1, Reason: reason, Seeds: 12, Left: 2}
				said, seen := tb.p.hintText(&hint, 1), r.l.why(&coach.Moment{Played: 1, Better: 2, Why: hint})
				if was, ok := asked[said]; ok {
					t.Errorf("%s: %v and %v are both called %q", lang.Code, was, reason, said)
				}
				asked[said] = reason
				switch reason { // looking back, these are moves that only looking ahead explains, or that save seeds as well
				case coach.FarSighted, coach.Quiet, coach.Declines, coach.MustFeed, coach.OnlyMove, coach.TooDear:
				default:
					if was, ok := back[seen]; ok {
						t.Errorf("%s: looking back %v and %v are both called %q", lang.Code, was, reason, seen)
					}
				}
				back[seen] = reason
				if both := said + seen; friend && (strings.Contains(both, "Tux") || strings.Contains(both, "Tuks")) {
					t.Errorf("%s: two children are told %q and %q", lang.Code, said, seen)
				}
			}
		}
	}
}
