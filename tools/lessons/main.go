// Lessons writes what the lessons of the program are, and how much of them each simulated child finds at the first try:
//
//	go run ./tools/lessons >docs/lessons.md
package main

import (
	"fmt"
	"os"

	"awele/lessons"
)

func main() {
	text, err := describe(lessons.Builtin())
	if err != nil {
		fmt.Fprintln(os.Stderr, "lessons:", err)
		os.Exit(1)
	}
	fmt.Print(text)
}
