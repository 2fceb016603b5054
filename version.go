//go:build !js

package main

import (
	"cmp"
	"regexp"
	"runtime/debug"
	"strings"
)

// version is what this source calls itself, for a build that does not know better.
const version = "0.1.0"

// madeUp is the version that a build of an untagged state makes up from the time and the revision, as in
// v0.1.1-0.20261201014256-7b5150fe230f. It says no more than these two.
var madeUp = regexp.MustCompile(`[-.][0-9]{14}-[0-9a-f]{12}$`)

// buildVersion returns the version of the program as the build knows it, and in brackets which state of the source it was
// made of: "0.1.0 (694584d2f1ab, 2026-11-30, dirty)". What the build does not know is left out; info may be nil.
func buildVersion(info *debug.BuildInfo) string {
	if info == nil {
		return version
	}
	name, _, _ := strings.Cut(info.Main.Version, "+")
	if name == "(devel)" || madeUp.MatchString(name) {
		name = ""
	}
	name = cmp.Or(strings.TrimPrefix(name, "v"), version)

	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	var source []string
	if revision := settings["vcs.revision"]; revision != "" {
		source = append(source, revision[:min(len(revision), 12)])
	}
	if day, _, _ := strings.Cut(settings["vcs.time"], "T"); day != "" {
		source = append(source, day)
	}
	if settings["vcs.modified"] == "true" {
		source = append(source, "dirty")
	}
	if len(source) == 0 {
		return name
	}
	return name + " (" + strings.Join(source, ", ") + ")"
}
