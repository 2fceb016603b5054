package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"awele/i18n"
)

// file is one that a server sends.
type file struct {
	name string
	data []byte
}

// hashed gives a file a name that no other content has: awele.wasm becomes awele-0123456789ab.wasm.
func hashed(name string, data []byte) file {
	sum := sha256.Sum256(data)
	ending := filepath.Ext(name)
	return file{fmt.Sprintf("%s-%x%s", strings.TrimSuffix(name, ending), sum[:6], ending), data}
}

// glue is Go's own part of a page that runs a Go program.
func glue() ([]byte, error) {
	root, err := goSays("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
}

// said are the messages of the page by the names that page.js has for them.
var said = map[string]i18n.Key{
	"loading": i18n.WebLoading,
	"tooOld":  i18n.WebTooOld,
	"noWebGL": i18n.WebNoWebGL,
	"failed":  i18n.WebFailed,
	"again":   i18n.WebAgain,
	"newer":   i18n.WebNewer,
}

// page is what page.js reads in the page.
type page struct {
	Program string                       `json:"wasm"`
	Size    int                          `json:"size"` // of the program, in bytes as they are when unpacked
	Words   map[string]map[string]string `json:"words"`
}

// phrase is a text in a language.
type phrase struct{ Code, Text string }

// site returns the page, which comes last but for what keeps it for when there is no network, and all that it needs: made from
// the sources in the project's folder and the built program.
func site(project fs.FS, program, glue []byte) ([]file, error) {
	var files []file
	named := map[string]any{} // the names of the files, for those that speak of them
	add := func(as, name string, data []byte) {
		f := hashed(name, data)
		files, named[as] = append(files, f), f.name
	}
	add("Program", "awele.wasm", program)
	add("Exec", "wasm_exec.js", glue)
	for _, f := range []struct{ as, path string }{
		{"Script", "web/page.js"}, {"Offline", "web/offline.js"}, {"Style", "web/page.css"}, {"Icon", "assets/svg/awele.svg"},
	} {
		data, err := fs.ReadFile(project, f.path)
		if err != nil {
			return nil, err
		}
		add(f.as, filepath.Base(f.path), data)
	}
	manifest, err := fill(project, "web/app.webmanifest", named)
	if err != nil {
		return nil, err
	}
	add("Manifest", "app.webmanifest", manifest)

	p := page{files[0].name, len(program), map[string]map[string]string{}}
	var noScript []phrase
	for _, l := range i18n.Languages() {
		words, speak := map[string]string{}, i18n.For(l.Code)
		for name, key := range said {
			words[name] = speak.T(key)
		}
		p.Words[strings.ToLower(l.Code)] = words
		noScript = append(noScript, phrase{l.Code, speak.T(i18n.WebNoScript)})
	}
	facts, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	named["Page"], named["Size"], named["NoScript"] = string(facts), p.Size, noScript
	html, err := fill(project, "web/index.html", named)
	if err != nil {
		return nil, err
	}
	worker, err := fs.ReadFile(project, "web/worker.js")
	if err != nil {
		return nil, err
	}
	files = append(files, file{"index.html", html})
	return append(files, file{"worker.js", append(workerList(files), worker...)}), nil
}

// fill writes names and words into one of the sources.
func fill(project fs.FS, path string, named map[string]any) ([]byte, error) {
	source, err := fs.ReadFile(project, path)
	if err != nil {
		return nil, err
	}
	form, err := template.New(path).Parse(string(source))
	if err != nil {
		return nil, err
	}
	var filled bytes.Buffer
	err = form.Execute(&filled, named)
	return filled.Bytes(), err
}

// workerList is what worker.js is told: the files to keep, of which index.html is known by the address of the page, and a
// version that is another one if anything in them is.
func workerList(files []file) []byte {
	all := sha256.New()
	var list []string
	for _, f := range files {
		all.Write(f.data)
		list = append(list, strings.TrimSuffix("./"+f.name, "index.html"))
	}
	names, _ := json.Marshal(list) // texts can be written
	return fmt.Appendf(nil, "const version = \"%x\";\nconst files = %s;\n", all.Sum(nil)[:6], names)
}
