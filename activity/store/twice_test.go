//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// writes keeps moves of one game, one after the other.
func writes(t *testing.T, s *Store, moves ...string) {
	t.Helper()
	for _, m := range moves {
		if err := s.Write("game-awele.json", []byte(m)); err != nil {
			t.Error(err)
		}
	}
}

// Two programs play the game that is kept: the second one to write notices it, says so once and goes on beside the first.
func TestTwoProgramsAtOnce(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "game-awele.json", "A")
	a, b := Open(dir), Open(dir)
	for _, s := range []*Store{a, b} {
		if _, err := s.Read("game-awele.json"); err != nil {
			t.Fatal(err)
		}
	}
	writes(t, b, "A b", "A b C")
	writes(t, a, "A a", "A a B", "A a B c")
	writes(t, b, "A b C d")
	if got := a.Trouble(); !slices.Equal(got, []Trouble{{Twice: "game-awele.json"}}) {
		t.Errorf("the second program says %v", got)
	}
	if got := b.Trouble(); len(got) != 0 {
		t.Errorf("the first program says %v", got)
	}
	for s, want := range map[*Store]string{a: "A a B c", b: "A b C d"} {
		if got, err := s.Read("game-awele.json"); err != nil || string(got) != want {
			t.Errorf("read %q, want %q: %v", got, want, err)
		}
	}
	for name, want := range map[string]string{"game-awele.json": "A b C d", "game-awele.json.other": "A a B c"} {
		if got := get(t, filepath.Join(dir, name)); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	c := Open(dir) // a third, and a later one
	writes(t, c, "D")
	if got := get(t, filepath.Join(dir, "game-awele.json.other-2")); got != "D" {
		t.Errorf("the third program has kept %q", got)
	}
}

// A program that only looks at a game while another plays it goes on from there.
func TestLookingAgainIsNoSecondGame(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir)
	writes(t, a, "A", "A a")
	if got, err := b.Read("game-awele.json"); err != nil || string(got) != "A a" {
		t.Fatalf("%q, %v", got, err)
	}
	writes(t, b, "A a B")
	if got, err := a.Read("game-awele.json"); err != nil || string(got) != "A a B" {
		t.Fatalf("%q, %v", got, err)
	}
	writes(t, a, "A a B b")
	if err := os.Remove(filepath.Join(dir, "game-awele.json")); err != nil {
		t.Fatal(err)
	}
	writes(t, a, "A a B b C")
	if got := get(t, filepath.Join(dir, "game-awele.json")); got != "A a B b C" || len(a.Trouble())+len(b.Trouble()) != 0 {
		t.Errorf("%q, trouble", got)
	}
}

// Of the places beside a file the last gives way.
func TestManyProgramsBeside(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "game-awele.json", "first")
	for n := 1; n <= maxAside+2; n++ {
		writes(t, Open(dir), fmt.Sprint("program ", n))
	}
	for name, want := range map[string]string{"": "first", ".other": "program 1", ".other-2": "program 2", ".other-9": "program 11"} {
		if got := get(t, filepath.Join(dir, "game-awele.json"+name)); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) != 1+maxAside {
		t.Errorf("%d files", len(files))
	}
}

// locked is a folder in which one file may not be read, though it can be replaced. This test may run as root, who may read
// all.
type locked struct {
	folder
	name string // "" where all may be read
}

func (l *locked) read(name string) ([]byte, error) {
	if name == l.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return l.folder.read(name)
}

// A file that may not be read is no broken one: it stays as it is, and is not written over.
func TestUnreadableIsNotDamaged(t *testing.T) {
	dir := t.TempDir()
	path := put(t, dir, "game-awele.json", "A")
	l := &locked{folder(dir), "game-awele.json"}
	s := open(l)
	if _, err := s.Read("game-awele.json"); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("read: %v", err)
	}
	if err := s.Write("game-awele.json", []byte("B")); !errors.Is(err, fs.ErrPermission) || !errors.Is(s.Unkept()["game-awele.json"], fs.ErrPermission) {
		t.Errorf("written: %v, unkept %v", err, s.Unkept())
	}
	if got := s.Trouble(); len(got) != 0 || get(t, path) != "A" {
		t.Errorf("trouble %v, the file is %q", got, get(t, path))
	}
	if got, err := s.Read("game-awele.json"); err != nil || string(got) != "B" {
		t.Errorf("what is played is %q, %v", got, err)
	}
	l.name = "" // now it may be read
	s.Background(false)
	if s.Unkept() != nil || get(t, path) != "A" || get(t, path+".other") != "B" {
		t.Errorf("unkept %v, kept %q and beside it %q", s.Unkept(), get(t, path), get(t, path+".other"))
	}
}

// Who only looks changes nothing in the folder, whatever is in it.
func TestPeekingChangesNothing(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "settings.json", "{")
	put(t, dir, fmt.Sprintf("settings.json.%d-7", deadProcess(t)), "{")
	if err := os.Mkdir(filepath.Join(dir, "game-awele.json"), 0o700); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	r := Peek(dir)
	if data, err := r.Read("settings.json"); err != nil || string(data) != "{" {
		t.Errorf("%q, %v", data, err)
	}
	r.Damaged("settings.json")
	if _, err := r.Read("game-awele.json"); err == nil {
		t.Error("a folder is read")
	}
	after, err := os.ReadDir(dir)
	if err != nil || fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("before %v, after %v", before, after)
	}
	if _, err := Peek(filepath.Join(dir, "none")).Read("settings.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}
