// Fit finds the weights by which the search judges positions of Oware. It lets the search play itself and fits the weights,
// by least squares, to how far ahead the side to move was at the end of each game:
//
//	go run ./tools/fit [-games 5000] [-nodes 3000] [-plain] [-write tux/search/oware_fit.go]
//
// The games are played with the weights that are built in, or with -plain without any, so that the command can be run again
// and again: each round fits to better games.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	games := flag.Int("games", 5000, "games that are played")
	nodes := flag.Int("nodes", 3000, "positions a move")
	seed := flag.Uint64("seed", 1, "of all chance")
	plain := flag.Bool("plain", false, "play without fitted weights")
	write := flag.String("write", "", "write the weights to this Go file")
	flag.Parse()

	var f fit
	p := player{nodes: *nodes, plain: *plain}
	for i := range *games {
		for _, s := range p.game(*seed, uint64(i)) {
			f.add(s)
		}
	}
	source := goFile(f.solve())
	if *write == "" {
		fmt.Print(source)
		return
	}
	if err := os.WriteFile(*write, []byte(source), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}
