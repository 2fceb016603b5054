// Package progress holds what one child has done: the marks of the lessons, the puzzles that were tried and how games
// ended. It has no name and no date in it, and says how it stands in a file.
package progress

import "slices"

// Mark is how well a task or a stage was done. A greater mark is a better one.
type Mark uint8

const (
	// None: not yet.
	None Mark = iota
	// Done: with the way shown.
	Done
	// Unaided: after wrong answers, but without the way being shown.
	Unaided
	// First: right at the first try.
	First
)

var markWords = [...]string{"", "done", "unaided", "first"}

// String returns the word that stands for the mark in a file.
func (m Mark) String() string { return markWords[m] }

// Task names a task by the ids that its file gives.
type Task struct{ Board, Stage, ID string }

// Tally counts how games ended.
type Tally struct {
	Won   int `json:"won"`
	Drawn int `json:"drawn"`
	Lost  int `json:"lost"`
}

// Tries counts puzzles of a motif: how many were tried, and how many of them solved at the first try.
type Tries struct {
	Tried int `json:"tried"`
	First int `json:"first"`
}

// Progress is what one child has done. The zero value is that of a child who begins.
type Progress struct {
	marks   map[Task]Mark
	last    map[string]string        // the stage where the child was, by board
	games   map[string]map[int]Tally // by board and level
	puzzles map[string]*Puzzles      // by game
}

// Puzzles is what a child has done of the puzzles of one game.
type Puzzles struct {
	Rating int              // how hard the next one is to be, in hundredths of a step
	Seen   []int            // numbers of the puzzles that were tried, the last one last
	Motifs map[string]Tries // by motif
}

// Mark returns the mark of a task.
func (p *Progress) Mark(t Task) Mark { return p.marks[t] }

// Did takes note of a mark and reports whether it is better than the one before, which is kept otherwise.
func (p *Progress) Did(t Task, m Mark) (better bool) {
	if m <= p.marks[t] || !t.sane() {
		return false
	}
	if p.marks == nil {
		p.marks = map[Task]Mark{}
	}
	p.marks[t] = m
	return true
}

// Stage returns the mark of a whole stage: the least of those of its tasks, None while one of them is not done.
func (p *Progress) Stage(board, stage string, tasks []string) Mark {
	least := First
	for _, id := range tasks {
		least = min(least, p.Mark(Task{board, stage, id}))
	}
	return least
}

// Last returns the stage of a board where the child was, "" if nowhere.
func (p *Progress) Last(board string) string { return p.last[board] }

// At takes note of where the child is, and reports whether that is new.
func (p *Progress) At(board, stage string) (changed bool) {
	if p.last[board] == stage || !key(board) || !key(stage) {
		return false
	}
	if p.last == nil {
		p.last = map[string]string{}
	}
	p.last[board] = stage
	return true
}

// Games returns how the games of a board at a level ended.
func (p *Progress) Games(board string, level int) Tally { return p.games[board][level] }

// Ended takes note of a game that ended with a lead of the child, in seeds.
func (p *Progress) Ended(board string, level, lead int) { p.count(board, level, lead, 1) }

// NotEnded forgets a game that had ended so, and whose end was undone.
func (p *Progress) NotEnded(board string, level, lead int) { p.count(board, level, lead, -1) }

func (p *Progress) count(board string, level, lead, by int) {
	if !key(board) || level < 1 || level > mostLevel {
		return
	}
	if p.games == nil {
		p.games = map[string]map[int]Tally{}
	}
	if p.games[board] == nil {
		p.games[board] = map[int]Tally{}
	}
	t := p.games[board][level]
	switch {
	case lead > 0:
		t.Won = count(t.Won + by)
	case lead < 0:
		t.Lost = count(t.Lost + by)
	default:
		t.Drawn = count(t.Drawn + by)
	}
	p.games[board][level] = t
}

// Puzzles returns what was done of the puzzles of a game; the zero value if nothing was.
func (p *Progress) Puzzles(game string) Puzzles {
	if z := p.puzzles[game]; z != nil {
		return *z
	}
	return Puzzles{}
}

// Tried takes note of a puzzle that was solved, at the first try or not, with the number that it has in its game and the
// rating that follows.
func (p *Progress) Tried(game, motif string, number int, first bool, rating int) {
	if !key(game) || !key(motif) {
		return
	}
	if p.puzzles == nil {
		p.puzzles = map[string]*Puzzles{}
	}
	z := p.puzzles[game]
	if z == nil {
		z = &Puzzles{Motifs: map[string]Tries{}}
		p.puzzles[game] = z
	}
	if i := slices.Index(z.Seen, number); i >= 0 {
		z.Seen = slices.Delete(z.Seen, i, i+1)
	}
	z.Seen = append(z.Seen, number)
	if len(z.Seen) > mostSeen {
		z.Seen = slices.Delete(z.Seen, 0, len(z.Seen)-mostSeen)
	}
	t := z.Motifs[motif]
	t.Tried++
	if first {
		t.First++
	}
	z.Motifs[motif] = t
	z.Rating = rating
}
