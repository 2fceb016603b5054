package browser

import (
	"testing"

	"github.com/chromedp/chromedp"

	"awele/i18n"
)

// can is whether a control of the twin is there and may be pressed, in JavaScript.
func can(id string) string {
	return `(document.querySelector('#controls [data-id="` + id + `"]:not([aria-disabled])') !== null)`
}

// asked is the control of the house that the text of a lesson speaks of, "" where it speaks of none, in JavaScript.
const asked = `(Array.from(document.querySelectorAll('#controls [data-id^="house 0"]'))
	.find((house) => Array.from(document.querySelectorAll("#text p")).some((p) => p.textContent === house.textContent))?.dataset.id || "")`

// The path, the first stage of it and a puzzle are gone through by the twin alone, and axe-core finds nothing there.
func TestLearningThroughTheTwin(t *testing.T) {
	b := newTab(t, "fi", "")
	fi := i18n.For("fi")
	b.load(address)
	b.eval(`localStorage.setItem("awele/settings.json", JSON.stringify({speed: "off"}))`)
	b.do(chromedp.Reload())
	b.playing()
	b.enter("learn")
	b.until(named("stage 0"))
	b.clean("the path")
	first := b.eval(named("stage 0") + `.textContent`)
	b.enter("stage 0")
	b.until(named("house 00"))
	b.clean("a lesson")
	for task := 0; b.eval(named("next")+`.textContent`) != fi.T(i18n.PathTitle); task++ {
		if task > 20 {
			t.Fatal("the stage does not end")
		}
		if house := b.eval(asked); house != "" {
			b.enter(house)
		} else {
			b.enter("house 0" + b.eval(playable)) // the first one may be any
		}
		b.until(can("next"))
		b.enter("next")
		b.frames()
	}
	b.clean("the end of a stage")
	b.enter("next")
	b.until(named("stage 0"))
	if got, want := b.eval(named("stage 0")+`.textContent`), first+". "+fi.T(i18n.StageDoneUnaided); got != want {
		t.Errorf("the first station is called %q, want %q", got, want)
	}

	b.enter("back")
	b.enter("puzzles")
	b.until(named("hint"))
	b.clean("a puzzle")
	for step := 0; b.eval(can("next")) != "true"; step++ {
		if step > 20 {
			t.Fatal("help does not lead to the end of the puzzle")
		}
		if house := b.eval(asked); house != "" {
			b.enter(house)
		} else {
			b.enter("hint")
		}
		b.until(can("hint") + " || " + can("next"))
	}
	b.clean("a puzzle that is solved")
	if said := b.console(); said != "" {
		t.Errorf("the console says:\n%s", said)
	}
}
