package progress

import (
	"errors"
	"io/fs"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"awele/activity/store"
)

func TestAMarkIsNeverLowered(t *testing.T) {
	var p Progress
	if m := p.Mark("awele", "sow", "1"); m != None {
		t.Errorf("a task that nobody did has the mark %q", m)
	}
	for _, step := range []struct {
		did     Mark
		changed bool
		mark    Mark
	}{
		{Done, true, Done}, {Done, false, Done}, {First, true, First}, {Unaided, false, First}, {None, false, First}, {First + 1, false, First},
	} {
		if changed := p.Did("awele", "sow", "1", step.did); changed != step.changed || p.Mark("awele", "sow", "1") != step.mark {
			t.Errorf("did %d: changed %t, mark %q", step.did, changed, p.Mark("awele", "sow", "1"))
		}
	}
	for _, other := range [][3]string{{"kalah", "sow", "1"}, {"awele", "land", "1"}, {"awele", "sow", "2"}} {
		if p.Mark(other[0], other[1], other[2]) != None {
			t.Errorf("%v is done too", other)
		}
	}
}

func TestTheStageWhereTheChildWas(t *testing.T) {
	var p Progress
	if p.Last("awele") != "" {
		t.Error("a child who did nothing is at a stage")
	}
	p.Did("awele", "sow", "1", Done)
	p.Did("kalah", "store", "1", Done)
	if p.Last("awele") != "sow" || p.Last("kalah") != "store" {
		t.Errorf("at %q and %q", p.Last("awele"), p.Last("kalah"))
	}
	if !p.Did("awele", "land", "1", First) || !p.Did("awele", "sow", "1", Done) || p.Last("awele") != "sow" {
		t.Errorf("back at a stage that is done: at %q", p.Last("awele"))
	}
}

func TestGamesAreCounted(t *testing.T) {
	var p Progress
	for _, r := range []Result{Won, Won, Lost, Drawn, results} {
		p.Game("awele", 3, r)
	}
	p.NotGame("awele", 3, Lost)
	p.Game("awele", 4, Won)
	p.NotGame("awele", 4, Won)
	p.NotGame("awele", 4, Won)
	p.Game("awele", 0, Won)
	if got, want := p.Games("awele", 3), (Games{Won: 2, Drawn: 1}); got != want {
		t.Errorf("level 3: %v, want %v", got, want)
	}
	if len(p.games) != 1 {
		t.Errorf("%d tables, want 1", len(p.games))
	}
}

// Whoever solves each puzzle comes to the hardest, whoever solves none to the easiest, one step after the other.
func TestPuzzlesFitHowTheLastOnesWent(t *testing.T) {
	var p Progress
	if p.Step("oware") != 1 {
		t.Errorf("the first is of step %d", p.Step("oware"))
	}
	for _, solves := range []bool{true, false} {
		for range inARow * Steps {
			before := p.Step("oware")
			p.Puzzle("oware", "capture", before, solves)
			if by := p.Step("oware") - before; by < -1 || by > 1 {
				t.Fatalf("from step %d to %d", before, p.Step("oware"))
			}
		}
		if want := map[bool]int{true: Steps, false: 1}[solves]; p.Step("oware") != want {
			t.Errorf("all %t: step %d, want %d", solves, p.Step("oware"), want)
		}
	}
	p.Puzzle("oware", "capture", 3, false) // too hard: no reason to go down
	p.Puzzle("oware", "capture", 3, true)
	p.Puzzle("oware", "capture", 3, false)
	p.Puzzle("oware", "capture", 3, true)
	if p.Step("oware") != 2 || p.Step("kalah") != 1 {
		t.Errorf("steps %d and %d", p.Step("oware"), p.Step("kalah"))
	}
	if got := p.Tries("oware", "capture", 3); got != (Tries{Right: 4, Wrong: 4}) { // two and two on the way up and down
		t.Errorf("%+v", got)
	}
}

// sample is a progress with something of everything.
func sample() (p Progress) {
	p.Did("awele", "sow", "1", First)
	p.Did("awele", "sow", "2", Done)
	p.Did("awele", "land", "a", Unaided)
	p.Game("awele", 2, Won)
	p.Game("kalah", 1, Lost)
	p.Puzzle("oware", "capture", 1, true)
	p.Puzzle("oware", "save", 2, false)
	return p
}

func TestEncoded(t *testing.T) {
	p := sample()
	data := Encode(p)
	back, err := Decode(data)
	if err != nil || !back.Equal(&p) {
		t.Errorf("%v:\n%s", err, data)
	}
	for _, word := range []string{`"1": "first"`, `"last": "land"`, `"won": 1`, `"capture"`} {
		if !strings.Contains(string(data), word) {
			t.Errorf("no %s in\n%s", word, data)
		}
	}
}

// One bad field costs that field alone.
func TestDecodeForgives(t *testing.T) {
	p, err := Decode([]byte(`{
		"boards": {
			"awele": {"last": 7, "stages": {"sow": {"1": "first", "2": "best", "3": 1, "4": null, "5": ""}, "land": []},
				"games": {"1": {"won": "many", "lost": 2}, "01": {"won": 1}, "0": {"won": 1}, "x": {}, "2": 3}},
			"kalah": "all", "": {"last": "sow"}},
		"puzzles": {"oware": {"pace": {"step": 77, "run": "up"}, "motifs": {"save": {"1": {"right": -3, "wrong": 1}, "9": {"right": 1}}}}},
		"later": true}`))
	if err != nil {
		t.Fatal(err)
	}
	var want Progress
	put(&want.marks, task{"awele", "sow", "1"}, First)
	put(&want.games, table{"awele", 1}, Games{Lost: 2})
	put(&want.puzzles, motif{"oware", "save", 1}, Tries{Wrong: 1})
	put(&want.paces, "oware", pace{Step: Steps})
	if !p.Equal(&want) {
		t.Errorf("got %s", Encode(p))
	}
	for _, bad := range []string{"", "[]", "null", "{", `{"boards":{}`} {
		if _, err := Decode([]byte(bad)); err == nil {
			t.Errorf("%q is taken for progress", bad)
		}
	}
}

// A file that is full of what somebody might write can still be kept.
func TestTheFileStaysSmall(t *testing.T) {
	var p Progress
	long := strings.Repeat("x", maxID-5)
	for i := range 2 * maxMarks {
		p.Did("awele", long+strconv.Itoa(i%50), strconv.Itoa(i)+long, Unaided)
		p.Game("awele"+strconv.Itoa(i), 1, Won)
		p.Puzzle("oware", strconv.Itoa(i), 1, true)
	}
	if data := Encode(p); len(data) > store.MaxSize {
		t.Errorf("%d bytes", len(data))
	}
	if len(p.marks) != maxMarks || !p.Did("awele", long+"0", "0"+long, First) {
		t.Errorf("%d marks; what is there cannot be bettered", len(p.marks))
	}
}

// shelf is a place with one file.
type shelf struct {
	data    []byte
	damaged bool
}

func (s *shelf) Read(string) ([]byte, error) {
	if s.data == nil {
		return nil, fs.ErrNotExist
	}
	return s.data, nil
}

func (s *shelf) Damaged(string) { s.damaged = true }

func TestLoad(t *testing.T) {
	full := sample()
	for _, c := range []struct {
		data    []byte
		want    Progress
		damaged bool
	}{
		{nil, Progress{}, false}, {Encode(full), full, false}, {[]byte("\x00\x00"), Progress{}, true},
	} {
		s := shelf{data: c.data}
		if p := Load(&s); !p.Equal(&c.want) || s.damaged != c.damaged {
			t.Errorf("%q: damaged %t, %s", c.data, s.damaged, Encode(p))
		}
	}
}

func TestCloneIsItsOwn(t *testing.T) {
	p := sample()
	c := p.Clone()
	if fields := reflect.TypeFor[Progress]().NumField(); !c.Equal(&p) || fields != 5 {
		t.Errorf("a copy is another, or one of %d fields is not copied", fields)
	}
	c.Did("awele", "sow", "2", First)
	c.Game("awele", 2, Won)
	c.Puzzle("oware", "capture", 1, true)
	if want := sample(); !p.Equal(&want) {
		t.Error("what the copy did is in the first one")
	}
}

// drawn is any progress.
func drawn(t *rapid.T) (p Progress) {
	name := rapid.SampledFrom([]string{"a", "b", "awele", "ä <b>"})
	for range rapid.IntRange(0, 12).Draw(t, "deeds") {
		do(t, &p, name)
	}
	return p
}

// do lets a child do something.
func do(t *rapid.T, p *Progress, name *rapid.Generator[string]) {
	switch rapid.IntRange(0, 2).Draw(t, "deed") {
	case 0:
		p.Did(name.Draw(t, "board"), name.Draw(t, "stage"), name.Draw(t, "task"), Mark(rapid.IntRange(0, 4).Draw(t, "mark")))
	case 1:
		p.Game(name.Draw(t, "board"), rapid.IntRange(0, 4).Draw(t, "level"), Result(rapid.IntRange(0, 3).Draw(t, "result")))
	case 2:
		p.Puzzle(name.Draw(t, "game"), name.Draw(t, "motif"), rapid.IntRange(0, 7).Draw(t, "step"), rapid.Bool().Draw(t, "right"))
	}
}

func TestWhateverAChildDidIsReadAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawn(t)
		if back, err := Decode(Encode(p)); err != nil || !back.Equal(&p) {
			t.Fatalf("%v: %s", err, Encode(p))
		}
	})
}

// Whatever a file holds, what is read of it can be kept and read again.
func FuzzDecode(f *testing.F) {
	f.Add(Encode(sample()))
	f.Add([]byte(`{"boards":{"awele":{"stages":{"":{"1":"first"}}}}}`))
	f.Add([]byte(`{"puzzles":{"oware":{"pace":null,"motifs":{"x":{"1":{}}}}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		if err != nil {
			if !p.Equal(&Progress{}) {
				t.Errorf("%v, and yet something was read", err)
			}
			return
		}
		again, err := Decode(Encode(p))
		if err != nil || !again.Equal(&p) {
			t.Errorf("%v: read as\n%s\nand then as\n%s", err, Encode(p), Encode(again))
		}
	})
}

func TestLoadLeavesWhatCannotBeReadAlone(t *testing.T) {
	if p := Load(unreadable{t}); !p.Equal(&Progress{}) {
		t.Errorf("%s", Encode(p))
	}
}

// unreadable is a disk that does not answer: what is there is not damaged.
type unreadable struct{ t *testing.T }

func (unreadable) Read(string) ([]byte, error) { return nil, errors.New("no answer") }
func (u unreadable) Damaged(name string)       { u.t.Errorf("%s is called damaged", name) }
