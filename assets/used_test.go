package assets

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// toCome are pictures that are drawn for what is being built.
var toCome = map[string]bool{}

// family is the first part of a name that is put together, such as "level-" or "grass-%d".
var family = regexp.MustCompile(`^[a-z]+-(%d)?$`)

// No picture is carried along that the program never draws.
func TestNoPictureIsUnused(t *testing.T) {
	var written []string // every string in the program
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var s scanner.Scanner
		s.Init(token.NewFileSet().AddFile(path, -1, len(src)), src, nil, 0)
		for {
			_, kind, lit := s.Scan()
			if kind == token.EOF {
				return nil
			}
			if text, err := strconv.Unquote(lit); kind == token.STRING && err == nil {
				written = append(written, text)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	used := func(name string) bool {
		for _, text := range written {
			if text == name || family.MatchString(text) && strings.HasPrefix(name, strings.TrimSuffix(text, "%d")) {
				return true
			}
		}
		return false
	}
	for _, name := range Names() {
		switch {
		case toCome[name] && used(name):
			t.Errorf("the picture %s is used: it is no longer to come", name)
		case !toCome[name] && !used(name):
			t.Errorf("the picture %s is never drawn", name)
		}
	}
	if used("no-such-picture") {
		t.Error("this test takes everything for used")
	}
}
