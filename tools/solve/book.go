package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"awele/rules"
)

// book returns the lines of an opening book for v: positions with South to move, and the house that keeps the best lead.
// There is a line for each position that a side meets in its first turn, if it plays by the book itself, and in its turns
// after the given number of turns of the other side, whatever that plays. lead is what the side that begins leads by at
// the end.
func (s *solver) book(v rules.Variant, replies, lead int) (lines []string) {
	known := map[rules.Position]rules.House{}
	var byBook, byOther func(p rules.Position, replies, guess int)
	byBook = func(p rules.Position, replies, guess int) {
		if v.Result(p).Over() {
			return
		}
		h, ok := known[p]
		if !ok {
			var best rules.HouseSet
			guess, best = s.firstMoves(p, guess)
			h = best.Last()
			known[p] = h
			lines = append(lines, p.Text(v.Houses)+" "+h.Letter(rules.South))
		}
		if next := v.Next(p, h); next.Turn() == p.Turn() {
			byBook(next, replies, guess)
		} else {
			byOther(next, replies, guess)
		}
	}
	seen := map[rules.Position]int{}
	byOther = func(p rules.Position, replies, guess int) {
		if replies == 0 || v.Result(p).Over() || seen[p] >= replies {
			return
		}
		seen[p] = replies
		for h := range v.Legal(p).All() {
			if next := v.Next(p, h); next.Turn() == p.Turn() {
				byOther(next, replies, guess)
			} else {
				byBook(next, replies-1, guess)
			}
		}
	}
	byBook(v.Start(rules.South), replies, lead)
	byOther(v.Start(rules.North), replies, -lead)
	return lines
}

// updateBook writes the lines for v into a file, in which a heading stands above those of each variant.
func updateBook(name string, v rules.Variant, lines []string) error {
	old, err := os.ReadFile(name)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	text := joinBook(string(old), v.String(), lines)
	return os.WriteFile(name, []byte(text), 0o644)
}

// joinBook returns a book in which the lines stand under a heading, instead of those that stood there before.
func joinBook(old, heading string, lines []string) string {
	sections := map[string][]string{}
	at := ""
	for line := range strings.Lines(old) {
		switch line = strings.TrimSpace(line); {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.Count(line, "-") == 0:
			at = line
			sections[at] = nil
		default:
			sections[at] = append(sections[at], line)
		}
	}
	slices.Sort(lines)
	sections[heading] = lines
	var headings []string
	for h := range sections {
		headings = append(headings, h)
	}
	slices.Sort(headings)
	var b strings.Builder
	b.WriteString("# Positions with South to move, and the house that keeps the best lead. Written by go run ./tools/solve.\n")
	for _, h := range headings {
		fmt.Fprintf(&b, "\n%s\n%s\n", h, strings.Join(sections[h], "\n"))
	}
	return b.String()
}
