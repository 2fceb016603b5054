// Package settings holds the child's choices, those for all games and those for the games of each board, and says how they
// stand in a file.
package settings

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

// The least and greatest text size in percent.
const MinText, MaxText = 100, 200

// Settings are all choices that are kept. The tag of a field is its name in the file, which must never change; a choice of
// words knows its own, so that the file, the flag and the descriptor share them. The zero value is not useful: start from
// Default.
type Settings struct {
	Language     string `json:"language"` // "" follows the system
	Muted        bool   `json:"muted"`    // no sound
	Speed        Speed  `json:"speed"`
	Calm         bool   `json:"calm"` // no decoration moves
	TextPercent  int    `json:"text"` // 100 to 200
	HighContrast bool   `json:"contrast"`
	PathPreview  bool   `json:"preview"`
	Warn         bool   `json:"warn"`         // before a move that gives away much
	HintsDuo     bool   `json:"friendHints"`  // two people at one screen may ask for hints, both or none
	OnTable      bool   `json:"onTable"`      // two people sit opposite each other: what is for the top row is turned round
	Badges       Badges `json:"friendBadges"` // of two people at one screen
	BarFolded    bool   `json:"barFolded"`
	Fullscreen   bool   `json:"fullscreen"`
	Tables       Tables `json:"tables"` // what was chosen for each board
}

// Default returns the choices of a first start.
func Default() Settings {
	return Settings{Speed: Normal, TextPercent: 100, PathPreview: true, HintsDuo: true, Badges: Badges{}.sane()}
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
	s.TextPercent = min(max(s.TextPercent, MinText), MaxText)
	s.Badges = s.Badges.sane()
	s.Tables = s.Tables.Sane()
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
