//go:build unix && !darwin

package store

import (
	"os"
	"path/filepath"
	"testing"
)

func TestDocuments(t *testing.T) {
	home, config, other := t.TempDir(), t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", config)
	check := func(what, want string) {
		t.Helper()
		if got, err := documents(); err != nil || got != want {
			t.Errorf("%s: %s, %v, want %s", what, got, err, want)
		}
	}
	check("nothing there", home)
	for _, name := range []string{"Documents", "Asiakirjat"} {
		if err := os.Mkdir(filepath.Join(home, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	check("a plain home", filepath.Join(home, "Documents"))
	for text, want := range map[string]string{
		"# XDG_DOCUMENTS_DIR=\"/x\"\nXDG_MUSIC_DIR=\"$HOME/Asiakirjat\"\n": filepath.Join(home, "Documents"),
		"XDG_DOCUMENTS_DIR=\"$HOME/Asiakirjat\"\n":                         filepath.Join(home, "Asiakirjat"),
		"XDG_DOCUMENTS_DIR=\"$HOME/\"":                                     home,
		"XDG_DOCUMENTS_DIR=\"" + other + "\"":                              other,
		"XDG_DOCUMENTS_DIR=\"$HOME/gone\"":                                 filepath.Join(home, "Documents"),
		"XDG_DOCUMENTS_DIR=\"here\"":                                       filepath.Join(home, "Documents"),
		"XDG_DOCUMENTS_DIR=\"":                                             filepath.Join(home, "Documents"),
	} {
		if err := os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		check(text, want)
	}
	t.Setenv("HOME", "")
	if dir, err := documents(); err == nil {
		t.Errorf("without a home: %s", dir)
	}
}

// A new file never replaces another.
func TestExportReplacesNothing(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "oware-2.ogn"), []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"oware-1.ogn", "oware-3.ogn", "oware-4.ogn"} {
		name, err := writeNew(dir, "oware", ".ogn", []byte(want))
		if data, _ := os.ReadFile(filepath.Join(dir, name)); err != nil || name != want || string(data) != want {
			t.Errorf("%s holds %q: %v; want %s", name, data, err, want)
		}
	}
	if data, err := os.ReadFile(filepath.Join(dir, "oware-2.ogn")); err != nil || string(data) != "old" {
		t.Errorf("the old file holds %q: %v", data, err)
	}
	if name, err := writeNew(filepath.Join(dir, "none"), "oware", ".ogn", nil); err == nil {
		t.Errorf("written as %s", name)
	}
}
