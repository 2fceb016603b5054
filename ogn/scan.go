package ogn

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// token is a piece of a file that means something.
type token struct {
	is    tokenKind
	line  int
	text  string // the name of a tag, the letters of a word, a result
	value string // of a tag
	n     int    // of a number or a count
}

type tokenKind uint8

const (
	aTag    tokenKind = iota
	aNumber           // of two turns
	aWord             // letters
	aCount            // seeds behind a plus
	aPass
	anAgreement
	aRound // begins
	aResult
	theEnd
)

// scanner takes a text apart.
type scanner struct {
	text string // what is left
	line int
	// lineStart is whether nothing but space has been met in this line.
	lineStart bool
}

func newScanner(text string) *scanner { return &scanner{text: text, line: 1, lineStart: true} }

// fail returns an error about a line.
func fail(line int, format string, args ...any) error {
	return &Error{Line: line, Err: fmt.Errorf(format, args...)}
}

// next returns the next token. After theEnd it returns theEnd again.
func (s *scanner) next() (token, error) {
	for {
		if err := s.skip(); err != nil {
			return token{}, err
		}
		s.lineStart = false
		t := token{line: s.line}
		r, size := utf8.DecodeRuneInString(s.text)
		switch {
		case s.text == "":
			t.is = theEnd
			return t, nil
		case r == '[':
			return s.tag()
		case r == '*':
			t.is, t.text = aResult, "*"
			s.text = s.text[size:]
			return t, nil
		case r == '=':
			t.is, t.text = anAgreement, agreement
			s.text = s.text[size:]
			return t, nil
		case r == '/':
			t.is, t.text = aRound, nextRound
			s.text = s.text[size:]
			return t, nil
		case isDash(r):
			t.is = aPass
			s.text = strings.TrimLeftFunc(s.text, isDash)
			return t, nil
		case r >= '0' && r <= '9' || r == '½':
			return s.number(), nil
		case r == '+':
			s.text = strings.TrimLeft(s.text[size:], " \t")
			digits := s.take(isDigit)
			if digits == "" {
				return t, fail(s.line, "a number of seeds must stand behind the plus")
			}
			t.is, t.n = aCount, small(digits)
			return t, nil
		case unicode.IsLetter(r):
			t.is, t.text = aWord, s.take(unicode.IsLetter)
			return t, nil
		case strings.ContainsRune("!?.…#", r): // marks of a commentator, and the dots behind a number
			s.text = s.text[size:]
		case r == '$':
			s.text = s.text[size:]
			s.take(isDigit)
		default:
			return t, fail(s.line, "%q means nothing here", r)
		}
	}
}

func isDash(r rune) bool { return r == '-' || r == '–' || r == '—' || r == '−' }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// small returns a number, or one that is larger than any that means something.
func small(digits string) int {
	const most = 1 << 20
	if n, err := strconv.Atoi(digits); err == nil && n < most {
		return n
	}
	return most
}

// take takes the runes that are like that from the front of the text.
func (s *scanner) take(like func(rune) bool) string {
	rest := strings.TrimLeftFunc(s.text, like)
	taken := s.text[:len(s.text)-len(rest)]
	s.text = rest
	return taken
}

// skip skips space, comments and variations.
func (s *scanner) skip() error {
	for s.text != "" {
		r, size := utf8.DecodeRuneInString(s.text)
		switch {
		case r == '\n':
			s.line++
			s.lineStart = true
			s.text = s.text[size:]
		case unicode.IsSpace(r) || r == '\uFEFF':
			s.text = s.text[size:]
		case r == ';' || r == '%' && s.lineStart:
			s.take(func(r rune) bool { return r != '\n' })
		case r == '{':
			if err := s.comment(); err != nil {
				return err
			}
		case r == '(':
			if err := s.variation(); err != nil {
				return err
			}
		default:
			return nil
		}
	}
	return nil
}

// comment skips a comment in braces.
func (s *scanner) comment() error {
	begin := s.line
	inside, rest, closed := strings.Cut(s.text, "}")
	if !closed {
		return fail(begin, "the comment that begins here is never closed")
	}
	s.line += strings.Count(inside, "\n")
	s.lineStart = false
	s.text = rest
	return nil
}

// variation skips what stands in round brackets, with all that is in them.
func (s *scanner) variation() error {
	begin, depth := s.line, 0
	for s.text != "" {
		switch s.text[0] {
		case '(':
			depth++
		case ')':
			depth--
		case '{':
			if err := s.comment(); err != nil {
				return err
			}
			continue
		case ';':
			s.take(func(r rune) bool { return r != '\n' })
			continue
		case '\n':
			s.line++
		}
		s.text = s.text[1:]
		if depth == 0 {
			s.lineStart = false
			return nil
		}
	}
	return fail(begin, "the variation that begins here is never closed")
}

// number takes a number, or a result such as 25-23 or ½-½.
func (s *scanner) number() token {
	t := token{is: aNumber, line: s.line, text: s.take(isScore)}
	rest := strings.TrimLeft(s.text, " \t")
	if dash := strings.TrimLeftFunc(rest, isDash); dash != rest {
		after := strings.TrimLeft(dash, " \t")
		other := after[:len(after)-len(strings.TrimLeftFunc(after, isScore))]
		behind := after[len(other):]
		if other != "" && !strings.HasPrefix(behind, ".") { // else a pass, and the number of the next turn
			t.is = aResult
			t.text += "-" + other
			s.text = behind
			return t
		}
	}
	t.n = small(t.text)
	return t
}

func isScore(r rune) bool { return isDigit(r) || r == '/' || r == '½' }
