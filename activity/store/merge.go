package store

import "fmt"

// Merge returns what is to be kept where two programs have written a file: base is what mine comes from, and what theirs was
// before, "" if there was nothing.
type Merge func(base, mine, theirs []byte) []byte

// Merged says how what another program has written to a file is put together with what this one writes. Nothing is kept
// beside it then, and nobody is told.
func (s *Store) Merged(name string, merge Merge) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.merges[name] = merge
}

// mostMerges is how often a file is put together anew before it is left for the next time: other programs write rarely.
const mostMerges = 20

// putMerged brings a file to the shelf, together with what other programs have written to it.
func (s *Store) putMerged(name string, mine []byte) error {
	merge, data, seen := s.merges[name], mine, s.seen[name]
	if base, ok := s.bases[name]; ok {
		data = merge(base, mine, []byte(seen))
	}
	for range mostMerges {
		if len(data) > MaxSize {
			return fmt.Errorf("store: %s would be larger than %d bytes", name, MaxSize)
		}
		now, there, err := s.replace(name, seen, data)
		switch {
		case err != nil:
			return err
		case there:
			s.seen[name] = string(data)
			delete(s.bases, name)
			if string(data) != string(mine) { // what comes next comes from mine
				s.bases[name] = mine
			}
			return nil
		}
		data, seen = merge([]byte(seen), data, now), string(now)
	}
	return fmt.Errorf("store: %s is written by other programs all the time", name)
}
