package settings

import (
	"reflect"
	"testing"

	"awele/internal/golden"
)

// Choices that were kept read as what they were. Those that were kept before there was a second kind of game are, about the
// game, those of the one board that there was.
func TestSettingsOfBefore(t *testing.T) {
	odd := odd
	// What could not be chosen then is as at a first start.
	odd.HintsDuo, odd.Badges, odd.OnTable = Default().HintsDuo, Default().Badges, Default().OnTable
	two := odd
	two.Tables = two.Tables.With("congkak", Table{Level: 2, Streak: 3, Choices: map[string]string{"houses": "6", "seeds": "5"}})
	for name, want := range map[string]Settings{"settings-first.json": Default(), "settings.json": odd, "settings-tables.json": two} {
		if got, err := Decode(golden.File(t, name)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}
