package i18n

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

func TestT(t *testing.T) {
	for _, c := range []struct {
		lang string
		key  Key
		args []any
		want string
	}{
		{"en", YourTurn, nil, "Your turn!"},
		{"fi", YourTurn, nil, "Sinun vuorosi!"},
		{"gl", YourTurn, nil, "A túa quenda!"},
		{"pl", YourTurn, nil, "Twój ruch!"},
		{"pl", TuxTakes, []any{22}, "Tux zbiera 22 nasiona."},
		{"pl", LevelN, []any{uint8(3)}, "Poziom 3"},
		{"en", Percent, []any{150}, "150%"},
		{"fi", Percent, []any{150}, "150\u00a0%"},

		// What is wrong in the program must not end the game.
		{"pl", TuxTakes, nil, "Tux zbiera … nasion."},
		{"pl", TuxTakes, []any{nil}, "Tux zbiera … nasion."},
		{"pl", TuxTakes, []any{"two"}, "Tux zbiera … nasion."},
		{"pl", TuxTakes, []any{2, 3, "more"}, "Tux zbiera 2 nasiona."},
		{"en", BoardTrouble, []any{(*strings.Builder)(nil)}, "<nil> could not be read."},
		{"en", BoardTrouble, []any{errors.New("50%d.xml")}, "50%d.xml could not be read."},
		{"en", BoardTrouble, []any{"${x}"}, "${x} could not be read."},
		{"en", YourTurn, []any{1, "x"}, "Your turn!"},
		{"en", "no such key", []any{1}, "no such key"},
		{"fi", "%d", []any{1}, "%d"},
		{"de", YourTurn, nil, "Your turn!"},
		{"", YourTurn, nil, "Your turn!"},
	} {
		if got := For(c.lang).T(c.key, c.args...); got != c.want {
			t.Errorf("%s: T(%q, %v) is %q, want %q", c.lang, c.key, c.args, got, c.want)
		}
	}
}

func TestPrinterCode(t *testing.T) {
	for ask, want := range map[string]string{"en": "en", "fi": "fi", "gl": "gl", "pl": "pl", "de": "en", "": "en", "pl_PL": "en"} {
		if got := For(ask).Code(); got != want {
			t.Errorf("For(%q) speaks %q, want %q", ask, got, want)
		}
	}
	var none *Printer
	if none.Code() != "en" || none.T(YourTurn) != "Your turn!" {
		t.Error("no printer at all must speak English")
	}
}

// No arguments make T panic or show a child the marks of a formatting error.
func TestTTakesAnything(t *testing.T) {
	anything := rapid.SliceOfN(rapid.OneOf(
		rapid.Int().AsAny(), rapid.Uint8().AsAny(), rapid.String().AsAny(), rapid.Float64().AsAny(),
		rapid.Bool().AsAny(), rapid.SliceOf(rapid.Byte()).AsAny(), rapid.Just[any](nil), rapid.Just[any](failing{}),
	), 0, 3)
	rapid.Check(t, func(t *rapid.T) {
		lang := rapid.SampledFrom(Languages()).Draw(t, "language")
		key := rapid.SampledFrom(Keys()).Draw(t, "key")
		args := anything.Draw(t, "args")
		said := For(lang.Code).T(key, args...)
		if said == "" {
			t.Fatalf("%s: T(%q, %v) is silent", lang.Code, key, args)
		}
		for _, a := range args {
			if s, ok := a.(string); ok && strings.Contains(s, "%!") {
				return
			}
		}
		if strings.Contains(said, "%!") && !strings.Contains(said, "PANIC") {
			t.Fatalf("%s: T(%q, %v) is %q", lang.Code, key, args, said)
		}
	})
}

// failing is a value that cannot even be printed.
type failing struct{}

func (failing) String() string { panic("no name") }

// An unfinished language: what it lacks comes in English, with the plurals of English.
func TestUntranslatedMessagesComeInEnglish(t *testing.T) {
	polish, err := readPO("po/pl.po", []byte(header+`
msgctxt "play"
msgid "Play"
msgstr "Graj"

#, fuzzy
msgctxt "undo"
msgid "Undo"
msgstr "Cofnij?"

msgctxt "tuxTakes"
msgid "Tux captures %d seed."
msgid_plural "Tux captures %d seeds."
msgstr[0] "Tux zbiera %d nasiono."
msgstr[1] ""
msgstr[2] ""
`))
	if err != nil {
		t.Fatal(err)
	}
	p := newShelf([]*file{messageFiles(t)[english], polish}, nil).printers["pl"]
	for _, c := range []struct{ got, want string }{
		{p.T(Play), "Graj"},
		{p.T(Undo), "Undo"},
		{p.T(YourTurn), "Your turn!"},
		{p.T(TuxTakes, 1), "Tux captures 1 seed."},
		{p.T(TuxTakes, 22), "Tux captures 22 seeds."},
		{p.Code(), "pl"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestManyMaySpeakAtOnce(t *testing.T) {
	var all sync.WaitGroup
	for _, lang := range Languages() {
		for range 4 {
			all.Go(func() {
				for n := range 50 {
					if got, want := For(lang.Code).T(TuxTakes, n), For(lang.Code).T(TuxTakes, n); got != want || got == "" {
						t.Errorf("%s: %q and %q", lang.Code, got, want)
					}
				}
			})
		}
	}
	all.Wait()
}

// A message without arguments is on the screen in every frame: it costs nothing.
func TestPlainMessagesDoNotAllocate(t *testing.T) {
	p := For("pl")
	if n := testing.AllocsPerRun(100, func() { _ = p.T(YourTurn) }); n > 0 {
		t.Errorf("%v allocations for a plain message", n)
	}
}

func BenchmarkPlain(b *testing.B) {
	p := For("pl")
	for b.Loop() {
		_ = p.T(YourTurn)
	}
}

func BenchmarkPlural(b *testing.B) {
	p := For("pl")
	for b.Loop() {
		_ = p.T(TuxTakes, 22)
	}
}
