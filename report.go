//go:build !js

package main

import (
	"io"

	"awele/activity/report"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/i18n"
)

// printReport prints what the children have done of whom something is kept in some folders, or in the user's own. The error
// is that of out, or names a folder that is not there.
func printReport(out io.Writer, folders []string, asTable bool, g gathered, lang string) error {
	children, err := report.Read(folders)
	if err != nil {
		return err
	}
	names := report.Names{Boards: g.boards, Courses: g.courses}
	if asTable {
		return report.CSV(out, children, names)
	}
	lang = i18n.Choose(lang, settings.Load(store.Peek("")).Language, i18n.System())
	return report.Text(out, children, names, i18n.For(lang))
}
