package settings

import (
	"encoding"
	"fmt"
	"reflect"
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

// Choice returns the word of a number or a choice of words by its stored name, which for a choice at the table is its name
// in the text of a variant, such as seeds or slam; "" for a name that is not kept.
func (s *Settings) Choice(name string) string {
	field, ok := s.field(name)
	if !ok {
		return ""
	}
	switch v := field.Interface().(type) {
	case int:
		return strconv.Itoa(v)
	case encoding.TextMarshaler:
		word, _ := v.MarshalText() // "" for a value that Sane would mend
		return string(word)
	}
	return ""
}

// SetChoice takes over a word for such a choice. The error says what is wrong with the word or the name.
func (s *Settings) SetChoice(name, word string) error {
	changed := *s
	field, ok := changed.field(name)
	if !ok {
		return fmt.Errorf("settings: no choice %q is kept", name)
	}
	var err error
	switch v := field.Addr().Interface().(type) {
	case *int:
		*v, err = strconv.Atoi(word)
	case encoding.TextUnmarshaler:
		err = v.UnmarshalText([]byte(word))
	default:
		return fmt.Errorf("settings: %s is no choice of words", name)
	}
	if err != nil {
		return err
	}
	if sane := changed.Sane(); sane.Choice(name) != word {
		return fmt.Errorf("settings: %s cannot be %q", name, word)
	}
	*s = changed
	return nil
}

// field returns the field with a stored name.
func (s *Settings) field(name string) (field reflect.Value, ok bool) {
	fields := reflect.ValueOf(s).Elem()
	for i := range fields.NumField() {
		if storedName(fields.Type().Field(i)) == name {
			return fields.Field(i), true
		}
	}
	return reflect.Value{}, false
}

// storedName returns the name of a field of Settings in the file.
func storedName(f reflect.StructField) string { return f.Tag.Get("json") }
