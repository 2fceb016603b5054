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
	for p, ply := v.Start(South), 0; len(out) < n; {
		legal := v.Legal(p)
		if ply++; legal == 0 || ply == longGame {
			p, ply = v.Start(South), 0
			continue
		}
		out = append(out, p)
		p = v.Next(p, d.pick(legal))
	}
	return out
}

// One move with full rules, checked for legality: sowing, capture, slam and the end of the game.
func BenchmarkMove(b *testing.B) {
	for _, slam := range slamRules {
		b.Run(slam.String(), func(b *testing.B) {
			v := NewOware(4, slam, OfferShare)
			positions := samplePositions(v, 1024)
			pits, d := make([]Pit, len(positions)), dice(2)
			for i, p := range positions {
				pits[i] = Pit{p.Turn(), d.pick(v.Legal(p))}
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p, pit := positions[i&1023], pits[i&1023]
				if v.Check(p, pit) == nil {
					sinkPosition = v.Next(p, pit.House)
				}
			}
		})
	}
}

// The same in random games, with the choice of a random house: the processor can foresee nothing.
func BenchmarkRandomGame(b *testing.B) {
	for _, slam := range slamRules {
		b.Run(slam.String(), func(b *testing.B) {
			v := NewOware(4, slam, OfferShare)
			p, d, ply := v.Start(South), dice(1), 0
			b.ReportAllocs()
			for b.Loop() {
				legal := v.Legal(p)
				if ply++; legal == 0 || ply == longGame {
					p, ply = v.Start(South), 0
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
	for _, v := range []Variant{NewOware(4, NoCapture, EndOnRepeat), NewKalah(4)} {
		b.Run(v.Kind.String(), func(b *testing.B) {
			var n uint64
			for b.Loop() {
				n += v.Perft(v.Start(South), 8)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// The longest text that is read, of a game in which nothing is captured as far as that can be helped: the worst case for
// finding repeats.
func BenchmarkParseGameLongest(b *testing.B) {
	v := NewOware(6, NoCapture, OfferShare)
	p, err := NewPosition([]int{12, 1, 0, 0, 7, 4}, []int{8, 2, 3, 18, 9, 5}, 14, 15, South)
	if err != nil {
		b.Fatal(err)
	}
	g, d := NewGameAt(v, p), dice(1)
	for 2*g.Ply() < maxGameText-128 && g.Legal() != 0 {
		p := g.Position()
		moves := g.Legal()
		for h := range moves.All() {
			q := v.Next(p, h)
			if q.Store(South) != p.Store(South) || q.Store(North) != p.Store(North) {
				moves &^= 1 << h
			}
		}
		if moves == 0 {
			moves = g.Legal()
		}
		if err := g.Play(Pit{p.Turn(), d.pick(moves)}); err != nil {
			b.Fatal(err)
		}
	}
	text := g.String()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := ParseGame(text); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(g.Ply()), "moves")
}

// What the benchmarks compute goes here, so that the compiler cannot leave it out.
var (
	sinkSet      HouseSet
	sinkPosition Position
	sinkSteps    []Step
	sinkResult   Result
	sinkError    error
)
