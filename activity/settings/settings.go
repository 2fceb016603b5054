// Package settings holds the child's choices, and says how they stand in a file.
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

// The least and greatest text size in percent, and seeds per house.
const (
	MinText, MaxText   = 100, 200
	MinSeeds, MaxSeeds = 4, 6
)

// SuggestAt is the number of games in a row at which another level is suggested, once. Games beyond maxStreak are not
// counted: then it has been suggested.
const (
	SuggestAt = 3
	maxStreak = SuggestAt + 1
)

// maxLevel only keeps nonsense out of the file: Tux himself knows how many levels he has.
const maxLevel = 99

// Settings are all choices that are kept. The tag of a field is its name in the file, which must never change; a choice of
// words knows its own, so that the file, the flag and the descriptor share them. The zero value is not useful: start from
// Default.
type Settings struct {
	Language     string          `json:"language"` // "" follows the system
	Muted        bool            `json:"muted"`    // no sound
	Speed        Speed           `json:"speed"`
	Calm         bool            `json:"calm"` // no decoration moves
	TextPercent  int             `json:"text"` // 100 to 200
	HighContrast bool            `json:"contrast"`
	PathPreview  bool            `json:"preview"`
	Warn         bool            `json:"warn"`  // before a move that gives away much
	Seeds        int             `json:"seeds"` // per house: 4, 5 or 6
	Slam         rules.GrandSlam `json:"slam"`
	Starter      Starter         `json:"starter"`
	Level        int             `json:"level"`  // of Tux, from 1
	Streak       int             `json:"streak"` // games in a row won by the child at this level, or lost if negative; see SuggestAt
	BarFolded    bool            `json:"barFolded"`
	Fullscreen   bool            `json:"fullscreen"`
}

// Default returns the choices of a first start.
func Default() Settings {
	return Settings{Speed: Normal, TextPercent: 100, PathPreview: true, Seeds: 4, Level: 1}
}

// Sane returns s with every choice that cannot be brought back to the nearest that can, each for itself.
func (s Settings) Sane() Settings {
	d := Default()
	if !languageTag(s.Language) {
		s.Language = d.Language
	}
	if !known(s.Speed) {
		s.Speed = d.Speed
	}
	if !known(s.Slam) {
		s.Slam = d.Slam
	}
	if !known(s.Starter) {
		s.Starter = d.Starter
	}
	s.TextPercent = min(max(s.TextPercent, MinText), MaxText)
	s.Seeds = min(max(s.Seeds, MinSeeds), MaxSeeds)
	s.Level = min(max(s.Level, 1), maxLevel)
	s.Streak = min(max(s.Streak, -maxStreak), maxStreak)
	return s
}

// languageTag reports whether s is shaped like a language tag: short, of letters, digits and dashes.
func languageTag(s string) bool {
	if len(s) > 35 { // the longest tag that RFC 5646 asks programs to hold
		return false
	}
	for _, r := range s {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '-', r == '_':
		default:
			return false
		}
	}
	return true
}
