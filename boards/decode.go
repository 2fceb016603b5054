package boards

import (
	"bytes"
	"regexp"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
)

var declaration = regexp.MustCompile(`^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)["']`)

// decode turns a file into UTF-8 without byte order mark. It returns the name of an encoding that it does not know.
//
// The names are those that browsers know (https://encoding.spec.whatwg.org), and Latin-1 is read as they read it, as
// windows-1252, which has the same letters and curly quotes besides. Package charset costs nothing: the reader of the
// vector pictures has its tables in the program already.
func decode(file []byte) (text []byte, unknown string) {
	switch {
	case bytes.HasPrefix(file, []byte("\xef\xbb\xbf")):
		return file[3:], ""
	case bytes.HasPrefix(file, []byte("\xfe\xff")), bytes.HasPrefix(file, []byte("\xff\xfe")):
		return convert(unicode.UTF16(unicode.BigEndian, unicode.ExpectBOM), file), ""
	}
	found := declaration.FindSubmatch(file)
	if found == nil || len(found[1]) == 0 {
		return file, ""
	}
	switch enc, name := charset.Lookup(string(found[1])); name {
	case "utf-8":
		return file, ""
	case "", "replacement", "x-user-defined", // nothing, or what a browser shows no letters of
		"utf-16be", "utf-16le": // which a file whose first line can be read is not
		return nil, string(found[1])
	default:
		return convert(enc, file), ""
	}
}

// convert decodes to UTF-8. A byte that means nothing becomes U+FFFD, so these encodings have no error to report.
func convert(enc encoding.Encoding, file []byte) []byte {
	text, _ := enc.NewDecoder().Bytes(file)
	return text
}
