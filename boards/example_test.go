package boards_test

import (
	"fmt"
	"os"
	"strings"

	"awele/boards"
)

func ExampleRead() {
	const descriptor = `<GCompris>
  <Board name="six" type="awele" mode="seeds=6" section="/strategy" difficulty="3" icon="awele">
    <title>Oware with six seeds</title>
    <title xml:lang="fi">Oware kuudella siemenellä</title>
    <description>More seeds, longer games.</description>
  </Board>
</GCompris>`

	found, err := boards.Read("six.xml", strings.NewReader(descriptor))
	if err != nil {
		fmt.Println(err)
		return
	}
	text := found[0].Text("fi_FI.UTF-8")
	fmt.Println(text.Title)
	fmt.Println(text.Description[0]) // there is no Finnish one
	fmt.Println(found[0].Options.Seeds, "seeds in each house")
	// Output:
	// Oware kuudella siemenellä
	// More seeds, longer games.
	// 6 seeds in each house
}

func ExampleRead_fault() {
	_, err := boards.Read("maze.xml", strings.NewReader(`<GCompris>
  <Board name="maze"
         type="python:maze" section="/fun" icon="maze">
    <title>Maze</title>
    <description>Find the way out.</description>
  </Board>
</GCompris>`))
	what, todo, _ := strings.Cut(err.Error(), "; ")
	fmt.Println(what)
	fmt.Println(strings.HasPrefix(todo, "write awele or ")) // and so on: every type of game
	// Output:
	// maze.xml:3: the type "python:maze" is unknown
	// true
}

func ExamplePrint() {
	found, err := boards.Read("kalah.xml", strings.NewReader(`<GCompris>
  <Board name="kalah" type="kalah" section="/strategy" icon="kalah">
    <title>Kalah</title>
    <description>Sow into your own store too.</description>
    <goal>Have more seeds in your store when one row is empty.</goal>
    <manual>Sow counter-clockwise.</manual>
  </Board>
</GCompris>`))
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := boards.Print(os.Stdout, found[0], "en", 30, boards.Headings{Goal: "Goal", Manual: "How to play"}, nil); err != nil {
		fmt.Println(err)
	}
	// Output:
	// Kalah
	// =====
	//
	// Sow into your own store too.
	//
	// Goal
	// ----
	//
	// Have more seeds in your store
	// when one row is empty.
	//
	// How to play
	// -----------
	//
	// Sow counter-clockwise.
}
