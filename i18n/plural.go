package i18n

import (
	"fmt"
	"strconv"
	"strings"
)

// pluralRule is the Plural-Forms of a message file: how many forms a message that counts has, and which of them goes
// with a number. It is the file that decides; a test compares every file with the rules of the Unicode CLDR.
type pluralRule struct {
	forms  int // nplurals
	choose formula
}

// rulesTried is how many numbers, from 0, a Plural-Forms header is tried on. Every rule of the CLDR for whole numbers
// repeats after 100, but for some that single out round thousands; no game here counts that far.
const rulesTried = 1000

// form returns which form goes with n, in 0 ≤ form < forms whatever the formula says.
func (r pluralRule) form(n uint64) int {
	if n >= rulesTried {
		// Beyond what was tried the number is taken as the smaller one that ends alike, with something before it.
		n = rulesTried + n%rulesTried
	}
	if f := r.choose(int(n)); f >= 0 && f < r.forms {
		return f
	}
	return r.forms - 1
}

// parsePluralRule reads the Plural-Forms of a file, such as "nplurals=2; plural=(n != 1);". It is an error if a number
// takes a form that is not there, or no number takes one that is.
func parsePluralRule(header string) (pluralRule, error) {
	count, src, err := splitPluralForms(header)
	if err != nil {
		return pluralRule{}, err
	}
	choose, err := parseFormula(src)
	if err != nil {
		return pluralRule{}, err
	}
	taken := make([]bool, count)
	for n := range rulesTried {
		form := choose(n)
		if form < 0 || form >= count {
			return pluralRule{}, fmt.Errorf("Plural-Forms gives form %d for the number %d, but has nplurals=%d", form, n, count)
		}
		taken[form] = true
	}
	for form, ok := range taken {
		if !ok {
			return pluralRule{}, fmt.Errorf("no number takes form %d of Plural-Forms", form)
		}
	}
	return pluralRule{count, choose}, nil
}

func splitPluralForms(header string) (count int, formula string, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(header, ";") {
		name, value, _ := strings.Cut(field, "=")
		fields[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	count, err = strconv.Atoi(fields["nplurals"])
	if err != nil || count < 1 || count > 6 || fields["plural"] == "" {
		return 0, "", fmt.Errorf("Plural-Forms must be like \"nplurals=2; plural=(n != 1);\", not %q", header)
	}
	return count, fields["plural"], nil
}
