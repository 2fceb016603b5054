package browser

import (
	"fmt"
	"image"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// outer is a page of a school that shows the game in a frame of 800×600 above a field of its own, and notes in the variable
// inside what the page in the frame tells it.
const outer = `<!doctype html><title>School</title><link rel="icon" href="data:,">
<style>body { margin: 0; } iframe { display: block; border: 0; }</style>
<script>addEventListener("message", (e) => { inside = e.data; }); inside = {};</script>
<iframe width="800" height="600" src="%s"></iframe><input>`

// fieldX, fieldY is within the field of that page.
const fieldX, fieldY = 40, 612

// tell is a script in the page in the frame which tells what that shows and keeps: another site cannot look into it, nor can
// these tests, as it has a process of its own.
const tell = `setInterval(() => parent.postMessage({
	playing: document.body.className === "playing",
	board: !!document.querySelector('[data-id="house 02"]'),
	moves: ` + moves + `,
}, "*"), 50);`

// school serves outer as /school, with the game from a site in its frame, and the game itself with tell in it. It returns its
// port.
func school(t *testing.T, site string) (port string) {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(pageDir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	game := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: address})
	game.ModifyResponse = func(r *http.Response) error {
		if r.Request.URL.Path == "/" { // its head, and with it the policy, stays
			told := strings.Replace(string(page), "</body>", `<script src="tell.js"></script></body>`, 1)
			r.Body = io.NopCloser(strings.NewReader(told))
			r.Header.Del("Content-Encoding")
			r.Header.Set("Content-Length", strconv.Itoa(len(told)))
		}
		return nil
	}
	mux := http.NewServeMux()
	mux.Handle("/", game)
	mux.HandleFunc("/tell.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		fmt.Fprint(w, tell)
	})
	mux.HandleFunc("/school", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, outer, "http://"+site+":"+port+"/")
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	_, port, _ = strings.Cut(s.Listener.Addr().String(), ":")
	return port
}

// ringed reports whether the frame shows the ring which says that the game hears the keys.
func (b *tab) ringed() bool {
	b.t.Helper()
	b.frames()
	img := b.picture()
	for _, at := range []image.Point{{1, 300}, {798, 300}, {400, 1}, {400, 598}} {
		if red, green, blue, _ := img.At(at.X, at.Y).RGBA(); red>>8 != 0x1d || green>>8 != 0x4e || blue>>8 != 0xd8 {
			return false
		}
	}
	return true
}

// In a page of others, such as the learning platform of a school, one press wakes the game, which hears the keys from then on;
// a ring says so as long as that is so.
func TestInAFrame(t *testing.T) {
	for name, site := range map[string]string{"from the same server": "school.example", "from another site": "127.0.0.1"} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t, "en", "")
			b.size(800, 640, 1)
			b.do(chromedp.Navigate("http://school.example:" + school(t, site) + "/school"))
			b.until(`inside.playing`)
			b.frames()

			b.click(fieldX, fieldY)
			b.key("3")
			if got := b.eval(`document.querySelector("input").value`); got != "3" {
				t.Errorf("the page of the school reads %q", got)
			}
			if b.ringed() {
				t.Error("there is a ring while the keys belong to the school")
			}
			b.click(playX, playY)
			b.until(`inside.board`)
			if !b.ringed() {
				t.Error("there is no ring after a press")
			}
			b.key("3", "3")
			b.until(`inside.moves`)
			if got := b.eval(`inside.moves`); !strings.HasPrefix(got, "C") {
				t.Errorf("3 played %s", got)
			}
			b.click(fieldX, fieldY)
			if b.ringed() {
				t.Error("there is a ring again while the keys belong to the school")
			}
			if said := b.console(); said != "" {
				t.Errorf("the console says:\n%s", said)
			}
		})
	}
}
