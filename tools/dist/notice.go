package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// licenceName matches the files in which a module says under which terms it may be passed on.
var licenceName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)([-.].*)?$`)

// A part is something that is built into the program, and the folders where its licences lie.
type part struct {
	name string
	dirs map[string]bool
}

// notice returns the licences of all that is built into the program on any machine, each text once.
func notice() ([]byte, error) {
	parts, err := modules()
	if err != nil {
		return nil, err
	}
	root, err := output(nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	goes, err := output(nil, "go", "env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	parts = append(parts,
		part{"the standard library of Go, " + strings.TrimSpace(string(goes)), map[string]bool{strings.TrimSpace(string(root)): true}})
	users := map[string][]string{} // who has this text
	for _, p := range parts {
		texts, err := p.licences()
		if err != nil {
			return nil, err
		}
		for _, text := range texts {
			users[text] = append(users[text], p.name)
		}
	}
	for name, path := range map[string]string{"the pictures and fonts of awele": "assets/LICENSE.md", "the font Andika": "assets/fonts/OFL.txt"} {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		users[string(text)] = append(users[string(text)], name)
	}
	var texts []string
	for text := range users {
		texts = append(texts, text)
	}
	slices.SortFunc(texts, func(a, b string) int {
		return strings.Compare(users[a][0]+"\n"+a, users[b][0]+"\n"+b)
	})
	var out bytes.Buffer
	fmt.Fprint(&out, "Awele is free software under the GNU General Public License, version 3 or later.\nThese parts are built into it, under terms of their own:\n")
	line := strings.Repeat("-", 80)
	for _, text := range texts {
		fmt.Fprintf(&out, "\n%s\n%s\n%s\n\n%s\n", line, strings.Join(users[text], "\n"), line, strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n")))
	}
	return out.Bytes(), nil
}

// modules returns the modules that the program is made of on any target, by name.
func modules() ([]part, error) {
	found := map[string]part{}
	const row = "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}"
	for _, t := range targets {
		out, err := output(goEnv(t), "go", "list", "-deps", "-f", row, ".")
		if err != nil {
			return nil, err
		}
		for _, line := range strings.Split(string(out), "\n") {
			words := strings.Split(line, "\t")
			if len(words) != 3 {
				continue
			}
			name, root, dir := words[0], words[1], words[2]
			if _, known := found[name]; !known {
				found[name] = part{name, map[string]bool{}}
			}
			for ; len(dir) >= len(root); dir = filepath.Dir(dir) {
				found[name].dirs[dir] = true // a package may have terms of its own
			}
		}
	}
	var all []part
	for _, p := range found {
		all = append(all, p)
	}
	slices.SortFunc(all, func(a, b part) int { return strings.Compare(a.name, b.name) })
	return all, nil
}

// licences returns the texts of a part's licences; a part without one may not be passed on.
func (p part) licences() (texts []string, err error) {
	for dir := range p.dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if e.IsDir() || !licenceName.MatchString(e.Name()) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(dir, e.Name()))
			if err != nil {
				return nil, err
			}
			if !slices.Contains(texts, string(text)) {
				texts = append(texts, string(text))
			}
		}
	}
	if len(texts) == 0 {
		return nil, fmt.Errorf("%s has no licence", p.name)
	}
	return texts, nil
}
