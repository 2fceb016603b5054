package progress

import (
	"bytes"
	"maps"
	"slices"
)

// Clone returns a copy that changes by itself.
func (p *Progress) Clone() *Progress {
	c := &Progress{marks: maps.Clone(p.marks), last: maps.Clone(p.last)}
	for board, levels := range p.games {
		put(&c.games, board, maps.Clone(levels))
	}
	for game, z := range p.puzzles {
		put(&c.puzzles, game, &Puzzles{z.Rating, slices.Clone(z.Seen), maps.Clone(z.Motifs)})
	}
	return c
}

// Equal reports whether the same is kept of both.
func (p *Progress) Equal(o *Progress) bool { return bytes.Equal(Encode(p), Encode(o)) }

// Merge returns what is kept after two programs have gone on from base, each for itself: every game and puzzle counts, and the
// better mark holds. What one of them began anew stays so, but for what the other one has added.
func Merge(base, mine, theirs *Progress) *Progress {
	latest := func(_, mine, _ string) string { return mine }
	p := &Progress{
		marks: merge(base.marks, mine.marks, theirs.marks, mergeMarks),
		last:  merge(base.last, mine.last, theirs.last, latest),
	}
	for _, board := range union(mine.games, theirs.games) {
		if levels := merge(base.games[board], mine.games[board], theirs.games[board], mergeTallies); levels != nil {
			put(&p.games, board, levels)
		}
	}
	for _, game := range union(mine.puzzles, theirs.puzzles) {
		b, m, t := base.Puzzles(game), mine.Puzzles(game), theirs.Puzzles(game)
		z := &Puzzles{Rating: m.Rating, Seen: slices.Clone(m.Seen), Motifs: merge(b.Motifs, m.Motifs, t.Motifs, mergeTries)}
		if m.Rating == b.Rating {
			z.Rating = t.Rating
		}
		for _, n := range t.Seen {
			if !slices.Contains(b.Seen, n) && !slices.Contains(z.Seen, n) {
				z.Seen = append(z.Seen, n)
			}
		}
		z.Seen = z.Seen[max(0, len(z.Seen)-mostSeen):]
		if z.Rating != 0 || len(z.Seen) > 0 || z.Motifs != nil {
			put(&p.puzzles, game, z)
		}
	}
	return p
}

func mergeMarks(base, mine, theirs Mark) Mark {
	if mine > base {
		return max(mine, theirs)
	}
	return mine
}

func mergeTallies(base, mine, theirs Tally) Tally {
	return Tally{
		Won: count(mine.Won + theirs.Won - base.Won), Drawn: count(mine.Drawn + theirs.Drawn - base.Drawn),
		Lost: count(mine.Lost + theirs.Lost - base.Lost),
	}
}

func mergeTries(base, mine, theirs Tries) Tries {
	return Tries{Tried: count(mine.Tried + theirs.Tried - base.Tried), First: count(mine.First + theirs.First - base.First)}
}

// merge merges two maps that come from one. Where both have changed a value, both says what it is; the zero value stands for
// none.
func merge[K, V comparable](base, mine, theirs map[K]V, both func(base, mine, theirs V) V) (merged map[K]V) {
	var none V
	for _, m := range []map[K]V{mine, theirs} {
		for k := range m {
			v := mine[k]
			switch {
			case mine[k] == base[k]:
				v = theirs[k]
			case theirs[k] != base[k]:
				v = both(base[k], mine[k], theirs[k])
			}
			if v != none {
				put(&merged, k, v)
			}
		}
	}
	return merged
}

// union returns the keys of two maps in their order.
func union[V any](a, b map[string]V) []string {
	keys := slices.AppendSeq(slices.Collect(maps.Keys(a)), maps.Keys(b))
	slices.Sort(keys)
	return slices.Compact(keys)
}

// put sets a value in a map that need not be there yet.
func put[K comparable, V any](m *map[K]V, k K, v V) {
	if *m == nil {
		*m = map[K]V{}
	}
	(*m)[k] = v
}

// MergeFiles is Merge for files as they are. One that cannot be read gives way to the other.
func MergeFiles(base, mine, theirs []byte) []byte {
	t, err := Decode(theirs)
	if err != nil {
		return mine
	}
	m, err := Decode(mine)
	if err != nil {
		return theirs
	}
	b, err := Decode(base)
	if err != nil { // there was nothing
		b = &Progress{}
	}
	return Encode(Merge(b, m, t))
}
