//go:build !js

package endgame

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Cache is the folder where tables are kept from one start to the next. The empty Cache keeps nothing. What is kept can
// be thrown away at any time: it is built again. There is a file for each rule of the grand slam that has tables: of
// 14 MB where there is memory for 14 seeds (see Affordable); and while one is written, the one before.
type Cache string

// UserCache returns the folder awele in the user's folder for caches (on Linux ~/.cache), or the empty Cache where there
// is none. In a browser nothing is kept.
func UserCache() Cache {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return Cache(filepath.Join(dir, "awele"))
}

var errNoCache = errors.New("endgame: nothing is kept here")

// path returns the file of a table. Each convention has one, whatever the number of seeds.
func (f Cache) path(c Conventions) string {
	return filepath.Join(string(f), fmt.Sprintf("endgame-%v-%v.table", c.Slam, c.Endless))
}

// Load returns the table that was kept for these conventions. Where there is none, or none that can be trusted to the
// last bit, it returns a NewTable and the reason; the table is always usable.
func (f Cache) Load(c Conventions) (*Table, error) {
	t, err := f.load(c)
	if err != nil {
		return NewTable(c), err
	}
	return t, nil
}

func (f Cache) load(c Conventions) (*Table, error) {
	if f == "" {
		return nil, errNoCache
	}
	info, err := os.Stat(f.path(c))
	if err != nil {
		return nil, err
	}
	// A pipe would make us wait for ever, and a strange large file would fill the memory.
	if !info.Mode().IsRegular() || info.Size() > int64(FileSize(c, MaxSeeds)) {
		return nil, errForeign
	}
	data, err := os.ReadFile(f.path(c))
	if err != nil {
		return nil, err
	}
	t, err := Decode(data)
	if err == nil && t.conventions != c {
		return nil, errForeign
	}
	return t, err
}

// Save keeps a table instead of what was kept before for its conventions. The file is replaced as a whole or not at all,
// and two programs at once do no harm.
func (f Cache) Save(t *Table) error { return f.save(t, func() bool { return true }) }

// save does the same as long as it is wanted. When it is given up, what was kept before stays.
func (f Cache) save(t *Table, wanted func() bool) error {
	if f == "" {
		return errNoCache
	}
	if err := os.MkdirAll(string(f), 0o700); err != nil {
		return err
	}
	return f.replace(f.path(t.conventions), whileWanted{t.Encode(), wanted})
}

// whileWanted is a reader that fails when what is read is wanted no more.
type whileWanted struct {
	from   io.Reader
	wanted func() bool
}

var errUnwanted = errors.New("endgame: given up")

func (r whileWanted) Read(p []byte) (int, error) {
	if !r.wanted() {
		return 0, errUnwanted
	}
	return r.from.Read(p)
}

// replace puts what it reads into the place of a file, or leaves the file as it was: when the disk is full, too. It does
// not flush the file, which can take seconds: if the power fails just then, the sum does not fit, and the table is built
// again.
func (f Cache) replace(path string, by io.Reader) error {
	name := filepath.Base(path)
	f.sweep(name)
	w, err := os.CreateTemp(string(f), name)
	if err != nil {
		return err
	}
	_, err = io.Copy(w, by)
	if err = errors.Join(err, w.Close()); err == nil {
		err = os.Rename(w.Name(), path)
	}
	if err != nil {
		_ = os.Remove(w.Name())
	}
	return err
}

// sweep removes what a crash has left of files that were being written: their names go on with a number. If another
// program is just writing one, it fails to keep its table, which is the same as this one.
func (f Cache) sweep(name string) {
	entries, err := os.ReadDir(string(f))
	if err != nil {
		return
	}
	for _, e := range entries {
		tail, ours := strings.CutPrefix(e.Name(), name)
		if ours && tail != "" && strings.Trim(tail, "0123456789") == "" && e.Type().IsRegular() {
			_ = os.Remove(filepath.Join(string(f), e.Name()))
		}
	}
}
