package main

import (
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// floors lists the rooms of the activity from the roof down. Each may import only those below it; a star stands for rooms
// side by side, none of which knows another.
var floors = []string{
	"awele",
	"awele/activity",
	"awele/activity/screen/*",
	screenTests,
	"awele/activity/screen",
	"awele/activity/boardview",
	toyKind,
	"awele/activity/kinds",
	"awele/activity/words",
	"awele/activity/ui/device",
	"awele/activity/ui/paint",
	"awele/activity/ui/picture",
	"awele/activity/report",
	"awele/activity/match",
	"awele/activity/timeline",
	"awele/activity/progress",
	"awele/activity/teacher",
	"awele/activity/ui/uitest",
	"awele/activity/ui",
	"awele/activity/ui/geom",
	"awele/activity/ui/text",
	"awele/activity/ui/theme",
	"awele/activity/settings",
	"awele/activity/store",
	"awele/activity/sound",
}

// cellar lists the rooms under the activity, which all of it may use, and whom each of them may import.
var cellar = map[string][]string{
	"awele/boards":          {"awele/rules", "awele/i18n"},
	"awele/tux/endgame":     {"awele/rules"},
	"awele/tux/search":      {"awele/tux/endgame", "awele/rules"},
	"awele/lessons/puzzles": {"awele/lessons", "awele/rules"},
	"awele/lessons":         {"awele/tux", "awele/tux/search", "awele/boards", "awele/rules", "awele/i18n"},
	"awele/tux/coach":       {"awele/tux/search", "awele/tux/endgame", "awele/rules"}, // not tux: a coach needs no opponent
	"awele/tux":             {"awele/tux/search", "awele/tux/endgame", "awele/rules"},
	"awele/tux/learner":     {"awele/tux", "awele/tux/endgame", "awele/rules"},
	"awele/tux/uci":         {"awele/tux/search", "awele/tux/endgame", "awele/rules"},
	forTests:                {"awele/tux/endgame", "awele/rules"},
	"awele/rules":           nil,
	"awele/ogn":             {"awele/rules"},
	"awele/rules/toy":       {"awele/rules"}, // for tests only
	"awele/i18n":            nil,
	"awele/assets":          nil,

	// Only tests import it.
	"awele/internal/long":   nil,
	"awele/internal/golden": nil,
}

// screens are the rooms that import ebiten; no other room does, not even through another room.
var screens = []string{"awele/tools/weight/bare",
	"awele", "awele/activity", "awele/activity/screen", "awele/activity/screen/*",
	"awele/activity/boardview", "awele/activity/ui/device", "awele/activity/ui/paint", screenTests,
}

// screenTests holds what the tests of the screens share.
const screenTests = "awele/activity/screentest"

// forTests holds what the tests of several rooms of Tux share.
const forTests = "awele/tux/tuxtest"

// toyKind is what the toy game of the tests teaches.
const toyKind = "awele/activity/kinds/toykind"

// testsOnly are rooms that only tests import.
var testsOnly = []string{forTests, screenTests, "awele/activity/ui/uitest", "awele/rules/toy", toyKind, "awele/internal/long", "awele/internal/golden"}

// endToEnd are rooms that only hold tests, which know the program, or its page, from outside.
var endToEnd = []string{"awele/activity/e2e", "awele/activity/e2e/browser"}

// tools are commands for those who work on the house: they may import all of it, and nothing imports them. They may look
// at a clock, open a connection and start other programs.
const tools = "awele/tools/"

// goList returns the first word of each line that the template makes of a package of the house, and the other words.
func goList(t *testing.T, template string) map[string][]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-f", template, "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	packages := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		packages[words[0]] = words[1:]
	}
	for _, room := range endToEnd {
		delete(packages, room)
	}
	return packages
}

// floorOf returns the index of the floor that a room of the activity lies on, or -1.
func floorOf(room string) int {
	if floor := slices.Index(floors, room); floor >= 0 {
		return floor
	}
	return slices.Index(floors, path.Dir(room)+"/*")
}

func TestArrowsRunDown(t *testing.T) {
	for room, imports := range goList(t, `{{.ImportPath}} {{join .Imports " "}}`) {
		below, known := cellar[room]
		if strings.HasPrefix(room, tools) {
			known = true
			below = slices.Clone(floors)
			for under := range cellar {
				below = append(below, under)
			}
		}
		if floor := floorOf(room); floor >= 0 {
			known = true
			below = floors[floor+1:]
			for under := range cellar {
				below = append(slices.Clone(below), under)
			}
		}
		if !known {
			t.Errorf("%s has no place in the house: give it one in this test and in the README", room)
			continue
		}
		for _, imported := range imports {
			if slices.Contains(testsOnly, imported) && !slices.Contains(testsOnly, room) {
				t.Errorf("%s must not import %s, which is for tests", room, imported)
			}
			if strings.HasPrefix(imported, "awele/") && !slices.Contains(below, imported) && !slices.Contains(below, path.Dir(imported)+"/*") {
				t.Errorf("%s must not import %s", room, imported)
			}
		}
	}
}

// The rules, Tux, the boards, the languages and most of the activity work without a screen.
func TestMostRoomsHaveNoScreen(t *testing.T) {
	for room, deps := range goList(t, `{{.ImportPath}} {{join .Deps " "}}`) {
		if slices.Contains(screens, room) || slices.Contains(screens, path.Dir(room)+"/*") {
			continue
		}
		for _, dep := range deps {
			if strings.HasPrefix(dep, "github.com/hajimehoshi/ebiten") {
				t.Errorf("%s imports %s", room, dep)
			}
		}
	}
}

// There is no clock and no network: nothing of the house's own opens a connection or another program, and only the
// rooms that keep files, the one that plays sound, the one that rests while nobody does anything and the one where other
// programs ask for so many milliseconds know of time.
func TestNoClockAndNoNetwork(t *testing.T) {
	knowTime := []string{"awele/activity/store", "awele/activity/sound", "awele/activity/ui/device", "awele/tux/endgame", "awele/tux/uci"}
	for room, imports := range goList(t, `{{.ImportPath}} {{join .Imports " "}}`) {
		if strings.HasPrefix(room, tools) {
			continue
		}
		for _, imported := range imports {
			switch {
			case imported == "net", strings.HasPrefix(imported, "net/"), imported == "os/exec":
				t.Errorf("%s imports %s", room, imported)
			case imported == "time" && !slices.Contains(knowTime, room):
				t.Errorf("%s imports time: what is shown is told in ticks", room)
			}
		}
	}
}

// No run of tests is cut off by a limit that nobody has thought of: each says its own.
func TestEveryRunOfTestsSaysHowLongItMayTake(t *testing.T) {
	runs := 0
	for _, name := range []string{"Makefile", ".ci/run"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if !strings.Contains(line, "go test ") || strings.HasPrefix(line, "#") {
				continue
			}
			runs++
			if !strings.Contains(line, " -timeout ") {
				t.Errorf("%s:%d: no -timeout: %s", name, i+1, strings.TrimSpace(line))
			}
		}
	}
	if runs < 5 {
		t.Errorf("only %d runs of tests found", runs)
	}
}
