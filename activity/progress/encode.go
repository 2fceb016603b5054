package progress

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"

	"awele/activity/store"
)

// File is the name of the file that progress is kept in.
const File = "progress.json"

// Bounds of what a file may hold, so that none that was written by somebody else fills the memory.
const (
	mostTasks = 4096
	mostSeen  = 4096
	mostLevel = 8
	mostKey   = 64
	mostCount = 1 << 30
)

// file is how progress stands in a file: words by board, stage and task. The names must never change.
type file struct {
	Lessons map[string]map[string]map[string]string `json:"lessons"`
	Last    map[string]string                       `json:"last"`
	Games   map[string]map[string]Tally             `json:"games"`
	Puzzles map[string]filePuzzles                  `json:"puzzles"`
}

type filePuzzles struct {
	Rating int              `json:"rating"`
	Seen   []int            `json:"seen"`
	Motifs map[string]Tries `json:"motifs"`
}

// Encode writes p as JSON that a person can read.
func Encode(p *Progress) []byte {
	f := file{Lessons: map[string]map[string]map[string]string{}, Last: p.last, Games: map[string]map[string]Tally{}, Puzzles: map[string]filePuzzles{}}
	for t, m := range p.marks {
		if f.Lessons[t.Board] == nil {
			f.Lessons[t.Board] = map[string]map[string]string{}
		}
		if f.Lessons[t.Board][t.Stage] == nil {
			f.Lessons[t.Board][t.Stage] = map[string]string{}
		}
		f.Lessons[t.Board][t.Stage][t.ID] = m.String()
	}
	for board, levels := range p.games {
		f.Games[board] = map[string]Tally{}
		for level, t := range levels {
			f.Games[board][strconv.Itoa(level)] = t
		}
	}
	for game, z := range p.puzzles {
		f.Puzzles[game] = filePuzzles{z.Rating, z.Seen, z.Motifs}
	}
	data, err := json.MarshalIndent(f, "", " ")
	if err != nil {
		panic(err) // strings and numbers always encode
	}
	return append(data, '\n')
}

// Decode reads what Encode wrote. What is no mark, count or key costs that entry alone. The error says that the file is
// none of ours.
func Decode(data []byte) (*Progress, error) {
	fields, err := store.ReadFields(data)
	if err != nil {
		return nil, err
	}
	p := &Progress{}
	p.readLessons(fields["lessons"])
	var last map[string]json.RawMessage
	_ = json.Unmarshal(fields["last"], &last) // what is none leaves none
	for board, raw := range last {
		var stage string
		if json.Unmarshal(raw, &stage) == nil && len(p.last) < mostTasks {
			p.At(board, stage)
		}
	}
	p.readGames(fields["games"])
	p.readPuzzles(fields["puzzles"])
	return p, nil
}

// objects reads an object of objects, without those that are none.
func objects(raw json.RawMessage) map[string]map[string]json.RawMessage {
	var outer map[string]json.RawMessage
	_ = json.Unmarshal(raw, &outer) // what is no object has nothing in it
	all := map[string]map[string]json.RawMessage{}
	for name, raw := range outer {
		var inner map[string]json.RawMessage
		if json.Unmarshal(raw, &inner) == nil {
			all[name] = inner
		}
	}
	return all
}

func (p *Progress) readLessons(raw json.RawMessage) {
	for board, stages := range objects(raw) {
		for stage, raw := range stages {
			var tasks map[string]json.RawMessage
			_ = json.Unmarshal(raw, &tasks) // as in objects
			for id, raw := range tasks {
				var word string
				if json.Unmarshal(raw, &word) != nil || len(p.marks) >= mostTasks {
					continue
				}
				if m := slices.Index(markWords[:], word); m > 0 {
					p.Did(Task{board, stage, id}, Mark(m))
				}
			}
		}
	}
}

func (p *Progress) readGames(raw json.RawMessage) {
	for board, levels := range objects(raw) {
		for name, raw := range levels {
			level, err := strconv.Atoi(name)
			var t Tally
			if err != nil || level < 1 || level > mostLevel || !key(board) || len(p.games) >= mostTasks || json.Unmarshal(raw, &t) != nil {
				continue
			}
			if p.games == nil {
				p.games = map[string]map[int]Tally{}
			}
			if p.games[board] == nil {
				p.games[board] = map[int]Tally{}
			}
			p.games[board][level] = Tally{count(t.Won), count(t.Drawn), count(t.Lost)}
		}
	}
}

func (p *Progress) readPuzzles(raw json.RawMessage) {
	for game, fields := range objects(raw) {
		var z Puzzles
		if !key(game) || len(p.puzzles) >= mostTasks {
			continue
		}
		_ = json.Unmarshal(fields["rating"], &z.Rating) // what is none is as at the beginning
		var seen []json.RawMessage
		_ = json.Unmarshal(fields["seen"], &seen)
		for _, raw := range seen[max(0, len(seen)-mostSeen):] {
			var n int
			if json.Unmarshal(raw, &n) == nil && n >= 0 && n <= mostCount && !slices.Contains(z.Seen, n) {
				z.Seen = append(z.Seen, n)
			}
		}
		z.Rating = min(max(z.Rating, 0), mostCount)
		z.Motifs = map[string]Tries{}
		var motifs map[string]json.RawMessage
		_ = json.Unmarshal(fields["motifs"], &motifs)
		for motif, raw := range motifs {
			var t Tries
			if key(motif) && len(z.Motifs) < mostTasks && json.Unmarshal(raw, &t) == nil {
				z.Motifs[motif] = Tries{count(t.Tried), min(count(t.First), count(t.Tried))}
			}
		}
		if p.puzzles == nil {
			p.puzzles = map[string]*Puzzles{}
		}
		p.puzzles[game] = &z
	}
}

func count(n int) int { return min(max(n, 0), mostCount) }

// key reports whether a word may be a key of what is kept.
func key(word string) bool {
	return word != "" && len(word) <= mostKey
}

func (t Task) sane() bool { return key(t.Board) && key(t.Stage) && key(t.ID) }

// Boards returns the boards of which something is known, in the order of their names.
func (p *Progress) Boards() []string {
	all := map[string]bool{}
	for t := range p.marks {
		all[t.Board] = true
	}
	for board := range p.games {
		all[board] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// Files is where the file lies.
type Files interface {
	// Read returns a file. The error matches fs.ErrNotExist if there is none.
	Read(name string) ([]byte, error)
	// Damaged is told of a file that cannot be used.
	Damaged(name string)
}

// Load reads the progress, or returns that of a child who begins.
func Load(f Files) *Progress {
	data, err := f.Read(File)
	if err != nil {
		return &Progress{}
	}
	p, err := Decode(data)
	if err != nil {
		f.Damaged(File)
		return &Progress{}
	}
	return p
}
