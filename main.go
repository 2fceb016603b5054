//go:build !js

// Awele is a board-game activity for children: Oware against Tux, who is forgiving, gives hints and sows his seeds so
// that one can follow.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	"awele/activity"
	"awele/activity/teacher"
	"awele/boards"
	"awele/i18n"
)

// Exit codes of the command line.
const (
	exitOK     = 0
	exitFailed = 1 // the program cannot run here, or a file cannot be used
	exitUsage  = 2 // a flag is wrong, or there is no display
)

func main() {
	attachConsole()
	mendBaseDirs()
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run does what the command line asks for and returns the exit code.
func run(args []string, out, errOut io.Writer) int {
	c := newCommandLine()
	fail := func(code int, what any) int {
		fmt.Fprintf(errOut, "awele: %v\n", what)
		return code
	}
	switch err := c.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		c.help(out)
		return exitOK
	case err != nil:
		return fail(exitUsage, fmt.Sprintf("%v, see awele -help", err))
	}
	switch arg := c.excess(); {
	case strings.HasPrefix(arg, "-"):
		return fail(exitUsage, fmt.Sprintf("%s: flags stand before %s, see awele -help", arg, c.Arg(0)))
	case arg != "":
		return fail(exitUsage, fmt.Sprintf("%q is not a flag: awele takes no other arguments, see awele -help", arg))
	}
	o, err := c.choices()
	if err != nil {
		return fail(exitUsage, err)
	}
	g, err := c.gather()
	switch {
	case errors.As(err, new(*boards.Error)):
		return fail(exitFailed, err)
	case err != nil:
		return fail(exitUsage, err)
	}
	played, err := c.played(g.board())
	if err != nil {
		return fail(exitUsage, err)
	}
	if idle := c.unheard(); idle != "" {
		fail(exitUsage, idle) // said, but the rest is done
	}
	for _, err := range i18n.Troubles() {
		fail(exitFailed, err) // its language is missing, the others are there
	}
	for _, err := range g.troubles {
		fail(exitFailed, err) // said, but the good ones are played
	}
	switch {
	case c.versions:
		info, _ := debug.ReadBuildInfo()
		fmt.Fprintln(out, "awele", buildVersion(info))
		return exitOK
	case c.engine:
		if err := serveEngine(os.Stdin, out, errOut, c.variant(played)); err != nil {
			return fail(exitFailed, err)
		}
		return exitOK
	case c.check:
		good := true
		if c.dir != "" {
			good = checkFolder(out, c.dir)
		}
		if c.NArg() == 1 {
			good = checkFile(out, c.Arg(0)) && good
		}
		if !good {
			return exitFailed
		}
		return exitOK
	case c.rules:
		if err := rulesText(out, played, o.Language); err != nil {
			return fail(exitFailed, err)
		}
		return exitOK
	case c.report:
		if err := printReport(out, c.Args(), c.csv, g, o.Language); err != nil {
			return fail(exitFailed, err)
		}
		return exitOK
	}
	o.Start, o.Boards, o.Courses, o.Troubles = g.chosen, g.boards, g.courses, g.troubles
	chosen := c.table()
	o.Seeds, o.Slam = chosen.Seeds, chosen.Slam
	for _, err := range paintable(o.Boards) {
		fail(exitFailed, err) // said, and read in English
	}
	o.Teacher = teacher.Load(teacher.Places())
	names, stages := g.names()
	o.Teacher.Meet(names, stages)
	for _, err := range o.Teacher.Troubles {
		fail(exitFailed, err) // said, and what it was to lock is locked
	}
	if said := unoffered(o.Teacher, names, o.Start); said != "" {
		fail(exitOK, said) // Home shows what there is
	}
	if c.open != "" {
		game, note, err := openGame(c.open)
		if err != nil {
			return fail(exitFailed, err)
		}
		if note != "" {
			fail(exitOK, note)
		}
		o.Opened = game
	}
	if o.Seed == 0 {
		o.Seed = rand.Uint64()
	}
	o.Log = errOut
	switch err := activity.Run(o); {
	case errors.Is(err, activity.ErrNoDisplay):
		return fail(exitUsage, err)
	case err != nil:
		return fail(exitFailed, err)
	}
	return exitOK
}

// unoffered says that the board of the flag is not among those that the teacher's file offers, "" if it is.
func unoffered(r *teacher.Rules, all []string, board string) string {
	if board == "" || slices.Contains(r.Boards(all), board) {
		return ""
	}
	return fmt.Sprintf("-board %s: %s does not offer it, so Home is shown", board, teacher.File)
}
