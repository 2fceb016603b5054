package sound

import (
	"math"
	"math/rand/v2"
	"sync"
)

// bank holds the samples of each sound, one slice for each of its variations. They are made once, from formulas: there
// is no sound file and no licence to ask for.
var bank = sync.OnceValue(makeBank)

func makeBank() [soundCount][]voice {
	var b [soundCount][]voice
	for _, pitch := range []float64{1, 1.06, 0.95, 1.11, 0.9, 1.02} {
		b[Drop] = append(b[Drop], sounding(0.12, knock(0, 560*pitch, 0.30)))
	}
	b[Capture] = []voice{sounding(0.75,
		knock(0, 500, 0.16), knock(0.05, 560, 0.18), knock(0.10, 620, 0.20),
		bar(0.10, 523.25, 0.20), bar(0.20, 659.25, 0.20))}
	b[Refused] = []voice{sounding(0.35, thud(0, 165, 0.26), thud(0.11, 139, 0.24))}
	b[Finish] = []voice{sounding(1.6,
		bar(0, 392.00, 0.18), bar(0.14, 493.88, 0.18), bar(0.28, 587.33, 0.18), bar(0.46, 783.99, 0.22))}
	b[Again] = []voice{sounding(0.7, bar(0, 659.25, 0.16), bar(0.09, 783.99, 0.18), bar(0.18, 1046.50, 0.18))}
	b[Press] = []voice{sounding(0.06, knock(0, 1150, 0.12))}
	b[Hint] = []voice{sounding(1.0, bell(0, 880, 0.10), bell(0.13, 1174.66, 0.10))}
	return b
}

// partial is one tone of a sound that is struck and dies away.
type partial struct {
	start     float64 // seconds
	frequency float64 // hertz
	loudness  float64
	decay     float64 // seconds until a third (1/e) of the loudness is left
}

// strike is what is heard of one blow: its tones and, for a dry hit, a breath of noise.
type strike struct {
	tones []partial
	noise partial
}

// knock is a seed on wood. The ratios are those of the first bending modes of a short free bar.
func knock(start, f, loudness float64) strike {
	return strike{
		tones: []partial{
			{start, f, loudness, 0.022}, {start, 2.76 * f, 0.45 * loudness, 0.010}, {start, 5.40 * f, 0.2 * loudness, 0.005},
		},
		noise: partial{start, 0, 0.35 * loudness, 0.002},
	}
}

// bar is a wooden bar tuned like a marimba's, whose second tone is two octaves above.
func bar(start, f, loudness float64) strike {
	return strike{tones: []partial{{start, f, loudness, 0.22}, {start, 4 * f, 0.2 * loudness, 0.05}}}
}

// bell is a small bell, not quite in tune with itself.
func bell(start, f, loudness float64) strike {
	return strike{tones: []partial{{start, f, loudness, 0.25}, {start, 2.41 * f, 0.3 * loudness, 0.12}}}
}

// thud is a soft hand on a table.
func thud(start, f, loudness float64) strike {
	return strike{tones: []partial{{start, f, loudness, 0.05}, {start, 2.1 * f, 0.25 * loudness, 0.02}}}
}

// sounding mixes strikes into a sound of so many seconds, which begins and ends in silence.
func sounding(seconds float64, strikes ...strike) voice {
	noise := rand.New(rand.NewPCG(1, 2)) // the same sound at every start
	v := make(voice, int(seconds*rate))
	for i := range v {
		t := float64(i) / rate
		var x float64
		for _, s := range strikes {
			for _, p := range s.tones {
				x += p.level(t) * math.Sin(2*math.Pi*p.frequency*(t-p.start))
			}
			x += s.noise.level(t) * (2*noise.Float64() - 1)
		}
		const fade = 0.02 // seconds, so that the end is no click
		v[i] = float32(x * min(1, (seconds-t)/fade))
	}
	return v
}

// level is the loudness of p at a time: nothing before it starts, a rise of a millisecond, then dying away.
func (p partial) level(t float64) float64 {
	t -= p.start
	if t < 0 || p.loudness == 0 {
		return 0
	}
	const rise = 0.001
	return p.loudness * min(1, t/rise) * math.Exp(-t/p.decay)
}
