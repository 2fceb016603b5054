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

func (c Conventions) valid() bool {
	return (c.Slam == rules.NoCapture || c.Slam == rules.Forbidden) && int(c.Endless) < len(endlessNames)
}

// Bounds are what is known of a board: the side to move gets at least Lo seeds more than the other from those on the
// board, and at most Hi, if both play their best. See the package documentation for what that says about a game.
type Bounds struct{ Lo, Hi int8 }

// Exact reports whether the bounds leave one value.
func (b Bounds) Exact() bool { return b.Lo == b.Hi }

// A Table holds the bounds of every board up to a number of seeds. It never changes and may be used by any number of
// goroutines. A nil table knows nothing.
type Table struct {
	conventions Conventions
	pages       []page // by the number of seeds on the board
	meaning     *meaning
}

// A page holds the boards with the same number of seeds, by their numbers.
type page struct {
	bounds []byte // see meaning
	houses []byte // two to a byte, see Move; none where endless play has no value of ours
}

func newPage(c Conventions, n int) page {
	return page{make([]byte, Boards(n)), make([]byte, houseBytes(c, n))}
}

// houseBytes returns the size of the houses of a page.
func houseBytes(c Conventions, n int) int {
	if c.Endless != OwnRow {
		return 0
	}
	return (Boards(n) + 1) / 2
}

// NewTable returns a table that knows only the empty board, for a Builder to begin with. The conventions must be those
// of For, or have a slam rule that For accepts.
func NewTable(c Conventions) *Table {
	if !c.valid() {
		panic(fmt.Sprintf("endgame: no tables for %v, %v", c.Slam, c.Endless))
	}
	t := &Table{conventions: c, pages: []page{newPage(c, 0)}, meaning: &pairs}
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
	return len(t.pages) - 1
}

// UpTo returns the part of the table that knows boards of up to a number of seeds, or the whole table if it knows no
// more. It copies nothing.
func (t *Table) UpTo(seeds int) *Table {
	if t.Seeds() <= seeds {
		return t
	}
	less := *t
	less.pages = t.pages[:max(seeds, 0)+1]
	return &less
}

// Size returns the memory of the table in bytes.
func (t *Table) Size() (bytes int) {
	if t != nil {
		for _, p := range t.pages {
			bytes += len(p.bounds) + len(p.houses)
		}
	}
	return bytes
}

// Probe returns the bounds of the seeds on the board, whoever is to move; the stores are left out. ok is false if the
// board has too many seeds. The position must be one of a game that goes on. Probe allocates nothing.
func (t *Table) Probe(p rules.Position) (b Bounds, ok bool) {
	x, n := boardOf(p)
	if n > t.Seeds() {
		return Bounds{}, false
	}
	return t.at(n, x), true
}

// Move returns the house that makes sure of Bounds.Lo, if one goes on to ask Move as often as one is to move: each
// board then stands at most once more, or the game goes round and round on boards where one's own row holds at least Lo
// more than the other. ok is false where Probe says so, and in tables where endless play is not worth one's own row.
func (t *Table) Move(p rules.Position) (h rules.House, ok bool) {
	x, n := boardOf(p)
	if n > t.Seeds() || len(t.pages[n].houses) == 0 {
		return rules.NoHouse, false
	}
	return t.house(n, rank(x)), true
}

// at returns the bounds of a board that the table knows.
func (t *Table) at(n int, b board) Bounds { return t.meaning[n&31][t.pages[n].bounds[rank(b)]] }

func (t *Table) house(n int, r uint32) rules.House {
	return rules.House(t.pages[n].houses[r/2] >> (r % 2 * 4) & 0xf)
}

// with returns a table with one page more.
func (t *Table) with(p page) *Table {
	next := *t
	next.pages = append(t.pages[:len(t.pages):len(t.pages)], p)
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
