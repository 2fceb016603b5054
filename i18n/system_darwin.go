package i18n

import (
	"context"
	"os/exec"
	"time"
)

// systemLanguages asks macOS's own tool, since its library cannot be called without cgo. If the tool does not answer
// within a second the list is empty.
func systemLanguages() []string {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	printed, err := exec.CommandContext(ctx, "/usr/bin/defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil
	}
	return appleLanguages(string(printed))
}
