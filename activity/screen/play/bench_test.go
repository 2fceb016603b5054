package play

import "testing"

func BenchmarkBackToTheBoard(b *testing.B) {
	for b.Loop() {
		lay(&testing.T{}, "", false)
	}
}
