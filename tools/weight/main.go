// Weight tells what awele costs a machine: the time to its first picture, what a board that waits takes of a core, memory, and
// the size of the program; beside it a bare window and, where it is installed, GCompris' own oware:
//
//	go run ./tools/weight [-runs 3] >docs/weight.md
//
// It needs a Linux with Xvfb, xdotool and ImageMagick. The programs take turns, and the median of their runs counts.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	runs := flag.Int("runs", 3, "how often each program is started")
	flag.Parse()
	if err := run(*runs); err != nil {
		fmt.Fprintln(os.Stderr, "weight:", err)
		os.Exit(1)
	}
}

func run(runs int) error {
	if os.Getenv("DISPLAY") == "" {
		again := exec.Command("xvfb-run", append([]string{"-a", "-s", "-screen 0 1280x800x24", os.Args[0]}, os.Args[1:]...)...)
		again.Stdout, again.Stderr = os.Stdout, os.Stderr
		return again.Run()
	}
	for _, tool := range []string{"xdotool", "import"} {
		if _, err := exec.LookPath(tool); err != nil {
			return fmt.Errorf("%w: install xdotool and imagemagick", err)
		}
	}
	dir, err := os.MkdirTemp("", "awele-weight")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	subjects, err := subjects(dir)
	if err != nil {
		return err
	}
	weights := make([][]weight, len(subjects))
	for range runs {
		for i, s := range subjects {
			w, err := s.weigh()
			if err != nil {
				return fmt.Errorf("%s: %w", s.name, err)
			}
			weights[i] = append(weights[i], w)
		}
	}
	fmt.Print(describe(subjects, weights))
	return nil
}

// subject is a program that is weighed.
type subject struct {
	name    string
	command []string
	env     []string
	wait    time.Duration // from the first picture to when the rest is measured
}

// late is a game at level 8 with so few seeds that Tux builds his endgame table for it.
const late = `{"board":"awele","friend":false,"level":8,"seed":1,"tuxStarts":false,"game":"oware start=custom\n1-0-2-0-1-1-2-1-0-3-1-2-17-17-S\n\n"}`

// subjects builds the programs in dir and returns them.
func subjects(dir string) (all []subject, err error) {
	awele, bare := filepath.Join(dir, "awele"), filepath.Join(dir, "bare")
	for program, of := range map[string]string{awele: ".", bare: "./tools/weight/bare"} {
		build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", program, of)
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return nil, fmt.Errorf("go build %s: %w", of, err)
		}
	}
	home := func(name, game string) []string {
		config := filepath.Join(dir, name)
		if game != "" {
			folder := filepath.Join(config, "awele")
			err = errors.Join(err, os.MkdirAll(folder, 0o755), os.WriteFile(filepath.Join(folder, "game-awele.json"), []byte(game), 0o600))
		}
		return []string{"XDG_CONFIG_HOME=" + config, "XDG_CACHE_HOME=" + filepath.Join(dir, name+"-cache")}
	}
	const rest = 12 * time.Second
	all = []subject{
		{"a bare window", []string{bare}, nil, rest},
		{"awele, first screen", []string{awele}, home("first", ""), rest},
		{"awele, board", []string{awele, "-board", "awele"}, home("board", ""), 2 * rest},
		{"awele, board with an endgame table", []string{awele, "-board", "awele"}, home("late", late), 90 * time.Second},
	}
	if gcompris, err := exec.LookPath("gcompris-qt"); err == nil {
		all = append(all, subject{"GCompris' oware", []string{gcompris, "--launch", "oware"}, nil, rest})
	}
	return all, err
}

// weight is what one run of a program costs.
type weight struct {
	first        time.Duration // to the first picture
	still        float64       // per cent of a core while the picture stands still
	hidden       float64       // and while the window is not shown
	memory, most float64       // resident, in MB, then and at most
	size         float64       // of the program, in MB
}

// describe returns the table: the median of each program's runs.
func describe(all []subject, weights [][]weight) string {
	var b strings.Builder
	b.WriteString("# What awele costs a machine\n\nWritten by `go run ./tools/weight >docs/weight.md` under a virtual display, with graphics by software: figures are to be compared\n" +
		"with those of the bare window of Ebitengine in the same run, not with other machines. Resident memory is that of the whole process.\n\n")
	b.WriteString("| | first picture, s | still, % of a core | hidden, % | resident, MB | at most, MB | program, MB |\n|---|---|---|---|---|---|---|\n")
	for i, s := range all {
		median := func(of func(weight) float64) float64 {
			var all []float64
			for _, w := range weights[i] {
				all = append(all, of(w))
			}
			slices.Sort(all)
			return all[len(all)/2]
		}
		fmt.Fprintf(&b, "| %s | %.2f | %.2f | %.2f | %.0f | %.0f | %.1f |\n", s.name,
			median(func(w weight) float64 { return w.first.Seconds() }), median(func(w weight) float64 { return w.still }),
			median(func(w weight) float64 { return w.hidden }), median(func(w weight) float64 { return w.memory }),
			median(func(w weight) float64 { return w.most }), median(func(w weight) float64 { return w.size }))
	}
	return b.String()
}
