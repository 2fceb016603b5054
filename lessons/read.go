package lessons

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// What may stand in a file of lessons.
var (
	stageParts = []string{"title", "idea", "Task"}
	taskParts  = []string{"aim", "nudge"}
	taskWords  = []string{"id", "kind", "position", "game", "variant", "goal", "house", "houses", "seeds", "times", "level", "result"}
)

// Read reads the courses of one file from r; name is what errors call it. There may be none. Errors are of type
// *boards.Error, perhaps several joined.
func Read(name string, r io.Reader) ([]Course, error) {
	found, err := boards.ReadLessons(name, r)
	if err != nil {
		return nil, err
	}
	return courses(found)
}

// ReadFile reads the courses of the file at path. Errors are those of Read and of boards.ReadFile.
func ReadFile(path string) ([]Course, error) {
	found, err := boards.ReadLessonsFile(path)
	if err != nil {
		return nil, err
	}
	return courses(found)
}

// ReadDir reads the courses of the files of a folder that boards.ReadDir reads. A file that cannot be used adds an error
// and hides no other.
func ReadDir(dir string) (all []Course, errs []error) {
	paths, err := boards.Paths(dir)
	if err != nil {
		return nil, []error{err}
	}
	for _, path := range paths {
		found, err := ReadFile(path)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		all = append(all, found...)
	}
	return all, errs
}

func courses(found []boards.Element) (all []Course, err error) {
	var r reader
	for i := range found {
		all = append(all, r.course(&found[i]))
	}
	if err := errors.Join(r.faults...); err != nil {
		return nil, err
	}
	return all, nil
}

// reader makes courses of elements and notes what is wrong.
type reader struct{ faults []error }

func (r *reader) note(e *boards.Element, kind error, todo, what string, args ...any) {
	r.faults = append(r.faults, &boards.Error{File: e.File, Line: e.Line, Kind: kind, What: fmt.Sprintf(what, args...), Todo: todo})
}

// unknown notes attributes and elements that e may not have.
func (r *reader) unknown(e *boards.Element, attributes, children []string) {
	for name := range e.Attr {
		if !slices.Contains(attributes, name) {
			todo := "take it out"
			if right, ok := boards.Slip(name, attributes); ok {
				todo = "write " + right
			}
			r.note(e, boards.ErrElement, todo, "<%s> has an attribute %s, which is unknown", e.Name, name)
		}
	}
	for i := range e.Children {
		if child := &e.Children[i]; !slices.Contains(children, child.Name) {
			todo := "take it out"
			if right, ok := boards.Slip(child.Name, children); ok {
				todo = fmt.Sprintf("write <%s>", right)
			}
			r.note(child, boards.ErrElement, todo, "<%s> is unknown in <%s>", child.Name, e.Name)
		}
	}
}

func (r *reader) course(e *boards.Element) Course {
	r.unknown(e, []string{"board", "variant"}, []string{"Stage"})
	c := Course{Board: strings.ToLower(e.Attr["board"])}
	if c.Board == "" {
		r.note(e, boards.ErrMissing, `add board="…", the name of a board`, "the Lessons name no board")
	}
	v, err := r.variant(e, c.Board)
	if err != nil {
		r.note(e, boards.ErrMode, `write the game and its choices, as in variant="oware seeds=4"`, "%v", err)
		return c
	}
	c.Variant = v
	ids := map[string]bool{}
	for i := range e.Children {
		if child := &e.Children[i]; child.Name == "Stage" {
			s := r.stage(child, v)
			if ids[s.ID] {
				r.note(child, boards.ErrTwice, "give it an id of its own", "the stage %q is there twice", s.ID)
			}
			ids[s.ID] = true
			c.Stages = append(c.Stages, s)
		}
	}
	if len(c.Stages) == 0 {
		r.note(e, boards.ErrMissing, "put a <Stage> into it", "there is no Stage in the Lessons")
	}
	return c
}

// variant returns the variant of a course: as it says, or that of the built-in board, of whose game it must be.
func (r *reader) variant(e *boards.Element, board string) (rules.Variant, error) {
	b, known := boards.Named(boards.Builtin(), board)
	text, said := e.Attr["variant"]
	switch v, err := rules.ParseVariant(text); {
	case said && err == nil && known && v.Kind != b.Variant().Kind:
		return v, fmt.Errorf("the board %q is of another game: %v", board, b.Variant())
	case said:
		return v, err
	case known:
		return b.Variant(), nil
	}
	return rules.Variant{}, fmt.Errorf("the board %q is not built in, so its variant must be said", board)
}

func (r *reader) stage(e *boards.Element, v rules.Variant) Stage {
	r.unknown(e, []string{"id", "picture"}, stageParts)
	s := Stage{ID: e.Attr["id"], Picture: e.Attr["picture"], Title: r.words(e, "title"), Idea: r.words(e, "idea"), File: e.File, Line: e.Line}
	if s.ID == "" || strings.ContainsFunc(s.ID, func(c rune) bool { return !isKey(c) }) {
		r.note(e, boards.ErrMissing, `write id="…" in small letters, digits and hyphens`, "the stage has no id that can be kept")
	}
	for name, w := range map[string]Words{"title": s.Title, "idea": s.Idea} {
		if w[english] == "" {
			r.note(e, boards.ErrMissing, fmt.Sprintf("add <%s>…</%s>, without a language", name, name), "the stage has no English %s", name)
		}
	}
	ids := map[string]bool{}
	for i := range e.Children {
		if child := &e.Children[i]; child.Name == "Task" {
			t := r.task(child, v, len(s.Tasks)+1)
			if ids[t.ID] {
				r.note(child, boards.ErrTwice, "give it an id of its own", "the task %q is there twice in the stage", t.ID)
			}
			ids[t.ID] = true
			s.Tasks = append(s.Tasks, t)
		}
	}
	if len(s.Tasks) == 0 {
		r.note(e, boards.ErrMissing, "put a <Task> into it", "there is no Task in the stage")
	}
	return s
}

// isKey reports whether an id may hold a letter: it is a key of what is kept.
func isKey(c rune) bool { return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' }

// words returns the texts of the children of one name by language; the first of a language counts.
func (r *reader) words(e *boards.Element, name string) Words {
	w := Words{}
	for i := range e.Children {
		child := &e.Children[i]
		if child.Name != name {
			continue
		}
		switch lang, ok := r.language(child); {
		case !ok:
		case w[lang] != "":
			r.note(child, boards.ErrTwice, "leave one of them", "<%s> is there twice for %s", name, lang)
		case child.Text != "":
			w[lang] = child.Text
		}
	}
	return w
}

// language returns the language of a text; ok is false, and it is noted, where what it names is none.
func (r *reader) language(e *boards.Element) (code string, ok bool) {
	if e.Lang == "" {
		return english, true
	}
	tag, ok := i18n.ParseExactTag(e.Lang)
	if !ok {
		r.note(e, boards.ErrLanguage, "write a language as in pl or pt-BR", "%q is no language", e.Lang)
		return "", false
	}
	return tag.String(), true
}

// nudges returns the nudges of a task in their order: a nudge begins with its English text, and its translations follow.
func (r *reader) nudges(e *boards.Element) (all []Words) {
	for i := range e.Children {
		child := &e.Children[i]
		if child.Name != "nudge" || child.Text == "" {
			continue
		}
		lang, ok := r.language(child)
		switch {
		case !ok:
		case lang == english:
			all = append(all, Words{english: child.Text})
		case len(all) == 0:
			r.note(child, boards.ErrMissing, "put the English one before it", "a nudge has no English text")
		case all[len(all)-1][lang] != "":
			r.note(child, boards.ErrTwice, "leave one of them", "<nudge> is there twice for %s", lang)
		default:
			all[len(all)-1][lang] = child.Text
		}
	}
	return all
}
