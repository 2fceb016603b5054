package activity

import (
	"errors"
	"io"
	"io/fs"

	"awele/i18n"
	"awele/ogn"
)

// drop is a file that was dropped on the window, with the game in it or the reason why there is none.
type drop struct {
	name string
	file *ogn.File
	err  error
}

// dropped begins to read the first of the files that were dropped on the window, if any were. A kiosk takes none.
func (a *app) dropped(files fs.FS) {
	if files == nil || a.options.Kiosk {
		return
	}
	a.beside(func() func() {
		d := readDrop(files)
		return func() { a.takeDrop(d) }
	})
}

// readDrop reads the first of some files.
func readDrop(files fs.FS) (d drop) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return drop{err: errors.Join(err, fs.ErrNotExist)}
	}
	d.name = entries[0].Name()
	file, err := files.Open(d.name)
	if err != nil {
		d.err = err
		return d
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, ogn.MaxSize+1))
	if err != nil {
		d.err = err
		return d
	}
	d.file, d.err = ogn.Read(data)
	return d
}

// takeDrop opens the game of a file that was dropped, or says why it cannot.
func (a *app) takeDrop(d drop) {
	if d.err != nil {
		a.refuseFile(d.name, d.err)
		return
	}
	a.openGame(d.file)
}

// refuseFile says that a file cannot be opened, and for a wrong move where it stands.
func (a *app) refuseFile(name string, err error) {
	var at *ogn.Error
	if errors.As(err, &at) && at.Number > 0 {
		a.tell(a.text.T(i18n.FileWrongMove, shown(name), at.Number, shown(at.Word)))
		return
	}
	a.tell(a.text.T(i18n.FileNoGame, shown(name)))
}
