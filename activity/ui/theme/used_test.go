package theme

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// No colour is kept that nothing is painted with.
func TestEveryColourIsUsed(t *testing.T) {
	root, err := os.Getwd()
	for err == nil {
		if _, missing := os.Stat(filepath.Join(root, "go.mod")); missing == nil {
			break
		}
		if root == filepath.Dir(root) {
			t.Fatal("the go.mod of the project is not above this folder")
		}
		root = filepath.Dir(root)
	}
	used := map[string]bool{}
	use := regexp.MustCompile(`(?i:\bth|theme(?:\(\))?)\.([A-Z]\w+)`)
	err = filepath.WalkDir(filepath.Join(root, "activity"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		for _, found := range use.FindAllStringSubmatch(string(src), -1) {
			used[found[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Theme]()) {
		if !used[field.Name] {
			t.Errorf("nothing is painted with the colour %s", field.Name)
		}
	}
}
