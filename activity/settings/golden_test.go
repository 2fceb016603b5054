package settings

import (
	"reflect"
	"testing"

	"awele/internal/golden"
)

// Choices that were kept read as what they were. Those that were kept before there was a second kind of game are, about the
// game, those of the one board that there was.
func TestSettingsOfBefore(t *testing.T) {
	one := odd
	// What two people choose could not be chosen then.
	one.HintsDuo, one.Badges, one.OnTable = Default().HintsDuo, Default().Badges, Default().OnTable
	two := one
	two.Tables = two.Tables.With("congkak", Table{Level: 2, Streak: 3, Choices: map[string]string{"houses": "6", "seeds": "5"}})
	for name, want := range map[string]Settings{
		"settings-first.json": Default(), "settings.json": one, "settings-tables.json": two, "settings-friend.json": odd,
	} {
		if got, err := Decode(golden.File(t, name)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}
