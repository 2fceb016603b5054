package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

const (
	rate      = 48000 // samples a second
	channels  = 2
	frameSize = channels * 4 // bytes: a float32 for each ear
)

// voices is how many sounds are heard at once; one more takes the place of the oldest.
const voices = 16

// voice is one sound being played: the samples that are left, from the oldest voice to the youngest.
type voice []float32

// mixer is the Player that a device reads from. It never ends and never allocates.
type mixer struct {
	bank    func() [soundCount][]voice
	mu      sync.Mutex
	started bool
	wake    func() // nil where the device never sleeps
	device  any    // keeps the device's player reachable: it stops when it is collected
	muted   bool
	playing [voices]voice
	count   int
	turn    int // which of a sound's variations comes next
}

func newMixer() *mixer { return &mixer{bank: bank} }

// start tells the mixer that a device reads it from now on. wake, if there is one, is called before each sound.
func (m *mixer) start(device any, wake func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.started, m.device, m.wake = true, device, wake
}

// Play implements Player.
func (m *mixer) Play(s Sound) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.started || m.muted || s >= soundCount {
		return
	}
	variations := m.bank()[s]
	if len(variations) == 0 {
		return // a sound that was left out of the bank is silent
	}
	if m.wake != nil {
		m.wake()
	}
	m.turn++
	if m.count == voices {
		copy(m.playing[:], m.playing[1:])
		m.count--
	}
	m.playing[m.count] = variations[m.turn%len(variations)]
	m.count++
}

// SetMuted implements Player.
func (m *mixer) SetMuted(muted bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.muted = muted
	if muted {
		m.count = 0
	}
}

// Read mixes the next samples into p, as whole frames of float32. It is silence when nothing plays.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frameSize
	for i := range n {
		var sum float32
		for v := range m.count {
			if i < len(m.playing[v]) {
				sum += m.playing[v][i]
			}
		}
		bits := math.Float32bits(limit(sum))
		for c := range channels {
			binary.LittleEndian.PutUint32(p[i*frameSize+4*c:], bits)
		}
	}
	m.forget(n)
	return n * frameSize, nil
}

// forget drops the n samples just mixed and the voices that have ended.
func (m *mixer) forget(n int) {
	kept := 0
	for _, v := range m.playing[:m.count] {
		if len(v) > n {
			m.playing[kept] = v[n:]
			kept++
		}
	}
	m.count = kept
}

// limit leaves soft sums as they are and bends loud ones, so that many sounds at once never leave -1 to 1.
func limit(x float32) float32 {
	const knee = 0.5
	switch {
	case x > knee:
		return knee + (1-knee)*float32(math.Tanh(float64(x-knee)/(1-knee)))
	case x < -knee:
		return -limit(-x)
	}
	return x
}
