package endgame

import (
	"bytes"
	"crypto/sha256"
	"io"
	"testing"

	"awele/rules"
)

func encode(t testing.TB, table *Table) []byte {
	t.Helper()
	data, err := io.ReadAll(table.Encode())
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestAFileIsTheTable(t *testing.T) {
	for _, slam := range slams {
		for e := range Endless(3) {
			for seeds := range 5 {
				table := build(Conventions{slam, e}, seeds)
				data := encode(t, table)
				if len(data) != FileSize(table.Conventions(), seeds) {
					t.Errorf("%d bytes, want %d", len(data), FileSize(table.Conventions(), seeds))
				}
				got, err := Decode(data)
				if err != nil || !equal(got, table) {
					t.Errorf("%v, %d seeds: another table, %v", table.Conventions(), seeds, err)
				}
			}
		}
	}
}

// Not one bit may differ, and not one byte may be missing or too much.
func TestADamagedFileIsRefused(t *testing.T) {
	data := encode(t, build(Conventions{rules.NoCapture, OwnRow}, 2))
	for i := range data {
		for bit := range 8 {
			damaged := bytes.Clone(data)
			damaged[i] ^= 1 << bit
			if _, err := Decode(damaged); err == nil {
				t.Errorf("bit %d of byte %d makes no difference", bit, i)
			}
		}
		if _, err := Decode(data[:i:i]); err == nil {
			t.Errorf("the first %d bytes are taken for the whole", i)
		}
	}
	if _, err := Decode(append(bytes.Clone(data), 0)); err == nil {
		t.Error("a byte too much is taken")
	}
}

// forge makes the checksum right again.
func forge(data []byte) []byte {
	body := data[:len(data)-sha256.Size]
	sum := sha256.Sum256(body)
	return append(body, sum[:]...)
}

func TestAWrongFileIsRefusedWhateverItsChecksum(t *testing.T) {
	good := encode(t, build(Conventions{rules.NoCapture, OwnRow}, 2))
	if _, err := Decode(forge(bytes.Clone(good))); err != nil {
		t.Fatal(err)
	}
	for name, at := range map[string]int{
		"another magic":           0,
		"another version":         len(magic),
		"another slam":            len(magic) + 1,
		"another end":             len(magic) + 2,
		"more seeds":              len(magic) + 3,
		"bounds without meaning":  header,
		"a house that is not one": header + 1,
	} {
		bad := bytes.Clone(good)
		bad[at] += 100
		if _, err := Decode(forge(bad)); err == nil {
			t.Errorf("%s: taken", name)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, c := range []Conventions{{rules.NoCapture, OwnRow}, {rules.Forbidden, Zero}} {
		data := encode(f, build(c, 2))
		f.Add(data)
		f.Add(data[:header])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, data := range [][]byte{data, forge(append(bytes.Clone(data), make([]byte, sha256.Size)...))} {
			before := bytes.Clone(data)
			table, err := Decode(data)
			if err != nil {
				continue
			}
			if !bytes.Equal(encode(t, table), before) {
				t.Error("another file than was read")
			}
			for n := range table.Seeds() + 1 {
				b, ok := table.Probe(position(unrank(n, uint32(Boards(n)-1))))
				if !ok || b.Lo > b.Hi || int(b.Hi) > n || int(b.Lo) < -n {
					t.Errorf("%d seeds: %v, %v", n, b, ok)
				}
			}
		}
	})
}
