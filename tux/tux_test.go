package tux

import (
	"testing"

	"awele/rules"
)

func oware() rules.Variant { return rules.NewOware(4, rules.NoCapture, rules.OfferShare) }

func BenchmarkSearch(b *testing.B) {
	e := NewEngine()
	g := rules.NewGame(oware(), rules.South)
	nodes := 0
	depth := 0
	for b.Loop() {
		w := e.begin(g, 2_000_000, func(s *search) {
			var r ranking
			s.rank(&r, maxPly, 0)
			depth = r.depth
		})
		for !w.slice(4000) {
		}
		nodes += e.search.nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(depth), "depth")
}
