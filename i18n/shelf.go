package i18n

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

//go:embed po/*.po
var embedded embed.FS

// shelf is everything read from the message files.
type shelf struct {
	codes    []string // English first, then by code
	keys     []Key
	printers map[string]*Printer // English is always there
	troubles []error
	matcher  language.Matcher // its indices are those of known
	known    []knownTag
	unheard  []string // the codes of the languages that it does not know
}

// knownTag is a language that x/text knows.
type knownTag struct {
	code string
	tag  language.Tag
}

// books reads the embedded files, once.
var books = sync.OnceValue(func() *shelf { return newShelf(readFiles(embedded)) })

// readFiles reads the message files of all languages, English first, then by code. A file that cannot be read adds an
// error and hides no other.
func readFiles(from fs.FS) (files []*file, troubles []error) {
	names, err := fs.Glob(from, "po/*.po")
	if err != nil {
		return nil, []error{err}
	}
	for _, name := range names {
		read, err := readFile(from, name)
		switch {
		case err != nil:
			troubles = append(troubles, err)
		case read.language == english:
			files = slices.Insert(files, 0, read)
		default:
			files = append(files, read)
		}
	}
	return files, troubles
}

func readFile(from fs.FS, name string) (*file, error) {
	src, err := fs.ReadFile(from, name)
	if err != nil {
		return nil, err
	}
	read, err := readPO(name, src)
	if err != nil {
		return nil, err
	}
	if code := strings.TrimSuffix(path.Base(name), ".po"); read.language != code {
		return nil, fmt.Errorf("%s: its header says Language: %s", name, read.language)
	}
	var unheard language.ValueError
	if _, err := language.Parse(read.language); err != nil && !errors.As(err, &unheard) {
		return nil, fmt.Errorf("%s: %q is not the code of a language, like fi or pt_BR", name, read.language)
	}
	return read, nil
}

// newShelf makes the printers of files, the first of which is English.
func newShelf(files []*file, troubles []error) *shelf {
	s := &shelf{troubles: troubles, codes: []string{english}, printers: map[string]*Printer{english: {code: english}}}
	for _, f := range files {
		p := &Printer{code: f.language, plural: f.plural, messages: map[Key]phrase{}}
		for _, e := range f.entries {
			if f.language == english {
				s.keys = append(s.keys, e.key)
			}
			if e.translated() {
				p.messages[e.key] = phraseOf(e)
			}
		}
		s.printers[f.language] = p
		if f.language != english {
			s.codes = append(s.codes, f.language)
		}
		if tag, err := language.Parse(f.language); err == nil {
			s.known = append(s.known, knownTag{f.language, tag})
		} else {
			s.unheard = append(s.unheard, f.language)
		}
	}
	var tags []language.Tag
	for _, k := range s.known {
		tags = append(tags, k.tag)
	}
	s.matcher = language.NewMatcher(tags)
	return s
}

// phraseOf makes a message ready. readPO has seen to it that every form can be cut, and asks for the same arguments.
func phraseOf(e entry) (m phrase) {
	for _, text := range e.texts {
		pieces, kinds, _ := cut(text)
		m.kinds = kinds
		m.forms = append(m.forms, pieces)
	}
	return m
}
