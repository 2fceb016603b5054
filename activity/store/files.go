package store

import (
	"errors"
	"io/fs"
	"strings"
)

// Files are those files of a store that belong to one of the people who share a machine: their names in the store have a
// beginning of their own.
type Files struct {
	store  *Store
	prefix string
}

// Of returns the files whose names in the store begin with prefix, which may be empty.
func (s *Store) Of(prefix string) Files { return Files{s, prefix} }

// Read is Store.Read.
func (f Files) Read(name string) ([]byte, error) { return f.store.Read(f.prefix + name) }

// Write is Store.Write.
func (f Files) Write(name string, data []byte) error { return f.store.Write(f.prefix+name, data) }

// Damaged is Store.Damaged.
func (f Files) Damaged(name string) { f.store.Damaged(f.prefix + name) }

// Merged is Store.Merged.
func (f Files) Merged(name string, merge Merge) { f.store.Merged(f.prefix+name, merge) }

// removed is what the name of a file ends with that was put away.
const removed = ".removed"

// PutAway puts all these files where no program finds them any more, but a person does: their names get an ending. Files that
// were put away before give way. The prefix must not be empty. The error says which could not be.
func (f Files) PutAway() (err error) {
	s := f.store
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wait()
	ours := func(name string) bool { return strings.HasPrefix(name, f.prefix) && strings.HasSuffix(name, ".json") }
	for _, name := range s.shelf.list() {
		if !ours(name) {
			continue
		}
		if moved := s.shelf.rename(name, name+removed); moved != nil && !errors.Is(moved, fs.ErrNotExist) {
			err = errors.Join(err, moved)
			continue
		}
		delete(s.seen, name)
	}
	for name := range s.unsaved {
		if ours(name) {
			delete(s.unsaved, name)
			delete(s.bases, name)
			s.setUnkept(name, nil)
		}
	}
	return err
}
