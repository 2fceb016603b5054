package paint

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// key names a baked image. Two images with the same key look the same.
type key struct {
	name       string // what it is
	w, h       int    // in pixels, or the radius and such of a shape that is stretched
	a, b, n    int    // whatever else it depends on
	fill, edge color.NRGBA
}

// budget is how many bytes of baked images are kept: three scenes on a 4K screen.
const budget = 100 << 20

// large is from how many bytes on an image has a texture of its own: the page that small ones share would grow to several times
// what lies on it.
const large = 100 << 10

// cache keeps baked images. What was not drawn for longest goes first when there are too many, so a window that is
// being resized does not leak.
type cache struct {
	entries map[key]*entry
	bytes   int
	frame   int // counts Begins
}

type entry struct {
	img   *ebiten.Image    // nil if there is nothing to show
	nine  [9]*ebiten.Image // its corners, edges and middle, if it is stretched
	bytes int
	used  int // the last frame that drew it
}

// get returns the image of that key if it is there.
func (c *cache) get(k key) (*ebiten.Image, bool) {
	e, ok := c.entries[k]
	if !ok {
		return nil, false
	}
	e.used = c.frame
	return e.img, true
}

// parts returns the image of that key, which is there, cut into nine by its corners of r pixels.
func (c *cache) parts(k key, r int) *[9]*ebiten.Image {
	e := c.entries[k]
	if e.nine[0] == nil {
		b := e.img.Bounds()
		xs := [4]int{0, r, b.Dx() - r, b.Dx()}
		ys := [4]int{0, r, b.Dy() - r, b.Dy()}
		for i := range e.nine {
			part := image.Rect(xs[i%3], ys[i/3], xs[i%3+1], ys[i/3+1])
			e.nine[i] = e.img.SubImage(part).(*ebiten.Image)
		}
	}
	return &e.nine
}

// put keeps img, which may be nil, and returns it as an image of the screen.
func (c *cache) put(k key, img *image.RGBA) *ebiten.Image {
	e := &entry{used: c.frame}
	if img != nil && !img.Rect.Empty() {
		e.img = ebiten.NewImageFromImageWithOptions(img, &ebiten.NewImageFromImageOptions{Unmanaged: len(img.Pix) > large})
		e.bytes = len(img.Pix)
	}
	if c.entries == nil {
		c.entries = map[key]*entry{}
	}
	c.entries[k] = e
	c.bytes += e.bytes
	return e.img
}

// begin starts a frame: when there is too much, it forgets the oldest images that the last frame did not draw.
func (c *cache) begin(limit int) {
	for c.bytes > limit {
		var oldest key
		age := c.frame
		for k, e := range c.entries {
			if e.used < age {
				oldest, age = k, e.used
			}
		}
		if age == c.frame {
			break // all of them are on the screen
		}
		c.drop(oldest)
	}
	c.frame++
}

func (c *cache) drop(k key) {
	e := c.entries[k]
	if e.img != nil {
		e.img.Deallocate()
	}
	c.bytes -= e.bytes
	delete(c.entries, k)
}
