package main

import (
	"flag"
	"os"
	"strings"
	"testing"

	"awele/i18n"
)

// The manual page of every language tells of every flag, and of no other.
func TestManualTellsOfEveryFlag(t *testing.T) {
	for _, l := range i18n.Languages() {
		page, err := os.ReadFile("tools/dist/man/" + l.Code + ".6")
		if err != nil {
			t.Error(err)
			continue
		}
		told := map[string]bool{}
		for _, line := range strings.Split(string(page), "\n") {
			if rest, is := strings.CutPrefix(line, `.B \-`); is {
				told[strings.Fields(rest)[0]] = true
			}
		}
		newCommandLine().VisitAll(func(f *flag.Flag) {
			if !told[f.Name] {
				t.Errorf("%s: nothing about -%s", l.Name, f.Name)
			}
			delete(told, f.Name)
		})
		for name := range told {
			t.Errorf("%s: there is no flag -%s", l.Name, name)
		}
	}
}
