package words

import (
	"strings"
	"testing"

	"awele/activity/match"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// Every reason has words of its own in every language, and between two children nobody speaks of Tux.
func TestEveryReasonHasItsWords(t *testing.T) {
	for kind, variants := range map[rules.Kind][]rules.Variant{
		rules.Oware: {
			rules.NewOware(4, rules.NoCapture, rules.OfferShare), rules.NewOware(4, rules.Forbidden, rules.OfferShare),
			rules.NewOware(4, rules.CaptureAll, rules.OfferShare),
		},
		rules.Kalah: {rules.NewKalah(4)},
	} {
		all := map[coach.Reason]bool{}
		for _, v := range variants {
			for _, r := range coach.Reasons(v) {
				all[r] = true
			}
		}
		if len(all) < 15 {
			t.Fatalf("only %d reasons", len(all))
		}
		haveWords(t, kind, all)
	}
}

func haveWords(t *testing.T, kind rules.Kind, all map[coach.Reason]bool) {
	t.Helper()
	for _, lang := range i18n.Languages() {
		for _, friend := range []bool{false, true} {
			s := Speaker{Text: i18n.For(lang.Code).T, Seats: match.Seating(friend), Kind: kind}
			asked, back := map[string]coach.Reason{}, map[string]coach.Reason{}
			for reason := range all {
				hint := coach.Hint{House: 2, By: 1, Reason: reason, Seeds: 12, Left: 2}
				said, seen := s.Hint(&hint, 1), s.Better(&coach.Moment{Played: 1, Better: 2, Why: hint})
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
					back[seen] = reason
				}
				if both := said + seen; friend && (strings.Contains(both, "Tux") || strings.Contains(both, "Tuks")) {
					t.Errorf("%s: two children are told %q and %q", lang.Code, said, seen)
				}
			}
		}
	}
}

// A kind of game that has no words is never told in Oware's.
func TestAKindWithoutWordsIsNotToldInOwares(t *testing.T) {
	s := Speaker{Text: func(k i18n.Key, _ ...any) string { return string(k) }, Seats: match.AgainstTux(), Kind: rules.Kind(200)}
	if said, ok := s.Event(rules.ExtraTurn, rules.South); ok {
		t.Errorf("an extra turn is called %q", said)
	}
	slam := coach.Hint{Reason: coach.AvoidsSlam, By: 1}
	if said := s.Better(&coach.Moment{Played: 1, Better: 2, Why: slam}); said != string(i18n.LookAhead) {
		t.Errorf("a better move is praised by %q", said)
	}
	if said := s.Refusal(rules.ErrGrandSlam, rules.South); said != string(i18n.RefusedNotYours) {
		t.Errorf("a slam is refused by %q", said)
	}
	if said := s.Hint(&coach.Hint{Reason: coach.Shelters}, 1); said != string(i18n.HintThisHouse) {
		t.Errorf("a hint says %q", said)
	}
}
