// Package charset stands in for golang.org/x/net/html/charset in the browser's build, where all text is UTF-8: the tables of
// the older encodings are 600 kB that pack badly.
package charset

import (
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding"
)

// Lookup returns the encoding of that label and its name: UTF-8, or nothing.
func Lookup(label string) (e encoding.Encoding, name string) {
	if strings.EqualFold(strings.TrimSpace(label), "utf-8") {
		return encoding.Nop, "utf-8"
	}
	return nil, ""
}

// NewReaderLabel returns what reads input, of which label tells the encoding, as UTF-8.
func NewReaderLabel(label string, input io.Reader) (io.Reader, error) {
	if e, _ := Lookup(label); e == nil {
		return nil, fmt.Errorf("charset: %q is not UTF-8", label)
	}
	return input, nil
}
