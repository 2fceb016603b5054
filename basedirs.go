//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strconv"
)

// mendBaseDirs makes the environment hold to the XDG Base Directory Specification, which says that a path there that is
// not absolute is to be ignored: the usual folder counts then. A relative folder for settings would else leave the child
// without any, and without a folder for sockets the sound library would open one in the working folder.
func mendBaseDirs() {
	for _, name := range []string{"XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		if dir, set := os.LookupEnv(name); set && !filepath.IsAbs(dir) {
			_ = os.Unsetenv(name) // fails for no name that is a name
		}
	}
	if uid := os.Getuid(); uid >= 0 && !filepath.IsAbs(os.Getenv("XDG_RUNTIME_DIR")) {
		_ = os.Setenv("XDG_RUNTIME_DIR", filepath.Join("/run/user", strconv.Itoa(uid)))
	}
}
