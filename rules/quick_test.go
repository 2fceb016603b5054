package rules

import "testing"

// The quick answers are those of the variant, in the order in which a search asks.
func TestQuickAnswersAsTheVariant(t *testing.T) {
	for _, v := range append(variants(), kalahVariants()...) {
		if v.Repeat == OfferShare && v.Seeds != 5 {
			q := v.Quick(v.Start(South))
			over := 0
			for _, p := range samplePositions(v, 50_000) {
				legal := v.Legal(p)
				if got := q.Legal(p); got != legal {
					t.Fatalf("%v: %v may play %06b, quickly %06b", v, p, legal, got)
				}
				gaining := q.Gaining(p)
				if gaining&^legal != 0 {
					t.Fatalf("%v: %v may gain with %06b, but may play %06b", v, p, gaining, legal)
				}
				for h := range legal.All() {
					next := v.Next(p, h)
					if got := q.Next(p, h); got != next {
						t.Fatalf("%v: house %d of %v leads to %v, quickly to %v", v, h, p, next, got)
					}
					if got, want := q.Gain(p, h), next.Store(p.Turn())-p.Store(p.Turn()); got != want {
						t.Fatalf("%v: house %d of %v gains %d, quickly %d", v, h, p, want, got)
					}
					if got := q.NextQuiet(p, h); (!gaining.Has(h) || q.Gain(p, h) == 0) && got != next {
						t.Fatalf("%v: quiet house %d of %v leads to %v, quickly to %v", v, h, p, next, got)
					}
					end := v.Legal(next) == 0
					if q.Over(next) != end {
						t.Fatalf("%v: %v is over: %v, quickly %v", v, next, end, q.Over(next))
					}
					if end {
						over++
					} else if next.Store(p.Turn()) > p.Store(p.Turn()) && !gaining.Has(h) {
						t.Fatalf("%v: house %d of %v captures and is not among %06b", v, h, p, gaining)
					}
				}
			}
			if over == 0 {
				t.Fatalf("%v: no game ended", v)
			}
		}
	}
}

// The moves that let the same side move again are those of the rules.
func TestQuickMovesAgain(t *testing.T) {
	for _, v := range kalahVariants() {
		q := v.Quick(v.Start(South))
		found := 0
		for _, p := range samplePositions(v, 20_000) {
			for h := range v.Legal(p).All() {
				next := v.Next(p, h)
				if got := q.Again(p).Has(h); !q.Over(next) && got != (next.Turn() == p.Turn()) {
					t.Fatalf("%v: house %d of %v lets the same side move again: %v", v, h, p, got)
				}
			}
			found += q.Again(p).Len()
		}
		if found < 1000 {
			t.Errorf("%v: only %d moves", v, found)
		}
	}
}

// Few moves are looked at in vain for a capture.
func TestMostGainingMovesCapture(t *testing.T) {
	v := NewOware(4, NoCapture, OfferShare)
	q := v.Quick(v.Start(South))
	listed, captures := 0, 0
	for _, p := range samplePositions(v, 10_000) {
		for h := range q.Gaining(p).All() {
			listed++
			if v.Next(p, h).Store(p.Turn()) > p.Store(p.Turn()) {
				captures++
			}
		}
	}
	if listed > 2*captures {
		t.Errorf("%d of %d moves capture", captures, listed)
	}
}

func BenchmarkGaining(b *testing.B) {
	v := NewOware(4, NoCapture, OfferShare)
	q := v.Quick(v.Start(South))
	positions := samplePositions(v, 1024)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		sinkSet = q.Gaining(positions[i&1023])
	}
}
