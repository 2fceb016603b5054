package endgame

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"

	"awele/rules"
)

// A file is magic, four bytes (version, rule of the grand slam, worth of endless play, seeds), the bounds and the houses
// of all boards for each number of seeds from 0, and the SHA-256 sum of all that.
const (
	magic = "awele endgame table\n"
	// version grows with every change of the rules, of the numbers of the boards or of what their bytes stand for, so
	// that older files are built anew.
	version = 1
	header  = len(magic) + 4
)

// errForeign is for a file that is something else, or of another version.
var errForeign = errors.New("endgame: not a table of this version")

// FileSize returns the size in bytes of the file of a table: 4 MB for 12 seeds, 26 MB for 15, 46 MB for 16.
func FileSize(c Conventions, seeds int) int {
	size := header + sha256.Size
	for n := range seeds + 1 {
		size += Boards(n) + houseBytes(c, n)
	}
	return size
}

// Encode returns a reader of the table as a file. It copies nothing.
func (t *Table) Encode() io.Reader {
	start := append([]byte(magic), version, byte(t.conventions.Slam), byte(t.conventions.Endless), byte(t.Seeds()))
	parts := [][]byte{start}
	for _, p := range t.pages {
		parts = append(parts, p.bounds, p.houses)
	}
	sum := sha256.New()
	readers := make([]io.Reader, 0, len(parts)+1)
	for _, part := range parts {
		sum.Write(part)
		readers = append(readers, bytes.NewReader(part))
	}
	return io.MultiReader(append(readers, bytes.NewReader(sum.Sum(nil)))...)
}

// Decode reads what Encode wrote. It returns an error and no table if a single bit is not as it was written, if
// anything is missing or added, or if another version wrote it. The table lives in data, which must not change any more.
func Decode(data []byte) (*Table, error) {
	c, seeds, err := decodeHeader(data)
	if err != nil {
		return nil, err
	}
	if want := FileSize(c, seeds); len(data) != want {
		return nil, fmt.Errorf("endgame: a file of %d bytes, want %d", len(data), want)
	}
	body, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if got := sha256.Sum256(body); !bytes.Equal(got[:], sum) {
		return nil, errors.New("endgame: the checksum is wrong")
	}
	t := NewTable(c)
	t.pages = t.pages[:0]
	body = body[header:]
	cut := func(n int) (part []byte) {
		part, body = body[:n:n], body[n:]
		return part
	}
	for n := range seeds + 1 {
		p := page{bounds: cut(Boards(n)), houses: cut(houseBytes(c, n))}
		if !p.valid(c, n) {
			return nil, fmt.Errorf("endgame: a board of %d seeds has no meaning", n)
		}
		t.pages = append(t.pages, p)
	}
	return t, nil
}

func decodeHeader(data []byte) (c Conventions, seeds int, err error) {
	if len(data) < header || string(data[:len(magic)]) != magic || data[len(magic)] != version {
		return c, 0, errForeign
	}
	c = Conventions{rules.GrandSlam(data[header-3]), Endless(data[header-2])}
	if seeds = int(data[header-1]); !c.valid() || seeds > MaxSeeds {
		return c, 0, errForeign
	}
	return c, seeds, nil
}

// valid reports whether every byte has a meaning.
func (p page) valid(c Conventions, n int) bool {
	codes := c.codes(n)
	for _, b := range p.bounds {
		if int(b) >= codes {
			return false
		}
	}
	for _, b := range p.houses {
		if b&0xf >= inRow || b>>4 >= inRow {
			return false
		}
	}
	return true
}
