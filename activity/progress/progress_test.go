package progress_test

import (
	"io/fs"
	"reflect"
	"testing"

	"awele/activity/progress"
)

func example() *progress.Progress {
	p := &progress.Progress{}
	p.Did(progress.Task{Board: "awele", Stage: "sow", ID: "1"}, progress.First)
	p.Did(progress.Task{Board: "awele", Stage: "sow", ID: "2"}, progress.Done)
	p.Did(progress.Task{Board: "kalah", Stage: "store", ID: "1"}, progress.Unaided)
	p.At("awele", "sow")
	p.Ended("awele", 3, 5)
	p.Ended("awele", 3, -5)
	p.Ended("awele", 8, 0)
	p.Tried("oware", "take", 17, true, 120)
	p.Tried("oware", "save", 5, false, 90)
	p.Tried("oware", "save", 17, false, 80)
	return p
}

func TestAMarkIsNeverLowered(t *testing.T) {
	p, task := &progress.Progress{}, progress.Task{Board: "awele", Stage: "sow", ID: "1"}
	for _, step := range []struct {
		mark   progress.Mark
		better bool
		want   progress.Mark
	}{
		{progress.Done, true, progress.Done},
		{progress.First, true, progress.First},
		{progress.Unaided, false, progress.First},
		{progress.None, false, progress.First},
	} {
		if better := p.Did(task, step.mark); better != step.better || p.Mark(task) != step.want {
			t.Errorf("after %q: better %v, mark %q", step.mark, better, p.Mark(task))
		}
	}
}

func TestAStageIsAsGoodAsItsWorstTask(t *testing.T) {
	p := example()
	for _, c := range []struct {
		tasks []string
		want  progress.Mark
	}{
		{[]string{"1"}, progress.First},
		{[]string{"1", "2"}, progress.Done},
		{[]string{"1", "2", "3"}, progress.None},
	} {
		if got := p.Stage("awele", "sow", c.tasks); got != c.want {
			t.Errorf("%v: %q, want %q", c.tasks, got, c.want)
		}
	}
}

func TestWhatIsKeptComesBack(t *testing.T) {
	want := example()
	got, err := progress.Decode(progress.Encode(want))
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v\n%s\nback: %s", err, progress.Encode(want), progress.Encode(got))
	}
	if seen := got.Puzzles("oware").Seen; !reflect.DeepEqual(seen, []int{5, 17}) {
		t.Errorf("puzzles seen: %v", seen)
	}
}

func TestOneBadEntryCostsThatEntryAlone(t *testing.T) {
	p, err := progress.Decode([]byte(`{"lessons": {"awele": {"sow": {"1": "first", "2": 7, "3": "superb", "": "done"}, "land": 3}, "kalah": []},
		"last": {"awele": "sow", "kalah": 9}, "games": {"awele": {"3": {"won": 2, "drawn": -1}, "9": {"won": 1}, "x": {}, "4": "many"}},
		"puzzles": {"oware": {"rating": "high", "seen": [3, "x", -1, 3], "motifs": {"take": {"tried": 2, "first": 5}, "save": 1}}, "kalah": 2}, "more": 1}`))
	if err != nil {
		t.Fatal(err)
	}
	want := &progress.Progress{}
	want.Did(progress.Task{Board: "awele", Stage: "sow", ID: "1"}, progress.First)
	want.At("awele", "sow")
	want.Ended("awele", 3, 1)
	want.Ended("awele", 3, 1)
	want.Tried("oware", "take", 3, true, 0)
	want.Tried("oware", "take", 3, true, 0)
	if !reflect.DeepEqual(p, want) {
		t.Errorf("%s\nwant %s", progress.Encode(p), progress.Encode(want))
	}
}

// files is a folder with one file.
type files struct {
	text    string
	damaged bool
}

func (f *files) Read(name string) ([]byte, error) {
	if name != progress.File || f.text == "" {
		return nil, fs.ErrNotExist
	}
	return []byte(f.text), nil
}

func (f *files) Damaged(string) { f.damaged = true }

func TestADamagedFileBeginsAnew(t *testing.T) {
	for _, c := range []struct {
		text    string
		damaged bool
	}{{"", false}, {"{}", false}, {"[]", true}, {"{", true}, {"null", true}} {
		f := &files{text: c.text}
		if p := progress.Load(f); len(p.Boards()) != 0 || f.damaged != c.damaged {
			t.Errorf("%q: damaged %v, boards %v", c.text, f.damaged, p.Boards())
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(progress.Encode(example()))
	f.Add([]byte(`{"lessons":{"a":{"b":{"c":"done"}}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := progress.Decode(data)
		if err != nil {
			return
		}
		again, err := progress.Decode(progress.Encode(p))
		if err != nil || !reflect.DeepEqual(p, again) {
			t.Errorf("%v: %s", err, progress.Encode(p))
		}
	})
}
