package i18n

import (
	"fmt"
	"slices"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// older are rules that translators' tools write and the Unicode CLDR has otherwise: those of GNU gettext before it took
// its list from the CLDR, and of Portuguese on either side of the sea.
var older = map[string][]string{
	"lv": {"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"},
	"tr": {"nplurals=2; plural=(n > 1);", "nplurals=1; plural=0;"},
	"pt": {"nplurals=2; plural=(n != 1);", "nplurals=2; plural=(n > 1);"},
	"hu": {"nplurals=1; plural=0;"},
	"fa": {"nplurals=2; plural=(n != 1);", "nplurals=1; plural=0;"},
	"ka": {"nplurals=1; plural=0;"},
	"is": {"nplurals=2; plural=(n != 1);"},
	"mk": {"nplurals=2; plural=(n != 1);", "nplurals=3; plural=(n%10==1 ? 0 : n%10==2 ? 1 : 2);"},
	"he": {"nplurals=2; plural=(n != 1);"},
	"cy": {"nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n != 8 && n != 11 ? 2 : 3);"},
}

// categories is how the CLDR parts the numbers of a language, nil where it has no rule or puts all numbers together.
func categories(tag language.Tag) []plural.Form {
	list := make([]plural.Form, rulesTried)
	for n := range list {
		list[n] = plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)
	}
	if len(slices.Compact(slices.Clone(list))) == 1 {
		return nil
	}
	return list
}

// doubt says how the rule of a language parts the numbers otherwise than the CLDR does, and than it was done before. It is
// nil where both agree, and where the CLDR has nothing to say: it knows no rule for Ga, Twi or Dagbani, and two forms in
// a language that does with one say nothing wrong.
func doubt(code string, rule pluralRule) error {
	tag, err := language.Parse(code)
	if err != nil {
		return nil
	}
	base, _ := tag.Base()
	for _, header := range older[base.String()] {
		if sameParts(rule, header) {
			return nil
		}
	}
	want := categories(tag)
	if want == nil {
		return nil
	}
	firstOf := map[int]int{}        // the least number that takes each form
	formOf := map[plural.Form]int{} // of each category
	for n, category := range want {
		form := rule.form(uint64(n))
		first, seen := firstOf[form]
		if !seen {
			first, firstOf[form] = n, n
		}
		if other, taken := formOf[category]; taken && other != form {
			return fmt.Errorf("parts %d and %d", firstOf[other], n)
		}
		formOf[category] = form
		if want[first] != category {
			return fmt.Errorf("joins %d and %d", first, n)
		}
	}
	return nil
}

// sameParts reports whether rule parts the numbers as that of a header does, whatever the order of its forms.
func sameParts(rule pluralRule, header string) bool {
	other, err := parsePluralRule(header)
	if err != nil {
		panic(err)
	}
	there, back := map[int]int{}, map[int]int{}
	for n := range uint64(rulesTried) {
		a, b := rule.form(n), other.form(n)
		if _, seen := there[a]; !seen {
			there[a] = b
		}
		if _, seen := back[b]; !seen {
			back[b] = a
		}
		if there[a] != b || back[b] != a {
			return false
		}
	}
	return true
}

// The second opinion: x/text, which knows the rules of the CLDR and no PO file, parts the numbers as every file does.
func TestPluralFormsOfTheFilesAreThoseOfTheirLanguages(t *testing.T) {
	for _, f := range messageFiles(t) {
		if err := doubt(f.language, f.plural); err != nil {
			t.Errorf("%s: Plural-Forms %v, against the rules of the language", f.name, err)
		}
	}
}

// What translators and their tools write is taken as it is.
func TestPluralForms(t *testing.T) {
	const slavic = "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)"
	for _, c := range []struct {
		lang, header string
		forms        int
	}{
		{"en", "nplurals=2; plural=(n != 1);", 2},
		{"fi", "nplurals=2; plural=n != 1", 2},
		{"gl", " nplurals = 2 ; plural = n != 1 ; ", 2},
		{"pl", "nplurals=3; plural=(n==1 ? 0 : " + slavic + " ? 1 : 2);", 3},
		// The order of the forms is the file's own, and one form alone is enough for some.
		{"pl", "nplurals=3; plural=(n==1 ? 2 : " + slavic + " ? 1 : 0);", 3},
		{"ja", "nplurals=1; plural=0;", 1},
		{"fr", "nplurals=2; plural=(n > 1);", 2},
		{"ar", "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);", 6},
		// Transifex: a fourth form, for fractions, which no whole number takes.
		{"pl", "nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 && (n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);", 4},
		{"ru", "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);", 4},
		// Older rules than the CLDR's.
		{"lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", 3},
		{"lv", "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);", 3},
		{"tr", "nplurals=2; plural=(n > 1);", 2},
		{"tr", "nplurals=2; plural=(n != 1);", 2},
		{"pt", "nplurals=2; plural=(n != 1);", 2},
		{"pt_BR", "nplurals=2; plural=(n > 1);", 2},
		{"pt_PT", "nplurals=2; plural=(n != 1);", 2},
		// Languages of which x/text knows no rule.
		{"gaa", "nplurals=2; plural=(n != 1);", 2},
		{"tw", "nplurals=2; plural=(n > 1);", 2},
		{"dag", "nplurals=2; plural=(n != 1);", 2},
		{"kea", "nplurals=2; plural=(n != 1);", 2},
		{"qzz", "nplurals=2; plural=(n != 1);", 2},
	} {
		got, err := parsePluralRule(c.header)
		if err != nil || got.forms != c.forms {
			t.Errorf("%s, %q: %d forms, %v, want %d", c.lang, c.header, got.forms, err, c.forms)
		} else if err := doubt(c.lang, got); err != nil {
			t.Errorf("%s, %q: %v, against the rules of the language", c.lang, c.header, err)
		}
	}
}

// The second opinion has something to say about the rule of another language.
func TestPluralFormsOfAnotherLanguageAreSeen(t *testing.T) {
	for _, c := range []struct{ lang, header, want string }{
		{"pl", "nplurals=2; plural=(n != 1);", "joins 0 and 2"},
		{"pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);", "parts 0 and 12"},
		{"fi", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);", "parts 0 and 2"},
		{"gl", "nplurals=2; plural=(n > 1);", "joins 0 and 1"},
		{"en", "nplurals=1; plural=0;", "joins 0 and 1"},
		{"lv", "nplurals=2; plural=(n != 1);", "joins 0 and 2"},
	} {
		rule, err := parsePluralRule(c.header)
		if err != nil {
			t.Errorf("%s, %q: %v", c.lang, c.header, err)
		} else if err := doubt(c.lang, rule); err == nil || err.Error() != c.want {
			t.Errorf("%s, %q: %v, want %q", c.lang, c.header, err, c.want)
		}
	}
}
