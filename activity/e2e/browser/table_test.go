package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// late is a game of which few seeds are left: Tux is to move, and asks his endgame table.
const late = `oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n` +
	`D f B d C f E f F a B d C e F b E e C f A e E d D d E c B d C a B c D a F d C a A c F f B c A e E a F e B d C f B b E d A c ` +
	`D e D c A f F d A a A d D f E c A e B f E b F d C b F a E b F d D e B c F e C a D b A b F b D d C c B d E e F b A f A c B b ` +
	`F d D f C c A e A f F d D e B f E c C b F a B b D a E a A f F b B e C a D b F f A d A\n`

// A table that Tux has built is kept by the browser: a late game that is gone on with does not wait for it again.
func TestTheTableIsKept(t *testing.T) {
	b := newTab(t, "en", "")
	b.load(address)
	b.eval(fmt.Sprintf(`localStorage.setItem("awele/game-awele.json",
		JSON.stringify({board: "awele", friend: false, level: 8, seed: 1, tuxStarts: false, game: "%s"}))`, late))
	b.do(chromedp.Reload())
	b.playing()
	before := b.begun()
	b.key(kb.Enter)
	b.until(moves + `.length > ` + fmt.Sprint(len(before)))
	if got := b.begun(); !strings.HasPrefix(got, before) {
		t.Fatalf("another game: %s", got)
	}
	b.eval(`(function ask() {
		const opening = indexedDB.open("awele");
		opening.onsuccess = () => {
			const keys = opening.result.transaction("endgame").objectStore("endgame").getAllKeys();
			keys.onsuccess = () => {
				opening.result.close();
				keys.result.length ? window.keys = keys.result : setTimeout(ask, 200); // it is kept beside the game
			};
		};
	})()`)
	b.until(`window.keys`)
	if got := b.eval(`window.keys`); !strings.HasPrefix(got, "nocapture-") {
		t.Errorf("there are kept: %q", got)
	}
}
