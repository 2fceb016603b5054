package i18n

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

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

// Troubles returns what is wrong with the message files that cannot be read, one line each: their languages are missing
// from Languages. The tests let no such file pass, so only a translator at work sees them.
func Troubles() []error { return slices.Clone(books().troubles) }

// Keys returns the keys of all messages in the order of the English file.
func Keys() []Key { return slices.Clone(books().keys) }

// A Printer says messages in one language. It may be used by several goroutines. A nil Printer speaks English.
type Printer struct {
	code     string
	plural   pluralRule
	messages map[Key]phrase
}

// phrase is a message made ready.
type phrase struct {
	kinds string // what its arguments are, one letter each: d a number, s a name
	// forms has one text, or in a message that counts one for each plural form, each cut where an argument stands: one
	// piece more than arguments.
	forms [][]string
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
		return m.forms[0][0]
	}
	said := make([]string, len(m.kinds))
	form := -1
	fit := true
	for i := range said {
		said[i] = missing
		if i >= len(args) || args[i] == nil {
			fit = false
			continue
		}
		count := uint64(0)
		switch v := reflect.ValueOf(args[i]); {
		case m.kinds[i] == 's':
			said[i] = fmt.Sprint(args[i])
			continue
		case v.CanInt():
			said[i] = strconv.FormatInt(v.Int(), 10)
			count = uint64(max(v.Int(), -v.Int()))
		case v.CanUint():
			said[i] = strconv.FormatUint(v.Uint(), 10)
			count = v.Uint()
		default:
			fit = false
			continue
		}
		if form < 0 {
			form = p.plural.form(count)
		}
	}
	if form < 0 || form >= len(m.forms) || !fit {
		form = len(m.forms) - 1 // the one for many, or the only one
	}
	var text strings.Builder
	for i, piece := range m.forms[form] {
		text.WriteString(piece)
		if i < len(said) {
			text.WriteString(said[i])
		}
	}
	return text.String()
}
