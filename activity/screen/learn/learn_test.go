package learn

import (
	"fmt"
	"testing"

	"awele/activity/progress"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// small is a window in which the path must be scrolled.
var small = geom.View{W: 320, H: 568, Text: 2}

// walker is a child on a path of fourteen stations.
type walker struct {
	*Screen
	did screentest.Did
}

func walk(v geom.View, at int) *walker {
	w := &walker{}
	w.Screen = New(screentest.NewPupil().Services("en"), Show{
		Title: func() string { return "Oware" },
		Stages: func() (stages []Stage) {
			for i := range 14 {
				stages = append(stages, Stage{Title: fmt.Sprint("Stage ", i), Picture: "learn-sow", Mark: progress.Mark(i % 4)})
			}
			return stages
		},
		At: at,
	}, Do{Home: w.did.Plain("home"), Stage: w.did.Tile("stage")})
	w.Arrange(v)
	return w
}

// seen reports whether a station lies whole in the window.
func (w *walker) seen(i int) bool {
	r, ok := w.set.Rect(stationID(i))
	return ok && r.Within(w.col.Layout.View)
}

// One press goes on where the child was, wherever that is.
func TestOnePressGoesOnWhereTheChildWas(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, small} {
		for at := range 14 {
			w := walk(v, at)
			if !w.seen(at) {
				t.Errorf("station %d is out of sight", at)
			}
			w.Update(screentest.Key(ui.KeyAct))
			if want := fmt.Sprint("stage ", at); w.did.Last() != want {
				t.Errorf("%v, want %s", w.did, want)
			}
		}
	}
}

// What is kept may tell of a station that is no more.
func TestAStationThatIsNoMore(t *testing.T) {
	for at, want := range map[int]string{-1: stationID(0), 99: stationID(13)} {
		if w := walk(screentest.Desk, at); w.set.Focus() != want {
			t.Errorf("from %d the focus is on %q, want %q", at, w.set.Focus(), want)
		}
	}
	empty := New(screentest.NewPupil().Services("en"), Show{
		Title: func() string { return "" }, Stages: func() []Stage { return nil },
	}, Do{Home: func() {}})
	empty.Arrange(screentest.Desk)
	empty.Update(&ui.Input{})
}

// Each station is reached by keys, and is in sight then.
func TestEveryStationByKeys(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, small} {
		w := walk(v, 0)
		for i := range 14 {
			if w.set.Focus() != stationID(i) || !w.seen(i) {
				t.Errorf("%vx%v: the focus is on %q, want station %d, in sight", v.W, v.H, w.set.Focus(), i)
			}
			w.Update(screentest.Key(ui.KeyNext))
		}
		w.Update(screentest.Key(ui.KeyBack))
		if w.did.Last() != "home" {
			t.Errorf("%v", w.did)
		}
	}
}

// Each station is reached by a finger, which scrolls with the buttons.
func TestEveryStationByTouch(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, small} {
		w := walk(v, 0)
		for i := range 14 {
			for range 60 {
				if w.seen(i) {
					break
				}
				screentest.Tap(w, &w.set, ui.ScrollDown)
			}
			screentest.Tap(w, &w.set, stationID(i))
			if want := fmt.Sprint("stage ", i); w.did.Last() != want {
				t.Errorf("%vx%v: %q, want %q", v.W, v.H, w.did.Last(), want)
			}
		}
		screentest.Tap(w, &w.set, back)
		if w.did.Last() != "home" {
			t.Errorf("%v", w.did)
		}
	}
}

// A finger that drags the path presses no station.
func TestDraggingPressesNothing(t *testing.T) {
	w := walk(small, 0)
	at := w.col.Layout.View.Center()
	w.Update(&ui.Input{Pointer: at, Moved: true, Pressed: true, Held: true, Touch: true})
	for range 10 {
		at.Y -= 12
		w.Update(&ui.Input{Pointer: at, Moved: true, Held: true, Touch: true})
	}
	w.Update(&ui.Input{Pointer: at, Released: true, Touch: true})
	if len(w.did) != 0 || w.col.Scroll.AtTop() {
		t.Errorf("it did %v, at the top: %v", w.did, w.col.Scroll.AtTop())
	}
}

func TestThePathIsAScreenLikeTheOthers(t *testing.T) {
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, walk(screentest.Desk, 3)) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, walk(screentest.Desk, 3)) })
	t.Run("focus", func(t *testing.T) {
		w := walk(screentest.Desk, 3)
		screentest.CheckKeepsFocus(t, w, &w.set)
	})
}
