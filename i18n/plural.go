package i18n

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// pluralRule is the Plural-Forms of a message file: how many forms a message that counts has, and which of them goes
// with a number. It is the file that decides, whatever other lists of rules say about its language.
type pluralRule struct {
	forms  int    // nplurals
	taken  []bool // by form: whether a number takes it
	choose formula
}

// rulesTried is how many numbers, from 0, a Plural-Forms header is tried on. Every rule of the CLDR for whole numbers
// repeats after 100, but for some that single out round thousands; no game here counts that far.
const rulesTried = 1000

// mostForms is more plural forms than any language has (Arabic and Welsh have six).
const mostForms = 12

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
// takes a form that is not there. A form that no number takes is none: Transifex writes one for Polish and Russian,
// where it belongs to fractions.
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
	return pluralRule{count, taken, choose}, nil
}

// fill gives the forms that no number takes, where the translator left them empty, the text of one that is there.
func (r pluralRule) fill(texts []string) {
	for form := range texts {
		if texts[form] == "" && !r.taken[form] {
			texts[form] = texts[slices.Index(r.taken, true)]
		}
	}
}

func splitPluralForms(header string) (count int, formula string, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(header, ";") {
		name, value, _ := strings.Cut(field, "=")
		fields[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	count, err = strconv.Atoi(fields["nplurals"])
	if err != nil || count < 1 || count > mostForms || fields["plural"] == "" {
		return 0, "", fmt.Errorf("Plural-Forms must be like \"nplurals=2; plural=(n != 1);\", not %q", header)
	}
	return count, fields["plural"], nil
}
