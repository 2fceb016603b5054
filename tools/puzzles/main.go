// Puzzles finds moments of games with exactly one best house, proves them, and writes them to a file that is built in:
//
//	go run ./tools/puzzles [-board awele] [-want 2000] [-games 20000] [-seed 1] [-write lessons/puzzles/puzzles.gz] [-table docs/puzzles.md]
//
// The puzzles of the other boards stay in the file as they are. The same flags find the same puzzles.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"

	"awele/boards"
	"awele/lessons/puzzles"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "puzzles:", err)
		os.Exit(1)
	}
}

func run() error {
	board := flag.String("board", "awele", "board whose puzzles are found")
	want := flag.Int("want", 2000, "how many")
	games := flag.Int("games", 20000, "games that are played at most")
	seed := flag.Uint64("seed", 1, "of all chance")
	write := flag.String("write", "", "put them into this file")
	table := flag.String("table", "", "put what all puzzles of that file are into this file")
	flag.Parse()

	b, ok := boards.Named(boards.Builtin(), *board)
	if !ok {
		return fmt.Errorf("no board is called %s", *board)
	}
	found := find(b.Variant(), *want, *games, *seed)
	fmt.Printf("%s: %d puzzles\n", b.Name, len(found))
	if *write == "" {
		return nil
	}
	of := map[string][]puzzles.Puzzle{}
	if old, err := os.ReadFile(*write); err == nil {
		if of, err = puzzles.Read(bytes.NewReader(old)); err != nil {
			return err
		}
	}
	if *want > 0 {
		of[b.Name] = found
	}
	var names []string
	for _, b := range boards.Builtin() {
		names = append(names, b.Name)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return len(of[name]) == 0 })
	var packed bytes.Buffer
	if err := puzzles.Write(&packed, names, of); err != nil {
		return err
	}
	if err := os.WriteFile(*write, packed.Bytes(), 0o644); err != nil {
		return err
	}
	if *table == "" {
		return nil
	}
	return os.WriteFile(*table, []byte(describe(names, of, packed.Len())), 0o644)
}
