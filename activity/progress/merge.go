package progress

import "slices"

// Merge returns what is kept after two programs have gone on from base, each for itself: every game and puzzle counts, and the
// better mark holds. What one of them began anew stays so, but for what the other one has added.
func Merge(base, mine, theirs Progress) (p Progress) {
	p.marks = merge(base.marks, mine.marks, theirs.marks, func(base, mine, theirs Mark) Mark {
		if mine > base {
			return max(mine, theirs)
		}
		return mine
	})
	p.games = merge(base.games, mine.games, theirs.games, func(base, mine, theirs Games) (g Games) {
		for r := range g {
			g[r] = sum(base[r], mine[r], theirs[r])
		}
		return g
	})
	p.puzzles = merge(base.puzzles, mine.puzzles, theirs.puzzles, func(base, mine, theirs Tries) Tries {
		return Tries{sum(base.Right, mine.Right, theirs.Right), sum(base.Wrong, mine.Wrong, theirs.Wrong)}
	})
	p.last = merge(base.last, mine.last, theirs.last, func(_, mine, _ string) string { return mine })
	p.paces = merge(base.paces, mine.paces, theirs.paces, func(_, mine, _ pace) pace { return mine })
	return p
}

// merge merges two maps that come from one. Where both have changed a value, both says what it is; the zero value stands for
// none.
func merge[K, V comparable](base, mine, theirs map[K]V, both func(base, mine, theirs V) V) (merged map[K]V) {
	var zero V
	for _, m := range []map[K]V{mine, theirs} {
		for k := range m {
			v := mine[k]
			switch {
			case mine[k] == base[k]:
				v = theirs[k]
			case theirs[k] != base[k]:
				v = both(base[k], mine[k], theirs[k])
			}
			if v != zero {
				put(&merged, k, v)
			}
		}
	}
	return merged
}

// sum adds what two have added to a number.
func sum(base, mine, theirs int) int { return min(max(mine+theirs-base, 0), maxCount) }

// MergeFiles is Merge for files as they are. One that cannot be read holds nothing; theirs that cannot gives way to mine.
func MergeFiles(base, mine, theirs []byte) []byte {
	t, err := Decode(theirs)
	if err != nil {
		return mine
	}
	m, err := Decode(mine)
	if err != nil {
		return slices.Clone(theirs)
	}
	b, _ := Decode(base) // "" is that of a child who has done nothing yet
	return Encode(Merge(b, m, t))
}
