package main

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/teacher"
	"awele/boards"
	"awele/rules"
)

// asProgram in the environment makes this test the program itself, in a process of its own.
const asProgram = "AWELE_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

// command runs the command line without a display.
func command(t *testing.T, args ...string) (code int, out, errOut string) {
	t.Helper()
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY", "EBITENGINE_VM_ENDPOINT"} {
		t.Setenv(name, "")
	}
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	var o, e bytes.Buffer
	code = run(args, &o, &e)
	return code, o.String(), e.String()
}

const oneBoard = `<GCompris><Board name="mine" type="awele" mode="seeds=5" section="/strategy" icon="awele">
<title>Mine</title><title xml:lang="fi">Minun</title><description>My board.</description></Board></GCompris>`

func TestWrongFlagsGetOneSentence(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.xml")
	if err := os.WriteFile(broken, []byte("<GCompris>\n<Board>"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"-lang", "xx"}, 2, "-lang xx"},
		{[]string{"-level", "9"}, 2, "-level 9: choose 1 to 8"},
		{[]string{"-level", "x"}, 2, "-level x: choose 1 to 8"},
		{[]string{"-level", ""}, 2, "-level : choose 1 to 8"},
		{[]string{"-level", "2.5", "-version"}, 2, "-level 2.5: choose 1 to 8"},
		{[]string{"-seeds", "x"}, 2, "-seeds x: choose 4, 5 or 6"},
		{[]string{"-engine", "-repeat", "often"}, 2, "-repeat often: choose offer or end"},
		{[]string{"-check"}, 2, "-check needs a file or the folder to look at"},
		{[]string{"-level", "0", "-version"}, 2, "-level 0"},
		{[]string{"-level", "-1", "-version"}, 2, "-level -1"},
		{[]string{"-seeds", "3"}, 2, "-seeds 3"},
		{[]string{"-seeds", "0", "-version"}, 2, "-seeds 0"},
		{[]string{"-slam", "all"}, 2, "-slam all: choose nocapture, forbidden or captureall"},
		{[]string{"oware"}, 2, `"oware" is not a flag`},
		{[]string{"-report", "none"}, 1, "none: there is no such folder"},
		{[]string{"-report", dir, "-csv"}, 2, "-csv: flags stand before " + dir},
		{[]string{"-csv", "-version"}, 0, "-csv does nothing with -version"},
		{[]string{"-rules", dir}, 2, "is not a flag"},
		{[]string{"-nope"}, 2, "-nope, see awele -help"},
		{[]string{"-seed", "seven"}, 2, "-seed seven: choose a whole number from 0"},
		{[]string{"-lang"}, 2, "-lang"},
		{[]string{"-board", "chess"}, 2, "-board chess: choose awele"},
		{[]string{"-board", ""}, 2, "-board needs a name, or the file of a descriptor: choose awele"},
		{[]string{"-board", "awele", "-seeds", "3"}, 2, "-seeds 3: choose 4, 5 or 6"},
		{[]string{"-board", "wari", "-slam", "captureall"}, 2, "-slam captureall: the board wari is played with forbidden"},
		{[]string{"-board", "none.XML"}, 1, "none.XML"},
		{[]string{"-board", dir + "/none"}, 1, "/none: "},
		{[]string{"-board", filepath.Join(dir, "none.xml")}, 1, "none.xml"},
		{[]string{"-board", broken}, 1, "broken.xml:2"},
		{[]string{"-boards", filepath.Join(dir, "nowhere"), "-rules"}, 0, "-boards does nothing with -rules"},
	} {
		code, _, errOut := command(t, c.args...)
		if code != c.code || !strings.Contains(errOut, c.says) || strings.Count(strings.TrimSpace(errOut), "\n") > 0 {
			t.Errorf("%v: exit %d, %q; want exit %d and one line with %q", c.args, code, errOut, c.code, c.says)
		}
	}
}

// A game that is to be opened is read before there is a window: what is wrong with it is said in one sentence.
func TestOpeningAGame(t *testing.T) {
	dir := t.TempDir()
	for name, c := range map[string]struct {
		text string
		code int
		says string
	}{
		"good.ogn":  {"1. F e 2. C b", 2, "awele: there is no display: "},
		"two.ogn":   {"1. F e * 1. C b *", 2, "awele: FILE: 2 games, of which the first is opened\nawele: there is no display: "},
		"wrong.ogn": {"1. F e\n2. F b", 1, "awele: FILE: line 2: move 2, \"F\": the house is empty\n"},
		"other.ogn": {"[Variant \"chess\"]", 1, "awele: FILE: line 1: unknown game \"chess\": choose "},
		"own.game":  {"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c", 2, "awele: there is no display: "},
		"large.ogn": {strings.Repeat("x", 2<<20), 1, "awele: FILE: line 1: 1048577 bytes are too many"},
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		code, _, errOut := command(t, "-open", file)
		if code != c.code || !strings.HasPrefix(errOut, strings.ReplaceAll(c.says, "FILE", file)) {
			t.Errorf("%s: exit %d, %q", name, code, errOut)
		}
	}
	for _, file := range []string{filepath.Join(dir, "none.ogn"), dir} {
		if code, _, errOut := command(t, "-open", file); code != 1 || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, file) {
			t.Errorf("%s: exit %d, %q", file, code, errOut)
		}
	}
}

func TestWithoutADisplay(t *testing.T) {
	code, _, errOut := command(t)
	if code != 2 || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, "no display") {
		t.Errorf("exit %d, %q", code, errOut)
	}
}

// A display that is named but does not answer is no display either.
func TestDisplayThatDoesNotAnswer(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), asProgram+"=1", "DISPLAY=:9876", "WAYLAND_DISPLAY=", "EBITENGINE_VM_ENDPOINT=", "XDG_CONFIG_HOME="+t.TempDir())
	said, _ := cmd.CombinedOutput() // the exit code is asked for below
	if code := cmd.ProcessState.ExitCode(); code != 2 || !strings.HasPrefix(string(said), "awele: there is no display: start") || strings.Count(string(said), "\n") != 1 {
		t.Errorf("exit %d\n%s", code, said)
	}
}

func TestRulesArePrintedInEveryLanguage(t *testing.T) {
	for lang, word := range map[string]string{"en": "seed", "fi": "siemen", "gl": "semente", "pl": "nasion"} {
		code, out, errOut := command(t, "-rules", "-lang", lang)
		if code != 0 || errOut != "" || !strings.Contains(out, word) {
			t.Errorf("%s: exit %d, %q, %d characters", lang, code, errOut, len(out))
		}
	}
	file := filepath.Join(t.TempDir(), "mine.xml")
	if err := os.WriteFile(file, []byte(oneBoard), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, _ := command(t, "-rules", "-lang", "fi", "-board", file); code != 0 || !strings.HasPrefix(out, "Minun") || !strings.Contains(out, "My board.") {
		t.Errorf("exit %d\n%s", code, out)
	}
}

// What was chosen in the program counts before the language of the system.
func TestRulesAreInTheLanguageChosenLast(t *testing.T) {
	t.Setenv("LANGUAGE", "")
	t.Setenv("LC_ALL", "gl_ES.UTF-8")
	for chosen, word := range map[string]string{"": "sementes", "fi": "siemen"} {
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
		s := settings.Default()
		s.Language = chosen
		if err := store.Open("").Write(settings.File, settings.Encode(s)); err != nil {
			t.Fatal(err)
		}
		var out, errOut bytes.Buffer
		if code := run([]string{"-rules"}, &out, &errOut); code != 0 || !strings.Contains(out.String(), word) {
			t.Errorf("chosen %q: exit %d, %s\n%.80s…", chosen, code, &errOut, &out)
		}
	}
}

// What only prints changes nothing in the player's folders, whatever is in them.
func TestPrintingOnlyReads(t *testing.T) {
	home, boards := t.TempDir(), t.TempDir()
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "AppData"} {
		t.Setenv(name, home)
	}
	config, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(config, "awele")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"settings.json": "{", "game-awele.json": "?", "settings.json123": "{", "settings.json.99999999-5": "{", "settings.json.99999999.draft": "{",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		long := time.Now().Add(-48 * time.Hour)
		if err := os.Chtimes(filepath.Join(folder, name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	before := tree(t, home)
	for _, args := range [][]string{{"-rules"}, {"-rules", "-lang", "gl"}, {"-check", "-boards", boards}, {"-version"}, {"-h"}, {"-report"}, {"-report", "-csv"}, {"-level", "x"}} {
		var out, errOut bytes.Buffer
		run(args, &out, &errOut)
		if after := tree(t, home); !maps.Equal(after, before) {
			t.Errorf("%q: there was\n%q\nand is\n%q", args, before, after)
		}
	}
	s := store.Open("") // who plays is told
	if settings.Load(s); len(s.Trouble()) != 1 || maps.Equal(tree(t, home), before) {
		t.Error("the damaged settings are not moved aside by who plays")
	}
}

// tree returns what is in a folder: the content of each file by its path.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			files[path] = "a folder"
			return err
		}
		data, err := os.ReadFile(path)
		files[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestRulesThatCannotBePrinted(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	var errOut bytes.Buffer
	if code := run([]string{"-rules"}, full{}, &errOut); code != 1 || errOut.String() != "awele: no space left\n" {
		t.Errorf("exit %d, %q", code, &errOut)
	}
}

func TestBoardsOfOneName(t *testing.T) {
	dir := t.TempDir()
	write := func(name, board string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(board), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	mine := write("1.xml", oneBoard)
	write("2.xml", oneBoard)
	write("3.xml", strings.ReplaceAll(oneBoard, "mine", "awele"))
	var brought []string // besides awele
	for _, b := range boards.Builtin()[1:] {
		brought = append(brought, b.Name)
	}
	for _, c := range []struct {
		file  string
		start string
		all   []string // the names
		taken []string // the files that are refused
	}{
		{"", "", slices.Concat([]string{"awele"}, brought, []string{"mine"}), []string{"2.xml", "3.xml"}},
		{mine, "mine", slices.Concat([]string{"mine", "awele"}, brought), []string{"3.xml"}},
		{filepath.Join(dir, "3.xml"), "awele", slices.Concat([]string{"awele"}, brought, []string{"mine"}), []string{"2.xml"}},
	} {
		g, err := gather(c.file, dir)
		var names, taken []string
		for _, b := range g.boards {
			names = append(names, b.Name)
		}
		for _, trouble := range g.troubles {
			var e *boards.Error
			if !errors.As(trouble, &e) || e.Kind != boards.ErrName {
				t.Fatal(trouble)
			}
			taken = append(taken, filepath.Base(e.File))
		}
		if err != nil || g.chosen != c.start || !slices.Equal(names, c.all) || !slices.Equal(taken, c.taken) {
			t.Errorf("%s: start with %q of %v, refused %v, %v", c.file, g.chosen, names, taken, err)
		}
		if c.file != "" && g.boards[0].File != c.file {
			t.Errorf("asked for %s, got %s", c.file, g.boards[0].File)
		}
	}
	twice := write("4.xml", strings.Replace(oneBoard, "</GCompris>", strings.TrimPrefix(oneBoard, "<GCompris>"), 1))
	if _, err := gather(twice, ""); !errors.Is(err, boards.ErrName) {
		t.Errorf("two boards of one name in one file: %v", err)
	}
}

func TestVersionIsPrinted(t *testing.T) {
	if code, out, _ := command(t, "-version"); code != 0 || !strings.HasPrefix(out, "awele "+version) || strings.Count(out, "\n") != 1 {
		t.Errorf("exit %d, %q", code, out)
	}
}

func TestEngineSpeaksTheProtocol(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	in := strings.NewReader("uci\nposition startpos moves F\ngo depth 4\nnonsense\ngo perft 4\nquit\n")
	var out, errOut bytes.Buffer
	if err := serveEngine(in, &out, &errOut, rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"uciok", "bestmove ", "855"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	if strings.Count(errOut.String(), "\n") != 1 || !strings.Contains(errOut.String(), "nonsense") {
		t.Errorf("a line that is not understood gets %q", errOut.String())
	}
}

// On paper a game is compared with plain Oware, and plain Oware with nothing.
func TestRulesTellHowAGameDiffers(t *testing.T) {
	const title, barred = "Miten tämä eroaa owaresta\n-------", "Ei kaappaa mitään       Ei sallittu\n"
	for _, c := range []struct {
		args    []string
		differs bool
		barred  bool
	}{
		{[]string{"-rules", "-lang", "fi"}, false, false},
		{[]string{"-rules", "-lang", "fi", "-seeds", "6"}, true, false},
		{[]string{"-rules", "-lang", "fi", "-slam", "forbidden"}, true, true},
		{[]string{"-rules", "-lang", "fi", "-board", filepath.Join("boards", "wari.xml")}, true, true},
		{[]string{"-rules", "-lang", "fi", "-board", filepath.Join("boards", "warri.xml")}, true, false},
	} {
		code, out, errOut := command(t, c.args...)
		if code != 0 || errOut != "" || strings.Contains(out, title) != c.differs || strings.Contains(out, barred) != c.barred {
			t.Errorf("%q: %d, %s%s", c.args, code, errOut, out)
		}
	}
}

// What children have done is printed for their teacher in the language that is asked for, or as a table.
func TestReport(t *testing.T) {
	dir := t.TempDir()
	p := &progress.Progress{}
	p.Ended("awele", 3, 1)
	if err := store.Open(dir).Write(progress.File, progress.Encode(p)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-report", "-lang", "fi"}, "Leijona\n  Ei vielä mitään.\n"},
		{[]string{"-report", "-lang", "fi", dir}, "Tux tasolla 3: voitot 1, tasapelit 0, häviöt 0\n"},
		{[]string{"-report", "-csv", dir, dir}, dir + ",lion,awele,games,3,,,,,,1,0,0\n" + dir},
	} {
		if code, out, errOut := command(t, c.args...); code != 0 || errOut != "" || !strings.Contains(out, c.says) {
			t.Errorf("%q: %d, %s%s", c.args, code, errOut, out)
		}
	}
}

// Who asks for a board that the teacher's file does not offer is told.
func TestUnoffered(t *testing.T) {
	all := []string{"awele", "kalah"}
	r := teacher.Parse("", `boards = ["kalah"]`)
	for board, told := range map[string]bool{"": false, "kalah": false, "awele": true} {
		if got := unoffered(r, all, board); (got != "") != told {
			t.Errorf("%q: %q", board, got)
		}
	}
}
