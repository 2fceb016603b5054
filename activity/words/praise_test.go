package words

import (
	"fmt"
	"testing"

	"awele/i18n"
	"awele/rules"
)

// What a child is praised for has happened, and was done by the child.
func TestPraiseIsTrue(t *testing.T) {
	for _, c := range []struct {
		game string
		want string // to South
	}{
		{"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c E b", "goodGame []"},
		{"oware\n0-0-0-0-1-2-1-2-4-0-0-3-10-10-S\nF", "praiseCapture [5]"},
		{"oware\n0-0-0-0-1-2-1-2-4-0-0-3-10-10-S\n| F", "goodGame []"},
		{"oware\n13-0-1-0-0-0-6-6-0-0-0-1-10-11-S\nA", "praiseSown [13]"},
		{"oware\n6-6-0-0-0-1-13-0-1-0-0-0-11-10-N\na", "goodGame []"},
	} {
		g, err := rules.ParseGame(c.game)
		if err != nil {
			t.Errorf("%q: %v", c.game, err)
			continue
		}
		got := Praise(func(k i18n.Key, args ...any) string { return fmt.Sprint(k, " ", args) }, DeedOf(g, rules.South))
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.game, got, c.want)
		}
	}
}
