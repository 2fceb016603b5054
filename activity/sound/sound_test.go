package sound

import (
	"encoding/binary"
	"math"
	"os"
	"os/exec"
	"slices"
	"sync"
	"testing"
)

// all is every sound there is.
var all = func() (sounds []Sound) {
	for s := range soundCount {
		sounds = append(sounds, s)
	}
	return sounds
}()

// listen reads n frames of m and returns the left ear's samples.
func listen(t *testing.T, m *mixer, n int) []float32 {
	t.Helper()
	p := make([]byte, n*frameSize)
	if got, err := m.Read(p); got != len(p) || err != nil {
		t.Fatalf("read %d of %d bytes, %v", got, len(p), err)
	}
	out := make([]float32, n)
	for i := range out {
		left, right := binary.LittleEndian.Uint32(p[i*frameSize:]), binary.LittleEndian.Uint32(p[i*frameSize+4:])
		if left != right {
			t.Fatalf("the ears differ at sample %d", i)
		}
		out[i] = math.Float32frombits(left)
	}
	return out
}

func peak(samples []float32) (p float32) {
	for _, x := range samples {
		p = max(p, x, -x)
	}
	return p
}

// started returns a mixer whose device is the test.
func started() *mixer {
	m := newMixer()
	m.start(nil, nil)
	return m
}

func TestEverySoundIsHeardSoftAndShort(t *testing.T) {
	for _, s := range all {
		m := started()
		m.Play(s)
		got := listen(t, m, 2*rate)
		if p := peak(got); p < 0.05 || p > 0.5 {
			t.Errorf("sound %d has peak %.3f", s, p)
		}
		if got[0] != 0 {
			t.Errorf("sound %d begins with a click: %f", s, got[0])
		}
		for i := 1; i < len(got); i++ {
			if d := got[i] - got[i-1]; d > 0.25 || d < -0.25 {
				t.Errorf("sound %d jumps by %f at sample %d", s, d, i)
				break
			}
		}
		if m.count != 0 {
			t.Errorf("sound %d is longer than two seconds", s)
		}
		if p := peak(listen(t, m, 1000)); p != 0 {
			t.Errorf("sound %d does not end in silence: %f", s, p)
		}
	}
}

func TestTwoDropsDiffer(t *testing.T) {
	m := started()
	m.Play(Drop)
	first := listen(t, m, rate)
	m.Play(Drop)
	if slices.Equal(first, listen(t, m, rate)) {
		t.Error("two seeds sound like a machine")
	}
}

func TestManySoundsAtOnceDoNotClip(t *testing.T) {
	m := started()
	var loudest float32
	for range 200 {
		for _, s := range all {
			m.Play(s)
		}
		loudest = max(loudest, peak(listen(t, m, 64)))
	}
	if loudest > 1 {
		t.Errorf("peak %f", loudest)
	}
	if m.count > voices {
		t.Errorf("%d voices", m.count)
	}
}

func TestASoundIsTheSameInPieces(t *testing.T) {
	whole, pieces := started(), started()
	whole.Play(Finish)
	pieces.Play(Finish)
	var got []float32
	for len(got) < 5000 {
		got = append(got, listen(t, pieces, 125)...)
	}
	if !slices.Equal(got, listen(t, whole, 5000)) {
		t.Error("reading in small pieces gives other samples")
	}
}

func TestMuteIsAtOnceAndForAll(t *testing.T) {
	m := started()
	m.Play(Finish)
	listen(t, m, 500)
	m.SetMuted(true)
	m.Play(Drop)
	if p := peak(listen(t, m, rate)); p != 0 {
		t.Errorf("muted, but heard: %f", p)
	}
	m.SetMuted(false)
	m.Play(Drop)
	if peak(listen(t, m, rate)) == 0 {
		t.Error("still muted")
	}
}

func TestUnknownSoundIsSilent(t *testing.T) {
	m := started()
	m.Play(soundCount)
	m.Play(255)
	if p := peak(listen(t, m, 1000)); p != 0 {
		t.Errorf("heard %f", p)
	}
}

// A sound that nobody has made is silent, and the others are heard.
func TestASoundLeftOutOfTheBankIsSilent(t *testing.T) {
	for _, s := range all {
		m := started()
		m.bank = func() [soundCount][]voice {
			b := bank()
			b[s] = nil
			return b
		}
		m.Play(s)
		if p := peak(listen(t, m, 1000)); p != 0 {
			t.Errorf("sound %d is left out, but heard: %f", s, p)
		}
		m.Play((s + 1) % soundCount)
		if peak(listen(t, m, 1000)) == 0 {
			t.Errorf("sound %d is left out, and the next is not heard", s)
		}
	}
}

// What was played before the device was ready must not be heard all at once when it is.
func TestNothingWaitsForTheDevice(t *testing.T) {
	m := newMixer()
	m.Play(Finish)
	m.start(nil, nil)
	if p := peak(listen(t, m, rate)); p != 0 {
		t.Errorf("heard %f", p)
	}
}

// A browser may have let its device sleep: each sound wakes it, and what is not heard does not.
func TestEachSoundWakesTheDevice(t *testing.T) {
	m, woken := newMixer(), 0
	m.Play(Press)
	m.start(nil, func() { woken++ })
	m.Play(Press)
	m.SetMuted(true)
	m.Play(Press)
	if woken != 1 {
		t.Errorf("one sound woke the device %d times", woken)
	}
}

// This tries the real device, or on most test machines the lack of it. A program has one device and is silent with a
// second.
func TestOpenNeverFails(t *testing.T) {
	if err := connect(newMixer()); err != nil {
		t.Logf("this machine is silent: %v", err)
	}
	if err := connect(newMixer()); err == nil {
		t.Error("a second device was opened")
	}
	p := Open()
	for _, s := range all {
		p.Play(s)
	}
	p.SetMuted(true)
}

// asProgram in the environment lets this test only look for a device, in a process of its own.
const asProgram = "AWELE_TEST_LOOK_FOR_A_DEVICE"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		_ = connect(newMixer()) // most test machines have none
		return
	}
	os.Exit(m.Run())
}

// The libraries for sound do not write to the terminal, also where there is no device.
func TestTheSearchForADeviceIsSilent(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	// Without a server for sound, ALSA is asked.
	cmd.Env = append(os.Environ(), asProgram+"=1", "PULSE_SERVER=unix:/nowhere", "XDG_RUNTIME_DIR="+t.TempDir())
	if said, err := cmd.CombinedOutput(); err != nil || len(said) > 0 {
		t.Errorf("%v: %s", err, said)
	}
}

func TestPlayingFromEverywhere(t *testing.T) {
	m := started()
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for i := range 200 {
				m.Play(all[i%len(all)])
				m.SetMuted(i%7 == 0)
			}
		})
	}
	for range 200 {
		listen(t, m, 64)
	}
	wg.Wait()
}

func TestPlayingAndMixingDoNotAllocate(t *testing.T) {
	m := started()
	bank()
	p := make([]byte, 512*frameSize)
	if n := testing.AllocsPerRun(100, func() {
		m.Play(Drop)
		if _, err := m.Read(p); err != nil {
			t.Error(err)
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestRecorderHearsWhatAChildHears(t *testing.T) {
	var r Recorder
	var p Player = &r
	p.Play(Drop)
	p.SetMuted(true)
	p.Play(Capture)
	p.SetMuted(false)
	p.Play(Refused)
	if want := []Sound{Drop, Refused}; !slices.Equal(r.Heard, want) {
		t.Errorf("heard %v, want %v", r.Heard, want)
	}
}

// A machine of a class-room mixes a full house of sounds in a small part of the time it lasts.
func BenchmarkMix(b *testing.B) {
	m := newMixer()
	m.start(nil, nil)
	p := make([]byte, 480*frameSize) // 10 ms
	for b.Loop() {
		for m.count < voices {
			m.Play(Finish)
		}
		if _, err := m.Read(p); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMakeEverySound(b *testing.B) {
	for b.Loop() {
		makeBank()
	}
}
