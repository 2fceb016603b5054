package sound

import (
	"fmt"
	"log/slog"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Open returns a Player at once and looks for a sound device in the background. Sounds that are played before the device
// is ready, or where there is none, are not heard.
//
// Ebitengine's own audio.NewContext ends the program on a machine without a device, so oto, which lies under it and
// reports an error instead, is used directly. One program has one device: a second call returns a Player that is silent.
func Open() Player {
	m := newMixer()
	go func() {
		if err := connect(m); err != nil {
			slog.Debug("no sound", "reason", err)
		}
	}()
	return m
}

// Delays between a press and its sound. Shorter ones crackle on old machines.
const (
	deviceDelay = 50 * time.Millisecond
	mixerDelay  = 30 * time.Millisecond
)

// connect waits until the device is ready and lets it play m. In a browser it is ready after the first press.
func connect(m *mixer) (err error) {
	defer func() {
		if r := recover(); r != nil { // what JavaScript throws
			err = fmt.Errorf("sound: %v", r)
		}
	}()
	quietALSA()
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      rate,
		ChannelCount:    channels,
		Format:          oto.FormatFloat32LE,
		BufferSize:      deviceDelay,
		ApplicationName: "awele",
	})
	if err != nil {
		return err
	}
	wake := wakes(func() { _ = device.Resume() }) // what cannot be woken is silent
	<-ready
	if err := device.Err(); err != nil {
		return err
	}
	bank() // before the first Play, which must not wait for it
	player := device.NewPlayer(m)
	player.SetBufferSize(int(mixerDelay.Seconds()*rate) * frameSize)
	player.Play()
	m.start(player, wake)
	return nil
}
