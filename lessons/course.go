package lessons

import (
	"strings"

	"awele/rules"
)

// Course is the path of one board, from the first seed to whole games.
type Course struct {
	Board   string // name of its descriptor
	Variant rules.Variant
	Stages  []Stage
}

// Stage is a station of the path: one idea, and the tasks that let a child do it.
type Stage struct {
	ID      string // no other stage of the board has it; it is a key of what is kept
	Picture string // of the assets, "" for none
	Title   Words  // a word or three
	Idea    Words  // one sentence
	Tasks   []Task

	File string // where it was read
	Line int    // from 1
}

// Task asks for one thing on one board.
type Task struct {
	ID     string // no other task of the stage has it; it is a key of what is kept
	Kind   Kind
	Start  string // as rules.ParseGame reads it
	Goal   Goal
	Aim    Words   // what is asked; empty where the goal's own sentence says it
	Nudges []Words // what is said after a first, a second wrong answer; the goal's own sentences follow
	// Line is the way of a puzzle: own move, answer, own move, and so on, an own move first and last.
	Line []rules.House

	Row int // of the file, from 1
}

// Kind is what a task is.
type Kind uint8

const (
	// Show: one move that everybody can do, to see what happens.
	Show Kind = iota
	// Find: some houses are right, others are not.
	Find
	// Play: a game from here against Tux.
	Play
)

var kindNames = [...]string{"show", "find", "play"}

// String returns the word of the kind in a file.
func (k Kind) String() string { return kindNames[k] }

// Words is a text by language code.
type Words map[string]string

// english is the language of a text that names none.
const english = "en"

// In returns the text in a language, or else in English.
func (w Words) In(lang string) string {
	if s, ok := w[lang]; ok {
		return s
	}
	base, _, _ := strings.Cut(lang, "-")
	if s, ok := w[base]; ok {
		return s
	}
	return w[english]
}

// Stage returns the stage of that id; ok is false where there is none.
func (c *Course) Stage(id string) (s *Stage, ok bool) {
	for i := range c.Stages {
		if c.Stages[i].ID == id {
			return &c.Stages[i], true
		}
	}
	return nil, false
}
