// Bare is a window of Ebitengine that draws one picture and no more, which awele is weighed against.
package main

import (
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type window struct{ drawn bool }

func (*window) Update() error { return nil }

func (b *window) Draw(screen *ebiten.Image) {
	if !b.drawn {
		screen.Fill(color.White)
		b.drawn = true
	}
}

func (*window) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(&window{}); err != nil {
		os.Exit(1)
	}
}
