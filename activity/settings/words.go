package settings

import (
	"encoding"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The words of the choices, in the order of their values. They stand in files and must never change.
var (
	speedWords   = []string{"slow", "normal", "fast", "off"}
	starterWords = []string{"alternate", "child", "tux"}
)

// MarshalText implements encoding.TextMarshaler.
func (s Speed) MarshalText() ([]byte, error) { return wordOf(speedWords, int(s)) }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Speed) UnmarshalText(text []byte) error {
	i, err := valueOf(speedWords, string(text))
	if err == nil {
		*s = Speed(i)
	}
	return err
}

// MarshalText implements encoding.TextMarshaler.
func (s Starter) MarshalText() ([]byte, error) { return wordOf(starterWords, int(s)) }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Starter) UnmarshalText(text []byte) error {
	i, err := valueOf(starterWords, string(text))
	if err == nil {
		*s = Starter(i)
	}
	return err
}

func wordOf(words []string, value int) ([]byte, error) {
	if value >= len(words) {
		return nil, fmt.Errorf("settings: %d is none of %s", value, strings.Join(words, ", "))
	}
	return []byte(words[value]), nil
}

func valueOf(words []string, word string) (value int, err error) {
	if value = slices.Index(words, word); value < 0 {
		return 0, fmt.Errorf("settings: %q is none of %s", word, strings.Join(words, ", "))
	}
	return value, nil
}

// known reports whether a choice has a word.
func known(choice encoding.TextMarshaler) bool {
	_, err := choice.MarshalText()
	return err == nil
}

// Choice returns the word of a choice at the table by its name in the text of a variant, such as seeds or slam, or starter;
// "" for a name that is not kept.
func (s *Settings) Choice(name string) string {
	switch name {
	case "seeds":
		return strconv.Itoa(s.Seeds)
	case "slam":
		return s.Slam.String()
	case "starter":
		word, _ := s.Starter.MarshalText() // "" for a value that Sane would mend
		return string(word)
	}
	return ""
}

// SetChoice takes over a word for such a choice. The error says what is wrong with the word or the name.
func (s *Settings) SetChoice(name, word string) error {
	switch name {
	case "seeds":
		n, err := strconv.Atoi(word)
		if err != nil || n < MinSeeds || n > MaxSeeds {
			return fmt.Errorf("settings: %q is no number of seeds", word)
		}
		s.Seeds = n
		return nil
	case "slam":
		return s.Slam.UnmarshalText([]byte(word))
	case "starter":
		return s.Starter.UnmarshalText([]byte(word))
	}
	return fmt.Errorf("settings: no choice %q is kept", name)
}
