//go:build !js

package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"awele/activity/kinds"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui/text"
	"awele/boards"
	"awele/i18n"
	"awele/ogn"
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

// openGame reads the first game of a file. note says what else there is to know about it, "" for nothing.
func openGame(name string) (f *ogn.File, note string, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, "", err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, ogn.MaxSize+1))
	if err != nil {
		return nil, "", err
	}
	if f, err = ogn.Read(data); err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	if f.Games > 1 {
		note = fmt.Sprintf("%s: %d games, of which the first is opened", name, f.Games)
	}
	return f, note, nil
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

// rulesText prints what there is to read about a board in the language of the command line, else the one that was chosen
// last, else the system's. The error is that of out.
func rulesText(out io.Writer, b boards.Board, lang string) error {
	p := i18n.For(i18n.Choose(lang, settings.Load(store.Peek("")).Language, i18n.System()))
	h := boards.Headings{
		Goal: p.T(i18n.Goal), Table: p.T(i18n.CompareTitle), Prerequisite: p.T(i18n.Prerequisite), Manual: p.T(i18n.HowToPlay),
		History: p.T(i18n.History),
	}
	var table [][]string
	for _, d := range kinds.Compare(b.Variant()) {
		if table == nil {
			table = append(table, kinds.Heads(p.T))
		}
		table = append(table, d.Cells(p.T))
	}
	return boards.Print(out, b, p.Code(), boards.DefaultWidth, h, table)
}

// serveEngine lets another program play against Tux at his full strength. The error is that of in or out, or says that the
// game is not played here.
func serveEngine(in io.Reader, out, errOut io.Writer, v rules.Variant) error {
	if err := v.Validate(); err != nil {
		return err
	}
	options := uci.Options{Variant: v}
	if c, ok := endgame.For(v); ok {
		supply := endgame.NewSupply(c, endgame.UserCache(), 12)
		defer supply.Close()
		options.Ready, options.Endgames = supply.WaitKept, supply.Table
	}
	return uci.Serve(in, out, errOut, options)
}
