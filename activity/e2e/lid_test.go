package e2e

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"testing"

	"awele/activity/screen/play"
	"awele/activity/ui"
	"awele/rules"

	"github.com/hajimehoshi/ebiten/v2"
)

// congkakBoard writes a descriptor of Congkak and returns the name of its file.
func congkakBoard(t *testing.T) string {
	t.Helper()
	const board = `<GCompris><Board name="congkak-test" type="congkak" section="/strategy" difficulty="3" icon="congkak">
<title>Congkak</title><description>Sow and sow on.</description><goal>Store more seeds.</goal><manual>Sow.</manual>
</Board></GCompris>
`
	file := filepath.Join(t.TempDir(), "congkak-test.xml")
	if err := os.WriteFile(file, []byte(board), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// sitDown begins a game with a friend on the board on which the program has opened.
func (p *pupil) sitDown() {
	for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyEnter} {
		p.Ticks(2 * ui.SecondPress)
		p.Key(k)
	}
	p.Ticks(2 * ui.SecondPress)
}

// Which house was chosen in secret shows in no pixel. Keys choose, for a pointer stays where it is.
func TestNoPixelTellsASecretChoice(t *testing.T) {
	board := congkakBoard(t)
	var want *image.RGBA
	for _, house := range []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit3, ebiten.KeyDigit7} {
		p := newPupil(t, Options{W: 800, H: 480, Args: []string{"-board", board}})
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
