package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// MaxSize is the size in bytes above which a file is not ours and is not read.
const MaxSize = 1 << 20

// Trouble is something about keeping that the child is told once, in one friendly line.
type Trouble uint8

// What can go wrong. None of it stops the game.
const (
	SettingsDamaged Trouble = iota + 1 // the choices could not be read and start afresh; the file was moved aside
	GameDamaged                        // the running game could not be read; the file was moved aside
	NotSaved                           // nothing can be written here: the game is lost at the end of the program
)

// Saved is a running game, as plain data.
type Saved struct {
	Board     string `json:"board"`     // the name of the descriptor
	Friend    bool   `json:"friend"`    // two players at one screen
	Level     int    `json:"level"`     // of Tux, from 1
	Seed      uint64 `json:"seed"`      // of Tux's chances
	TuxStarts bool   `json:"tuxStarts"` // who began
	Game      string `json:"game"`      // the game in the notation of package rules
}

// ErrNoGame is returned by LoadGame where no game is kept.
var ErrNoGame = errors.New("settings: no saved game")

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

// Store keeps the settings and the running games. It never stands in the way of playing: what cannot be read is moved
// aside, what cannot be written is kept in memory. All methods may be called from any goroutine.
type Store struct {
	mu       sync.Mutex
	shelf    shelf // nil if there is no place to keep anything
	settings Settings
	unsaved  map[string][]byte // by name, what is not written yet, or could not be; read in place of what is on the shelf
	told     map[Trouble]bool
	trouble  []Trouble

	background bool
	queue      []string // names of what is to be written, each once, the oldest first
	writing    bool     // a writer is at work on the queue
	written    sync.Cond
}

const settingsFile = "settings.json"

// Open reads the settings in the folder dir, which need not exist. An empty dir means the user's own place for
// settings: os.UserConfigDir()/awele, or the browser's storage for this page.
func Open(dir string) *Store {
	return open(openShelf(dir))
}

func open(shelf shelf) *Store {
	s := &Store{shelf: shelf, settings: Default(), unsaved: map[string][]byte{}, told: map[Trouble]bool{}}
	s.written.L = &s.mu
	if s.shelf == nil {
		s.tell(NotSaved)
		return s
	}
	data, err := s.load(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return s
	}
	if err == nil {
		s.settings, err = Decode(data)
	}
	if err != nil {
		s.settings = Default()
		s.setAside(settingsFile, SettingsDamaged)
	}
	return s
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

// Settings returns the child's choices.
func (s *Store) Settings() Settings {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.settings
}

// SaveSettings keeps v. Settings returns it from now on even if it could not be written; the error is for a log. See
// Background.
func (s *Store) SaveSettings(v Settings) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.settings = v.Sane()
	return s.keep(settingsFile, Encode(v))
}

// LoadGame returns the game kept in a slot. The error matches ErrNoGame if there is none; a damaged file is moved aside
// and is reported by Trouble.
func (s *Store) LoadGame(slot string) (Saved, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	name := gameFile(slot)
	data, err := s.load(name)
	if errors.Is(err, fs.ErrNotExist) {
		return Saved{}, ErrNoGame
	}
	var g Saved
	if err == nil {
		g, err = decodeGame(data)
	}
	if err != nil {
		s.setAside(name, GameDamaged)
		return Saved{}, err
	}
	return g, nil
}

// decodeGame reads a saved game. That its Game follows the rules is for package rules to say.
func decodeGame(data []byte) (Saved, error) {
	var g *Saved
	if err := json.Unmarshal(data, &g); err != nil {
		return Saved{}, err
	}
	if g == nil {
		return Saved{}, errNotObject
	}
	if g.Game == "" {
		return Saved{}, errors.New("settings: the file holds no game")
	}
	return *g, nil
}

// SaveGame keeps g in a slot, in place of what was there. The error is for a log: Trouble says what the child is told. See
// Background.
func (s *Store) SaveGame(slot string, g Saved) error {
	data, err := json.MarshalIndent(g, "", "  ")
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.keep(gameFile(slot), append(data, '\n'))
}

// GameDamaged moves the game in a slot aside: for the caller who finds that its notation cannot be read.
func (s *Store) GameDamaged(slot string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wait()
	if s.shelf != nil {
		s.setAside(gameFile(slot), GameDamaged)
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
		return nil, fmt.Errorf("settings: %s is larger than %d bytes", name, MaxSize)
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
		return fmt.Errorf("settings: %s would be larger than %d bytes", name, MaxSize)
	case s.shelf == nil:
		return errors.New("settings: no folder to keep files in")
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
func (s *Store) setAside(name string, t Trouble) {
	if s.shelf.aside(name) != nil {
		t = NotSaved
	}
	s.tell(t)
}

// gameFile returns the file name of a slot. A slot is named after a descriptor, so it may hold anything: what is not a
// plain letter or digit is written as its hexadecimal value, and the name is kept to a length that every disk takes.
func gameFile(slot string) string {
	var b strings.Builder
	for _, c := range []byte(slot) {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	name := b.String()
	if len(name) > maxSlot {
		h := fnv.New64a()
		h.Write([]byte(slot))
		name = fmt.Sprintf("%s-%016x", name[:maxSlot-17], h.Sum64())
	}
	return "game-" + name + ".json"
}

const maxSlot = 100
