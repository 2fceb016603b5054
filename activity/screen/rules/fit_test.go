package rules

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui/geom"
	"awele/boards"
)

func TestRulesFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, board := range boards.Builtin() {
			r := New(screentest.NewPupil().Services(lang), board.Variant(), func() Text { return read(board, lang) }, func() {})
			r.Arrange(v)
			if playable := board.Variant().Validate() == nil; (len(r.diagrams) > 2) != playable || len(r.captions) != len(r.diagrams) {
				t.Errorf("%s has %d diagrams and %d captions", board.Name, len(r.diagrams), len(r.captions))
			}
			for i, b := range r.blocks {
				if b.Words() {
					screentest.MustFit(t, b.Text, b.Heading, b.Size(v), r.lay.Blocks[i].W, r.lay.Blocks[i].H)
				}
			}
			for i, s := range r.captions {
				screentest.MustFit(t, s, false, geom.Body.Size(v), r.lay.Diagrams[i].Caption.W, r.lay.Diagrams[i].Caption.H)
			}
		}
	})
}

func TestRulesAreAScreenLikeTheOthers(t *testing.T) {
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, newRules(screentest.NewPupil())) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, newRules(screentest.NewPupil())) })
	r := newRules(screentest.NewPupil())
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, r, &r.set) })
}
