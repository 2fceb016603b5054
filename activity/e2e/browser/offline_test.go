package browser

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"awele/i18n"
)

// A page that was there once is there without a network, and is played on; when there is a newer one, it says so and takes it.
func TestOffline(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(pageDir)); err != nil {
		t.Fatal(err)
	}
	at, stop, err := serve(dir, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t, "fi", "")
	b.load(at)
	b.eval(`navigator.serviceWorker.ready.then(() => { window.ready = true; })`)
	b.until(`window.ready`)
	stop()

	b.do(chromedp.Reload())
	b.playing()
	b.enter("play")
	b.childPlays(3)
	b.enter("settings")
	b.enter("language pl")
	b.until(`document.documentElement.lang === "pl"`)
	b.until(`localStorage.getItem("awele/settings.json").includes('"pl"')`)
	begun := b.begun()

	// A newer version, by its name.
	worker := filepath.Join(dir, "worker.js")
	text, err := os.ReadFile(worker)
	if err != nil {
		t.Fatal(err)
	}
	text = regexp.MustCompile(`version = "[0-9a-f]*"`).ReplaceAll(text, []byte(`version = "newer"`))
	for _, ending := range []string{".br", ".gz"} {
		if err := os.Remove(worker + ending); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(worker, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, stop, err = serve(dir, at); err != nil {
		t.Fatal(err)
	}
	defer stop()
	b.do(chromedp.Reload())
	b.playing()
	b.until(`!document.getElementById("newer").hidden`)
	if got, want := b.eval(`document.getElementById("newer").textContent`), i18n.For("pl").T(i18n.WebNewer); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	b.eval(`window.old = true`)
	b.eval(`document.getElementById("newer").click()`)
	for deadline := time.Now().Add(patience); b.eval(`window.old`) == "true"; time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the newer version is not taken")
		}
	}
	b.playing()
	b.eval(`caches.keys().then((names) => { window.names = names; })`)
	b.until(`window.names`)
	if got := b.eval(`window.names`); got != "awele-newer" {
		t.Errorf("there are kept: %s", got)
	}
	if got := b.begun(); got[:len(begun)] != begun {
		t.Errorf("of the game %q there is left %q", begun, got)
	}
}
