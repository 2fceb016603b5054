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
}

// page is what page.js reads in the page.
type page struct {
	Program string                       `json:"wasm"`
	Size    int                          `json:"size"` // of the program, in bytes as they are when unpacked
	Words   map[string]map[string]string `json:"words"`
}

// phrase is a text in a language.
type phrase struct{ Code, Text string }

// site returns the page, which comes last, and all that it needs: made from the sources in the project's folder and the
// built program.
func site(project fs.FS, program, glue []byte) ([]file, error) {
	files := []file{hashed("awele.wasm", program), hashed("wasm_exec.js", glue)}
	for _, path := range []string{"web/page.js", "web/page.css", "assets/svg/awele.svg"} {
		data, err := fs.ReadFile(project, path)
		if err != nil {
			return nil, err
		}
		files = append(files, hashed(filepath.Base(path), data))
	}
	source, err := fs.ReadFile(project, "web/index.html")
	if err != nil {
		return nil, err
	}
	form, err := template.New("page").Parse(string(source))
	if err != nil {
		return nil, err
	}
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
	var html bytes.Buffer
	err = form.Execute(&html, map[string]any{
		"Exec": files[1].name, "Script": files[2].name, "Style": files[3].name, "Icon": files[4].name,
		"Page": string(facts), "Size": p.Size, "NoScript": noScript,
	})
	return append(files, file{"index.html", html.Bytes()}), err
}
