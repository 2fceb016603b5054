package boards

import (
	"encoding/xml"
	"fmt"
	"strings"
	"unicode/utf8"
)

// overrides are the letters that turn the direction of all that follows, so that a text is not what it seems.
const overrides = "\u202d\u202e"

// proofread notes what the XML decoder lets pass and a person should hear of: an attribute that is there twice, and
// letters that turn the direction of writing. The token begins on a line.
func (p *parser) proofread(token xml.Token, line int) {
	switch t := token.(type) {
	case xml.StartElement:
		seen := map[xml.Name]bool{} // not a search: a tag may have a hundred thousand attributes
		for _, a := range t.Attr {
			if seen[a.Name] {
				p.note(line, ErrMalformed, fmt.Sprintf("<%s> has the attribute %s twice", t.Name.Local, a.Name.Local), "leave one of them")
			}
			seen[a.Name] = true
			p.straight(a.Value, line, "the attribute "+a.Name.Local)
		}
	case xml.CharData:
		p.straight(string(t), line, "the text")
	}
}

// straight notes a letter in s that turns the direction of writing.
func (p *parser) straight(s string, line int, what string) {
	if i := strings.IndexAny(s, overrides); i >= 0 {
		r, _ := utf8.DecodeRuneInString(s[i:])
		p.note(line+strings.Count(s[:i], "\n"), ErrDirection, fmt.Sprintf("%s turns the direction of writing (%U)", what, r),
			"remove that letter, which cannot be seen")
	}
}

// passOver skips an element that is none of those that may stand here. It notes one that looks like a slip of the pen.
func (p *parser) passOver(name string, line int, known []string) error {
	plain := strings.TrimPrefix(name, "_")
	for _, right := range known {
		if isSlip(plain, right) {
			p.note(line, ErrElement, fmt.Sprintf("<%s> is unknown", name), fmt.Sprintf("write <%s>, if that is meant", right))
			break
		}
	}
	return p.skip()
}

// isSlip reports whether a is b with a slip of the pen: letters in capitals or small, or one that is too many, missing,
// wrong or changed with its neighbour. A long word may have two slips.
func isSlip(a, b string) bool {
	x, y := []rune(strings.ToLower(a)), []rune(strings.ToLower(b))
	most := 1
	if len(y) >= 8 {
		most = 2
	}
	if len(x) > len(y)+most || len(y) > len(x)+most {
		return false
	}
	return slips(x, y) <= most
}

// slips counts the letters put in, left out, changed or swapped with a neighbour that lead from x to y.
func slips(x, y []rune) int {
	d := make([][]int, len(x)+1)
	for i := range d {
		d[i] = make([]int, len(y)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(x); i++ {
		for j := 1; j <= len(y); j++ {
			change := 1
			if x[i-1] == y[j-1] {
				change = 0
			}
			d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+change)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(x)][len(y)]
}
