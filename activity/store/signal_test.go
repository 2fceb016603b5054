//go:build unix

package store

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A system that shuts down ends the program in the middle of the quickest play: every move that was played is kept.
func TestSignalWaitsForWhatIsKept(t *testing.T) {
	const folderVariable = "AWELE_TEST_PLAY_FOREVER"
	if dir := os.Getenv(folderVariable); dir != "" {
		store := Open(dir)
		store.Background(true)
		store.EndOnSignal()
		for n := 1; ; n++ {
			if err := store.Write("game-awele.json", fmt.Append(nil, n, " ", strings.Repeat("A ", 2000))); err != nil {
				t.Fatal(err)
			}
			fmt.Println(n)
		}
	}
	for _, c := range []struct {
		sent    []syscall.Signal // when 50 moves are kept, when 100 are, …
		ignored bool             // the first of them, as nohup has it for SIGHUP and a shell for SIGINT behind &
	}{
		{[]syscall.Signal{syscall.SIGTERM}, false},
		{[]syscall.Signal{syscall.SIGINT}, false},
		{[]syscall.Signal{syscall.SIGHUP}, false},
		{[]syscall.Signal{syscall.SIGHUP, syscall.SIGTERM}, true},
		{[]syscall.Signal{syscall.SIGINT, syscall.SIGTERM}, true},
	} {
		for range 5 {
			dir := t.TempDir()
			cmd := playing(t, folderVariable+"="+dir, c.sent[0], c.ignored)
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			last, sent := 0, 0
			for lines := bufio.NewScanner(out); lines.Scan(); {
				if n, err := strconv.Atoi(lines.Text()); err == nil {
					last = n
				}
				if sent < len(c.sent) && last == 50*(sent+1) {
					if err := cmd.Process.Signal(c.sent[sent]); err != nil {
						t.Fatal(err)
					}
					sent++
				}
			}
			_ = cmd.Wait()
			if code, want := cmd.ProcessState.ExitCode(), 128+int(c.sent[len(c.sent)-1]); code != want || sent != len(c.sent) {
				t.Errorf("%v, ignored %v: exit code %d after %d signals, want %d", c.sent, c.ignored, code, sent, want)
			}
			kept := 0
			g, err := Open(dir).Read("game-awele.json")
			if _, scan := fmt.Sscan(string(g), &kept); err != nil || scan != nil || kept < last {
				t.Errorf("%v: %d moves were played, kept is the one %d, %v", c.sent, last, kept, err)
			}
		}
	}
}

// playing is this test as a program that plays for ever, or a minute. It ignores a signal or does not, whatever this
// program does: a program inherits what is ignored, and nohup is a good way to run the tests.
func playing(t *testing.T, variable string, s syscall.Signal, ignored bool) *exec.Cmd {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	args := []string{self, "-test.run=^TestSignalWaitsForWhatIsKept$"}
	if ignored {
		args = append([]string{"sh", "-c", fmt.Sprintf(`trap "" %d; exec "$0" "$@"`, s)}, args...)
	} else {
		// What this program listens to is not ignored in one that it starts.
		heard := make(chan os.Signal, 1)
		signal.Notify(heard, s)
		t.Cleanup(func() { signal.Stop(heard) })
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = append(os.Environ(), variable)
	return cmd
}
