package play

import (
	"fmt"
	"reflect"
	"testing"

	"awele/activity/boardview"
	"awele/activity/match"
	"awele/activity/ui"
	"awele/rules"
)

// layCongkak opens a Play screen on a new game of Congkak between two people, or against Tux.
func layCongkak(t *testing.T, friend bool) *table {
	return layMatch(t, match.New(match.Options{Board: "congkak", Variant: rules.Congkak.Usual(), Seats: match.Seating(friend), Level: 1, Seed: 1, Engine: thinker}))
}

// seen is all of the screen that its painting hangs on and that a house could have changed.
func (tb *table) seen() string {
	p := tb.p
	buttons := ""
	for i := range p.bar.buttons {
		buttons += fmt.Sprint(p.bar.buttons[i].off, p.bar.buttons[i].Label(), " ")
	}
	hint, hinted := p.hinted()
	return fmt.Sprintf("focus %q hover %q held %q\nlast %v %v path %+v\n%+v\n%+v %v %v\nframe %+v tick %d landed %v\n%+v %v %v %v\n%s",
		p.set.Focus(), p.set.Hovered(), p.set.Held(), p.last, p.hasLast, p.path, p.speech, p.face.look(), hint, hinted,
		p.Pile.Frame, p.Tick, p.Landed, p.lids, p.m.Legal(rules.South), p.m.Legal(rules.North), p.Show != nil, buttons)
}

// A house that is chosen in secret leaves nothing on the screen that differs from another: in no tick, whoever chooses
// first, by the mouse that stays on the house or by keys, and however it is pressed again.
func TestASecretChoiceShowsNothing(t *testing.T) {
	ways := map[string]func(tb *table, side rules.Side, h rules.House){
		"mouse": func(tb *table, side rules.Side, h rules.House) {
			at := tb.p.Layout.Pits[side][h].Center()
			tb.press(at)
			at.X += 9
			tb.p.Update(&ui.Input{Pointer: at, Moved: true})
		},
		"keys": func(tb *table, side rules.Side, h rules.House) {
			tb.p.set.SetFocus(boardview.PitID(rules.Pit{Side: side, House: h}))
			tb.p.Update(&ui.Input{Keys: []ui.Key{ui.KeyAct}})
			tb.ticks(1)
		},
	}
	for name, choose := range ways {
		for _, side := range []rules.Side{rules.South, rules.North} {
			var want []string
			for h := range rules.House(7) {
				tb := layCongkak(t, true)
				choose(tb, side, h)
				if got, hidden := tb.p.secret(); !hidden || got != side {
					t.Fatalf("%s: %v %v after a choice of side %v", name, got, hidden, side)
				}
				var got []string
				for range 90 {
					got = append(got, tb.seen())
					tb.ticks(1)
				}
				tb.house(side, h)
				tb.ticks(2)
				got = append(got, tb.seen())
				tb.p.replay()
				tb.ticks(2)
				got = append(got, tb.seen())
				if want == nil {
					want = got
				}
				if !reflect.DeepEqual(got, want) {
					for i := range got {
						if got[i] != want[i] {
							t.Fatalf("%s: house %d of side %v shows in tick %d:\n%s\nwant\n%s", name, h, side, i, got[i], want[i])
						}
					}
				}
			}
		}
	}
}

// While a choice is secret the houses of its side take no focus; when both have chosen the lids rise and all is as ever.
func TestLidsRiseWhenBothHaveChosen(t *testing.T) {
	tb := layCongkak(t, true)
	tb.house(rules.South, 3)
	tb.rest()
	if pit, ok := boardview.PitOf(tb.p.set.Focus()); !ok || pit.Side != rules.North {
		t.Errorf("the focus is on %q", tb.p.set.Focus())
	}
	if tb.p.set.SetFocus(boardview.PitID(rules.Pit{Side: rules.South, House: 3})) {
		t.Error("the house that was chosen takes the focus")
	}
	tb.house(rules.North, 2)
	if _, hidden := tb.p.secret(); hidden || tb.p.lids.rising == 0 || tb.p.Show == nil {
		t.Fatalf("hidden %v, the lids rise for %d ticks", hidden, tb.p.lids.rising)
	}
	tb.ticks(lidRises)
	if tb.p.lids.rising != 0 {
		t.Errorf("the lids still rise for %d ticks", tb.p.lids.rising)
	}
	tb.p.skip()
	if !tb.p.set.SetFocus(boardview.PitID(rules.Pit{Side: rules.South, House: 3})) {
		t.Error("the house takes no focus when both have sown")
	}

	calm := layCongkak(t, true)
	calm.set.Calm = true
	calm.house(rules.South, 3)
	calm.rest()
	if calm.house(rules.North, 2); calm.p.lids.rising != 0 {
		t.Error("a lid moves in calm mode")
	}

	alone := layCongkak(t, false)
	if alone.house(rules.South, 3); alone.p.set.Focus() != boardview.PitID(rules.Pit{Side: rules.South, House: 3}) {
		t.Error("the focus is moved although only Tux looks")
	}
}
