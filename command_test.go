package main

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/activity/ui/text"
	"awele/boards"
)

// Who asks for help gets it where it can be piped: what the program is, then every flag once, by what belongs together.
func TestHelp(t *testing.T) {
	for _, ask := range []string{"-h", "-help", "--help"} {
		code, out, errOut := command(t, ask)
		if code != 0 || errOut != "" || !strings.HasPrefix(out, "Awele is Oware for children") {
			t.Errorf("%s: exit %d, %q, errors %q", ask, code, out, errOut)
		}
		for _, g := range groups {
			if !strings.Contains(out, "\n"+g.title+":\n") {
				t.Errorf("%s: no group %q", ask, g.title)
			}
		}
		newCommandLine().VisitAll(func(f *flag.Flag) {
			if n := strings.Count(out, "\n  -"+f.Name+" "); n != 1 {
				t.Errorf("%s: -%s is there %d times", ask, f.Name, n)
			}
		})
	}
}

// A flag that does nothing with the others is said, and the rest is done.
func TestFlagsThatDoNothing(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"-version -level 3", "awele: -level does nothing with -version\n"},
		{"-rules -engine", "awele: -rules does nothing with -engine\n"},
		{"-rules -kiosk", "awele: -kiosk does nothing with -rules\n"},
		{"-rules -mute -level 2 -fullscreen", "awele: -fullscreen, -level and -mute do nothing with -rules\n"},
		{"-rules -seeds 6 -slam Forbidden -lang fi", ""},
		{"-rules -mute=false", ""},
		{"-rules -boards nowhere", "awele: -boards does nothing with -rules\n"},
		{"-rules -board awele -boards .", ""},
		{"-rules -board boards/awele.xml -boards .", "awele: -boards does nothing with -rules\n"},
		{"-version -board chess", "awele: -board does nothing with -version\n"},
		{"-version -repeat end", "awele: -repeat does nothing with -version\n"},
		{"-rules -open x.ogn", "awele: -open does nothing with -rules\n"},
		{"-engine -open x.ogn", "awele: -open does nothing with -engine\n"},
		{"-version -engine -rules", "awele: -engine and -rules do nothing with -version\n"},
	} {
		if strings.Contains(c.args, "-engine") && !strings.Contains(c.args, "-version") {
			line := newCommandLine()
			if err := line.Parse(strings.Fields(c.args)); err != nil || "awele: "+line.unheard()+"\n" != c.says {
				t.Errorf("%s: %q, %v", c.args, line.unheard(), err)
			}
			continue
		}
		if code, out, errOut := command(t, strings.Fields(c.args)...); code != 0 || errOut != c.says || out == "" {
			t.Errorf("%s: exit %d, %q, want %q", c.args, code, errOut, c.says)
		}
	}
}

// Every flag that is named in a way to run is one.
func TestWaysNameFlags(t *testing.T) {
	line := newCommandLine()
	for _, way := range ways {
		for _, name := range append(slices.Clone(way.hears), way.name) {
			if line.Lookup(name) == nil {
				t.Errorf("-%s is no flag", name)
			}
		}
	}
}

func TestWhatTheFlagsChoose(t *testing.T) {
	line := newCommandLine()
	if err := line.Parse(strings.Fields("-level 3 -seed 0x10 -lang PL -mute")); err != nil {
		t.Fatal(err)
	}
	if o, err := line.choices(); err != nil || o.Level != 3 || o.Seed != 16 || o.Language != "PL" || !o.Mute {
		t.Errorf("%+v, %v", o, err)
	}
}

// The rules that are printed are those of the game that the flags choose.
func TestRulesOfTheChosenGame(t *testing.T) {
	for _, c := range []struct{ args, has, lacks string }{
		{"-rules -lang en", "48 seeds", "72"},
		{"-rules -lang en -seeds 6 -slam forbidden", "72 seeds", "48 seeds"},
		{"-rules -lang en -slam forbidden", "So you may not sow F", "They would be all of them"},
		{"-rules -lang en -slam captureall -seeds 5", "you capture both", "So you may not sow F"},
	} {
		_, out, errOut := command(t, strings.Fields(c.args)...)
		out = strings.Join(strings.Fields(out), " ")
		if errOut != "" || !strings.Contains(out, c.has) || strings.Contains(out, c.lacks) {
			t.Errorf("%s: wants %q and not %q: %s%s", c.args, c.has, c.lacks, errOut, out)
		}
	}
}

func TestCheckPrintsEveryFault(t *testing.T) {
	dir := t.TempDir()
	write := func(name, board string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(board), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("1.xml", oneBoard)
	if code, out, errOut := command(t, "-boards", dir, "-check"); code != 0 || errOut != "" || out != dir+": boards that can be played: 1; stages of lessons: 0; faults: 0\n" {
		t.Errorf("a good folder: exit %d, %q, %q", code, out, errOut)
	}
	write("2.xml", oneBoard)
	write("3.xml", strings.ReplaceAll(oneBoard, "mine", "awele"))
	write("4.xml", strings.Replace(oneBoard, "<title>", "<tilte/><title>", 1))
	write("5.xml", "<GCompris>\n<Board>")
	write("6.xml", strings.NewReplacer("mine", "six", "Minun", "播種").Replace(oneBoard))
	code, out, errOut := command(t, "-check", "-boards", dir)
	if code != 1 || errOut != "" || strings.Count(out, "\n") != 6 {
		t.Errorf("exit %d, %q, %d lines, want 6:\n%s", code, errOut, strings.Count(out, "\n"), out)
	}
	for _, says := range []string{
		`2.xml:1: the name "mine" is taken by the board on line 1 of ` + filepath.Join(dir, "1.xml"),
		`3.xml:1: the name "awele" is taken by the built-in board Oware`,
		"4.xml:2: <tilte> is unknown; write <title>",
		"5.xml:2: ",
		"6.xml:1: the font lacks letters of the texts in fi; they are shown in English",
		"boards that can be played: 2; stages of lessons: 0; faults: 5",
	} {
		if !strings.Contains(out, says) {
			t.Errorf("no %q in\n%s", says, out)
		}
	}
}

// A board whose title cannot be painted is told on one line, and the program goes on.
func TestLettersThatTheFontLacksAreTold(t *testing.T) {
	dir := t.TempDir()
	board := strings.ReplaceAll(oneBoard, "Minun", "וארה")
	if err := os.WriteFile(filepath.Join(dir, "1.xml"), []byte(board), 0o600); err != nil {
		t.Fatal(err)
	}
	_, _, errOut := command(t, "-boards", dir) // there is no display
	if lines := strings.Split(errOut, "\n"); len(lines) != 3 || !strings.Contains(lines[0], "1.xml:1: the font lacks letters of the texts in fi") ||
		!strings.Contains(lines[1], "no display") {
		t.Errorf("%q", errOut)
	}
}

// What the font lacks is read in English, and an English title as the board's name.
func TestLettersThatTheFontLacks(t *testing.T) {
	found, err := boards.Read("x.xml", strings.NewReader(strings.NewReplacer(">Mine<", ">播種<", "Minun", "וארה").Replace(oneBoard)))
	if err != nil {
		t.Fatal(err)
	}
	b, err := found[0].Painted(text.Has)
	if err == nil || strings.Count(err.Error(), "\n") != 0 || !strings.Contains(err.Error(), "in en, fi") {
		t.Errorf("told: %v", err)
	}
	for _, lang := range []string{"en", "fi", "pl"} {
		if got := b.Text(lang).Title; got != "mine" {
			t.Errorf("%s: the title is %q", lang, got)
		}
	}
	if got := found[0].Text("fi").Title; got != "וארה" {
		t.Errorf("the board that was read is changed: %q", got)
	}
	for _, b := range boards.Builtin() {
		if _, err := b.Painted(text.Has); err != nil {
			t.Error(err)
		}
	}
}
