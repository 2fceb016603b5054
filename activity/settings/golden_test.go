package settings

import (
	"testing"

	"awele/internal/golden"
)

// Choices that were kept before there was a second kind of game read as what they were.
func TestSettingsOfBefore(t *testing.T) {
	for name, want := range map[string]Settings{"settings-first.json": Default(), "settings.json": odd} {
		if got, err := Decode(golden.File(t, name)); err != nil || got != want {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}
