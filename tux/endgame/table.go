package endgame

import (
	"fmt"

	"awele/rules"
)

// Endless says what play that goes round in circles is worth.
type Endless uint8

const (
	// OwnRow: when a board comes back each side keeps what lies in its row then, as in our rules. Tables that Tux uses
	// are built so.
	OwnRow Endless = iota
	// Zero: it is worth 0, as in the game Awari of the published counts. Such a table has one value for each board.
	Zero
	// Unknown: nothing is assumed, so that only play that ends by itself counts.
	Unknown
)

var endlessNames = [...]string{"ownrow", "zero", "unknown"}

// String returns the word for what endless play is worth.
func (e Endless) String() string {
	if int(e) < len(endlessNames) {
		return endlessNames[e]
	}
	return fmt.Sprintf("unknown(%d)", uint8(e))
}

// Conventions are what the values of a table hang on.
type Conventions struct {
	Slam    rules.GrandSlam // NoCapture or Forbidden
	Endless Endless
}

// For returns the conventions of a game that is played by v, and whether there are tables for it. There are none where
// a captured row gives another turn. The number of seeds at the start and the rule of repetition change nothing.
func For(v rules.Variant) (c Conventions, ok bool) {
	c = Conventions{Slam: v.Slam}
	return c, v.Validate() == nil && c.valid()
}

func (c Conventions) valid() bool {
	return (c.Slam == rules.NoCapture || c.Slam == rules.Forbidden) && int(c.Endless) < len(endlessNames)
}

// variant returns a game with these rules.
func (c Conventions) variant() rules.Variant { return rules.NewOware(4, c.Slam, rules.OfferShare) }

// Bounds are what is known of a board: the side to move gets at least Lo seeds more than the other from those on the
// board, and at most Hi, if both play their best. See the package documentation for what that says about a game.
type Bounds struct{ Lo, Hi int8 }

// Exact reports whether the bounds leave one value.
func (b Bounds) Exact() bool { return b.Lo == b.Hi }

// A Table holds the bounds of every board up to a number of seeds. It never changes and may be used by any number of
// goroutines. A nil table knows nothing.
type Table struct {
	conventions Conventions
	// layers[n] has a byte for each board of n seeds, by its number; meaning says what it stands for.
	layers  [][]byte
	meaning *meaning
}

// NewTable returns a table that knows only the empty board, for a Builder to begin with. The conventions must be those
// of For, or have a slam rule that For accepts.
func NewTable(c Conventions) *Table {
	if !c.valid() {
		panic(fmt.Sprintf("endgame: no tables for %v, %v", c.Slam, c.Endless))
	}
	t := &Table{conventions: c, layers: [][]byte{{0}}, meaning: &pairs}
	if c.Endless == Zero {
		t.meaning = &singles
	}
	return t
}

// Conventions returns what the values hang on.
func (t *Table) Conventions() Conventions { return t.conventions }

// Seeds returns up to how many seeds on the board the table knows all boards: -1 for nil.
func (t *Table) Seeds() int {
	if t == nil {
		return -1
	}
	return len(t.layers) - 1
}

// Size returns the memory of the table in bytes.
func (t *Table) Size() (bytes int) {
	if t != nil {
		for _, l := range t.layers {
			bytes += len(l)
		}
	}
	return bytes
}

// Probe returns the bounds of the seeds on the board, whoever is to move; the stores are left out. ok is false if the
// board has too many seeds. The position must be one of a game that goes on. Probe allocates nothing.
func (t *Table) Probe(p rules.Position) (b Bounds, ok bool) {
	mover, other := p.Rows()
	own, opp := mover&rowMask, other&rowMask
	// Halves of 98 seeds add up without a carry in one byte.
	n := uint((own + opp) * ones >> 40 & 0xff)
	if t == nil || n >= uint(len(t.layers)) {
		return Bounds{}, false
	}
	return t.meaning[n&31][t.layers[n][rank(board{own, opp})]], true
}

// at returns the bounds of a board that the table knows.
func (t *Table) at(n int, b board) Bounds { return t.meaning[n][t.layers[n][rank(b)]] }

// with returns a table with one layer more.
func (t *Table) with(layer []byte) *Table {
	next := *t
	next.layers = append(t.layers[:len(t.layers):len(t.layers)], layer)
	return &next
}

// meaning says what a byte of a layer of n seeds stands for.
type meaning [32][256]Bounds

// All seeds on the board go to one side or the other in the end, so that bounds are odd for an odd number of seeds and
// even for an even one: n+1 numbers, and the pairs of them fit in a byte.
var pairs = func() (m meaning) {
	for n := range MaxSeeds + 1 {
		for hi := range n + 1 {
			for lo := range hi + 1 {
				m[n][pairCode(n, lo*2-n, hi*2-n)] = Bounds{int8(lo*2 - n), int8(hi*2 - n)}
			}
		}
	}
	return m
}()

func pairCode(n, lo, hi int) byte {
	lo, hi = (lo+n)/2, (hi+n)/2
	return byte(hi*(hi+1)/2 + lo)
}

// singles are values from -n to n.
var singles = func() (m meaning) {
	for n := range MaxSeeds + 1 {
		for v := -n; v <= n; v++ {
			m[n][v+n] = Bounds{int8(v), int8(v)}
		}
	}
	return m
}()

// code returns the byte for bounds.
func (c Conventions) code(n int, b Bounds) byte {
	if c.Endless == Zero {
		return byte(int(b.Lo) + n)
	}
	return pairCode(n, int(b.Lo), int(b.Hi))
}

// codes returns how many bytes have a meaning for boards of n seeds.
func (c Conventions) codes(n int) int {
	if c.Endless == Zero {
		return 2*n + 1
	}
	return (n + 1) * (n + 2) / 2
}
