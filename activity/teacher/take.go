//go:build !js

package teacher

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"awele/activity/settings"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// wordsOf returns the words that a choice at the table may have in some game.
func wordsOf(choice string) (words []string) {
	if choice == settings.StarterChoice {
		for s := settings.Alternate; s <= settings.TuxStarts; s++ {
			word, _ := s.MarshalText() // each of them has one
			words = append(words, string(word))
		}
		return words
	}
	for _, k := range rules.Kinds() {
		for _, c := range k.Choices() {
			if c.Name == choice {
				words = append(words, c.Values...)
			}
		}
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// Keys are all keys that a file may have.
func Keys() (all []string) {
	for _, f := range fields {
		all = append(all, f.key)
	}
	return slices.Concat(all, []string{"boards", "levels", "stages", "locked"}, choiceNames())
}

// take takes over the value of a key. The error says what it could be.
func (r *Rules) take(key string, value any) (err error) {
	i := slices.IndexFunc(fields, func(f field) bool { return f.key == key })
	switch {
	case i >= 0:
		err = r.takeField(fields[i], value)
		if err == nil {
			r.given[key], r.locked[key] = true, true
		}
		return err
	case key == "locked":
		return r.takeLocked(value)
	case key == "boards":
		r.boards, err = list[string](value, "names of boards")
	case key == "stages":
		r.stages, err = list[string](value, "ids of stages")
	case key == "levels":
		err = r.takeLevels(value)
	case slices.Contains(choiceNames(), key):
		err = r.takeWord(key, value)
	default:
		return fmt.Errorf("there is no such key: choose %s", strings.Join(Keys(), ", "))
	}
	if err == nil {
		r.locked[key] = true
	}
	return err
}

func (r *Rules) takeField(f field, value any) error {
	s := &r.values
	switch at := f.at.(type) {
	case func(*settings.Settings) *bool:
		on, ok := value.(bool)
		if !ok {
			return errors.New("choose true or false")
		}
		*at(s) = on != (f.key == "sound")
	case func(*settings.Settings) *int:
		n, ok := value.(int64)
		if !ok || n < settings.MinText || n > settings.MaxText {
			return fmt.Errorf("choose a number from %d to %d", settings.MinText, settings.MaxText)
		}
		*at(s) = int(n)
	case func(*settings.Settings) *settings.Speed:
		word, _ := value.(string)
		if at(s).UnmarshalText([]byte(word)) != nil {
			return errors.New(`choose "slow", "normal", "fast" or "off"`)
		}
	case func(*settings.Settings) *string:
		tag, _ := value.(string)
		code, ok := i18n.Match(tag)
		if !ok {
			return errors.New("choose the code of a language that awele has, such as \"en\"")
		}
		*at(s) = code
	}
	return nil
}

func (r *Rules) takeWord(choice string, value any) error {
	word := fmt.Sprint(value) // a number of seeds needs no quotes
	if words := wordsOf(choice); !slices.Contains(words, word) {
		return fmt.Errorf("choose %s", strings.Join(words, ", "))
	}
	r.words[choice] = word
	return nil
}

func (r *Rules) takeLevels(value any) error {
	numbers, err := list[int64](value, "numbers")
	for _, n := range numbers {
		if n < 1 || n > tux.Levels {
			err = fmt.Errorf("choose numbers from 1 to %d", tux.Levels)
		}
	}
	if err == nil {
		r.levels = nil
		for _, n := range slices.Sorted(slices.Values(numbers)) {
			r.levels = append(r.levels, int(n))
		}
	}
	return err
}

// takeLocked locks what is named as it is.
func (r *Rules) takeLocked(value any) error {
	named, err := list[string](value, "keys")
	may := slices.Concat(deeds, Keys())
	for _, key := range named {
		if !slices.Contains(may, key) || slices.Contains([]string{"boards", "levels", "stages", "locked"}, key) {
			err = errors.Join(err, fmt.Errorf("there is no %q to be locked", key))
			continue
		}
		r.locked[key] = true
	}
	return err
}

// list returns a list of one kind of value, which must not be empty.
func list[T any](value any, what string) (all []T, err error) {
	values, ok := value.([]any)
	for _, v := range values {
		one, is := v.(T)
		ok = ok && is
		all = append(all, one)
	}
	if !ok || len(all) == 0 {
		return nil, fmt.Errorf("write a list of %s in brackets", what)
	}
	return all, nil
}

func sortedKeys(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }
