package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"awele/rules"
)

// document is what stands in docs/ladder.md: a report for each kind of game that was measured.
type document map[rules.Kind]*report

const documentHeading = `# The ladder

Written by the command that measures it (tools/ladder); the rows that it is asked for are measured anew, the others stay:

	go run ./tools/ladder -slow 2000 -write docs/ladder.md
	go run ./tools/ladder -game kalah -games 1000 -top 4000 -slow 400 -hints 0 -climb 0 -write docs/ladder.md
	go run ./tools/ladder -game congkak -games 300 -top 1000 -slow 300 -hints 0 -climb 0 -write docs/ladder.md

Seats alternate, and both games of a pair have the same seed. A random learner plays any legal house; one that sees 60 %
plays what stores most in its turn 60 % of the time, and else at random; "two plies 80 %" also counts what the answer takes;
"two plies" and "four plies" search so far for the most seeds stored, without a slip. Wins, draws and
losses of the first are in per cent; score counts a draw half, with its 95 % confidence interval; close are games that
ended within 6 seeds, in per cent; plies is the mean length of a game in moves of both sides, and tail the median number of
moves that were left when the second first led by 15 (-1: it never did). Heavy are games lost by 15 seeds or more, and
decl. those in which the second could have won with one move, but not with its first turn, and played one that does not end
the game, in per cent.
`

// introductions say how each kind of game is played, and what its tables have of their own.
var introductions = map[rules.Kind]string{
	rules.Oware: `The game has 4 seeds in a house and the rule NoCapture for a grand slam. The first repeat ends a game, and the endgame
table knows 12 seeds, as on the screen. Quiet are games with 60 moves in a row without a capture, in per cent.`,
	rules.Kalah: `The game has 4 seeds in a house. A turn of several sowings counts as one ply of a learner, up to three of them. Seeds
is the share of all seeds that the first stores, in per cent. With best play the first side wins by 8, so that between
players who see far the seat decides.`,
	rules.Congkak: `The game has seven seeds in each of seven houses, is opened together, and sets no limit to the sowings of a turn: a
learner sows as often as it can, while the levels up to 6 keep to their own limit. A turn of several sowings counts as one
ply of a learner, up to three of them. Seeds is the share of all seeds that the first stores, in per cent. Among players
who see far whoever moves first wins.`,
}

// titleOf returns the line with which the report of a kind of game begins.
func titleOf(k rules.Kind) string {
	name := k.String()
	return "# " + strings.ToUpper(name[:1]) + name[1:]
}

// of returns the report of a kind of game, an empty one if it has none yet.
func (d document) of(k rules.Kind) *report {
	if d[k] == nil {
		d[k] = &report{}
	}
	return d[k]
}

// String returns the text of the file.
func (d document) String() string {
	var b strings.Builder
	b.WriteString(documentHeading)
	for _, k := range rules.Kinds() {
		if d[k] != nil {
			b.WriteString(d[k].text(k))
		}
	}
	return b.String()
}

// readDocument reads a file that was written before. One that does not exist yet is empty.
func readDocument(path string) (document, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return document{}, nil
	}
	if err != nil {
		return nil, err
	}
	return parseDocument(string(data))
}

// parseDocument reads what String writes.
func parseDocument(text string) (document, error) {
	d := document{}
	begins := map[string]rules.Kind{}
	for _, k := range rules.Kinds() {
		begins[titleOf(k)] = k
	}
	var lines []string
	var kind rules.Kind
	inReport := false
	take := func() error {
		if !inReport {
			return nil
		}
		r, err := parseReport(strings.Join(lines, "\n"))
		if err != nil {
			return fmt.Errorf("%s: %w", kind, err)
		}
		d[kind] = &r
		return nil
	}
	for _, line := range strings.Split(text, "\n") {
		if k, ok := begins[line]; ok {
			if err := take(); err != nil {
				return nil, err
			}
			kind, lines, inReport = k, nil, true
		}
		lines = append(lines, line)
	}
	if err := take(); err != nil {
		return nil, err
	}
	if len(d) == 0 {
		return nil, errors.New("there is no game in the file")
	}
	return d, nil
}
