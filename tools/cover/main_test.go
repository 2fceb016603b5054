package main

import (
	"strings"
	"testing"
)

// A statement is reached if the tests of any package reach it, and too few are told.
func TestShares(t *testing.T) {
	counts, err := read(strings.NewReader(`mode: set
awele/rules/a.go:1.1,2.2 3 0
awele/rules/a.go:1.1,2.2 3 1
awele/rules/a.go:3.1,4.2 1 0
awele/tux/search/b.go:1.1,2.2 2 1
`))
	if err != nil {
		t.Fatal(err)
	}
	if c := counts["awele/rules"]; c != (count{4, 3}) {
		t.Errorf("%+v", c)
	}
	text, good := describe(counts)
	if good || !strings.Contains(text, "awele/rules     75.0 % of    4 statements, promised are 95: not kept") ||
		!strings.Contains(text, "awele/tux      100.0 % of    2 statements, promised are 90: kept") {
		t.Errorf("%v\n%s", good, text)
	}
	if _, err := read(strings.NewReader("mode: set\nodd\n")); err == nil {
		t.Error("an odd profile is read")
	}
}
