package rules

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui/geom"
)

func TestRulesFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		text := awele(lang)
		r := New(screentest.NewPupil().Services(lang), screentest.Usual, func() Text { return text }, func() {})
		r.Arrange(v)
		if len(r.diagrams) != 6 || len(r.captions) != 6 {
			t.Fatalf("%d diagrams of %d lessons", len(r.diagrams), 6)
		}
		for i, b := range r.blocks {
			if b.Words() {
				screentest.MustFit(t, b.Text, b.Heading, b.Size(v), r.lay.Blocks[i].W, r.lay.Blocks[i].H)
			}
		}
		for i, s := range r.captions {
			screentest.MustFit(t, s, false, geom.Body.Size(v), r.lay.Diagrams[i].Caption.W, r.lay.Diagrams[i].Caption.H)
		}
	})
}

func TestRulesAreAScreenLikeTheOthers(t *testing.T) {
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, newRules(screentest.NewPupil())) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, newRules(screentest.NewPupil())) })
	r := newRules(screentest.NewPupil())
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, r, &r.set) })
}
