// Package sound plays short, soft sounds. A machine without a sound device, or without the libraries for it, is silent
// and nothing else changes: every sound has a twin on the screen.
package sound

// Sound is one of the sounds of the activity.
type Sound uint8

// The sounds.
const (
	Drop    Sound = iota // a seed falls into a house: wood, a little different each time
	Capture              // seeds come into a store
	Refused              // a house cannot be played: low and gentle, no blame
	Finish               // the game is over, whoever won
	Press                // a button
	Hint                 // Tux has an idea
	Again                // the same side moves again
	soundCount
)

// Player plays sounds. Its methods return at once and may be called from any goroutine.
type Player interface {
	// Play starts a sound. Sounds that overlap are mixed.
	Play(Sound)
	// SetMuted silences everything, at once.
	SetMuted(bool)
}

// Recorder is a Player for tests: it plays nothing and remembers what would have been heard.
type Recorder struct {
	Heard []Sound
	muted bool
}

// Play implements Player.
func (r *Recorder) Play(s Sound) {
	if !r.muted {
		r.Heard = append(r.Heard, s)
	}
}

// SetMuted implements Player.
func (r *Recorder) SetMuted(muted bool) { r.muted = muted }
