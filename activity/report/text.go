package report

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"awele/activity/settings"
	"awele/i18n"
)

// animalWords are the animals in words.
var animalWords = [settings.Animals]i18n.Key{
	settings.Lion: i18n.Lion, settings.Elephant: i18n.Elephant, settings.Giraffe: i18n.Giraffe, settings.Zebra: i18n.Zebra,
	settings.Monkey: i18n.Monkey, settings.Parrot: i18n.Parrot, settings.Turtle: i18n.Turtle, settings.Crocodile: i18n.Crocodile,
}

// Text writes what children have done, in a language. The error is that of out.
func Text(out io.Writer, children []Child, names Names, p *i18n.Printer) error {
	var b strings.Builder
	folder := ""
	for i, c := range children {
		if i > 0 {
			b.WriteByte('\n')
		}
		if c.Folder != folder {
			folder = c.Folder
			fmt.Fprintf(&b, "%s\n\n", plain(folder))
		}
		fmt.Fprintf(&b, "%s\n", p.T(animalWords[c.Picture]))
		if c.Damaged {
			fmt.Fprintf(&b, "  %s\n", p.T(i18n.ReportDamaged))
			continue
		}
		if before := b.Len(); !c.write(&b, names, p) && b.Len() == before {
			fmt.Fprintf(&b, "  %s\n", p.T(i18n.ReportNothing))
		}
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// write writes what a child has done, and reports whether that is anything.
func (c *Child) write(b *strings.Builder, names Names, p *i18n.Printer) (any bool) {
	for _, board := range c.Progress.Boards() {
		stages, levels := names.stages(c.Progress, board, p.Code()), c.Progress.Levels(board)
		if len(stages)+len(levels) == 0 {
			continue
		}
		any = true
		fmt.Fprintf(b, "  %s\n", plain(names.board(board, p.Code())))
		for _, s := range stages {
			done := fmt.Sprint(s.done)
			if s.tasks > 0 {
				done = fmt.Sprintf("%d/%d", s.done, s.tasks)
			}
			fmt.Fprintf(b, "    %s: %s\n", plain(s.title), p.T(i18n.ReportStage, done, s.unaided, s.first))
		}
		for _, level := range levels {
			t := c.Progress.Games(board, level)
			fmt.Fprintf(b, "    %s\n", p.T(i18n.ReportGames, level, t.Won, t.Drawn, t.Lost))
		}
	}
	for _, game := range c.Progress.PuzzleGames() {
		any = true
		fmt.Fprintf(b, "  %s\n", p.T(i18n.ReportPuzzles, plain(names.board(game, p.Code()))))
		motifs := c.Progress.Puzzles(game).Motifs
		for _, name := range sorted(motifs) {
			fmt.Fprintf(b, "    %s: %s\n", motif(name, p), p.T(i18n.ReportTries, motifs[name].First, motifs[name].Tried))
		}
	}
	return any
}

// plain returns a name from a file without what could steer a terminal.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			return '?'
		}
		return r
	}, name)
}

// sorted returns the keys of a map in their order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
