//go:build !js

package teacher

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// maxSize is the size in bytes above which a file is not read.
const maxSize = 1 << 16

// Places returns where the file may lie, in the order in which it is looked for: in the folder for the settings of the whole
// machine, which only an administrator writes, and beside the program.
func Places() (places []string) {
	switch runtime.GOOS {
	case "windows":
		if dir := os.Getenv("ProgramData"); filepath.IsAbs(dir) {
			places = append(places, filepath.Join(dir, "awele", File))
		}
	case "darwin":
		places = append(places, filepath.Join("/Library/Application Support/awele", File))
	default:
		// Not XDG_CONFIG_DIRS: whoever starts the program could name another folder.
		places = append(places, filepath.Join("/etc/xdg/awele", File))
	}
	program, err := os.Executable()
	if err != nil {
		return places
	}
	if real, err := filepath.EvalSymlinks(program); err == nil {
		program = real
	}
	return append(places, filepath.Join(filepath.Dir(program), File))
}

// Load reads the first file that there is at one of some places. Without one nothing is decided.
func Load(places []string) *Rules {
	for _, place := range places {
		text, err := read(place)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			r := &Rules{Troubles: []error{err}}
			r.lockAll()
			return r
		}
		return Parse(place, text)
	}
	return &Rules{}
}

func read(place string) (text string, err error) {
	file, err := os.Open(place)
	if err != nil {
		return "", err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxSize+1))
	switch {
	case err != nil:
		return "", err
	case len(data) > maxSize || !utf8.Valid(data):
		return "", fmt.Errorf("%s: this is no text of at most %d bytes", place, maxSize)
	}
	return string(data), nil
}

// lockAll locks whatever could be locked, for it is not known what was meant.
func (r *Rules) lockAll() {
	r.unknown = true
	for _, key := range []string{"boards", "levels", "stages"} {
		if r.locked == nil || !r.locked[key] {
			r.first(key)
		}
	}
}

// first offers only the first of a list that cannot be read.
func (r *Rules) first(key string) {
	switch key {
	case "boards":
		r.boards = []string{}
	case "levels":
		r.levels = []int{1}
	case "stages":
		r.stages = []string{}
	}
}

// mostBroken is how many lines that cannot be read are passed over before the whole file is.
const mostBroken = 50

// Parse reads the text of a file, whose name is only for what is told. A line that cannot be read costs that line alone, and
// what it was to lock stays locked as it is.
func Parse(name, text string) *Rules {
	r := &Rules{name: name, lines: map[string]int{}, given: map[string]bool{}, locked: map[string]bool{}, words: map[string]string{}}
	lines := strings.Split(text, "\n")
	var broken []string // the first word of each line that cannot be read
	file := map[string]any{}
	for {
		clear(file)
		_, err := toml.Decode(strings.Join(lines, "\n"), &file)
		if err == nil {
			break
		}
		if len(broken) == mostBroken {
			clear(file) // this is no file of ours: everything is locked
			broken = append(broken, "")
			break
		}
		at := 0
		var fault toml.ParseError
		if errors.As(err, &fault) {
			at = min(max(fault.Position.Line-1, 0), len(lines)-1)
			err = errors.New(fault.Message)
		}
		for at > 0 && strings.TrimSpace(lines[at]) == "" {
			at-- // what is not closed is noticed behind its end
		}
		r.trouble(at+1, err)
		broken = append(broken, firstWord(lines[at]))
		lines[at] = ""
	}
	for _, key := range sortedKeys(file) {
		r.lines[key] = lineOf(lines, key)
		if err := r.take(key, file[key]); err != nil {
			r.trouble(r.lines[key], fmt.Errorf("%s: %w", key, err))
			broken = append(broken, key)
		}
	}
	for _, key := range broken {
		r.lock(key)
	}
	return r
}

// lock locks as it is what cannot be read, or everything where it is not known what that was.
func (r *Rules) lock(key string) {
	switch {
	case !slices.Contains(Keys(), key):
		r.lockAll()
	case key == "locked":
		r.unknown = true
	case !r.locked[key]:
		r.first(key)
		r.locked[key] = true
	}
}

func (r *Rules) trouble(line int, err error) {
	r.Troubles = append(r.Troubles, &Error{File: r.name, Line: line, Err: err})
}

// Meet adds a trouble for each board and stage that is named and is not among those that there are.
func (r *Rules) Meet(boards, stages []string) {
	for _, list := range []struct {
		key        string
		named, all []string
	}{{"boards", r.boards, boards}, {"stages", r.stages, stages}} {
		for _, name := range list.named {
			if !slices.Contains(list.all, name) {
				r.trouble(r.lines[list.key], fmt.Errorf("%s: there is no %q", list.key, name))
			}
		}
	}
}

// firstWord returns the word that a line begins with, which is the key if it is a line with one.
func firstWord(line string) string {
	line = strings.TrimLeft(line, " \t\"'[")
	end := strings.IndexFunc(line, func(r rune) bool { return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') })
	if end < 0 {
		end = len(line)
	}
	return line[:end]
}

// lineOf returns the line in which a key stands, from 1.
func lineOf(lines []string, key string) int {
	for i, line := range lines {
		if firstWord(line) == key {
			return i + 1
		}
	}
	return 1
}
