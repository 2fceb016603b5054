//go:build !ebitenginevmguest

package activity

// driven is for a program that is driven by a test.
func (a *app) driven(int) {}
