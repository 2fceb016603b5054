//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/natefinch/atomic"
)

// folder is a shelf on disk.
type folder string

// openShelf returns the folder dir or, if dir is empty, the user's own. It is made when something is first kept there.
func openShelf(dir string) shelf {
	if dir == "" {
		home, err := os.UserConfigDir()
		if err != nil {
			return nil
		}
		dir = filepath.Join(home, "awele")
	}
	f := folder(dir)
	f.sweep(time.Now().Add(-24 * time.Hour))
	return f
}

// sweep removes half-written files from before t, which a crash has left. Younger ones may belong to another awele.
func (f folder) sweep(t time.Time) {
	entries, err := os.ReadDir(string(f))
	if err != nil {
		return
	}
	for _, e := range entries {
		_, tail, found := strings.Cut(e.Name(), ".json")
		if !found || tail == "" || strings.Trim(tail, "0123456789") != "" || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && info.ModTime().Before(t) {
			_ = os.Remove(f.path(e.Name()))
		}
	}
}

func (f folder) path(name string) string { return filepath.Join(string(f), name) }

func (f folder) read(name string) ([]byte, error) {
	info, err := os.Stat(f.path(name))
	if errors.Is(err, syscall.ENOTDIR) { // the folder is not a folder: nothing is kept, and nothing can be
		return nil, fs.ErrNotExist
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // a pipe would make us wait for ever
		return nil, fmt.Errorf("store: %s is not a plain file", name)
	}
	r, err := os.Open(f.path(name))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(io.LimitReader(r, MaxSize+1))
}

// write puts the content in a new file, flushes it to the disk and renames it over the old one (natefinch/atomic does
// all three, on Windows too). The folder itself is not flushed: when the power fails just then, the older content is
// there, whole.
func (f folder) write(name string, data []byte) error {
	if err := os.MkdirAll(string(f), 0o700); err != nil {
		return err
	}
	return atomic.WriteFile(f.path(name), bytes.NewReader(data))
}

// maxAside is how many damaged files are kept; the last gives way to a newer one.
const maxAside = 9

func (f folder) aside(name string) error {
	to := name + ".damaged"
	for n := 2; n <= maxAside; n++ {
		if _, err := os.Lstat(f.path(to)); os.IsNotExist(err) {
			break
		}
		to = fmt.Sprintf("%s.damaged-%d", name, n)
	}
	return os.Rename(f.path(name), f.path(to))
}
