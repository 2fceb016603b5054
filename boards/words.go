package boards

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
)

// add puts one text into the board, under its language.
func (p *parser) add(b *Board, element string, start xml.StartElement, paragraphs []paragraph, line int) {
	lang := unsaid
	for _, a := range start.Attr {
		if a.Name.Local != "lang" || a.Name.Space != "" && a.Name.Space != xmlSpace || strings.TrimFunc(a.Value, isSpace) == "" {
			continue
		}
		tag, ok := parseTag(a.Value)
		if !ok {
			p.note(line, ErrLanguage, fmt.Sprintf("%q is not a language", a.Value), "write a language as fi or pt-BR")
			return
		}
		lang = tag.String()
		if a.Name.Space != "" {
			break // xml:lang counts for more than lang
		}
	}
	switch {
	case paragraphs == nil:
	case b.texts[element] == nil:
		b.texts[element] = translations{lang: paragraphs}
	case b.texts[element][lang] == nil:
		b.texts[element][lang] = paragraphs
	default:
		if lang == unsaid {
			lang = english
		}
		p.note(line, ErrTwice, fmt.Sprintf("the Board has a second %s in the language %s", element, lang),
			"make one text of both, with an empty line between two paragraphs")
	}
}

// settleEnglish makes the texts without a language English, where nothing was marked as English.
func (b *Board) settleEnglish() {
	for _, t := range b.texts {
		if t[unsaid] != nil && t[english] == nil {
			t[english] = t[unsaid]
		}
		delete(t, unsaid)
	}
}

// when is the element inside a text whose paragraphs are read only where the game is played as its mode says, as in
// <when mode="slam=forbidden">.
const when = "when"

// paragraphs reads the text of an element of the board up to its end. Markup in it is passed over, its words are kept.
func (p *parser) paragraphs(b *Board) (list []paragraph, err error) {
	var s strings.Builder
	flush := func(played Options) {
		for _, words := range fold(s.String()) {
			list = append(list, paragraph{words, played})
		}
		s.Reset()
	}
	for depth := 0; ; {
		line := p.line()
		token, err := p.token()
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.CharData:
			s.Write(t)
		case xml.StartElement:
			if t.Name.Local != when {
				if isSlip(t.Name.Local, when) && modeOf(t) != "" {
					p.note(line, ErrElement, fmt.Sprintf("<%s> is unknown", t.Name.Local), "write <when>, if that is meant")
				}
				depth++
				continue
			}
			flush(Options{})
			words, err := p.words()
			if err != nil {
				return nil, err
			}
			s.WriteString(words)
			flush(p.played(b, t, line))
		case xml.EndElement:
			if depth == 0 {
				flush(Options{})
				return list, nil
			}
			depth--
		}
	}
}

// played reads the mode of a when element.
func (p *parser) played(b *Board, start xml.StartElement, line int) Options {
	mode := modeOf(start)
	switch {
	case !slices.Contains(Types, b.Type): // which is told already
		return Options{}
	case mode == "":
		p.note(line, ErrMissing, "a <when> has no mode", `write it as in <when mode="seeds=5">`)
		return Options{}
	}
	o, what, todo := parseMode(b.Type, mode)
	if what == "" && o == (Options{}) {
		what, todo = fmt.Sprintf("the mode %q says nothing", mode), `write it as in <when mode="seeds=5">`
	}
	if what != "" {
		p.note(line, ErrMode, what, todo)
	}
	return o
}

// modeOf returns the attribute mode of an element, "" if it has none.
func modeOf(t xml.StartElement) string {
	for _, a := range t.Attr {
		if a.Name.Local == "mode" {
			return a.Value
		}
	}
	return ""
}

// words reads the text of an element up to its end. Markup in it is passed over, its words are kept.
func (p *parser) words() (string, error) {
	var s strings.Builder
	for depth := 0; ; {
		token, err := p.token()
		if err != nil {
			return "", err
		}
		switch t := token.(type) {
		case xml.CharData:
			s.Write(t)
		case xml.StartElement:
			depth++
		case xml.EndElement:
			if depth == 0 {
				return s.String(), nil
			}
			depth--
		}
	}
}

// skip passes over an element, to its end.
func (p *parser) skip() error {
	_, err := p.words()
	return err
}
