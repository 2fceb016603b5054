package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// Write keeps data in a file, in place of what was there when it was read or written last: Read returns it from now on even
// if it could not be written. Where the file has become another since, another program is at work, and data is kept beside
// it, so that nothing of either is lost; unless Merged says how both are put together. The error is for a log: Unkept and Trouble say what the child is told. See
// Background.
func (s *Store) Write(name string, data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.unsaved[name] = data
	s.enqueue(name)
	for other := range s.unkept { // what could not be written has another chance
		if _, ok := s.unsaved[other]; ok {
			s.enqueue(other)
		}
	}
	if !s.background {
		s.wait() // for an older state of the file
		s.work()
		return s.unkept[name]
	}
	s.draft(name)
	if !s.writing {
		s.writing = true
		go func() {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.work()
		}()
	}
	return nil
}

// draft notes the state of a file that is still to be written. Where that cannot be done nothing can be written either, which
// is told then.
func (s *Store) draft(name string) {
	if data, place := s.unsaved[name], s.place(name); len(data) <= MaxSize {
		_ = s.shelf.draft(place, data, []byte(s.seen[place]), s.inHand)
	}
}

// enqueue lets a file be written when its turn comes.
func (s *Store) enqueue(name string) {
	if !slices.Contains(s.queue, name) {
		s.queue = append(s.queue, name)
	}
}

// wait waits until nothing is being written any more.
func (s *Store) wait() {
	for s.writing {
		s.written.Wait()
	}
}

// work writes until the queue is empty. The lock is held, but not while the disk takes its time; there is only one writer.
func (s *Store) work() {
	s.writing = true
	for len(s.queue) > 0 {
		name := s.queue[0]
		s.queue = s.queue[1:]
		s.inHand = s.unsaved[name]
		err := s.put(name, s.inHand)
		s.inHand = nil
		s.setUnkept(name, err)
		if err == nil && !slices.Contains(s.queue, name) { // nothing newer has come meanwhile
			delete(s.unsaved, name)
			s.shelf.drop(s.place(name))
		}
	}
	s.writing = false
	s.written.Broadcast()
}

// put brings a file to the shelf.
func (s *Store) put(name string, data []byte) error {
	if len(data) > MaxSize {
		return fmt.Errorf("store: %s would be larger than %d bytes", name, MaxSize)
	}
	if s.merges[name] != nil {
		return s.putMerged(name, data)
	}
	for range maxAside + 1 {
		place := s.place(name)
		seen := s.seen[place]
		_, there, err := s.replace(place, seen, data)
		switch {
		case err != nil:
			return err
		case there:
			s.seen[place] = string(data)
			return nil
		}
		// Another program has written this file: its own stays as it is.
		s.tell(Trouble{Twice: name})
		s.places[name] = s.beside(name)
		s.draft(name)
		s.shelf.drop(place)
	}
	return fmt.Errorf("store: %s and all places beside it are written by other programs", name)
}

// replace writes a file if it is still as it was seen last, and reports whether data is there now; else what is.
func (s *Store) replace(place, seen string, data []byte) (now []byte, there bool, err error) {
	s.mu.Unlock()
	defer s.mu.Lock()
	now, err = load(s.shelf, place)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, false, err
	case err == nil && string(now) == string(data):
		return nil, true, nil
	case err == nil && len(now) > 0 && string(now) != seen:
		return now, false, nil
	}
	return nil, true, s.shelf.write(place, data)
}

// place returns where a file is kept.
func (s *Store) place(name string) string {
	if place, ok := s.places[name]; ok {
		return place
	}
	return name
}

// beside returns a place beside a file that another program writes: a free one, or else the last, which gives way.
func (s *Store) beside(name string) (place string) {
	for n := 1; n <= maxAside; n++ {
		place = numbered(name+".other", n)
		data, err := load(s.shelf, place)
		s.seen[place] = string(data)
		if errors.Is(err, fs.ErrNotExist) {
			break
		}
	}
	return place
}

// maxAside is how many files of a name are put aside, and how many beside it; the last gives way to a newer one.
const maxAside = 9

// numbered returns the name of the nth file that is put aside under a name, from 1.
func numbered(name string, n int) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%s-%d", name, n)
}
