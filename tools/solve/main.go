// Solve finds by how much the side that begins leads at the end with best play on both sides, and which first moves keep
// that lead, in a game that always ends and is decided by the stores, as Kalah is:
//
//	go run ./tools/solve [-board kalah] [-seeds 4] [-table 24] [-replies 0] [-book tux/kalah.book]
//
// With -book the right moves of the opening take their places in that file, which the highest level of Tux plays by, and
// those for other numbers of seeds stay: the first turn of the side that begins, and of either side as many more as
// -replies says. For four seeds it looks at 293 million positions, with 512 MiB and in some minutes.
package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"

	"awele/rules"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "solve:", err)
		os.Exit(1)
	}
}

func run() error {
	board := flag.String("board", "kalah", "kind of game")
	seeds := flag.Int("seeds", 4, "seeds in each house at the start")
	size := flag.Int("table", 24, "remember twice two to the power of this `number` of positions, 16 bytes each")
	replies := flag.Int("replies", 0, "turns of the other side after which the book still has a move")
	file := flag.String("book", "", "put the right moves into this file")
	flag.Parse()
	v, err := rules.ParseVariant(*board + " seeds=" + strconv.Itoa(*seeds))
	switch {
	case err != nil:
		return err
	case v.Repeats() || v.Opening != rules.InTurn:
		return fmt.Errorf("%v may go round in circles or begin hidden: it cannot be solved like this", v)
	case *size < 1 || *size > 32:
		return fmt.Errorf("-table %d: choose 1 to 32", *size)
	}
	s := newSolver(v, *size)
	lead, best := s.firstMoves(v.Start(rules.South), 0)
	fmt.Printf("%v: %+d for the side that begins, with %s (%d positions)\n", v, lead, letters(best), s.nodes)
	if *file == "" {
		return nil
	}
	return updateBook(*file, v, s.book(v, *replies, lead))
}

// letters writes houses of South.
func letters(houses rules.HouseSet) string {
	var words []string
	for h := range houses.All() {
		words = append(words, h.Letter(rules.South))
	}
	return strings.Join(words, ", ")
}
