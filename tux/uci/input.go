package uci

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

const (
	// longest is the number of bytes above which a line is not read: a game of many thousand moves fits.
	longest = 1 << 16
	// maxWaiting is how many lines may wait for the end of a search.
	maxWaiting = 1000
)

var errLong = fmt.Errorf("a line of more than %d bytes is not read", longest)

// line is what was said, without its end.
type line struct {
	text string
	long bool // so long that it was not read
}

// input is what is said, in the order in which it is to be done.
type input struct {
	lines   <-chan line // closed at the end
	err     error       // why it ended, or nil; to be read after the end
	ended   bool
	waiting []line // said during a search
	hit     bool   // ponderhit was said
}

// open begins to read in, until its end or until done is closed.
func (i *input) open(in io.Reader, done <-chan struct{}) {
	lines := make(chan line)
	i.lines = lines
	go func() {
		defer close(lines)
		r := bufio.NewReaderSize(in, longest)
		for {
			text, more, err := r.ReadLine()
			l := line{string(text), more}
			for more && err == nil {
				_, more, err = r.ReadLine()
			}
			if err != nil && !l.long {
				if !errors.Is(err, io.EOF) {
					i.err = err
				}
				return
			}
			select {
			case lines <- l:
			case <-done:
				return
			}
		}
	}()
}

// next waits for the next line. ok is false at the end.
func (i *input) next() (l line, ok bool) {
	if len(i.waiting) > 0 {
		l, i.waiting = i.waiting[0], i.waiting[1:]
		return l, true
	}
	if i.ended {
		return line{}, false
	}
	l, ok = <-i.lines
	i.ended = !ok
	return l, ok
}

// poll reads what was said during a search, without waiting, and reports whether the search must stop, or quit too. Of an
// endless search that is done it waits for the end: stop, quit, or the end of the input.
func (s *server) poll(endless, done bool) (stop, quit bool) {
	if s.out.err != nil {
		return true, true
	}
	for !s.ended {
		var l line
		var ok bool
		if endless && done {
			l, ok = <-s.lines
		} else {
			select {
			case l, ok = <-s.lines:
			default:
				return false, false
			}
		}
		s.ended = !ok
		switch text := strings.TrimSpace(l.text); {
		case !ok || text == "" && !l.long:
		case text == "stop":
			return true, false
		case text == "quit":
			return true, true
		case text == "ponderhit":
			s.hit = true
			return false, false
		case text == "isready":
			s.sayReady()
		case len(s.waiting) < maxWaiting:
			s.waiting = append(s.waiting, l)
		default:
			s.reportError(errors.New("too much waits for bestmove: this is ignored"))
		}
	}
	return endless, false
}

// output is where answers go. It remembers that it has failed.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (n int, err error) {
	if n, err = o.Writer.Write(p); err != nil {
		o.err = err
	}
	return n, err
}
