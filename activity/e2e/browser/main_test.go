// Package browser plays the page that `make web` builds in a real Chromium, without a window and with graphics by software.
// It knows the page from outside: by what it shows, says and keeps.
package browser

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// chromium is the browser of all tests, and address where the page is.
var (
	chromium context.Context
	address  string
)

func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() {
		// They take a minute; go itself says "no tests to run" when it reads this.
		fmt.Fprintln(os.Stderr, "The page is played in Chromium by `make test`.\ntesting: warning: no tests to run")
		os.Exit(0)
	}
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browser:", err)
		code = 1
	}
	os.Exit(code)
}

// run builds the page, serves it, starts the browser and runs the tests.
func run(m *testing.M) (code int, err error) {
	dir, err := os.MkdirTemp("", "awele-browser")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(dir)
	page, server := filepath.Join(dir, "page"), filepath.Join(dir, "serve")
	for _, args := range [][]string{{"run", "./tools/web", "-o", page, "-brotli", "1"}, {"build", "-o", server, "./tools/serve"}} {
		c := exec.Command("go", args...)
		c.Dir, c.Stderr = filepath.Join("..", "..", ".."), os.Stderr
		c.Env = append(os.Environ(), "CGO_ENABLED=0")
		if err := c.Run(); err != nil {
			return 1, fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
		}
	}
	serve := exec.Command(server, "-dir", page, "-addr", "127.0.0.1:0")
	out, err := serve.StdoutPipe()
	if err != nil {
		return 1, err
	}
	if err := serve.Start(); err != nil {
		return 1, err
	}
	defer func() {
		_ = serve.Process.Kill()
		_ = serve.Wait()
	}()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return 1, err
	}
	_, rest, _ := strings.Cut(line, "http://")
	address, _, _ = strings.Cut(rest, "/")

	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(os.Getenv("CHROME")), // "" is what chromedp finds
		chromedp.NoSandbox,                     // which no container allows
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("host-resolver-rules", "MAP school.example 127.0.0.1"),
		chromedp.WSURLReadTimeout(2*time.Minute),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	defer stop()
	var quit context.CancelFunc
	chromium, quit = chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(chromium); err != nil {
		return 1, fmt.Errorf("starting Chromium: %w", err)
	}
	return m.Run(), nil
}
