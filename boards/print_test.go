package boards

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestPrint(t *testing.T) {
	b := one(t, with(`<goal>Capture more than half of all the seeds.

		Or half.</goal><manual xml:lang="fi">Kylvä vastapäivään.</manual><credit>Nobody.</credit>`))
	var s strings.Builder
	if err := Print(&s, b, "fi", 20, Headings{Goal: "Tavoite", Prerequisite: "Esitiedot", Manual: "Pelaaminen"}, nil); err != nil {
		t.Fatal(err)
	}
	const want = `Oware
=====

Sow.

Tavoite
-------

Capture more than
half of all the
seeds.

Or half.

Pelaaminen
----------

Kylvä vastapäivään.
`
	if s.String() != want {
		t.Errorf("got\n%s\nwant\n%s", s.String(), want)
	}
}

// On every width each line fits, and no word is lost.
func TestPrintFits(t *testing.T) {
	words := func(s string) string {
		return strings.Join(strings.Fields(strings.NewReplacer("=", "", "-", "").Replace(s)), "")
	}
	b := awele(t)
	h := Headings{Goal: "Obxectivo", Prerequisite: "Que cómpre saber", Manual: "Como xogar"}
	for _, lang := range ours {
		var all string
		for _, width := range []int{0, 2, 7, 20, 40, 72, 132, 5000} {
			var s strings.Builder
			if err := Print(&s, b, lang, width, h, nil); err != nil {
				t.Fatal(err)
			}
			most := width
			if width == 0 {
				most = DefaultWidth
			}
			for line := range strings.Lines(s.String()) {
				line = strings.TrimSuffix(line, "\n")
				if utf8.RuneCountInString(line) > most || line != strings.TrimSpace(line) {
					t.Errorf("%s, width %d: %q", lang, width, line)
				}
			}
			if all == "" {
				all = words(s.String())
			}
			if words(s.String()) != all {
				t.Errorf("%s, width %d: words differ", lang, width)
			}
		}
	}
}

// A table is printed with columns beside each other, and in a narrow line below each other.
func TestPrintTable(t *testing.T) {
	b := one(t, with("<goal>Win.</goal><manual>Sow.</manual><history>Far away.</history>"))
	table := [][]string{{"Sääntö", "Oware", "Tässä"}, {"Siirto, joka vie kaikki", "Ei mitään", "Ei sallittu"}}
	for width, want := range map[int]string{
		36: `
Erot
----

Sääntö      Oware       Tässä

Siirto,     Ei mitään   Ei
joka vie                sallittu
kaikki
`,
		12: `
Erot
----

Sääntö
Oware
Tässä

Siirto, joka
vie kaikki
Ei mitään
Ei sallittu
`,
	} {
		var s strings.Builder
		if err := Print(&s, b, "en", width, Headings{Goal: "Tavoite", Table: "Erot", Manual: "Peli", History: "Missä"}, table); err != nil {
			t.Fatal(err)
		}
		want = "Oware\n=====\n\nSow.\n\nTavoite\n-------\n\nWin.\n" + want + "\nPeli\n----\n\nSow.\n\nMissä\n-----\n\nFar away.\n"
		if s.String() != want {
			t.Errorf("width %d: got\n%s\nwant\n%s", width, s.String(), want)
		}
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  []string
	}{
		{"", 10, nil},
		{"sow", 10, []string{"sow"}},
		{"sow the seeds", 7, []string{"sow the", "seeds"}},
		{"sow the seeds", 6, []string{"sow", "the", "seeds"}},
		{"a pisteytystalo b", 6, []string{"a", "pistey", "tystal", "o b"}},
		{"żółć żółć", 4, []string{"żółć", "żółć"}},
		{"播種 播種", 4, []string{"播種", "播種"}},
		{"播種播", 5, []string{"播種", "播"}},
		{"kylvä\u0308", 5, []string{"kylvä\u0308"}},
		{"12\u00a0seeds now", 9, []string{"12\u00a0seeds", "now"}},
	} {
		if got := wrap(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q in %d: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestPrintTellsOfAFullDisk(t *testing.T) {
	if err := Print(full{}, awele(t), "en", 0, Headings{}, nil); !errors.Is(err, os.ErrInvalid) {
		t.Errorf("got %v", err)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, os.ErrInvalid }
