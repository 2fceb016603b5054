package boards

import (
	"errors"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// english is the language of a text that names none, and of last resort.
const english = "en"

// longestTag is more than any real language tag needs.
const longestTag = 35

// translations holds the paragraphs of one text by language tag (BCP 47).
type translations map[string][]string

// in returns the text in the language nearest to lang, or in English. Near means the same language as written
// elsewhere (pl-PL and pl, pt-BR and pt-PT). The matcher of x/text alone would give Spanish to a child who speaks
// Galician, so it only sees the tags of one language.
func (t translations) in(lang string) []string {
	want, ok := parseTag(lang)
	if !ok {
		return t[english]
	}
	if p := t[want.String()]; p != nil {
		return p
	}
	var names []string
	for name := range t {
		if base(language.Make(name)) == base(want) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return t[english]
	}
	slices.Sort(names) // the matcher gives ties to the earlier tag
	tags := make([]language.Tag, len(names))
	for i, name := range names {
		tags[i] = language.Make(name)
	}
	// Less sure than High is another script, which the child may not read.
	if _, i, sure := language.NewMatcher(tags).Match(want); sure >= language.High {
		return t[names[i]]
	}
	return t[english]
}

// parseTag reads a language as XML (pl-PL) or POSIX (pl_PL.UTF-8, sr_RS@latin, C) write it.
func parseTag(s string) (language.Tag, bool) {
	s, modifier, _ := strings.Cut(strings.TrimSpace(s), "@")
	s, _, _ = strings.Cut(s, ".")
	s = strings.ReplaceAll(s, "_", "-")
	switch {
	case s == "" || len(s) > longestTag:
		return language.Tag{}, false
	case s == "C" || s == "POSIX":
		return language.English, true
	}
	switch modifier {
	case "latin":
		s = withScript(s, "Latn")
	case "cyrillic":
		s = withScript(s, "Cyrl")
	case "valencia":
		s += "-valencia"
	}
	tag, err := language.Parse(s)
	// A region or variant that x/text has never heard of does not make the language unknown.
	var unknown language.ValueError
	if err != nil && !errors.As(err, &unknown) {
		return language.Tag{}, false
	}
	return tag, base(tag) != "und"
}

// base is the language of a tag without script and region, and one name for what is written in Norway.
func base(tag language.Tag) string {
	b, _, _ := tag.Raw()
	switch s := b.String(); s {
	case "nb", "nn":
		return "no"
	default:
		return s
	}
}

// withScript puts a script after the language: sr-RS becomes sr-Latn-RS.
func withScript(tag, script string) string {
	lang, region, found := strings.Cut(tag, "-")
	if !found {
		return lang + "-" + script
	}
	return lang + "-" + script + "-" + region
}
