package store

import (
	"fmt"
	"io/fs"
)

// shelf is where named files are kept: a folder, or the browser. While a file is written others may be read or put aside.
type shelf interface {
	// read returns the file, or an error matching fs.ErrNotExist if there is none, or errNotOurs if it is no file that
	// could be ours. Of a file larger than MaxSize it may return just more than that.
	read(name string) ([]byte, error)
	// write replaces the file; after a crash either the old or the new content is there.
	write(name string, data []byte) error
	// aside renames a damaged file, so that a person can look at it and the next start is not troubled by it. The error
	// matches fs.ErrNotExist if there is none.
	aside(name string) error
	// list returns the names of all files, in any order; none where they cannot be listed.
	list() []string
	// rename gives a file another name. A file that has that name gives way.
	rename(name, to string) error

	// draft notes, quickly, what is going to be written in place of one of some states. It outlives the program, but not a
	// power cut. A file has one draft: a newer takes its place.
	draft(name string, data []byte, inPlaceOf ...[]byte) error
	// drop removes the draft of a file, if there is one.
	drop(name string)
	// recover writes what programs that were killed have left as drafts, and removes what they have left half written.
	recover()
}

// nowhere is the shelf where there is no place to keep anything.
type nowhere struct{ why error }

func (n nowhere) read(string) ([]byte, error)           { return nil, fs.ErrNotExist }
func (n nowhere) write(string, []byte) error            { return n.why }
func (n nowhere) aside(string) error                    { return fs.ErrNotExist }
func (n nowhere) list() []string                        { return nil }
func (n nowhere) rename(string, string) error           { return fs.ErrNotExist }
func (n nowhere) draft(string, []byte, ...[]byte) error { return n.why }
func (n nowhere) drop(string)                           {}
func (n nowhere) recover()                              {}

// Peek returns what reads the files that Open keeps, and changes nothing.
func Peek(dir string) Reader { return Reader{openShelf(dir)} }

// Reader only reads.
type Reader struct{ shelf shelf }

// Read returns a file. The error matches fs.ErrNotExist if there is none.
func (r Reader) Read(name string) ([]byte, error) { return load(r.shelf, name) }

// Damaged does nothing: the next one who plays is told.
func (r Reader) Damaged(string) {}

// noPlace says why there is no place to keep files in.
func noPlace(err error) nowhere {
	return nowhere{fmt.Errorf("store: there is no place to keep the game and the settings in: %w", err)}
}
