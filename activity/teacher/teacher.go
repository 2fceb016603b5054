// Package teacher holds what a teacher has decided for a machine in a file: settings that nobody changes, and what is offered
// of boards, levels and stages. It decides over the command line, which decides over what a child has chosen.
package teacher

import (
	"slices"

	"awele/activity/settings"
	"awele/rules"
)

// File is the name of the file.
const File = "awele-teacher.toml"

// Rules are what a file says. The zero value decides nothing.
type Rules struct {
	values  settings.Settings // of the keys that have a value
	given   map[string]bool   // the keys that have one
	locked  map[string]bool   // what nobody changes, by key
	words   map[string]string // of choices at the table, by their names
	boards  []string
	levels  []int
	stages  []string
	name    string         // of the file
	lines   map[string]int // where its keys stand, from 1
	unknown bool           // something was written that cannot be read: whatever it was to lock is locked

	Troubles []error // what cannot be read, with file and line
}

// field is a setting that a teacher may decide, by its key in the file.
type field struct {
	key, row string // row is its ID on the Settings screen
	at       any    // func(*settings.Settings) *T
}

// The keys of the settings.
var fields = []field{
	{"language", "language", func(s *settings.Settings) *string { return &s.Language }},
	{"sound", "mute", func(s *settings.Settings) *bool { return &s.Muted }}, // the other way round
	{"speed", "speed", func(s *settings.Settings) *settings.Speed { return &s.Speed }},
	{"calm", "calm", func(s *settings.Settings) *bool { return &s.Calm }},
	{"text", "text", func(s *settings.Settings) *int { return &s.TextPercent }},
	{"contrast", "contrast", func(s *settings.Settings) *bool { return &s.HighContrast }},
	{"preview", "path", func(s *settings.Settings) *bool { return &s.PathPreview }},
	{"warn", "warn", func(s *settings.Settings) *bool { return &s.Warn }},
	{"hints", "hints", func(s *settings.Settings) *bool { return &s.HintsDuo }},
	{"tablet", "table-turned", func(s *settings.Settings) *bool { return &s.OnTable }},
	{"fullscreen", "fullscreen", func(s *settings.Settings) *bool { return &s.Fullscreen }},
}

// deeds are the rows of Settings in which something is done, which can only be locked.
var deeds = []string{"anew", "children"}

// Locked reports whether a row of the Settings screen cannot be changed, by its ID.
func (r *Rules) Locked(row string) bool {
	if i := slices.IndexFunc(fields, func(f field) bool { return f.row == row }); i >= 0 {
		row = fields[i].key
	}
	return r.unknown || r.locked[row]
}

// Word returns the word that is decided for a choice at the table, "" for none.
func (r *Rules) Word(choice string) string { return r.words[choice] }

// Hold returns s where nothing is changed that is locked, and whether something was: what has a value gets it, and the rest
// stays as it is in was. Of the tables of the boards it holds what is locked without a word, and the level.
func (r *Rules) Hold(s, was settings.Settings) (held settings.Settings, changed bool) {
	for _, f := range fields {
		if r.Locked(f.row) {
			from := &was
			if r.given[f.key] {
				from = &r.values
			}
			changed = f.copy(&s, from) || changed
		}
	}
	for _, board := range s.Tables.Boards() {
		table, before := s.Tables.Of(board), was.Tables.Of(board)
		for _, name := range choiceNames() {
			if word := before.Choice(name); r.Locked(name) && r.words[name] == "" && table.Choice(name) != word {
				table, changed = table.WithChoice(name, word), true
			}
		}
		s.Tables = s.Tables.With(board, table)
	}
	return s, changed
}

// copy copies a field and reports whether it changed by that.
func (f field) copy(to, from *settings.Settings) (changed bool) {
	switch at := f.at.(type) {
	case func(*settings.Settings) *string:
		changed = *at(to) != *at(from)
		*at(to) = *at(from)
	case func(*settings.Settings) *bool:
		changed = *at(to) != *at(from)
		*at(to) = *at(from)
	case func(*settings.Settings) *int:
		changed = *at(to) != *at(from)
		*at(to) = *at(from)
	case func(*settings.Settings) *settings.Speed:
		changed = *at(to) != *at(from)
		*at(to) = *at(from)
	}
	return changed
}

// Spare returns s, which is to be kept, with what is locked as a child has chosen it, in kept.
func (r *Rules) Spare(s, kept settings.Settings) settings.Settings {
	for _, f := range fields {
		if r.Locked(f.row) {
			f.copy(&s, &kept)
		}
	}
	return s
}

// Level returns the level that is offered and nearest to l; the lower of two.
func (r *Rules) Level(l int) int {
	nearest := l
	for i, offered := range r.levels { // which are in their order
		if i == 0 || max(offered-l, l-offered) < max(nearest-l, l-nearest) {
			nearest = offered
		}
	}
	return nearest
}

// OffersLevel reports whether a child may choose a level.
func (r *Rules) OffersLevel(l int) bool { return r.Level(l) == l }

// Boards returns those boards that are offered, of all that there are in their order; the first where none would be left.
func (r *Rules) Boards(all []string) []string { return offered(all, r.boards) }

// Stages returns those stages of a board that are offered, of all that there are in their order, by their ids. There may be
// none: a list names those of all boards.
func (r *Rules) Stages(all []string) []string {
	if len(r.stages) == 0 {
		return offered(all, r.stages)
	}
	return slices.DeleteFunc(slices.Clone(all), func(id string) bool { return !slices.Contains(r.stages, id) })
}

func offered(all, named []string) []string {
	if named == nil || len(all) == 0 {
		return all
	}
	left := slices.DeleteFunc(slices.Clone(all), func(name string) bool { return !slices.Contains(named, name) })
	if len(left) == 0 {
		return all[:1]
	}
	return left
}

// choiceNames are the names of the choices at the table of all games, and of who starts.
func choiceNames() (names []string) {
	for _, k := range rules.Kinds() {
		for _, c := range k.Choices() {
			if c.Name != "repeat" { // for programs that play against Tux; a child is always asked
				names = append(names, c.Name)
			}
		}
	}
	names = append(names, settings.StarterChoice)
	slices.Sort(names)
	return slices.Compact(names)
}
