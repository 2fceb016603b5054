package e2e

import (
	"bytes"
	"image"
	"testing"

	"awele/activity/screen/play"
	"awele/activity/ui"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// congkakBoard is the file of our own descriptor of Congkak.
const congkakBoard = "../../boards/congkak.xml"

// sitDown begins a game with a friend on the board on which the program has opened.
func (p *pupil) sitDown() {
	for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter} {
		p.Ticks(2 * ui.SecondPress)
		p.Key(k)
	}
	p.Ticks(2 * ui.SecondPress)
}

// Which house was chosen in secret shows in no pixel. Keys choose, for a pointer stays where it is.
func TestNoPixelTellsASecretChoice(t *testing.T) {
	var want *image.RGBA
	for _, house := range []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit3, ebiten.KeyDigit7} {
		p := newPupil(t, Options{W: 800, H: 480, Args: []string{"-board", congkakBoard}})
		p.sitDown()
		for range 2 { // the animals that are shown
			p.Key(ebiten.KeyEnter)
			p.Ticks(2 * ui.SecondPress)
		}
		store := play.NewLayout(p.view(), 7, 10).Stores[rules.South]
		bare := p.Frame()
		p.Key(house)
		p.Key(ebiten.KeyEnter)
		p.Ticks(settle)
		got := p.Frame()
		if different(bare, got, p.inPixels(store), 8) < 0.2 {
			p.picture("no-lid")
			t.Error("there is no lid on the store")
		}
		if want == nil {
			want = got
		}
		if !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("key %v is seen", house)
		}
		p.Close()
	}
}
