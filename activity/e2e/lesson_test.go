package e2e

import (
	"testing"

	"awele/activity/boardview"
	"awele/activity/progress"
	"awele/activity/screen/learn"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui/geom"
	"awele/i18n"
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

// The first stages of each game through the real program, right at the first try, and once with a mistake: what is kept says
// so. Answers are shown at once; how they are sown is tested without a window.
func TestStagesInTheProgram(t *testing.T) {
	const stages = 3
	for name, by := range learnsBy {
		for _, course := range lessons.Builtin() {
			t.Run(course.Board+" by "+name, func(t *testing.T) {
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
				for i := range min(stages, len(course.Stages)) {
					p.stage(&course, i, by.press)
				}
				done := progress.Load(store.Open(p.folder()))
				for i := range min(stages, len(course.Stages)) {
					stage := &course.Stages[i]
					for j := range stage.Tasks {
						want := progress.First
						if j == 1 && mistake(&stage.Tasks[j]) != nil {
							want = progress.Unaided
						}
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

// mistake returns a wrong answer of a task that is sown, nil if there is none.
func mistake(task *lessons.Task) *rules.Pit {
	a, err := task.Begin()
	if err != nil {
		return nil
	}
	for _, o := range a.Outcomes() {
		if !o.Right && o.Event != lessons.Refused && !o.Pit.IsStore() && o.Pit.Side == rules.South {
			return &o.Pit
		}
	}
	return nil
}

// stage does a stage from the path, and comes back to it.
func (p *pupil) stage(course *lessons.Course, i int, press func(p *pupil, at geom.Rect, keys ...ebiten.Key)) {
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
		answer := func(pit rules.Pit) {
			at := lay.Stores[pit.Side]
			if !pit.IsStore() {
				at = lay.Press[pit.Side][pit.House]
			}
			p.answer(pit, at, press)
		}
		if wrong := mistake(task); j == 1 && wrong != nil {
			answer(*wrong)
			p.Ticks(240) // what happens is read, and the seeds are back
		}
		for !a.Solved() {
			pit, ok := a.Way()
			if !ok {
				p.t.Fatalf("stage %s, task %s has no way", stage.ID, task.ID)
			}
			a.Answer(pit, 1)
			answer(pit)
			p.Ticks(80)
			a.GoOn()
		}
		press(p, lay.Wide, ebiten.KeyEnter)
		p.Ticks(40)
	}
	press(p, book(course.Variant.Houses).Wide, ebiten.KeyEnter) // from the star to the path
	p.Ticks(40)
}

// answer presses a pit. By keyboard a house of the own row has its number; others are reached by Tab.
func (p *pupil) answer(pit rules.Pit, at geom.Rect, press func(p *pupil, at geom.Rect, keys ...ebiten.Key)) {
	p.t.Helper()
	if pit.Side == rules.South && !pit.IsStore() {
		press(p, at, ebiten.KeyArrowDown, ebiten.KeyDigit1+ebiten.Key(pit.House), ebiten.KeyEnter)
		return
	}
	p.Click(at.Center().X, at.Center().Y) // what lies farther away is tried by keys in a test without a window
}
