//go:build !js

package store

import (
	"errors"
	"io/fs"
	"path/filepath"
	"testing"
)

// The files of one do not touch those of another, and what is put away is gone for the program and there for a person.
func TestFilesOfOnePersonArePutAway(t *testing.T) {
	dir := t.TempDir()
	s := Open(dir)
	zebra, all := s.Of("zebra-"), s.Of("")
	for range 2 { // what was put away before gives way
		for f, text := range map[Files]string{zebra: "zebra", all: "all"} {
			for _, name := range []string{"settings.json", "game-awele.json"} {
				if err := f.Write(name, []byte(text)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if data, err := zebra.Read("settings.json"); err != nil || string(data) != "zebra" {
			t.Fatalf("%q, %v", data, err)
		}
		if err := zebra.PutAway(); err != nil {
			t.Fatal(err)
		}
		if _, err := zebra.Read("settings.json"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("read after it was put away: %v", err)
		}
	}
	if data, err := all.Read("settings.json"); err != nil || string(data) != "all" {
		t.Errorf("the others have %q, %v", data, err)
	}
	for _, name := range []string{"zebra-settings.json.removed", "zebra-game-awele.json.removed"} {
		if got := get(t, filepath.Join(dir, name)); got != "zebra" {
			t.Errorf("%s: %q", name, got)
		}
	}
	if len(s.Unkept())+len(s.Trouble()) > 0 {
		t.Error("trouble")
	}
}
