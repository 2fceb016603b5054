package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"awele/boards"
	"awele/i18n"
)

// make install puts three files below its prefix, which may be any folder, and uninstall takes them away.
func TestInstall(t *testing.T) {
	root := filepath.Join(t.TempDir(), "a root")
	want := map[string]os.FileMode{
		"bin/awele":                                   0o755,
		"share/applications/awele.desktop":            0o644,
		"share/icons/hicolor/scalable/apps/awele.svg": 0o644,
	}
	// The Makefile and what it installs, beside a program and a go that only say so.
	house := t.TempDir()
	script := "#!/bin/sh\necho this is $0\n"
	for name, text := range map[string]string{"awele": script, "bin/go": script, "Makefile": "", "assets/svg/awele.svg": "", "tools/awele.desktop": ""} {
		if text == "" {
			read, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text = string(read)
		}
		path := filepath.Join(house, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o700)); err != nil {
			t.Fatal(err)
		}
	}
	run := func(target string) {
		t.Helper()
		cmd := exec.Command("make", "-C", house, target, "DESTDIR="+root, "prefix=/opt/games")
		cmd.Env = append(os.Environ(), "PATH="+filepath.Join(house, "bin")+":"+os.Getenv("PATH"))
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("make %s: %v\n%s", target, err, said)
		}
	}
	run("install")
	found := 0
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		found++
		name, _ := filepath.Rel(filepath.Join(root, "opt", "games"), path)
		info, err := d.Info()
		if err != nil || info.Mode().Perm() != want[name] || info.Size() == 0 {
			t.Errorf("%s: %v, %v, want %v", path, info.Mode(), err, want[name])
		}
		return nil
	})
	if err != nil || found != len(want) {
		t.Errorf("%d files, want %d, %v", found, len(want), err)
	}
	if out, err := exec.Command(filepath.Join(root, "opt/games/bin/awele"), "-version").Output(); err != nil || !strings.HasPrefix(string(out), "this is ") {
		t.Errorf("what is installed says %q, %v", out, err)
	}
	entry, err := os.ReadFile(filepath.Join(root, "opt/games/share/applications/awele.desktop"))
	if err != nil || !strings.Contains(string(entry), "\nExec=\"/opt/games/bin/awele\"\n") || strings.Contains(string(entry), "@") {
		t.Errorf("%v\n%s", err, entry)
	}
	run("uninstall")
	for name := range want {
		if _, err := os.Stat(filepath.Join(root, "opt/games", name)); !os.IsNotExist(err) {
			t.Errorf("%s is still there: %v", name, err)
		}
	}
}

// The desktop says about the game what Home says, in every language.
func TestDesktopEntrySaysWhatHomeSays(t *testing.T) {
	entry, err := os.ReadFile("tools/awele.desktop")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range i18n.Languages() {
		tag := "[" + l.Code + "]"
		if l.Code == "en" {
			tag = ""
		}
		want := "\nComment" + tag + "=" + boards.Builtin()[0].Text(l.Code).Description[0] + "\n"
		if !strings.Contains(string(entry), want) || !strings.Contains(string(entry), "\nGenericName"+tag+"=") {
			t.Errorf("%s: no line %q", l.Name, strings.TrimSpace(want))
		}
	}
}

// Who may not install is told the command that somebody else can run.
func TestLibrariesNameTheCommand(t *testing.T) {
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what   string
		has    map[string]string // the commands that the machine has, and what they do
		task   string
		code   int
		says   []string
		silent string
	}{
		{"no right", map[string]string{"apt-get": "exit 1"}, "play", 1, []string{"please run as root: apt-get install libx11-6 ", "libgl1 ", " libasound2"}, "sudo"},
		{"sudo asks for a password", map[string]string{"apt-get": "exit 1", "sudo": "exit 1"}, "play", 1, []string{"please run: sudo apt-get install libx11-6 "}, "as root"},
		{"another system", nil, "play", 1, []string{"what Debian calls libx11-6 "}, "apt-get"},
		{"only sound", map[string]string{"apt-get": "exit 1", "sudo": "exit 1", "ldconfig": everything}, "play", 0,
			[]string{"awele will be silent here. To hear it, please run: sudo apt-get install libasound2\n"}, "libx11-6"},
		{"to test", map[string]string{"apt-get": "exit 1"}, "test", 1, []string{"apt-get install libx11-6 ", " xvfb xauth "}, "libasound2"},
	} {
		bin := t.TempDir()
		has := map[string]string{"uname": "echo Linux", "id": "echo 1000", "ldconfig": "true", "env": "exit 1", "ls": "exit 1"}
		for name, does := range c.has {
			has[name] = does
		}
		for name, does := range has {
			if err := os.WriteFile(filepath.Join(bin, name), []byte("#!"+sh+"\n"+does+"\n"), 0o700); err != nil {
				t.Fatal(err)
			}
		}
		cmd := exec.Command(sh, "tools/libraries.sh", c.task)
		cmd.Env = []string{"PATH=" + bin}
		said, _ := cmd.CombinedOutput() // the exit code is asked for below
		if cmd.ProcessState.ExitCode() != c.code || strings.Contains(string(said), c.silent) {
			t.Errorf("%s: exit %d, want %d and nothing of %q:\n%s", c.what, cmd.ProcessState.ExitCode(), c.code, c.silent, said)
		}
		for _, words := range c.says {
			if !strings.Contains(string(said), words) {
				t.Errorf("%s: no %q in\n%s", c.what, words, said)
			}
		}
	}
}

// everything is a machine that has the libraries of the window and not that of the sound.
const everything = `echo "	libX11.so.6 (a) libXext.so.6 (a) libXrender.so.1 (a) libXrandr.so.2 (a) libXi.so.6 (a) libXcursor.so.1 (a) libXinerama.so.1 (a) libGL.so.1 (a) libEGL.so.1 (a)"`
