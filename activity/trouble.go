package activity

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"awele/activity/settings"
	"awele/i18n"
)

// trouble is what the board is to say of trouble with what is kept, and what of it stays true.
type trouble struct {
	news   []i18n.Key // what is still to be said on the board
	unkept i18n.Key   // what is true of the files that cannot be kept now, "" if all are
	said   []i18n.Key // of that, what the board was given to say: once is enough
}

// tell lets the board say something once.
func (t *trouble) tell(key i18n.Key) { t.news = append(t.news, key) }

// told takes note that something was said elsewhere.
func (t *trouble) told(key i18n.Key) {
	t.news = slices.DeleteFunc(t.news, func(k i18n.Key) bool { return k == key })
}

// next returns what the board is to say now, "" if there is nothing.
func (t *trouble) next() (key i18n.Key) {
	if len(t.news) > 0 {
		key, t.news = t.news[0], t.news[1:]
	}
	return key
}

// look takes note of the files that cannot be kept now, by their names, and reports whether that is news. The first reason,
// which names the folder, goes to the log.
func (t *trouble) look(unkept map[string]error, log io.Writer) (news bool) {
	now := notSaved(unkept)
	if now == t.unkept {
		return false
	}
	t.unkept = now
	if now != "" && !slices.Contains(t.said, now) {
		if len(t.said) == 0 && log != nil {
			first := slices.Min(slices.Collect(maps.Keys(unkept)))
			fmt.Fprintf(log, "awele: %v\n", unkept[first])
		}
		t.said = append(t.said, now)
		t.tell(now)
	}
	return true
}

// notSaved says what of the files that cannot be kept matters most to a child, "" if all are kept.
func notSaved(unkept map[string]error) i18n.Key {
	if len(unkept) == 0 {
		return ""
	}
	for name := range unkept {
		if !strings.HasSuffix(name, settings.File) { // of whichever picture
			return i18n.NotSaved
		}
	}
	return i18n.SettingsNotSaved
}

// news returns a line about trouble that is to be said on the board, once; "" if there is none.
func (a *app) news() string {
	if key := a.trouble.next(); key != "" {
		return a.text.T(key)
	}
	return ""
}
