package rules

import (
	"fmt"
	"slices"
	"strings"
)

// The text of a game has three lines: the variant, the start and the moves, such as
//
//	oware seeds=5
//	5-5-5-5-5-5-5-5-5-5-5-5-0-0-S
//	F c E b | C f
//
// Moves after the bar were undone and can be redone. An equals sign is an agreement to stop, and a slash begins the next
// round. A start that is not the variant's is marked at the end of the first line. In a joint opening the choices are
// moves, in the order in which they were made.
const (
	customMark    = "start=custom"
	agreementMark = "="
	roundMark     = "/"
	presentMark   = "|"
)

// maxGameText is the longest text of a game that is read, in bytes: about 16 000 moves. No game of a human comes near
// it. Looking for repeats takes time with the square of the moves without a capture, and this keeps the worst text
// below what a player would notice.
const maxGameText = 1 << 15

// TextError says where the text of a game is wrong.
type TextError struct {
	Line int // from 1
	Err  error
}

// Error returns one sentence with the line.
func (e *TextError) Error() string { return fmt.Sprintf("game text, line %d: %v", e.Line, e.Err) }

// Unwrap returns what is wrong.
func (e *TextError) Unwrap() error { return e.Err }

// CustomStart reports whether the game started elsewhere than its variant starts, as one that was read from a file or
// belongs to a lesson may.
func (g *Game) CustomStart() bool { return customStart(g.variant, g.states[0].pos) }

func customStart(v Variant, start Position) bool { return start != v.Start(start.Turn()) }

// String returns the game as text that ParseGame reads back, with the moves that were undone.
func (g *Game) String() string {
	var b strings.Builder
	b.WriteString(g.variant.String())
	if g.CustomStart() {
		b.WriteString(" " + customMark)
	}
	b.WriteByte('\n')
	b.WriteString(g.states[0].pos.Text(g.variant.Houses))
	b.WriteByte('\n')
	for ply := 1; ply < len(g.states); ply++ {
		if ply > 1 {
			b.WriteByte(' ')
		}
		if ply == g.at+1 {
			b.WriteString(presentMark + " ")
		}
		switch pit, ok := g.MoveAt(ply); {
		case ok:
			b.WriteString(pit.String())
		case g.BeginsRound(ply):
			b.WriteString(roundMark)
		default:
			b.WriteString(agreementMark)
		}
	}
	b.WriteByte('\n')
	return b.String()
}

// ParseGame reads what Game.String writes and plays every move by the rules. Moves may run over several lines. Errors
// are of type *TextError; where a move is refused they wrap the reason, such as ErrMustFeed. A text of more than 32 KiB
// is refused. A start that is not the variant's need not be marked; see [CheckStart].
func ParseGame(text string) (*Game, error) {
	h, err := parseHead(text)
	if err != nil {
		return nil, err
	}
	g := NewGameAt(h.variant, h.start)
	present := -1
	for i, line := range h.moves {
		for _, word := range strings.Fields(line) {
			if word == presentMark {
				if present >= 0 {
					return nil, &TextError{i + 3, fmt.Errorf("the present is marked twice")}
				}
				present = g.Ply()
				continue
			}
			if err := g.PlayWord(word); err != nil {
				return nil, &TextError{i + 3, fmt.Errorf("move %d, %q: %w", g.Ply()+1, clip(word), err)}
			}
		}
	}
	if present >= 0 {
		g.at = present
	}
	return g, nil
}

// CheckStart returns nil if the text of a game begins as Game.String writes it: at the start of its variant, or marked.
// Else seeds have come or gone since it was written. Errors are of type *TextError; the moves are not looked at.
func CheckStart(text string) error {
	h, err := parseHead(text)
	if err != nil {
		return err
	}
	if customStart(h.variant, h.start) && !h.marked {
		return &TextError{2, fmt.Errorf("%s does not start so, and %s is not said", h.variant, customMark)}
	}
	return nil
}

// head is the text of a game up to its moves.
type head struct {
	variant Variant
	start   Position
	marked  bool     // as a start that is not the variant's
	moves   []string // the lines that follow
}

func parseHead(text string) (h head, err error) {
	if len(text) > maxGameText {
		return head{}, &TextError{1, fmt.Errorf("%d bytes are too many for a game", len(text))}
	}
	lines := strings.Split(strings.ReplaceAll(strings.TrimRight(text, " \t\r\n"), "\r\n", "\n"), "\n")
	if len(lines) < 2 {
		return head{}, &TextError{len(lines), fmt.Errorf("want a line for the variant, one for the start, and one for the moves")}
	}
	words := strings.Fields(lines[0])
	if i := slices.Index(words, customMark); i > 0 {
		words, h.marked = slices.Delete(words, i, i+1), true
	}
	if h.variant, err = ParseVariant(strings.Join(words, " ")); err != nil {
		return head{}, &TextError{1, err}
	}
	if h.start, err = h.variant.ParsePosition(strings.TrimSpace(lines[1])); err != nil {
		return head{}, &TextError{2, err}
	}
	h.moves = lines[2:]
	return h, nil
}

// PlayWord plays one word of the text of a game: a house, an agreement to stop, or the beginning of a round.
func (g *Game) PlayWord(word string) error {
	switch word {
	case agreementMark:
		return g.Agree()
	case roundMark:
		return g.NextRound()
	}
	pit, ok := ParsePit(word)
	if !ok {
		return ErrNoSuchHouse
	}
	return g.Play(pit)
}
