package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	"awele/assets"
)

// messageFiles returns the files of all languages by their code.
func messageFiles(t *testing.T) map[string]*file {
	t.Helper()
	files, troubles := readFiles(embedded)
	for _, err := range troubles {
		t.Error(err)
	}
	byCode := map[string]*file{}
	for _, f := range files {
		byCode[f.language] = f
	}
	return byCode
}

// declaredKeys returns the names and values of the constants in keys.go.
func declaredKeys(t *testing.T) map[string]Key {
	t.Helper()
	src, err := parser.ParseFile(token.NewFileSet(), "keys.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]Key{}
	ast.Inspect(src, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok {
			for i, name := range spec.Names {
				value, err := strconv.Unquote(spec.Values[i].(*ast.BasicLit).Value)
				if err != nil {
					t.Fatalf("keys.go: %s: %v", name.Name, err)
				}
				keys[name.Name] = Key(value)
			}
		}
		return true
	})
	return keys
}

func TestLanguages(t *testing.T) {
	want := []Language{{"en", "English"}, {"fi", "suomi"}, {"gl", "galego"}, {"pl", "polski"}}
	if got := Languages(); !slices.Equal(got, want) {
		t.Errorf("the languages are %v, want %v", got, want)
	}
}

func TestEveryKeyInEveryLanguage(t *testing.T) {
	declared := map[Key]bool{}
	for name, key := range declaredKeys(t) {
		if declared[key] {
			t.Errorf("keys.go: the key %q of %s is there twice", key, name)
		}
		declared[key] = true
	}
	if len(Keys()) != len(declared) {
		t.Errorf("keys.go has %d keys, po/en.po has %d", len(declared), len(Keys()))
	}
	for _, f := range messageFiles(t) {
		translated := map[Key]bool{}
		for _, e := range f.entries {
			if !declared[e.key] {
				t.Errorf("%s:%d: the key %q is not in keys.go", f.name, e.line, e.key)
			}
			translated[e.key] = e.translated()
			if !e.translated() {
				t.Errorf("%s:%d: message %q is not translated, or fuzzy", f.name, e.line, e.key)
			}
		}
		for key := range declared {
			if !translated[key] {
				t.Errorf("%s: message %q is missing", f.name, key)
			}
		}
	}
}

// Every file shows the translator the English text that is really said. (The placeholders are compared when a file is read.)
func TestTranslationsBelongToTheEnglishOfToday(t *testing.T) {
	files := messageFiles(t)
	original := map[Key]entry{}
	for _, e := range files[english].entries {
		original[e.key] = e
		says := []string{e.id}
		if e.idPlural != "" {
			says = append(says, e.idPlural)
		}
		if !slices.Equal(e.texts, says) {
			t.Errorf("%s:%d: message %q says %q, but its msgid is %q", files[english].name, e.line, e.key, e.texts, says)
		}
		if e.note == "" {
			t.Errorf("%s:%d: message %q has no note for the translator", files[english].name, e.line, e.key)
		}
	}
	for _, f := range files {
		for _, e := range f.entries {
			if o := original[e.key]; e.id != o.id || e.idPlural != o.idPlural {
				t.Errorf("%s:%d: message %q translates %q, but the English is now %q", f.name, e.line, e.key, e.id, o.id)
			} else if e.note != o.note {
				t.Errorf("%s:%d: message %q has another note than in English:\n\t%s\n\t%s", f.name, e.line, e.key, e.note, o.note)
			}
		}
	}
}

// Messages that the note promises to be short are short: a child of six reads them.
func TestBubblesHaveAtMostEightWords(t *testing.T) {
	const promise = "at most eight words"
	for _, f := range messageFiles(t) {
		for _, e := range f.entries {
			for _, prefix := range []string{"refused", "mustFeed", "hint"} {
				if strings.HasPrefix(string(e.key), prefix) && e.key != HintButton && !strings.Contains(e.note, promise) {
					t.Errorf("%s:%d: message %q is said in the bubble; its note must say so", f.name, e.line, e.key)
				}
			}
			if !strings.Contains(e.note, promise) {
				continue
			}
			for _, text := range e.texts {
				words := strings.FieldsFunc(text, unicode.IsSpace)
				if len(words) > 8 {
					t.Errorf("%s:%d: message %q has %d words: %s", f.name, e.line, e.key, len(words), text)
				}
			}
		}
	}
}

// Andika has a glyph for every letter and sign of every language, in both weights.
func TestEveryGlyphIsInTheFont(t *testing.T) {
	for name, data := range map[string][]byte{"Andika Regular": assets.FontRegular, "Andika Bold": assets.FontBold} {
		face, err := sfnt.Parse(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var buf sfnt.Buffer
		has := func(r rune) bool {
			i, err := face.GlyphIndex(&buf, r)
			return err == nil && i != 0
		}
		if has('🐧') {
			t.Fatalf("%s seems to have every glyph there is: this test proves nothing", name)
		}
		for _, f := range messageFiles(t) {
			for _, e := range f.entries {
				for _, text := range append(e.texts, "0123456789"+missing) {
					for _, r := range text {
						if r != '\n' && !has(r) {
							t.Errorf("%s:%d: message %q: %s has no glyph for %q (%U)", f.name, e.line, e.key, name, r, r)
						}
					}
				}
			}
		}
	}
}

// Marks that slip in unseen: spaces at the ends or doubled, a straight ellipsis, decomposed letters.
func TestTextsAreClean(t *testing.T) {
	for _, f := range messageFiles(t) {
		for _, e := range f.entries {
			for _, text := range e.texts {
				if text == "" { // that it is not translated is told elsewhere
					continue
				}
				if text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
					t.Errorf("%s:%d: message %q: spaces to spare in %q", f.name, e.line, e.key, text)
				}
				if strings.Contains(text, "...") {
					t.Errorf("%s:%d: message %q: three dots instead of … in %q", f.name, e.line, e.key, text)
				}
				for _, r := range text {
					if unicode.Is(unicode.M, r) || unicode.Is(unicode.C, r) {
						t.Errorf("%s:%d: message %q: %U in %q (letters with marks must be one character)", f.name, e.line, e.key, r, text)
					}
				}
				if last := func(s string) rune { r := []rune(s); return r[len(r)-1] }; unicode.IsPunct(last(e.id)) != unicode.IsPunct(last(text)) {
					t.Errorf("%s:%d: message %q: %q and %q do not end alike", f.name, e.line, e.key, e.id, text)
				}
			}
		}
	}
}

// A child is a child: no form that is for boys or for girls alone, and none for strangers.
func TestNobodyIsMadeABoyOrAStranger(t *testing.T) {
	files := messageFiles(t)
	for lang, forms := range map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\b(s?he or s?he|his/her|boys?|girls?)\b`),
		"fi": regexp.MustCompile(`\b(Te|Teidän|Teille|Teitä)\b`),
		"gl": regexp.MustCompile(`(?i)\b(vostede|seu|súa)\b|@|o/a`),
		"pl": regexp.MustCompile(`(?i)(łeś|łaś|łem|łam|łbyś|łabyś)(\PL|$)|\b(pan|pani|pana|panu)\b`),
	} {
		for _, e := range files[lang].entries {
			for _, text := range e.texts {
				if found := forms.FindString(text); found != "" {
					t.Errorf("%s:%d: message %q says %q in %q", files[lang].name, e.line, e.key, found, text)
				}
			}
		}
	}
}

// No house is bigger than another: it holds more seeds. A position comes back, a board does not repeat itself; and sides
// keep seeds, not rows.
func TestWordsAreThoseOfTheBoard(t *testing.T) {
	files := messageFiles(t)
	for lang, misleading := range map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\b(big|small|large|bigger) houses?\b|\bboard (came|comes|repeats)|\brow keeps\b|\bone side has\b`),
		"fi": regexp.MustCompile(`(?i)(^|\PL)(iso|pien|suur)\pL* talo|lauta (on taas|toistuu)|rivi pitää|toisella pelaajalla|rivissä`),
		"gl": regexp.MustCompile(`(?i)casas? (grande|pequena)|taboleiro (se )?rep|fila queda|^un lado|isto xogou`),
		"pl": regexp.MustCompile(`(?i)(^|\PL)(duż|mał)\pL* doł|plansza się powt|rząd zatrzymuje|jedna strona ma|patrząc`),
	} {
		for _, e := range files[lang].entries {
			for _, text := range e.texts {
				if found := misleading.FindString(text); found != "" {
					t.Errorf("%s:%d: message %q says %q in %q", files[lang].name, e.line, e.key, found, text)
				}
			}
		}
	}
}
