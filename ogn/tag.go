package ogn

import (
	"strings"
	"unicode"
)

// The tags of every file, in this order, are Variant, those of the roster, and Result.
const (
	variantTag = "Variant"
	resultTag  = "Result"
	startTag   = "FEN"
)

var roster = []string{"Event", "Site", "Date", "Round", SouthTag, NorthTag}

// The tags that name the players.
const (
	SouthTag = "South"
	NorthTag = "North"
)

// The players of this program, as it names them in every language: so it knows its own files again.
const (
	Child  = "Child"
	Friend = "Friend"
	Tux    = "Tux"
)

// Ending is that of the name of a file.
const Ending = ".ogn"

// unknown is the value of a tag of the roster that is not known.
const unknown = "?"

// canonical returns the name of a tag as it is written: the known ones may be read in any case.
func canonical(name string) string {
	for _, known := range append([]string{variantTag, resultTag, startTag}, roster...) {
		if strings.EqualFold(name, known) {
			return known
		}
	}
	return name
}

// ofGame reports whether a tag is one that the game itself has.
func ofGame(name string) bool { return name == variantTag || name == resultTag || name == startTag }

func isName(name string) bool {
	return name != "" && strings.TrimFunc(name, isNameRune) == ""
}

func isNameRune(r rune) bool {
	return r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) || r == '_'
}

// escape returns the value of a tag as it stands between quotes.
func escape(value string) string {
	value = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(value, ""))
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value)
}

// tag takes a tag.
func (s *scanner) tag() (token, error) {
	t := token{is: aTag, line: s.line}
	rest := strings.TrimLeft(s.text[1:], " \t")
	value := strings.TrimLeftFunc(rest, isNameRune)
	t.text = rest[:len(rest)-len(value)]
	if t.text == "" {
		return t, fail(s.line, "a tag begins with its name")
	}
	value = strings.TrimLeft(value, " \t:=")
	read := bare
	if strings.HasPrefix(value, `"`) {
		read = quoted
	}
	var end int
	if t.value, end = read(value); end == 0 {
		return t, fail(s.line, "the tag %s is never closed", t.text)
	}
	s.text = value[end:]
	return t, nil
}

// quoted returns the value of a tag in quotes, and how many bytes it takes with the bracket that closes it, 0 if there is
// none. A quote in it ends it only if the bracket follows.
func quoted(s string) (value string, end int) {
	var b strings.Builder
	for i := 1; i < len(s) && s[i] != '\n'; i++ {
		switch c := s[i]; {
		case c == '\\' && i+1 < len(s) && (s[i+1] == '"' || s[i+1] == '\\'):
			i++
			b.WriteByte(s[i])
		case c == '"':
			behind := strings.TrimLeft(s[i+1:], " \t")
			if strings.HasPrefix(behind, "]") {
				return b.String(), len(s) - len(behind) + 1
			}
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return "", 0
}

// bare returns the same of a value without quotes.
func bare(s string) (value string, end int) {
	i := strings.IndexAny(s, "]\n")
	if i < 0 || s[i] == '\n' {
		return "", 0
	}
	return strings.TrimSpace(s[:i]), i + 1
}
