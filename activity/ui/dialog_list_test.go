package ui_test

import (
	"fmt"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/uitest"
)

// names are what a list may have to show, long ones and short ones.
var names = []string{
	"English", "suomi", "galego", "polski", "português do Brasil", "Bahasa Melayu", "Krioulu kabuverdianu", "Twi", "français", "Kiswahili",
}

// many returns so many names.
func many(n int) (list []string) {
	for i := range n {
		list = append(list, names[i%len(names)])
	}
	return list
}

func TestDialogListFitsEveryWindow(t *testing.T) {
	for _, v := range uitest.Windows {
		for _, n := range []int{5, 7, 10, 40} {
			labels := many(n)
			d, column := ui.NewDialogList(v, "Which language do you read?", labels)
			if !d.Panel.Within(v.Bounds()) || !d.Text.Within(d.Panel) || !column.Area.Within(d.Panel) || d.Text.Overlaps(column.Area) {
				t.Errorf("%v, %d answers: panel %v, text %v, answers %v", v, n, d.Panel, d.Text, column.Area)
			}
			var parts []uitest.Target
			for i, r := range d.Choices {
				parts = append(parts, uitest.At(labels[i], r))
				box, size := ui.PadText(r, false), geom.Body.Size(v)
				if b := text.Measure(labels[i], true, size, box.W); b.H > box.H+0.5 || !b.Fits && text.Fit(labels[i], true, size, box.W, box.H, 0).Size < 0.8*size {
					t.Errorf("%v: %q does not fit %v", v, labels[i], box)
				}
			}
			uitest.CheckScroller(t, v, &column, parts)
			if v == (geom.View{W: 1280, H: 720, Text: 1}) && n <= 10 && column.Scrolls() {
				t.Errorf("%d answers do not fit the design size", n)
			}
		}
	}
}

// question returns a question with so many names, the third of which is chosen.
func question(n int) *ui.Dialog {
	var choices []ui.Choice
	for i, name := range many(n) {
		choices = append(choices, ui.Choice{ID: fmt.Sprint("answer ", i), Label: name, Chosen: i == 2})
	}
	return ui.NewDialog("Which language do you read?", choices, "close")
}

// Every answer of a list is reached with the keys, and is in sight when it has the focus; and with presses alone.
func TestEveryAnswerOfAListIsReached(t *testing.T) {
	for _, v := range []geom.View{{W: 1280, H: 720, Text: 1}, {W: 320, H: 568, Text: 2}, {W: 568, H: 320, Text: 2}} {
		for _, n := range []int{5, 10, 40} {
			for i := range n {
				want := fmt.Sprint("answer ", i)
				d := question(n)
				if d.Arrange(v); d.Controls.Focus() != "answer 2" {
					t.Fatalf("%v: it starts at %q", v, d.Controls.Focus())
				}
				for range 2 * n {
					if d.Controls.Focus() == want {
						break
					}
					d.Update(&ui.Input{Keys: []ui.Key{ui.KeyNext}})
				}
				if r, _ := d.Controls.Rect(want); !r.Within(v.Bounds()) || d.Column.Layout.View.H > 0 && !r.Within(d.Column.Layout.View) {
					t.Errorf("%v: %s has the focus at %v, outside %v", v, want, r, d.Column.Layout.View)
				}
				if answer, _ := d.Update(&ui.Input{Keys: []ui.Key{ui.KeyAct}}); answer != want {
					t.Errorf("%v, keys on %s: %q", v, want, answer)
				}

				d = question(n)
				d.Arrange(v)
				for _, way := range []string{ui.ScrollUp, ui.ScrollDown} {
					for range n {
						if r, _ := d.Controls.Rect(want); r.Within(d.Column.Layout.View) {
							break
						}
						if answer := pressAt(d, way); answer != "" {
							t.Fatalf("%v: scrolling answers %q", v, answer)
						}
					}
				}
				if answer := pressAt(d, want); answer != want {
					t.Errorf("%v, a press on %s: %q", v, want, answer)
				}
			}
		}
	}
}

// pressAt presses a control of a question and returns the answer that this gives.
func pressAt(d *ui.Dialog, id string) (answer string) {
	r, ok := d.Controls.Rect(id)
	if !ok {
		return ""
	}
	for range ui.SecondPress {
		d.Update(&ui.Input{Pointer: r.Center()})
	}
	d.Update(&ui.Input{Pointer: r.Center(), Pressed: true, Held: true})
	answer, _ = d.Update(&ui.Input{Pointer: r.Center(), Released: true})
	return answer
}
