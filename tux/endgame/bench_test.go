package endgame

import (
	"fmt"
	"math/rand/v2"
	"runtime/metrics"
	"testing"

	"awele/rules"
)

// How long it takes to build the table up to a number of seeds, its size, and the largest heap on the way.
func BenchmarkBuild(b *testing.B) {
	for _, seeds := range []int{8, 10, 12, 15} {
		b.Run(fmt.Sprintf("seeds=%d", seeds), func(b *testing.B) {
			var table *Table
			peak := uint64(0)
			for b.Loop() {
				builder := NewBuilder(NewTable(Conventions{rules.NoCapture, OwnRow}), seeds)
				for !builder.Work(100_000) {
					peak = max(peak, heap())
				}
				table = builder.Table()
			}
			b.ReportMetric(float64(table.Size()), "B/table")
			b.ReportMetric(float64(peak), "B/peak")
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/build")
		})
	}
}

// heap returns the bytes of what is in use and of what has not been collected yet.
func heap() uint64 {
	s := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
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
