package boards

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"awele/i18n"
)

// ours are the languages of the program; every descriptor that it brings is complete in them.
var ours = func() (codes []string) {
	for _, l := range i18n.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}()

// longestParagraph is how much a child reads on one screen, in letters.
const longestParagraph = 320

func awele(t *testing.T) Board {
	t.Helper()
	all := Builtin()
	i := slices.IndexFunc(all, func(b Board) bool { return b.Name == "awele" })
	if i < 0 {
		t.Fatal("there is no board awele")
	}
	return all[i]
}

// parts gives every text of a board by name.
func parts(t Text) map[string][]string {
	return map[string][]string{
		title: {t.Title}, description: t.Description, goal: t.Goal, prerequisite: t.Prerequisite, manual: t.Manual, history: t.History, credit: t.Credit,
	}
}

func TestBuiltinComplete(t *testing.T) {
	all := Builtin()
	if len(all) == 0 {
		t.Fatal("no boards")
	}
	for _, b := range all {
		if got := b.Languages(); !slices.Equal(got, ours) {
			t.Errorf("%s: languages %v, want %v", b.Name, got, ours)
		}
		for _, lang := range ours {
			for _, element := range elements {
				if b.texts[element][lang] == nil {
					t.Errorf("%s has no %s in %s", b.Name, element, lang)
				}
			}
			for _, o := range allOptions(b.Type) {
				checkParagraphs(t, b.With(o), lang)
			}
		}
	}
}

// allOptions lists all that a descriptor of a type may choose.
func allOptions(typ string) (all []Options) {
	seeds, slams := choicesOf(typ)["seeds"], choicesOf(typ)["slam"]
	if slams == nil {
		slams = []string{""}
	}
	for _, n := range seeds {
		for _, slam := range slams {
			seeds, _ := strconv.Atoi(n)
			all = append(all, Options{Seeds: seeds, Slam: slam})
		}
	}
	return all
}

// checkParagraphs says what is wrong with the texts of a board in a language: they are as many as in English, short and tidy.
func checkParagraphs(t *testing.T, b Board, lang string) {
	t.Helper()
	english := parts(b.Text("en"))
	for element, paragraphs := range parts(b.Text(lang)) {
		if len(paragraphs) == 0 || len(paragraphs) != len(english[element]) {
			t.Errorf("%s, %+v, %s, %s: %d paragraphs, in English %d", b.Name, b.Options, lang, element, len(paragraphs), len(english[element]))
			continue
		}
		for i, p := range paragraphs {
			if n := utf8.RuneCountInString(p); n > longestParagraph {
				t.Errorf("%s, %s, %s: %d letters in %q", b.Name, lang, element, n, p)
			}
			if p != strings.TrimSpace(p) || strings.Contains(p, "  ") || strings.Contains(p, "\n") {
				t.Errorf("%s, %s, %s: not folded: %q", b.Name, lang, element, p)
			}
			if lang != "en" && element != title && p == english[element][i] {
				t.Errorf("%s, %s, %s: still English: %q", b.Name, lang, element, p)
			}
		}
	}
}

func TestAwele(t *testing.T) {
	b := awele(t)
	if b.Type != Awele || b.Section != "/strategy" || b.Difficulty != 2 || b.Picture() != "awele" || b.Author == "" || b.Options != (Options{}) {
		t.Errorf("got %+v", b)
	}
}

// The system's name of a language finds the texts in it.
func TestAweleRegions(t *testing.T) {
	b := awele(t)
	for lang, want := range map[string]string{
		"pl_PL.UTF-8": "pl", "pl-PL": "pl", "gl_ES.UTF-8": "gl", "gl": "gl", "fi_FI@euro": "fi", "en_US": "en", "es_ES": "en", "C": "en",
	} {
		if got, want := b.Text(lang).Goal[0], b.Text(want).Goal[0]; got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// What a teacher needs to settle a dispute is in the manual of every language: each paragraph names its rule.
func TestAweleNamesEveryRule(t *testing.T) {
	rules := map[string][]string{
		"en": {"six houses", "store", "one at your right", "Who starts", "take turns", "counter-clockwise", "12 seeds", "two or three", "chain", "never capture from your own row",
			"other row is empty", "every seed of the other row", "agree on it before you start", "move again", "same position", "third time",
			"more than half", "exactly half", "press the house", "Ctrl+Q"},
		"fi": {"kuusi taloa", "pistetalo", "oikealla puolellasi", "Kuka aloittaa", "vuorotellen", "vastapäivään", "12 tai", "kaksi tai kolme", "Ketju", "Omalta riviltäsi et kaappaa",
			"toinen rivi on tyhjä", "toiselta riviltä kaikki siemenet", "sopikaa ennen alkua", "heti uudelleen", "sama asetelma", "kolmannen kerran",
			"yli puolet", "tasan puolet", "paina taloa", "Ctrl+Q"},
		"gl": {"seis casas", "casas de puntuación", "a que tes á dereita", "Quen comeza", "por quendas", "antihorario", "12 sementes", "dúas ou tres", "cadea", "propia fila non capturas",
			"outra fila está baleira", "todas as sementes da outra fila", "poñédevos de acordo antes", "outra vez", "mesma posición", "terceira vez",
			"máis da metade", "xusto a metade", "preme a casa", "Ctrl+Q"},
		"pl": {"sześć dołków", "bazę", "po twojej prawej stronie", "Kto zaczyna", "na zmianę", "przeciwnie do ruchu wskazówek zegara", "12 nasion", "dwa lub trzy", "Łańcuch", "swojego rzędu nie zbierasz",
			"drugi rząd jest pusty", "z drugiego rzędu wszystkie nasiona", "umówcie się, zanim zaczniecie", "jeszcze jeden ruch", "ten sam układ", "po raz trzeci",
			"więcej niż połowę", "dokładnie połowę", "naciśnij dołek", "Ctrl+Q"},
	}
	b := awele(t)
	for _, lang := range ours {
		text := strings.Join(b.Text(lang).Manual, "\n")
		for _, words := range rules[lang] {
			if !strings.Contains(text, words) {
				t.Errorf("%s: the manual does not say %q", lang, words)
			}
		}
	}
}

// Words that the texts avoid: one word per idea, nothing that is not there on paper, nobody addressed formally, and no Polish past tense, which tells boys
// from girls.
func TestBuiltinAvoids(t *testing.T) {
	for lang, words := range map[string][]string{
		"pl": {"stawieni", "duży", "małe doł", "powtarza", "domek", "wygrałeś", "łeś ", "łaś ", "Pan "},
		"gl": {"referencias", "casa grande", "repítese", "táboas", "adversario", "vostede", "burato"},
		"fi": {"setuks", "iso talo", "toistuu", "pisteytystalo", "kuoppa", "te voitte", "Teidän"},
		"en": {"etting", "big house", "same board", " pit", "stone", "he or she", " hole"},
	} {
		for _, b := range Builtin() {
			for _, o := range allOptions(b.Type) {
				for element, paragraphs := range parts(b.With(o).Text(lang)) {
					text := " " + strings.Join(paragraphs, " ") + " "
					for _, word := range words {
						if strings.Contains(text, word) {
							t.Errorf("%s, %s, %+v, %s: %q", b.Name, lang, o, element, word)
						}
					}
				}
			}
		}
	}
}

func TestBuiltinIsACopy(t *testing.T) {
	Builtin()[0].Name = "changed"
	if Builtin()[0].Name == "changed" {
		t.Error("one caller changed the boards of all")
	}
}
