package e2e

import (
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui/geom"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// A whole game in each language, each with another way of using the program and nothing else: from Home to the end and on
// to the next game.
func TestWholeGames(t *testing.T) {
	for _, c := range []struct {
		name, language string
		w, h           int
		with           hand
	}{
		{"keyboard in English", "en", 1280, 720, byKey},
		{"mouse in Finnish", "fi", 1024, 600, byMouse},
		{"fingers in Galician", "gl", 320, 568, byFinger},
		{"mouse in Polish", "pl", 800, 480, byMouse},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPupil(t, Options{W: c.w, H: c.h, Args: []string{"-lang", c.language}})
			p.Ticks(30)
			p.play(c.with)
			g := p.finish(c.with)
			if total := g.Position().Total(); total != 48 {
				t.Errorf("%d seeds", total)
			}
			p.Ticks(2 * settle) // the seeds are counted out
			won := g.Result().Won(rules.South)
			c.with.again(p)
			next := p.game()
			if next.Ply() != 0 || next.PositionAt(0).Turn() != rules.North {
				p.picture("again")
				t.Fatalf("after the end of a game that the child began comes\n%s", next)
			}
			if level := p.Settings().Tables.Of("awele").Level; won != (level == 2) {
				t.Errorf("won: %v, and the level is %d", won, level)
			}
			if g = p.turn(c.with); g.Ply() != 1 {
				t.Errorf("Tux did not begin:\n%s", g)
			}
			p.move(c.with)
			p.Close()
		})
	}
}

// The last move can be taken back when the game is over: on the board at once, and after looking back.
func TestUndoAfterTheEnd(t *testing.T) {
	const won = "0-0-0-0-0-1-1-1-0-0-3-0-24-18-S" // F captures two and has more than half
	for name, lookBack := range map[string]bool{"before the count": false, "after the count": true} {
		t.Run(name, func(t *testing.T) {
			p := startAt(t, won, Options{})
			before := p.game().Position()
			byKey.house(p, 5)
			if g := p.game(); !g.Result().Won(rules.South) {
				t.Fatalf("not won:\n%s", g)
			}
			if lookBack {
				p.Ticks(2 * settle)
				p.Key(ebiten.KeyTab) // next level, again, look back
				p.Key(ebiten.KeyTab)
				p.Key(ebiten.KeyEnter)
				p.Ticks(40)
				at := p.lookBack().Bar[lookBoard].Center()
				p.Click(at.X, at.Y)
				p.Ticks(40)
			}
			p.Key(ebiten.KeyU)
			if g := p.game(); g.Position() != before || g.Result().Over() {
				p.picture("undo-after-the-end")
				t.Fatalf("undo leads to\n%s", g)
			}
			p.Ticks(2 * settle)
			p.Key(ebiten.KeyR)
			if g := p.game(); !g.Result().Won(rules.South) {
				t.Errorf("redo leads to\n%s", g)
			}
			p.Close()
		})
	}
}

// A child whose game is over looks back, page by page, goes back to a moment and plays on from there.
func TestLookBackAndPlayOn(t *testing.T) {
	for name, press := range map[string]func(*pupil, geom.Rect){
		"mouse":  func(p *pupil, r geom.Rect) { p.Click(r.Center().X, r.Center().Y) },
		"finger": func(p *pupil, r geom.Rect) { p.Tap(r.Center().X, r.Center().Y) },
	} {
		t.Run(name, func(t *testing.T) {
			config := t.TempDir()
			s := settings.Default()
			s.Language, s.Calm = "en", true
			Keep(t, config, s)
			KeepGame(t, config, oware, match.Saved{Board: "awele", Level: 1, Seed: 1, Game: gameAt(
				"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "E d C c D a B a E d C b D f A e F e D b F d B f")})
			p := newPupil(t, Options{W: 1024, H: 600, Config: config})
			p.play(byKey)
			byKey.house(p, 5)
			g := p.game()
			if !g.Result().Won(rules.South) {
				t.Fatalf("not won:\n%s", g)
			}
			p.Ticks(3 * settle) // the seeds are counted out, and Tux looks at the game
			end := p.Frame()
			p.Key(ebiten.KeyTab) // next level, again, look back
			p.Key(ebiten.KeyTab)
			p.Key(ebiten.KeyEnter)
			p.Ticks(2 * settle)
			first := p.Frame()
			p.another("look-back", end, first)
			l := p.lookBack()
			press(p, l.Bar[lookLater])
			p.Ticks(settle)
			second := p.Frame()
			if different(first, second, p.inPixels(l.Bubble), 8) == 0 {
				p.picture("look-back")
				t.Error("the next page says the same")
			}
			press(p, l.Bar[lookEarlier])
			p.Ticks(2 * settle)
			if different(first, p.Frame(), p.inPixels(l.Face), 8) > 0.01 {
				p.picture("look-back")
				t.Error("the page before is another one now")
			}
			press(p, l.Wide)
			p.Ticks(40)
			now := p.game()
			if now.Result().Over() || now.Position().Turn() != rules.South || now.Ply() >= g.Ply() || now.Undone() == 0 {
				p.picture("play-on")
				t.Fatalf("playing on begins with\n%s", now)
			}
			if now = p.move(byMouse); now.Undone() != 0 {
				t.Errorf("after another move the old ones are still known:\n%s", now)
			}
			p.move(byMouse)
			p.Close()
		})
	}
}
