//go:build unix

package settings

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// A system that shuts down ends the program in the middle of the quickest play: every move that was played is kept.
func TestSignalWaitsForWhatIsKept(t *testing.T) {
	const folderVariable = "AWELE_TEST_PLAY_FOREVER"
	if dir := os.Getenv(folderVariable); dir != "" {
		store := Open(dir)
		store.Background(true)
		store.EndOnSignal()
		for n := 1; ; n++ {
			if err := store.SaveGame("awele", Saved{Level: n, Game: strings.Repeat("A ", 2000)}); err != nil {
				t.Fatal(err)
			}
			fmt.Println(n)
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
		for range 5 {
			dir := t.TempDir()
			cmd := exec.Command(self, "-test.run=^TestSignalWaitsForWhatIsKept$")
			cmd.Env = append(os.Environ(), folderVariable+"="+dir)
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			last := 0
			for lines := bufio.NewScanner(out); lines.Scan(); {
				if n, err := strconv.Atoi(lines.Text()); err == nil {
					last = n
				}
				if last == 50 {
					if err := cmd.Process.Signal(s); err != nil {
						t.Fatal(err)
					}
				}
			}
			_ = cmd.Wait()
			if code := cmd.ProcessState.ExitCode(); code != 128+int(s) {
				t.Errorf("%v: exit code %d", s, code)
			}
			if g, err := Open(dir).LoadGame("awele"); err != nil || g.Level < last {
				t.Errorf("%v: %d moves were played, kept is the one %d, %v", s, last, g.Level, err)
			}
		}
	}
}
