//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// slowDisk writes a file only when it is allowed to.
type slowDisk struct {
	begun   chan string // the name of the file that is being written
	ended   chan error  // how it ends
	mu      sync.Mutex
	written []string
}

func newSlowDisk() *slowDisk { return &slowDisk{begun: make(chan string), ended: make(chan error)} }

func (d *slowDisk) read(string) ([]byte, error)           { return nil, fs.ErrNotExist }
func (d *slowDisk) aside(string) error                    { return nil }
func (d *slowDisk) list() []string                        { return nil }
func (d *slowDisk) rename(string, string) error           { return nil }
func (d *slowDisk) draft(string, []byte, ...[]byte) error { return nil }
func (d *slowDisk) drop(string)                           {}
func (d *slowDisk) recover()                              {}
func (d *slowDisk) write(name string, data []byte) error {
	d.begun <- name
	err := <-d.ended
	d.mu.Lock()
	defer d.mu.Unlock()
	if err == nil {
		d.written = append(d.written, name+" "+string(data))
	}
	return err
}

// games returns the moves of the games that were written, in that order.
func (d *slowDisk) games(t *testing.T) (moves []string) {
	t.Helper()
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, w := range d.written {
		_, data, _ := strings.Cut(w, " ")
		moves = append(moves, data)
	}
	return moves
}

func save(t *testing.T, s *Store, slot string, games ...string) {
	t.Helper()
	for _, g := range games {
		if err := s.Write("game-"+slot+".json", []byte(g)); err != nil {
			t.Error(err)
		}
		if got, err := s.Read("game-" + slot + ".json"); err != nil || string(got) != g { // read as soon as it is saved
			t.Errorf("saved %q, got %q, %v", g, got, err)
		}
	}
}

// The game goes on while the disk takes its time; of the moves that are played meanwhile only the last is written.
func TestSlowDisk(t *testing.T) {
	d := newSlowDisk()
	s := open(d)
	s.Background(true)
	save(t, s, "awele", "A")
	<-d.begun
	save(t, s, "awele", "A a", "A a B", "A a B b")
	save(t, s, "kalah", "C", "C c")
	save(t, s, "awele", "A a B b D")
	d.ended <- nil
	for range 2 {
		<-d.begun
		d.ended <- nil
	}
	s.Background(false)
	if got, want := d.games(t), []string{"A", "A a B b D", "C c"}; !slices.Equal(got, want) {
		t.Errorf("written were %q, want %q", got, want)
	}
	if got := s.Unkept(); got != nil {
		t.Errorf("unkept %v", got)
	}
}

// The end of the program waits for the disk, however slow it is.
func TestTheEndWaitsForTheDisk(t *testing.T) {
	d := newSlowDisk()
	s := open(d)
	s.Background(true)
	save(t, s, "awele", "A")
	<-d.begun
	save(t, s, "awele", "A a")
	ended := make(chan bool)
	go func() {
		s.Background(false)
		close(ended)
	}()
	for range 2 {
		select {
		case <-ended:
			t.Fatal("the program ended before the disk was ready")
		case d.ended <- nil:
		case <-d.begun:
			d.ended <- nil
		}
	}
	<-ended
	if got, want := d.games(t), []string{"A", "A a"}; !slices.Equal(got, want) {
		t.Errorf("written were %q, want %q", got, want)
	}
	go func() { <-d.begun; d.ended <- nil }()
	if err := s.Write("game-awele.json", []byte("A a B")); err != nil { // now saving waits, as before
		t.Error(err)
	}
	if got := d.games(t); len(got) != 3 {
		t.Errorf("what came last was not written: %q", got)
	}
}

// That a disk fails is said as long as it is true, and the play goes on; what is played later is written when the disk is
// well again.
func TestDiskFailsInTheBackground(t *testing.T) {
	d := newSlowDisk()
	s := open(d)
	s.Background(true)
	fails := func(err error) {
		t.Helper()
		<-d.begun
		d.ended <- err
		s.mu.Lock()
		s.wait()
		s.mu.Unlock()
	}
	broken := errors.New("the disk is full")
	unkept := func(names ...string) {
		t.Helper()
		if got := slices.Sorted(maps.Keys(s.Unkept())); !slices.Equal(got, names) {
			t.Errorf("unkept %q, want %q", got, names)
		}
	}
	unkept()
	save(t, s, "awele", "A")
	fails(broken)
	unkept("game-awele.json")
	if g, err := s.Read("game-awele.json"); err != nil || string(g) != "A" {
		t.Errorf("the game is lost before the program ends: %s, %v", g, err)
	}
	save(t, s, "awele", "A a")
	fails(broken)
	unkept("game-awele.json")
	save(t, s, "awele", "A a B")
	fails(nil)
	unkept()
	save(t, s, "kalah", "C")
	fails(broken)
	unkept("game-kalah.json")
	save(t, s, "awele", "A a B b")
	<-d.begun
	d.ended <- nil
	fails(broken) // the other one has another chance
	unkept("game-kalah.json")
	go func() { <-d.begun; d.ended <- nil }()
	s.Background(false) // the last chance
	unkept()
	if got, want := d.games(t), []string{"A a B", "A a B b", "C"}; !slices.Equal(got, want) {
		t.Errorf("written were %q, want %q", got, want)
	}
}

// A disk that was full for a while is tried once more at the end, though nothing has changed since.
func TestWhatCouldNotBeWrittenIsTriedAtTheEnd(t *testing.T) {
	d := newSlowDisk()
	s := open(d)
	s.Background(true)
	save(t, s, "awele", "A")
	go func() {
		for _, err := range []error{errors.New("the disk is full"), nil} {
			<-d.begun
			d.ended <- err
		}
	}()
	s.Background(false)
	s.Background(false) // all is written
	if got, want := d.games(t), []string{"A"}; !slices.Equal(got, want) {
		t.Errorf("written were %q, want %q", got, want)
	}
}

// What is saved in the background is there at the next start.
func TestBackgroundKeepsEverything(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	s := Open(dir)
	s.Background(true)
	for n := range 200 {
		if err := errors.Join(s.Write("settings.json", someGame), s.Write("game-awele.json", fmt.Append(nil, n))); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Write("settings.json", odd); err != nil {
		t.Fatal(err)
	}
	s.Damaged("nothing") // waits, and harms nobody
	s.Background(false)
	s = Open(dir)
	for name, want := range map[string]string{"settings.json": string(odd), "game-awele.json": "199"} {
		if got, err := s.Read(name); err != nil || string(got) != want {
			t.Errorf("%s: got %s, %v", name, got, err)
		}
	}
}
