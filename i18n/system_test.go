package i18n

import (
	"slices"
	"strings"
	"testing"
)

func TestPreferences(t *testing.T) {
	for _, c := range []struct {
		name   string
		env    string // NAME=value, parted by spaces
		system string // the languages that Windows, macOS or the browser tells
		want   string
	}{
		{"nothing said", "", "", ""},
		{"LANG", "LANG=pl_PL.UTF-8", "", "pl_PL.UTF-8"},
		{"LC_MESSAGES before LANG", "LANG=pl_PL LC_MESSAGES=fi_FI", "", "fi_FI"},
		{"LC_ALL before all", "LANG=pl_PL LC_MESSAGES=fi_FI LC_ALL=gl_ES", "", "gl_ES"},
		{"LANGUAGE is a list and comes first", "LANGUAGE=gl:pt:es LANG=es_ES.UTF-8", "", "gl pt es es_ES.UTF-8"},
		{"LANGUAGE with empty places", "LANGUAGE=:gl::pl: LANG=es_ES", "", "gl pl es_ES"},
		{"LANGUAGE alone", "LANGUAGE=fi", "", "fi"},
		{"C silences LANGUAGE", "LANGUAGE=gl LANG=C", "", ""},
		{"so does C.UTF-8", "LANGUAGE=gl LANG=C.UTF-8", "", ""},
		{"so does POSIX", "LANGUAGE=gl LC_ALL=POSIX LANG=pl_PL", "", ""},
		{"C in LANG alone does not count below LC_ALL", "LANGUAGE=gl LC_ALL=pl_PL LANG=C", "", "gl pl_PL"},
		{"Windows, macOS, browser", "", "pl-PL en-US", "pl-PL en-US"},
		{"the environment before them", "LANG=fi_FI.UTF-8", "pl-PL", "fi_FI.UTF-8 pl-PL"},
		{"C before them", "LANG=C", "pl-PL", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			getenv := func(name string) string {
				for _, pair := range strings.Fields(c.env) {
					if n, value, _ := strings.Cut(pair, "="); n == name {
						return value
					}
				}
				return ""
			}
			got := preferences(getenv, func() []string { return strings.Fields(c.system) })
			if !slices.Equal(got, strings.Fields(c.want)) {
				t.Errorf("%q, want %q", got, strings.Fields(c.want))
			}
		})
	}
}

func TestSystemReadsTheEnvironment(t *testing.T) {
	t.Setenv("LANGUAGE", "")
	t.Setenv("LC_ALL", "gl_ES.UTF-8")
	if got := Choose("", "", System()); got != "gl" {
		t.Errorf("LC_ALL=gl_ES.UTF-8 gives %q", got)
	}
}

func TestAppleLanguages(t *testing.T) {
	for _, c := range []struct{ printed, want string }{
		{"(\n    \"pl-PL\",\n    \"en-PL\"\n)\n", "pl-PL en-PL"},
		{"(\n    en,\n    \"fil-PH\",\n    \"zh-Hans-CN\"\n)\n", "en fil-PH zh-Hans-CN"},
		{"(\n)\n", ""},
		{"", ""},
	} {
		if got := appleLanguages(c.printed); !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%q: %q, want %q", c.printed, got, c.want)
		}
	}
}
