package activity

import (
	"slices"

	"awele/activity/settings"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// What a teacher has decided stands over the command line, and that over what a child chooses.

// offered returns those boards that a teacher offers.
func (a *app) offered(all []boards.Board) []boards.Board {
	var names []string
	for _, b := range all {
		names = append(names, b.Name)
	}
	names = a.options.Teacher.Boards(names)
	return slices.DeleteFunc(all, func(b boards.Board) bool { return !slices.Contains(names, b.Name) })
}

// offersLevel reports whether a teacher lets children choose a level.
func (a *app) offersLevel(l tux.Level) bool { return a.options.Teacher.OffersLevel(int(l)) }

// held returns what a child has chosen without what a teacher does not let change, and says so if that is anything.
func (a *app) held(s settings.Settings) settings.Settings {
	s, changed := a.options.Teacher.Hold(s, a.now)
	if changed {
		a.tell(a.text.T(i18n.TeacherChose))
	}
	for _, b := range a.options.Boards {
		s.Tables = s.Tables.With(b.Name, a.heldTable(b.Kind(), s.Tables.Of(b.Name)))
	}
	return s
}

// heldTable returns what is chosen for a board of a kind with what a teacher has decided on top.
func (a *app) heldTable(k rules.Kind, t settings.Table) settings.Table {
	t = t.WithLevel(a.options.Teacher.Level(t.Level))
	if word := a.options.Teacher.Word(settings.StarterChoice); word != "" {
		t = t.WithChoice(settings.StarterChoice, word)
	}
	for _, c := range k.Choices() {
		if word := a.options.Teacher.Word(c.Name); word != "" && settable(k, c, word) {
			t = t.WithChoice(c.Name, word)
		}
	}
	return t
}

// settable reports whether a choice of a kind of game may have a word.
func settable(k rules.Kind, c rules.Choice, word string) bool {
	v := k.Usual()
	return c.Set(&v, word) == nil
}
