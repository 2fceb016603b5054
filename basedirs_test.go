//go:build linux

package main

import (
	"os"
	"path/filepath"
	"testing"
)

// What is no absolute path in the environment counts as not set, so that nothing is kept in, or read from, the folder that
// the program happens to be started in.
func TestRelativeBaseDirsAreIgnored(t *testing.T) {
	home := t.TempDir()
	for name, want := range map[string]string{
		"XDG_CONFIG_HOME": filepath.Join(home, ".config"), "XDG_CACHE_HOME": filepath.Join(home, ".cache"),
	} {
		for _, value := range []string{"somewhere", "./here", ""} {
			t.Setenv("HOME", home)
			t.Setenv("XDG_CONFIG_HOME", "")
			t.Setenv("XDG_CACHE_HOME", "")
			t.Setenv(name, value)
			t.Setenv("XDG_RUNTIME_DIR", value)
			mendBaseDirs()
			dir, err := os.UserConfigDir()
			if name == "XDG_CACHE_HOME" {
				dir, err = os.UserCacheDir()
			}
			if err != nil || dir != want {
				t.Errorf("%s=%q: %s, %v, want %s", name, value, dir, err, want)
			}
			if run := os.Getenv("XDG_RUNTIME_DIR"); !filepath.IsAbs(run) {
				t.Errorf("XDG_RUNTIME_DIR=%q becomes %q", value, run)
			}
		}
	}
	t.Setenv("XDG_CONFIG_HOME", home)
	mendBaseDirs()
	if dir, err := os.UserConfigDir(); err != nil || dir != home {
		t.Errorf("an absolute folder becomes %s, %v", dir, err)
	}
}
