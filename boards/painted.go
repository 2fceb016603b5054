package boards

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// Painted returns b as a font can show it that has the letters for which has is true: texts in a language whose letters it
// lacks are left out, so that they are read in English, and an English title that it lacks is the board's name. The error
// says which, on one line; it is nil where every letter is there.
func (b Board) Painted(has func(rune) bool) (Board, error) {
	shows := func(list []paragraph) bool {
		for _, p := range list {
			if strings.ContainsFunc(p.words, func(r rune) bool { return !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) && !has(r) }) {
				return false
			}
		}
		return true
	}
	var lacking []string
	texts := map[string]translations{}
	for element, t := range b.texts {
		texts[element] = maps.Clone(t)
		for lang, list := range t {
			switch {
			case shows(list):
				continue
			case lang != english:
				delete(texts[element], lang)
			case element == title:
				texts[element][lang] = []paragraph{{words: b.Name}}
			}
			if !slices.Contains(lacking, lang) {
				lacking = append(lacking, lang)
			}
		}
	}
	if lacking == nil {
		return b, nil
	}
	b.texts = texts
	slices.Sort(lacking)
	todo := "they are shown in English"
	if slices.Contains(lacking, english) {
		todo = "they are shown in English, and an English title as the board's name"
	}
	return b, &Error{File: b.File, Line: b.Line, Kind: ErrLetters, Todo: todo,
		What: clip(fmt.Sprintf("the font lacks letters of the texts in %s", strings.Join(lacking, ", ")))}
}
