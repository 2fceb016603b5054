//go:build !js

package settings

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"awele/rules"
)

// put writes a file of a store's folder and returns its path.
func put(t *testing.T, dir, name, content string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func get(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestEverythingKeptComesBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	s := Open(dir)
	if got := s.Settings(); got != Default() {
		t.Errorf("a first start has %+v", got)
	}
	if _, err := s.LoadGame("awele"); !errors.Is(err, ErrNoGame) {
		t.Errorf("a first start has a game: %v", err)
	}
	if err := s.SaveSettings(odd); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveGame("awele", someGame); err != nil {
		t.Fatal(err)
	}

	s = Open(dir)
	if got := s.Settings(); got != odd {
		t.Errorf("kept %+v\ngot  %+v", odd, got)
	}
	if got, err := s.LoadGame("awele"); err != nil || got != someGame {
		t.Errorf("kept %+v\ngot  %+v, %v", someGame, got, err)
	}
	if _, err := s.LoadGame("kalah"); !errors.Is(err, ErrNoGame) {
		t.Errorf("another slot: %v", err)
	}
	if got := s.Trouble(); len(got) != 0 {
		t.Errorf("trouble without a cause: %v", got)
	}
}

func TestFilesAreThePlayersAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	if err := Open(dir).SaveSettings(odd); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]os.FileMode{dir: 0o700, filepath.Join(dir, "settings.json"): 0o600} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s has mode %o, want %o", path, got, want)
		}
	}
}

func TestOneBadFieldCostsThatFieldAlone(t *testing.T) {
	cases := []struct {
		file string
		want func(*Settings)
	}{
		{`{}`, func(*Settings) {}},
		{`{"level": 4}`, func(s *Settings) { s.Level = 4 }},
		{`{"level": -4, "calm": true}`, func(s *Settings) { s.Calm = true }},
		{`{"level": 1e99, "calm": true}`, func(s *Settings) { s.Calm = true }},
		{`{"level": 4000}`, func(s *Settings) { s.Level = maxLevel }},
		{`{"level": "four", "seeds": 5}`, func(s *Settings) { s.Seeds = 5 }},
		{`{"level": null, "effects": null}`, func(*Settings) {}},
		{`{"text": 900}`, func(s *Settings) { s.TextPercent = 200 }},
		{`{"text": 0}`, func(*Settings) {}},
		{`{"seeds": 7}`, func(s *Settings) { s.Seeds = 6 }},
		{`{"speed": "off", "slam": "forbidden", "starter": "child"}`, func(s *Settings) {
			s.Speed, s.Slam, s.Starter = Off, rules.Forbidden, ChildStarts
		}},
		{`{"speed": "warp", "slam": 2, "starter": ["tux"], "muted": true}`, func(s *Settings) { s.Muted = true }},
		{`{"language": "../../etc/passwd"}`, func(*Settings) {}},
		{`{"language": "gl_ES"}`, func(s *Settings) { s.Language = "gl_ES" }},
		{`{"fromTheFuture": {"a": [1, 2]}, "fullscreen": true}`, func(s *Settings) { s.Fullscreen = true }},
	}
	for _, c := range cases {
		dir := t.TempDir()
		put(t, dir, "settings.json", c.file)
		want := Default()
		c.want(&want)
		s := Open(dir)
		if got := s.Settings(); got != want {
			t.Errorf("%s\ngot  %+v\nwant %+v", c.file, got, want)
		}
		if got := s.Trouble(); len(got) != 0 {
			t.Errorf("%s: trouble %v", c.file, got)
		}
	}
}

func TestDamagedSettingsAreMovedAside(t *testing.T) {
	for name, content := range map[string]string{
		"empty":     "",
		"cut":       `{"language": "fi", "eff`,
		"zeros":     strings.Repeat("\x00", 300),
		"a list":    `[1, 2, 3]`,
		"null":      `null`,
		"too large": `{"language": "fi", "x": "` + strings.Repeat("x", MaxSize) + `"}`,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := put(t, dir, "settings.json", content)
			s := Open(dir)
			if got := s.Settings(); got != Default() {
				t.Errorf("got %+v", got)
			}
			if got := s.Trouble(); !slices.Equal(got, []Trouble{SettingsDamaged}) {
				t.Errorf("trouble %v", got)
			}
			if got := s.Trouble(); len(got) != 0 {
				t.Errorf("told twice: %v", got)
			}
			if get(t, path+".damaged") != content {
				t.Error("the damaged file was not kept as it was")
			}
			if err := s.SaveSettings(odd); err != nil {
				t.Fatal(err)
			}
			if got := Open(dir).Settings(); got != odd {
				t.Errorf("after saving again: %+v", got)
			}
		})
	}
}

func TestDamagedFilesAreNumberedAndFew(t *testing.T) {
	dir := t.TempDir()
	for n := 1; n <= 12; n++ {
		put(t, dir, "settings.json", fmt.Sprint("broken ", n))
		Open(dir)
	}
	for file, want := range map[string]string{
		"settings.json.damaged": "broken 1", "settings.json.damaged-2": "broken 2", "settings.json.damaged-9": "broken 12",
	} {
		if got := get(t, filepath.Join(dir, file)); got != want {
			t.Errorf("%s holds %q, want %q", file, got, want)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) != maxAside {
		t.Errorf("%d files are kept", len(files))
	}
}

func TestDamagedGameIsMovedAside(t *testing.T) {
	for name, content := range map[string]string{
		"empty": "", "null": "null", "no game": `{"board": "awele"}`, "wrong type": `{"game": 7}`, "cut": `{"game": "A`,
		"large": strings.Repeat(" ", MaxSize+1),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := put(t, dir, "game-awele.json", content)
			s := Open(dir)
			if _, err := s.LoadGame("awele"); err == nil || errors.Is(err, ErrNoGame) {
				t.Errorf("error is %v", err)
			}
			if got := s.Trouble(); !slices.Equal(got, []Trouble{GameDamaged}) {
				t.Errorf("trouble %v", got)
			}
			if get(t, path+".damaged") != content {
				t.Error("the damaged file was not kept as it was")
			}
			if _, err := s.LoadGame("awele"); !errors.Is(err, ErrNoGame) {
				t.Errorf("asked again: %v", err)
			}
		})
	}
}

// A folder that is locked is not called damaged files: they may be as good as ever. That nothing can be moved stands for
// the lock here, for this test may run as root.
func TestFilesThatCannotBeMovedAside(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"settings.json", "game-awele.json"} {
		put(t, dir, name, "?")
		for n := 1; n <= maxAside; n++ {
			taken := name + ".damaged"
			if n > 1 {
				taken = fmt.Sprintf("%s-%d", taken, n)
			}
			if err := os.Mkdir(filepath.Join(dir, taken), 0o700); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := Open(dir)
	if _, err := s.LoadGame("awele"); err == nil {
		t.Error("a game out of nothing")
	}
	if got := s.Trouble(); !slices.Equal(got, []Trouble{NotSaved}) {
		t.Errorf("trouble %v", got)
	}
}

// A game whose JSON is right but whose moves are not is found out by the rules, later.
func TestCallerFindsTheGameDamaged(t *testing.T) {
	dir := t.TempDir()
	s := Open(dir)
	if err := s.SaveGame("awele", someGame); err != nil {
		t.Fatal(err)
	}
	s.GameDamaged("awele")
	if got := s.Trouble(); !slices.Equal(got, []Trouble{GameDamaged}) {
		t.Errorf("trouble %v", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "game-awele.json.damaged")); err != nil {
		t.Error(err)
	}
}

// A folder that cannot be made stands for every place where nothing can be written: this test may run as root, who can
// write into a read-only one.
func TestWhereNothingCanBeWrittenThePlayGoesOn(t *testing.T) {
	file := put(t, t.TempDir(), "file", "")
	s := Open(filepath.Join(file, "awele"))
	if err := s.SaveSettings(odd); err == nil {
		t.Error("no error for the log")
	}
	if err := s.SaveGame("awele", someGame); err == nil {
		t.Error("no error for the log")
	}
	if got := s.Settings(); got != odd {
		t.Errorf("the choice is lost: %+v", got)
	}
	if got, err := s.LoadGame("awele"); err != nil || got != someGame {
		t.Errorf("the game is lost before the program ends: %+v, %v", got, err)
	}
	if got := s.Trouble(); !slices.Equal(got, []Trouble{NotSaved}) {
		t.Errorf("trouble %v, want one line", got)
	}
	if err := s.SaveSettings(Default()); err == nil || len(s.Trouble()) != 0 {
		t.Error("the same trouble was told twice")
	}
}

func TestNoPlaceAtAll(t *testing.T) {
	for _, name := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	s := Open("")
	if got := s.Trouble(); !slices.Equal(got, []Trouble{NotSaved}) {
		t.Errorf("trouble %v", got)
	}
	if err := s.SaveGame("awele", someGame); err == nil {
		t.Error("no error for the log")
	}
	if got, err := s.LoadGame("awele"); err != nil || got != someGame {
		t.Errorf("the game is lost before the program ends: %+v, %v", got, err)
	}
	s.GameDamaged("awele")
}

// The disk is full while a game is kept from before. What was played since counts, and is kept when there is room again.
func TestDiskIsFullForAWhile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	s := Open(dir)
	older, newer, newest := Saved{Game: "A"}, Saved{Game: "A a"}, Saved{Game: "A a B"}
	if err := s.SaveGame("awele", older); err != nil {
		t.Fatal(err)
	}
	away := dir + ".away"
	if err := os.Rename(dir, away); err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Dir(dir), "awele", "") // a file in the place of the folder: nothing can be written
	if err := s.SaveGame("awele", newer); err == nil {
		t.Fatal("it was written where nothing can be")
	}
	if err := errors.Join(os.Remove(dir), os.Rename(away, dir)); err != nil {
		t.Fatal(err)
	}
	if got, err := s.LoadGame("awele"); err != nil || got != newer {
		t.Errorf("got %+v, %v, want what was played last", got, err)
	}
	if err := s.SaveGame("awele", newest); err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*Store{"now": s, "at the next start": Open(dir)} {
		if got, err := s.LoadGame("awele"); err != nil || got != newest {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestUsersFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	t.Setenv("AppData", home)
	if err := Open("").SaveSettings(odd); err != nil {
		t.Fatal(err)
	}
	config, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	if get(t, filepath.Join(config, "awele", "settings.json")) != string(Encode(odd)) {
		t.Error("the file differs")
	}
}

func TestNoSlotLeavesTheFolder(t *testing.T) {
	slots := []string{
		"", "awele", "Awele", "..", "../../x", "a/b", `a\b`, "a:b", "CON", "käsi", "game\x00", strings.Repeat("x", 4000),
		strings.Repeat("x", 4000) + "y",
	}
	seen := map[string]string{}
	dir := t.TempDir()
	s := Open(dir)
	for i, slot := range slots {
		name := gameFile(slot)
		if filepath.Base(name) != name || len(name) > 120 || strings.ContainsAny(name, `\/:*?"<>|`) {
			t.Errorf("slot %.20q becomes %q", slot, name)
		}
		if other, ok := seen[strings.ToLower(name)]; ok {
			t.Errorf("slots %.20q and %.20q share %q", slot, other, name)
		}
		seen[strings.ToLower(name)] = slot
		if err := s.SaveGame(slot, Saved{Level: i, Game: "A"}); err != nil {
			t.Error(err)
		}
	}
	for i, slot := range slots {
		if g, err := s.LoadGame(slot); err != nil || g.Level != i {
			t.Errorf("slot %.20q: %+v, %v", slot, g, err)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) != len(slots) {
		t.Errorf("%d files for %d slots", len(files), len(slots))
	}
}

func TestManySavesAtOnce(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir) // two programs, as far as the folder can tell
	var wg sync.WaitGroup
	for i := range 8 {
		s := a
		if i%2 == 1 {
			s = b
		}
		wg.Go(func() {
			for n := range 20 {
				c := odd
				c.Level = 1 + n
				if err := s.SaveSettings(c); err != nil {
					t.Error(err)
				}
				if err := s.SaveGame("awele", Saved{Game: strings.Repeat("A", 1+n*100)}); err != nil {
					t.Error(err)
				}
				if _, err := s.LoadGame("awele"); err != nil {
					t.Error(err)
				}
				s.Settings()
				s.Trouble()
			}
		})
	}
	wg.Wait()
	got := Open(dir).Settings()
	got.Level = odd.Level
	if got != odd {
		t.Errorf("got %+v", got)
	}
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("files left: %v", files)
	}
}

func TestHalfWrittenFilesAreSweptAway(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "settings.json", string(Encode(odd)))
	young := put(t, dir, "settings.json123", "{")
	old := put(t, dir, "game-awele.json456", "{")
	others := []string{put(t, dir, "settings.json.damaged", ""), put(t, dir, "letter.txt", ""), put(t, dir, "my.json.old", "")}
	long := time.Now().Add(-48 * time.Hour)
	for _, path := range append(others, old, filepath.Join(dir, "settings.json")) {
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
	}
	if got := Open(dir).Settings(); got != odd {
		t.Errorf("got %+v", got)
	}
	if _, err := os.Stat(old); !os.IsNotExist(err) {
		t.Errorf("the old half is still there: %v", err)
	}
	for _, path := range append(others, young) {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
}

// The program is killed again and again in the middle of saving; each time one whole game is there.
func TestKilledWhileSaving(t *testing.T) {
	const folderVariable = "AWELE_TEST_SAVE_FOREVER"
	if dir := os.Getenv(folderVariable); dir != "" {
		s := Open(dir)
		for n := 0; ; n++ {
			if err := s.SaveGame("awele", Saved{Level: n%50 + 1, Game: strings.Repeat("A", 1000*(n%50+1))}); err != nil {
				t.Fatal(err)
			}
			if n == 0 {
				fmt.Println("saving")
			}
		}
	}
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 15 {
		cmd := exec.Command(self, "-test.run=^TestKilledWhileSaving$")
		cmd.Env = append(os.Environ(), folderVariable+"="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := out.Read(make([]byte, 1)); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(i) * time.Millisecond)
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // it was killed
		g, err := Open(dir).LoadGame("awele")
		if err != nil {
			t.Fatalf("after kill %d: %v", i, err)
		}
		if len(g.Game) != 1000*g.Level {
			t.Fatalf("after kill %d: half of a game: %d moves in game %d", i, len(g.Game), g.Level)
		}
	}
}
