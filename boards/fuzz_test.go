package boards

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever a file holds, Read gives good boards or a fault with file and advice, and never more text than was there.
func FuzzRead(f *testing.F) {
	for _, pattern := range []string{"testdata/*.xml", "testdata/folder/*.xml"} {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		for _, path := range paths {
			if file, err := os.ReadFile(path); err == nil { // one of them is a folder
				f.Add(file)
			}
		}
	}
	f.Add([]byte(`<!DOCTYPE x [<!ENTITY a "b">]><GCompris>&a;</GCompris>`))
	f.Add([]byte(with("<goal xml:lang='sr@latin'>" + strings.Repeat("x ", 200) + "\n\n- y\n</goal>")))
	f.Fuzz(func(t *testing.T, file []byte) {
		found, err := Read("fuzz.xml", bytes.NewReader(file))
		if (err == nil) == (len(found) == 0) {
			t.Fatalf("%d boards, error %v", len(found), err)
		}
		if err != nil {
			var e *Error
			if !errors.As(err, &e) || e.File != "fuzz.xml" || e.What == "" || e.Todo == "" || e.Line < 0 ||
				e.Line > bytes.Count(file, []byte("\n"))+bytes.Count(file, []byte("\r"))+1 {
				t.Fatalf("error %#v", err)
			}
			return
		}
		size := 0
		for _, b := range found {
			if b.Name == "" || b.Type == "" || b.Section == "" || b.Icon == "" || b.Difficulty < 0 || b.Difficulty > 6 || b.Line < 1 {
				t.Fatalf("board %+v", b)
			}
			for _, lang := range append(b.Languages(), "pt_BR")[:2] {
				text := b.Text(lang)
				if text.Title == "" || len(text.Description) == 0 {
					t.Fatalf("%s has no title or description", lang)
				}
				if !utf8.ValidString(text.Title) {
					t.Fatalf("title %q", text.Title)
				}
			}
			for _, translations := range b.texts {
				for _, paragraphs := range translations {
					size += len(strings.Join(shown(paragraphs, b.Variant()), ""))
				}
			}
			if err := Print(io.Discard, b, "pl_PL", 30, Headings{"a", "b", "c", "d", "e"}, [][]string{{"f", "g"}, {"h", "i"}}); err != nil {
				t.Fatal(err)
			}
		}
		if size > 3*len(file) { // one byte of a Windows encoding is at most three of UTF-8
			t.Fatalf("%d bytes of text from a file of %d", size, len(file))
		}
	})
}
