// Package store keeps named files, in a folder or in the browser, without standing in the way of playing: it writes beside
// the game, moves aside what is damaged, and tells what goes wrong. It takes bytes and knows nothing of what is in them; of a file of JSON its
// owner reads the Fields.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"sync"
)

// MaxSize is the size in bytes above which a file is not ours and is not read.
const MaxSize = 1 << 20

// Trouble is something about keeping that the child is told once, in one friendly line. None of it stops the game.
type Trouble struct {
	// Damaged is the name of a file that could not be read and was moved aside; "" if nothing can be written here, so that
	// everything is lost at the end of the program.
	Damaged string
}

// NotSaved says that nothing can be written here.
var NotSaved = Trouble{}

// shelf is where named files are kept: a folder, or the browser. While a file is written others may be read or put aside.
type shelf interface {
	// read returns the file, or an error matching fs.ErrNotExist if there is none. Of a file larger than MaxSize it may
	// return just more than that.
	read(name string) ([]byte, error)
	// write replaces the file; after a crash either the old or the new content is there.
	write(name string, data []byte) error
	// aside renames a damaged file, so that a person can look at it and the next start is not troubled by it.
	aside(name string) error
}

// Store keeps files. What cannot be written is kept in memory. All methods may be called from any goroutine.
type Store struct {
	mu      sync.Mutex
	shelf   shelf             // nil if there is no place to keep anything
	unsaved map[string][]byte // by name, what is not written yet, or could not be; read in place of what is on the shelf
	told    map[Trouble]bool
	trouble []Trouble

	background bool
	queue      []string // names of what is to be written, each once, the oldest first
	writing    bool     // a writer is at work on the queue
	written    sync.Cond
}

// Open returns the store in the folder dir, which need not exist. An empty dir means the user's own place for settings:
// os.UserConfigDir()/awele, or the browser's storage for this page.
func Open(dir string) *Store {
	return open(openShelf(dir))
}

func open(shelf shelf) *Store {
	s := &Store{shelf: shelf, unsaved: map[string][]byte{}, told: map[Trouble]bool{}}
	s.written.L = &s.mu
	if s.shelf == nil {
		s.tell(NotSaved)
	}
	return s
}

// Read returns a file. The error matches fs.ErrNotExist if there is none; a file that cannot be read is moved aside and is
// reported by Trouble.
func (s *Store) Read(name string) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	data, err := s.load(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.setAside(name)
	}
	return data, err
}

// Write keeps data in a file, in place of what was there: Read returns it from now on even if it could not be written. The
// error is for a log: Trouble says what the child is told. See Background.
func (s *Store) Write(name string, data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.keep(name, data)
}

// Damaged moves a file aside: for the caller who finds that what is in it cannot be used.
func (s *Store) Damaged(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wait()
	delete(s.unsaved, name)
	if s.shelf != nil {
		s.setAside(name)
	}
}

// Background says whether saving returns at once, with no error, and what is to be kept is written beside the game: an old
// disk takes long. Files are written one after the other; of a file that changes again in between only the last state
// is. Background(false) waits until all is written, and tries once more what could not be: to be called before the
// program ends. In a browser, where writing is quick and a page may be closed at any time, nothing is put off.
func (s *Store) Background(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.background = on && runtime.GOOS != "js"
	if on {
		return
	}
	s.wait()
	for name := range s.unsaved { // what has just failed, too
		s.enqueue(name)
	}
	s.wait()
}

// enqueue lets a writer write a file when its turn comes.
func (s *Store) enqueue(name string) {
	if !slices.Contains(s.queue, name) {
		s.queue = append(s.queue, name)
	}
	if !s.writing {
		s.writing = true
		go s.write()
	}
}

// wait waits until nothing is being written any more.
func (s *Store) wait() {
	for s.writing {
		s.written.Wait()
	}
}

// Trouble returns what has gone wrong since it was last called. Each trouble is told once in the life of the store.
func (s *Store) Trouble() []Trouble {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.trouble
	s.trouble = nil
	return t
}

func (s *Store) tell(t Trouble) {
	if !s.told[t] {
		s.told[t] = true
		s.trouble = append(s.trouble, t)
	}
}

func (s *Store) load(name string) ([]byte, error) {
	if data, ok := s.unsaved[name]; ok {
		return data, nil
	}
	if s.shelf == nil {
		return nil, fs.ErrNotExist
	}
	data, err := s.shelf.read(name)
	if err == nil && len(data) > MaxSize {
		return nil, fmt.Errorf("store: %s is larger than %d bytes", name, MaxSize)
	}
	return data, err
}

func (s *Store) keep(name string, data []byte) error {
	s.unsaved[name] = data
	if s.background {
		s.enqueue(name)
		return nil
	}
	s.wait() // for an older state of the file
	return s.kept(name, s.put(name, data))
}

// put brings a file to the shelf.
func (s *Store) put(name string, data []byte) error {
	switch {
	case len(data) > MaxSize:
		return fmt.Errorf("store: %s would be larger than %d bytes", name, MaxSize)
	case s.shelf == nil:
		return errors.New("store: no folder to keep files in")
	}
	return s.shelf.write(name, data)
}

// kept notes how putting a file on the shelf went.
func (s *Store) kept(name string, err error) error {
	switch {
	case err != nil:
		s.tell(NotSaved)
	case !slices.Contains(s.queue, name): // nothing newer has come meanwhile
		delete(s.unsaved, name)
	}
	return err
}

// write is the writer: it works until the queue is empty.
func (s *Store) write() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.queue) > 0 {
		name := s.queue[0]
		s.queue = s.queue[1:]
		data := s.unsaved[name]
		s.mu.Unlock()
		err := s.put(name, data)
		s.mu.Lock()
		_ = s.kept(name, err) // Trouble tells
	}
	s.writing = false
	s.written.Broadcast()
}

// setAside moves a file aside and reports the trouble. A file that cannot even be moved lies where nothing can be
// written, and more than that is not known: it need not be damaged where it may not be read.
func (s *Store) setAside(name string) {
	if s.shelf.aside(name) != nil {
		s.tell(NotSaved)
		return
	}
	s.tell(Trouble{Damaged: name})
}
