// Package puzzles holds moments of games with exactly one best house, as they are built in, and chooses the next one for a
// child. The command tools/puzzles finds them and proves them.
package puzzles

import (
	"bufio"
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"awele/lessons"
	"awele/rules"
)

// Steps is how many steps of difficulty there are, from 1.
const Steps = 6

// Puzzle is a moment of a game in which one house is best by far.
type Puzzle struct {
	Variant rules.Variant
	Moves   string        // from the start of the variant to the moment, as in the text of a game
	Line    []rules.House // own move, answer, own move, and so on; every own one is the only right one
	Motif   string        // a word of Motifs
	Step    int           // of difficulty, 1 to Steps
	Number  int           // in its game, from 0: a key of what is kept
}

// Game returns the text of the game up to the moment.
func (p *Puzzle) Game() string {
	start := p.Variant.Start(rules.South)
	return fmt.Sprintf("%v\n%s\n%s\n", p.Variant, start.Text(p.Variant.Houses), strings.Join(strings.Split(p.Moves, ""), " "))
}

// Task returns the puzzle as a task of a lesson.
func (p *Puzzle) Task() lessons.Task {
	return lessons.Task{
		ID: strconv.Itoa(p.Number), Kind: lessons.Find, Start: p.Game(), Line: p.Line,
		Goal: lessons.Goal{Name: lessons.Best, House: rules.NoHouse},
	}
}

//go:embed puzzles.gz
var file []byte

var all = sync.OnceValue(func() map[string][]Puzzle {
	found, err := Read(bytes.NewReader(file))
	if err != nil {
		panic(err) // a test reads them
	}
	return found
})

// Of returns the puzzles of a board of the program, in the order of their numbers; none where it has none. They must not
// be changed.
func Of(board string) []Puzzle { return all()[board] }

// Read reads what Write wrote, by board.
func Read(r io.Reader) (map[string][]Puzzle, error) {
	unpacked, err := gzip.NewReader(r)
	if err != nil {
		return nil, err
	}
	found := map[string][]Puzzle{}
	var board string
	var v rules.Variant
	lines := bufio.NewScanner(unpacked)
	for n := 1; lines.Scan(); n++ {
		fields := strings.Fields(lines.Text())
		if len(fields) > 0 && fields[0] == "board" {
			board = fields[1]
			if v, err = rules.ParseVariant(strings.Join(fields[2:], " ")); err != nil {
				return nil, fmt.Errorf("puzzles, line %d: %w", n, err)
			}
			continue
		}
		p, err := parse(fields)
		if err != nil {
			return nil, fmt.Errorf("puzzles, line %d: %w", n, err)
		}
		p.Variant, p.Number = v, len(found[board])
		found[board] = append(found[board], p)
	}
	return found, lines.Err()
}

// parse reads the words of a puzzle: step, motif, line and moves.
func parse(fields []string) (p Puzzle, err error) {
	if len(fields) != 4 {
		return p, fmt.Errorf("%d words", len(fields))
	}
	if p.Step, err = strconv.Atoi(fields[0]); err != nil || p.Step < 1 || p.Step > Steps {
		return p, fmt.Errorf("step %q", fields[0])
	}
	p.Motif, p.Moves = fields[1], fields[3]
	for _, letter := range fields[2] {
		pit, ok := rules.ParsePit(string(letter))
		if !ok {
			return p, fmt.Errorf("house %q", letter)
		}
		p.Line = append(p.Line, pit.House)
	}
	return p, nil
}

// Write writes the puzzles of boards, in the given order, in few bytes: the moves are letters, and gzip does the rest.
func Write(w io.Writer, boards []string, of map[string][]Puzzle) error {
	packed, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	for _, board := range boards {
		for i := range of[board] {
			p := &of[board][i]
			if i == 0 {
				fmt.Fprintf(packed, "board %s %v\n", board, p.Variant)
			}
			fmt.Fprintf(packed, "%d %s %s %s\n", p.Step, p.Motif, lineText(p.Line), p.Moves)
		}
	}
	return packed.Close()
}

// lineText writes the houses of a line: the own moves as South's, the answers as North's.
func lineText(line []rules.House) string {
	var b strings.Builder
	for i, h := range line {
		b.WriteString(h.Letter(rules.Side(i % 2)))
	}
	return b.String()
}
