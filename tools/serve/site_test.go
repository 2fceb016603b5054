package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

const program = "awele-0123456789ab.wasm"

// theSite has one file that is packed both ways, a page, and a file of another kind.
func theSite(t *testing.T) site {
	t.Helper()
	dir := fstest.MapFS{"index.html": {Data: []byte("page")}, "notes.txt": {Data: []byte("notes")}, "more/page.js": {Data: []byte("js")}}
	for _, ending := range []string{"", ".br", ".gz"} {
		dir[program+ending] = &fstest.MapFile{Data: []byte("wasm" + ending)}
	}
	s, err := load(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func ask(s site, method, path string, head ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	var b strings.Builder
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(b.String(), "\r\n\r\n")
	return text
}

// A browser gets the smallest form that it says it takes.
func TestEncodings(t *testing.T) {
	s := theSite(t)
	for accepts, want := range map[string]string{
		"":                         "",
		"gzip, deflate, br, zstd":  "br",
		"gzip, deflate":            "gzip",
		"br;q=0, gzip;q=0.5":       "gzip",
		"br; q=0.000, gzip; q=0.0": "",
		"GZIP":                     "gzip",
		"zstd":                     "",
	} {
		r := ask(s, "GET", "/"+program, "Accept-Encoding", accepts)
		ending := map[string]string{"": "", "br": ".br", "gzip": ".gz"}[want]
		if got := r.Header.Get("Content-Encoding"); got != want || body(t, r) != "wasm"+ending {
			t.Errorf("%q: sent as %q", accepts, got)
		}
		if got := r.Header.Get("Content-Type"); got != "application/wasm" {
			t.Errorf("%q: its type is %s", accepts, got)
		}
	}
	if r := ask(s, "GET", "/", "Accept-Encoding", "br"); r.Header.Get("Content-Encoding") != "" || body(t, r) != "page" {
		t.Error("what is not packed is sent as if it were")
	}
}

// What has a hash in its name is kept for ever; the page is asked for by its tag.
func TestCaching(t *testing.T) {
	s := theSite(t)
	if got := ask(s, "GET", "/"+program).Header.Get("Cache-Control"); !strings.Contains(got, "immutable") {
		t.Errorf("the program: %s", got)
	}
	r := ask(s, "GET", "/")
	if got := r.Header.Get("Cache-Control"); got != "no-cache" {
		t.Errorf("the page: %s", got)
	}
	if r := ask(s, "GET", "/", "If-None-Match", r.Header.Get("ETag")); r.StatusCode != http.StatusNotModified {
		t.Errorf("the same page again: %d", r.StatusCode)
	}
	if r := ask(s, "GET", "/", "If-None-Match", `"another"`); r.StatusCode != http.StatusOK {
		t.Errorf("a page that has changed: %d", r.StatusCode)
	}
}

// Nothing is sent but the files of the page.
func TestNothingElse(t *testing.T) {
	s := theSite(t)
	for path, want := range map[string]int{
		"/": 200, "/index.html": 200, "/notes.txt": 404, "/more": 404, "/more/": 404, "/more/page.js": 404,
		"/../go.mod": 404, "/" + program + ".br": 404, "/index.html/": 404,
	} {
		r := ask(s, "GET", path)
		if r.StatusCode != want {
			t.Errorf("%s: %d, want %d", path, r.StatusCode, want)
		}
		if r.Header.Get("Content-Security-Policy") != policy || r.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %v", path, r.Header)
		}
	}
	if r := ask(s, "POST", "/"); r.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", r.StatusCode)
	}
	if r := ask(s, "HEAD", "/"); r.StatusCode != http.StatusOK || r.Header.Get("Content-Length") != "4" {
		t.Errorf("HEAD: %d, %v", r.StatusCode, r.Header)
	}
	if _, err := load(fstest.MapFS{}); err == nil {
		t.Error("an empty folder is served")
	}
}

// Another server sends no policy: the page brings the same.
func TestThePageHasThePolicy(t *testing.T) {
	html, err := os.ReadFile(filepath.Join("..", "..", "web", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(html), `"`+policy+`"`) {
		t.Errorf("web/index.html does not have %s", policy)
	}
}
