package main

import (
	"reflect"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"awele/assets"
)

// A slim font shows every letter exactly as the one that it is made of, is much smaller, and does not bear its name.
func TestSlimFont(t *testing.T) {
	for name, whole := range map[string][]byte{"regular": assets.FontRegular, "bold": assets.FontBold} {
		slim, err := slimFont(whole)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(slim) > len(whole)*3/4 {
			t.Errorf("%s: %d bytes of %d", name, len(slim), len(whole))
		}
		want, got := parsed(t, whole), parsed(t, slim)
		var a, b sfnt.Buffer
		letters := 0
		for r := range rune(0x110000) {
			i, err := want.GlyphIndex(&a, r)
			if err != nil {
				t.Fatal(err)
			}
			if j, err := got.GlyphIndex(&b, r); err != nil || i != j {
				t.Fatalf("%s: %q is glyph %d, want %d (%v)", name, r, j, i, err)
			}
			if i == 0 {
				continue
			}
			letters++
			shape, err := want.LoadGlyph(&a, i, fixed.I(1000), nil)
			if err != nil {
				t.Fatal(err)
			}
			if s, err := got.LoadGlyph(&b, i, fixed.I(1000), nil); err != nil || !reflect.DeepEqual(shape, s) {
				t.Fatalf("%s: %q has another shape (%v)", name, r, err)
			}
			width, err := want.GlyphAdvance(&a, i, fixed.I(1000), font.HintingNone)
			if err != nil {
				t.Fatal(err)
			}
			if w, err := got.GlyphAdvance(&b, i, fixed.I(1000), font.HintingNone); err != nil || w != width {
				t.Fatalf("%s: %q has the width %v, want %v (%v)", name, r, w, width, err)
			}
		}
		if letters < 2000 {
			t.Errorf("%s: only %d letters", name, letters)
		}
		wanted, err := want.Metrics(&a, fixed.I(1000), font.HintingNone)
		if err != nil {
			t.Fatal(err)
		}
		if m, err := got.Metrics(&b, fixed.I(1000), font.HintingNone); err != nil || m != wanted {
			t.Errorf("%s: it measures %+v, want %+v (%v)", name, m, wanted, err)
		}
		for id, want := range map[sfnt.NameID]string{
			sfnt.NameIDFamily: "Awele Letters", sfnt.NameIDCopyright: "SIL", sfnt.NameIDLicense: "Open Font License",
		} {
			if got, err := got.Name(&b, id); err != nil || !strings.Contains(got, want) {
				t.Errorf("%s: name %d is %q (%v)", name, id, got, err)
			}
		}
	}
}

func parsed(t *testing.T, data []byte) *sfnt.Font {
	t.Helper()
	f, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestNoFont(t *testing.T) {
	for _, data := range []string{"", "no font", strings.Repeat("\x00", 100)} {
		if _, err := slimFont([]byte(data)); err == nil {
			t.Errorf("%q is taken for a font", data)
		}
	}
}
