package activity

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen/end"
	"awele/activity/screen/learn"
	"awele/activity/screen/lesson"
	"awele/activity/screen/play"
	"awele/lessons"
	"awele/lessons/puzzles"
	"awele/rules"
)

// shortCourse is a path with a stage whose game is won with one move.
func shortCourse(t *testing.T) []lessons.Course {
	t.Helper()
	c, err := lessons.Read("short.xml", strings.NewReader(`<GCompris><Lessons board="awele"><Stage id="short" picture="game">
		<title>Short</title><idea>Win.</idea>
		<Task kind="play" position="0-0-0-0-0-2-1-1-4-0-0-0-22-18-S" goal="beat" level="3" result="win"/>
		<Task kind="show" goal="sow"/>
	</Stage></Lessons></GCompris>`))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The game of a task is played at its level, takes the place of no other, counts in no streak, and is done when it ends as
// was asked.
func TestTheGameOfALessonIsAside(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{Courses: shortCourse(t), Start: "awele"})
	defer a.close()
	pass(a, 1)
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	own := string(kept(t, a, match.File("awele", match.AgainstTux())))
	a.learn(0)
	pass(a, 5)
	if _, ok := a.screen.(*learn.Screen); !ok {
		t.Fatalf("%T", a.screen)
	}
	at := lessonAt{tile: 0, course: a.options.Courses[0]}
	a.lessonFrom(at, true)
	pass(a, 5)
	a.playLesson(at)
	pass(a, 5)
	if _, ok := a.screen.(*play.Screen); !ok || !a.match.Lesson() || a.match.Level() != 3 {
		t.Fatalf("%T, %+v", a.screen, a.match.Saved())
	}
	if err := a.match.Play(rules.Pit{House: 5}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	if a.now.Tables.Of("awele").Streak != 0 {
		t.Error("the game counts in the streak")
	}
	a.end()
	pass(a, 5)
	if _, ok := a.screen.(*end.Screen); !ok {
		t.Fatalf("%T", a.screen)
	}
	if now := string(kept(t, a, match.File("awele", match.AgainstTux()))); now != own {
		t.Errorf("the child's own game became\n%s", now)
	}
	task := progress.Task{Board: "awele", Stage: "short", ID: "1"}
	if m := a.progress.Mark(task); m != progress.First {
		t.Errorf("the task is %q", m)
	}
	a.lessonGoesOn()()
	pass(a, 5)
	if _, ok := a.screen.(*lesson.Screen); !ok {
		t.Errorf("it goes on with %T", a.screen)
	}
	again := open(t, dir, Options{Courses: shortCourse(t)})
	defer again.close()
	if m := again.progress.Mark(task); m != progress.First {
		t.Errorf("after a new start the task is %q", m)
	}
}

// A game that does not end as was asked is no harm: it can be played again, or left.
func TestALessonsGameMayBeLost(t *testing.T) {
	courses := shortCourse(t)
	courses[0].Stages[0].Tasks[0].Start = "oware start=custom\n0-0-0-0-0-1-0-0-4-0-0-2-17-24-S\n\n"
	a := open(t, t.TempDir(), Options{Courses: courses})
	defer a.close()
	a.playLesson(lessonAt{course: courses[0]})
	for !a.match.Over() {
		p := a.match.Position()
		if a.match.Play(rules.Pit{Side: p.Turn(), House: a.match.Game().Legal().First()}) != nil {
			t.Fatal(a.match.Game())
		}
		if a.match.Game().MayAgree() {
			_ = a.match.Game().Agree()
		}
	}
	if p := a.match.Position(); p.Store(rules.South) < p.Store(rules.North) {
		if a.lessonGoesOn() != nil || a.progress.Mark(progress.Task{Board: "awele", Stage: "short", ID: "1"}) != progress.None {
			t.Error("a lost game is done")
		}
	}
	a.backToLesson()
	if _, ok := a.screen.(*lesson.Screen); !ok {
		t.Errorf("%T", a.screen)
	}
}

// What is done of puzzles is kept, and the next one is another.
func TestPuzzlesAreKept(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	defer a.close()
	a.puzzles(0)
	if _, ok := a.screen.(*lesson.Screen); !ok {
		t.Fatalf("%T", a.screen)
	}
	first := &puzzles.Of("awele")[7]
	a.record(func(p *progress.Progress) { p.Tried("awele", first.Motif, first.Number, true, puzzles.Rate(0, true)) })
	done := progress.Load(a.store).Puzzles("awele")
	if len(done.Seen) != 1 || done.Seen[0] != 7 || done.Motifs[first.Motif] != (progress.Tries{Tried: 1, First: 1}) {
		t.Errorf("%+v", done)
	}
}

// Damaged progress is moved aside, and the child begins anew.
func TestDamagedProgressIsMovedAside(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, progress.File), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := open(t, dir, Options{})
	defer b.close()
	if len(b.progress.Boards()) != 0 {
		t.Error("there is progress in a damaged file")
	}
	if _, err := os.Stat(filepath.Join(dir, progress.File+".damaged")); err != nil {
		t.Error(err)
	}
}
