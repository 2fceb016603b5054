package settings

import (
	"encoding/json"
	"errors"

	"awele/rules"
)

// words gives each choice the word that stands for it in the file, which must never change.
type words[T comparable] map[string]T

var (
	speedWords   = words[Speed]{"slow": Slow, "normal": Normal, "fast": Fast, "off": Off}
	starterWords = words[Starter]{"alternate": Alternate, "child": ChildStarts, "tux": TuxStarts}
	slamWords    = words[rules.GrandSlam]{
		"nocapture": rules.NoCapture, "forbidden": rules.Forbidden, "captureall": rules.CaptureAll,
	}
)

// word returns the word for the choice v, or false if there is none.
func (w words[T]) word(v T) (string, bool) {
	for name, choice := range w {
		if choice == v {
			return name, true
		}
	}
	return "", false
}

// errNotObject is the fault of a file that is JSON but not ours.
var errNotObject = errors.New("settings: not a JSON object")

// encode writes s as JSON that a person can read and change: words, not numbers, for every choice.
func encode(s Settings) []byte {
	s = s.Sane()
	speed, _ := speedWords.word(s.Speed)
	slam, _ := slamWords.word(s.Slam)
	starter, _ := starterWords.word(s.Starter)
	data, err := json.MarshalIndent(map[string]any{
		"language": s.Language,
		"effects":  s.Effects, "muted": s.Muted,
		"speed": speed, "calm": s.Calm,
		"text": s.TextPercent, "contrast": s.HighContrast, "preview": s.PathPreview, "warn": s.Warn,
		"seeds": s.Seeds, "slam": slam, "starter": starter, "level": s.Level, "streak": s.Streak,
		"barFolded": s.BarFolded, "fullscreen": s.Fullscreen,
	}, "", "  ")
	if err != nil {
		panic(err) // strings, numbers and truth values always encode
	}
	return append(data, '\n')
}

// decode reads what encode wrote. One bad field costs that field alone: it falls back to its default, or to the nearest
// value that is allowed. Fields that this version does not know are ignored.
func decode(data []byte) (Settings, error) {
	var file map[string]json.RawMessage
	if err := json.Unmarshal(data, &file); err != nil {
		return Settings{}, err
	}
	if file == nil {
		return Settings{}, errNotObject
	}
	s := Default()
	take(file, "language", &s.Language)
	take(file, "effects", &s.Effects)
	take(file, "muted", &s.Muted)
	takeWord(file, "speed", speedWords, &s.Speed)
	take(file, "calm", &s.Calm)
	take(file, "text", &s.TextPercent)
	take(file, "contrast", &s.HighContrast)
	take(file, "preview", &s.PathPreview)
	take(file, "warn", &s.Warn)
	take(file, "seeds", &s.Seeds)
	takeWord(file, "slam", slamWords, &s.Slam)
	takeWord(file, "starter", starterWords, &s.Starter)
	take(file, "level", &s.Level)
	take(file, "streak", &s.Streak)
	take(file, "barFolded", &s.BarFolded)
	take(file, "fullscreen", &s.Fullscreen)
	return s.Sane(), nil
}

// take sets *v to the named field if the field is there and fits.
func take[T any](file map[string]json.RawMessage, name string, v *T) {
	var got *T
	if json.Unmarshal(file[name], &got) == nil && got != nil {
		*v = *got
	}
}

// takeWord sets *v to the choice that the named field's word stands for, if there is one.
func takeWord[T comparable](file map[string]json.RawMessage, name string, w words[T], v *T) {
	var word string
	take(file, name, &word)
	if choice, ok := w[word]; ok {
		*v = choice
	}
}
