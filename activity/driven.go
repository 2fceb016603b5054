//go:build ebitenginevmguest

package activity

import (
	"fmt"
	"os"
	"sync"
)

// A program that is driven by a test tells after every tick how many positions were looked at in it, one number a line,
// in the file that the test asks for by AWELE_NODES.
var toldNodes = sync.OnceValue(func() *os.File {
	f, err := os.Create(os.Getenv("AWELE_NODES"))
	if err != nil {
		return nil
	}
	return f
})

// savesBehind reports whether saving goes on beside the game. A test reads what is kept as soon as a tick is over, unless
// it asks for AWELE_BEHIND.
func savesBehind() bool { return os.Getenv("AWELE_BEHIND") != "" }

// driven is called after every tick, with the positions that the engine had looked at before it.
func (a *app) driven(before int) {
	if f := toldNodes(); f != nil {
		fmt.Fprintln(f, a.engine.Nodes()-before)
	}
}
