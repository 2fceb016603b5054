package ogn

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// decode returns the text of a file in UTF-8, its lines ended by a line feed alone. What is not UTF-16 or UTF-8 is taken
// for Latin-1.
func decode(data []byte) (string, error) {
	if len(data) > MaxSize {
		return "", &Error{Line: 1, Err: fmt.Errorf("%d bytes are too many for a game", len(data))}
	}
	text := strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(letters(data))
	text = strings.TrimRight(text, "\x1a\n \t") // DOS ends a text with a letter of its own
	line := 1
	for _, r := range text {
		switch {
		case r == '\n':
			line++
		case unicode.IsControl(r) && r != '\t' && r != '\f' && r != '\v' && r != '\u0085':
			return "", &Error{Line: line, Err: errors.New("this is no text")}
		}
	}
	return text, nil
}

// letters returns the letters that the bytes of a file stand for.
func letters(data []byte) string {
	switch {
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		return wide(data[2:], binary.LittleEndian)
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		return wide(data[2:], binary.BigEndian)
	case len(data) > 3 && data[0] != 0 && data[1] == 0: // the first letter of a game is a plain one
		return wide(data, binary.LittleEndian)
	case len(data) > 3 && data[0] == 0 && data[1] != 0:
		return wide(data, binary.BigEndian)
	}
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if utf8.Valid(data) {
		return string(data)
	}
	var b strings.Builder
	for _, c := range data {
		b.WriteRune(rune(c))
	}
	return b.String()
}

// wide returns the letters of a text in UTF-16. Half a letter at the end is left out.
func wide(data []byte, order binary.ByteOrder) string {
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = order.Uint16(data[2*i:])
	}
	return string(utf16.Decode(units))
}
