package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// A word on the screen gives itself away in the source: a string that begins with a capital letter, has three words or
// the end of a sentence, has a letter beyond ASCII, or is handed to something that writes.
var (
	verbs      = regexp.MustCompile(`%[-+# 0]*[0-9.*]*[a-zA-Z%]`)
	sentence   = regexp.MustCompile(`\pL\pP* +\pL+\pP* +\pL|\pL[.!?…]$`)
	houseNames = regexp.MustCompile(`^[A-G]+$`)
	writes     = regexp.MustCompile(`(?i)text|label|title|say|write|^print|debugprint|message|caption|heading`)
	nameFields = regexp.MustCompile(`^(id|ID|X11ClassName|X11InstanceName)$`)
)

// readsAsWords reports whether a string constant is made to be read by people.
func readsAsWords(s string) bool {
	s = verbs.ReplaceAllString(s, "")
	if houseNames.MatchString(s) || strings.Contains(s, "package main") { // the letters of the houses; a shader
		return false
	}
	for i, r := range s {
		if i == 0 && unicode.IsUpper(r) || r > unicode.MaxASCII && unicode.IsLetter(r) {
			return true
		}
	}
	return sentence.MatchString(s)
}

// wordsIn returns the places in a Go file where words are written out. Panics, errors, logs and the environment are for
// grown-ups.
func wordsIn(t *testing.T, name string, src any) []string {
	t.Helper()
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, name, src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	// The names of controls are known to the keyboard alone, those of the window to the desktop.
	names := map[string]bool{}
	ast.Inspect(parsed, func(n ast.Node) bool {
		if pair, ok := n.(*ast.KeyValueExpr); ok {
			field, _ := pair.Key.(*ast.Ident)
			value, _ := pair.Value.(*ast.BasicLit)
			if field != nil && value != nil && nameFields.MatchString(field.Name) {
				names[value.Value] = true
			}
		}
		return true
	})

	var found []string
	var visit func(n ast.Node, written bool)
	visit = func(n ast.Node, written bool) {
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.Field: // and so its tag
				return false
			case *ast.CallExpr:
				called, from := callee(n)
				if called == "panic" || slices.Contains([]string{"errors", "log", "slog", "os"}, from) || called == "Errorf" {
					return false
				}
				// What is handed to a writer is read, were it a single small word.
				visit(n.Fun, false)
				for _, arg := range n.Args {
					visit(arg, written || writes.MatchString(called))
				}
				return false
			case *ast.BasicLit:
				if n.Kind != token.STRING {
					return false
				}
				s, err := strconv.Unquote(n.Value)
				if err != nil {
					t.Fatal(err)
				}
				bare := verbs.ReplaceAllString(s, "")
				if readsAsWords(s) && !names[n.Value] || written && !houseNames.MatchString(bare) && strings.ContainsFunc(bare, unicode.IsLetter) {
					found = append(found, files.Position(n.Pos()).String()+": "+n.Value)
				}
			}
			return true
		})
	}
	visit(parsed, false)
	return found
}

// callee returns the name of what is called, and of what it belongs to when that is a name as well.
func callee(call *ast.CallExpr) (name, from string) {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name, ""
	case *ast.SelectorExpr:
		if x, ok := f.X.(*ast.Ident); ok {
			from = x.Name
		}
		return f.Sel.Name, from
	}
	return "", ""
}

// goFiles returns the Go files below dir that are part of the program.
func goFiles(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == ".git"):
			return filepath.SkipDir
		case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
			names = append(names, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// No word on the screen is written in the source: all come from the message files.
func TestNothingIsShownOutsideTheCatalogue(t *testing.T) {
	var names []string
	for _, room := range []string{"screen", "words", "kinds", "boardview", "ui/paint"} {
		names = append(names, goFiles(t, "../activity/"+room)...)
	}
	own, err := filepath.Glob("../activity/*.go")
	if err != nil {
		t.Fatal(err)
	}
	names = append(names, own...)
	if len(names) < 5 {
		t.Fatalf("only %d files found that draw or say something", len(names))
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, place := range wordsIn(t, name, src) {
			t.Errorf("%s\n\tis this shown to the child? Then it belongs into the message files", place)
		}
	}
}

// The rule finds what it must, and leaves alone what it must.
func TestWordsInSource(t *testing.T) {
	for _, c := range []struct {
		code  string
		shown bool
	}{
		{`x := "Your turn!"`, true},
		{`x := "Undo"`, true},
		{`x := "it is your turn"`, true},
		{`x := "your turn!"`, true},
		{`x := "dołek"`, true},
		{`x := fmt.Sprintf("%d seeds are left", n)`, true},
		{`x := fmt.Sprintf("%d seeds", n)`, false}, // alone it might be a name; see the next
		{`c.Text(fmt.Sprintf("%d seeds", n), 3)`, true},
		{`c.Text("undo", 3)`, true},
		{`c.DrawLabel(at, "x seeds")`, true},
		{`kit{title: "Rules"}`, true},

		{`c.Text(strconv.Itoa(n), 3)`, false},
		{`c.Text(fmt.Sprintf("%d/%d", n, m), 3)`, false},
		{`c.Text("ABCDEF"[i:i+1], 3)`, false},
		{`c.Picture("tux-body")`, false},
		{`x := "undo"`, false},
		{`x := c.Cached("cover play")`, false},
		{`x := choice{id: "Share"}; y("Share")`, false},
		{`x := choice{id: "Share"}; c.Text("Share")`, true},
		{`x := "–"`, false},
		{`panic("No such house")`, false},
		{`x := errors.New("No such house")`, false},
		{`x := fmt.Errorf("House %d is not there", n)`, false},
		{`x := os.Getenv("DISPLAY")`, false},
		{`log.Printf("No sound: %v", err)`, false},
		{`type save struct { Seeds int ` + "`json:\"Seeds left\"`" + ` }`, false},
	} {
		src := "package p\nimport \"Some Thing\"\nfunc f() {\n" + c.code + "\n}\n"
		if found := wordsIn(t, "p.go", src); (len(found) > 0) != c.shown {
			t.Errorf("%s: found %q", c.code, found)
		}
	}
}
