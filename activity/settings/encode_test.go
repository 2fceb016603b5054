package settings

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"awele/rules"
)

// odd is a choice different from the default in every field.
var odd = Settings{
	Language: "pl", Muted: true, Speed: Slow, Calm: true, TextPercent: 150, HighContrast: true, Warn: true, Seeds: 6,
	Slam: rules.CaptureAll, Starter: TuxStarts, Level: 5, Streak: -2, BarFolded: true, Fullscreen: true,
}

var someGame = Saved{Board: "awele/awele", Level: 3, Seed: 1<<64 - 1, TuxStarts: true, Game: "F c E b"}

func TestOddDiffersFromDefaultEverywhere(t *testing.T) {
	a, b := reflect.ValueOf(odd), reflect.ValueOf(Default())
	for i := range a.NumField() {
		if a.Field(i).Equal(b.Field(i)) {
			t.Errorf("%s is the same in both: the tests here would not see it lost", a.Type().Field(i).Name)
		}
	}
}

func TestFileIsWordsAndEndsWithALine(t *testing.T) {
	data := Encode(odd)
	for _, want := range []string{`"slam": "captureall"`, `"speed": "slow"`, `"starter": "tux"`, `"text": 150`} {
		if !bytes.Contains(data, []byte(want)) {
			t.Errorf("no %s in\n%s", want, data)
		}
	}
	if !bytes.HasSuffix(data, []byte("}\n")) {
		t.Errorf("ends with %q", data[len(data)-4:])
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode(odd))
	f.Add([]byte(`{"level": 1e400, "speed": null, "language": "\ud800"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Decode(data)
		if err != nil {
			return
		}
		if s != s.Sane() {
			t.Errorf("%q gives %+v", data, s)
		}
		if again, err := Decode(Encode(s)); err != nil || again != s {
			t.Errorf("%+v comes back as %+v, %v", s, again, err)
		}
	})
}

func FuzzDecodeGame(f *testing.F) {
	data, err := json.Marshal(someGame)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"game": "A", "seed": -1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if g, err := decodeGame(data); err == nil && g.Game == "" {
			t.Errorf("%q is taken for a game", data)
		}
	})
}
