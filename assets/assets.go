// Package assets holds the fonts and the vector pictures of the activity, each with its licence beside it.
package assets

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
)

// FontRegular and FontBold are Andika by SIL, a typeface made for people who begin to read, as TrueType files
// (SIL Open Font License 1.1, see fonts/OFL.txt).
var (
	//go:embed fonts/Andika-Regular.ttf
	FontRegular []byte
	//go:embed fonts/Andika-Bold.ttf
	FontBold []byte
)

//go:embed svg/*.svg
var pictures embed.FS

// SVG returns the source of the picture of that name, such as "tux-body" or "home", and whether there is one. The pictures
// keep to what the renderer draws: no filter, clip, mask, text, style or use; gradients by bounding box; view box from 0 0.
func SVG(name string) ([]byte, bool) {
	b, err := pictures.ReadFile("svg/" + name + ".svg")
	return b, err == nil
}

// Names returns the names of all pictures in alphabetical order.
func Names() []string {
	entries, err := fs.ReadDir(pictures, "svg")
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".svg"))
	}
	slices.Sort(names)
	return names
}
