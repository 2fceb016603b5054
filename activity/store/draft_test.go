//go:build !js

package store

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The program is killed in the very moment in which saving has returned: nothing is lost, and nothing is left.
func TestKilledAsSoonAsSavingReturns(t *testing.T) {
	const folderVariable = "AWELE_TEST_SAVE_AND_DIE"
	if dir := os.Getenv(folderVariable); dir != "" {
		s := Open(dir)
		s.Background(true)
		n := 0
		if data, err := s.Read("game-awele.json"); err == nil {
			n = len(data)
		}
		for range 1 + n%5 {
			n++
			if err := s.Write("game-awele.json", []byte(strings.Repeat("A", n))); err != nil {
				t.Fatal(err)
			}
		}
		p, err := os.FindProcess(os.Getpid())
		if err != nil {
			t.Fatal(err)
		}
		_ = p.Kill()
		select {}
	}
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	want := 0
	for range 20 {
		cmd := exec.Command(self, "-test.run=^TestKilledAsSoonAsSavingReturns$")
		cmd.Env = append(os.Environ(), folderVariable+"="+dir)
		_ = cmd.Run() // it is killed
		want += 1 + want%5
		if got, err := Open(dir).Read("game-awele.json"); err != nil || len(got) != want {
			t.Fatalf("%d moves were saved, kept are %d: %v", want, len(got), err)
		}
		if files, _ := os.ReadDir(dir); len(files) != 1 {
			t.Fatalf("left are %v", files)
		}
	}
}

// A draft counts in place of what it was made for. What another program has kept since stays, and the draft goes beside it.
func TestDraftsOfBefore(t *testing.T) {
	dead := deadProcess(t)
	whole := string(encodeDraft([]byte("A a B"), [][]byte{[]byte("A"), []byte("A a")}))
	for name, c := range map[string]struct{ kept, draft, want, beside string }{
		"in place of what was seen":          {"A", whole, "A a B", ""},
		"in place of what was being written": {"A a", whole, "A a B", ""},
		"already there":                      {"A a B", whole, "A a B", ""},
		"nothing was kept":                   {"", whole, "A a B", ""},
		"another has written":                {"A b", whole, "A b", "A a B"},
		"cut":                                {"A", whole[:len(whole)-1], "A", ""},
		"empty":                              {"A", "", "A", ""},
		"a line alone":                       {"A", "00000000", "A", ""},
		"its checksum is of something else":  {"A", "0" + whole[1:], "A", ""},
	} {
		dir := t.TempDir()
		if c.kept != "" {
			put(t, dir, "game-awele.json", c.kept)
		}
		put(t, dir, fmt.Sprintf("game-awele.json.%d.draft", dead), c.draft)
		s := Open(dir)
		if got, err := s.Read("game-awele.json"); err != nil || string(got) != c.want {
			t.Errorf("%s: kept is %q, %v", name, got, err)
		}
		files := 1
		if c.beside != "" {
			files++
			if got := get(t, filepath.Join(dir, "game-awele.json.other")); got != c.beside {
				t.Errorf("%s: beside is %q", name, got)
			}
		}
		if left, _ := os.ReadDir(dir); len(left) != files {
			t.Errorf("%s: left are %v", name, left)
		}
	}
}

// A draft goes when its file is written, also where it was made before another program was noticed.
func TestNoDraftIsLeft(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir)
	a.Background(true)
	writes(t, a, "A", "A a")
	a.Background(false)
	b.Background(true)
	writes(t, b, "B", "B b")
	b.Background(false)
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("left are %v", files)
	}
}
