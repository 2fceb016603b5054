package i18n

import (
	"os"
	"strings"
	"testing"
	"unicode"
)

// stillEnglish counts the messages of two words and more in a file, and those of them that say what English says.
func stillEnglish(f *file) (same, all int) {
	for _, e := range f.entries {
		words := strings.FieldsFunc(e.id, func(r rune) bool { return !unicode.IsLetter(r) && r != '’' })
		if len(words) < 2 {
			continue
		}
		all++
		says := append([]string{e.id}, e.texts...)
		if e.idPlural != "" {
			says[0] = e.idPlural // a language may have one form: that of many
		}
		if says[len(says)-1] == says[0] {
			same++
		}
	}
	return same, all
}

// mostEnglish is the share of the messages of two words and more that two languages may have in common: 1 in 5.
const mostEnglish = 5

// A file that was copied and not translated is not a language, though no message is missing.
func TestEveryLanguageIsTranslated(t *testing.T) {
	for _, f := range messageFiles(t) {
		if f.language == english || strings.HasPrefix(f.language, english+"_") {
			continue
		}
		if same, all := stillEnglish(f); same*mostEnglish > all {
			t.Errorf("%s: %d of %d messages of two words and more are still the English ones", f.name, same, all)
		}
	}
}

// The rule finds a copy, whatever its header says, and half a copy.
func TestCopiesAreFound(t *testing.T) {
	english, err := os.ReadFile("po/en.po")
	if err != nil {
		t.Fatal(err)
	}
	copied, err := readPO("po/sv.po", []byte(strings.Replace(string(english), "Language: en", "Language: sv", 1)))
	if err != nil {
		t.Fatal(err)
	}
	same, all := stillEnglish(copied)
	if same != all || all < 90 {
		t.Errorf("of the English file itself %d of %d messages are English", same, all)
	}
	for i := range copied.entries {
		if i%2 == 0 {
			for j, text := range copied.entries[i].texts {
				copied.entries[i].texts[j] = "Hej " + text
			}
		}
	}
	if same, all := stillEnglish(copied); same*mostEnglish <= all || same > all*2/3 {
		t.Errorf("of a file that is half translated %d of %d messages are English", same, all)
	}
}
