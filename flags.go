package main

import (
	"fmt"
	"io"

	"awele/activity"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// check returns what is wrong with the choices of the command line.
func check(o activity.Options) error {
	if _, ok := i18n.Match(o.Language); o.Language != "" && !ok {
		return fmt.Errorf("-lang %s: awele speaks en, fi, gl and pl", o.Language)
	}
	if o.Level != 0 && tux.Level(o.Level).Valid() != tux.Level(o.Level) {
		return fmt.Errorf("-level %d: choose 1 to %d", o.Level, tux.Levels)
	}
	if o.Seeds != 0 && (o.Seeds < 4 || o.Seeds > 6) {
		return fmt.Errorf("-seeds %d: choose 4, 5 or 6", o.Seeds)
	}
	if _, err := rules.ParseGrandSlam(o.Slam); o.Slam != "" && err != nil {
		return fmt.Errorf("-slam: %w", err)
	}
	return nil
}

// rulesText prints what there is to read about the first board.
func rulesText(out io.Writer, o activity.Options) int {
	p := i18n.For(i18n.Choose(o.Language, "", i18n.System()))
	h := boards.Headings{Goal: p.T(i18n.Goal), Prerequisite: p.T(i18n.Prerequisite), Manual: p.T(i18n.HowToPlay)}
	if err := boards.Print(out, o.Boards[0], p.Code(), boards.DefaultWidth, h); err != nil {
		return exitFailed
	}
	return exitOK
}
