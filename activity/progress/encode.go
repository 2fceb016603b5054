package progress

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
)

// The words of the marks, in their order. They stand in files and must never change.
var markWords = []string{"", "done", "unaided", "first"}

// String returns the word of a mark, "" for none.
func (m Mark) String() string {
	if int(m) >= len(markWords) {
		return ""
	}
	return markWords[m]
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (m *Mark) UnmarshalText(text []byte) error {
	i := slices.Index(markWords, string(text))
	if i <= 0 {
		return fmt.Errorf("progress: %q is no mark", text)
	}
	*m = Mark(i)
	return nil
}

// MarshalText implements encoding.TextMarshaler.
func (m Mark) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// count are Games as they stand in the file.
type count struct {
	Won   int `json:"won"`
	Drawn int `json:"drawn"`
	Lost  int `json:"lost"`
}

// The file: what it holds by the names of boards and games. The tags must never change.
type (
	file struct {
		Boards  map[string]*boardFile  `json:"boards"`
		Puzzles map[string]*puzzleFile `json:"puzzles"`
	}
	boardFile struct {
		Last   string                     `json:"last,omitempty"`
		Stages map[string]map[string]Mark `json:"stages,omitempty"` // by stage and task
		Games  map[int]count              `json:"games,omitempty"`  // by level
	}
	puzzleFile struct {
		Pace   *pace                    `json:"pace,omitempty"`
		Motifs map[string]map[int]Tries `json:"motifs,omitempty"` // by motif and step
	}
)

func (p *Progress) file() file {
	f := file{Boards: map[string]*boardFile{}, Puzzles: map[string]*puzzleFile{}}
	board := func(name string) *boardFile {
		if f.Boards[name] == nil {
			f.Boards[name] = &boardFile{}
		}
		return f.Boards[name]
	}
	game := func(name string) *puzzleFile {
		if f.Puzzles[name] == nil {
			f.Puzzles[name] = &puzzleFile{}
		}
		return f.Puzzles[name]
	}
	for t, m := range p.marks {
		b := board(t.board)
		stage := b.Stages[t.stage]
		put(&stage, t.id, m)
		put(&b.Stages, t.stage, stage)
	}
	for name, stage := range p.last {
		board(name).Last = stage
	}
	for t, g := range p.games {
		put(&board(t.board).Games, t.level, count{g[Won], g[Drawn], g[Lost]})
	}
	for m, tries := range p.puzzles {
		g := game(m.game)
		steps := g.Motifs[m.name]
		put(&steps, m.step, tries)
		put(&g.Motifs, m.name, steps)
	}
	for name, c := range p.paces {
		game(name).Pace = &c
	}
	return f
}

// fields are the fields of an object, whatever is in them; none of what is no object.
func fields(data json.RawMessage) (f map[string]json.RawMessage) {
	_ = json.Unmarshal(data, &f)
	return f
}

// read takes over all that can be from the fields of a file.
func (p *Progress) read(f map[string]json.RawMessage) {
	boards := fields(f["boards"])
	for _, board := range sorted(boards) {
		b := fields(boards[board])
		p.readMarks(board, fields(b["stages"]))
		p.readGames(board, fields(b["games"]))
		var last string
		if json.Unmarshal(b["last"], &last) == nil {
			p.At(board, last)
		}
	}
	puzzles := fields(f["puzzles"])
	for _, game := range sorted(puzzles) {
		g := fields(puzzles[game])
		p.readMotifs(game, fields(g["motifs"]))
		if c := fields(g["pace"]); c != nil && named(game) && len(p.paces) < maxBoards {
			run := 0
			_ = json.Unmarshal(c["run"], &run) // what is none begins anew
			put(&p.paces, game, pace{Step: number(c["step"]), Run: run}.sane())
		}
	}
}

func (p *Progress) readMarks(board string, stages map[string]json.RawMessage) {
	for _, stage := range sorted(stages) {
		tasks := fields(stages[stage])
		for _, id := range sorted(tasks) {
			var m Mark
			if json.Unmarshal(tasks[id], &m) == nil && m != None && named(board, stage, id) && len(p.marks) < maxMarks {
				put(&p.marks, task{board, stage, id}, m)
			}
		}
	}
}

func (p *Progress) readGames(board string, levels map[string]json.RawMessage) {
	for _, level := range sorted(levels) {
		n, err := strconv.Atoi(level)
		if err != nil || strconv.Itoa(n) != level {
			continue
		}
		g := fields(levels[level])
		for r, name := range []string{Won: "won", Drawn: "drawn", Lost: "lost"} {
			p.count(board, n, Result(r), number(g[name]))
		}
	}
}

func (p *Progress) readMotifs(game string, motifs map[string]json.RawMessage) {
	for _, name := range sorted(motifs) {
		steps := fields(motifs[name])
		for _, step := range sorted(steps) {
			n, err := strconv.Atoi(step)
			t := fields(steps[step])
			tries := Tries{Right: number(t["right"]), Wrong: number(t["wrong"])}
			ok := err == nil && strconv.Itoa(n) == step && n >= 1 && n <= Steps && named(game, name) && len(p.puzzles) < maxMotifs
			if ok && tries != (Tries{}) {
				put(&p.puzzles, motif{game, name, n}, tries)
			}
		}
	}
}

// number reads a count, 0 from what is none.
func number(data json.RawMessage) (n int) {
	if json.Unmarshal(data, &n) != nil {
		return 0
	}
	return min(max(n, 0), maxCount)
}
