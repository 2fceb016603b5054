package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Translators are not asked for what nobody sees: the program uses every key of keys.go.
func TestNoKeyIsUnused(t *testing.T) {
	used := map[string]bool{}
	for _, name := range goFiles(t, "..") {
		if filepath.Dir(name) == filepath.Join("..", "i18n") {
			continue
		}
		src, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		called := importName(src, "awele/i18n")
		if called == "" {
			continue
		}
		ast.Inspect(src, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == called {
					used[s.Sel.Name] = true
				}
			}
			return true
		})
	}
	used["LanguageName"] = true // Languages uses it
	if len(used) < 20 {
		t.Fatalf("only %d uses of package i18n found in the whole project", len(used))
	}
	for name, key := range declaredKeys(t) {
		if !used[name] {
			t.Errorf("i18n.%s (%q) is used nowhere: delete it from keys.go and the message files", name, key)
		}
	}
}

// importName returns the name under which a file imports path, "" if it does not.
func importName(src *ast.File, path string) string {
	for _, spec := range src.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err != nil || p != path {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		return path[strings.LastIndex(path, "/")+1:]
	}
	return ""
}
