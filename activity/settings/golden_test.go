package settings

import (
	"os"
	"reflect"
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

// Choices that were kept read as what they were. Those that were kept before there was a second kind of game are, about the
// game, those of the one board that there was.
func TestSettingsOfBefore(t *testing.T) {
	two := odd
	two.Tables = two.Tables.With("congkak", Table{Level: 2, Streak: 3, Choices: map[string]string{"houses": "6", "seeds": "5"}})
	for name, want := range map[string]Settings{"settings-first.json": Default(), "settings.json": odd, "settings-tables.json": two} {
		if got, err := Decode(goldenFile(t, name)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}
