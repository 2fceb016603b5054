package kinds_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"awele/assets"
	"awele/boards"
	"awele/rules"
	"awele/rules/toy"
)

// Every game has a board on the home screen, and every board its picture there. The toy, which only tests play, has none.
func TestEveryGameHasABoard(t *testing.T) {
	all := boards.Builtin()
	for _, k := range rules.Kinds() {
		if !slices.ContainsFunc(all, func(b boards.Board) bool { return b.Kind() == k }) && k != toy.Kind {
			t.Errorf("%v has no descriptor in boards", k)
		}
	}
	for _, b := range all {
		if _, drawn := assets.SVG("board-" + b.Picture()); !drawn {
			t.Errorf("%s has no picture: assets/svg/board-%s.svg", b.Name, b.Picture())
		}
	}
}

// descriptorsNameIt: a descriptor can name the kind, and is read as one of it, with the choices that it may make.
func descriptorsNameIt(k rules.Kind) error {
	typ, ok := boards.TypeOf(k)
	if !ok {
		return errors.New("no type is registered in boards")
	}
	dir, err := os.MkdirTemp("", "everykind")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "board.xml")
	seeds := 0
	for _, c := range k.Choices() {
		if c.Name == "seeds" {
			seeds = k.Usual().Seeds
		}
	}
	mode := ""
	if seeds > 0 {
		mode = fmt.Sprintf("seeds=%d", seeds)
	}
	text := fmt.Sprintf(`<GCompris><Board name="b" type=%q section="/strategy" icon="awele" mode=%q>`+
		`<title>T</title><description>D</description></Board></GCompris>`, typ, mode)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return err
	}
	read, err := boards.ReadFile(file)
	if err != nil {
		return err
	}
	if len(read) != 1 || read[0].Kind() != k || read[0].Options.Seeds != seeds {
		return fmt.Errorf("%s is read as %+v", text, read)
	}
	return nil
}
