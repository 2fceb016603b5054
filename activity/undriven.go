//go:build !ebitenginevmguest

package activity

// savesBehind reports whether saving goes on beside the game.
func savesBehind() bool { return true }

// driven is for a program that is driven by a test.
func (a *app) driven(int) {}
