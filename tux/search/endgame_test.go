package search

import (
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// A table for other rules is not asked.
func TestTableOfOtherRulesIsNotUsed(t *testing.T) {
	s := New()
	s.Endgames(tuxtest.EightSeeds())
	for _, slam := range []rules.GrandSlam{rules.Forbidden, rules.CaptureAll} {
		g := rules.NewGame(rules.NewOware(4, slam, rules.OfferShare), rules.South)
		s.Rank(g, Limits{Depth: 1, Nodes: 1}, nil).Close()
		if s.ends != nil {
			t.Errorf("a table without slams is used for %v", slam)
		}
	}
	s.Rank(rules.NewGame(tuxtest.Oware(), rules.South), Limits{Depth: 1, Nodes: 1}, nil).Close()
	if s.ends == nil {
		t.Error("the table is not used")
	}
	s.Rank(rules.NewGame(tuxtest.Oware(), rules.South), Limits{Depth: 1, Nodes: 1, NoEndgames: true}, nil).Close()
	if s.ends != nil {
		t.Error("the table is used though it was left out")
	}
}
