// Dist builds awele for the machines of those who have no Go and packs it into the folder dist:
//
//	go run ./tools/dist                     everything
//	go run ./tools/dist -only linux/amd64   one machine
//
// It is run in the root of the source. The same source, the same Go and the same kind of machine give the same bytes,
// whoever builds them, where and when: all times are SOURCE_DATE_EPOCH, or else the time of the commit.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// aim is how many bytes the program should have at most as it is shipped.
const aim = 13_500_000

func main() {
	out := flag.String("out", "dist", "put the packages into this `folder`")
	only := flag.String("only", "", "build for these `machines` alone, such as linux/amd64,windows/amd64")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(out, only string) error {
	chosen, err := choose(only)
	if err != nil {
		return err
	}
	r, err := newRelease()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, t := range chosen {
		packages, err := r.pack(t)
		if err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
		for _, p := range packages {
			if err := os.WriteFile(filepath.Join(out, p.name), p.data, 0o644); err != nil {
				return err
			}
			fmt.Printf("%8.2f MB  %s\n", float64(len(p.data))/1e6, p.name)
		}
	}
	return nil
}

// pack builds the program for one machine and returns its packages.
func (r *release) pack(t target) ([]file, error) {
	binary, err := r.build(t)
	if err != nil {
		return nil, err
	}
	fmt.Printf("%8.2f MB  the program for %s\n", float64(len(binary))/1e6, t)
	if over := len(binary) - aim; over > 0 {
		fmt.Printf("%8.2f MB  more than is aimed at\n", float64(over)/1e6)
	}
	name := fmt.Sprintf("awele-%s-%s-%s", r.version, t.system, t.arch)
	switch t.system {
	case "linux":
		local, err := r.unixTree("/usr/local", binary)
		if err != nil {
			return nil, err
		}
		tarred, err := tarGz(below(name, local), r.time)
		if err != nil {
			return nil, err
		}
		deb, err := r.deb(t.arch, binary)
		if err != nil {
			return nil, err
		}
		return []file{{name + ".tar.gz", plain, tarred}, deb}, nil
	case "darwin":
		name = strings.Replace(name, "darwin", "macos", 1)
		files, err := r.macApp(binary)
		if err != nil {
			return nil, err
		}
		packed, err := zipped(files, r.time)
		return []file{{name + ".zip", plain, packed}}, err
	default:
		files, err := r.windowsFolder(binary)
		if err != nil {
			return nil, err
		}
		packed, err := zipped(files, r.time)
		return []file{{name + ".zip", plain, packed}}, err
	}
}
