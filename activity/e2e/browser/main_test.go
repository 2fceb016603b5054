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

var (
	chromium      context.Context // the browser of all tests
	address       string          // where the page is
	pageDir       string          // the folder of the page
	serverProgram string
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
	pageDir, serverProgram = page, server
	var stop func()
	if address, stop, err = serve(page, "127.0.0.1:0"); err != nil {
		return 1, err
	}
	defer stop()

	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(os.Getenv("CHROME")), // "" is what chromedp finds
		chromedp.NoSandbox,                     // which no container allows
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("host-resolver-rules", "MAP school.example 127.0.0.1"),
		chromedp.WSURLReadTimeout(2*time.Minute),
	)
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	defer end()
	var quit context.CancelFunc
	chromium, quit = chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(chromium); err != nil {
		return 1, fmt.Errorf("starting Chromium: %w", err)
	}
	return m.Run(), nil
}

// serve lets a server of its own send a folder, and returns where it is and what ends it.
func serve(dir, at string) (address string, stop func(), err error) {
	server := exec.Command(serverProgram, "-dir", dir, "-addr", at)
	out, err := server.StdoutPipe()
	if err != nil {
		return "", nil, err
	}
	if err := server.Start(); err != nil {
		return "", nil, err
	}
	stop = func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		stop()
		return "", nil, err
	}
	_, rest, _ := strings.Cut(line, "http://")
	address, _, _ = strings.Cut(rest, "/")
	return address, stop, nil
}
