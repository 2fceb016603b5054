package endgame

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"awele/rules"
)

// How long it takes to build the table up to a number of seeds, and its size.
func BenchmarkBuild(b *testing.B) {
	for _, seeds := range []int{8, 10, 12} {
		b.Run(fmt.Sprintf("seeds=%d", seeds), func(b *testing.B) {
			var table *Table
			for b.Loop() {
				table = build(Conventions{rules.NoCapture, OwnRow}, seeds)
			}
			b.ReportMetric(float64(table.Size()), "B/table")
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/build")
		})
	}
}

func BenchmarkProbe(b *testing.B) {
	table := large()
	rnd := rand.New(rand.NewPCG(1, 1))
	var positions [1 << 12]rules.Position
	for i := range positions {
		n := 1 + rnd.IntN(builtSeeds)
		positions[i] = position(unrank(n, uint32(rnd.IntN(Boards(n)))))
	}
	b.ReportAllocs()
	i, lo := 0, 0
	for b.Loop() {
		bounds, _ := table.Probe(positions[i%len(positions)])
		lo += int(bounds.Lo)
		i++
	}
	if lo == 1 {
		b.Log(lo)
	}
}
