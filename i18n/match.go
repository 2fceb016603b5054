package i18n

import (
	"errors"
	"strings"

	"golang.org/x/text/language"
)

// Match returns the code of the language for the first of tags that is one of ours. A tag is a name as in POSIX
// (pl_PL, gl_ES.UTF-8, sr@latin) or BCP 47 (pl, gl-ES, fi-Latn-FI). C, POSIX and whatever is no tag at all match nothing.
//
// A language that is only close to one of ours does not match either: x/text would offer English to whoever asks for
// Icelandic, Swahili or Georgian, and so pass over the Polish that may come next on the list. And Galician is never
// slipped under Portuguese or Spanish.
func Match(tags ...string) (code string, ok bool) { return books().match(tags...) }

func (s *shelf) match(tags ...string) (code string, ok bool) {
	for _, name := range tags {
		if code, ok := s.matchUnheard(name); ok {
			return code, true
		}
		tag, ok := ParseTag(name)
		if !ok || len(s.known) == 0 {
			continue
		}
		// The tag that the matcher returns carries traces of the request; its index says plainly which one it is.
		_, i, confidence := s.matcher.Match(tag)
		// Less sure than High is another script, which the child may not read.
		if confidence < language.High {
			continue
		}
		ours := s.known[i]
		asked, _ := tag.Base()
		if base, _ := ours.tag.Base(); asked == base {
			return ours.code, true
		}
	}
	return "", false
}

// matchUnheard finds a language of ours that x/text has never heard of: by its code alone.
func (s *shelf) matchUnheard(name string) (code string, ok bool) {
	name, _, _ = strings.Cut(strings.TrimSpace(name), ".")
	name, _, _ = strings.Cut(strings.ReplaceAll(name, "-", "_"), "@")
	for _, code := range s.unheard {
		if ours := strings.ReplaceAll(code, "-", "_"); strings.EqualFold(name, ours) || hasPrefixFold(name, ours+"_") {
			return code, true
		}
	}
	return "", false
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

// longestTag is more than any name of a locale has; BCP 47 asks programs to take at least 35 characters.
const longestTag = 100

// ParseTag reads the name of a language that a system or a person gives, in either style. What stands behind the language
// may be anything: it does not hide the language. It is not ok for C, POSIX and what is no language.
func ParseTag(name string) (tag language.Tag, ok bool) {
	if tag, ok := ParseExactTag(name); ok {
		return tag, true
	}
	if i := strings.IndexAny(name, "-_.@"); i >= 0 && len(name) <= longestTag {
		return ParseExactTag(name[:i])
	}
	return language.Und, false
}

// ParseExactTag reads the name of a language in either style, as a file gives it: what is no tag as a whole is not ok, so
// that a slip of the pen is found. A country or a variant that nobody has heard of is no slip.
func ParseExactTag(name string) (tag language.Tag, ok bool) {
	name = strings.TrimSpace(name)
	if name == "" || len(name) > longestTag || IsC(name) {
		return language.Und, false
	}
	name, modifier, _ := strings.Cut(name, "@")
	name, _, _ = strings.Cut(name, ".")
	base, rest, _ := strings.Cut(strings.ReplaceAll(name, "_", "-"), "-")
	script, variant := "", ""
	// POSIX has the script or the variant in the modifier, behind the country: sr_RS@latin is sr-Latn-RS.
	switch strings.ToLower(modifier) {
	case "latin":
		script = "-Latn"
	case "cyrillic":
		script = "-Cyrl"
	case "valencia":
		variant = "-valencia"
	}
	tag, err := language.Parse(base + script + strings.TrimSuffix("-"+rest, "-") + variant)
	var unknown language.ValueError
	if err != nil && !errors.As(err, &unknown) {
		return language.Und, false
	}
	lang, _, _ := tag.Raw()
	return tag, lang.String() != "und"
}

// IsC reports whether name is the locale of no language: C, POSIX or C with an encoding.
func IsC(name string) bool {
	name, _, _ = strings.Cut(name, ".")
	return name == "C" || name == "POSIX"
}

// Choose returns the code of the language to begin with: that of the flag, else that of the saved choice, else the
// first of system that we speak, else English. What we do not speak counts as not given.
func Choose(flag, saved string, system []string) string {
	for _, tags := range [][]string{{flag}, {saved}, system} {
		if code, ok := Match(tags...); ok {
			return code
		}
	}
	return english
}
