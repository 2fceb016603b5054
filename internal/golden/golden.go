// Package golden reads files that earlier versions wrote, which every later version must read. Only tests import it.
package golden

import (
	"os"
	"path/filepath"
	"testing"
)

// File returns a file of the folder testdata/golden of the package under test.
func File(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "golden", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}
