// Web builds the folder that a server needs to let awele be played in a browser, any server that sends files:
//
//	go run ./tools/web -o web/dist
//
// Beside each file lies what is sent to browsers that unpack it, packed by brotli (.br) and gzip (.gz). The names carry a hash of
// what is in the files, all but index.html's, so that browsers may keep them for ever. To be run at the root of the project.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"text/tabwriter"
)

func main() {
	out := flag.String("o", "web/dist", "the `folder` to make anew")
	quality := flag.Int("brotli", 5, "how hard brotli tries: `0 to 11`, which takes minutes and is for what is published")
	flag.Parse()
	if flag.NArg() > 0 || *quality < 0 || *quality > 11 {
		flag.Usage()
		os.Exit(2)
	}
	if err := build(*out, *quality, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// build makes the folder anew and says how large everything in it is.
func build(out string, quality int, report io.Writer) error {
	program, err := compile()
	if err != nil {
		return err
	}
	exec, err := glue()
	if err != nil {
		return err
	}
	files, err := site(os.DirFS("."), program, exec)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	table := tabwriter.NewWriter(report, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "bytes\tgzip\tbrotli-%d\t\n", quality)
	var all [3]int
	for _, f := range files {
		gz, br := packGzip(f.data), packBrotli(f.data, quality)
		for ending, data := range map[string][]byte{"": f.data, ".gz": gz, ".br": br} {
			if err := os.WriteFile(filepath.Join(out, f.name+ending), data, 0o644); err != nil {
				return err
			}
		}
		for i, data := range [][]byte{f.data, gz, br} {
			all[i] += len(data)
		}
		fmt.Fprintf(table, "%d\t%d\t%d\t  %s\n", len(f.data), len(gz), len(br), f.name)
	}
	fmt.Fprintf(table, "%d\t%d\t%d\t  all\n", all[0], all[1], all[2])
	return table.Flush()
}
