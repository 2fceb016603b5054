package main

import (
	"fmt"
	"math/rand/v2"
	"os"

	"awele/activity"
	"awele/boards"
)

// In a browser there is no command line: what there is to choose is chosen in the game, and what a grown-up is to know goes
// to the page's console.
func main() {
	err := activity.Run(activity.Options{Boards: boards.Builtin(), Seed: rand.Uint64(), Log: os.Stderr})
	if err != nil {
		fmt.Fprintln(os.Stderr, "awele:", err)
		os.Exit(1)
	}
}
