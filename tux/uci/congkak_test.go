package uci

import (
	"slices"
	"strings"
	"testing"

	"awele/rules"
)

// congkak returns what the engine plays Congkak by.
func congkak(t *testing.T, chosen string) Options {
	t.Helper()
	v, err := rules.ParseVariant("congkak " + chosen)
	if err != nil {
		t.Fatal(err)
	}
	return Options{Variant: v}
}

// The protocol speaks Congkak: seven houses, burnt ones, rounds, extra turns house by house.
func TestCongkak(t *testing.T) {
	out, errOut := talk(t, congkak(t, "rounds=12"),
		"position startpos moves ABEB", "go nodes 3000", // South has been to its store four times
		"position 0-0-0-0-0-0-1-x-x-0-0-0-0-0-58-39-S moves G", "go depth 3", // between two rounds
		"position 0-0-0-0-0-0-1-x-x-0-0-0-0-0-58-39-S moves G/", "go perft 1",
		"position x-0-0-0-0-0-1-x-0-0-0-0-0-0-58-39-S", "go depth 2",
		"position x-0-0-0-0-0-1-x-0-0-0-0-0-0-58-39-S moves A", "position x-x-x-x-0-0-S")
	var said []string
	for _, line := range out {
		if strings.HasPrefix(line, "bestmove") || strings.Contains(line, "perft") {
			said = append(said, strings.Split(line, ", ")[0])
		}
	}
	if want := []string{"bestmove none", "info string perft 1 is 7", "bestmove G"}; len(said) != 4 || !slices.Equal(said[1:], want) {
		t.Fatalf("%q, want a best move of South and %q", said, want)
	}
	if pit, ok := rules.ParsePit(strings.TrimPrefix(said[0], "bestmove ")); !ok || pit.Side != rules.South {
		t.Errorf("%q in the middle of South's turn", said[0])
	}
	if len(errOut) != 2 || !strings.Contains(errOut[0], "burnt") || !strings.Contains(errOut[1], "houses") {
		t.Errorf("%q", errOut)
	}
}

// While both sides sow together there is nothing to search and nothing to count.
func TestCongkakTogether(t *testing.T) {
	out, errOut := talk(t, congkak(t, ""), "go depth 2", "go perft 3", "position startpos moves Gg", "go perft 1")
	if len(out) != 2 || out[0] != "bestmove none" || !strings.HasPrefix(out[1], "info string perft 1 is ") {
		t.Errorf("%q", out)
	}
	if len(errOut) != 1 || !strings.Contains(errOut[0], "together") {
		t.Errorf("%q", errOut)
	}
}
