package settings

import (
	"os"
	"testing"
)

// goldenFile reads a file that an earlier version wrote.
func goldenFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/golden/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Choices that were kept before there was a second kind of game read as what they were.
func TestSettingsOfBefore(t *testing.T) {
	for name, want := range map[string]Settings{"settings-first.json": Default(), "settings.json": odd} {
		if got, err := Decode(goldenFile(t, name)); err != nil || got != want {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}
