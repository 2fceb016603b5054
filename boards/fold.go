package boards

import (
	"strings"
	"unicode/utf8"
)

// longestWrapped is more than a line has that somebody wrapped by hand, in runes.
const longestWrapped = 120

// fold makes paragraphs of a text. White space is what XML calls so: a no-break space stays.
//
//   - A blank line ends a paragraph.
//   - A line that starts with "-", "*" or "•" and a space is a paragraph of its own, to the next one.
//   - Any other line break is a space, because descriptors are wrapped by hand; but in a text with a line of more than
//     120 characters nobody has wrapped anything, and each line is a paragraph. The later GCompris wrote so.
//   - Within a paragraph white space of any length is one space.
func fold(s string) []string {
	lines := strings.Split(s, "\n")
	unwrapped := false
	for i, line := range lines {
		lines[i] = strings.TrimFunc(line, isSpace)
		unwrapped = unwrapped || utf8.RuneCountInString(lines[i]) > longestWrapped
	}

	var paragraphs, words []string
	flush := func() {
		if len(words) > 0 {
			paragraphs = append(paragraphs, strings.Join(words, " "))
			words = nil
		}
	}
	for _, line := range lines {
		if line == "" || unwrapped || isItem(line) {
			flush()
		}
		words = append(words, strings.FieldsFunc(line, isSpace)...)
	}
	flush()
	return paragraphs
}

func isSpace(r rune) bool { return r == ' ' || r == '\t' || r == '\n' || r == '\r' }

func isItem(line string) bool {
	for _, mark := range []string{"- ", "* ", "• "} {
		if strings.HasPrefix(line, mark) {
			return true
		}
	}
	return false
}
