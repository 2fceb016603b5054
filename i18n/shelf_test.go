package i18n

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// folder makes message files of their names and contents, with our own English beside them.
func folder(t *testing.T, files map[string]string) fstest.MapFS {
	t.Helper()
	made := fstest.MapFS{}
	for name, src := range files {
		made["po/"+name] = &fstest.MapFile{Data: []byte(src)}
	}
	if made["po/en.po"] == nil {
		src, err := embedded.ReadFile("po/en.po")
		if err != nil {
			t.Fatal(err)
		}
		made["po/en.po"] = &fstest.MapFile{Data: src}
	}
	return made
}

// written is a small message file of a language.
func written(code, plurals string, forms ...string) string {
	src := "msgid \"\"\nmsgstr \"\"\n\"Language: " + code + "\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: " + plurals + "\\n\"\n\n" +
		"msgctxt \"languageName\"\nmsgid \"English\"\nmsgstr \"language " + code + "\"\n\n" +
		"msgctxt \"tuxTakes\"\nmsgid \"Tux captures %d seed.\"\nmsgid_plural \"Tux captures %d seeds.\"\n"
	for i, form := range forms {
		src += "msgstr[" + string(rune('0'+i)) + "] \"" + form + "\"\n"
	}
	return src
}

// A file that cannot be read costs its own language, in one line, and no other.
func TestUnreadableFilesAreSkipped(t *testing.T) {
	for _, c := range []struct{ name, src, says string }{
		{"fi.po", "", "po/fi.po:1: the file has no header"},
		{"fi.po", written("fi", "nplurals=2; plural=(n == 1 ? 0 : 7);", "a", "b"), "gives form 7 for the number 0"},
		{"fi.po", written("fi", "nplurals=2; plural=n / 0;", "a", "b"), "divides by 0"},
		{"fi.po", written("fi", "nplurals=2; plural=(n != 1);", "%d a"), "1 plural forms where Plural-Forms says 2"},
		{"fi.po", written("sv", "nplurals=2; plural=(n != 1);", "%d a", "%d b"), "po/fi.po: its header says Language: sv"},
		{"finnish!.po", written("finnish!", "nplurals=2; plural=(n != 1);", "%d a", "%d b"), `"finnish!" is not the code of a language`},
	} {
		s := newShelf(readFiles(folder(t, map[string]string{c.name: c.src, "pl.po": written("pl", "nplurals=1; plural=0;", "%d!")})))
		if len(s.troubles) != 1 || !strings.Contains(s.troubles[0].Error(), c.says) || strings.Contains(s.troubles[0].Error(), "\n") {
			t.Errorf("%s: %v, want one line with %q", c.name, s.troubles, c.says)
		}
		if !slices.Equal(s.codes, []string{"en", "pl"}) || s.printers["pl"].T(TuxTakes, 3) != "3!" {
			t.Errorf("%s: the languages left are %v", c.name, s.codes)
		}
		if code, ok := s.match("fi", "pl_PL"); !ok || code != "pl" {
			t.Errorf("%s: who would read Finnish, then Polish, gets %q", c.name, code)
		}
	}
}

// Even the English file may be broken by somebody at work: the keys stand in for its words.
func TestWithoutEnglish(t *testing.T) {
	s := newShelf(readFiles(folder(t, map[string]string{"en.po": "broken"})))
	if len(s.troubles) != 1 || !slices.Equal(s.codes, []string{"en"}) {
		t.Errorf("languages %v, troubles %v", s.codes, s.troubles)
	}
	if got := s.printers[english].T(TuxTakes, 3); got != string(TuxTakes) {
		t.Errorf("said %q", got)
	}
	if code, ok := s.match("pl"); ok {
		t.Errorf("Polish is matched by %q", code)
	}
}

// The file's own formula decides, also in languages of which x/text knows no rule, or nothing at all.
func TestLanguagesFromOutside(t *testing.T) {
	for _, c := range []struct {
		code, plurals string
		forms         []string
		ask           string   // a system's name for the language
		want          []string // what is said of 0, 1, 2 and 11 seeds
	}{
		{"gaa", "nplurals=2; plural=(n != 1);", []string{"one", "%d"}, "gaa_GH.UTF-8", nil},
		{"gaa", "nplurals=2; plural=(n != 1);", []string{"%d one", "%d all"}, "gaa_GH.UTF-8", []string{"0 all", "1 one", "2 all", "11 all"}},
		{"tw", "nplurals=2; plural=(n > 1);", []string{"%d one", "%d all"}, "tw-GH", []string{"0 one", "1 one", "2 all", "11 all"}},
		{"dag", "nplurals=2; plural=(n != 1);", []string{"%d one", "%d all"}, "dag", []string{"0 all", "1 one", "2 all", "11 all"}},
		{"kea", "nplurals=2; plural=(n != 1);", []string{"%d one", "%d all"}, "kea_CV", []string{"0 all", "1 one", "2 all", "11 all"}},
		{"pt_BR", "nplurals=2; plural=(n > 1);", []string{"%d one", "%d all"}, "pt_BR.UTF-8", []string{"0 one", "1 one", "2 all", "11 all"}},
		{"qzz", "nplurals=2; plural=(n != 1);", []string{"%d one", "%d all"}, "qzz_GH.UTF-8", []string{"0 all", "1 one", "2 all", "11 all"}},
		{"qzz", "nplurals=2; plural=(n != 1);", []string{"%d one", "%d all"}, "QZZ", []string{"0 all", "1 one", "2 all", "11 all"}},
		// A form that no number takes may stay empty, and may be in the middle.
		{"ru", "nplurals=3; plural=(n==1 ? 0 : 2);", []string{"%d one", "", "%d all"}, "ru_RU", []string{"0 all", "1 one", "2 all", "11 all"}},
		{"lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", []string{"%d one", "%d all", "%d none"}, "lv", []string{"0 none", "1 one", "2 all", "11 all"}},
	} {
		s := newShelf(readFiles(folder(t, map[string]string{c.code + ".po": written(c.code, c.plurals, c.forms...)})))
		if (len(s.troubles) > 0) != (c.want == nil) {
			t.Errorf("%s, %s: %v", c.code, c.plurals, s.troubles)
			continue
		}
		if c.want == nil {
			continue
		}
		if code, ok := s.match(c.ask); code != c.code || !ok {
			t.Errorf("%s gets %q", c.ask, code)
		}
		for i, n := range []int{0, 1, 2, 11} {
			if got := s.printers[c.code].T(TuxTakes, n); got != c.want[i] {
				t.Errorf("%s, %s: %d is %q, want %q", c.code, c.plurals, n, got, c.want[i])
			}
		}
	}
}
