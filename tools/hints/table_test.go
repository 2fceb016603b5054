package main

import (
	"strings"
	"testing"

	"awele/rules"
	"awele/tux/coach"
)

// A column is written into its place, and the others stay.
func TestColumnsStay(t *testing.T) {
	var old table
	old.put("before", []row{{"reason: quiet", "25.0 % of 1000"}, {"reason: gone", "1.0 % of 1000"}})
	old.put("now", []row{{"reason: quiet", "7.0 % of 1000"}})
	read, err := parseTable(old.String())
	if err != nil {
		t.Fatal(err)
	}
	read.put("now", []row{{"reason: new", "3.0 % of 1000"}, {"reason: quiet", "9.0 % of 1000"}})
	for _, line := range []string{
		"| of all hints | before | now |", "| reason: new | – | 3.0 % of 1000 |", "| reason: quiet | 25.0 % of 1000 | 9.0 % of 1000 |",
		"| reason: gone | 1.0 % of 1000 | – |",
	} {
		if !strings.Contains(read.String(), line+"\n") {
			t.Errorf("no line %q in\n%s", line, read.String())
		}
	}
	if _, err := parseTable("| of all hints | now |\n| reason: quiet |\n"); err == nil || err.Error() != `the line of "reason: quiet" has 1 cells, not 2` {
		t.Errorf("%v", err)
	}
}

// A capture that is not the hint, with a reason that does not speak of it, is silent; one that the answer defeats does
// not hold.
func TestCounts(t *testing.T) {
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	p, _, err := rules.ParsePosition("1-0-0-2-4-0-4-0-2-2-0-1-16-16-S")
	if err != nil {
		t.Fatal(err)
	}
	var c counts
	c.count(v, p, coach.Hint{House: 0, Reason: coach.Careful, Seeds: 2, Houses: 1, Reply: rules.NoHouse})
	c.count(v, p, coach.Hint{House: 0, Reason: coach.Declines, Seeds: 3, Houses: 1, Reply: rules.NoHouse})
	c.count(v, p, coach.Hint{House: 4, Reason: coach.Takes, Seeds: 3, Houses: 1, Reply: rules.NoHouse})
	c.count(v, p, coach.Hint{House: 0, Reason: coach.FarSighted, Reply: rules.NoHouse})
	if c.silent != 2 || c.empty != 1 || c.positions != 4 || c.smaller != 0 {
		t.Errorf("%+v", c)
	}
	// A to B: then a single seed in b is to be had, unless it is answered with b.
	p, _, _ = rules.ParsePosition("1-0-0-0-0-2-4-1-0-0-5-5-10-20-S")
	var ready counts
	ready.count(v, p, coach.Hint{House: 0, Reason: coach.Threatens, Seeds: 2, Houses: 2, By: 5, Reply: 1})
	if ready.ready != 1 || ready.readyAny != 0 || ready.shown != 0 {
		t.Errorf("%+v", ready)
	}
}
