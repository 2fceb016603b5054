package lessons_test

import (
	"fmt"
	"strings"
	"testing"

	"awele/lessons"
	"awele/rules"
)

// task reads a task of the usual variant of a board.
func task(t *testing.T, board, attributes string) *lessons.Task {
	t.Helper()
	c, err := lessons.Read("test.xml", strings.NewReader(fmt.Sprintf(
		`<GCompris><Lessons board="%s"><Stage id="a"><title>t</title><idea>i</idea><Task %s/></Stage></Lessons></GCompris>`, board, attributes)))
	if err != nil {
		t.Fatalf("%s: %v", attributes, err)
	}
	return &c[0].Stages[0].Tasks[0]
}

// right returns the right answers of a task, as in "A C".
func right(t *testing.T, k *lessons.Task) string {
	t.Helper()
	a, err := k.Begin()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, o := range a.Outcomes() {
		if o.Right {
			names = append(names, o.Pit.String())
		}
	}
	return strings.Join(names, " ")
}

// What is right follows from the rules: each of these can be counted on a board.
func TestRightAnswers(t *testing.T) {
	for _, c := range []struct{ board, task, want string }{
		// Sowing and counting.
		{"awele", `kind="show" goal="sow"`, "A B C D E F"},
		{"awele", `kind="find" goal="sow" house="C"`, "C"},
		{"awele", `kind="find" goal="land" house="D"`, "b"},
		{"awele", `kind="find" goal="land" house="A" position="13-2-4-0-0-2-0-0-1-0-1-0-23-2-S"`, "C"}, // its own house is passed over
		{"kalah", `kind="find" goal="land" house="C"`, "South"},
		// Captures: F makes two of one; E makes three of two; D ends in a house of four.
		{"awele", `kind="find" goal="capture" seeds="2" position="0-0-0-0-0-1-1-0-0-0-0-4-20-22-S"`, "F"},
		{"awele", `kind="find" goal="capture" seeds="3" position="0-0-0-0-2-0-2-0-0-0-0-4-20-20-S"`, "E"},
		{"awele", `kind="find" goal="capture" seeds="5" position="0-0-0-0-0-2-2-1-0-0-0-4-20-19-S"`, "F"}, // a chain backwards
		{"awele", `kind="find" goal="capture" houses="b a" position="0-0-0-0-0-2-2-1-0-0-0-4-20-19-S"`, "F"},
		{"awele", `kind="find" goal="capture" position="0-0-0-1-1-2-2-1-0-0-1-4-20-16-S"`, "F"}, // the most
		{"kalah", `kind="find" goal="capture" seeds="4" position="1-0-0-0-0-3-0-0-0-0-3-0-20-21-S"`, "A"},
		// Danger.
		{"awele", `kind="find" goal="safe" position="1-0-0-0-2-0-0-0-0-0-0-1-22-22-S"`, "A"},
		{"awele", `kind="find" goal="save" houses="A" position="1-0-0-0-2-0-0-0-0-0-0-1-22-22-S"`, "A"},
		{"awele", `kind="find" goal="feed" position="0-0-0-2-0-1-0-0-0-0-0-0-22-23-S"`, "F"},
		// The grand slam.
		{"awele", `kind="find" goal="slam" position="1-0-0-0-0-1-1-0-0-0-0-0-22-23-S"`, "F"},
		{"awele", `kind="find" goal="noslam" position="1-0-0-0-2-1-1-0-0-0-1-0-20-22-S"`, "E F"},
		// A house of twelve.
		{"awele", `kind="find" goal="kroo" seeds="12" position="1-11-0-0-0-3-0-0-0-0-0-4-15-14-S"`, "A"},
		{"awele", `kind="find" goal="spoilkroo" position="0-0-0-1-0-4-0-0-11-0-0-0-16-16-S"`, "F"},
		// Kalah's store and turns.
		{"kalah", `kind="find" goal="again"`, "C"},
		{"kalah", `kind="find" goal="again" times="2" position="0-0-0-0-2-1-4-0-0-0-0-4-18-19-S"`, "F"}, // E would spoil F
		{"kalah", `kind="find" goal="store" position="1-0-0-0-2-0-4-0-0-0-0-4-18-19-S"`, "E"},
		{"kalah", `kind="find" goal="deny" position="1-0-0-0-0-3-0-0-0-0-2-0-21-21-S"`, "A"}, // which takes e across
		// The end.
		{"awele", `kind="find" goal="win" position="0-0-0-0-0-1-1-0-0-0-0-3-23-20-S"`, "F"},
		{"awele", `kind="find" goal="keep" position="1-0-0-0-0-2-1-0-0-0-0-3-21-20-S"`, "A"},
	} {
		if got := right(t, task(t, c.board, c.task)); got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.board, c.task, got, c.want)
		}
	}
}

// An answer is played and taken back, whatever it was.
func TestAnAttemptGoesBack(t *testing.T) {
	for _, c := range lessons.Builtin() {
		for i := range c.Stages {
			for j := range c.Stages[i].Tasks {
				k := &c.Stages[i].Tasks[j]
				a, err := k.Begin()
				if err != nil {
					t.Fatal(err)
				}
				before := a.Game().String()
				for _, o := range a.Outcomes() {
					if got := a.Answer(o.Pit, 1); got.Pit != o.Pit || got.Right != o.Right || got.Event != o.Event {
						t.Errorf("%s %s %s: %v leads to %v, then to %v", c.Board, c.Stages[i].ID, k.ID, o.Pit, o, got)
					}
					if o.Event != lessons.Refused && a.Game().Ply() == 0 {
						t.Errorf("%s %s %s: %v is not played", c.Board, c.Stages[i].ID, k.ID, o.Pit)
					}
					a.Back()
					if now, _, _ := strings.Cut(a.Game().String(), "|"); strings.TrimSpace(now) != strings.TrimSpace(before) {
						t.Fatalf("%s %s %s: after %v the game is\n%s", c.Board, c.Stages[i].ID, k.ID, o.Pit, a.Game())
					}
				}
			}
		}
	}
}

// A screen that works between its ticks finds what is found at once.
func TestWorkJudgesOneAnswerAtATime(t *testing.T) {
	k := task(t, "awele", `kind="find" goal="value" seeds="2" position="1-0-0-0-0-2-2-1-0-0-0-4-20-18-S"`)
	slow, _ := k.Begin()
	works := 1
	for !slow.Work() {
		works++
	}
	if n := len(slow.Answers()); works != n {
		t.Errorf("%d calls for %d answers", works, n)
	}
	at, _ := k.Begin()
	for i, o := range at.Outcomes() {
		if o != slow.Outcomes()[i] {
			t.Errorf("%v, then %v", slow.Outcomes()[i], o)
		}
	}
}

// Several extra turns are asked one after the other.
func TestAgainAsksForEachTurn(t *testing.T) {
	k := task(t, "kalah", `kind="find" goal="again" times="2" position="0-0-0-0-2-1-4-0-0-0-0-4-18-19-S"`)
	a, _ := k.Begin()
	if o := a.Answer(rules.Pit{House: 5}, 1); !o.Right || a.Solved() {
		t.Fatalf("%v, solved %v", o, a.Solved())
	}
	a.GoOn()
	if o := a.Answer(rules.Pit{House: 4}, 1); !o.Right || !a.Solved() {
		t.Errorf("%v, solved %v", o, a.Solved())
	}
}

// A text falls back to English for itself alone.
func TestWordsFallBack(t *testing.T) {
	w := lessons.Words{"en": "seed", "pl": "nasiono"}
	for lang, want := range map[string]string{"pl": "nasiono", "pl-PL": "nasiono", "fi": "seed", "": "seed"} {
		if got := w.In(lang); got != want {
			t.Errorf("%q: %q", lang, got)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(`<GCompris><Lessons board="awele"><Stage id="a"><title>t</title><idea>i</idea><Task kind="find" goal="capture" seeds="2" position="0-0-0-2-1-2-3-1-2-1-0-1-17-18-S"><aim>x</aim><nudge>y</nudge></Task></Stage></Lessons></GCompris>`)
	f.Add(`<GCompris><Lessons board="kalah" variant="kalah seeds=3"><Stage id="b"><Task kind="play" goal="beat" level="3" result="hold" game="A b"/></Stage></Lessons></GCompris>`)
	f.Fuzz(func(t *testing.T, text string) {
		courses, err := lessons.Read("fuzz.xml", strings.NewReader(text))
		if err != nil {
			return
		}
		for i := range courses {
			lessons.Check(&courses[i])
		}
	})
}
