//go:build !js

package endgame

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"awele/rules"
)

func TestATableIsKept(t *testing.T) {
	f := Cache(filepath.Join(t.TempDir(), "not", "yet", "there"))
	for _, slam := range slams {
		c := Conventions{Slam: slam}
		if table, err := f.Load(c); err == nil || !equal(table, NewTable(c)) {
			t.Errorf("before anything is kept: %d seeds, %v", table.Seeds(), err)
		}
		for _, seeds := range []int{2, 4, 3} {
			table := build(c, seeds)
			if err := f.Save(table); err != nil {
				t.Fatal(err)
			}
			if got, err := f.Load(c); err != nil || !equal(got, table) {
				t.Errorf("%v, %d seeds: another table, %v", slam, seeds, err)
			}
		}
	}
	files, err := os.ReadDir(string(f))
	if err != nil || len(files) != len(slams) {
		t.Errorf("%v, %v", files, err)
	}
}

// Whatever stands in the way, there is a table to begin with.
func TestATableThatCannotBeTrusted(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	good := encode(t, build(c, 3))
	other := encode(t, build(Conventions{rules.Forbidden, OwnRow}, 3))
	for name, spoil := range map[string]func(path string) error{
		"empty":              func(path string) error { return os.WriteFile(path, nil, 0o600) },
		"cut short":          func(path string) error { return os.WriteFile(path, good[:len(good)-1], 0o600) },
		"of another game":    func(path string) error { return os.WriteFile(path, other, 0o600) },
		"much too large":     func(path string) error { return os.Truncate(path, 1<<40) },
		"a folder":           func(path string) error { return os.Mkdir(path, 0o700) },
		"a link to nowhere":  func(path string) error { return os.Symlink("nowhere", path) },
		"a link to a device": func(path string) error { return os.Symlink("/dev/zero", path) },
	} {
		f := Cache(t.TempDir())
		if name == "much too large" {
			if err := os.WriteFile(f.path(c), good, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if err := spoil(f.path(c)); err != nil {
			t.Logf("%s: cannot be tried here: %v", name, err)
			continue
		}
		table, err := f.Load(c)
		if err == nil || !equal(table, NewTable(c)) {
			t.Errorf("%s: %d seeds, %v", name, table.Seeds(), err)
		}
		if name == "a folder" {
			continue // it is not ours to remove
		}
		if err := f.Save(build(c, 3)); err != nil {
			t.Errorf("%s: not replaced: %v", name, err)
		}
		if table, err := f.Load(c); err != nil || table.Seeds() != 3 {
			t.Errorf("%s: after it was replaced: %d seeds, %v", name, table.Seeds(), err)
		}
	}
}

func TestWhereNothingCanBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, f := range []Cache{"", Cache(file), Cache(filepath.Join(file, "deeper")), "\x00"} {
		c := Conventions{rules.NoCapture, OwnRow}
		if table, err := f.Load(c); err == nil || !equal(table, NewTable(c)) {
			t.Errorf("%q: loaded %d seeds, %v", f, table.Seeds(), err)
		}
		if err := f.Save(NewTable(c)); err == nil {
			t.Errorf("%q: saved", f)
		}
	}
}

// When the disk is full in the middle of a table, the one that was kept stays, and nothing of the other.
func TestATableThatCannotBeWrittenWhole(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	f := Cache(t.TempDir())
	if err := f.Save(build(c, 2)); err != nil {
		t.Fatal(err)
	}
	full := errors.New("no space left on device")
	half := io.MultiReader(io.LimitReader(build(c, 3).Encode(), 100), iotest.ErrReader(full))
	if err := f.replace(f.path(c), half); err == nil {
		t.Error("nothing is said")
	}
	if kept, err := f.Load(c); err != nil || !equal(kept, build(c, 2)) {
		t.Errorf("%d seeds are kept, %v", kept.Seeds(), err)
	}
	if files, err := os.ReadDir(string(f)); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}

// The program ends while a table is being written, at the first piece or later.
func TestATableIsGivenUp(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	f := Cache(t.TempDir())
	if err := f.Save(build(c, 2)); err != nil {
		t.Fatal(err)
	}
	for pieces := range 3 {
		left := pieces
		wanted := func() bool { left--; return left >= 0 }
		if err := f.save(build(c, 8), wanted); !errors.Is(err, errUnwanted) {
			t.Errorf("after %d pieces: %v", pieces, err)
		}
		if left != -1 {
			t.Errorf("after %d pieces it was asked %d times more", pieces, -1-left)
		}
	}
	if kept, err := f.Load(c); err != nil || kept.Seeds() != 2 {
		t.Errorf("%d seeds are kept, %v", kept.Seeds(), err)
	}
	if files, err := os.ReadDir(string(f)); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}

func TestHalfWrittenFilesAreSwept(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	f := Cache(t.TempDir())
	keep := []string{f.path(c), f.path(c) + ".mine", filepath.Join(string(f), "123")}
	for _, path := range append(keep, f.path(c)+"678") {
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Save(build(c, 2)); err != nil {
		t.Fatal(err)
	}
	for _, path := range keep {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat(f.path(c) + "678"); err == nil {
		t.Error("a half-written file stays for ever")
	}
}

func TestTheUsersCache(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	if f := string(UserCache()); !strings.HasPrefix(f, home) || filepath.Base(f) != "awele" {
		t.Errorf("the folder is %s", f)
	}
	for _, name := range []string{"HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, "")
	}
	if f := UserCache(); f != "" {
		t.Errorf("without a home the folder is %s", f)
	}
}
