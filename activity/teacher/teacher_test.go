//go:build !js

package teacher

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awele/activity/settings"
)

const full = `# for the class
language = "fi"
sound = false
speed = "slow"
text = 150
boards = ["awele", "kalah"]
levels = [3, 1,
  2]
stages = ["sow"]
seeds = 5
starter = "child"
locked = ["warn", "children"]
`

func TestWhatAFileDecides(t *testing.T) {
	r := Parse("class.toml", full)
	if r.Troubles != nil {
		t.Fatal(r.Troubles)
	}
	was := settings.Default()
	was.Warn = true
	child := was
	child.Language, child.Speed, child.Warn, child.Calm, child.TextPercent = "pl", settings.Fast, false, true, 100
	held, changed := r.Hold(child, was)
	want := was
	want.Language, want.Muted, want.Speed, want.TextPercent, want.Calm = "fi", true, settings.Slow, 150, true
	if !changed || !reflect.DeepEqual(held, want) {
		t.Errorf("held %+v\nwant %+v", held, want)
	}
	if again, changed := r.Hold(held, was); changed || !reflect.DeepEqual(again, held) {
		t.Error("what is held is held once more")
	}
	for row, want := range map[string]bool{
		"language": true, "mute": true, "speed": true, "text": true, "warn": true, "children": true, "seeds": true, "starter": true,
		"calm": false, "anew": false, "slam": false, "fullscreen": false,
	} {
		if r.Locked(row) != want {
			t.Errorf("%s: locked %t", row, !want)
		}
	}
	if got := r.Boards([]string{"awele", "congkak", "kalah"}); !slices.Equal(got, []string{"awele", "kalah"}) {
		t.Errorf("boards %v", got)
	}
	if got := r.Stages([]string{"land", "sow"}); !slices.Equal(got, []string{"sow"}) {
		t.Errorf("stages %v", got)
	}
	for l, want := range map[int]int{1: 1, 3: 3, 4: 3, 8: 3} {
		if got := r.Level(l); got != want || r.OffersLevel(l) != (l == want) {
			t.Errorf("level %d becomes %d", l, got)
		}
	}
	if r.Word("seeds") != "5" || r.Word("starter") != "child" || r.Word("slam") != "" {
		t.Errorf("words %v", r.words)
	}
}

// What a child had chosen before is kept for the day on which it can be chosen again.
func TestWhatIsLockedIsNotKept(t *testing.T) {
	r := Parse("", "speed = \"slow\"")
	kept := settings.Default()
	kept.Speed = settings.Fast
	now, _ := r.Hold(kept, kept)
	now.Calm = true
	if s := r.Spare(now, kept); s.Speed != settings.Fast || !s.Calm || now.Speed != settings.Slow {
		t.Errorf("kept %+v", s)
	}
}

func TestWithoutAFileNothingIsDecided(t *testing.T) {
	none, s := Load([]string{filepath.Join(t.TempDir(), "none")}), settings.Default()
	s.Calm = true
	if held, changed := none.Hold(s, settings.Default()); changed || !reflect.DeepEqual(held, s) || none.Locked("calm") || !none.OffersLevel(8) {
		t.Error("something is")
	}
	if all := []string{"a", "b"}; !slices.Equal(none.Boards(all), all) || !slices.Equal(none.Stages(all), all) || none.Troubles != nil {
		t.Error("not all is offered")
	}
}

// What cannot be read is told with its line, unlocks nothing, and costs nothing that can be read.
func TestWhatCannotBeRead(t *testing.T) {
	for _, c := range []struct {
		text   string
		line   int
		says   string
		locked []string // besides what is good
		all    bool     // everything is locked
	}{
		{"calm = true\nspeed = \"sloow\"", 2, "slow", []string{"speed"}, false},
		{"calm = true\nspeed = slow\n", 2, "", []string{"speed"}, false},
		{"speed : \"slow\"\ncalm = true\n", 1, "", []string{"speed"}, false},
		{"calm = true\nsound = \"yes\"", 2, "true or false", []string{"mute"}, false},
		{"calm = true\ntext = 1000", 2, "100 to 200", []string{"text"}, false},
		{"calm = true\nlanguage = \"xx\"", 2, "language", []string{"language"}, false},
		{"calm = true\nseeds = 9", 2, "choose", []string{"seeds"}, false},
		{"calm = true\nsped = \"slow\"", 2, "no such key", []string{"speed", "mute"}, true},
		{"calm = true\n[lock]\nspeed = \"slow\"", 2, "no such key", []string{"speed", "mute"}, true},
		{"calm = true\n= 4", 2, "", []string{"speed"}, true},
		{"calm = true\nlocked = [\"spede\"]", 2, "spede", []string{"speed"}, true},
		{"calm = true\nlocked = \"speed\"", 2, "list", []string{"speed"}, true},
		{"calm = true\nspeed = \"slow", 2, "", []string{"speed"}, false},
		{"calm = true\ncalm = false", 2, "", nil, false},
	} {
		r := Parse("class.toml", c.text)
		var e *Error
		if len(r.Troubles) != 1 || !errors.As(r.Troubles[0], &e) || e.Line != c.line || !strings.Contains(e.Error(), c.says) || !strings.HasPrefix(e.Error(), "class.toml:") {
			t.Errorf("%q: %v", c.text, r.Troubles)
		}
		for _, row := range append(c.locked, "calm") {
			if !r.Locked(row) {
				t.Errorf("%q unlocks %s", c.text, row)
			}
		}
		if r.Locked("contrast") != c.all {
			t.Errorf("%q: all is locked: %t", c.text, !c.all)
		}
		if s, _ := r.Hold(settings.Settings{}, settings.Settings{}); !s.Calm {
			t.Errorf("%q: what is good does not count", c.text)
		}
	}
}

// Of a list that cannot be read only the first is offered.
func TestListsThatCannotBeRead(t *testing.T) {
	all := []string{"awele", "kalah"}
	for _, text := range []string{"boards = \"kalah\"\nlevels = [\"2\"]\nstages = 1", "boards = []\nlevels = [9]\nstages = [1]", "boards = [\nlevels = 1\nstages = x", "nonsense"} {
		r := Parse("", text)
		if !slices.Equal(r.Boards(all), all[:1]) || r.Level(5) != 1 || !slices.Equal(r.Stages(all), all[:1]) || len(r.Troubles) == 0 {
			t.Errorf("%q: %v, level %d, %v, %v", text, r.Boards(all), r.Level(5), r.Stages(all), r.Troubles)
		}
	}
	if r := Parse("", "boards = [\"kalah\"]\n???"); !slices.Equal(r.Boards(all), all[1:]) || r.Level(5) != 1 {
		t.Error("a list that can be read does not count, or what may have been one is offered")
	}
}

// A file that is something else altogether is not read for ever.
func TestAFileOfSomethingElse(t *testing.T) {
	if r := Parse("", strings.Repeat("speed\n", maxSize/6)); !r.Locked("contrast") || len(r.Troubles) != mostBroken || r.Level(5) != 1 {
		t.Errorf("%d troubles", len(r.Troubles))
	}
}

func TestNamesThatAreNotThere(t *testing.T) {
	r := Parse("class.toml", "boards = [\"awele\", \"chess\"]\nstages = [\"sow\", \"reap\"]")
	r.Meet([]string{"awele"}, []string{"sow"})
	var said []string
	for _, err := range r.Troubles {
		said = append(said, err.Error())
	}
	if want := []string{`class.toml:1: boards: there is no "chess"`, `class.toml:2: stages: there is no "reap"`}; !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
}

// The machine's file stands before the one beside the program, and one that is there but cannot be read locks all.
func TestLoad(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	first, second, bad := write("1.toml", "calm = true"), write("2.toml", "warn = true"), write("3.toml", "\xff")
	if r := Load([]string{filepath.Join(dir, "none"), first, second}); !r.Locked("calm") || r.Locked("warn") {
		t.Error("not the first one counts")
	}
	for _, path := range []string{bad, dir, write("4.toml", strings.Repeat("#", maxSize+1))} {
		if r := Load([]string{path, first}); len(r.Troubles) != 1 || !strings.Contains(r.Troubles[0].Error(), path) || !r.Locked("speed") || r.Level(3) != 1 {
			t.Errorf("%s: %v", path, r.Troubles)
		}
	}
	if places := Places(); len(places) != 2 || filepath.Base(places[0]) != File || filepath.Dir(places[1]) != filepath.Dir(os.Args[0]) {
		t.Errorf("%v", places)
	}
}

// Whatever is written, whoever reads it comes to an end, and more lines never unlock what one line has locked.
func FuzzParse(f *testing.F) {
	f.Add(full)
	f.Add("locked = [\"calm\"\n\"\"\"\n[[x]]\ncalm = 1")
	f.Fuzz(func(t *testing.T, text string) {
		r := Parse("", text)
		if all := []string{"a", "b"}; len(r.Boards(all)) == 0 || r.Level(4) < 1 || r.Level(4) > 8 {
			t.Errorf("boards %v, level %d", r.Boards(all), r.Level(4))
		}
		if more := Parse("", "calm = true\n"+text); !more.Locked("calm") {
			t.Errorf("%q unlocks", text)
		}
	})
}

// A teacher can decide every setting but the few that are no choice between good answers.
func TestEverySettingHasAKey(t *testing.T) {
	left := map[string]bool{"Badges": true, "BarFolded": true, "Tables": true}
	changed := 0
	for _, f := range fields {
		var from, to settings.Settings
		switch at := f.at.(type) {
		case func(*settings.Settings) *bool:
			*at(&from) = true
		case func(*settings.Settings) *string:
			*at(&from) = "fi"
		case func(*settings.Settings) *int:
			*at(&from) = 150
		case func(*settings.Settings) *settings.Speed:
			*at(&from) = settings.Off
		}
		if !f.copy(&to, &from) || !reflect.DeepEqual(to, from) {
			t.Errorf("%s is not copied", f.key)
		}
		changed++
	}
	if n := reflect.TypeFor[settings.Settings]().NumField() - len(left); changed != n {
		t.Errorf("%d keys for %d settings", changed, n)
	}
}
