//go:build !js && !ebitenginevmguest

package device

import "time"

// Sleep sleeps.
func Sleep(d time.Duration) { time.Sleep(d) }
