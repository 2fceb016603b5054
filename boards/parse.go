package boards

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// xmlSpace is the name space of xml:lang, as encoding/xml reports it.
const xmlSpace = "http://www.w3.org/XML/1998/namespace"

// unsaid stands for the language of a text that names none, while a board is being read.
const unsaid = ""

// mostFaults is how many faults of one file are told at once.
const mostFaults = 10

// parser walks through one descriptor.
type parser struct {
	name   string
	text   []byte // the whole file in UTF-8
	d      *xml.Decoder
	boards []Board
	// lessons are the Lessons elements beside the boards; what they say is known to package lessons.
	lessons []Element
	faults  []error
}

// parse reads a descriptor in UTF-8. What breaks the XML ends the reading; any other fault is noted and it goes on.
func parse(name string, text []byte) ([]Board, error) {
	p := newParser(name, text)
	if err := p.all(); err != nil {
		return nil, err
	}
	return p.boards, nil
}

func newParser(name string, text []byte) *parser {
	p := parser{name: name, text: text, d: xml.NewDecoder(bytes.NewReader(text))}
	p.d.Entity = xml.HTMLEntity
	p.d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // decode has done it
	return &p
}

// all reads the file and returns all its faults as one error.
func (p *parser) all() error {
	if err := p.file(); err != nil {
		return err
	}
	switch len(p.faults) {
	case 0:
		return nil
	case 1:
		return p.faults[0]
	default:
		return errors.Join(p.faults...)
	}
}

// file reads to the end of the file: the prolog, the root, and nothing more.
func (p *parser) file() error {
	root := false
	for {
		line := p.line()
		token, err := p.token()
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case nil:
			switch {
			case !root:
				return p.fault(line, ErrMalformed, "there is no element in the file", "start with <GCompris>")
			case len(p.boards) == 0 && len(p.lessons) == 0 && len(p.faults) == 0:
				return p.fault(line, ErrNoBoard, "there is no Board in the file", "put a <Board> into <GCompris>")
			}
			return nil
		case xml.CharData:
			if words := bytes.TrimLeftFunc(t, isSpace); len(words) > 0 {
				line += bytes.Count(t[:len(t)-len(words)], []byte("\n"))
				return p.fault(line, ErrMalformed, "there is text outside of <GCompris>", "remove it")
			}
		case xml.StartElement:
			if root {
				return p.fault(line, ErrMalformed, fmt.Sprintf("<%s> comes after the end of <GCompris>", t.Name.Local),
					"put everything into one <GCompris>")
			}
			if t.Name.Local != "GCompris" {
				return p.fault(line, ErrRoot, fmt.Sprintf("the file is a <%s>", t.Name.Local),
					"make <GCompris> the outermost element")
			}
			root = true
			if err := p.root(); err != nil {
				return err
			}
		}
	}
}

// root reads the boards up to </GCompris>.
func (p *parser) root() error {
	for {
		line, offset := p.line(), p.d.InputOffset()
		token, err := p.token()
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.EndElement:
			return nil
		case xml.StartElement:
			if t.Name.Local == LessonsElement {
				e, err := p.element(t, line, deepest)
				if err != nil {
					return err
				}
				p.lessons = append(p.lessons, e)
				continue
			}
			if t.Name.Local != "Board" {
				if err := p.passOver(t.Name.Local, line, []string{"Board", LessonsElement}); err != nil {
					return err
				}
				continue
			}
			tag := p.text[offset:p.d.InputOffset()]
			if err := p.board(t, tag, line); err != nil {
				return err
			}
		}
	}
}

// board reads one Board, whose tag (as written) starts at a line, up to </Board>.
func (p *parser) board(start xml.StartElement, tag []byte, line int) error {
	b := Board{File: p.name, Line: line, texts: map[string]translations{}}
	before := len(p.faults)
	p.attributes(&b, start, tag)
	for {
		line := p.line()
		token, err := p.token()
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.EndElement:
			b.settleEnglish()
			for _, element := range []string{title, description} {
				if b.texts[element][english] == nil {
					p.note(b.Line, ErrMissing, fmt.Sprintf("the Board has no English %s", element),
						fmt.Sprintf("add <%s>…</%s>, without a language", element, element))
				}
			}
			if len(p.faults) == before {
				p.boards = append(p.boards, b)
			}
			return nil
		case xml.StartElement:
			element := strings.TrimPrefix(t.Name.Local, "_")
			if !slices.Contains(elements, element) {
				if err := p.passOver(t.Name.Local, line, elements); err != nil {
					return err
				}
				continue
			}
			paragraphs, err := p.paragraphs(&b)
			if err != nil {
				return err
			}
			p.add(&b, element, t, paragraphs, line)
		}
	}
}

// attributes takes what the tag of a Board says.
func (p *parser) attributes(b *Board, start xml.StartElement, tag []byte) {
	value := map[string]string{}
	for _, a := range start.Attr {
		if a.Name.Space == "" {
			value[a.Name.Local] = strings.TrimFunc(a.Value, isSpace)
		}
	}
	for _, name := range []string{"name", "type", "section", "icon"} {
		if value[name] == "" {
			p.note(b.Line, ErrMissing, fmt.Sprintf("the Board has no %s", name), fmt.Sprintf(`add %s="…" to its tag`, name))
		}
	}
	b.Name, b.Type, b.Section, b.Icon = value["name"], value["type"], value["section"], value["icon"]
	b.Mode, b.Author = value["mode"], value["author"]

	if d := value["difficulty"]; d != "" {
		n, err := strconv.Atoi(d)
		if err != nil || n < 0 || n > 6 {
			p.note(b.Line+lineOf("difficulty", tag), ErrDifficulty, fmt.Sprintf("the difficulty is %q", d),
				"write a number from 0 to 6")
		}
		b.Difficulty = n
	}
	switch {
	case slices.Contains(Types, b.Type):
		options, what, todo := parseMode(b.Type, b.Mode)
		if what != "" {
			p.note(b.Line+lineOf("mode", tag), ErrMode, what, todo)
		}
		b.Options = options
	case b.Type != "":
		p.note(b.Line+lineOf("type", tag), ErrType, fmt.Sprintf("the type %q is unknown", b.Type),
			"write "+strings.Join(Types, " or "))
	}
}

// token gives the next token, nil at the end of the file, and turns a fault of the XML into an Error.
func (p *parser) token() (xml.Token, error) {
	line := p.line()
	token, err := p.d.Token()
	if err == io.EOF {
		return nil, nil
	}
	if err != nil {
		return nil, p.malformed(err)
	}
	if t, ok := token.(xml.Directive); ok && bytes.Contains(bytes.ToUpper(t), []byte("<!ENTITY")) {
		return nil, p.fault(line, ErrEntity, "the file declares entities of its own",
			"write the text itself in their place and remove the declarations")
	}
	p.proofread(token, line)
	return token, nil
}

func (p *parser) malformed(err error) error {
	e := &Error{File: p.name, Line: p.line(), Kind: ErrMalformed, What: clip(err.Error()), Todo: "mend the XML there", Err: err}
	if strings.Contains(e.What, "version") {
		e.Todo = `write version="1.0"`
	}
	if syntax := (*xml.SyntaxError)(nil); errors.As(err, &syntax) {
		e.Line, e.What = syntax.Line, clip(syntax.Msg)
		switch {
		case strings.Contains(e.What, "UTF-8"):
			e.Todo = "save the file in UTF-8, or name its encoding in the first line"
		case strings.Contains(e.What, "entity"):
			e.Todo = "write &amp; for the character &, or the letter itself"
		case strings.Contains(e.What, "closed by"), strings.Contains(e.What, "EOF"):
			e.Todo = "close every element with its own end tag"
		}
	}
	return e
}

// line is that of the next byte, from 1.
func (p *parser) line() int {
	line, _ := p.d.InputPos()
	return line
}

func (p *parser) fault(line int, kind error, what, todo string) error {
	return &Error{File: p.name, Line: line, Kind: kind, What: clip(what), Todo: todo}
}

func (p *parser) note(line int, kind error, what, todo string) {
	if len(p.faults) < mostFaults {
		p.faults = append(p.faults, p.fault(line, kind, what, todo))
	}
}

// lineOf counts the line breaks in a tag before one of its attributes.
func lineOf(attribute string, tag []byte) int {
	at := regexp.MustCompile(`\s` + attribute + `\s*=`).FindIndex(tag)
	if at == nil {
		return 0
	}
	return bytes.Count(tag[:at[0]+1], []byte("\n"))
}

// clip keeps a message readable when the file is not.
func clip(s string) string {
	const most = 160
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
