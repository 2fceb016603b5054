package lesson

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/boardview"
	"awele/activity/progress"
	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/words"
	"awele/i18n"
	"awele/lessons"
	"awele/rules"
)

// learner is a child at a stage.
type learner struct {
	*testing.T
	pupil *screentest.Pupil
	l     *Screen
	marks map[*lessons.Task]progress.Mark
	did   screentest.Did
}

func sit(t *testing.T, s *lessons.Stage, lang string, change func(*settings.Settings)) *learner {
	t.Helper()
	c := &learner{T: t, pupil: screentest.NewPupil(), marks: map[*lessons.Task]progress.Mark{}}
	c.pupil.Choices.Speed = settings.Fast
	if change != nil {
		change(&c.pupil.Choices)
	}
	c.l = New(c.pupil.Services(lang), Show{
		Stage: s, Lang: lang, Seed: 1, Mark: func(t *lessons.Task) progress.Mark { return c.marks[t] },
	}, Do{
		Path: c.did.Plain("path"), Home: c.did.Plain("home"), Play: c.did.Tile("play"),
		Done: func(t *lessons.Task, m progress.Mark) { c.marks[t] = m },
	})
	c.l.Arrange(screentest.Desk)
	return c
}

// wait lets what is shown come to an end.
func (c *learner) wait() {
	c.Helper()
	for range 20000 {
		if c.l.View.Show == nil && c.l.hold == 0 && c.l.phase != flying {
			return
		}
		c.l.Update(&ui.Input{})
	}
	c.Fatal("it never comes to rest")
}

// tap presses a pit on the board.
func (c *learner) tap(pit rules.Pit) {
	c.Helper()
	screentest.Tap(c.l, &c.l.set, boardview.PitID(pit))
}

func (c *learner) press(id string) {
	c.Helper()
	screentest.Tap(c.l, &c.l.set, id)
}

// solve answers the task rightly until it is done.
func (c *learner) solve() {
	c.Helper()
	for range 20 {
		if c.l.phase == solved && c.l.try.Solved() {
			return
		}
		way, ok := c.l.try.Way()
		if !ok {
			c.Fatalf("task %s has no right answer any more:\n%v", c.l.task().ID, c.l.game())
		}
		c.tap(way)
		c.wait()
	}
	c.Fatalf("task %s is never done", c.l.task().ID)
}

// everyStage runs f for each stage of each game.
func everyStage(t *testing.T, f func(t *testing.T, s *lessons.Stage)) {
	for _, course := range lessons.Builtin() {
		for i := range course.Stages {
			t.Run(course.Board+" "+course.Stages[i].ID, func(t *testing.T) { f(t, &course.Stages[i]) })
		}
	}
}

func TestEveryStageIsDoneAtFirstTry(t *testing.T) {
	everyStage(t, func(t *testing.T, s *lessons.Stage) {
		c := sit(t, s, "en", nil)
		for i := range s.Tasks {
			if c.l.at != i {
				t.Fatalf("task %d is asked, want %d", c.l.at, i)
			}
			if s.Tasks[i].Kind == lessons.Play {
				c.press(nextID)
				if want := fmt.Sprint("play ", i); c.did.Last() != want {
					t.Fatalf("%v, want %s", c.did, want)
				}
				c.marks[&s.Tasks[i]] = progress.First
				if i+1 == len(s.Tasks) {
					return
				}
				c.l.open(i + 1)
				continue
			}
			c.solve()
			if m := c.marks[&s.Tasks[i]]; m != progress.First {
				t.Errorf("task %s is %q", s.Tasks[i].ID, m)
			}
			c.press(nextID)
		}
		if c.l.phase != finished || c.l.message != i18n.For("en").T(i18n.StageDoneUnaided) {
			t.Errorf("phase %d says %q", c.l.phase, c.l.message)
		}
		c.press(nextID)
		if c.did.Last() != "path" {
			t.Errorf("%v", c.did)
		}
	})
}

// Every answer that is not right is sown, named by what happens, and taken back; after the third the way is shown, and the
// child can still do it.
func TestEveryMistakeIsSeenAndComesBack(t *testing.T) {
	everyStage(t, func(t *testing.T, s *lessons.Stage) {
		c := sit(t, s, "en", nil)
		for i := range s.Tasks {
			if s.Tasks[i].Kind == lessons.Play {
				return // those come last
			}
			c.l.open(i)
			asked := c.l.game().Position()
			wrong := 0
			for _, o := range c.l.try.Outcomes() {
				if o.Right {
					continue
				}
				c.tap(o.Pit)
				said := words.Outcome(c.l.Text, c.l.game().Variant().Kind, &o)
				if said == "" {
					t.Errorf("task %s: nothing is said of %v", s.Tasks[i].ID, o.Pit)
				}
				if o.Event == lessons.Refused {
					if c.l.message != said || c.l.game().Position() != asked {
						t.Errorf("task %s, %v: %q, want %q", s.Tasks[i].ID, o.Pit, c.l.message, said)
					}
					continue
				}
				wrong++
				for c.l.phase == sowing {
					c.l.Update(&ui.Input{})
				}
				if c.l.message != said {
					t.Errorf("task %s, %v: %q, want %q", s.Tasks[i].ID, o.Pit, c.l.message, said)
				}
				c.wait()
				if c.l.phase != asking || c.l.game().Position() != asked || c.l.marks.Kind != c.l.asked().Kind {
					t.Fatalf("task %s, %v: phase %d, %v", s.Tasks[i].ID, o.Pit, c.l.phase, c.l.game().Position())
				}
			}
			aided := c.l.aided
			c.solve()
			want := progress.First
			switch {
			case aided:
				want = progress.Done
			case c.l.wrong > 0:
				want = progress.Unaided
			}
			if wrong > 2 && !aided {
				t.Errorf("task %s: the way is not shown after %d mistakes", s.Tasks[i].ID, wrong)
			}
			if m := c.marks[&s.Tasks[i]]; m != want {
				t.Errorf("task %s is %q, want %q", s.Tasks[i].ID, m, want)
			}
		}
	})
}

// Whatever a stage may say fits the bubble in every language and window, and so do its buttons.
func TestEverythingSaidFits(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		tr := i18n.For(lang).T
		fits := func(houses int) func(said string) {
			shown := &Screen{Services: screentest.NewPupil().Services(lang)}
			l := boardview.NewBook(v, houses, 4, shown.widest())
			usual := boardview.NewBook(geom.View{W: v.W, H: v.H, Text: 1}, houses, 4, shown.widest())
			return func(said string) {
				t.Helper()
				box := ui.BubbleText(l.BubbleFor(said))
				if b := text.Fit(said, false, l.BubbleSize(), box.W, box.H, 0); !b.Fits || b.Size < 0.95*usual.BubbleSize() {
					t.Errorf("%q is %.1f high, usually %.1f, in %v", said, b.Size, usual.BubbleSize(), box)
				}
			}
		}
		said := map[string]bool{}
		for _, c := range lessons.Builtin() {
			fit := fits(c.Variant.Houses)
			for i := range c.Stages {
				s := &c.Stages[i]
				fit(s.Idea.In(lang))
				for j := range s.Tasks {
					fit(words.Aim(tr, &s.Tasks[j], lang))
					if a, err := s.Tasks[j].Begin(); err == nil && !testing.Short() {
						for _, o := range a.Outcomes() {
							if text := words.Outcome(tr, c.Variant.Kind, &o); !said[text] {
								said[text] = true
								fit(text)
							}
						}
					}
				}
			}
		}
		for _, key := range []i18n.Key{i18n.LessonCount, i18n.LessonOneOfTwo, i18n.StageDone, i18n.StageDoneUnaided} {
			fits(6)(tr(key))
		}
	})
}

func TestAStageIsAScreenLikeTheOthers(t *testing.T) {
	course, _ := lessons.Of(lessons.Builtin(), "awele")
	open := func() *learner { return sit(t, &course.Stages[2], "en", nil) }
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, open().l) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, open().l) })
	c := open()
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, c.l, &c.l.set) })
}

// Anything may be pressed at any time: a task stays one that can be done.
func TestFumblingNeverLosesTheTask(t *testing.T) {
	for _, course := range lessons.Builtin() {
		for i := range course.Stages {
			s := &course.Stages[i]
			c := sit(t, s, "en", nil)
			f := screentest.Fumbler{State: uint64(i), Keys: 3}
			for range 3000 {
				in := f.Input()
				in.Keys = withoutBack(in.Keys)
				c.l.Update(in)
			}
			c.wait()
			for c.l.task().Kind != lessons.Play && c.l.phase != finished {
				if c.l.phase == reading {
					c.press(nextID)
					c.wait()
				}
				c.solve()
				c.press(nextID)
			}
		}
	}
}

func withoutBack(keys []ui.Key) (left []ui.Key) {
	for _, k := range keys {
		if k != ui.KeyBack {
			left = append(left, k)
		}
	}
	return left
}

// Speed off shows at once what comes of an answer.
func TestSpeedOff(t *testing.T) {
	course, _ := lessons.Of(lessons.Builtin(), "awele")
	c := sit(t, &course.Stages[2], "en", func(s *settings.Settings) { s.Speed = settings.Off })
	way, _ := c.l.try.Way()
	c.tap(way)
	if c.l.phase != solved || !strings.Contains(c.l.message, "capture") {
		t.Errorf("phase %d says %q", c.l.phase, c.l.message)
	}
}
