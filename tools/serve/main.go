// Serve is the server for the folder that `make web` builds:
//
//	go run ./tools/serve                       for this machine
//	go run ./tools/serve -addr 0.0.0.0:8080    for the whole network
//
// It sends each file as small as the browser can unpack it, and nothing that is not in the folder.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

func main() {
	dir := flag.String("dir", "web/dist", "the `folder` to serve")
	addr := flag.String("addr", "127.0.0.1:8080", "the `address` to be reached at; 0.0.0.0:8080 is every address of this machine")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := serve(*dir, *addr); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func serve(dir, addr string) error {
	s, err := load(os.DirFS(dir))
	if err != nil {
		return fmt.Errorf("%w (make web builds what is served)", err)
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Printf("awele is at http://%s/ until Ctrl+C is pressed\n", l.Addr())
	server := http.Server{Handler: s, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(l)
}
