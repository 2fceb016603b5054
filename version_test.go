package main

import (
	"runtime/debug"
	"testing"
)

func TestVersion(t *testing.T) {
	const revision = "694584d2f1ab0123456789abcdef0123456789ab"
	git := func(modified string) []debug.BuildSetting {
		return []debug.BuildSetting{
			{Key: "vcs", Value: "git"}, {Key: "vcs.revision", Value: revision},
			{Key: "vcs.time", Value: "2026-11-30T21:14:03Z"}, {Key: "vcs.modified", Value: modified},
		}
	}
	for _, c := range []struct {
		what, module string
		settings     []debug.BuildSetting
		want         string
	}{
		{"a tag", "v0.2.0", git("false"), "0.2.0 (694584d2f1ab, 2026-11-30)"},
		{"a tag, and something was changed", "v0.2.0+dirty", git("true"), "0.2.0 (694584d2f1ab, 2026-11-30, dirty)"},
		{"no tag", "v0.0.0-20261130211403-694584d2f1ab", git("false"), version + " (694584d2f1ab, 2026-11-30)"},
		{"no tag, changed", "v0.0.0-20261130211403-694584d2f1ab+dirty", git("true"), version + " (694584d2f1ab, 2026-11-30, dirty)"},
		{"some time after a tag", "v0.2.1-0.20261130211403-694584d2f1ab", git("false"), version + " (694584d2f1ab, 2026-11-30)"},
		{"go install of a tag", "v0.2.0", nil, "0.2.0"},
		{"an archive, without git", "(devel)", nil, version},
		{"a test", "", nil, version},
		{"a short revision alone", "(devel)", []debug.BuildSetting{{Key: "vcs.revision", Value: "694584d"}}, version + " (694584d)"},
		{"changed alone", "(devel)", []debug.BuildSetting{{Key: "vcs.modified", Value: "true"}}, version + " (dirty)"},
	} {
		if got := buildVersion(&debug.BuildInfo{Main: debug.Module{Version: c.module}, Settings: c.settings}); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
	if got := buildVersion(nil); got != version {
		t.Errorf("without any information: %q", got)
	}
}
