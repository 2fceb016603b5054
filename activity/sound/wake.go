//go:build !js

package sound

// wakes returns nil: outside a browser a device never sleeps.
func wakes(func()) (wake func()) { return nil }
