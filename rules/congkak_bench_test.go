package rules

import "testing"

// congkakInTurn is Congkak begun one after the other: from its start moves can be counted.
func congkakInTurn() Variant {
	v := Congkak.Usual()
	v.Opening = InTurn
	return v
}

// Counts of move sequences, a turn of several sowings counted sowing by sowing: how fast a whole sowing with its relays is.
func BenchmarkCongkakPerft(b *testing.B) {
	v := congkakInTurn()
	var n uint64
	for b.Loop() {
		n += v.Perft(v.Start(South), 7)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}

func BenchmarkCongkakNext(b *testing.B) {
	positions := samplePositions(congkakInTurn(), 1024)
	v := congkakInTurn()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := positions[i&1023]
		sinkPosition = v.Next(p, v.Legal(p).First())
	}
}

func BenchmarkCongkakSteps(b *testing.B) {
	positions := samplePositions(congkakInTurn(), 1024)
	v := congkakInTurn()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := positions[i&1023]
		sinkSteps = v.Steps(p, v.Legal(p).First())
	}
}
