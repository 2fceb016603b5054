// Samepictures compares the pictures in two folders, such as those that `make shots` has written before and after a change
// that no child should see:
//
//	go run ./tools/samepictures before after
//
// It names every picture that is missing in one of them, has another size, or differs in more than the tolerated share of
// its pixels, and ends with code 1 if there is any.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

const (
	// shade is how far a channel of a pixel, of 255, may be off before the pixel counts as another one.
	shade = 8
	// usual is the share of such pixels that is tolerated, in per mille.
	usual = 0.1
)

func main() {
	tolerance := flag.Float64("tolerance", usual, "share of pixels that may differ, in per mille")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "use: samepictures [-tolerance 0.1] BEFORE AFTER")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 2 {
		flag.Usage()
		os.Exit(2)
	}
	report, n, err := compare(flag.Arg(0), flag.Arg(1), *tolerance/1000)
	if err != nil {
		fmt.Fprintln(os.Stderr, "samepictures:", err)
		os.Exit(2)
	}
	for _, line := range report {
		fmt.Println(line)
	}
	fmt.Printf("%d pictures compared, %d differ\n", n, len(report))
	if len(report) > 0 || n == 0 {
		os.Exit(1)
	}
}

// compare returns a line for each picture that is not the same in both folders, and how many there are in either.
func compare(before, after string, tolerance float64) (report []string, n int, err error) {
	names := map[string]bool{}
	for _, root := range []string{before, after} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && filepath.Ext(path) == ".png" {
				name, _ := filepath.Rel(root, path)
				names[name] = true
			}
			return err
		})
		if err != nil {
			return nil, 0, err
		}
	}
	for name := range names {
		one, err := read(filepath.Join(before, name))
		if err != nil {
			report = append(report, fmt.Sprintf("%s: %v", name, err))
			continue
		}
		two, err := read(filepath.Join(after, name))
		if err != nil {
			report = append(report, fmt.Sprintf("%s: %v", name, err))
			continue
		}
		if one.Bounds() != two.Bounds() {
			report = append(report, fmt.Sprintf("%s: %v before, %v after", name, one.Bounds().Size(), two.Bounds().Size()))
			continue
		}
		if share := different(one, two); share > tolerance {
			report = append(report, fmt.Sprintf("%s: %.2f ‰ of the pixels differ", name, 1000*share))
		}
	}
	slices.Sort(report)
	return report, len(names), nil
}

func read(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}

// different returns the share of pixels of two pictures of one size that are told apart.
func different(one, two image.Image) float64 {
	b := one.Bounds()
	n := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r1, g1, b1, _ := one.At(x, y).RGBA()
			r2, g2, b2, _ := two.At(x, y).RGBA()
			if far(r1, r2) || far(g1, g2) || far(b1, b2) {
				n++
			}
		}
	}
	return float64(n) / float64(max(1, b.Dx()*b.Dy()))
}

// far reports whether two channels, as image/color has them, lie further apart than a shade.
func far(a, b uint32) bool { return max(a, b)>>8-min(a, b)>>8 > shade }
