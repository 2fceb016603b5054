package assets

import (
	"encoding/xml"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/opentype"
)

func TestFontsAreWhole(t *testing.T) {
	for name, font := range map[string][]byte{"regular": FontRegular, "bold": FontBold} {
		f, err := opentype.Parse(font)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range "AaÄäÖöÅåŁłĄąĆćĘęŃńÓóŚśŹźŻżÑñÁáÉéÍíÚúÜü¿¡…–—’„”«»×→0123456789" {
			if i, err := f.GlyphIndex(nil, r); err != nil || i == 0 {
				t.Errorf("%s: no glyph for %q", name, r)
			}
		}
	}
}

func TestEveryAssetHasItsLicence(t *testing.T) {
	for file, words := range map[string][]string{
		"fonts/OFL.txt":     {"SIL Open Font License", "Reserved Font Names"},
		"fonts/FONTLOG.txt": {"Andika"},
		"LICENSE.md":        {"Andika", "svg/*.svg", "GPL-3.0-or-later", "Larry Ewing"},
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, w := range words {
			if !strings.Contains(string(text), w) {
				t.Errorf("%s does not mention %q", file, w)
			}
		}
	}
}

func TestNames(t *testing.T) {
	names := Names()
	if len(names) == 0 || !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Fatalf("names %v", names)
	}
	for _, n := range names {
		if _, ok := SVG(n); !ok {
			t.Errorf("no source of %q", n)
		}
	}
	if _, ok := SVG("no such picture"); ok {
		t.Error("a picture that is not there")
	}
}

// The renderer knows only a part of SVG and stays silent about some of the rest: a picture must keep to what is drawn right.
func TestPicturesKeepToWhatIsDrawn(t *testing.T) {
	known := strings.Fields("svg title defs g path rect circle ellipse line polyline polygon linearGradient radialGradient stop")
	oneScale := regexp.MustCompile(`scale\(\s*[-\d.]+\s*\)`)
	for _, name := range Names() {
		src, _ := SVG(name)
		if oneScale.Match(src) {
			t.Errorf("%s: scale needs two numbers", name)
		}
		titled := false
		d := xml.NewDecoder(strings.NewReader(string(src)))
		for {
			tok, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			e, ok := tok.(xml.StartElement)
			if !ok {
				continue
			}
			if !slices.Contains(known, e.Name.Local) {
				t.Errorf("%s: <%s> is not drawn", name, e.Name.Local)
			}
			titled = titled || e.Name.Local == "title"
			attr := map[string]string{}
			for _, a := range e.Attr {
				attr[a.Name.Local] = a.Value
			}
			switch box := attr["viewBox"]; {
			case e.Name.Local == "svg" && !strings.HasPrefix(box, "0 0 "):
				t.Errorf("%s: view box %q does not begin at 0 0", name, box)
			case attr["style"] != "" || attr["class"] != "" || attr["fill-rule"] != "":
				t.Errorf("%s: style, class and fill-rule are not drawn", name)
			case attr["rx"] != "" && attr["ry"] == "":
				t.Errorf("%s: rx without ry", name)
			}
		}
		if !titled {
			t.Errorf("%s has no title to say what it shows", name)
		}
	}
}
