//go:build !js

package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"awele/activity"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui/text"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/uci"
)

// languages returns the codes that -lang takes, as in "en, fi or pl".
func languages() string {
	var codes []string
	for _, l := range i18n.Languages() {
		codes = append(codes, l.Code)
	}
	return orList(codes)
}

// orList joins words as in "4, 5 or 6".
func orList(words []string) string { return list(words, " or ") }

func list(words []string, lastly string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + lastly + words[last]
}

// choice returns a choice of Oware, which the flags choose, by its name in the text of a variant.
func choice(name string) rules.Choice {
	all := rules.Oware.Choices()
	return all[slices.IndexFunc(all, func(c rules.Choice) bool { return c.Name == name })]
}

// choiceWords returns what a flag of that name takes.
func choiceWords(name string) string { return orList(choice(name).Values) }

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

// checkFolder prints what is wrong with each descriptor of a folder, line by line, and reports whether all can be used.
func checkFolder(out io.Writer, dir string) bool {
	found, troubles := boards.ReadDir(dir)
	joined, taken := boards.Join(boards.Builtin(), found)
	own := joined[len(boards.Builtin()):]
	troubles = append(append(troubles, taken...), paintable(own)...)
	faults := 0
	for _, err := range troubles {
		fmt.Fprintln(out, err) // a file with several faults has a line for each
		faults += strings.Count(err.Error(), "\n") + 1
	}
	fmt.Fprintf(out, "%s: boards that can be played: %d; faults: %d\n", dir, len(own), faults)
	return len(troubles) == 0
}

// paintable takes from the boards, in place, the texts in letters that the font lacks, and returns a line for each such board.
func paintable(all []boards.Board) (troubles []error) {
	for i, b := range all {
		var err error
		if all[i], err = b.Painted(text.Has); err != nil {
			troubles = append(troubles, err)
		}
	}
	return troubles
}

// rulesText prints what there is to read about the first board, as it is played with the seeds and the rule of the command
// line, in its language, else the one that was chosen last, else the system's. The error is that of out.
func rulesText(out io.Writer, o activity.Options) error {
	p := i18n.For(i18n.Choose(o.Language, settings.Load(store.Peek("")).Language, i18n.System()))
	h := boards.Headings{Goal: p.T(i18n.Goal), Prerequisite: p.T(i18n.Prerequisite), Manual: p.T(i18n.HowToPlay)}
	played := o.Boards[0].With(boards.Options{Seeds: o.Seeds, Slam: o.Slam})
	return boards.Print(out, played, p.Code(), boards.DefaultWidth, h)
}

// serveEngine lets another program play against Tux at his full strength, by the seeds and the rules that the flags chose; repeat is the
// word of a rules.Repetition, "" for the usual one.
func serveEngine(in io.Reader, out, errOut io.Writer, o activity.Options, repeat string) error {
	seeds := o.Seeds
	if seeds == 0 {
		seeds = 4
	}
	slam, _ := rules.ParseGrandSlam(o.Slam) // checked; left out it is the usual one
	options := uci.Options{Variant: rules.NewOware(seeds, slam, rules.OfferShare)}
	if repeat != "" {
		if err := choice("repeat").Set(&options.Variant, repeat); err != nil {
			return err
		}
	}
	if c, ok := endgame.For(options.Variant); ok {
		supply := endgame.NewSupply(c, endgame.UserCache(), 12)
		defer supply.Close()
		options.Ready, options.Endgames = supply.WaitKept, supply.Table
	}
	return uci.Serve(in, out, errOut, options)
}
