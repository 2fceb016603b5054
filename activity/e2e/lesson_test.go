package e2e

import (
	"fmt"
	"testing"

	"awele/activity/boardview"
	"awele/activity/progress"
	"awele/activity/screen/learn"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/internal/long"
	"awele/lessons"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// learnsBy are the ways of going through a stage: to a station, to an answer, and on.
var learnsBy = map[string]struct {
	press func(p *pupil, at geom.Rect, keys ...ebiten.Key)
}{
	"pointer": {func(p *pupil, at geom.Rect, _ ...ebiten.Key) { p.Click(at.Center().X, at.Center().Y) }},
	"touch":   {func(p *pupil, at geom.Rect, _ ...ebiten.Key) { p.Tap(at.Center().X, at.Center().Y) }},
	"keyboard": {func(p *pupil, _ geom.Rect, keys ...ebiten.Key) {
		for _, k := range keys {
			p.Key(k)
		}
	}},
}

// Each stage of each game through the real program: a task in turn right at the first try, and after a mistake; in make long
// after three, and once more the other way round. What is kept says so. Answers are shown at once;
// how they are sown is tested without a window.
func TestStagesInTheProgram(t *testing.T) {
	for pass := range min(2, long.Times(1)) {
		for name, by := range learnsBy {
			for _, course := range lessons.Builtin() {
				t.Run(fmt.Sprintf("%s by %s %d", course.Board, name, pass), func(t *testing.T) {
					config := t.TempDir()
					s := settings.Default()
					s.Speed = settings.Off
					Keep(t, config, s)
					p := newPupil(t, Options{W: 1024, H: 600, Config: config, Args: []string{"-board", course.Board}})
					defer p.Close()
					p.Ticks(40)
					p.Key(ebiten.KeyEscape) // Home, with that board chosen
					p.Ticks(40)
					p.Key(ebiten.KeyTab)
					p.Key(ebiten.KeyEnter)
					p.Ticks(40)
					for i := range course.Stages {
						p.stage(&course, i, pass, by.press)
					}
					done := progress.Load(store.Open(p.folder()))
					for i := range course.Stages {
						stage := &course.Stages[i]
						for j := range stage.Tasks {
							want := markAfter(len(mistakes(stage, j, pass)))
							if stage.Tasks[j].Kind == lessons.Play {
								want = progress.None
							}
							if got := done.Mark(progress.Task{Board: course.Board, Stage: stage.ID, ID: stage.Tasks[j].ID}); got != want {
								t.Errorf("stage %s, task %s: %q, want %q", stage.ID, stage.Tasks[j].ID, got, want)
							}
						}
					}
				})
			}
		}
	}
}

// toldAfter is after how many mistakes the way is shown. More are tried without a window.
const toldAfter = 3

// markAfter is how well a task was done after so many mistakes.
func markAfter(mistakes int) progress.Mark {
	switch {
	case mistakes == 0:
		return progress.First
	case mistakes < toldAfter:
		return progress.Unaided
	}
	return progress.Done
}

// mistakes returns the wrong answers that a child gives to a task, all of which are sown: none to every other task.
func mistakes(stage *lessons.Stage, j, pass int) (pits []rules.Pit) {
	a, err := stage.Tasks[j].Begin()
	if err != nil || (j+pass)%2 == 0 {
		return nil
	}
	for _, o := range a.Outcomes() {
		if !o.Right && o.Event != lessons.Refused && len(pits) < min(toldAfter, long.Times(1)) {
			pits = append(pits, o.Pit)
		}
	}
	return pits
}

// stage does a stage from the path, and comes back to it.
func (p *pupil) stage(course *lessons.Course, i, pass int, press func(p *pupil, at geom.Rect, keys ...ebiten.Key)) {
	p.t.Helper()
	lang := p.text.Code()
	var names []string
	for k := range course.Stages {
		names = append(names, course.Stages[k].Title.In(lang))
	}
	l := learn.NewLayout(p.view(), append(names, p.text.T(i18n.Puzzles)))
	station := l.Stations[i].Whole.Move(l.Column.View.X, l.Column.View.Y)
	var way []ebiten.Key // the focus is on the stage before, where the child was
	if i > 0 {
		way = append(way, ebiten.KeyTab)
	}
	press(p, station, append(way, ebiten.KeyEnter)...)
	p.Ticks(40)
	book := func(houses int) boardview.Book {
		return boardview.NewBook(p.view(), houses, 4, p.text.T(i18n.PathTitle))
	}
	stage := &course.Stages[i]
	for j := range stage.Tasks {
		task := &stage.Tasks[j]
		if task.Kind == lessons.Play {
			p.Key(ebiten.KeyEscape)
			p.Ticks(40)
			return
		}
		a, err := task.Begin()
		if err != nil {
			p.t.Fatal(err)
		}
		lay := book(a.Game().Variant().Houses)
		where := func(pit rules.Pit) geom.Rect {
			if pit.IsStore() {
				return lay.Stores[pit.Side]
			}
			return lay.Press[pit.Side][pit.House]
		}
		answer := func(pit rules.Pit) { p.answer(pit, a.Game().Variant().Houses, where(pit), press) }
		wrong := mistakes(stage, j, pass)
		for _, pit := range wrong {
			answer(pit)
			p.Ticks(240) // what happens is read, and the seeds are back
		}
		for !a.Solved() {
			pit, ok := a.Way()
			if !ok {
				p.t.Fatalf("stage %s, task %s has no way", stage.ID, task.ID)
			}
			a.Answer(pit, 1)
			if len(wrong) == toldAfter { // the way is shown, and has the focus
				p.Ticks(600)
				press(p, where(pit), ebiten.KeyEnter)
				wrong = nil
			} else {
				answer(pit)
			}
			p.Ticks(80)
			a.GoOn()
		}
		press(p, lay.Wide, ebiten.KeyEnter)
		p.Ticks(40)
	}
	press(p, book(course.Variant.Houses).Wide, ebiten.KeyEnter) // from the star to the path
	p.Ticks(40)
}

// answer presses a pit. By keyboard the focus goes to a house of the own row by its number, and from there to what lies above
// or to the store beside the last.
func (p *pupil) answer(pit rules.Pit, houses int, at geom.Rect, press func(p *pupil, at geom.Rect, keys ...ebiten.Key)) {
	p.t.Helper()
	number := func(h int) ebiten.Key { return ebiten.KeyDigit1 + ebiten.Key(h) }
	keys := []ebiten.Key{ebiten.KeyArrowDown, number(int(pit.House))} // from below the row, as a number pressed at its house answers
	switch {
	case pit.IsStore():
		keys = []ebiten.Key{ebiten.KeyArrowDown, number(houses - 1), ebiten.KeyArrowRight}
	case pit.Side == rules.North:
		keys = []ebiten.Key{ebiten.KeyArrowDown, number(houses - 1 - int(pit.House)), ebiten.KeyArrowUp}
	}
	press(p, at, append(keys, ebiten.KeyEnter)...)
}
