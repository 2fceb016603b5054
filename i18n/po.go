package i18n

import (
	"bufio"
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// file is one message file. gotext's own reader of PO files was not taken: it passes over whatever it cannot read
// without a word, takes fuzzy entries for finished ones, and forgets the order. (A test lets it read our files too and
// compares.)
type file struct {
	name     string // for errors: "po/pl.po"
	language string // the Language of its header
	plural   pluralRule
	entries  []entry // in the order of the file, without the header
}

// entry is one message of a file.
type entry struct {
	line     int    // where it begins
	note     string // what the translator is told
	fuzzy    bool
	key      Key
	id       string // the English text
	idPlural string // the English text for more than one; empty when the message has no plural
	texts    []string
}

// translated reports whether every form of e has a text a person has agreed to.
func (e entry) translated() bool {
	for _, t := range e.texts {
		if t == "" {
			return false
		}
	}
	return !e.fuzzy && len(e.texts) > 0
}

// poReader collects entries line by line.
type poReader struct {
	file   *file
	line   int
	now    entry
	last   *string // what a continued string belongs to
	seen   map[string]bool
	keys   map[Key]int
	headed bool
}

// readPO reads a message file. The error names the file, the line, the message, and what is wrong with it.
func readPO(name string, src []byte) (*file, error) {
	r := &poReader{file: &file{name: name}, keys: map[Key]int{}}
	r.begin()
	lines := bufio.NewScanner(bytes.NewReader(bytes.TrimPrefix(src, []byte("\uFEFF"))))
	for lines.Scan() {
		r.line++
		if err := r.read(strings.TrimSpace(lines.Text())); err != nil {
			return nil, err
		}
	}
	if err := lines.Err(); err != nil {
		return nil, r.fail("%v", err)
	}
	r.line++
	if err := r.finish(); err != nil {
		return nil, err
	}
	if !r.headed {
		return nil, r.fail("the file has no header (an entry with an empty msgid at the top)")
	}
	return r.file, nil
}

func (r *poReader) begin() {
	r.now = entry{}
	r.last = nil
	r.seen = map[string]bool{}
}

// complete reports whether the entry being read has come to its translation.
func (r *poReader) complete() bool { return r.seen["msgstr"] || r.seen["msgstr[0]"] }

// fail makes an error that says where the reader is.
func (r *poReader) fail(format string, args ...any) error {
	about := ""
	if r.now.key != "" {
		about = fmt.Sprintf(" message %q:", string(r.now.key))
	}
	return fmt.Errorf("%s:%d:%s %s", r.file.name, r.line, about, fmt.Sprintf(format, args...))
}

func (r *poReader) read(line string) error {
	switch {
	case line == "" || strings.HasPrefix(line, "#~"): // #~ is a message that is no longer used
		return nil
	case strings.HasPrefix(line, "#"):
		// A comment opens the next entry: the one before has all its texts.
		if r.complete() {
			if err := r.finish(); err != nil {
				return err
			}
		}
		switch {
		case strings.HasPrefix(line, "#."):
			r.now.note = strings.TrimSpace(r.now.note + " " + strings.TrimSpace(line[2:]))
		case strings.HasPrefix(line, "#,"):
			for flag := range strings.SplitSeq(line[2:], ",") {
				r.now.fuzzy = r.now.fuzzy || strings.TrimSpace(flag) == "fuzzy"
			}
		}
		return nil
	case line[0] == '"':
		if r.last == nil {
			return r.fail("a text that belongs to no msgid or msgstr")
		}
		text, err := strconv.Unquote(line)
		if err != nil {
			return r.fail("%s is not a text in double quotes", line)
		}
		*r.last += text
		return nil
	}
	return r.keyword(line)
}

// keyword reads a line such as: msgstr[1] "nasiona".
func (r *poReader) keyword(line string) error {
	word, quoted, _ := strings.Cut(line, " ")
	text, err := strconv.Unquote(strings.TrimSpace(quoted))
	if err != nil {
		return r.fail("%s must be followed by a text in double quotes, with \\\" for a quote inside it", word)
	}
	if (word == "msgctxt" || word == "msgid") && r.complete() {
		if err := r.finish(); err != nil {
			return err
		}
	}
	if r.seen[word] {
		return r.fail("a second %s in one message", word)
	}
	r.seen[word] = true
	switch word {
	case "msgctxt":
		r.now.line = r.line
		r.now.key = Key(text)
		// A key is never continued on a second line.
		r.last = new(string)
	case "msgid":
		if r.now.line == 0 {
			r.now.line = r.line
		}
		r.now.id = text
		r.last = &r.now.id
	case "msgid_plural":
		r.now.idPlural = text
		r.last = &r.now.idPlural
	default:
		form := len(r.now.texts)
		if word != "msgstr" && word != "msgstr["+strconv.Itoa(form)+"]" {
			return r.fail("%s where msgstr[%d] was expected", word, form)
		}
		r.now.texts = append(r.now.texts, text)
		r.last = &r.now.texts[form]
	}
	return nil
}

// finish checks the entry that is complete and begins the next.
func (r *poReader) finish() error {
	e := r.now
	if len(r.seen) == 0 {
		r.begin()
		return nil
	}
	if e.line > 0 {
		after := r.line
		r.line = e.line
		defer func() { r.line = after }()
	}
	var err error
	if e.key == "" && e.id == "" {
		err = r.takeHeader()
	} else {
		err = r.takeEntry()
	}
	if err != nil {
		return err
	}
	r.begin()
	return nil
}

func (r *poReader) takeHeader() error {
	if r.headed {
		return r.fail("a second header, or a message without msgctxt and msgid")
	}
	if len(r.now.texts) != 1 {
		return r.fail("the header must have one msgstr")
	}
	r.headed = true
	fields := map[string]string{}
	for line := range strings.SplitSeq(r.now.texts[0], "\n") {
		name, value, _ := strings.Cut(line, ":")
		fields[strings.ToLower(strings.TrimSpace(name))] = strings.TrimSpace(value)
	}
	r.file.language = fields["language"]
	if r.file.language == "" {
		return r.fail("the header has no Language")
	}
	if kind := strings.ToLower(fields["content-type"]); !strings.HasSuffix(kind, "charset=utf-8") {
		return r.fail("the header must say charset=UTF-8 in Content-Type")
	}
	rule, err := parsePluralRule(fields["plural-forms"])
	if err != nil {
		return r.fail("%v", err)
	}
	r.file.plural = rule
	return nil
}

func (r *poReader) takeEntry() error {
	e := r.now
	switch {
	case !r.headed:
		return r.fail("a message before the header")
	case e.key == "":
		return r.fail("a message without msgctxt, which is its key")
	case e.id == "":
		return r.fail("no msgid, which is the English text")
	case r.keys[e.key] > 0:
		return r.fail("the key is already on line %d", r.keys[e.key])
	case len(e.texts) == 0:
		return r.fail("no msgstr")
	case (e.idPlural != "") != r.seen["msgstr[0]"]:
		return r.fail("msgid_plural and msgstr[0] go together")
	case e.idPlural != "" && len(e.texts) != r.file.plural.forms:
		return r.fail("%d plural forms where Plural-Forms says %d", len(e.texts), r.file.plural.forms)
	}
	want, err := placeholders(e.id)
	if err != nil {
		return r.fail("msgid: %v", err)
	}
	if e.idPlural != "" && !strings.Contains(want, "d") {
		return r.fail("a plural without %%d")
	}
	for i, text := range append([]string{e.idPlural}, e.texts...) {
		if text == "" { // not a plural, or not translated yet
			continue
		}
		what := fmt.Sprintf("msgstr[%d]", i-1)
		if i == 0 {
			what = "msgid_plural"
		}
		got, err := placeholders(text)
		if err != nil {
			return r.fail("%s: %v", what, err)
		}
		if got != want {
			return r.fail("%s: the placeholders in %q are not those of the English %q, in the same order", what, text, e.id)
		}
	}
	if e.idPlural != "" {
		r.file.plural.fill(e.texts)
	}
	r.keys[e.key] = e.line
	r.file.entries = append(r.file.entries, e)
	return nil
}

// placeholders returns the kinds of the arguments that text asks for: "dd" for "%d to %d".
func placeholders(text string) (string, error) {
	_, kinds, err := cut(text)
	return kinds, err
}

// cut cuts text where an argument stands, and makes %% a percent sign: "Level %d" has the pieces "Level " and "" and an
// argument of the kind d.
func cut(text string) (pieces []string, kinds string, err error) {
	var now strings.Builder
	for {
		before, after, found := strings.Cut(text, "%")
		now.WriteString(before)
		switch {
		case !found:
			return append(pieces, now.String()), kinds, nil
		case after == "" || !strings.ContainsRune("ds%", rune(after[0])):
			return nil, "", fmt.Errorf("a percent sign that is not %%d, %%s or %%%% in %q", text)
		case after[0] == '%':
			now.WriteByte('%')
		default:
			pieces = append(pieces, now.String())
			kinds += after[:1]
			now.Reset()
		}
		text = after[1:]
	}
}
