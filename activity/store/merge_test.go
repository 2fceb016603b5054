//go:build !js

package store

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// joined puts together words that two programs have added.
func joined(base, mine, theirs []byte) []byte {
	words := strings.Fields(string(theirs))
	return []byte(strings.Join(append(words, strings.Fields(strings.TrimPrefix(string(mine), string(base)))...), " "))
}

// words returns the words of a file, in their order in the alphabet.
func words(t *testing.T, dir, name string) string {
	t.Helper()
	found := strings.Fields(get(t, filepath.Join(dir, name)))
	slices.Sort(found)
	return strings.Join(found, " ")
}

// adds reads a file, as its owner does before each change, and writes it with one more word.
func adds(t *testing.T, s *Store, name, word string) {
	t.Helper()
	data, _ := s.Read(name) // there may be none yet
	if err := s.Write(name, []byte(strings.TrimSpace(string(data)+" "+word))); err != nil {
		t.Error(err)
	}
}

func TestWhatTwoProgramsAddIsPutTogether(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir)
	a.Merged("words.json", joined)
	b.Merged("words.json", joined)
	for _, word := range []string{"1", "2", "3"} {
		adds(t, a, "words.json", "a"+word)
		adds(t, b, "words.json", "b"+word)
	}
	if got := words(t, dir, "words.json"); got != "a1 a2 a3 b1 b2 b3" {
		t.Errorf("kept %q", got)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 || len(a.Trouble())+len(b.Trouble()) > 0 {
		t.Errorf("%d files", len(entries))
	}
}

// One that does not look before it writes, because what it wrote last is still on its way, loses nothing either.
func TestWhatIsAddedWithoutLookingIsPutTogether(t *testing.T) {
	dir := t.TempDir()
	a, b := Open(dir), Open(dir)
	a.Merged("words.json", joined)
	write := func(s *Store, text string) {
		if err := s.Write("words.json", []byte(text)); err != nil {
			t.Error(err)
		}
	}
	write(a, "a1")
	adds(t, b, "words.json", "b1")
	write(a, "a1 a2") // put together with b1
	write(a, "a1 a2 a3")
	adds(t, b, "words.json", "b2")
	write(a, "a1 a2 a3 a4")
	if got := words(t, dir, "words.json"); got != "a1 a2 a3 a4 b1 b2" {
		t.Errorf("kept %q", got)
	}
	adds(t, a, "words.json", "a5") // it looks again
	if got := words(t, dir, "words.json"); got != "a1 a2 a3 a4 a5 b1 b2" {
		t.Errorf("kept %q", got)
	}
}
