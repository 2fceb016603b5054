//go:build !js

package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"awele/boards"
	"awele/lessons"
	"awele/rules"
)

// gathered are the boards that the command line leads to.
type gathered struct {
	boards   []boards.Board
	chosen   string // the name of the board that is asked for, "" if none is
	courses  []lessons.Course
	troubles []error // faults in a folder, whose other boards are there
}

// gather returns the boards that the command line leads to, as far as its flags for them count.
func (c *commandLine) gather() (gathered, error) {
	board, dir := c.board, c.dir
	if !c.counts("board") {
		board = ""
	}
	if !c.counts("boards") || c.check { // which reads the folder by itself
		dir = ""
	}
	return gather(board, dir)
}

// gather returns all boards there are: those of the descriptor file that -board may name, the first of which is to be
// played; the built-in ones; and those of the folder dir. board and dir may be empty. The error is a *boards.Error of the
// file, or says which boards could have been named.
func gather(board, dir string) (g gathered, err error) {
	var own []boards.Board
	if isFile(board) {
		found, err := boards.ReadFile(board)
		if err != nil {
			return g, err
		}
		var twice []error
		if own, twice = boards.Join(nil, found); twice != nil {
			return g, errors.Join(twice...)
		}
		g.chosen = own[0].Name
	}
	// Whoever chooses a file wants its boards, not others of the same name: it may be a copy of one of them, or lie in
	// the folder itself.
	others := func(list []boards.Board) []boards.Board {
		return slices.DeleteFunc(list, func(b boards.Board) bool {
			return slices.ContainsFunc(own, func(c boards.Board) bool { return c.Name == b.Name })
		})
	}
	g.courses = lessons.Builtin()
	g.boards = append(own, others(boards.Builtin())...)
	builtin := len(g.boards)
	if dir != "" {
		found, unread := boards.ReadDir(dir)
		joined, taken := boards.Join(g.boards, others(found))
		g.boards, g.troubles = joined, append(unread, taken...)
		courses, unread := lessons.ReadDir(dir)
		joinedCourses, taken := lessons.Join(g.courses, courses)
		g.courses, g.troubles = joinedCourses, append(append(g.troubles, unlike(unread, g.troubles)...), taken...)
	}
	if board == "" || isFile(board) {
		return g, nil
	}
	b, ok := boards.Named(g.boards[:builtin], board)
	if !ok {
		b, ok = boards.Named(g.boards[builtin:], board)
	}
	if !ok {
		return g, fmt.Errorf("-board %s: choose %s, or the file of a descriptor", board, boardNames(g.boards))
	}
	g.chosen = b.Name
	return g, nil
}

// isFile reports whether what -board says is a file rather than a name.
func isFile(board string) bool {
	return strings.ContainsRune(board, '/') || strings.ContainsRune(board, os.PathSeparator) || strings.Contains(strings.ToLower(board), ".xml")
}

// boardNames returns the names of boards, as in "awele, kalah".
func boardNames(all []boards.Board) string {
	var names []string
	for _, b := range all {
		names = append(names, b.Name)
	}
	return strings.Join(names, ", ")
}

// board returns the board that was asked for, else the first.
func (g *gathered) board() boards.Board {
	b, ok := boards.Named(g.boards, g.chosen)
	if !ok {
		return g.boards[0]
	}
	return b
}

// names returns the names of the boards, and the ids of the stages of their lessons.
func (g *gathered) names() (names, stages []string) {
	for _, b := range g.boards {
		names = append(names, b.Name)
	}
	for _, c := range g.courses {
		for _, s := range c.Stages {
			stages = append(stages, s.ID)
		}
	}
	return names, stages
}

// played returns a board as it is played where the flags choose. The error is one sentence that says what there is to choose
// about it.
func (c *commandLine) played(b boards.Board) (boards.Board, error) {
	given := c.given()
	for _, flag := range []struct{ name, word string }{{"seeds", c.seeds}, {"slam", c.slam}, {"repeat", c.repeat}} {
		if !slices.Contains(given, flag.name) {
			continue
		}
		choice, ok := choiceOf(b.Kind(), flag.name)
		if !ok {
			return b, fmt.Errorf("-%s %s: %s has no such choice", flag.name, flag.word, b.Kind())
		}
		word := strings.ToLower(flag.word)
		if !slices.Contains(choice.Values, word) {
			return b, fmt.Errorf("-%s %s: choose %s", flag.name, flag.word, orList(choice.Values))
		}
		if b.Fixed(flag.name) && b.Options.Choice(flag.name) != word {
			return b, fmt.Errorf("-%s %s: the board %s is played with %s", flag.name, flag.word, b.Name, b.Options.Choice(flag.name))
		}
	}
	return b.With(c.table()), nil
}

// table returns what the flags choose of what a descriptor may choose too.
func (c *commandLine) table() boards.Options {
	seeds, _ := strconv.Atoi(c.seeds) // it is a number, or left out: see played
	return boards.Options{Seeds: seeds, Slam: strings.ToLower(c.slam)}
}

// variant returns what the engine plays: a board, and the rule for a position that comes back that the flags choose.
func (c *commandLine) variant(b boards.Board) rules.Variant {
	v := b.Variant()
	if choice, ok := choiceOf(v.Kind, "repeat"); ok && c.repeat != "" {
		_ = choice.Set(&v, strings.ToLower(c.repeat)) // it is one of the values
	}
	return v
}

// choiceOf returns the choice of a kind of game by its name in the text of a variant.
func choiceOf(k rules.Kind, name string) (c rules.Choice, ok bool) {
	all := k.Choices()
	i := slices.IndexFunc(all, func(c rules.Choice) bool { return c.Name == name })
	if i < 0 {
		return rules.Choice{}, false
	}
	return all[i], true
}

// valuesOf says what may be chosen by that name, game by game: "oware 4, 5 or 6; kalah 3 or 4".
func valuesOf(name string) string {
	var games []string
	for _, k := range rules.Kinds() {
		if c, ok := choiceOf(k, name); ok {
			games = append(games, k.String()+" "+orList(c.Values))
		}
	}
	return strings.Join(games, "; ")
}
