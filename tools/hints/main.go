// Hints measures what the coach says in positions from games of simulated children against Tux, with fixed seeds:
//
//	go run ./tools/hints [-positions 1000] [-games 30] [-game kalah] [-column now] [-write docs/hints.md]
//
// With -write what was measured takes the place of the column of that name in the table of that file, and the other
// columns stay.
package main

import (
	"flag"
	"fmt"
	"os"

	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/search"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "hints:", err)
		os.Exit(1)
	}
}

func run() error {
	positions := flag.Int("positions", 1000, "positions in which a hint is asked for")
	games := flag.Int("games", 30, "games that are looked back at")
	seeds := flag.Int("table", 12, "endgame tables up to so many seeds")
	game := flag.String("game", "oware", "the game, by the name of its rules")
	column := flag.String("column", "now", "name of the column")
	write := flag.String("write", "", "put what was measured into the table of this file")
	flag.Parse()

	vs, err := variants(*game)
	if err != nil {
		return err
	}
	a := &asker{searcher: search.New(), variants: vs, tables: tables(vs, *seeds)}
	var c counts
	if err := a.hints(*positions, &c); err != nil {
		return err
	}
	if err := a.lookBacks(*games, &c); err != nil {
		return err
	}
	var t table
	if *write != "" {
		var err error
		if t, err = readTable(*write); err != nil {
			return err
		}
	}
	t.put(*column, c.rows())
	if *write == "" {
		fmt.Print(t.String())
		return nil
	}
	return os.WriteFile(*write, []byte(t.String()), 0o644)
}

// tables returns the endgame tables of all rules of the grand slam that have one.
func tables(vs []rules.Variant, seeds int) map[endgame.Conventions]*endgame.Table {
	built := map[endgame.Conventions]*endgame.Table{}
	for _, v := range vs {
		c, ok := endgame.For(v)
		if !ok || built[c] != nil {
			continue
		}
		b := endgame.NewBuilder(endgame.NewTable(c), seeds)
		for !b.Work(1 << 20) {
		}
		built[c] = b.Table()
	}
	return built
}

// variants returns the games of a kind that are measured: in Oware the usual one as often as all others together, and of a
// game that is not named here the usual one. No game begins with a joint opening, in which no hint is given.
func variants(kind string) (vs []rules.Variant, err error) {
	switch kind {
	case "kalah":
		return []rules.Variant{rules.NewKalah(3), rules.NewKalah(4), rules.NewKalah(4), rules.NewKalah(5), rules.NewKalah(6)}, nil
	case "congkak":
		for _, text := range []string{"", "limit=2", "houses=6", "houses=6 seeds=6 limit=2"} {
			v, err := rules.ParseVariant("congkak opening=inturn " + text)
			if err != nil {
				return nil, err
			}
			vs = append(vs, v)
		}
		return vs, nil
	case "oware":
	default:
		k, err := rules.ParseKind(kind)
		if err != nil {
			return nil, err
		}
		v, _ := k.Choose(nil, map[string]string{"opening": rules.InTurn.String()})
		return []rules.Variant{v}, nil
	}
	usual := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		for seeds := 4; seeds <= 6; seeds++ {
			vs = append(vs, usual, rules.NewOware(seeds, slam, rules.OfferShare))
		}
	}
	return vs, nil
}
