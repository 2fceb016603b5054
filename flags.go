package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"awele/activity"
	"awele/activity/settings"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
	"awele/tux/uci"
)

// check returns what is wrong with the choices of the command line; given are the names of its flags.
func check(o activity.Options, given map[string]bool) error {
	if _, ok := i18n.Match(o.Language); o.Language != "" && !ok {
		return fmt.Errorf("-lang %s: choose %s", o.Language, languages())
	}
	if given["level"] && tux.Level(o.Level).Valid() != tux.Level(o.Level) {
		return fmt.Errorf("-level %d: choose 1 to %d", o.Level, tux.Levels)
	}
	if given["seeds"] && (o.Seeds < 4 || o.Seeds > 6) {
		return fmt.Errorf("-seeds %d: choose 4, 5 or 6", o.Seeds)
	}
	if _, err := rules.ParseGrandSlam(o.Slam); o.Slam != "" && err != nil {
		return fmt.Errorf("-slam: %w", err)
	}
	return nil
}

// languages returns the codes that -lang takes, as in "en, fi or pl".
func languages() string {
	var codes []string
	for _, l := range i18n.Languages() {
		codes = append(codes, l.Code)
	}
	last := len(codes) - 1
	return strings.Join(codes[:last], ", ") + " or " + codes[last]
}

// gather returns all boards there are: those of the descriptor file, the first of which is to be played; the built-in
// ones; and those of the folder dir. file and dir may be empty. troubles are faults in the folder; err is one of the
// file, without which there is nothing to play.
func gather(file, dir string) (start string, all []boards.Board, troubles []error, err error) {
	var chosen []boards.Board
	if file != "" {
		found, err := boards.ReadFile(file)
		if err != nil {
			return "", nil, nil, err
		}
		var twice []error
		if chosen, twice = boards.Join(nil, found); twice != nil {
			return "", nil, nil, errors.Join(twice...)
		}
		start = chosen[0].Name
	}
	// Whoever chooses a file wants its boards, not others of the same name: it may be a copy of one of them, or lie in
	// the folder itself.
	others := func(list []boards.Board) []boards.Board {
		return slices.DeleteFunc(list, func(b boards.Board) bool {
			return slices.ContainsFunc(chosen, func(c boards.Board) bool { return c.Name == b.Name })
		})
	}
	all = append(chosen, others(boards.Builtin())...)
	if dir != "" {
		found, unread := boards.ReadDir(dir)
		joined, taken := boards.Join(all, others(found))
		all, troubles = joined, append(unread, taken...)
	}
	return start, all, troubles, nil
}

// rulesText prints what there is to read about the first board, in the language of the command line, else the one
// that was chosen last, else the system's. The error is that of out.
func rulesText(out io.Writer, o activity.Options) error {
	p := i18n.For(i18n.Choose(o.Language, settings.Open("").Settings().Language, i18n.System()))
	h := boards.Headings{Goal: p.T(i18n.Goal), Prerequisite: p.T(i18n.Prerequisite), Manual: p.T(i18n.HowToPlay)}
	return boards.Print(out, o.Boards[0], p.Code(), boards.DefaultWidth, h)
}

// serveEngine lets another program play against Tux at his full strength, by the seeds and the rule that the flags chose.
func serveEngine(in io.Reader, out, errOut io.Writer, o activity.Options) error {
	seeds := o.Seeds
	if seeds == 0 {
		seeds = 4
	}
	slam, _ := rules.ParseGrandSlam(o.Slam) // checked; left out it is the usual one
	options := uci.Options{Variant: rules.NewOware(seeds, slam, rules.OfferShare)}
	if c, ok := endgame.For(options.Variant); ok {
		supply := endgame.NewSupply(c, endgame.UserCache(), 12)
		defer supply.Close()
		options.Ready, options.Endgames = supply.WaitKept, supply.Table
	}
	return uci.Serve(in, out, errOut, options)
}
