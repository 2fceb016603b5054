package activity

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"awele/activity/settings"
	"awele/boards"
	"awele/i18n"
)

// trouble is what the child is told about boards that are not here and files that cannot be kept.
type trouble struct {
	note   i18n.Key   // a friendly line for Home, until something is started; "" if there is none
	news   []i18n.Key // what is still to be said on the board
	unkept i18n.Key   // what is true of the files that cannot be kept now, "" if all are
	said   []i18n.Key // of that, what was said on the board: once is enough
}

// readTrouble takes note of trouble with what is kept, and reports whether there is any news. It may come late: the disk
// takes its time.
func (a *app) readTrouble() (news bool) {
	for _, t := range a.store.Trouble() {
		news = true
		switch {
		case t.Twice != "":
			a.note = i18n.OpenTwice
		case t.Damaged == settings.File:
			a.note = i18n.SettingsDamaged
		default:
			a.note = i18n.SaveDamaged
		}
		a.news = append(a.news, a.note)
	}
	unkept := a.store.Unkept()
	now := notSaved(unkept)
	if now == a.unkept {
		return news
	}
	a.unkept = now
	if now != "" && !slices.Contains(a.said, now) {
		if len(a.said) == 0 && a.options.Log != nil {
			first := slices.Min(slices.Collect(maps.Keys(unkept)))
			fmt.Fprintf(a.options.Log, "awele: %v\n", unkept[first]) // it names the folder
		}
		a.said = append(a.said, now)
		a.news = append(a.news, now)
	}
	return true
}

// notSaved says what of the files that cannot be kept matters most to a child, "" if all are kept.
func notSaved(unkept map[string]error) i18n.Key {
	_, settingsToo := unkept[settings.File]
	switch {
	case len(unkept) == 0:
		return ""
	case len(unkept) == 1 && settingsToo:
		return i18n.SettingsNotSaved
	}
	return i18n.NotSaved
}

// message is a friendly line about trouble for Home, "" if there is none.
func (a *app) message() string {
	a.readTrouble()
	switch {
	case a.note != "":
		a.news = slices.DeleteFunc(a.news, func(key i18n.Key) bool { return key == a.note }) // it is said now
		return a.text.T(a.note)
	case a.unkept != "":
		return a.text.T(a.unkept)
	case len(a.options.Troubles) > 0:
		return a.text.T(i18n.BoardTrouble, troubleFile(a.options.Troubles[0]))
	}
	return ""
}

// tell returns a line that is to be said on the board, once; "" if there is none.
func (a *app) tell() string {
	if len(a.news) == 0 {
		return ""
	}
	key := a.news[0]
	a.news = a.news[1:]
	return a.text.T(key)
}

// longestName is how many letters of a file's name a child is shown.
const longestName = 32

// troubleFile returns the name of the descriptor that an error is about, without its folder. A file may have any name, so
// it is cut to a length that fits, and what cannot be painted is left out.
func troubleFile(err error) string {
	var e *boards.Error
	if !errors.As(err, &e) {
		return ""
	}
	name := strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, filepath.Base(e.File))
	if r := []rune(name); len(r) > longestName {
		name = string(r[:longestName-1]) + "…"
	}
	return name
}
