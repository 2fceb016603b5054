package i18n

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/leonelquinteros/gotext"
)

// header opens every made-up file of these tests.
const header = `msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
`

func TestReadPO(t *testing.T) {
	src := "\uFEFF# Polish\n#, fuzzy\n" + header + `
#. Speech bubble.
#. Second line of the note.
#, c-format
msgctxt "seeds"
msgid "%d seed"
msgid_plural ""
"%d seeds"
msgstr[0] "%d nasiono"
msgstr[1] ""
"%d "
"nasiona"
msgstr[2] "%d nasion"

#. Doubtful.
#, fuzzy, no-c-format
msgctxt "play"
msgid "Play"
msgstr "Graj"
msgctxt "quote"
msgid "Say \"Oware\""
msgstr "Powiedz \"Oware\"\n"

msgctxt "later"
msgid "Later"
msgstr ""

#~ msgctxt "old"
#~ msgid "Old"
#~ msgstr "Stare"
`
	f, err := readPO("po/pl.po", []byte(strings.ReplaceAll(src, "\n", "\r\n")))
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		key        Key
		line       int
		texts      []string
		translated bool
	}{
		{"seeds", 12, []string{"%d nasiono", "%d nasiona", "%d nasion"}, true},
		{"play", 24, []string{"Graj"}, false},
		{"quote", 27, []string{"Powiedz \"Oware\"\n"}, true},
		{"later", 31, []string{""}, false},
	}
	if len(f.entries) != len(want) {
		t.Fatalf("%d messages, want %d: %+v", len(f.entries), len(want), f.entries)
	}
	for i, w := range want {
		e := f.entries[i]
		if e.key != w.key || e.line != w.line || !slices.Equal(e.texts, w.texts) || e.translated() != w.translated {
			t.Errorf("message %d is %+v, want %+v", i, e, w)
		}
	}
	if e := f.entries[0]; e.idPlural != "%d seeds" || e.note != "Speech bubble. Second line of the note." {
		t.Errorf("plural %q, note %q", e.idPlural, e.note)
	}
	if f.language != "pl" || f.plural.forms != 3 {
		t.Errorf("language %q with %d forms", f.language, f.plural.forms)
	}
}

// A translator without Go sees only the error: it must say where and what.
func TestReadPOFaults(t *testing.T) {
	seed := "msgctxt \"seeds\"\nmsgid \"%d seed\"\nmsgid_plural \"%d seeds\"\n"
	play := "msgctxt \"play\"\nmsgid \"Play\"\n"
	for _, c := range []struct{ name, src, want string }{
		{"nothing", "", `po/xx.po:1: the file has no header`},
		{"no header", play + "msgstr \"Graj\"\n", `po/xx.po:1: message "play": a message before the header`},
		{"two headers", header + "\n" + header, `po/xx.po:7: a second header`},
		{"no quotes", header + "msgctxt play\n", `po/xx.po:6: msgctxt must be followed by a text in double quotes`},
		{"open quote", header + play + "msgstr \"Graj\n", `po/xx.po:8: message "play": msgstr must be followed by a text`},
		{"open quote below", header + play + "msgstr \"\"\n\"Graj\n", `po/xx.po:9: message "play": "Graj is not a text`},
		{"stray text", "\"Graj\"\n", `po/xx.po:1: a text that belongs to no msgid or msgstr`},
		{"no key", header + "msgid \"Play\"\nmsgstr \"Graj\"\n", `po/xx.po:6: a message without msgctxt`},
		{"no key, later", header + play + "msgstr \"Graj\"\nmsgid \"Undo\"\nmsgstr \"Cofnij\"\n", `po/xx.po:9: a message without msgctxt`},
		{"no msgid", header + "msgctxt \"play\"\nmsgstr \"Graj\"\n", `po/xx.po:6: message "play": no msgid`},
		{"no msgstr", header + play, `po/xx.po:6: message "play": no msgstr`},
		{"no msgstr, later", header + play + "\nmsgctxt \"undo\"\n", `po/xx.po:9: message "play": a second msgctxt in one message`},
		{"twice", header + play + "msgstr \"Graj\"\n" + play + "msgstr \"Gra\"\n", `po/xx.po:9: message "play": the key is already on line 6`},
		{"misspelt", header + play + "msgtr \"Graj\"\n", `po/xx.po:8: message "play": msgtr where msgstr[0] was expected`},
		{"two texts", header + play + "msgstr \"Graj\"\nmsgstr \"Gra\"\n", `po/xx.po:9: message "play": a second msgstr in one message`},
		{"form left out", header + seed + "msgstr[0] \"%d nasiono\"\nmsgstr[2] \"%d nasion\"\n", `po/xx.po:10: message "seeds": msgstr[2] where msgstr[1] was expected`},
		{"too few forms", header + seed + "msgstr[0] \"%d nasiono\"\nmsgstr[1] \"%d nasion\"\n", `po/xx.po:6: message "seeds": 2 plural forms where Plural-Forms says 3`},
		{"plural without forms", header + seed + "msgstr \"%d nasion\"\n", `message "seeds": msgid_plural and msgstr[0] go together`},
		{"forms without plural", header + play + "msgstr[0] \"Graj\"\n", `message "play": msgid_plural and msgstr[0] go together`},
		{"plural without number", header + "msgctxt \"s\"\nmsgid \"seed\"\nmsgid_plural \"seeds\"\nmsgstr[0] \"a\"\nmsgstr[1] \"b\"\nmsgstr[2] \"c\"\n", `message "s": a plural without %d`},
		{"placeholder lost", header + seed + "msgstr[0] \"nasiono\"\nmsgstr[1] \"%d nasiona\"\nmsgstr[2] \"%d nasion\"\n", `message "seeds": msgstr[0]: the placeholders in "nasiono" are not those of the English "%d seed"`},
		{"placeholder changed", header + seed + "msgstr[0] \"%d nasiono\"\nmsgstr[1] \"%d nasiona\"\nmsgstr[2] \"%s nasion\"\n", `message "seeds": msgstr[2]: the placeholders in "%s nasion"`},
		{"bare percent", header + play + "msgstr \"100 %\"\n", `message "play": msgstr[0]: a percent sign that is not %d, %s or %% in "100 %"`},
		{"unknown verb", header + play + "msgstr \"%1$d\"\n", `a percent sign that is not %d, %s or %%`},
		{"no language", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n", `po/xx.po:1: the header has no Language`},
		{"Latin-1", strings.Replace(header, "UTF-8", "ISO-8859-2", 1), `po/xx.po:1: the header must say charset=UTF-8`},
		{"no Plural-Forms", strings.Replace(header, "Plural-Forms", "Forms", 1), `po/xx.po:1: Plural-Forms must be like`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := readPO("po/xx.po", []byte(c.src))
			if err == nil {
				t.Fatalf("read without an error, want %s", c.want)
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is\n\t%v\nwant\n\t%s", err, c.want)
			}
		})
	}
}

// gotext, which reads PO files its own way and knows nothing of the CLDR, says the same with every number.
func TestPOFilesSayTheSameInGotext(t *testing.T) {
	for _, f := range messageFiles(t) {
		src, err := embedded.ReadFile(f.name)
		if err != nil {
			t.Fatal(err)
		}
		other := gotext.NewPo()
		other.Parse(src)
		for _, e := range f.entries {
			kinds, err := placeholders(e.id)
			if err != nil {
				t.Fatal(err)
			}
			for n := range most + 1 {
				var args []any
				for i, kind := range kinds {
					if kind == 'd' {
						args = append(args, n+i)
					} else {
						args = append(args, fmt.Sprint(n, ".xml"))
					}
				}
				ours, theirs := For(f.language).T(e.key, args...), ""
				if e.idPlural == "" {
					theirs = other.GetC(e.id, string(e.key), args...)
				} else {
					theirs = other.GetNC(e.id, e.idPlural, n, string(e.key), args...)
				}
				if ours != theirs {
					t.Errorf("%s: message %q with %d is %q, for gotext %q", f.name, e.key, n, ours, theirs)
				}
			}
		}
	}
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		text, kinds string
		pieces      []string
	}{
		{"", "", []string{""}},
		{"Play", "", []string{"Play"}},
		{"%d", "d", []string{"", ""}},
		{"%d to %d: %s!", "dds", []string{"", " to ", ": ", "!"}},
		{"%d%%", "d", []string{"", "%"}},
		{"%%d and %%%s", "s", []string{"%d and %", ""}},
	} {
		pieces, kinds, err := cut(c.text)
		if err != nil || kinds != c.kinds || !slices.Equal(pieces, c.pieces) {
			t.Errorf("%q: %q, %q, %v, want %q, %q", c.text, pieces, kinds, err, c.pieces, c.kinds)
		}
	}
	for _, text := range []string{"%", "5 %", "%x", "%%%", "% d"} {
		if pieces, kinds, err := cut(text); err == nil {
			t.Errorf("%q is cut into %q, %q", text, pieces, kinds)
		}
	}
}

func FuzzReadPO(f *testing.F) {
	f.Add(header)
	f.Add(header + "msgctxt \"seeds\"\nmsgid \"%d seed\"\nmsgid_plural \"%d seeds\"\nmsgstr[0] \"%d\"\nmsgstr[1] \"%d\"\nmsgstr[2] \"%d\"\n")
	f.Add("msgid \"\"\nmsgstr \"Language: en\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\"\n")
	f.Fuzz(func(t *testing.T, src string) {
		read, err := readPO("po/xx.po", []byte(src))
		if err != nil {
			if !strings.HasPrefix(err.Error(), "po/xx.po:") {
				t.Errorf("the error does not say where: %v", err)
			}
			return
		}
		for _, e := range read.entries {
			if e.key == "" || e.id == "" || len(e.texts) == 0 {
				t.Errorf("an incomplete message was let through: %+v", e)
			}
		}
	})
}
