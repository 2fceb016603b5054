package settings

import (
	"encoding"
	"fmt"
	"slices"
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
