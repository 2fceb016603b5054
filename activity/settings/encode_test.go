package settings

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

// odd is a choice different from the default in every field.
var odd = Settings{
	Language: "pl", Muted: true, Speed: Slow, Calm: true, TextPercent: 150, HighContrast: true, Warn: true,
	OnTable: true, Badges: Badges{Turtle, Lion}, BarFolded: true, Fullscreen: true, Tables: Tables{map[string]Table{"awele": oddTable}},
}

var oddTable = Table{Choices: map[string]string{"seeds": "6", "slam": "captureall", "starter": "tux"}, Level: 5, Streak: -2}

func TestOddDiffersFromDefaultEverywhere(t *testing.T) {
	a, b := reflect.ValueOf(odd), reflect.ValueOf(Default())
	for i := range a.NumField() {
		if reflect.DeepEqual(a.Field(i).Interface(), b.Field(i).Interface()) {
			t.Errorf("%s is the same in both: the tests here would not see it lost", a.Type().Field(i).Name)
		}
	}
}

func TestFileIsWordsAndEndsWithALine(t *testing.T) {
	data := Encode(odd)
	for _, want := range []string{`"slam": "captureall"`, `"speed": "slow"`, `"starter": "tux"`, `"text": 150`, `"awele": {`} {
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
		if !reflect.DeepEqual(s, s.Sane()) {
			t.Errorf("%q gives %+v", data, s)
		}
		if again, err := Decode(Encode(s)); err != nil || !reflect.DeepEqual(again, s) {
			t.Errorf("%+v comes back as %+v, %v", s, again, err)
		}
	})
}

func TestOneBadFieldCostsThatFieldAlone(t *testing.T) {
	cases := []struct {
		file string
		want func(*Settings)
	}{
		{`{}`, func(*Settings) {}},
		{`{"calm": "yes", "warn": true}`, func(s *Settings) { s.Warn = true }},
		{`{"effects": null}`, func(*Settings) {}},
		{`{"effects": true}`, func(*Settings) {}},
		{`{"effects": 0}`, func(*Settings) {}},
		{`{"effects": false, "muted": false}`, func(s *Settings) { s.Muted = true }},
		{`{"effects": true, "muted": true}`, func(s *Settings) { s.Muted = true }},
		{`{"text": 900}`, func(s *Settings) { s.TextPercent = 200 }},
		{`{"text": 0}`, func(*Settings) {}},
		{`{"speed": "off"}`, func(s *Settings) { s.Speed = Off }},
		{`{"speed": "warp", "muted": true}`, func(s *Settings) { s.Muted = true }},
		{`{"language": "../../etc/passwd"}`, func(*Settings) {}},
		{`{"friendBadges": ["parrot", "dragon"], "warn": true}`, func(s *Settings) { s.Warn = true }},
		{`{"friendBadges": ["parrot", "parrot"]}`, func(*Settings) {}},
		{`{"friendBadges": ["parrot", "zebra"]}`, func(s *Settings) { s.Badges = Badges{Parrot, Zebra} }},
		{`{"language": "gl_ES"}`, func(s *Settings) { s.Language = "gl_ES" }},
		{"\ufeff" + `{"text": 150.5, "calm": true}`, func(s *Settings) { s.Calm = true }}, // after a byte-order mark
		{`{"fromTheFuture": {"a": [1, 2]}, "fullscreen": true}`, func(s *Settings) { s.Fullscreen = true }},
	}
	for _, c := range cases {
		want := Default()
		c.want(&want)
		if got, err := Decode([]byte(c.file)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s\ngot  %+v, %v\nwant %+v", c.file, got, err, want)
		}
	}
}

func TestDamagedFilesAreNotTakenForChoices(t *testing.T) {
	for name, content := range map[string]string{
		"empty": "", "cut": `{"language": "fi", "eff`, "zeros": strings.Repeat("\x00", 300), "a list": `[1, 2, 3]`, "null": `null`,
	} {
		if got, err := Decode([]byte(content)); err == nil {
			t.Errorf("%s reads as %+v", name, got)
		}
	}
}
