package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// rooms says which rooms of the house each room may import directly. Arrows run one way, none across or back.
// Rooms that are missing here may import nothing of the project.
var rooms = map[string][]string{
	"awele/tux":    {"awele/rules"},
	"awele/boards": {"awele/i18n"},

	"awele/activity/textfit":  {"awele/assets"},
	"awele/activity/layout":   {"awele/activity/textfit"},
	"awele/activity/control":  {"awele/activity/layout"},
	"awele/activity/settings": {"awele/rules"},
	"awele/activity/timeline": {"awele/rules"},
	"awele/activity/match":    {"awele/rules", "awele/tux"},
	"awele/activity/pic":      {"awele/assets", "awele/activity/theme"},
	"awele/activity/draw": {"awele/assets", "awele/i18n", "awele/rules", "awele/activity/control", "awele/activity/layout",
		"awele/activity/textfit", "awele/activity/theme", "awele/activity/timeline", "awele/activity/pic"},
	"awele/activity/input": {"awele/activity/control", "awele/activity/layout"},
}

// screenless rooms never import ebiten, not even through another room.
var screenless = []string{
	"awele/rules", "awele/tux", "awele/boards", "awele/i18n", "awele/assets",
	"awele/activity/control", "awele/activity/layout", "awele/activity/match", "awele/activity/pic",
	"awele/activity/settings", "awele/activity/textfit", "awele/activity/theme", "awele/activity/timeline",
}

// goList returns one line per package of the house, made with the template format.
func goList(t *testing.T, format string, args ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-f", format}, args...)...).Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// The rules, Tux, the boards, the languages and most of the activity work without a screen.
func TestScreenlessRoomsNeverImportEbiten(t *testing.T) {
	seen := 0
	for _, line := range goList(t, `{{.ImportPath}} {{join .Deps " "}}`, "./...") {
		room, deps, _ := strings.Cut(line, " ")
		if !slices.Contains(screenless, room) {
			continue
		}
		seen++
		for _, dep := range strings.Fields(deps) {
			if strings.HasPrefix(dep, "github.com/hajimehoshi/ebiten") {
				t.Errorf("%s imports %s", room, dep)
			}
		}
	}
	if seen != len(screenless) {
		t.Errorf("%d of %d rooms exist: keep the list in this test true", seen, len(screenless))
	}
}

// Only the activity and its scenes know the whole house; every other room knows just what it needs.
func TestArrowsRunOneWay(t *testing.T) {
	for _, line := range goList(t, `{{.ImportPath}} {{join .Imports " "}}`, "./...") {
		room, imports, _ := strings.Cut(line, " ")
		if slices.Contains([]string{"awele", "awele/activity", "awele/activity/scene", "awele/activity/e2e"}, room) {
			continue
		}
		for _, imp := range strings.Fields(imports) {
			if strings.HasPrefix(imp, "awele/") && !slices.Contains(rooms[room], imp) {
				t.Errorf("%s must not import %s", room, imp)
			}
		}
	}
}

// Nothing but main knows the activity, and nothing but the activity knows the scenes.
func TestScenesAreKnownByTheActivityAlone(t *testing.T) {
	knows := map[string][]string{"awele/activity": {"awele"}, "awele/activity/scene": {"awele/activity"}}
	for _, line := range goList(t, `{{.ImportPath}} {{join .Imports " "}}`, "./...") {
		room, imports, _ := strings.Cut(line, " ")
		for _, imp := range strings.Fields(imports) {
			if allowed, ok := knows[imp]; ok && !slices.Contains(allowed, room) {
				t.Errorf("%s must not import %s", room, imp)
			}
		}
	}
}
