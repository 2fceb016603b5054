package i18n

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/leonelquinteros/gotext/plurals"
)

// most is how many seeds the greatest board holds.
const most = 98

// grammar is the forms of a noun by language.
type grammar map[string][]struct {
	numbers string // "rest" for all that are not named before
	shapes  []string
}

// seedWords is the grammar of seeds in each language: the forms of the word, and which numbers take which. A sentence
// may need the word in another case, so some forms have more than one shape.
var seedWords = grammar{
	"en": {
		{"1", []string{"seed"}},
		{"rest", []string{"seeds"}},
	},
	"fi": {
		{"1", []string{"siemen", "siemenen", "siemenesi"}},
		{"rest", []string{"siementä", "siementäsi"}},
	},
	"gl": {
		{"1", []string{"semente"}},
		{"rest", []string{"sementes"}},
	},
	"pl": {
		{"1", []string{"nasiono"}},
		{"2 3 4 22 23 24 32 33 34 42 43 44 52 53 54 62 63 64 72 73 74 82 83 84 92 93 94", []string{"nasiona"}},
		{"rest", []string{"nasion"}}, // 0, 5 to 21 with 12 13 14, 25 to 31, …
	},
}

// turnWords is the grammar of turns, which some sentences count.
var turnWords = grammar{
	"en": {{"1", []string{"turn"}}, {"rest", []string{"turns"}}},
	"fi": {{"1", []string{"vuoron", "vuoro"}}, {"rest", []string{"vuoroa"}}},
	"gl": {{"1", []string{"quenda"}}, {"rest", []string{"quendas"}}},
	"pl": {
		{"1", []string{"ruch"}},
		{seedWords["pl"][1].numbers, []string{"ruchy"}},
		{"rest", []string{"ruchów"}},
	},
}

// moveWords is the grammar of moves, which some sentences count.
var moveWords = grammar{
	"en": {{"1", []string{"move"}}, {"rest", []string{"moves"}}},
	"fi": {{"rest", []string{"siirrolla"}}},
	"gl": {{"1", []string{"xogada"}}, {"rest", []string{"xogadas"}}},
	"pl": {{"1", []string{"ruchu"}}, {"rest", []string{"ruchach"}}},
}

// counted returns the grammar of what a message counts.
func counted(key Key) grammar {
	switch key {
	case HintChain, LookChain, AimAgainTimes:
		return turnWords
	case AimWinTimes:
		return moveWords
	}
	return seedWords
}

// shapesFor returns the shapes that a noun may have after n.
func (g grammar) shapesFor(lang string, n int) []string {
	for _, form := range g[lang] {
		if form.numbers == "rest" || slices.Contains(strings.Fields(form.numbers), fmt.Sprint(n)) {
			return form.shapes
		}
	}
	return nil
}

func TestNounsAfterEveryNumber(t *testing.T) {
	words := regexp.MustCompile(`\pL+`)
	plurals := 0
	for _, e := range messageFiles(t)[english].entries {
		if e.idPlural == "" {
			continue
		}
		plurals++
		for _, lang := range Languages() {
			var all []string
			noun := counted(e.key)
			for _, form := range noun[lang.Code] {
				all = append(all, form.shapes...)
			}
			if len(all) == 0 {
				t.Fatalf("the grammar of %s is missing from this test", lang.Name)
			}
			for n := 0; n <= most; n++ {
				said := For(lang.Code).T(e.key, n, 2) // a second number, where there is one
				if !slices.Contains(strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune(" :!?.", r) }), fmt.Sprint(n)) {
					t.Errorf("%s: %q for %d does not say the number: %q", lang.Code, e.key, n, said)
				}
				var found []string
				for _, w := range words.FindAllString(said, -1) {
					if slices.Contains(all, w) {
						found = append(found, w)
					}
				}
				if len(found) != 1 || !slices.Contains(noun.shapesFor(lang.Code, n), found[0]) {
					t.Errorf("%s: %q with %d is %q, want the word %q", lang.Code, e.key, n, said, noun.shapesFor(lang.Code, n))
				}
			}
		}
	}
	if plurals < 7 {
		t.Errorf("only %d messages count something", plurals)
	}
}

// Where more than the noun bends, the whole sentence is read.
func TestHintSaveReadsRight(t *testing.T) {
	for _, c := range []struct {
		lang string
		n    int
		want string
	}{
		{"en", 1, "Tux wants 1 seed of yours: save it!"},
		{"en", 2, "Tux wants 2 of your seeds: save them!"},
		{"fi", 1, "Tux haluaa 1 siemenesi: pelasta se!"},
		{"fi", 2, "Tux haluaa 2 siementäsi: pelasta ne!"},
		{"gl", 1, "Tux quere 1 semente túa: sálvaa!"},
		{"gl", 2, "Tux quere 2 sementes túas: sálvaas!"},
		{"pl", 1, "Tux chce 1 twoje nasiono: ratuj je!"},
		{"pl", 3, "Tux chce 3 twoje nasiona: ratuj je!"},
		{"pl", 5, "Tux chce 5 twoich nasion: ratuj je!"},
		{"pl", 12, "Tux chce 12 twoich nasion: ratuj je!"},
		{"pl", 21, "Tux chce 21 twoich nasion: ratuj je!"},
		{"pl", 22, "Tux chce 22 twoje nasiona: ratuj je!"},
	} {
		if got := For(c.lang).T(HintSave, c.n); got != c.want {
			t.Errorf("%s, %d seeds: %q, want %q", c.lang, c.n, got, c.want)
		}
	}
}

func TestBrokenPluralFormsAreRefused(t *testing.T) {
	for _, c := range []struct{ header, want string }{
		{"nplurals=2; plural=(n == 1 ? 0 : 2);", "gives form 2 for the number 0, but has nplurals=2"},
		{"nplurals=2; plural=n - 1;", "gives form -1 for the number 0"},
		{"", "must be like"},
		{"nplurals=2", "must be like"},
		{"nplurals=many; plural=0;", "must be like"},
		{"nplurals=900; plural=0;", "must be like"},
		{"nplurals=2; plural=seeds;", "cannot be read"},
		{"nplurals=2; plural=n ? ;", "cannot be read"},
		{"nplurals=2; plural=(n != 1;", "cannot be read"},
		{"nplurals=2; plural=n != 1 n;", "cannot be read"},
		{"nplurals=2; plural=n % 0;", "% divides by 0 where n is 0"},
		{"nplurals=2; plural=n / n;", "/ divides by 0 where n is 0"},
		{"nplurals=2; plural=1 / (n - 7);", "/ divides by 0 where n is 7"},
		{"nplurals=2; plural=" + strings.Repeat("(", 5000) + "n;", "more than 2000 letters"},
		{"nplurals=2; plural=9999999999999999999;", "cannot be read"},
	} {
		rule, err := parsePluralRule(c.header)
		if err == nil {
			t.Errorf("%q: taken as %d forms", c.header, rule.forms)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.header, err, c.want)
		}
	}
}

// Numbers that no game counts to take a form all the same, also those that are no int.
func TestEveryNumberTakesAForm(t *testing.T) {
	polish, err := parsePluralRule("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		n    uint64
		want int
	}{{1001, 2}, {1002, 1}, {1012, 2}, {999_999_999_922, 1}, {math.MaxUint64, 2}, {math.MaxInt64 - 5, 1}} {
		if got := polish.form(c.n); got != c.want {
			t.Errorf("%d takes form %d, want %d", c.n, got, c.want)
		}
	}
	wild := pluralRule{2, []bool{true, true}, func(n int) int { return n - 1500 }}
	for _, n := range []uint64{0, 1500, 1999} {
		if got := wild.form(n); got < 0 || got > 1 {
			t.Errorf("%d takes form %d of 2", n, got)
		}
	}
	for _, c := range []struct {
		n    any
		want string
	}{
		{-1, "Tux zbiera -1 nasiono."}, {int8(-128), "Tux zbiera -128 nasion."}, {int64(math.MinInt64), "Tux zbiera -9223372036854775808 nasion."},
		{uint64(math.MaxUint64), "Tux zbiera 18446744073709551615 nasion."}, {uint16(1022), "Tux zbiera 1022 nasiona."},
	} {
		if got := For("pl").T(TuxTakes, c.n); got != c.want {
			t.Errorf("%v: %q, want %q", c.n, got, c.want)
		}
	}
}

func TestFormula(t *testing.T) {
	for _, c := range []struct {
		src     string
		n, want int
	}{
		{"0", 7, 0}, {"n", 7, 7}, {"n+2*3", 1, 7}, {"(n+2)*3", 1, 9}, {"7-n-1", 2, 4}, {"n/10%10", 345, 4},
		{"n>1", 1, 0}, {"n>=1", 1, 1}, {"n<1", 1, 0}, {"n<=1", 1, 1}, {"n==1", 1, 1}, {"n!=1", 1, 0}, {"!n", 0, 1}, {"!!n", 5, 1},
		{"n==1 || n==2 && n==3", 1, 1}, {"(n==1 || n==2) && n==3", 1, 0}, {"n%10==1 && n%100!=11", 11, 0},
		{"n ? 1 : 2", 0, 2}, {"n==1 ? 0 : n==2 ? 1 : 2", 2, 1}, {"n>1 ? n>2 ? 3 : 2 : 1", 2, 2},
	} {
		f, err := parseFormula(c.src)
		if err != nil {
			t.Error(err)
		} else if got := f(c.n); got != c.want {
			t.Errorf("%s with n=%d is %d, want %d", c.src, c.n, got, c.want)
		}
	}
}

// The formulas that translators' tools write for other languages, read by gotext as well.
func TestFormulaAgreesWithGotext(t *testing.T) {
	for _, src := range []string{
		"(n != 1)", "(n > 1)", "n>1", "0",
		"(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
		"(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
		"(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2",
		"(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)",
		"n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2",
		"(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)",
	} {
		ours, err := parseFormula(src)
		if err != nil {
			t.Error(err)
			continue
		}
		theirs, err := plurals.Compile(src)
		if err != nil {
			t.Errorf("gotext cannot read %s: %v", src, err)
			continue
		}
		for n := range rulesTried {
			if got, want := ours(n), theirs.Eval(uint32(n)); got != want {
				t.Errorf("%s with n=%d is %d, for gotext %d", src, n, got, want)
			}
		}
	}
}
