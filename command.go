//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"awele/activity"
	"awele/boards"
	"awele/i18n"
	"awele/tux"
)

// commandLine is the command line as it was written.
type commandLine struct {
	*flag.FlagSet
	options                        activity.Options
	level, seed                    string // numbers, looked at by choices
	board, dir, open               string
	seeds, slam, repeat            string // choices of the game on the board, looked at by played
	rules, check, engine, versions bool
	report, csv                    bool
}

func newCommandLine() *commandLine {
	c := &commandLine{FlagSet: flag.NewFlagSet("awele", flag.ContinueOnError)}
	c.SetOutput(io.Discard) // of a wrong flag it would print all the others too
	o := &c.options
	c.StringVar(&o.Language, "lang", "", "`language`: "+languages())
	c.StringVar(&c.level, "level", "", fmt.Sprintf("`level` of Tux, 1 to %d", tux.Levels))
	c.StringVar(&c.seeds, "seeds", "", "`number` of seeds in each house at the start: "+valuesOf("seeds"))
	c.StringVar(&c.slam, "slam", "", "`rule` for a move that would capture every seed: "+valuesOf("slam"))
	c.StringVar(&c.seed, "seed", "", "`number` that Tux's choices hang on; 0 takes another each time")
	c.StringVar(&c.open, "open", "", "show the game in this `file`, in Oware Game Notation or as awele keeps it")
	c.StringVar(&c.board, "board", "", "play this `board`: "+boardNames(boards.Builtin())+", or the file of a descriptor")
	c.StringVar(&c.dir, "boards", "", "add the descriptors in this `folder` to the home screen, and to the names for -board")
	c.BoolVar(&o.Fullscreen, "fullscreen", false, "fill the whole screen")
	c.BoolVar(&o.Mute, "mute", false, "start without sound")
	c.BoolVar(&o.Kiosk, "kiosk", false, "fill the screen, with no way out and no settings; after a minute alone, start afresh for the next child")
	c.BoolVar(&c.rules, "rules", false, "print the rules as plain text (with -lang, -board, -seeds, -slam)")
	c.BoolVar(&c.check, "check", false, "say what is wrong with each descriptor and lesson of -boards, or with a file: -check FILE")
	c.BoolVar(&c.engine, "engine", false, "let another program play against Tux: a UCI-like protocol on standard input and output (with -board, -seeds, -slam)")
	c.StringVar(&c.repeat, "repeat", "", "with -engine: the `rule` for a position that comes back: "+valuesOf("repeat"))
	c.BoolVar(&c.report, "report", false, "print what the children have done, here or in the folders of several machines: -report DIR DIR (with -lang)")
	c.BoolVar(&c.csv, "csv", false, "with -report: as a table with comma-separated values")
	c.BoolVar(&c.versions, "version", false, "print the version")
	return c
}

// groups are the flags as -help lists them.
var groups = []struct {
	title string
	names []string
}{
	{"The game", []string{"lang", "level", "seeds", "slam", "seed", "open"}},
	{"Boards", []string{"board", "boards"}},
	{"The window", []string{"fullscreen", "mute", "kiosk"}},
	{"Instead of playing", []string{"rules", "report", "csv", "check", "engine", "repeat", "version"}},
}

// ways are the flags that do something else than play, the first of those given being done, and what each listens to.
var ways = []struct {
	name  string
	hears []string
}{
	{"version", nil},
	{"engine", []string{"board", "seeds", "slam", "repeat"}},
	{"check", []string{"boards"}},
	{"rules", []string{"lang", "board", "seeds", "slam"}},
	{"report", []string{"lang", "csv", "boards"}},
}

// without are the flags that only say how something else than playing is done, and the flag that does it.
var without = map[string]string{"repeat": "engine", "csv": "report"}

// help says what there is to choose.
func (c *commandLine) help(out io.Writer) {
	fmt.Fprint(out, "Awele is Oware for children: play against Tux or with a friend.\n\nUse: awele [flags]\n")
	for _, g := range groups {
		fmt.Fprintf(out, "\n%s:\n", g.title)
		for _, name := range g.names {
			f := c.Lookup(name)
			takes, what := flag.UnquoteUsage(f)
			fmt.Fprintf(out, "  %-18s %s\n", strings.TrimSpace("-"+name+" "+takes), what)
		}
	}
}

// given returns the names of the flags that the command line has and that choose something.
func (c *commandLine) given() (names []string) {
	c.Visit(func(f *flag.Flag) {
		if f.Value.String() != "false" {
			names = append(names, f.Name)
		}
	})
	return names
}

// way returns the flag that lets the program do something else than play, "" where it plays, and what it listens to.
func (c *commandLine) way() (name string, hears []string) {
	given := c.given()
	for _, way := range ways {
		if slices.Contains(given, way.name) {
			return way.name, way.hears
		}
	}
	return "", nil
}

// counts reports whether a flag does something with the others.
func (c *commandLine) counts(name string) bool {
	way, hears := c.way()
	switch {
	case way == "":
		return without[name] == ""
	case name == "boards" && c.board != "" && !isFile(c.board) && slices.Contains(hears, "board"):
		return true // the name may be in that folder
	}
	return name == way || slices.Contains(hears, name)
}

// unheard says which of the flags do nothing with the others, "" if each of them counts.
func (c *commandLine) unheard() string {
	idle := slices.DeleteFunc(c.given(), c.counts)
	for i, name := range idle {
		idle[i] = "-" + name
	}
	way, _ := c.way()
	switch {
	case len(idle) == 0:
		return ""
	case way == "":
		return idle[0] + " does nothing without -" + without[idle[0][1:]]
	case len(idle) == 1:
		return idle[0] + " does nothing with -" + way
	}
	return list(idle, " and ") + " do nothing with -" + way
}

// choices reads what was chosen, but for the board and what its game has to choose: see gather and played. The error is one
// sentence that says what could have been written.
func (c *commandLine) choices() (activity.Options, error) {
	o := c.options
	given := c.given()
	if _, ok := i18n.Match(o.Language); o.Language != "" && !ok {
		return o, fmt.Errorf("-lang %s: choose %s", o.Language, languages())
	}
	if level, err := strconv.Atoi(c.level); err == nil {
		o.Level = level
	}
	if slices.Contains(given, "level") && (o.Level == 0 || tux.Level(o.Level).Valid() != tux.Level(o.Level)) {
		return o, fmt.Errorf("-level %s: choose 1 to %d", c.level, tux.Levels)
	}
	if slices.Contains(given, "seed") {
		seed, err := strconv.ParseUint(c.seed, 0, 64)
		if err != nil {
			return o, fmt.Errorf("-seed %s: choose a whole number from 0", c.seed)
		}
		o.Seed = seed
	}
	if slices.Contains(given, "board") && c.board == "" {
		return o, fmt.Errorf("-board needs a name, or the file of a descriptor: choose %s", boardNames(boards.Builtin()))
	}
	if c.check && c.dir == "" && c.NArg() == 0 {
		return o, errors.New("-check needs a file or the folder to look at: -check FILE, or -boards FOLDER -check")
	}
	return o, nil
}

// excess returns the first argument behind the flags that there is no use for, "" if there is none: the file of -check and the
// folders of -report have one.
func (c *commandLine) excess() string {
	for i, arg := range c.Args() {
		switch way, _ := c.way(); {
		case strings.HasPrefix(arg, "-"):
			return arg // behind the first folder nothing is a flag
		case way == "check" && i == 0, way == "report":
		default:
			return arg
		}
	}
	return ""
}
