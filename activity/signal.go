package activity

import (
	"os"
	"os/signal"
	"syscall"

	"awele/activity/settings"
)

// hangUp is SIGHUP, which not every system's package names.
const hangUp = syscall.Signal(1)

// endOnSignal lets a signal that ends the program, as when the system shuts down, wait for what is still to be written.
// The exit code is the usual one of such an end.
func endOnSignal(store *settings.Store) {
	c := make(chan os.Signal, 1)
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, hangUp} {
		if !signal.Ignored(s) { // as nohup has it
			signal.Notify(c, s)
		}
	}
	go func() {
		s := <-c
		store.Background(false) // from now on saving waits for the disk
		code := 1
		if n, ok := s.(syscall.Signal); ok {
			code = 128 + int(n)
		}
		os.Exit(code)
	}()
}
