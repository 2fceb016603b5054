// Package progress is what is kept of one child: which tasks of the lessons are done and how well, how the puzzles went, and
// the games that were won, drawn and lost. It holds no name and no date, knows no screen, and says how it stands in a file.
package progress

import (
	"encoding/json"
	"maps"
	"slices"
	"unicode/utf8"

	"awele/activity/store"
)

// Mark is how well a task was done. A better one is greater.
type Mark uint8

// The marks. None is kept of a task that was not done yet.
const (
	None    Mark = iota
	Done         // with help
	Unaided      // without help, not at first try
	First        // right at first try
)

// Result is how a game against Tux ended for the child.
type Result uint8

// The results.
const (
	Won Result = iota
	Drawn
	Lost
	results // how many there are
)

// Progress is what is kept of one child. The zero value is that of a child who has done nothing yet. Boards, stages, tasks,
// games and motifs go by the names that their files have; what is not there today keeps its place.
type Progress struct {
	marks   map[task]Mark
	last    map[string]string // by board, the stage
	games   map[table]Games
	puzzles map[motif]Tries
	paces   map[string]pace // by game
}

// task is one task of the lessons of a board.
type task struct{ board, stage, id string }

// table is a board and a level of Tux.
type table struct {
	board string
	level int
}

// motif is what the puzzles of a game have in common, at one step of difficulty.
type motif struct {
	game, name string
	step       int
}

// Games are the numbers of games that ended, by their Result.
type Games [results]int

// Tries are the numbers of puzzles that were tried.
type Tries struct {
	Right int `json:"right"` // at first try
	Wrong int `json:"wrong"`
}

// Bounds that keep the file below store.MaxSize with any lessons and boards that somebody might write. What is beyond them is
// not kept.
const (
	maxMarks  = 4000
	maxBoards = 100 // with a last stage, and games with a pace
	maxTables = 500
	maxMotifs = 500
	maxName   = 200 // bytes of the name of a board
	maxID     = 40  // bytes of the other names
	maxCount  = 999_999
	maxLevel  = 99
)

// Mark returns how well a task was done.
func (p *Progress) Mark(board, stage, id string) Mark { return p.marks[task{board, stage, id}] }

// Did notes that a task was done, and at which stage the child is. A mark is never lowered. It reports whether anything is
// to be kept.
func (p *Progress) Did(board, stage, id string, m Mark) (changed bool) {
	changed = p.At(board, stage)
	t := task{board, stage, id}
	if m > First || m <= p.marks[t] || !named(board, stage, id) || p.marks[t] == None && len(p.marks) >= maxMarks {
		return changed
	}
	put(&p.marks, t, m)
	return true
}

// At notes at which stage of a board the child is, and reports whether that is news.
func (p *Progress) At(board, stage string) (changed bool) {
	if p.last[board] == stage || !named(board, stage) || p.last[board] == "" && len(p.last) >= maxBoards {
		return false
	}
	put(&p.last, board, stage)
	return true
}

// Last returns the stage of a board at which the child was, "" if at none.
func (p *Progress) Last(board string) (stage string) { return p.last[board] }

// Game counts a game against Tux that ended.
func (p *Progress) Game(board string, level int, r Result) { p.count(board, level, r, 1) }

// NotGame takes a game from the count whose end was undone.
func (p *Progress) NotGame(board string, level int, r Result) { p.count(board, level, r, -1) }

func (p *Progress) count(board string, level int, r Result, by int) {
	t := table{board, level}
	games, known := p.games[t]
	if r >= results || level < 1 || level > maxLevel || !named(board) || !known && len(p.games) >= maxTables {
		return
	}
	games[r] = min(max(games[r]+by, 0), maxCount)
	if games == (Games{}) {
		delete(p.games, t)
		return
	}
	put(&p.games, t, games)
}

// Games returns the games that ended at a board against Tux at a level.
func (p *Progress) Games(board string, level int) Games { return p.games[table{board, level}] }

// Clone returns a copy that changes by itself.
func (p *Progress) Clone() Progress {
	return Progress{maps.Clone(p.marks), maps.Clone(p.last), maps.Clone(p.games), maps.Clone(p.puzzles), maps.Clone(p.paces)}
}

// Equal reports whether the same is kept in both.
func (p *Progress) Equal(o *Progress) bool {
	return maps.Equal(p.marks, o.marks) && maps.Equal(p.last, o.last) && maps.Equal(p.games, o.games) &&
		maps.Equal(p.puzzles, o.puzzles) && maps.Equal(p.paces, o.paces)
}

// named reports whether something of that name can be kept: the name of a board or game, and those of what belongs to it.
func named(board string, ids ...string) bool {
	bad := func(id string) bool { return id == "" || len(id) > maxID || !utf8.ValidString(id) }
	return board != "" && len(board) <= maxName && utf8.ValidString(board) && !slices.ContainsFunc(ids, bad)
}

// put sets a value in a map that need not be there yet.
func put[K comparable, V any](m *map[K]V, k K, v V) {
	if *m == nil {
		*m = map[K]V{}
	}
	(*m)[k] = v
}

// sorted returns the keys of a map in their order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// Files is where the file lies.
type Files interface {
	// Read returns a file. The error matches fs.ErrNotExist if there is none.
	Read(name string) ([]byte, error)
	// Damaged is told of a file that cannot be used.
	Damaged(name string)
}

// File is the name of the file that the progress of a child is kept in.
const File = "progress.json"

// Load reads what is kept, or returns that of a child who has done nothing yet.
func Load(f Files) Progress {
	data, err := f.Read(File)
	if err != nil {
		return Progress{}
	}
	p, err := Decode(data)
	if err != nil {
		f.Damaged(File)
	}
	return p
}

// Encode writes p as JSON that a person can read: words, not numbers, for every mark.
func Encode(p Progress) []byte {
	data, err := json.MarshalIndent(p.file(), "", " ")
	if err != nil {
		panic(err) // strings and numbers always encode
	}
	return append(data, '\n')
}

// Decode reads what Encode wrote. One bad field costs that field alone. Fields that this version does not know are ignored.
func Decode(data []byte) (p Progress, err error) {
	fields, err := store.ReadFields(data)
	if err != nil {
		return Progress{}, err
	}
	p.read(fields)
	return p, nil
}
