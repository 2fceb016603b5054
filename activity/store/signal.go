package store

import (
	"os"
	"os/signal"
	"runtime"
	"syscall"
)

// hangUp is SIGHUP, which not every system's package names.
const hangUp = syscall.Signal(1)

// EndOnSignal lets a signal that ends the program, as when the system shuts down, wait for what is still to be written.
// The exit code is the usual one of such an end. In a browser there are no signals, and asking for them would panic.
func (s *Store) EndOnSignal() {
	if runtime.GOOS == "js" {
		return
	}
	c := make(chan os.Signal, 1)
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, hangUp} {
		if !signal.Ignored(sig) { // as nohup has it
			signal.Notify(c, sig)
		}
	}
	go func() {
		sig := <-c
		s.Background(false) // from now on saving waits for the disk
		code := 1
		if n, ok := sig.(syscall.Signal); ok {
			code = 128 + int(n)
		}
		os.Exit(code)
	}()
}
