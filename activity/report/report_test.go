package report

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/boards"
	"awele/i18n"
	"awele/lessons"
	"awele/lessons/puzzles"
)

var names = Names{Boards: boards.Builtin(), Courses: lessons.Builtin()}

// busy is a child who has done something of everything; =1+1 is a board that somebody has added.
func busy() *progress.Progress {
	p := &progress.Progress{}
	c, _ := lessons.Of(lessons.Builtin(), "awele")
	for i, m := range []progress.Mark{progress.First, progress.Unaided, progress.Done} {
		p.Did(progress.Task{Board: "awele", Stage: c.Stages[1].ID, ID: c.Stages[1].Tasks[i].ID}, m)
	}
	p.Did(progress.Task{Board: "awele", Stage: c.Stages[0].ID, ID: c.Stages[0].Tasks[0].ID}, progress.First)
	p.Did(progress.Task{Board: "awele", Stage: "gone", ID: "1"}, progress.First)
	p.Ended("awele", 2, 1)
	p.Ended("awele", 2, 1)
	p.Ended("awele", 1, 0)
	p.Ended("=1+1", 8, -1)
	p.Tried("awele", "three", 1, true, 100)
	p.Tried("awele", "three", 2, false, 100)
	p.Tried("awele", "relay-store", 3, true, 100)
	p.Tried("awele", "later", 4, true, 100)
	return p
}

// machine writes what is kept at a machine at which a lion has done nothing, a zebra much, and something has happened to a
// monkey's file.
func machine(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s := store.Open(dir)
	for name, text := range map[string]string{
		"zebra-" + settings.PictureFile: "{}", "zebra-" + progress.File: string(progress.Encode(busy())),
		"monkey-" + settings.PictureFile: "{}", "monkey-" + progress.File: "\x00",
		"turtle-" + progress.File: string(progress.Encode(busy())), // of one who was removed
	} {
		if err := s.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestText(t *testing.T) {
	dir := machine(t)
	children, err := Read([]string{dir})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := Text(&out, children, names, i18n.For("en")); err != nil {
		t.Fatal(err)
	}
	c, _ := lessons.Of(names.Courses, "awele")
	title := func(i int) string { return c.Stages[i].Title.In("en") }
	b, _ := boards.Named(names.Boards, "awele")
	want := strings.NewReplacer("DIR", dir, "AWELE", b.Text("en").Title, "FIRST", title(0), "SECOND", title(1)).Replace(`DIR

Lion
  Nothing yet.

Zebra
  =1+1
    Tux at level 8: won 0, drawn 0, lost 1
  AWELE
    FIRST: done 1/N0, without help 1, at first try 1
    SECOND: done 3/N1, without help 2, at first try 1
    gone: done 1, without help 1, at first try 1
    Tux at level 1: won 0, drawn 1, lost 0
    Tux at level 2: won 2, drawn 0, lost 0
  Puzzles: AWELE
    later: at first try 1 of 1
    in a relay: fill the store: at first try 1 of 1
    capture three or more: at first try 1 of 2

Monkey
  The file is damaged.
`)
	want = strings.NewReplacer("N0", number(len(c.Stages[0].Tasks)), "N1", number(len(c.Stages[1].Tasks))).Replace(want)
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &out, want)
	}
	for _, l := range i18n.Languages() {
		var out strings.Builder
		if err := Text(&out, children, names, i18n.For(l.Code)); err != nil || strings.Contains(out.String(), "%!") {
			t.Errorf("%s: %v\n%s", l.Code, err, &out)
		}
	}
}

func number(n int) string { return string(rune('0' + n)) }

// The table has the same headings and names in every language, and a spreadsheet takes nothing in it for a formula.
func TestTable(t *testing.T) {
	dir := machine(t)
	children, err := Read([]string{dir, machine(t)})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := CSV(&out, children, names); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(out.String())).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(rows[0], ","); got != "folder,picture,board,what,name,tasks,done,unaided,first_try,tried,won,drawn,lost" {
		t.Errorf("headings %s", got)
	}
	c, _ := lessons.Of(names.Courses, "awele")
	for _, want := range []string{
		"zebra,'=1+1,games,8,,,,,,0,0,1", "zebra,awele,games,2,,,,,,2,0,0", "zebra,awele,puzzles,three,,,,1,2,,,", "zebra,awele,stage,gone,,1,1,1,,,,",
		"zebra,awele,stage," + c.Stages[1].ID + "," + number(len(c.Stages[1].Tasks)) + ",3,2,1,,,,",
	} {
		n := 0
		for _, row := range rows {
			if row[0] == dir && strings.Join(row[1:], ",") == want {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%d rows %s in\n%s", n, want, &out)
		}
	}
	if len(rows)%2 != 1 {
		t.Errorf("two machines alike have %d rows with the headings", len(rows))
	}
}

// Whoever asks changes nothing, and what a running program is about to write is not touched.
func TestReadOnlyReads(t *testing.T) {
	dir := machine(t)
	for _, name := range []string{"progress.json.99999999.draft", "progress.json.99999999-1"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	before := listed(t, dir)
	if _, err := Read([]string{dir}); err != nil {
		t.Fatal(err)
	}
	if after := listed(t, dir); !slices.Equal(after, before) {
		t.Errorf("there was %q and is %q", before, after)
	}
}

func listed(t *testing.T, dir string) (files []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, e.Name()+" "+info.ModTime().String())
	}
	return files
}

func TestAFolderThatIsNotThere(t *testing.T) {
	for _, dir := range []string{filepath.Join(t.TempDir(), "none"), os.Args[0]} {
		if _, err := Read([]string{t.TempDir(), dir}); err == nil || !strings.Contains(err.Error(), dir) {
			t.Errorf("%s: %v", dir, err)
		}
	}
}

// Every motif of the puzzles that the program brings has words.
func TestEveryMotifHasWords(t *testing.T) {
	for _, b := range names.Boards {
		for _, z := range puzzles.Of(b.Name) {
			if _, ok := motifWords[strings.TrimPrefix(z.Motif, relayed)]; !ok {
				t.Fatalf("%s: no words for the motif %q", b.Name, z.Motif)
			}
		}
	}
}
