package lookback

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/i18n"
	"awele/internal/long"
	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
)

// A game in which the child and Tux both give seeds away, and which the child wins.
const mixedGame = "oware seeds=4 slam=nocapture repeat=offer\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n" +
	"E d C c D a B a E d C b D f A e F e D b F d B f F"

// reader is somebody who looks back at a game.
type reader struct {
	*testing.T
	l     *Screen
	m     *match.Match
	set   settings.Settings
	heard sound.Recorder
	did   screentest.Did
	from  int // the ply that was played on from
}

func lookAt(t *testing.T, game string, friend bool) *reader {
	t.Helper()
	saved := match.Saved{Board: "awele", Friend: friend, Level: 1, Game: game}
	m, err := match.Restore(saved, tux.NewEngine())
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{T: t, m: m, set: settings.Default()}
	services := screen.Services{
		Text:     func(k i18n.Key, args ...any) string { return strings.TrimSpace(string(k) + " " + fmt.Sprint(args...)) },
		Settings: func() settings.Settings { return r.set },
		Sound:    &r.heard,
	}
	r.l = New(services, m, Do{
		Back: r.did.Plain("back"), Home: r.did.Plain("home"), Board: r.did.Plain("board"),
		PlayOn: func(ply int) { r.from = ply; r.did.Plain("play on")() },
	})
	r.l.Arrange(screentest.Desk)
	return r
}

// wait lets Tux finish looking, or the page its move.
func (r *reader) wait() {
	r.Helper()
	for range 5000 {
		if r.l.ready && !r.l.moving() {
			return
		}
		r.l.Update(&ui.Input{})
	}
	r.Fatal("it never comes to rest")
}

func (r *reader) press(id string) {
	r.Helper()
	for range ui.SecondPress + 1 {
		r.l.Update(&ui.Input{})
	}
	screentest.Tap(r.l, &r.l.set, id)
}

func (r *reader) says(key i18n.Key) {
	r.Helper()
	if got := strings.Fields(r.l.message)[0]; got != string(key) {
		r.Errorf("page %d says %q, want %q", r.l.at, r.l.message, key)
	}
}

func TestTuxLooksAtTheGameWithoutStoppingTheScreen(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	r.says(i18n.LookWorking)
	ticks, last := 0, 0
	for ; !r.l.ready; ticks++ {
		r.l.Update(&ui.Input{})
		if r.l.far < last || r.l.far > tenths {
			t.Fatalf("from %d to %d tenths", last, r.l.far)
		}
		last = r.l.far
	}
	if ticks < 60 || ticks > 1200 {
		t.Errorf("ready after %d ticks", ticks)
	}
	for _, id := range []string{"back", "home", "board"} { // every way out is open meanwhile
		r := lookAt(t, mixedGame, false)
		r.press(id)
		if r.did.Last() != id {
			t.Errorf("%s did %v", id, r.did)
		}
	}
}

func TestPagesTellWhatWasPlayedAndWhatWasBetter(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	r.wait()
	review, _ := r.m.Review(1)
	moments := review.Moments()
	if len(moments) != 3 || len(r.l.pages) != 6 {
		t.Fatalf("%d pages for %d moments", len(r.l.pages), len(moments))
	}
	missed := 0
	for i, m := range moments {
		if r.l.at != 2*i {
			t.Fatalf("page %d is open", r.l.at)
		}
		before := r.m.Game().PositionAt(m.Ply)
		r.press("again")
		whose := i18n.LookTux
		if m.Side == rules.South {
			whose = i18n.LookYou
		}
		r.says(whose)
		if r.l.pos != before || !r.l.path.Shown || r.l.path.From != (rules.Pit{Side: m.Side, House: m.Played}) {
			t.Errorf("moment %d: the board lies as %v, path %+v", i, r.l.pos, r.l.path)
		}
		r.wait()
		if got := r.l.Seeds.Count(rules.Pit{Side: m.Side, House: m.Played}); got != 0 && before.Seeds(rules.Pit{Side: m.Side, House: m.Played}) < 12 {
			t.Errorf("moment %d: %d seeds in the house that was played", i, got)
		}
		if m.Cost.Seeds > 0 {
			r.says(map[rules.Side]i18n.Key{rules.South: i18n.ThenYou, rules.North: i18n.ThenTux}[m.Side.Other()])
			want := kinds.Loss
			if m.Side == rules.North {
				want = kinds.Gain
			}
			if from, ok := r.l.seen.From(); !ok || from != (rules.Pit{Side: m.Side.Other(), House: m.Cost.By}) ||
				r.l.seen.Kind != want || r.l.seen.At != m.Cost.Houses || r.l.seen.Side != m.Side || r.l.seen.Seeds != m.Cost.Seeds {
				t.Errorf("moment %d: what follows is shown as %+v, want %+v", i, r.l.seen, m.Cost)
			}
		}
		if m.Cost.Seeds == 0 && m.Why.Reason == coach.Takes {
			r.says(i18n.LookMissed)
			if r.l.seen.Kind != kinds.Vain || r.l.seen.At != m.Why.Houses || r.l.seen.Side != m.Side.Other() || r.l.seen.Seeds != m.Why.Seeds {
				t.Errorf("moment %d: what was missed is shown as %+v, want %+v", i, r.l.seen, m.Why)
			}
		}
		r.press("later")
		r.says(i18n.LookBetter)
		if r.l.pos != before || r.l.path.From.House != m.Better {
			t.Errorf("moment %d: not the better move", i)
		}
		r.wait()
		switch m.Why.Reason {
		case coach.Takes:
			missed++
			r.says(i18n.LookTake)
		case coach.Saves:
			r.says(i18n.LookSave)
		}
		r.press("later")
	}
	if missed == 0 {
		t.Error("the game has no capture that was overlooked")
	}
	// At the end of the book there is no page to turn, and the focus stands on what comes next.
	if r.l.at != 5 || r.l.set.Focus() == "later" && !r.l.bar.Find(later).Disabled() {
		t.Errorf("page %d, focus %q", r.l.at, r.l.set.Focus())
	}
	r.press("earlier")
	if r.l.at != 4 {
		t.Errorf("the page before is %d", r.l.at)
	}
	if r.m.Game().String() == "" || r.m.Game().Ply() != 25 {
		t.Error("looking back changed the game")
	}
}

func TestLookBackByKeyboard(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	r.wait()
	for _, want := range []int{1, 2, 3, 4, 5, 5} {
		r.l.Update(screentest.Key(ui.KeyPageDown))
		if r.l.at != want {
			t.Errorf("page %d, want %d", r.l.at, want)
		}
	}
	r.l.Update(screentest.Key(ui.KeyPageUp))
	if r.l.at != 4 {
		t.Errorf("page %d, want 4", r.l.at)
	}
	r = lookAt(t, mixedGame, false)
	r.wait()
	if r.l.set.Focus() != "later" {
		t.Errorf("the focus is on %q", r.l.set.Focus())
	}
	for range 5 {
		r.l.Update(screentest.Key(ui.KeyAct))
		r.wait()
		for range ui.SecondPress {
			r.l.Update(&ui.Input{})
		}
	}
	if r.l.at != 5 || r.l.set.Focus() != "play on" {
		t.Errorf("Enter leads to page %d and to %q", r.l.at, r.l.set.Focus())
	}
	r.l.Update(screentest.Key(ui.KeyAct))
	r.l.Update(screentest.Key(ui.KeyBack))
	if !slices.Equal(r.did, screentest.Did{"play on", "back"}) {
		t.Errorf("did %v", r.did)
	}
}

// Enough of a move: the same button shows what comes of it at once, and so does a press on the board.
func TestAMoveThatIsShownCanBeFinished(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	r.wait()
	r.press("again")
	r.press("later")
	if r.l.at != 0 || r.l.moving() {
		t.Errorf("page %d, moving %v", r.l.at, r.l.moving())
	}
	r.press("again")
	screentest.Slide(r.l, r.l.Layout.Pits[0][0].Center(), r.l.Layout.Pits[0][1].Center())
	if r.l.at != 0 || r.l.moving() {
		t.Errorf("page %d, moving %v", r.l.at, r.l.moving())
	}
	r.set.Speed = settings.Off
	r.press("again")
	n := len(r.heard.Heard)
	for r.l.moving() {
		r.l.Update(&ui.Input{})
		if r.l.Show != nil {
			t.Fatal("seeds fly although they shall not")
		}
	}
	if len(r.heard.Heard) != n {
		t.Error("a move that is not shown is heard")
	}
}

// The child plays on where the child can decide: before an own move, after one of Tux's.
func TestPlayOnFromAMoment(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	r.wait()
	sides := map[rules.Side]bool{}
	for {
		m, _ := r.l.page()
		sides[m.Side] = true
		r.press("play on")
		want := m.Ply
		if m.Side == rules.North {
			want++
		}
		if r.from != want || r.m.Game().PositionAt(r.from).Turn() != rules.South {
			t.Errorf("%+v: plays on from %d", m, r.from)
		}
		if r.l.bar.Find(later).Disabled() {
			break
		}
		r.wait()
		r.press("later")
	}
	if len(sides) != 2 {
		t.Errorf("moments of %v only", sides)
	}
	duo := lookAt(t, mixedGame, true)
	duo.wait()
	for i := range duo.l.moments {
		duo.l.open(2 * i)
		if got := duo.l.goOnFrom(); got != duo.l.moments[i].Ply {
			t.Errorf("friends play on from %d, not from %d", got, duo.l.moments[i].Ply)
		}
	}
}

func TestAGameWithoutMistakesIsPraised(t *testing.T) {
	r := lookAt(t, "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-2-1-2-4-3-0-1-15-19-S\nF", false)
	r.wait()
	if len(r.l.pages) != 1 {
		t.Fatalf("%d pages", len(r.l.pages))
	}
	r.says(i18n.LookTake)
	r.press("again")
	r.says(i18n.LookNone)
	nothing := lookAt(t, "oware seeds=4 slam=nocapture repeat=offer\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n", false)
	nothing.wait()
	nothing.says(i18n.LookNone)
	for _, id := range []string{"earlier", "again", "later", "play on"} {
		b := nothing.l.bar.Find(id)
		if b == nil {
			b = nothing.l.playOn.Find(id)
		}
		if !b.Disabled() {
			t.Errorf("%s can be pressed although there is nothing to see", id)
		}
	}
	nothing.press("board")
	if nothing.did.Last() != "board" {
		t.Errorf("did %v", nothing.did)
	}
}

// Whatever is pressed, nothing breaks and no seed is lost.
func TestAnythingMayBePressedLookingBack(t *testing.T) {
	r := lookAt(t, mixedGame, false)
	f := screentest.Fumbler{State: 11, Keys: 1}
	for i := range long.Times(8000) {
		in := f.Input()
		r.l.Update(in)
		if i%500 == 0 {
			r.l.Arrange(f.View())
		}
		if got := len(r.l.Pile.Frame.Seeds); got != 48 {
			t.Fatalf("after %d inputs %d seeds lie on the board", i, got)
		}
	}
}

// roundButtons is how many the bar has.
const roundButtons = 6

func TestLookBackFitsInEveryLanguage(t *testing.T) {
	said := []i18n.Key{
		i18n.LookWorking, i18n.LookYou, i18n.LookTux, i18n.LookBottom, i18n.LookTop, i18n.ThenTux, i18n.ThenYou, i18n.ThenOther,
		i18n.LookLater, i18n.LookMissed, i18n.LookOther, i18n.LookBetter, i18n.LookTake, i18n.LookSave, i18n.LookThreat,
		i18n.LookBuild, i18n.LookSafe, i18n.LookShelter, i18n.LookSlam, i18n.LookKroo, i18n.LookHome, i18n.LookFinish, i18n.LookSure, i18n.LookAhead, i18n.LookNone,
	}
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		tr := i18n.For(lang).T
		label := tr(i18n.PlayOnHere)
		l := boardview.NewBook(v, 6, roundButtons, label)
		screentest.PadMustFit(t, label, true, l.WideSize, l.Wide, true)
		usual := boardview.NewBook(geom.View{W: v.W, H: v.H, Text: 1}, 6, roundButtons, label)
		for _, k := range said {
			s := tr(k, 48)
			r := l.BubbleFor(s)
			box := ui.BubbleText(r)
			b := text.Fit(s, false, l.BubbleSize(), box.W, box.H, 0)
			if !b.Fits || b.Size < 0.95*usual.BubbleSize() {
				t.Errorf("%q is %.0f high, %.0f at 100 %%, in %v", s, b.Size, usual.BubbleSize(), r)
			}
		}
		shown := &Screen{Services: screen.Services{Text: tr}}
		bar, _ := shown.rows()
		for _, b := range bar {
			screentest.LabelMustFit(t, b.Label(), v)
		}
	})
}

func TestLookBackIsAScreenLikeTheOthers(t *testing.T) {
	open := func() *Screen {
		r := lookAt(t, mixedGame, false)
		r.wait()
		return r.l
	}
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, open()) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, open()) })
	l := open()
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, l, &l.set) })
	r := lookAt(t, mixedGame, false)
	r.wait()
	r.press("again")
	t.Run("sliding off", func(t *testing.T) {
		screentest.CheckSlidingOff(t, r.l, r.l.Layout.Pits[0][0].Center(), r.l.where.Bar[0].Center(), r.l.moving)
	})
	if len(r.l.bar) != roundButtons {
		t.Errorf("%d round buttons", len(r.l.bar))
	}
}

// Two friends have no Tux who blinks: nothing is painted while nobody does anything, from the first moment on.
func TestNothingBlinksForFriends(t *testing.T) {
	r := lookAt(t, mixedGame, true)
	r.wait()
	r.l.Update(&ui.Input{})
	for range 2 * screen.IdleFor {
		if r.l.Update(&ui.Input{}) && !r.l.moving() {
			t.Fatal("the book is painted again")
		}
	}
}
