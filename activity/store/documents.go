package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Documents returns the folder in which a person looks for own documents: the one that the XDG user directories name, or
// else Documents in the home folder, or the home folder itself.
func Documents() (dir string, err error) {
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

// mostNew is how many files with the same beginning WriteNew makes.
const mostNew = 10_000

// WriteNew writes data to a file of the folder that is not there yet, named stem-1, stem-2 and so on with the ending ext,
// and returns its name. It replaces nothing.
func WriteNew(dir, stem, ext string, data []byte) (name string, err error) {
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
