package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"awele/i18n"
)

// theSite is the site of a program that is none.
func theSite(t *testing.T, program string) []file {
	t.Helper()
	files, err := site(os.DirFS(filepath.Join("..", "..")), []byte(program), []byte("glue"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// thePage is its page.
func thePage(t *testing.T, files []file) string {
	t.Helper()
	return named(t, files, "index.html")
}

// named is the file of that name.
func named(t *testing.T, files []file, name string) string {
	t.Helper()
	i := slices.IndexFunc(files, func(f file) bool { return f.name == name })
	if i < 0 {
		t.Fatalf("there is no %s", name)
	}
	return string(files[i].data)
}

func TestThePageNamesEveryFile(t *testing.T) {
	files := theSite(t, "program")
	html := thePage(t, files)
	for _, f := range files[:len(files)-2] {
		if !strings.Contains(html, f.name) {
			t.Errorf("the page does not name %s", f.name)
		}
		if !regexp.MustCompile(`-[0-9a-f]{12}\.(wasm|js|css|svg|webmanifest)$`).MatchString(f.name) {
			t.Errorf("%s carries no hash", f.name)
		}
	}
	if other := theSite(t, "another"); other[0].name == files[0].name || other[1].name != files[1].name {
		t.Error("the names do not follow what is in the files")
	}
}

// One name too many, and a browser keeps nothing; one too few, and the game is not there without a network.
func TestTheWorkerKeepsEveryFile(t *testing.T) {
	version := func(files []file) (version string, kept []string) {
		t.Helper()
		head := regexp.MustCompile(`^const version = "([0-9a-f]{12})";\nconst files = (.*);\n`).FindStringSubmatch(named(t, files, "worker.js"))
		if head == nil {
			t.Fatal("the worker is told no version")
		}
		if err := json.Unmarshal([]byte(head[2]), &kept); err != nil {
			t.Fatal(err)
		}
		return head[1], kept
	}
	files := theSite(t, "program")
	before, kept := version(files)
	var want []string
	for _, f := range files {
		switch f.name {
		case "worker.js": // which the browser keeps by itself
		case "index.html":
			want = append(want, "./")
		default:
			want = append(want, "./"+f.name)
		}
	}
	if !slices.Equal(kept, want) {
		t.Errorf("it keeps %v, want %v", kept, want)
	}
	if after, _ := version(theSite(t, "another")); after == before {
		t.Error("another program has the same version")
	}
}

// The bar tells the truth where the program comes packed: the page knows its size.
func TestThePageKnowsTheSize(t *testing.T) {
	html := thePage(t, theSite(t, strings.Repeat("p", 4321)))
	for _, want := range []string{`max="4321"`, "&#34;size&#34;:4321"} {
		if !strings.Contains(html, want) {
			t.Errorf("there is no %s", want)
		}
	}
}

func TestThePageSpeaksEveryLanguage(t *testing.T) {
	html := thePage(t, theSite(t, "program"))
	var script []byte
	for _, name := range []string{"page.js", "offline.js"} {
		source, err := os.ReadFile(filepath.Join("..", "..", "web", name))
		if err != nil {
			t.Fatal(err)
		}
		script = append(script, source...)
	}
	for _, l := range i18n.Languages() {
		if want := fmt.Sprintf(`<p lang="%s">%s</p>`, l.Code, i18n.For(l.Code).T(i18n.WebNoScript)); !strings.Contains(html, want) {
			t.Errorf("without JavaScript it does not say %s", want)
		}
		for name, key := range said {
			if text := i18n.For(l.Code).T(key); !strings.Contains(html, text) {
				t.Errorf("%s: it cannot say %q", l.Code, text)
			}
			if !strings.Contains(string(script), `"`+name+`"`) && !strings.Contains(string(script), "."+name) {
				t.Errorf("no script ever says %q", name)
			}
		}
	}
}

// A strict policy lets no script or style stand in the page, and plain http on a school network has no more than what this
// leaves.
func TestThePageAsksForNothingSpecial(t *testing.T) {
	html := thePage(t, theSite(t, "program"))
	for what, no := range map[string]string{
		"script in the page":       `<script>|<script [^>]*[^>]>[^<]|\son[a-z]+=|javascript:`,
		"style in the page":        `<style|\sstyle=`,
		"something from elsewhere": `https?://|src="//`,
	} {
		if found := regexp.MustCompile(no).FindString(html); found != "" {
			t.Errorf("there is %s: %s", what, found)
		}
	}
	script, err := os.ReadFile(filepath.Join("..", "..", "web", "page.js"))
	if err != nil {
		t.Fatal(err)
	}
	for _, secure := range []string{"crypto", "serviceWorker", "caches"} {
		if strings.Contains(string(script), secure) {
			t.Errorf("page.js asks for %s, which plain http does not have", secure)
		}
	}
}

func TestPackedIsTheSame(t *testing.T) {
	data := []byte(strings.Repeat("A seed in each house. ", 5000))
	unzip, err := gzip.NewReader(bytes.NewReader(packGzip(data)))
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]io.Reader{
		"gzip":      unzip,
		"brotli-5":  brotli.NewReader(bytes.NewReader(packBrotli(data, 5))),
		"brotli-11": brotli.NewReader(bytes.NewReader(packBrotli(data, 11))),
	} {
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
	}
}
