//go:build js || ebitenginevmguest

package device

import "time"

// Sleep does nothing: a browser says itself when the next frame is due, and so does a test that drives the program.
func Sleep(time.Duration) {}
