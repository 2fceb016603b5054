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

	"awele/activity"
	"awele/i18n"
	"awele/tux"
)

// Exit codes of the command line.
const (
	exitOK     = 0
	exitFailed = 1 // the program cannot run here, or a file cannot be used
	exitUsage  = 2 // a flag is wrong, or there is no display
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run does what the command line asks for and returns the exit code.
func run(args []string, out, errOut io.Writer) int {
	fs := flag.NewFlagSet("awele", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // of a wrong flag it would print all the others too
	o := activity.Options{}
	fs.StringVar(&o.Language, "lang", "", "`language`: "+languages())
	fs.IntVar(&o.Level, "level", 0, fmt.Sprintf("`level` of Tux, 1 to %d", tux.Levels))
	fs.IntVar(&o.Seeds, "seeds", 0, "`seeds` in each house at the start: "+choiceWords("seeds"))
	fs.StringVar(&o.Slam, "slam", "", "`rule` for a move that would capture every seed: "+choiceWords("slam"))
	file := fs.String("board", "", "play the board of this descriptor `file`")
	dir := fs.String("boards", "", "add the descriptors in this `folder` to the home screen")
	fs.BoolVar(&o.Fullscreen, "fullscreen", false, "fill the whole screen")
	fs.BoolVar(&o.Mute, "mute", false, "start without sound")
	fs.BoolVar(&o.Kiosk, "kiosk", false, "no way out and no settings")
	printRules := fs.Bool("rules", false, "print the rules as plain text and stop")
	fs.Uint64Var(&o.Seed, "seed", 0, "`number` that Tux's choices hang on; 0 takes another each time")
	serve := fs.Bool("engine", false, "let another program play against Tux: a UCI-like protocol on standard input and output")
	printVersion := fs.Bool("version", false, "print the version and stop")
	fail := func(code int, what any) int {
		fmt.Fprintf(errOut, "awele: %v\n", what)
		return code
	}
	switch err := fs.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fs.SetOutput(errOut)
		fs.Usage()
		return exitOK
	case err != nil:
		return fail(exitUsage, fmt.Sprintf("%v, see awele -help", err))
	}
	if fs.NArg() > 0 {
		return fail(exitUsage, fmt.Sprintf("%q is not a flag: awele takes no other arguments, see awele -help", fs.Arg(0)))
	}
	given := map[string]bool{}
	fs.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if err := check(o, given); err != nil {
		return fail(exitUsage, err)
	}
	for _, err := range i18n.Troubles() {
		fail(exitFailed, err) // its language is missing, the others are there
	}
	if *printVersion {
		info, _ := debug.ReadBuildInfo()
		fmt.Fprintln(out, "awele", buildVersion(info))
		return exitOK
	}
	if *serve {
		if err := serveEngine(os.Stdin, out, errOut, o); err != nil {
			return fail(exitFailed, err)
		}
		return exitOK
	}
	chosen, all, troubles, err := gather(*file, *dir)
	if err != nil {
		return fail(exitFailed, err)
	}
	o.Start, o.Boards, o.Troubles = chosen, all, troubles
	for _, err := range troubles {
		fail(exitFailed, err) // said, but the good ones are played
	}
	if *printRules {
		if err := rulesText(out, o); err != nil {
			return fail(exitFailed, err)
		}
		return exitOK
	}
	if o.Seed == 0 {
		o.Seed = rand.Uint64()
	}
	switch err := activity.Run(o); {
	case errors.Is(err, activity.ErrNoDisplay):
		return fail(exitUsage, err)
	case err != nil:
		return fail(exitFailed, err)
	}
	return exitOK
}
