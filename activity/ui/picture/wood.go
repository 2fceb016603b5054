package picture

import (
	"math"
	"runtime"
	"sync"
)

// side of the table of noise; a power of two.
const noiseSide = 64

var noiseTable = func() (t [noiseSide * noiseSide]float32) {
	s := uint32(0x9e3779b9)
	for i := range t {
		s ^= s << 13
		s ^= s >> 17
		s ^= s << 5
		t[i] = float32(s>>8) / (1 << 24)
	}
	return t
}()

// noise is a smooth random landscape from 0 to 1 with hills of size 1; it never changes.
func noise(x, y float64) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := float32(x-x0), float32(y-y0)
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	i, j := int(x0)&(noiseSide-1), (int(y0)&(noiseSide-1))*noiseSide
	i1, j1 := (i+1)&(noiseSide-1), (j+noiseSide)&(noiseSide*noiseSide-1)
	a := noiseTable[j+i] + (noiseTable[j+i1]-noiseTable[j+i])*fx
	b := noiseTable[j1+i] + (noiseTable[j1+i1]-noiseTable[j1+i])*fx
	return float64(a + (b-a)*fy)
}

var (
	woodLight = hex(0xdd9a58)
	woodRed   = hex(0xc0763c)
	woodDark  = hex(0x8f4f20)
)

// wood returns the bare colour of the timber at height z above the face: the rings of a trunk that lies along the board, so
// a hollow shows them cut open.
func (b *board) wood(x, y, z float64) rgb {
	u := 1 / b.unit
	x, y, z = (x-b.Face.X)*u, (y-b.Face.Y)*u, z*u
	if b.Face.H > b.Face.W {
		x, y = y, x
	}
	warp := noise(x*.004+3, y*.016)*46 + noise(x*.013, y*.05)*9
	dy := y - 128 + warp
	dz := 120 + .07*x - 1.6*z
	ring := math.Sqrt(dy*dy+dz*dz) * .085
	f := ring - math.Floor(ring)
	// Each year's wood darkens slowly and ends in a sharp dark line.
	year := f * f * f
	if f > .93 {
		year *= (1 - f) / .07
	}
	tone := noise(x*.003, ring*.55)
	// Fibres finer than a pixel would flicker: they stay as wide on a small board.
	fine := math.Min(1, .75*b.unit)
	fibre := noise(x*.03, y*.9*fine) - .5
	pore := noise(x*.07, y*1.7*fine+40)
	c := woodLight.mix(woodRed, clamp01(tone*1.3-.15)).mix(woodDark, .50*year)
	k := 1 + .11*fibre
	if pore > .74 {
		k -= (pore - .74) * .75
	}
	return c.times(k)
}

// rows calls paint for each row, on all processors at once.
func rows(n int, paint func(y int)) {
	workers := min(runtime.GOMAXPROCS(0), n)
	if workers <= 1 {
		for y := range n {
			paint(y)
		}
		return
	}
	var wg sync.WaitGroup
	for k := range workers {
		wg.Go(func() {
			for y := k; y < n; y += workers {
				paint(y)
			}
		})
	}
	wg.Wait()
}
