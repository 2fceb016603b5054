package e2e

import (
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"awele/activity/boardview"
	"awele/activity/match"
	"awele/activity/screen/end"
	"awele/activity/screen/home"
	"awele/activity/screen/play"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/words"
	"awele/boards"
	"awele/i18n"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// oware is the file of the game of our own descriptor against Tux.
var oware = match.File("awele", match.AgainstTux())

// settle is how many ticks pass until nothing moves any more after a move: the longest animation, Tux's patience and
// the half second in which a second press does not count.
const settle = 300

// pupil is a child at the program, who looks at the board by reading the game that is kept.
type pupil struct {
	*Guest
	text *i18n.Printer // in the language of the program
	w, h float64
	luck *rand.Rand
	file string // of the game that is played
}

// newPupil starts the program for a child who always plays the same.
func newPupil(t *testing.T, o Options) *pupil {
	t.Helper()
	o.Args = append(o.Args, "-seed", "7")
	language := ""
	if i := slices.Index(o.Args, "-lang"); i >= 0 {
		language = o.Args[i+1]
	}
	text := i18n.For(i18n.Choose(language, "", nil))
	return &pupil{Start(t, o), text, float64(o.W), float64(o.H), rand.New(rand.NewPCG(3, 9)), oware}
}

// gameAt is the text of a game that has gone on from a position with some moves.
func gameAt(position, moves string) string {
	return "oware seeds=4 slam=nocapture repeat=offer start=custom\n" + position + "\n" + moves + "\n"
}

// view is the window as the layout sees it, at the usual text size.
func (p *pupil) view() geom.View { return geom.View{W: p.w, H: p.h, Text: 1} }

// board is where everything lies on the Play screen.
func (p *pupil) board() play.Layout {
	const buttons = 11
	return play.NewLayout(p.view(), 6, buttons)
}

// Places in the bar of the screen that looks back.
const (
	lookBoard   = 2
	lookEarlier = 3
	lookLater   = 5
	lookButtons = 6
)

// lookBack is where everything lies on the screen that looks back.
func (p *pupil) lookBack() boardview.Book {
	return boardview.NewBook(p.view(), 6, lookButtons, p.text.T(i18n.PlayOnHere))
}

// game returns the running game, as kept.
func (p *pupil) game() *rules.Game {
	p.t.Helper()
	saved, ok := p.SavedGame(p.file)
	if !ok {
		p.picture("no-game")
		p.t.Fatal("no game is kept")
	}
	g, err := rules.ParseGame(saved.Game)
	if err != nil {
		p.t.Fatalf("the kept game breaks the rules: %v\n%s", err, saved.Game)
	}
	return g
}

// turn waits until the child is to move and nothing moves any more, or the game is over. Where Tux offers to share
// the seeds or to stop, the child answers.
func (p *pupil) turn(with hand) *rules.Game {
	p.t.Helper()
	asked := false
	for range 20 {
		g := p.game()
		p.Ticks(settle)
		switch {
		case g.Result().Over():
			return g
		case g.MayAgree() && !asked:
			with.share(p)
			asked = true
		case g.Position().Turn() == rules.South:
			return g
		}
	}
	p.picture("tux-waits")
	p.t.Fatalf("Tux does not move:\n%s", p.game())
	return nil
}

// choice returns the legal house that captures most, and by luck one of the best: a game of such moves ends soon.
func (p *pupil) choice(g *rules.Game) rules.House {
	var best []rules.House
	most := -1
	for h := range g.Legal().All() {
		taken := g.Variant().Next(g.Position(), h).Store(rules.South) - g.Position().Store(rules.South)
		if taken > most {
			best, most = nil, taken
		}
		if taken == most {
			best = append(best, h)
		}
	}
	return best[p.luck.IntN(len(best))]
}

// hand is one way of using the program.
type hand struct {
	play  func(p *pupil)                // goes from Home to the board
	house func(p *pupil, h rules.House) // plays a house of the child's row
	share func(p *pupil)                // takes Tux's offer to share the seeds
	again func(p *pupil)                // takes the first choice after a game, which begins another
}

var byKey = hand{
	play: func(p *pupil) { p.Key(ebiten.KeyEnter) },
	house: func(p *pupil, h rules.House) {
		ply := p.game().Ply()
		p.Key(ebiten.KeyDigit1 + ebiten.Key(h)) // the focus goes there, or plays if it was there already
		if p.game().Ply() == ply {
			p.Key(ebiten.KeyEnter)
		}
	},
	share: func(p *pupil) { p.Key(ebiten.KeyEnter) },
	again: func(p *pupil) { p.Key(ebiten.KeyEnter) },
}

var byMouse = hand{
	play:  func(p *pupil) { p.Click(p.tileAt()) },
	house: func(p *pupil, h rules.House) { p.Click(p.houseAt(h)) },
	share: func(p *pupil) { p.Click(p.shareAt()) },
	again: func(p *pupil) { p.Click(p.againAt()) },
}

var byFinger = hand{
	play:  func(p *pupil) { p.Tap(p.tileAt()) },
	house: func(p *pupil, h rules.House) { p.Tap(p.houseAt(h)) },
	share: func(p *pupil) { p.Tap(p.shareAt()) },
	again: func(p *pupil) { p.Tap(p.againAt()) },
}

// homeTiles is how many games Home shows: those of our own descriptors that can be played.
var homeTiles = func() (n int) {
	for _, b := range boards.Builtin() {
		if b.Kind().Playable() {
			n++
		}
	}
	return n
}()

// homeLayout is where everything lies on Home, in the language of text.
func homeLayout(v geom.View, text *i18n.Printer) home.Layout {
	return home.NewLayout(v, home.Needs{
		Title: text.T(i18n.AppName), Corner: []string{text.T(i18n.LanguageName), "", ""}, Tiles: homeTiles,
		Buttons: []string{text.T(i18n.Play), text.T(i18n.Learn), text.T(i18n.WithFriend), text.T(i18n.Puzzles), text.T(i18n.Rules)},
	})
}

// tileAt is the middle of the first game on Home: a press there plays it.
func (p *pupil) tileAt() (x, y float64) {
	at := homeLayout(p.view(), p.text).Tiles[0].Center()
	return at.X, at.Y
}

func (p *pupil) houseAt(h rules.House) (x, y float64) {
	at := p.board().Press[rules.South][h].Center()
	return at.X, at.Y
}

func (p *pupil) shareAt() (x, y float64) {
	at := ui.NewDialogLayout(p.view(), 2, false).AtTop(p.board().Tux).Choices[0].Center()
	return at.X, at.Y
}

// homeCorner are the buttons at the upper right of Home: the language, the settings, the way out.
var homeCorner = []string{"", "", ""}

// againAt is the middle of the first button after a game.
func (p *pupil) againAt() (x, y float64) {
	g := p.game()
	south, north := g.Position().Store(rules.South), g.Position().Store(rules.North)
	title, note := i18n.TuxWon, words.Praise(p.text.T, words.DeedOf(g, rules.South))
	buttons := []string{p.text.T(i18n.Again), p.text.T(i18n.LookBack), p.text.T(i18n.SaveGame), p.text.T(i18n.Home)}
	switch {
	case south == north:
		title, note = i18n.Drawn, p.text.T(i18n.GoodGame)
	case south > north:
		title, note = i18n.YouWon, p.text.T(i18n.WellDone)
		buttons = append([]string{p.text.T(i18n.NextLevel)}, buttons...)
	}
	l := end.NewLayout(p.view(), end.Needs{
		Title: p.text.T(title), Note: note + "\n" + p.text.T(words.End(g, false)),
		Buttons: buttons, Most: max(south, north, 30),
	})
	at := l.Buttons[0].Move(l.Column.View.X, l.Column.View.Y).Center()
	return at.X, at.Y
}

// move plays a legal house and waits until it is the child's turn again.
func (p *pupil) move(with hand) *rules.Game {
	p.t.Helper()
	g := p.game()
	h := p.choice(g)
	with.house(p, h)
	if after := p.game(); after.Ply() == g.Ply() {
		p.picture("not-played")
		p.t.Fatalf("house %s was not played:\n%s", h.Letter(rules.South), after)
	}
	return p.turn(with)
}

// finish plays until the game is over.
func (p *pupil) finish(with hand) *rules.Game {
	p.t.Helper()
	g := p.turn(with)
	for range 300 {
		if g.Result().Over() {
			return g
		}
		g = p.move(with)
	}
	p.t.Fatal("the game does not end")
	return nil
}

// picture writes what the child sees to a file in the system's folder for such things, for a person who mends a test.
func (p *pupil) picture(name string) {
	path := filepath.Join(os.TempDir(), "awele-"+name+".png")
	if err := writePicture(path, p.Frame()); err == nil {
		p.t.Logf("the screen is in %s", path)
	}
}

func writePicture(path string, m image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, m)
}

// play goes from Home to the board.
func (p *pupil) play(with hand) {
	p.t.Helper()
	with.play(p)
	p.Ticks(settle)
}

// inPixels turns a place of the layout into pixels of the screen.
func (p *pupil) inPixels(r geom.Rect) image.Rectangle {
	s := scale()
	return image.Rect(int(r.X*s), int(r.Y*s), int((r.X+r.W)*s+0.5), int((r.Y+r.H)*s+0.5))
}
