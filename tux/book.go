package tux

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"awele/rules"
)

// The book of Kalah holds the moves that keep the best lead with best play to the end of the game. It is written by
//
//	go run ./tools/solve -seeds 3 -replies 1 -book tux/kalah.book
//	go run ./tools/solve -seeds 4 -book tux/kalah.book
//
//go:embed kalah.book
var kalahBook string

// bookLevel is the lowest level that plays by the book.
const bookLevel = Levels

// bookEntry is a position of a game, as it looks when South is to move.
type bookEntry struct {
	variant rules.Variant
	pos     rules.Position
}

// book is the book as it is read. What cannot be read is not in it; a test reads it whole.
var book = sync.OnceValue(func() map[bookEntry]rules.House {
	entries, _ := parseBook(kalahBook)
	return entries
})

// parseBook reads an opening book: the text of a variant, and under it lines of a position, with South to move, and a
// house. Empty lines, and those that begin with #, say nothing.
func parseBook(text string) (map[bookEntry]rules.House, error) {
	entries := map[bookEntry]rules.House{}
	var v rules.Variant
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		position, letter, ok := strings.Cut(line, "-S ")
		if !ok {
			var err error
			if v, err = rules.ParseVariant(line); err != nil {
				return entries, err
			}
			continue
		}
		p, err := v.ParsePosition(position + "-S")
		if err != nil {
			return entries, fmt.Errorf("%q: %w", line, err)
		}
		pit, ok := rules.ParsePit(letter)
		if !ok {
			return entries, fmt.Errorf("%q: no house", line)
		}
		if err := v.Check(p, pit); err != nil {
			return entries, fmt.Errorf("%q: %w", line, err)
		}
		entries[bookEntry{v, p}] = pit.House
	}
	return entries, nil
}

// bookMove returns the move of the book for the side to move, if it has one.
func bookMove(v rules.Variant, p rules.Position) (h rules.House, ok bool) {
	mover, other := p.Rows()
	h, ok = book()[bookEntry{v, rules.FromRows(mover, other, rules.South)}]
	return h, ok
}
