package rules

import "testing"

// dice is a small random source that costs next to nothing, so that a benchmark measures the rules.
type dice uint64

func (d *dice) roll(n int) int {
	*d = *d*6364136223846793005 + 1442695040888963407
	return int(uint64(*d>>32) * uint64(n) >> 32)
}

// pick returns a random house of a set that is not empty.
func (d *dice) pick(s HouseSet) House {
	for n := d.roll(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// slamRules are the three grand-slam rules, for tests that go through all of them.
var slamRules = []GrandSlam{NoCapture, Forbidden, CaptureAll}

// samplePositions returns n positions with a move to play, from random games.
func samplePositions(v Variant, n int) []Position {
	d := dice(1)
	out := make([]Position, 0, n)
	for p := v.Start(South); len(out) < n; {
		legal := v.Legal(p)
		if legal == 0 {
			p = v.Start(South)
			continue
		}
		out = append(out, p)
		p = v.Next(p, d.pick(legal))
	}
	return out
}

// One move of a random game with full rules: legality, sowing, capture, slam and the end of the game.
func BenchmarkMove(b *testing.B) {
	for _, slam := range slamRules {
		b.Run(slam.String(), func(b *testing.B) {
			v := NewOware(4, slam, OfferShare)
			p, d := v.Start(South), dice(1)
			b.ReportAllocs()
			for b.Loop() {
				legal := v.Legal(p)
				if legal == 0 {
					p = v.Start(South)
					continue
				}
				p = v.Next(p, d.pick(legal))
			}
		})
	}
}

func BenchmarkLegal(b *testing.B) {
	for _, slam := range slamRules {
		b.Run(slam.String(), func(b *testing.B) {
			v := NewOware(4, slam, OfferShare)
			positions := samplePositions(v, 1024)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				sinkSet = v.Legal(positions[i&1023])
			}
		})
	}
}

func BenchmarkCheck(b *testing.B) {
	v := NewOware(4, NoCapture, OfferShare)
	positions := samplePositions(v, 1024)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := positions[i&1023]
		if v.Check(p, Pit{p.Turn(), House(i % 6)}) == nil {
			sinkSet++
		}
	}
}

func BenchmarkNext(b *testing.B) {
	for _, slam := range slamRules {
		b.Run(slam.String(), func(b *testing.B) {
			v := NewOware(4, slam, OfferShare)
			positions := samplePositions(v, 1024)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p := positions[i&1023]
				sinkPosition = v.Next(p, v.Legal(p).First())
			}
		})
	}
}

func BenchmarkSteps(b *testing.B) {
	v := NewOware(4, NoCapture, OfferShare)
	positions := samplePositions(v, 1024)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := positions[i&1023]
		sinkSteps = v.Steps(p, v.Legal(p).First())
	}
}

func BenchmarkPerft(b *testing.B) {
	v := NewOware(4, NoCapture, EndOnRepeat)
	var n uint64
	for b.Loop() {
		n += v.Perft(v.Start(South), 8)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}

// What the benchmarks compute goes here, so that the compiler cannot leave it out.
var (
	sinkSet      HouseSet
	sinkPosition Position
	sinkSteps    []Step
)
