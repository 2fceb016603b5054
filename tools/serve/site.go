package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// policy is what a page may do: nothing but load the files beside it and run the program. The sound library makes its own
// small script, a blob. Who may show the page in a frame is left open on purpose: a school's learning platform does.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

// types are the media types of the files there are. Browsers run a program while it comes only if it is called wasm.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".svg":  "image/svg+xml",
	".wasm": "application/wasm",

	".webmanifest": "application/manifest+json",
}

// encodings are what a file may be packed by, by the ending of its name, the smallest first.
var encodings = []struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}, {"identity", ""}}

// forEver are the names that carry a hash of what is in the file: a browser need never ask for it again.
var forEver = regexp.MustCompile(`-[0-9a-f]{12}\.[a-z]+$`)

// site is the folder, read once: what is not in it cannot be asked for.
type site map[string]*file

// file is a file in all the ways it is packed.
type file struct {
	kind, tag string
	packed    map[string][]byte // by encoding
}

// load reads the folder. Each file in it is of one of the types, or such a file packed.
func load(dir fs.FS) (site, error) {
	names, err := fs.Glob(dir, "*")
	if err != nil {
		return nil, err
	}
	s := site{}
	for _, name := range names {
		kind, known := types[path.Ext(name)]
		if !known {
			continue
		}
		f := &file{kind: kind, packed: map[string][]byte{}}
		for _, e := range encodings {
			if data, err := fs.ReadFile(dir, name+e.ending); err == nil {
				f.packed[e.name] = data
			}
		}
		f.tag = fmt.Sprintf("%x", sha256.Sum256(f.packed["identity"]))[:16]
		s["/"+name] = f
	}
	if s["/index.html"] == nil {
		return nil, fmt.Errorf("there is no index.html")
	}
	s["/"] = s["/index.html"]
	return s, nil
}

// ServeHTTP implements http.Handler.
func (s site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		head.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	f := s[r.URL.Path]
	if f == nil {
		http.Error(w, "there is no such file", http.StatusNotFound)
		return
	}
	encoding := f.best(r.Header.Get("Accept-Encoding"))
	tag := `"` + f.tag + "-" + encoding + `"`
	head.Set("Content-Type", f.kind)
	head.Set("Vary", "Accept-Encoding")
	head.Set("ETag", tag)
	head.Set("Cache-Control", "no-cache") // that is: to be asked for anew, by its tag
	if forEver.MatchString(r.URL.Path) {
		head.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if strings.Contains(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if encoding != "identity" {
		head.Set("Content-Encoding", encoding)
	}
	head.Set("Content-Length", strconv.Itoa(len(f.packed[encoding])))
	if r.Method == http.MethodGet {
		_, _ = w.Write(f.packed[encoding]) // who has gone needs no more
	}
}

// best returns the smallest encoding of those that a browser accepts, as it says in Accept-Encoding. All take what is not
// packed. Browsers take brotli only by https and from this machine.
func (f *file) best(accepts string) string {
	takes := map[string]bool{}
	for offer := range strings.SplitSeq(accepts, ",") {
		name, weight, _ := strings.Cut(strings.ReplaceAll(offer, " ", ""), ";q=")
		refused := weight != "" && strings.Trim(weight, "0.") == ""
		takes[strings.ToLower(name)] = !refused
	}
	for _, e := range encodings {
		if f.packed[e.name] != nil && takes[e.name] {
			return e.name
		}
	}
	return "identity"
}
