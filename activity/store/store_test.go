//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
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

func TestFilesAreThePlayersAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	if err := Open(dir).Write("settings.json", odd); err != nil {
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

func TestNoPlaceAtAll(t *testing.T) {
	for _, name := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	s := Open("")
	if s.Unkept()[""] == nil {
		t.Errorf("unkept %v", s.Unkept())
	}
	if err := s.Write("game-awele.json", someGame); err == nil {
		t.Error("no error for the log")
	}
	if got, err := s.Read("game-awele.json"); err != nil || !bytes.Equal(got, someGame) {
		t.Errorf("the game is lost before the program ends: %s, %v", got, err)
	}
	s.Damaged("game-awele.json")
}

// The disk is full while a game is kept from before. What was played since counts, and is kept when there is room again.
func TestDiskIsFullForAWhile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	s := Open(dir)
	older, newer, newest := []byte("A"), []byte("A a"), []byte("A a B")
	if err := s.Write("game-awele.json", older); err != nil {
		t.Fatal(err)
	}
	away := dir + ".away"
	if err := os.Rename(dir, away); err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Dir(dir), "awele", "") // a file in the place of the folder: nothing can be written
	if err := s.Write("game-awele.json", newer); err == nil {
		t.Fatal("it was written where nothing can be")
	}
	if err := errors.Join(os.Remove(dir), os.Rename(away, dir)); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Read("game-awele.json"); err != nil || !bytes.Equal(got, newer) {
		t.Errorf("got %s, %v, want what was played last", got, err)
	}
	if err := s.Write("game-awele.json", newest); err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*Store{"now": s, "at the next start": Open(dir)} {
		if got, err := s.Read("game-awele.json"); err != nil || !bytes.Equal(got, newest) {
			t.Errorf("%s: %s, %v", name, got, err)
		}
	}
}

func TestUsersFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	t.Setenv("AppData", home)
	if err := Open("").Write("settings.json", odd); err != nil {
		t.Fatal(err)
	}
	config, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	if get(t, filepath.Join(config, "awele", "settings.json")) != string(odd) {
		t.Error("the file differs")
	}
}

// deadProcess returns the number of a process that has ended.
func deadProcess(t *testing.T) int {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "-test.run=^$")
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	return cmd.Process.Pid
}

// What killed writers have left goes at the next start; what running ones are writing, and what is not ours, stays.
func TestHalfWrittenFilesAreSweptAway(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "settings.json", string(odd))
	dead, alive := deadProcess(t), os.Getppid()
	young := []string{
		put(t, dir, "settings.json123", "{"), put(t, dir, fmt.Sprintf("settings.json.%d-77", alive), "{"),
		put(t, dir, fmt.Sprintf("settings.json.%d.draft", alive), "{"), put(t, dir, fmt.Sprintf("letter.%d-77", dead), "Dear"),
	}
	gone := []string{
		put(t, dir, fmt.Sprintf("settings.json.%d-77", dead), "{"), put(t, dir, fmt.Sprintf("game-awele.json.%d.draft", dead), "{"),
		put(t, dir, fmt.Sprintf("game-awele.json.other-2.%d-5", dead), "{"),
	}
	old := []string{put(t, dir, "game-awele.json456", "{"), put(t, dir, fmt.Sprintf("settings.json.%d-78", alive), "{")}
	gone = append(gone, old...)
	others := []string{put(t, dir, "settings.json.damaged", ""), put(t, dir, "letter.txt", ""), put(t, dir, "my.json.old", ""), put(t, dir, "game-awele.json.other-2", "")}
	long := time.Now().Add(-48 * time.Hour)
	for _, path := range slices.Concat(others, old, []string{filepath.Join(dir, "settings.json")}) {
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := Open(dir).Read("settings.json"); err != nil || !bytes.Equal(got, odd) {
		t.Errorf("got %s, %v", got, err)
	}
	for _, path := range gone {
		if _, err := os.Stat(path); !os.IsNotExist(err) {
			t.Errorf("%s is still there: %v", path, err)
		}
	}
	for _, path := range slices.Concat(others, young) {
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
			if err := s.Write("game-awele.json", bytes.Repeat([]byte{byte(n%50 + 1)}, 1000*(n%50+1))); err != nil {
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
		g, err := Open(dir).Read("game-awele.json")
		if err != nil {
			t.Fatalf("after kill %d: %v", i, err)
		}
		if len(g) != 1000*int(g[0]) {
			t.Fatalf("after kill %d: half of a game: %d bytes of game %d", i, len(g), g[0])
		}
	}
}

// odd and someGame stand for what is kept.
var (
	odd      = []byte("{\"level\": 5}\n")
	someGame = []byte("{\"game\": \"F c E b\"}\n")
)

func TestEverythingKeptComesBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	s := Open(dir)
	for _, name := range []string{"settings.json", "game-awele.json"} {
		if _, err := s.Read(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("a first start has %s: %v", name, err)
		}
	}
	if err := errors.Join(s.Write("settings.json", odd), s.Write("game-awele.json", someGame)); err != nil {
		t.Fatal(err)
	}
	s = Open(dir)
	for name, want := range map[string][]byte{"settings.json": odd, "game-awele.json": someGame} {
		if got, err := s.Read(name); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: kept %s, got %s, %v", name, want, got, err)
		}
	}
	if _, err := s.Read("game-kalah.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("another game: %v", err)
	}
	if got := s.Trouble(); len(got) != 0 {
		t.Errorf("trouble without a cause: %v", got)
	}
}

// What its reader finds damaged, or is too large to be ours, is moved aside once and told once; then there is room again.
func TestDamagedFilesAreMovedAside(t *testing.T) {
	for name, content := range map[string]string{
		"empty": "", "cut": `{"language": "fi", "eff`, "zeros": strings.Repeat("\x00", 300),
		"too large": strings.Repeat("x", MaxSize+1),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := put(t, dir, "game-awele.json", content)
			s := Open(dir)
			if data, err := s.Read("game-awele.json"); err == nil {
				if string(data) != content {
					t.Errorf("read %q", data)
				}
				s.Damaged("game-awele.json")
			} else if errors.Is(err, fs.ErrNotExist) {
				t.Error(err)
			}
			if got := s.Trouble(); !slices.Equal(got, []Trouble{{Damaged: "game-awele.json"}}) {
				t.Errorf("trouble %v", got)
			}
			if get(t, path+".damaged") != content {
				t.Error("the damaged file was not kept as it was")
			}
			if _, err := s.Read("game-awele.json"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("asked again: %v", err)
			}
			if err := s.Write("game-awele.json", someGame); err != nil {
				t.Fatal(err)
			}
			if got, err := Open(dir).Read("game-awele.json"); err != nil || !bytes.Equal(got, someGame) || len(s.Trouble()) != 0 {
				t.Errorf("after saving again: %s, %v", got, err)
			}
		})
	}
}

func TestDamagedFilesAreNumberedAndFew(t *testing.T) {
	dir := t.TempDir()
	for n := 1; n <= 12; n++ {
		put(t, dir, "settings.json", fmt.Sprint("broken ", n))
		Open(dir).Damaged("settings.json")
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

// A folder that is locked is not called damaged files: they may be as good as ever. That nothing can be moved stands for
// the lock here, for this test may run as root.
func TestFilesThatCannotBeMovedAside(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"settings.json", "game-awele.json"} {
		put(t, dir, name, strings.Repeat("x", MaxSize+1))
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
	for _, name := range []string{"settings.json", "game-awele.json"} {
		if _, err := s.Read(name); err == nil {
			t.Error("a file out of nothing")
		}
	}
	if got := s.Trouble(); len(got) != 0 || len(s.Unkept()) != 2 {
		t.Errorf("trouble %v, unkept %v", got, s.Unkept())
	}
}

// A folder that cannot be made stands for every place where nothing can be written: this test may run as root, who can
// write into a read-only one.
func TestWhereNothingCanBeWrittenThePlayGoesOn(t *testing.T) {
	file := put(t, t.TempDir(), "file", "")
	s := Open(filepath.Join(file, "awele"))
	for name, data := range map[string][]byte{"settings.json": odd, "game-awele.json": someGame} {
		if err := s.Write(name, data); err == nil {
			t.Error("no error for the log")
		}
		if got, err := s.Read(name); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s is lost before the program ends: %s, %v", name, got, err)
		}
	}
	for name, why := range s.Unkept() {
		if !strings.Contains(why.Error(), filepath.Join(file, "awele")) {
			t.Errorf("%s: %v does not name the folder", name, why)
		}
	}
	if n := len(s.Unkept()); n != 2 {
		t.Errorf("%d files are unkept", n)
	}
}

func TestManySavesAtOnce(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir) // two programs, as far as the folder can tell
	var wg sync.WaitGroup
	for i := range 8 {
		s, move := a, "A"
		if i%2 == 1 {
			s, move = b, "B"
		}
		wg.Go(func() {
			for n := range 20 {
				if err := errors.Join(s.Write("settings.json", odd), s.Write("game-awele.json", bytes.Repeat([]byte(move), 1+n*100))); err != nil {
					t.Error(err)
				}
				if _, err := s.Read("game-awele.json"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if got, err := Open(dir).Read("settings.json"); err != nil || !bytes.Equal(got, odd) {
		t.Errorf("got %s, %v", got, err)
	}
	var last [2]byte
	for i, name := range []string{"game-awele.json", "game-awele.json.other"} {
		g := get(t, filepath.Join(dir, name))
		if len(g) != 1+19*100 || strings.Trim(g, g[:1]) != "" {
			t.Errorf("%s holds %d bytes, %q", name, len(g), g[:1])
		}
		last[i] = g[0]
	}
	if last[0] == last[1] {
		t.Errorf("one game is there twice: %s", last)
	}
	if files, _ := os.ReadDir(dir); len(files) != 3 {
		t.Errorf("files left: %v", files)
	}
}
