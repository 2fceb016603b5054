package main

import (
	"fmt"
	"os"
	"strings"
)

// appID is what software centres call the program.
const appID = "org.awele.Awele"

// unixTree returns what lies below a prefix such as /usr: the program, what the desktop and software centres read, and the
// manual in each language.
func (r *release) unixTree(prefix string, binary []byte) ([]file, error) {
	files := []file{{"bin/awele", program, binary}, {"share/doc/awele/NOTICE", plain, r.notice}}
	add := func(name string, data []byte, err error) error {
		if err == nil {
			files = append(files, file{name, plain, data})
		}
		return err
	}
	for _, f := range []struct{ to, from string }{
		{"share/applications/awele.desktop", "tools/awele.desktop"},
		{"share/metainfo/" + appID + ".metainfo.xml", "tools/dist/metainfo.xml"},
		{"share/icons/hicolor/scalable/apps/awele.svg", "assets/svg/awele.svg"},
		{"share/doc/awele/LICENSE", "LICENSE"},
		{"share/doc/awele/CHANGELOG.md", "CHANGELOG.md"},
	} {
		data, err := r.filled(f.from, prefix)
		if err := add(f.to, data, err); err != nil {
			return nil, err
		}
	}
	for _, lang := range manLanguages {
		text, err := r.filled("tools/dist/man/"+lang+".6", prefix)
		if err != nil {
			return nil, err
		}
		packed, err := gzipped(text)
		dir := "share/man/" + lang + "/man6/"
		if lang == "en" {
			dir = "share/man/man6/"
		}
		if err := add(dir+"awele.6.gz", packed, err); err != nil {
			return nil, err
		}
	}
	for _, side := range sides {
		data, err := iconPNG(side)
		if err := add(fmt.Sprintf("share/icons/hicolor/%dx%d/apps/awele.png", side, side), data, err); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// manLanguages are the languages that the manual is in.
var manLanguages = []string{"en", "fi", "gl", "pl"}

// filled returns a file of the source with what a release knows in the places of @bindir@, @version@ and @date@.
func (r *release) filled(path, prefix string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	filler := strings.NewReplacer("@bindir@", prefix+"/bin", "@version@", r.version, "@date@", r.time.Format("2006-01-02"))
	return []byte(filler.Replace(string(text))), nil
}
