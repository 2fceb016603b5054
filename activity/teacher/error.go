package teacher

import "fmt"

// Error is something in a file that cannot be read.
type Error struct {
	File string
	Line int // from 1
	Err  error
}

// Error returns the file, the line and what is wrong.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap returns what is wrong.
func (e *Error) Unwrap() error { return e.Err }
