//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/natefinch/atomic"
)

// folder is a shelf on disk.
type folder string

// openShelf returns the folder dir or, if dir is empty, the user's own. It is made when something is first kept there.
func openShelf(dir string) shelf {
	if dir == "" {
		home, err := os.UserConfigDir()
		if err != nil {
			return noPlace(err)
		}
		dir = filepath.Join(home, "awele")
	}
	return folder(dir)
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
		return nil, fmt.Errorf("store: %s: %w", name, errNotOurs)
	}
	r, err := os.Open(f.path(name))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(io.LimitReader(r, MaxSize+1))
}

// write puts the content in a new file, flushes it to the disk and renames it over the old one, whose mode it takes. The
// folder itself is not flushed: when the power fails just then, the older content is there, whole.
func (f folder) write(name string, data []byte) error {
	err := f.replace(name, data)
	if err != nil {
		err = fmt.Errorf("store: %s cannot be kept in %s: %w", name, string(f), err)
	}
	return err
}

func (f folder) replace(name string, data []byte) (err error) {
	if err := os.MkdirAll(string(f), 0o700); err != nil {
		return err
	}
	half, err := os.CreateTemp(string(f), halfPattern(name))
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(half.Name()) // else the next start does
		}
	}()
	_, err = half.Write(data)
	if err = errors.Join(err, half.Sync(), half.Close()); err != nil {
		return err
	}
	if old, err := os.Stat(f.path(name)); err == nil {
		if err := os.Chmod(half.Name(), old.Mode().Perm()); err != nil {
			return err
		}
	}
	return atomic.ReplaceFile(half.Name(), f.path(name))
}

func (f folder) list() (names []string) {
	entries, _ := os.ReadDir(string(f)) // none where there is no folder yet
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func (f folder) rename(name, to string) error { return os.Rename(f.path(name), f.path(to)) }

func (f folder) aside(name string) error {
	to := name + ".damaged"
	for n := 2; n <= maxAside; n++ {
		if _, err := os.Lstat(f.path(to)); os.IsNotExist(err) {
			break
		}
		to = numbered(name+".damaged", n)
	}
	return os.Rename(f.path(name), f.path(to))
}
