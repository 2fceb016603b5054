package settings

import (
	"encoding/json"

	"awele/activity/store"
)

// File is the name of the file that the choices are kept in.
const File = "settings.json"

// Encode writes s as JSON that a person can read and change: words, not numbers, for every choice.
func Encode(s Settings) []byte {
	data, err := json.MarshalIndent(s.Sane(), "", "  ")
	if err != nil {
		panic(err) // strings, numbers, truth values and the words of sane choices always encode
	}
	return append(data, '\n')
}

// Decode reads what Encode wrote. One bad field costs that field alone: it falls back to its default, or to the nearest
// value that is allowed. Fields that this version does not know are ignored.
func Decode(data []byte) (Settings, error) {
	file, err := store.ReadFields(data)
	if err != nil {
		return Settings{}, err
	}
	s := Default()
	file.Into(&s)
	s.Muted = s.Muted || effectsOff(file)
	if _, ok := s.Tables.of[onlyBoard]; !ok {
		s.Tables = s.Tables.With(onlyBoard, readOnlyTable(file))
	}
	return s.Sane(), nil
}

// effectsOff reports whether a file of before, when the sound effects had a switch besides the one for all sound, has
// switched them off: there is no other sound.
func effectsOff(file map[string]json.RawMessage) bool {
	var effects *bool
	return json.Unmarshal(file["effects"], &effects) == nil && effects != nil && !*effects
}

// Files is where the file of the choices lies.
type Files interface {
	// Read returns a file. The error matches fs.ErrNotExist if there is none.
	Read(name string) ([]byte, error)
	// Damaged is told of a file that cannot be used.
	Damaged(name string)
}

// Load reads the choices, or returns those of a first start.
func Load(f Files) Settings {
	data, err := f.Read(File)
	if err != nil {
		return Default()
	}
	s, err := Decode(data)
	if err != nil {
		f.Damaged(File)
		return Default()
	}
	return s
}
