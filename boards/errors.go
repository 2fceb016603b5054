package boards

import (
	"errors"
	"fmt"
)

// What can be wrong with a descriptor. Ask with errors.Is.
var (
	ErrUnreadable = errors.New("cannot be read")               // no such file, no permission, not a plain file
	ErrTooBig     = errors.New("too big")                      // more than MaxSize bytes
	ErrEncoding   = errors.New("unknown character encoding")   // none of those that decode knows
	ErrMalformed  = errors.New("not well-formed XML")          //
	ErrEntity     = errors.New("declares entities")            // an entity bomb, or what could become one
	ErrRoot       = errors.New("root is not GCompris")         //
	ErrNoBoard    = errors.New("no Board")                     //
	ErrMissing    = errors.New("something required missing")   // an attribute or a text
	ErrType       = errors.New("unknown type of game")         // none of Types
	ErrDifficulty = errors.New("difficulty not from 0 to 6")   //
	ErrMode       = errors.New("unknown choice in the mode")   // see Options
	ErrLanguage   = errors.New("not the name of a language")   //
	ErrTwice      = errors.New("the same text is there twice") // for one language
	ErrElement    = errors.New("an element is misspelt")       //
	ErrDirection  = errors.New("turns the writing round")      // a bidi override
	ErrLetters    = errors.New("letters that the font lacks")  // see Painted
	ErrName       = errors.New("the name is taken")            // by another board
)

// Error is one fault of a descriptor, in words that help the person who wrote it.
type Error struct {
	File string // as it was given to the reader
	Line int    // from 1; 0 where no line can be named
	Kind error  // one of the errors above
	What string // what is wrong
	Todo string // what to do about it
	Err  error  // the cause in a lower room, or nil
}

// Error names the file, the line, what is wrong and what to do, as in
//
//	kalah.xml:3: the Board has no icon; add icon="…" to its tag
func (e *Error) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s; %s", e.File, e.What, e.Todo)
	}
	return fmt.Sprintf("%s:%d: %s; %s", e.File, e.Line, e.What, e.Todo)
}

// Unwrap gives the kind of fault and its cause.
func (e *Error) Unwrap() []error {
	if e.Err == nil {
		return []error{e.Kind}
	}
	return []error{e.Kind, e.Err}
}
