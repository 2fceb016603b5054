package i18n

import (
	"embed"
	"fmt"
	"path"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

//go:embed po/*.po
var embedded embed.FS

// english is the language that stands in for whatever another lacks.
const english = "en"

// A Language is one the activity can speak.
type Language struct {
	Code string // "pl": what -lang takes and the settings keep
	Name string // "polski": its own name for itself
}

// Languages returns the languages there are, English first, then by code.
func Languages() []Language {
	var list []Language
	for _, code := range books().codes {
		list = append(list, Language{code, For(code).T(LanguageName)})
	}
	return list
}

// Keys returns the keys of all messages in the order of the English file.
func Keys() []Key { return slices.Clone(books().keys) }

// A Printer says messages in one language. It may be used by several goroutines. A nil Printer speaks English.
type Printer struct {
	code     string
	messages map[Key]phrase
	out      *message.Printer
}

// phrase is a message made ready.
type phrase struct {
	kinds string // what its arguments are, one letter each: d a number, s a name
	plain string // the text when it takes no arguments; else the form for many, with its placeholders
}

// For returns the printer of a language of Languages, given by its code. Any other code gives English.
func For(code string) *Printer {
	if p, ok := books().printers[code]; ok {
		return p
	}
	return books().printers[english]
}

// Code returns the code of the language the printer speaks.
func (p *Printer) Code() string {
	if p == nil {
		return english
	}
	return p.code
}

// missing stands where an argument was not given or is of the wrong kind: a child should see neither a crash nor
// "%!d(BADINDEX)".
const missing = "…"

// T returns the message in the printer's language, with args in the place of its %d and %s, and in the plural form
// that its first number asks for. A message that the language lacks comes in English, and a key that no language has
// comes as it is. Arguments too many are left out.
func (p *Printer) T(key Key, args ...any) string {
	if p == nil {
		p = For(english)
	}
	m, ok := p.messages[key]
	switch {
	case !ok && p.code != english:
		return For(english).T(key, args...)
	case !ok:
		return string(key)
	case m.kinds == "":
		return m.plain
	}
	ready := make([]any, len(m.kinds))
	fit := true
	for i := range ready {
		ready[i] = missing
		if i >= len(args) || args[i] == nil {
			fit = false
			continue
		}
		switch v := reflect.ValueOf(args[i]); {
		case m.kinds[i] == 's':
			ready[i] = fmt.Sprint(args[i])
		case v.CanInt():
			ready[i] = v.Int()
		case v.CanUint():
			ready[i] = v.Uint()
		default:
			fit = false
		}
	}
	if !fit {
		return fmt.Sprintf(strings.ReplaceAll(m.plain, "%d", "%v"), ready...)
	}
	return p.out.Sprintf(string(key), ready...)
}

// shelf is everything read from the message files.
type shelf struct {
	codes    []string
	keys     []Key
	printers map[string]*Printer
	matcher  language.Matcher // its indices are those of codes
	tags     []language.Tag
}

// books reads the embedded files, once. The tests have read them before any child does, so a fault in one is a fault in the build.
var books = sync.OnceValue(func() *shelf {
	files, err := readEmbedded()
	if err != nil {
		panic(err)
	}
	s, err := newShelf(files)
	if err != nil {
		panic(err)
	}
	return s
})

// readEmbedded returns the files of all languages, English first, then by code.
func readEmbedded() ([]*file, error) {
	found, err := embedded.ReadDir("po")
	if err != nil {
		return nil, err
	}
	var files []*file
	for _, f := range found {
		name := path.Join("po", f.Name())
		src, err := embedded.ReadFile(name)
		if err != nil {
			return nil, err
		}
		read, err := readPO(name, src)
		if err != nil {
			return nil, err
		}
		if code := strings.TrimSuffix(f.Name(), ".po"); read.language != code {
			return nil, fmt.Errorf("%s: its header says Language: %s", name, read.language)
		}
		if read.language == english {
			files = slices.Insert(files, 0, read)
		} else {
			files = append(files, read)
		}
	}
	return files, nil
}

// newShelf makes the printers of files, the first of which is English.
func newShelf(files []*file) (*shelf, error) {
	s := &shelf{printers: map[string]*Printer{}}
	cat := catalog.NewBuilder()
	for _, f := range files {
		tag, err := language.Parse(f.language)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		s.codes = append(s.codes, f.language)
		s.tags = append(s.tags, tag)
		p := &Printer{code: f.language, messages: map[Key]phrase{}, out: message.NewPrinter(tag, message.Catalog(cat))}
		s.printers[f.language] = p
		for _, e := range f.entries {
			if f.language == english {
				s.keys = append(s.keys, e.key)
			}
			if !e.translated() {
				continue
			}
			kinds, err := placeholders(e.id)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", f.name, e.line, err)
			}
			if kinds == "" {
				p.messages[e.key] = phrase{plain: strings.ReplaceAll(e.texts[0], "%%", "%")}
				continue
			}
			p.messages[e.key] = phrase{kinds: kinds, plain: e.texts[len(e.texts)-1]}
			if err := cat.Set(tag, string(e.key), e.forCatalogue(f.plural, kinds)); err != nil {
				return nil, fmt.Errorf("%s:%d: message %q: %w", f.name, e.line, e.key, err)
			}
		}
	}
	s.matcher = language.NewMatcher(s.tags)
	return s, nil
}

// forCatalogue returns e as a message of x/text.
func (e entry) forCatalogue(rule pluralRule, kinds string) catalog.Message {
	if e.idPlural == "" {
		return catalog.String(e.texts[0])
	}
	var cases []any
	for i, text := range e.texts {
		cases = append(cases, rule[i], text)
	}
	// Fractions take "other", which is not among the forms for whole numbers in every language.
	if !slices.Contains(rule, plural.Other) {
		cases = append(cases, plural.Other, e.texts[len(e.texts)-1])
	}
	return plural.Selectf(1+strings.IndexByte(kinds, 'd'), "%d", cases...)
}
