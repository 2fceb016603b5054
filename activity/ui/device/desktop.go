//go:build !js

package device

import "github.com/hajimehoshi/ebiten/v2"

// keyNames returns what tells what a key prints, "" where the system does not know.
func keyNames() func(k ebiten.Key) string { return ebiten.KeyName }

// touchCancels returns what tells whether the system has taken a touch away: not known here, a touch ends.
func touchCancels() func() bool { return func() bool { return false } }
