package e2e

import (
	"testing"
)

// A whole game in each language, each with another way of using the program and nothing else.
func TestWholeGames(t *testing.T) {
	for _, c := range []struct {
		name, language string
		w, h           int
		with           hand
	}{
		{"keyboard in English", "en", 1280, 720, byKey},
		{"mouse in Finnish", "fi", 1024, 600, byMouse},
		{"fingers in Galician", "gl", 320, 568, byFinger},
		{"keyboard in Polish", "pl", 800, 480, byKey},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPupil(t, Options{W: c.w, H: c.h, Args: []string{"-lang", c.language}})
			p.play(c.with)
			g := p.finish(c.with)
			if total := g.Position().Total(); total != 48 {
				t.Errorf("%d seeds", total)
			}
			p.Ticks(settle)
			p.Close()
		})
	}
}
