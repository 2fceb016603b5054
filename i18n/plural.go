package i18n

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// pluralRule says which plural category of the Unicode CLDR each form of a message file stands for: for Polish
// msgstr[0] is "one", msgstr[1] "few" and msgstr[2] "many".
type pluralRule []plural.Form

func (p pluralRule) forms() int { return len(p) }

// rulesTried is how many numbers, from 0, a Plural-Forms header is compared on. Every rule of the CLDR for whole numbers
// repeats after 100, but for some that single out round thousands; no game here counts that far.
const rulesTried = 1000

// parsePluralRule reads the Plural-Forms of a file, such as "nplurals=2; plural=(n != 1);", and matches it with the
// cardinal rules of the language. It is an error if the two do not part the numbers in the same way.
func parsePluralRule(lang, header string) (pluralRule, error) {
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, fmt.Errorf("the Language %q is not a language tag", lang)
	}
	count, src, err := splitPluralForms(header)
	if err != nil {
		return nil, err
	}
	formOf, err := parseFormula(src)
	if err != nil {
		return nil, err
	}

	rule := make(pluralRule, count)
	first := make([]int, count) // the least number that takes each form
	for i := range first {
		first[i] = -1
	}
	owner := map[plural.Form]int{}
	for n := range rulesTried {
		form := formOf(n)
		if form < 0 || form >= count {
			return nil, fmt.Errorf("Plural-Forms gives form %d for the number %d, but has nplurals=%d", form, n, count)
		}
		category := plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)
		if first[form] < 0 {
			first[form] = n
			rule[form] = category
		}
		if other, taken := owner[category]; taken && other != form {
			return nil, fmt.Errorf("Plural-Forms parts %d and %d, which take the same form in the language %q", first[other], n, lang)
		}
		owner[category] = form
		if rule[form] != category {
			return nil, fmt.Errorf("Plural-Forms joins %d and %d, which take different forms in the language %q", first[form], n, lang)
		}
	}
	for form, n := range first {
		if n < 0 {
			return nil, fmt.Errorf("no number takes form %d of Plural-Forms", form)
		}
	}
	return rule, nil
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
