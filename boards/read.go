package boards

import (
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// MaxSize is the most bytes that a descriptor may have.
const MaxSize = 1 << 20

//go:embed *.xml
var files embed.FS

var builtin = sync.OnceValue(func() []Board {
	names, err := files.ReadDir(".")
	if err != nil {
		panic(err)
	}
	var all []Board
	for _, name := range names {
		f, err := files.Open(name.Name())
		if err != nil {
			panic(err)
		}
		found, err := Read(name.Name(), f)
		if err != nil {
			panic(err)
		}
		for _, b := range found {
			b.own = true
			all = append(all, b)
		}
	}
	slices.SortStableFunc(all, func(a, b Board) int { return slices.Index(Types, a.Type) - slices.Index(Types, b.Type) })
	return all
})

// Builtin returns the boards that the program brings along, those of one type beside each other, in the order of [Types] and
// then of their files' names.
func Builtin() []Board { return slices.Clone(builtin()) }

// ReadDir reads the descriptors of a folder: the files whose names end in .xml and do not begin with a dot, in the
// order of their names. A file that cannot be used adds an error and hides no other.
func ReadDir(dir string) ([]Board, []error) {
	paths, err := Paths(dir)
	if err != nil {
		return nil, []error{err}
	}
	var found []Board
	var errs []error
	for _, path := range paths {
		b, err := ReadFile(path)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		found = append(found, b...)
	}
	return found, errs
}

// Paths returns the files of a folder that ReadDir reads, in its order. The error is an *Error.
func Paths(dir string) (paths []string, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, unreadable(dir, err, "check the folder's name and that you may open it")
	}
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasPrefix(name, ".") && strings.EqualFold(filepath.Ext(name), ".xml") {
			paths = append(paths, filepath.Join(dir, name))
		}
	}
	return paths, nil
}

// ReadFile reads the descriptor at path. Errors are those of Read; ErrUnreadable when there is no such plain file.
func ReadFile(path string) ([]Board, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return Read(path, f)
}

// ReadLessonsFile reads the Lessons elements of the file at path. Errors are those of ReadFile.
func ReadLessonsFile(path string) ([]Element, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return ReadLessons(path, f)
}

// openFile opens a plain file.
func openFile(path string) (*os.File, error) {
	const todo = "check the file's name and that you may open it"
	// A pipe or a device may never end, so it is not even opened.
	info, err := os.Stat(path)
	if err != nil {
		return nil, unreadable(path, err, todo)
	}
	if !info.Mode().IsRegular() {
		return nil, unreadable(path, errors.New("not a plain file"), todo)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, unreadable(path, err, todo)
	}
	return f, nil
}

// Read reads one descriptor from r; name is what errors call it. It gives at least one board or an error, or neither if
// there are lessons alone in the file, which [ReadLessons] reads. An error is an *Error, or several of them joined when
// the file has several faults that do not hide each other.
func Read(name string, r io.Reader) ([]Board, error) {
	text, err := source(name, r)
	if err != nil {
		return nil, err
	}
	return parse(name, text)
}

// source returns the text of a file in UTF-8.
func source(name string, r io.Reader) ([]byte, error) {
	file, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	if err != nil {
		return nil, unreadable(name, err, "try again")
	}
	if len(file) > MaxSize {
		return nil, &Error{File: name, Kind: ErrTooBig, What: "the file has more than 1 MiB",
			Todo: "shorten it, or split it into several descriptors"}
	}
	text, unknown := decode(file)
	if unknown != "" {
		return nil, &Error{File: name, Line: 1, Kind: ErrEncoding, What: clip(fmt.Sprintf("the encoding %q is unknown", unknown)),
			Todo: `save the file in UTF-8 and write encoding="UTF-8"`}
	}
	return text, nil
}

func unreadable(name string, err error, todo string) *Error {
	// The path is said already; keep only the reason.
	if reason := (*os.PathError)(nil); errors.As(err, &reason) {
		return &Error{File: name, Kind: ErrUnreadable, What: reason.Err.Error(), Todo: todo, Err: err}
	}
	return &Error{File: name, Kind: ErrUnreadable, What: err.Error(), Todo: todo, Err: err}
}
