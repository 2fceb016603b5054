package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Whoever builds, in whichever folder, time zone and umask, gets the same bytes.
func TestTwoBuildsAreTheSame(t *testing.T) {
	if testing.Short() {
		t.Skip("two builds take a minute; make test has them")
	}
	var built []map[string][]byte
	for i, shell := range []string{"umask 022; TZ=UTC exec go", "umask 077; TZ=Pacific/Auckland exec go"} {
		clone := filepath.Join(t.TempDir(), strings.Repeat("a folder ", i+1))
		if said, err := exec.Command("git", "clone", "-q", "../..", clone).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		cmd := exec.Command("sh", "-c", shell+" run ./tools/dist -only linux/amd64")
		cmd.Dir, cmd.Env = clone, append(os.Environ(), "CGO_ENABLED=0")
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		found := map[string][]byte{}
		paths, err := filepath.Glob(filepath.Join(clone, "dist", "*"))
		if err != nil || len(paths) != 2 {
			t.Fatalf("%v, %v, want a tar.gz and a deb", paths, err)
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			found[filepath.Base(path)] = data
		}
		built = append(built, found)
	}
	for name, data := range built[0] {
		if !bytes.Equal(data, built[1][name]) {
			t.Errorf("%s: %d bytes, and %d others in another folder", name, len(data), len(built[1][name]))
		}
	}
}

// The package for Debian depends on each library that tools/libraries.sh knows of.
func TestDependsOnWhatIsOpened(t *testing.T) {
	script, err := os.ReadFile("../libraries.sh")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(script), "window='")
	list, _, _ = strings.Cut(list, "'")
	lines := strings.Split(list, "\n")
	if len(lines) < 5 {
		t.Fatalf("no list in\n%s", list)
	}
	all := " " + strings.Join(depends, " ") + " "
	for _, line := range lines {
		if words := strings.Fields(line); !strings.Contains(all, " "+words[1]+" ") {
			t.Errorf("no %s, for %s, in%s", words[1], words[0], all)
		}
	}
}

// Pictures for macOS lie one behind the other, each with its length.
func TestIcns(t *testing.T) {
	data, err := icns()
	if err != nil {
		t.Fatal(err)
	}
	length := func(at int) int {
		return int(data[at+4])<<24 | int(data[at+5])<<16 | int(data[at+6])<<8 | int(data[at+7])
	}
	if string(data[:4]) != "icns" || length(0) != len(data) {
		t.Errorf("%q, %d bytes of %d", data[:4], length(0), len(data))
	}
	at, n := 8, 0
	for ; at < len(data); at += length(at) {
		n++
		if !bytes.HasPrefix(data[at+8:], []byte("\x89PNG")) {
			t.Fatalf("%q is no PNG", data[at:at+4])
		}
	}
	if at != len(data) || n != 8 {
		t.Errorf("%d pictures up to %d of %d", n, at, len(data))
	}
}

// What the desktop and software centres read is found good by their own tools, where they are installed.
func TestEntriesAreValid(t *testing.T) {
	t.Chdir("../..")
	r, err := newRelease()
	if err != nil {
		t.Fatal(err)
	}
	files, err := r.unixTree("/usr", nil)
	if err != nil {
		t.Fatal(err)
	}
	for ending, checker := range map[string][]string{".desktop": {"desktop-file-validate"}, ".metainfo.xml": {"appstreamcli", "validate", "--no-net"}} {
		checked := 0
		for _, f := range files {
			if !strings.HasSuffix(f.name, ending) {
				continue
			}
			checked++
			if bytes.Contains(f.data, []byte("@")) {
				t.Errorf("%s is not filled:\n%s", f.name, f.data)
			}
			if _, err := exec.LookPath(checker[0]); err != nil {
				t.Logf("no %s here", checker[0])
				continue
			}
			path := filepath.Join(t.TempDir(), filepath.Base(f.name))
			if err := os.WriteFile(path, f.data, 0o600); err != nil {
				t.Fatal(err)
			}
			if said, err := exec.Command(checker[0], append(checker[1:], path)...).CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", f.name, err, said)
			}
		}
		if checked != 1 {
			t.Error(fmt.Sprint(checked, " files end in ", ending))
		}
	}
}
