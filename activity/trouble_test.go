package activity

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/sound"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// rest lets the ticks pass in which the board says what it has to say.
func rest(a *app) {
	for range 2 {
		a.step(&ui.Input{})
	}
}

// unsaid is what the board would say now, which is then taken as said.
func unsaid(a *app) (lines []string) {
	for line := a.news(); line != ""; line = a.news() {
		lines = append(lines, line)
	}
	return lines
}

// Where nothing can be kept the board says so once, Home as long as it is true, and the log names the folder once.
func TestWhereNothingCanBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var log strings.Builder
	a := open(t, filepath.Join(file, "awele"), Options{Log: &log})
	a.readTrouble()
	if got, want := unsaid(a), []string{a.text.T(i18n.NotSaved)}; !slices.Equal(got, want) {
		t.Errorf("the board says %q, want %q", got, want)
	}
	for range 3 {
		a.save()
		rest(a)
		if got := unsaid(a); len(got) != 0 {
			t.Errorf("the board says once more %q", got)
		}
		a.home()
		rest(a)
		if got, want := a.message(), a.text.T(i18n.NotSaved); got != want {
			t.Errorf("Home says %q, want %q", got, want)
		}
		a.start(0, match.AgainstTux())
	}
	if n := strings.Count(log.String(), "\n"); n != 1 || !strings.Contains(log.String(), filepath.Join(file, "awele")) {
		t.Errorf("the log says %q", log.String())
	}
	if err := os.Remove(file); err != nil { // now there is room
		t.Fatal(err)
	}
	a.save()
	a.home()
	if got := a.message(); got != "" {
		t.Errorf("when all is well again Home says %q", got)
	}
}

// Where there is no place at all, Home says so from the beginning.
func TestNoPlaceToKeepAnything(t *testing.T) {
	for _, name := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	a := newApp(Options{Boards: boards.Builtin()}, store.Open(""), &sound.Recorder{}, nil)
	if got, want := a.message(), a.text.T(i18n.NotSaved); got != want {
		t.Errorf("Home says %q, want %q", got, want)
	}
}

// Settings that cannot be kept are not called a game that cannot.
func TestOnlyTheSettingsCannotBeKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "settings.json", "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 9; n++ { // the folder in its place cannot be moved aside
		name := "settings.json.damaged"
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a := open(t, dir, Options{})
	a.mute()
	rest(a)
	if got, want := a.message(), a.text.T(i18n.SettingsNotSaved); got != want {
		t.Errorf("Home says %q, want %q", got, want)
	}
}

// Two programs play the same game: the second says so, and both games are kept.
func TestTwoProgramsPlayTheSameGame(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{})
	b := open(t, dir, Options{})
	for i, p := range []*app{b, a} {
		if err := p.match.Play(rules.Pit{House: rules.House(i)}); err != nil {
			t.Fatal(err)
		}
		p.changed()
		p.readTrouble()
	}
	if got := unsaid(b); len(got) != 0 {
		t.Errorf("the first says %q", got)
	}
	if got, want := unsaid(a), []string{a.text.T(i18n.OpenTwice)}; !slices.Equal(got, want) {
		t.Errorf("the second says %q, want %q", got, want)
	}
	for _, p := range []*app{a, b} {
		want := p.match.Game().String()
		p.home()
		if p.start(0, match.AgainstTux()); p.match.Game().String() != want {
			t.Errorf("went on with\n%v\nwant\n%s", p.match.Game(), want)
		}
	}
	if c := open(t, dir, Options{}); c.match.Game().String() != b.match.Game().String() {
		t.Errorf("the next start goes on with\n%v", c.match.Game())
	}
}

// A kept game of which only the level cannot be read goes on, at the level of the settings.
func TestGameWithAnOddLevel(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, match.File("awele", match.AgainstTux()))
	game := `{"level": 1.5, "seed": -1, "game": "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c\n"}`
	if err := os.WriteFile(file, []byte(game), 0o600); err != nil {
		t.Fatal(err)
	}
	a := open(t, dir, Options{Level: 4})
	if a.match.Game().Ply() != 2 || a.match.Level() != 4 || a.message() != "" {
		t.Errorf("level %d, %q, \n%v", a.match.Level(), a.message(), a.match.Game())
	}
}
