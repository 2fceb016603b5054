// Package store keeps named files, in a folder or in the browser, without standing in the way of playing: it writes beside
// the game, moves aside what is damaged, leaves alone what another program has written, and tells what goes wrong. It takes
// bytes and knows nothing of what is in them; of a file of JSON its owner reads the Fields.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"runtime"
	"sync"
)

// MaxSize is the size in bytes above which a file is not ours and is not read.
const MaxSize = 1 << 20

// errNotOurs is the fault of what no version of this program has written.
var errNotOurs = errors.New("not a file of this program")

// Trouble is something about keeping that the child is told once, in one friendly line. None of it stops the game.
type Trouble struct {
	Damaged string // the name of a file that could not be used and was moved aside
	Twice   string // the name of a file that another program writes too: what is kept from now on stands beside it
}

// Store keeps files. What cannot be written is kept in memory. All methods may be called from any goroutine.
type Store struct {
	mu      sync.Mutex
	shelf   shelf
	unsaved map[string][]byte // by name, what is not written yet, or could not be; read in place of what is on the shelf
	unkept  map[string]error  // by name, why it could not be written, or may not be; replaced, never changed
	seen    map[string]string // by place, what was read or written there last; "" where there was nothing
	places  map[string]string // by name, where a file is kept that another program writes too
	merges  map[string]Merge  // by name, how what two programs write is put together
	bases   map[string][]byte // by name, what the next state comes from, where another was put together and written since
	told    map[Trouble]bool
	trouble []Trouble

	background bool
	queue      []string // names of what is to be written, each once, the oldest first
	writing    bool     // a writer is at work on the queue
	inHand     []byte   // what it writes just now
	written    sync.Cond
}

// Open returns the store in the folder dir, which need not exist. An empty dir means the user's own place for settings:
// os.UserConfigDir()/awele, or the browser's storage for this page. What a program that was killed had not quite written is
// written first.
func Open(dir string) *Store {
	sh := openShelf(dir)
	sh.recover()
	return open(sh)
}

func open(sh shelf) *Store {
	s := &Store{
		shelf: sh, unsaved: map[string][]byte{}, seen: map[string]string{}, places: map[string]string{}, merges: map[string]Merge{},
		bases: map[string][]byte{}, told: map[Trouble]bool{},
	}
	s.written.L = &s.mu
	if no, ok := sh.(nowhere); ok {
		s.setUnkept("", no.why)
	}
	return s
}

// Read returns a file. The error matches fs.ErrNotExist if there is none. What is not a file of this program is moved aside,
// which Trouble reports; one that only cannot be read stays where it is and is not written over, which Unkept reports.
func (s *Store) Read(name string) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if data, ok := s.unsaved[name]; ok {
		return data, nil
	}
	place := s.place(name)
	data, err := load(s.shelf, place)
	switch {
	case err == nil:
		s.seen[place] = string(data)
		delete(s.bases, name)
		s.setUnkept(name, nil)
	case errors.Is(err, errNotOurs):
		s.setAside(name)
	case !errors.Is(err, fs.ErrNotExist):
		s.setUnkept(name, err)
	}
	return data, err
}

// load reads a file that may be ours.
func load(sh shelf, place string) ([]byte, error) {
	data, err := sh.read(place)
	if err == nil && len(data) > MaxSize {
		return nil, fmt.Errorf("store: %s is larger than %d bytes: %w", place, MaxSize, errNotOurs)
	}
	return data, err
}

// Damaged moves a file aside: for the caller who finds that what is in it cannot be used.
func (s *Store) Damaged(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wait()
	delete(s.unsaved, name)
	delete(s.bases, name)
	s.setAside(name)
}

// setAside moves a file aside and reports the trouble. A file that cannot even be moved lies where nothing can be
// written, and more than that is not known.
func (s *Store) setAside(name string) {
	place := s.place(name)
	switch err := s.shelf.aside(place); {
	case err == nil:
		delete(s.seen, place)
		s.tell(Trouble{Damaged: name})
	case !errors.Is(err, fs.ErrNotExist):
		s.setUnkept(name, err)
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

// Unkept returns which files cannot be kept as things are, and why: what they hold is lost at the end of the program. The
// name "" stands for all. It is nil while all is well, and is not to be changed.
func (s *Store) Unkept() map[string]error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.unkept
}

// setUnkept notes why a file cannot be kept, or that it can.
func (s *Store) setUnkept(name string, err error) {
	if err == nil && s.unkept[name] == nil {
		return
	}
	unkept := maps.Clone(s.unkept)
	switch {
	case err == nil:
		delete(unkept, name)
	case unkept == nil:
		unkept = map[string]error{name: err}
	default:
		unkept[name] = err
	}
	if len(unkept) == 0 {
		unkept = nil
	}
	s.unkept = unkept
}

// Background says whether saving returns at once, with no error, and what is to be kept is written beside the game: an old
// disk takes long. Only a draft is made at once, from which the next start writes the file if the program is killed. Files
// are written one after the other; of a file that changes again in between only the last state is. Background(false) waits
// until all is written, and tries once more what could not be: to be called before the program ends. In a browser, where
// writing is quick and a page may be closed at any time, nothing is put off.
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
	s.work()
}
