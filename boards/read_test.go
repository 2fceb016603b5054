package boards

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awele/rules"
)

// one reads a descriptor that holds one board.
func one(t *testing.T, xml string) Board {
	t.Helper()
	found, err := Read("test.xml", strings.NewReader(xml))
	if err != nil {
		t.Fatal(err)
	}
	if len(found) != 1 {
		t.Fatalf("%d boards, want 1", len(found))
	}
	return found[0]
}

// with makes a descriptor with further children of its Board.
func with(children string) string {
	return `<GCompris><Board name="a" type="awele" section="/strategy" icon="awele"><title>Oware</title>` +
		`<description>Sow.</description>` + children + `</Board></GCompris>`
}

func TestReadOldGCompris(t *testing.T) {
	found, err := ReadFile("testdata/classroom.xml")
	if err != nil {
		t.Fatal(err)
	}
	b := found[0]
	b.texts = nil
	want := Board{
		Name: "awele-classroom", Type: Awele, Mode: "1", Section: "/strategy", Difficulty: 3, Icon: "boardicons/awele.png",
		Author: "Amélie Ñandú", File: "testdata/classroom.xml", Line: 3,
	}
	if !reflect.DeepEqual(b, want) {
		t.Errorf("got  %+v\nwant %+v", b, want)
	}
	if got := b.Picture(); got != "awele" {
		t.Errorf("picture %q, want awele", got)
	}

	b = found[0]
	if got, want := b.Languages(), []string{"en", "es-ES", "fi", "fr"}; !slices.Equal(got, want) {
		t.Errorf("languages %v, want %v", got, want)
	}
	english := Text{
		Title:       "Oware in the classroom",
		Description: []string{"Play Oware, old file, hard lines"},
		Goal:        []string{"Take more seeds than Tux."},
	}
	french := english
	french.Title = "L'awalé à l'école"
	french.Description = []string{"Joue à l'awalé & sème les graines jusqu'à la dernière"}
	finnish, spanish := english, english
	finnish.Title = "Koulun oware, älä pelkää"
	spanish.Title = "Oware en español"
	for lang, want := range map[string]Text{
		"en": english, "en_GB.UTF-8": english, "C": english, "": english, "??": english, "pl": english,
		"gl": english, // and not the Spanish of a neighbour
		"fr": french, "fr_CA": french, "fr-BE": french,
		"fi_FI.UTF-8": finnish, "FI": finnish,
		"es": spanish, "es_MX@euro": spanish,
	} {
		want.Manual = awele(t).Text(lang).Manual // it has none of its own
		if got := b.Text(lang); !reflect.DeepEqual(got, want) {
			t.Errorf("%q:\ngot  %+v\nwant %+v", lang, got, want)
		}
	}
}

func TestReadSeveralBoards(t *testing.T) {
	found, err := ReadFile("testdata/two.xml")
	if err != nil {
		t.Fatal(err)
	}
	if len(found) != 2 || found[0].Name != "short" || found[1].Name != "kalah" {
		t.Fatalf("got %v", found)
	}
	if got, want := found[0].Options, (Options{Seeds: 5, Slam: "forbidden"}); got != want {
		t.Errorf("options %+v, want %+v", got, want)
	}
	if got, want := found[0].Line, 2; got != want {
		t.Errorf("line %d, want %d", got, want)
	}
	if got, want := found[1].Line, 9; got != want {
		t.Errorf("line %d, want %d", got, want)
	}
	if got, want := found[1].Text("pl").Manual, named(t, "kalah").Text("pl").Manual; !slices.Equal(got, want) {
		t.Errorf("a board without manual has one of another game: %q", got)
	}
}

// A language that lacks one text has the English one there and its own elsewhere.
func TestFallBackForOneText(t *testing.T) {
	b := one(t, with(`
		<manual>Sow and capture.</manual> <manual xml:lang="pl">Rozsiewaj i zbieraj.</manual>
		<goal>Win.</goal> <goal xml:lang="pl"> </goal> <credit xml:lang="pl">Dla was.</credit>
		<manual xml:lang="pt_BR">Semeie.</manual> <goal xml:lang="pt">Ganhar.</goal>`))
	pl, pt, fi := b.Text("pl_PL"), b.Text("pt_BR"), b.Text("fi")
	for _, c := range []struct {
		what string
		got  []string
		want string
	}{
		{"Polish manual", pl.Manual, "Rozsiewaj i zbieraj."},
		{"Polish goal, empty in Polish", pl.Goal, "Win."},
		{"Polish credit, not there in English", pl.Credit, "Dla was."},
		{"Polish title", []string{pl.Title}, "Oware"},
		{"Brazilian manual", pt.Manual, "Semeie."},
		{"Brazilian goal, there in Portuguese", pt.Goal, "Ganhar."},
		{"Finnish manual", fi.Manual, "Sow and capture."},
		{"Finnish credit", fi.Credit, ""},
	} {
		if got := strings.Join(c.got, "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

func TestLanguageOfAText(t *testing.T) {
	for _, c := range []struct{ attribute, ask, want string }{
		{`xml:lang="fi"`, "fi", "kylvä"},
		{`lang="fi"`, "fi", "kylvä"},
		{`lang="sv" xml:lang="fi"`, "fi", "kylvä"},
		{`xml:lang="fi" lang="sv"`, "sv", ""},
		{`x:lang="fi"`, "en", "kylvä"},
		{`xml:lang=""`, "en", "kylvä"},
		{`xml:lang="en"`, "en", "kylvä"},
		{`xml:lang="C"`, "pl", "kylvä"},
		{`xml:lang="en_GB"`, "en-GB", "kylvä"},
		{`xml:lang="nb"`, "no_NO", "kylvä"},
		{`xml:lang="no"`, "nb_NO", "kylvä"},
		{`xml:lang="es"`, "gl", ""},
		{`xml:lang="fr"`, "br", ""},
		{`xml:lang="sr"`, "sr@latin", ""},
		{`xml:lang="sr@latin"`, "sr-Latn", "kylvä"},
		{`xml:lang="sr_RS@latin"`, "sr_RS@latin", "kylvä"},
		{`xml:lang="uz@cyrillic"`, "uz_UZ", ""},
		{`xml:lang="uz@cyrillic"`, "uz-Cyrl", "kylvä"},
		{`xml:lang="ca@valencia"`, "ca_ES@valencia", "kylvä"},
		{`xml:lang="zh_CN"`, "zh_TW", ""},
		{`xml:lang="zh_CN"`, "zh", "kylvä"},
		{`xml:lang="de"`, "de_AT.ISO-8859-1", "kylvä"},
		{`xml:lang="tw"`, "tw", "kylvä"},
	} {
		b := one(t, with(`<goal `+c.attribute+`>kylvä</goal>`))
		if got := strings.Join(b.Text(c.ask).Goal, "|"); got != c.want {
			t.Errorf("<goal %s> asked for in %s: %q, want %q", c.attribute, c.ask, got, c.want)
		}
	}
}

// A text that is marked as English counts for more than one without a language, in any order.
func TestMarkedEnglish(t *testing.T) {
	for _, goals := range []string{
		`<goal>kylvä</goal><goal xml:lang="en">sow</goal>`, `<goal xml:lang="en">sow</goal><goal>kylvä</goal>`,
	} {
		b := one(t, with(goals))
		for _, lang := range []string{"en", "fi"} {
			if got := b.Text(lang).Goal; !slices.Equal(got, []string{"sow"}) {
				t.Errorf("%s, asked for in %s: %q", goals, lang, got)
			}
		}
		if got := b.Languages(); !slices.Equal(got, []string{"en"}) {
			t.Errorf("%s: languages %q", goals, got)
		}
	}
}

func TestTextInXML(t *testing.T) {
	for _, c := range []struct{ what, xml, want string }{
		{"entities", `a &lt; b &amp; c &gt; d &quot;e&quot; &apos;f&apos;`, `a < b & c > d "e" 'f'`},
		{"numbers", `k&#228;&#xE4;nn&#xe4;`, "käännä"},
		{"names of HTML", `&auml;&eacute;&nbsp;&hellip;`, "äé\u00a0…"},
		{"CDATA", `<![CDATA[3 < 4 && <b>5</b>]]> seeds`, "3 < 4 && <b>5</b> seeds"},
		{"comment", `so<!-- not shown -->wing`, "sowing"},
		{"processing instruction", `so<?print off?>wing`, "sowing"},
		{"markup", `press <b>U</b> now`, "press U now"},
		{"underscore inside", `<_title>no title of the board</_title>`, "no title of the board"},
	} {
		b := one(t, with("<manual>"+c.xml+"</manual>"))
		if got := strings.Join(b.Text("en").Manual, "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

func TestFold(t *testing.T) {
	long := strings.Repeat("sow ", 31)
	for _, c := range []struct {
		what, text string
		want       []string
	}{
		{"nothing", "", nil},
		{"white space", " \t\r\n ", nil},
		{"one line", "  Sow   the\tseeds. ", []string{"Sow the seeds."}},
		{"lines wrapped by hand", "\n\t Sow the\n\t seeds.\n", []string{"Sow the seeds."}},
		{"blank line", "Sow.\n\nCapture.", []string{"Sow.", "Capture."}},
		{"several blank lines with spaces", "Sow.\n \t \n\n\n  Capture.\n\n", []string{"Sow.", "Capture."}},
		{"Windows line ends", "Sow.\r\n\r\nCapture\r\nall.", []string{"Sow.", "Capture all."}},
		{"items", "Keys:\n- U takes\n  back\n* H helps\n• M mutes", []string{"Keys:", "- U takes back", "* H helps", "• M mutes"}},
		{"a dash is no item", "Sow\n–1 or -2\n-3", []string{"Sow –1 or -2 -3"}},
		{"nobody wrapped these", long + "\nSow.\nCapture.", []string{strings.TrimSpace(long), "Sow.", "Capture."}},
		{"no-break space stays", "12\u00a0 seeds", []string{"12\u00a0 seeds"}},
	} {
		if got := fold(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

func TestEncodings(t *testing.T) {
	file := func(declaration, title string) string {
		return declaration + `<GCompris><Board name="a" type="awele" section="/s" icon="a"><title>` + title +
			`</title><description>d</description></Board></GCompris>`
	}
	utf16 := func(s, bom string, big bool) string {
		for _, r := range s { // all of them below U+10000
			if big {
				bom += string([]byte{byte(r >> 8), byte(r)})
			} else {
				bom += string([]byte{byte(r), byte(r >> 8)})
			}
		}
		return bom
	}
	for _, c := range []struct{ what, file, want string }{
		{"no declaration", file("", "kylvä żółty"), "kylvä żółty"},
		{"UTF-8", file(`<?xml version="1.0" encoding="UTF-8"?>`, "kylvä"), "kylvä"},
		{"utf8", file(`<?xml version="1.0" encoding="utf8"?>`, "kylvä"), "kylvä"},
		{"BOM", "\xef\xbb\xbf" + file(`<?xml version="1.0"?>`, "kylvä"), "kylvä"},
		{"BOM against the declaration", "\xef\xbb\xbf" + file(`<?xml version="1.0" encoding="ISO-8859-1"?>`, "kylvä"), "kylvä"},
		{"Latin-1", file(`<?xml version="1.0" encoding="ISO-8859-1"?>`, "kylv\xe4 se\xf1or"), "kylvä señor"},
		{"Latin-1, single quotes", file(`<?xml version='1.0' encoding = 'iso-8859-1' standalone='yes'?>`, "kylv\xe4"), "kylvä"},
		{"Latin-1, with curly quotes of Windows", file(`<?xml version="1.0" encoding="latin1"?>`, "\x93a\x94"), "“a”"},
		{"Latin-2", file(`<?xml version="1.0" encoding="ISO-8859-2"?>`, "\xbf\xf3\xb3ty"), "żółty"},
		{"windows-1250", file(`<?xml version="1.0" encoding="Windows-1250"?>`, "\xbf\xf3\xb3ty"), "żółty"},
		{"Latin-9", file(`<?xml version="1.0" encoding="ISO-8859-15"?>`, "\xa4"), "€"},
		{"ISO 8859-7", file(`<?xml version="1.0" encoding="ISO-8859-7"?>`, "\xf3\xf0\xfc\xf1\xef\xf2"), "σπόρος"},
		{"KOI8-R", file(`<?xml version="1.0" encoding="KOI8-R"?>`, "\xd3\xc5\xcd\xd1"), "семя"},
		{"Shift JIS", file(`<?xml version="1.0" encoding="Shift_JIS"?>`, "\x8e\xed"), "種"},
		{"spaces round the name", file(`<?xml version="1.0" encoding=" latin2 "?>`, "\xbf\xf3\xb3ty"), "żółty"},
		{"a letter that is none", file(`<?xml version="1.0" encoding="windows-1253"?>`, "a\xd2"), "a\ufffd"},
		{"an empty name", file(`<?xml version="1.0" encoding=""?>`, "kylvä"), "kylvä"},
		{"UTF-16, big end first", utf16(file(`<?xml version="1.0" encoding="UTF-16"?>`, "żółty"), "\xfe\xff", true), "żółty"},
		{"UTF-16, little end first", utf16(file(`<?xml version="1.0" encoding="utf-16"?>`, "żółty"), "\xff\xfe", false), "żółty"},
	} {
		found, err := Read("test.xml", strings.NewReader(c.file))
		if err != nil {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		if got := found[0].Text("en").Title; got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

func TestMode(t *testing.T) {
	for _, c := range []struct {
		typ, mode string
		want      Options
	}{
		{Awele, "", Options{}},
		{Awele, "1", Options{}},
		{Awele, "normal 2", Options{}},
		{Awele, "seeds=4", Options{Seeds: 4}},
		{Awele, "seeds=6 slam=captureall", Options{Seeds: 6, Slam: "captureall"}},
		{Awele, " slam=nocapture ,\tseeds=5,", Options{Seeds: 5, Slam: "nocapture"}},
		{Awele, "1 slam=forbidden", Options{Slam: "forbidden"}},
		{Kalah, "seeds=5", Options{Seeds: 5}},
		{Congkak, "seeds=7", Options{Seeds: 7}},
	} {
		got, what, _ := parseMode(c.typ, c.mode)
		if what != "" || got != c.want {
			t.Errorf("%s %q: %+v %s, want %+v", c.typ, c.mode, got, what, c.want)
		}
	}
}

// A board is played as its mode says, and what the mode leaves out goes together with that.
func TestVariantOfABoard(t *testing.T) {
	for mode, want := range map[string]string{
		"awele ": "oware", "awele seeds=5 slam=forbidden": "oware seeds=5 slam=forbidden", "kalah seeds=3": "kalah seeds=3",
		"congkak ": "congkak", "congkak seeds=7": "congkak", "congkak seeds=6": "congkak houses=6 seeds=6",
	} {
		typ, words, _ := strings.Cut(mode, " ")
		o, what, _ := parseMode(typ, words)
		b := Board{Type: typ, Options: o}
		v := b.Variant()
		wanted, err := rules.ParseVariant(want)
		if err != nil || what != "" || v != wanted || v.Validate() != nil {
			t.Errorf("%s: %v %s, %v, want %s", mode, v, what, err, want)
		}
	}
	if other := (&Board{Type: Awele}).With(Options{Seeds: 6}).Variant(); other != rules.NewOware(6, rules.NoCapture, rules.OfferShare) {
		t.Errorf("with six seeds: %v", other)
	}
}

func TestReadDir(t *testing.T) {
	found, errs := ReadDir("testdata/folder")
	var names []string
	for _, b := range found {
		names = append(names, b.Name)
	}
	if want := []string{"awele-classroom", "short", "kalah"}; !slices.Equal(names, want) {
		t.Errorf("boards %v, want %v", names, want)
	}
	want := []struct {
		file string
		kind error
	}{
		{"b-broken.xml", ErrMalformed},
		{"d-maze.xml", ErrType},
		{"directory.xml", ErrUnreadable},
	}
	if len(errs) != len(want) {
		t.Fatalf("errors %v, want %d", errs, len(want))
	}
	for i, w := range want {
		var e *Error
		if !errors.As(errs[i], &e) || !errors.Is(errs[i], w.kind) || e.File != filepath.Join("testdata/folder", w.file) {
			t.Errorf("error %q, want %v in %s", errs[i], w.kind, w.file)
		}
	}

	if found, errs := ReadDir(t.TempDir()); found != nil || errs != nil {
		t.Errorf("empty folder: %v %v", found, errs)
	}
	if _, errs := ReadDir(filepath.Join(t.TempDir(), "no")); len(errs) != 1 || !errors.Is(errs[0], os.ErrNotExist) {
		t.Errorf("no folder: %v", errs)
	}
}

func TestJoin(t *testing.T) {
	a, b := Board{Name: "a", File: "1.xml", Line: 2}, Board{Name: "b", File: "1.xml", Line: 9}
	again, c := Board{Name: "a", File: "2.xml", Line: 3}, Board{Name: "c", File: "2.xml", Line: 7}
	all, errs := Join([]Board{a, b}, []Board{again, c, c})
	var names []string
	for _, b := range all {
		names = append(names, b.File+" "+b.Name)
	}
	if want := []string{"1.xml a", "1.xml b", "2.xml c"}; !slices.Equal(names, want) {
		t.Errorf("boards %v, want %v", names, want)
	}
	want := []string{
		`2.xml:3: the name "a" is taken by the board on line 2 of 1.xml; give it a name of its own`,
		`2.xml:7: the name "c" is taken by the board on line 7 of 2.xml; give it a name of its own`,
	}
	if len(errs) != len(want) {
		t.Fatalf("errors %v, want %q", errs, want)
	}
	for i, err := range errs {
		if err.Error() != want[i] || !errors.Is(err, ErrName) {
			t.Errorf("error %q, want %q", err, want[i])
		}
	}
}
