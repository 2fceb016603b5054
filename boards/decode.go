package boards

import (
	"bytes"
	"regexp"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// encodings are the ones that European descriptors were written in, by their names in lower case. As browsers do, Latin-1
// is read as windows-1252, which has the same letters and curly quotes besides. The tables of x/text's own index of
// names would make the program for the browser a megabyte longer for encodings that no descriptor uses.
var encodings = map[string]encoding.Encoding{
	"iso-8859-1":   charmap.Windows1252,
	"iso8859-1":    charmap.Windows1252,
	"iso_8859-1":   charmap.Windows1252,
	"latin1":       charmap.Windows1252,
	"latin-1":      charmap.Windows1252,
	"us-ascii":     charmap.Windows1252,
	"ascii":        charmap.Windows1252,
	"windows-1252": charmap.Windows1252,
	"cp1252":       charmap.Windows1252,
	"iso-8859-2":   charmap.ISO8859_2,
	"latin2":       charmap.ISO8859_2,
	"windows-1250": charmap.Windows1250,
	"cp1250":       charmap.Windows1250,
	"iso-8859-15":  charmap.ISO8859_15,
	"latin9":       charmap.ISO8859_15,
}

var declaration = regexp.MustCompile(`^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)["']`)

// decode turns a file into UTF-8 without byte order mark. It returns the name of an encoding that it does not know.
func decode(file []byte) (text []byte, unknown string) {
	switch {
	case bytes.HasPrefix(file, []byte("\xef\xbb\xbf")):
		return file[3:], ""
	case bytes.HasPrefix(file, []byte("\xfe\xff")), bytes.HasPrefix(file, []byte("\xff\xfe")):
		return convert(unicode.UTF16(unicode.BigEndian, unicode.ExpectBOM), file), ""
	}
	found := declaration.FindSubmatch(file)
	if found == nil {
		return file, ""
	}
	name := strings.ToLower(string(found[1]))
	if name == "utf-8" || name == "utf8" || name == "" {
		return file, ""
	}
	enc := encodings[name]
	if enc == nil {
		return nil, string(found[1])
	}
	return convert(enc, file), ""
}

// convert decodes to UTF-8. A byte that means nothing becomes U+FFFD, so these encodings have no error to report.
func convert(enc encoding.Encoding, file []byte) []byte {
	text, _ := enc.NewDecoder().Bytes(file)
	return text
}
