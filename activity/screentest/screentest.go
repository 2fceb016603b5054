// Package screentest has what the tests of several screens need: a child whose choices can be seen, fingers and keys, and
// the checks that every screen must pass.
package screentest

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/i18n"
	"awele/rules"
)

// Desk is the window of the design size.
var Desk = geom.View{W: 1280, H: 720, Text: 1}

// Usual is the variant of a first start.
var Usual = rules.NewOware(4, rules.NoCapture, rules.OfferShare)

// Everything a child can read must fit its box, unshrunk and with no word broken, in every language at these sizes.
var (
	fitWindows = [][2]float64{{320, 568}, {568, 320}, {800, 480}, {1024, 600}, {1280, 720}, {2520, 1080}, {3840, 2160}}
	fitScales  = []float64{1, 1.5, 2}
)

// EveryWindow runs f for every language, window and text size.
func EveryWindow(t *testing.T, f func(t *testing.T, lang string, v geom.View)) {
	for _, l := range i18n.Languages() {
		lang := l.Code
		for _, w := range fitWindows {
			for _, s := range fitScales {
				v := geom.View{W: w[0], H: w[1], Text: s}
				t.Run(fmt.Sprintf("%s %vx%v text %v", lang, v.W, v.H, s), func(t *testing.T) { f(t, lang, v) })
			}
		}
	}
}

// MustFit fails unless s fits w×h in letters of that size. Only a single word that is wider than w may make its text a little
// smaller, which happens with the largest letters in the narrowest window.
func MustFit(t *testing.T, s string, bold bool, size, w, h float64) {
	t.Helper()
	b := text.Measure(s, bold, size, w)
	if !b.Fits {
		b = text.Fit(s, bold, size, w, h, 0)
		if b.Size < size*0.85 {
			t.Errorf("a word of %q is much wider than %.0f", s, w)
		}
	}
	if b.H > h+0.5 {
		t.Errorf("%q needs %.0f of %.0f", s, b.H, h)
	}
}

// PadMustFit fails unless the label s fits the wide button r.
func PadMustFit(t *testing.T, s string, bold bool, size float64, r geom.Rect, icon bool) {
	t.Helper()
	box := ui.PadText(r, icon)
	MustFit(t, s, bold, size, box.W, box.H)
}

// LabelMustFit fails unless the word that is shown over a round button is no wider than the window.
func LabelMustFit(t *testing.T, s string, v geom.View) {
	t.Helper()
	size := geom.Small.Size(v)
	if w := text.Width(s, true, size); s == "" || w+size*1.6 > v.W-2*geom.MinGap {
		t.Errorf("the name %q of a button is %.0f wide", s, w)
	}
}

// Pupil is a child whose choices tests can see and change.
type Pupil struct {
	Choices settings.Settings
	Heard   sound.Recorder
	Changes int // how often something was chosen
}

// NewPupil returns a child at a first start.
func NewPupil() *Pupil { return &Pupil{Choices: settings.Default()} }

// Services returns what a screen gets, in a language.
func (p *Pupil) Services(lang string) screen.Services {
	return screen.Services{Text: i18n.For(lang).T, Settings: func() settings.Settings { return p.Choices }, Sound: &p.Heard}
}

// Keys returns what a screen gets where a test reads keys, not words.
func (p *Pupil) Keys() screen.Services {
	s := p.Services("en")
	s.Text = func(k i18n.Key, args ...any) string { return strings.TrimSpace(string(k) + " " + fmt.Sprint(args...)) }
	return s
}

// Choose takes over choices as the activity does.
func (p *Pupil) Choose(s settings.Settings) { p.Choices, p.Changes = s, p.Changes+1 }

// Did is what a screen asked the activity for, in order.
type Did []string

// Tile returns a closure that notes what was asked for, with a number.
func (d *Did) Tile(what string) func(int) {
	return func(i int) { *d = append(*d, fmt.Sprint(what, " ", i)) }
}

// Plain returns a closure that notes what was asked for.
func (d *Did) Plain(what string) func() { return func() { *d = append(*d, what) } }

// Last returns what was asked for last, "" if nothing was.
func (d *Did) Last() string {
	if len(*d) == 0 {
		return ""
	}
	return (*d)[len(*d)-1]
}
