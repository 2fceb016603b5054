// Package settings holds the child's choices and says where they and the running game are kept.
package settings

import "awele/rules"

// Speed is how fast seeds are sown on the screen.
type Speed uint8

// The four speeds. Off shows the result of a move at once.
const (
	Slow Speed = iota
	Normal
	Fast
	Off
)

// Starter is who makes the first move of a game.
type Starter uint8

// Who starts. Alternate lets the side begin that did not begin the last game.
const (
	Alternate Starter = iota
	ChildStarts
	TuxStarts
)

// Settings are all choices that are kept. The zero value is not useful: start from Default.
type Settings struct {
	Language     string // "" follows the system
	Effects      bool   // sound effects
	Speech       bool   // spoken words, for a later voice
	Muted        bool   // silence over all sounds
	Speed        Speed
	Calm         bool // no decoration moves
	TextPercent  int  // 100 to 200
	HighContrast bool
	PathPreview  bool
	Seeds        int // per house: 4, 5 or 6
	Slam         rules.GrandSlam
	Starter      Starter
	Level        int // of Tux, from 1
	BarFolded    bool
	Fullscreen   bool
}

// Default returns the choices of a first start.
func Default() Settings {
	return Settings{Effects: true, Speech: true, Speed: Normal, TextPercent: 100, PathPreview: true, Seeds: 4, Level: 1}
}
