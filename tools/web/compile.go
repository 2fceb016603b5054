package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// instead tells the go command to take the module in tools/web/net, which knows UTF-8, for the one that knows every
// encoding there ever was: 600 kB of tables that pack badly.
const instead = "\nreplace golang.org/x/net => ./tools/web/net\n"

// compile builds awele for the browser, without what only a debugger reads.
func compile() ([]byte, error) {
	dir, err := os.MkdirTemp("", "awele-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return nil, err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return nil, err
	}
	modfile, program := filepath.Join(dir, "web.mod"), filepath.Join(dir, "awele.wasm")
	if err := os.WriteFile(modfile, append(bytes.Clone(mod), instead...), 0o600); err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(dir, "web.sum"), sum, 0o600); err != nil {
		return nil, err
	}
	overlay, err := slimmed(dir)
	if err != nil {
		return nil, err
	}
	c := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-modfile", modfile, "-overlay", overlay, "-o", program, ".")
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return nil, fmt.Errorf("go build: %w", err)
	}
	return os.ReadFile(program)
}

// notes are the lines of a message file for those who translate.
var notes = regexp.MustCompile(`(?m)^#.*\n`)

// slimmer are the embedded files of which the browser gets less, and what of them.
var slimmer = map[string]func(data []byte) ([]byte, error){
	"i18n/po/*.po":       func(data []byte) ([]byte, error) { return notes.ReplaceAll(data, nil), nil },
	"assets/fonts/*.ttf": slimFont,
}

// slimmed writes them to dir, and returns the file that tells the go command to take them in place of the whole ones.
func slimmed(dir string) (overlay string, err error) {
	replace := map[string]string{}
	for pattern, slim := range slimmer {
		names, err := filepath.Glob(pattern)
		if err != nil {
			return "", err
		}
		for _, name := range names {
			from, err := filepath.Abs(name)
			if err != nil {
				return "", err
			}
			data, err := os.ReadFile(name)
			if err == nil {
				data, err = slim(data)
			}
			if err != nil {
				return "", fmt.Errorf("%s: %w", name, err)
			}
			replace[from] = filepath.Join(dir, filepath.Base(name))
			if err := os.WriteFile(replace[from], data, 0o600); err != nil {
				return "", err
			}
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o600)
}

// goSays returns what the go command prints.
func goSays(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
