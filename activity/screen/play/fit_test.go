package play

import (
	"os"
	"strings"
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/i18n"
	"awele/rules"
)

// bubbleSentences returns everything that the speech bubble can say in a language, with the longest numbers.
func bubbleSentences(t *testing.T, lang string) (sentences []string) {
	t.Helper()
	file, err := os.ReadFile("../../../i18n/po/en.po")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range strings.Split(string(file), "\n\n") {
		if !strings.HasPrefix(entry, "#. Speech bubble") {
			continue
		}
		_, rest, _ := strings.Cut(entry, "msgctxt \"")
		key, _, _ := strings.Cut(rest, "\"")
		var args []any
		if strings.Contains(entry, "c-format") {
			args = []any{48}
		}
		sentences = append(sentences, i18n.For(lang).T(i18n.Key(key), args...))
	}
	if len(sentences) < 30 {
		t.Fatalf("only %d sentences found", len(sentences))
	}
	return sentences
}

// barButtons is how many the bar has at most.
const barButtons = 11

// Whatever is said fits the bubble whole and with no word broken. Letters of 200 % may shrink where the window is too
// small for them, but never below what they are at 100 %, where none do.
func TestBubblesFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		l := NewLayout(v, 6, barButtons)
		usual := NewLayout(geom.View{W: v.W, H: v.H, Text: 1}, 6, barButtons)
		for _, s := range bubbleSentences(t, lang) {
			r := l.BubbleFor(s)
			box := ui.BubbleText(r)
			b := text.Fit(s, false, l.BubbleSize(), box.W, box.H, 0)
			if !b.Fits || b.Size < 0.95*usual.BubbleSize() {
				t.Errorf("%q is %.0f high, %.0f at 100 %%, in %v", s, b.Size, usual.BubbleSize(), r)
			}
		}
	})
}

// The names of the buttons and the questions fit, too.
func TestWordsAroundTheBoardFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		tr := i18n.For(lang).T
		tb := lay(t, "", false)
		tb.p.Text = tr
		tb.p.Arrange(v)
		if len(tb.p.bar.buttons) != barButtons {
			t.Fatalf("%d buttons", len(tb.p.bar.buttons))
		}
		for i := range tb.p.bar.buttons {
			s := tb.p.bar.buttons[i].Label()
			if w := text.Width(s, true, geom.Small.Size(v)); w+geom.Small.Size(v)*1.6 > v.W-2*geom.MinGap {
				t.Errorf("the name %q of a button is %.0f wide", s, w)
			}
		}
		tb.p.askLevel()
		questions := []*ui.Dialog{tb.p.dialog}
		tb.p.offerShare()
		questions = append(questions, tb.p.dialog)
		duo := lay(t, "", true)
		duo.house(rules.South, 2)
		duo.rest()
		duo.p.Text = tr
		duo.p.Arrange(v)
		duo.p.askUndo()
		questions = append(questions, duo.p.dialog)
		for _, side := range []rules.Side{rules.South, rules.North} {
			duo.p.askBadge(side)
			questions = append(questions, duo.p.dialog)
		}
		for _, d := range questions {
			b := text.Fit(d.Text, true, geom.Large.Size(v), d.Layout.Text.W, d.Layout.Text.H, 0)
			least := geom.Large.Size(geom.View{W: v.W, H: v.H, Text: 1})
			if !b.Fits || b.Size < 0.95*least {
				t.Errorf("%q is %.0f high, %.0f at 100 %%, in %v", d.Text, b.Size, least, d.Layout.Text)
			}
			for i, c := range d.Choices {
				if !d.Layout.Tiles {
					screentest.PadMustFit(t, c.Label, true, geom.Body.Size(v), d.Layout.Choices[i], true)
				}
			}
		}
	})
}
