package rules

import (
	"fmt"
	"strings"
)

// GrandSlam is the rule for a capture that would take every seed of the opponent.
type GrandSlam uint8

// The three rules in use among Oware players.
const (
	// NoCapture: the move is legal, the seeds are sown, nothing is captured ("abapa").
	NoCapture GrandSlam = iota
	// Forbidden: not legal while a legal move that is no grand slam exists. When only slams are left each may be
	// played: it captures the whole row, and the mover also takes what lies on its own side ("wari").
	Forbidden
	// CaptureAll: legal, captures the whole row; the same side moves again and must feed.
	CaptureAll
)

// Repetition is the rule for a board that comes back with the same side to move and nothing captured since.
type Repetition uint8

const (
	// OfferShare: from the first repeat on the players may agree to stop; at the third repeat of one board, when it
	// stands for the fourth time, the game ends by itself and each side keeps the seeds of its row. Each board is
	// counted by itself; one with an empty row is neither offered nor ended upon, but counts when the next move is made.
	OfferShare Repetition = iota
	// EndOnRepeat: the game ends at the first repeat.
	EndOnRepeat
)

// repeatsToEnd is the number of repeats that ends a game under OfferShare.
const repeatsToEnd = 3

// Opening is how a game begins.
type Opening uint8

const (
	// InTurn: one side moves, and then the other.
	InTurn Opening = iota
	// Together: both sides choose a house without seeing the other's choice, and sow at the same time; see
	// [Game.Opening].
	Together
)

var (
	slamNames    = [...]string{"nocapture", "forbidden", "captureall"}
	repeatNames  = [...]string{"offer", "end"}
	openingNames = [...]string{"inturn", "together"}
)

// String returns the word used in texts and files: nocapture, forbidden or captureall.
func (g GrandSlam) String() string { return nameOf(slamNames[:], int(g)) }

// String returns the word used in texts and files: offer or end.
func (r Repetition) String() string { return nameOf(repeatNames[:], int(r)) }

// String returns the word used in texts and files: inturn or together.
func (o Opening) String() string { return nameOf(openingNames[:], int(o)) }

// ParseGrandSlam reads what GrandSlam.String writes.
func ParseGrandSlam(s string) (GrandSlam, error) {
	i, err := parseWord("grand-slam rule", slamNames[:], s)
	return GrandSlam(i), err
}

// Variant is a game with its house rules. It is comparable. What is not chosen about its kind has the value that is usual
// for the kind: start from [Kind.Usual] or NewOware. Its zero value is not valid.
type Variant struct {
	Kind    Kind
	Houses  int // in a row
	Seeds   int // in each house at the start
	Slam    GrandSlam
	Repeat  Repetition
	Opening Opening
	Rounds  int // of the whole game at most; up to 1 the game is a single round
	Limit   int // sowings a turn at most; 0 is no limit
}

// Validate returns an error that says what cannot be played.
func (v Variant) Validate() error {
	if !v.Kind.Playable() {
		return fmt.Errorf("the game %s is not playable yet", v.Kind)
	}
	if v.Houses < 1 || v.Houses > MaxHouses || v.Seeds < 0 || v.Seeds > MaxSeeds/(2*v.Houses) {
		return fmt.Errorf("2 × %d houses with %d seeds each: 1 to %d houses and at most %d seeds fit on a board",
			v.Houses, v.Seeds, MaxHouses, MaxSeeds)
	}
	if err := books[v.Kind].Validate(v); err != nil {
		return err
	}
	chosen := v.Kind.Usual()
	for _, c := range v.Kind.Choices() {
		if err := c.Set(&chosen, c.Get(v)); err != nil {
			return err
		}
	}
	if _, together := books[v.Kind].(OpeningBook); v.Opening == Together && !together {
		return fmt.Errorf("%s has no opening that both sides sow together", v.Kind)
	}
	if chosen != v {
		return fmt.Errorf("%s has no choice but of %s", v.Kind, choiceNames(v.Kind))
	}
	return nil
}

// choiceNames lists the choices of a kind as a text writes them: "seeds=, slam= or repeat=".
func choiceNames(k Kind) string {
	var names []string
	for _, c := range k.Choices() {
		names = append(names, c.Name+"=")
	}
	if names == nil {
		return "nothing"
	}
	return orList(names)
}

// String returns the variant as text: the name of the game and what is chosen otherwise than usual, such as "oware" or
// "oware seeds=6 repeat=end".
func (v Variant) String() string {
	var b strings.Builder
	b.WriteString(v.Kind.String())
	for _, c := range v.Kind.Choices() {
		if word := c.Get(v); word != c.usual(v) {
			b.WriteString(" " + c.Name + "=" + word)
		}
	}
	return b.String()
}

// ParseVariant reads what Variant.String writes, in any order. What is left out, as all that is usual may be, takes its
// usual value. A kind that cannot be played is refused, and so is a choice that the kind does not have.
func ParseVariant(s string) (Variant, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return Variant{}, fmt.Errorf("the name of the game is missing")
	}
	kind, err := ParseKind(words[0])
	if err != nil {
		return Variant{}, err
	}
	choices := kind.Choices()
	given := make(map[string]string, len(choices))
	for _, w := range words[1:] {
		name, value, _ := strings.Cut(w, "=")
		given[name] = value
		if !hasChoice(choices, name) {
			return Variant{}, fmt.Errorf("unknown choice %q: %s has %s", clip(w), kind, choiceNames(kind))
		}
	}
	v := kind.Usual()
	for _, c := range choices {
		value, ok := given[c.Name]
		if !ok {
			value = c.usual(v)
		}
		if err := c.Set(&v, value); err != nil {
			return Variant{}, err
		}
	}
	if err := v.Validate(); err != nil {
		return Variant{}, err
	}
	return v, nil
}

func hasChoice(choices []Choice, name string) bool {
	for _, c := range choices {
		if c.Name == name {
			return true
		}
	}
	return false
}

// Start returns the position before the first move, with first to move.
func (v Variant) Start(first Side) Position {
	var row uint64
	for h := range v.Houses {
		row |= uint64(v.Seeds) << (8 * h)
	}
	return FromRows(row, row, first)
}

// Fits returns nil if a game of this variant can stand in position p, which was read as one with the given number of
// houses in a row; else it says what does not fit.
func (v Variant) Fits(p Position, houses int) error {
	switch {
	case houses != v.Houses:
		return fmt.Errorf("a row of %d houses: %s has %d", houses, v.Kind, v.Houses)
	case !books[v.Kind].Burnt(v) && p.Burnt(South)|p.Burnt(North) != 0:
		return fmt.Errorf("a burnt house: in %s no house is ever burnt", v.Kind)
	}
	return nil
}
