// Cover tells how much of the rooms without a screen their tests reach together, and fails where it is less than promised:
//
//	go run ./tools/cover
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// floor is what is promised of the rooms below a folder, in per cent of their statements.
type floor struct {
	folder string
	least  float64
}

var floors = []floor{
	{"awele/rules", 95}, {"awele/boards", 95}, {"awele/i18n", 95}, {"awele/ogn", 95}, {"awele/lessons", 90}, {"awele/tux", 90},
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "cover:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "awele-cover")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	profile := filepath.Join(dir, "profile")
	args := []string{"test", "-short", "-timeout", "10m", "-coverprofile", profile}
	var of []string
	for _, f := range floors {
		of = append(of, f.folder+"/...")
	}
	args = append(append(args, "-coverpkg", strings.Join(of, ",")), of...)
	test := exec.Command("go", append(args, "awele")...)
	test.Stderr = os.Stderr
	if out, err := test.Output(); err != nil {
		return fmt.Errorf("go test: %w\n%s", err, out)
	}
	file, err := os.Open(profile)
	if err != nil {
		return err
	}
	defer file.Close()
	counts, err := read(file)
	if err != nil {
		return err
	}
	text, good := describe(counts)
	fmt.Print(text)
	if !good {
		return fmt.Errorf("less than promised")
	}
	return nil
}

// count is how many statements there are, and how many of them are reached.
type count struct{ all, reached int }

func (c count) share() float64 { return 100 * float64(c.reached) / float64(max(1, c.all)) }

// read returns the statements of each package in a profile that go test has written. A statement stands there once for
// each package whose tests could reach it.
func read(r io.Reader) (map[string]count, error) {
	size, hit := map[string]int{}, map[string]bool{}
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		fields := strings.Fields(lines.Text())
		if n == 1 {
			continue // the mode
		}
		if len(fields) != 3 {
			return nil, fmt.Errorf("line %d of the profile: %q", n, lines.Text())
		}
		statements, err := strconv.Atoi(fields[1])
		if err != nil {
			return nil, fmt.Errorf("line %d of the profile: %w", n, err)
		}
		size[fields[0]] = statements
		hit[fields[0]] = hit[fields[0]] || fields[2] != "0"
	}
	counts := map[string]count{}
	for block, statements := range size {
		name, _, _ := strings.Cut(block, ":")
		c := counts[path.Dir(name)]
		c.all += statements
		if hit[block] {
			c.reached += statements
		}
		counts[path.Dir(name)] = c
	}
	return counts, lines.Err()
}

// describe returns a line for each folder that something is promised of, and whether all keep it. What only tests import is
// not counted.
func describe(counts map[string]count) (text string, good bool) {
	good = true
	for _, f := range floors {
		var c count
		for name, of := range counts {
			if below := name == f.folder || strings.HasPrefix(name, f.folder+"/"); below && name != "awele/rules/toy" && name != "awele/tux/tuxtest" {
				c.all += of.all
				c.reached += of.reached
			}
		}
		word := "kept"
		if c.share() < f.least {
			word, good = "not kept", false
		}
		text += fmt.Sprintf("%-14s %5.1f %% of %4d statements, promised are %.0f: %s\n", f.folder, c.share(), c.all, f.least, word)
	}
	return text, good
}
