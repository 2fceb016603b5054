//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// CanCopy says whether there is a clipboard. On desktops none can be reached without another program.
const CanCopy = false

// Copy is for where there is a clipboard.
func Copy(string) error { return errors.ErrUnsupported }

// Export writes data to a new file among the person's own documents, named stem-1, stem-2 and so on with the ending ext. It
// replaces nothing. It returns the names of the file and of its folder.
func Export(stem, ext string, data []byte) (name, folder string, err error) {
	dir, err := documents()
	if err != nil {
		return "", "", err
	}
	name, err = writeNew(dir, stem, ext, data)
	return name, filepath.Base(dir), err
}

// documents returns the folder in which a person looks for own documents: the one that the XDG user directories name, or
// else Documents in the home folder, or the home folder itself.
func documents() (dir string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	if config, err := os.UserConfigDir(); err == nil {
		if data, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs")); err == nil {
			if dir := documentsIn(string(data), home); isFolder(dir) {
				return dir, nil
			}
		}
	}
	if dir := filepath.Join(home, "Documents"); isFolder(dir) {
		return dir, nil
	}
	return home, nil
}

func isFolder(dir string) bool {
	info, err := os.Stat(dir)
	return err == nil && info.IsDir()
}

// documentsIn returns the folder for documents that a file user-dirs.dirs names, "" if it names none.
func documentsIn(text, home string) (dir string) {
	for line := range strings.Lines(text) {
		value, found := strings.CutPrefix(strings.TrimSpace(line), `XDG_DOCUMENTS_DIR="`)
		value, closed := strings.CutSuffix(value, `"`)
		if !found || !closed {
			continue
		}
		if rest, inHome := strings.CutPrefix(value, "$HOME"); inHome {
			value = filepath.Join(home, rest)
		}
		if filepath.IsAbs(value) {
			dir = value
		}
	}
	return dir
}

// mostNew is how many files with the same beginning there may be.
const mostNew = 10_000

// writeNew writes data to a file of the folder that is not there yet, and returns its name.
func writeNew(dir, stem, ext string, data []byte) (name string, err error) {
	for n := 1; n <= mostNew; n++ {
		name = fmt.Sprintf("%s-%d%s", stem, n, ext)
		path := filepath.Join(dir, name)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.Write(data)
		if closing := file.Close(); err == nil {
			err = closing
		}
		if err != nil {
			_ = os.Remove(path) // half a game helps nobody
			return "", err
		}
		return name, nil
	}
	return "", fmt.Errorf("store: %s has no room for another %s", dir, stem)
}
