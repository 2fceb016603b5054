package i18n

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/language"
)

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		tags string // parted by spaces
		want string // "" for no match
	}{
		// As POSIX writes them.
		{"pl_PL", "pl"}, {"gl_ES.UTF-8", "gl"}, {"fi_FI.ISO-8859-15@euro", "fi"}, {"fi_FI@euro", "fi"}, {"en_GB.utf8", "en"},
		{"pl_PL@latin", "pl"}, {"pl.UTF-8", "pl"}, {"PL_pl", "pl"},
		{"C", ""}, {"POSIX", ""}, {"C.UTF-8", ""}, {"C pl", "pl"},
		// As BCP 47 does.
		{"pl", "pl"}, {"gl-ES", "gl"}, {"fi-Latn-FI", "fi"}, {"en-US", "en"}, {"en-US-u-hc-h12", "en"}, {"pl-PL-x-school", "pl"},
		{"FI", "fi"}, {"fin", "fi"}, {"glg", "gl"}, {"pol", "pl"}, {"eng", "en"}, {"i-default", "en"}, {"und-PL", ""}, {"ac_XA", ""},
		// A country or a variant that nobody has heard of does not hide the language.
		{"pl_XYZZY", "pl"}, {"fi-suspiciously-long-subtag", "fi"}, {"gl_", "gl"}, {"gl-", "gl"},
		// The first that we speak, in the order of the list.
		{"de fi pl", "fi"}, {"de_DE nonsense pl_PL en", "pl"}, {"gl es", "gl"}, {"en pl", "en"}, {"pl en", "pl"},
		// Not ours, and not silently something else.
		{"de", ""}, {"pt", ""}, {"pt_BR", ""}, {"es_ES.UTF-8", ""}, {"ca@valencia", ""}, {"sr@latin", ""}, {"sr_RS@cyrillic", ""},
		{"sv_FI", ""}, {"et", ""}, {"csb", ""}, {"szl_PL", ""}, {"uk", ""}, {"fil-PH", ""}, {"is", ""}, {"sw", ""}, {"is pl", "pl"},
		{"pl-Cyrl", ""}, {"und", ""}, {"mul", ""}, {"x-klingon", ""},
		// No tag at all.
		{"", ""}, {"polish", ""}, {"-", ""}, {"_", ""}, {"@", ""}, {".", ""}, {"\x00", ""}, {"pl\x00PL", ""}, {"😀", ""}, {"*", ""},
		{"pl:fi", ""}, {"English", ""},
	} {
		tags := strings.Fields(c.tags)
		code, ok := Match(tags...)
		if code != c.want || ok != (c.want != "") {
			t.Errorf("Match(%q) is %q, %v, want %q", tags, code, ok, c.want)
		}
	}
	if code, ok := Match(" pl_PL "); code != "pl" || !ok {
		t.Errorf("spaces around a tag: %q, %v", code, ok)
	}
}

// A system's name of a language may have anything behind the language; in a file that is a slip of the pen.
func TestParseTag(t *testing.T) {
	for _, c := range []struct{ name, tag, exact string }{ // "" where it is none
		{"pl", "pl", "pl"}, {"pl_PL.UTF-8", "pl-PL", "pl-PL"}, {" fi ", "fi", "fi"}, {"gl_", "gl", "gl"},
		{"sr@latin", "sr-Latn", "sr-Latn"}, {"sr_RS@Latin", "sr-Latn-RS", "sr-Latn-RS"}, {"uz_UZ@cyrillic", "uz-Cyrl-UZ", "uz-Cyrl-UZ"},
		{"ca@valencia", "ca-valencia", "ca-valencia"}, {"ca_ES@valencia", "ca-ES-valencia", "ca-ES-valencia"},
		{"fi_XQ", "fi-XQ", "fi-XQ"},
		{"fi-Finnish language", "fi", ""}, {"fi--FI", "fi", ""}, {"fi_FI_FI_FI", "fi", ""},
		{"zz", "", ""}, {"C", "", ""}, {"C.UTF-8", "", ""}, {"C_FI", "", ""}, {"POSIX", "", ""}, {"Finnish", "", ""}, {"und-PL", "", ""}, {"", "", ""},
		{"fi-" + strings.Repeat("x", longestTag), "", ""},
	} {
		shown := func(tag language.Tag, ok bool) string {
			if !ok {
				return ""
			}
			return tag.String()
		}
		if got := shown(ParseTag(c.name)); got != c.tag {
			t.Errorf("ParseTag(%q) is %q, want %q", c.name, got, c.tag)
		}
		if got := shown(ParseExactTag(c.name)); got != c.exact {
			t.Errorf("ParseExactTag(%q) is %q, want %q", c.name, got, c.exact)
		}
	}
}

// Of all tags of two or three letters only those of our own languages match.
func TestNoOtherLanguageBecomesOurs(t *testing.T) {
	var got []string
	letters := "abcdefghijklmnopqrstuvwxyz"
	for _, a := range letters {
		for _, b := range letters {
			for _, c := range " " + letters {
				tag := strings.TrimSpace(string([]rune{a, b, c}))
				if code, ok := Match(tag); ok {
					got = append(got, tag+"="+code)
				}
			}
		}
	}
	want := []string{"en=en", "eng=en", "fi=fi", "fin=fi", "gl=gl", "glg=gl", "pl=pl", "pol=pl"}
	if !slices.Equal(got, want) {
		t.Errorf("these match: %v\nwant %v", got, want)
	}
}

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		flag, saved, system string
		want                string
	}{
		{"", "", "", "en"},
		{"", "", "pl_PL.UTF-8", "pl"},
		{"", "fi", "pl_PL.UTF-8", "fi"},
		{"gl_ES", "fi", "pl_PL.UTF-8", "gl"},
		{"de", "fi", "pl", "fi"},
		{"de", "nl", "pl", "pl"},
		{"", "", "de_DE fr", "en"},
		{"", "", "de_DE gl pl", "gl"},
	} {
		if got := Choose(c.flag, c.saved, strings.Fields(c.system)); got != c.want {
			t.Errorf("flag %q, saved %q, system %q: %q, want %q", c.flag, c.saved, c.system, got, c.want)
		}
	}
}

func FuzzMatch(f *testing.F) {
	for _, tag := range []string{"pl_PL", "gl_ES.UTF-8", "sr@latin", "C", "fi-Latn-FI", "en-u-hc-h12", "de-x-y", "und-PL", "fi@", "en-", "pl_PL.@._", "x-"} {
		f.Add(tag)
	}
	f.Fuzz(func(t *testing.T, tag string) {
		code, ok := Match(tag)
		if ok != (code != "") || ok && For(code).Code() != code {
			t.Errorf("Match(%q) is %q, %v", tag, code, ok)
		}
		// What matched begins with the language itself, as one of its two names or as a country that speaks it.
		if ok {
			base := strings.ToLower(strings.FieldsFunc(tag, func(r rune) bool { return strings.ContainsRune("-_.@", r) || unicode.IsSpace(r) })[0])
			names := map[string][]string{"en": {"en", "eng"}, "fi": {"fi", "fin"}, "gl": {"gl", "glg"}, "pl": {"pl", "pol"}}
			if !slices.Contains(names[code], base) && base != "i" {
				t.Errorf("Match(%q) is %q", tag, code)
			}
		}
		again, _ := Match(tag, "pl")
		if ok && again != code || !ok && again != "pl" {
			t.Errorf("Match(%q, pl) is %q", tag, again)
		}
	})
}
