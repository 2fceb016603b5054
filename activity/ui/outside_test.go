package ui

import "testing"

func TestGround(t *testing.T) {
	type tick struct {
		what string // "down", "held", "up", "tap" or "" for nothing
		on   bool
	}
	for _, c := range []struct {
		name  string
		ticks []tick
		want  int // presses that count
	}{
		{"a press and its release", []tick{{"down", true}, {"held", true}, {"up", true}}, 1},
		{"shorter than a tick", []tick{{"tap", true}}, 1},
		{"not yet released", []tick{{"down", true}, {"held", true}}, 0},
		{"slid off", []tick{{"down", true}, {"held", false}, {"up", false}}, 0},
		{"slid off and back", []tick{{"down", true}, {"held", false}, {"held", true}, {"up", true}}, 0},
		{"slid off at the last moment", []tick{{"down", true}, {"up", false}}, 0},
		{"slid onto it", []tick{{"down", false}, {"held", true}, {"up", true}}, 0},
		{"pressed before it was there", []tick{{"held", true}, {"up", true}}, 0},
		{"the release was never told", []tick{{"down", true}, {"", true}, {"up", true}}, 0},
		{"pressed anew", []tick{{"down", true}, {"", true}, {"down", true}, {"up", true}, {"up", true}}, 1},
	} {
		var g OutsidePress
		n := 0
		for _, k := range c.ticks {
			in := &Input{
				Pressed: k.what == "down" || k.what == "tap", Held: k.what == "down" || k.what == "held",
				Released: k.what == "up" || k.what == "tap",
			}
			if g.Update(in, k.on) {
				n++
			}
		}
		if n != c.want {
			t.Errorf("%s: %d presses count, want %d", c.name, n, c.want)
		}
	}
}
