package boards

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Element is an element that stands beside the boards of a file and that another room understands: Lessons.
type Element struct {
	File     string
	Line     int // from 1
	Name     string
	Lang     string            // of xml:lang, as written; "" if it names none
	Attr     map[string]string // without xml:lang, without space around
	Text     string            // without elements, each space one blank
	Children []Element
}

// LessonsElement is the name of the element that holds lessons.
const LessonsElement = "Lessons"

// deepest is how deep elements may lie in each other below Lessons: stages, tasks and their texts.
const deepest = 4

// Lessons returns the Lessons elements that the program brings along, in the order of their files' names.
func Lessons() (all []Element) {
	names, err := files.ReadDir(".")
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		f, err := files.Open(name.Name())
		if err != nil {
			panic(err)
		}
		found, err := ReadLessons(name.Name(), f)
		if err != nil {
			panic(err)
		}
		all = append(all, found...)
	}
	return all
}

// ReadLessons reads the Lessons elements of one file from r; name is what errors call it. There may be none. Errors are
// those of Read.
func ReadLessons(name string, r io.Reader) ([]Element, error) {
	text, err := source(name, r)
	if err != nil {
		return nil, err
	}
	p := newParser(name, text)
	if err := p.all(); err != nil {
		return nil, err
	}
	return p.lessons, nil
}

// element reads an element of whatever kind, whose tag starts at a line, with all that lies in it.
func (p *parser) element(start xml.StartElement, line, depth int) (Element, error) {
	e := Element{File: p.name, Line: line, Name: start.Name.Local, Attr: map[string]string{}}
	for _, a := range start.Attr {
		if a.Name.Space == xmlSpace && a.Name.Local == "lang" {
			e.Lang = strings.TrimFunc(a.Value, isSpace)
		} else {
			e.Attr[a.Name.Local] = strings.TrimFunc(a.Value, isSpace)
		}
	}
	var text strings.Builder
	for {
		line := p.line()
		token, err := p.token()
		if err != nil {
			return e, err
		}
		switch t := token.(type) {
		case nil:
			return e, p.fault(line, ErrMalformed, fmt.Sprintf("<%s> is not closed", e.Name), "close every element with its own end tag")
		case xml.EndElement:
			e.Text = strings.Join(strings.Fields(text.String()), " ")
			return e, nil
		case xml.CharData:
			text.Write(t)
		case xml.StartElement:
			if depth == 0 {
				return e, p.fault(line, ErrElement, fmt.Sprintf("<%s> lies too deep", t.Name.Local), "take it out of what it lies in")
			}
			child, err := p.element(t, line, depth-1)
			if err != nil {
				return e, err
			}
			e.Children = append(e.Children, child)
		}
	}
}

// Slip returns the one of some names that a name is with a slip of the pen; ok is false where it looks like none.
func Slip(name string, known []string) (right string, ok bool) {
	for _, right := range known {
		if isSlip(name, right) {
			return right, true
		}
	}
	return "", false
}
