//go:build !js

package activity

// Outside a browser there is no page: a window shows nothing else, and tells nothing of motion.

func wantsCalm() bool        { return false }
func pageSpeaks(string)      {}
func pageShows(title string) {}
func newPage() page          { return nil }
