package activity

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"awele/activity/match"
	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
)

// TestMain keeps the tables of all tests in a folder of their own.
func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "awele")
	if err == nil {
		err = os.Setenv("XDG_CACHE_HOME", dir)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// saved returns a game that was left.
func saved(game string, level tux.Level) match.Saved {
	return match.Saved{Board: "awele", Level: int(level), Seed: 7, Game: game}
}

// A table is begun with the first move, not before, and what it knows is given to the hints when the end is in sight.
func TestEndgameTablesComeWithTheEnd(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	defer a.close()
	a.tables.cache = endgame.Cache(t.TempDir())
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
	if len(a.tables.supplies) != 0 {
		t.Fatal("a table is built before the first move")
	}
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
	if len(a.tables.supplies) != 1 || len(a.tables.growing) != 0 {
		t.Errorf("%d tables, %d of them growing, after the first move", len(a.tables.supplies), len(a.tables.growing))
	}
	m, err := match.Restore(saved("oware seeds=4 slam=nocapture repeat=offer\n1-0-2-0-0-1-0-1-0-1-0-0-21-21-S", 8), a.engine)
	if err != nil {
		t.Fatal(err)
	}
	a.play(m)
	for range 20000 {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
		if len(a.tables.growing) != 1 {
			t.Fatal("the table does not grow")
		}
		for _, s := range a.tables.supplies {
			if s.Table().Seeds() >= 6 {
				return
			}
		}
		time.Sleep(time.Millisecond) // the table is built beside the ticks
	}
	t.Error("no table came")
}

// small are the seeds in Tux's table in these tests, and great those in what it has grown to.
const (
	small = 5
	great = 7
)

func table(tb testing.TB, g *rules.Game, seeds int) *endgame.Table {
	tb.Helper()
	c, ok := endgame.For(g.Variant())
	if !ok {
		tb.Fatalf("no tables for %v", g.Variant())
	}
	b := endgame.NewBuilder(endgame.NewTable(c), seeds)
	for !b.Work(1 << 20) {
	}
	return b.Table()
}

// telling returns a game whose next move hangs on the table, and the move that Tux makes with the small one.
func telling(t *testing.T, level tux.Level) (*rules.Game, rules.Pit) {
	t.Helper()
	rnd := rand.New(rand.NewPCG(3, 4))
	e := tux.NewEngine()
	var tables []*endgame.Table
	for range 1000 {
		var rows [2][6]int
		n := 8 + rnd.IntN(6)
		for range n {
			rows[rnd.IntN(2)][rnd.IntN(6)]++
		}
		p, err := rules.NewPosition(rows[0][:], rows[1][:], (48-n)/2, 48-n-(48-n)/2, rules.North)
		if err != nil {
			t.Fatal(err)
		}
		g := rules.NewGameAt(rules.NewOware(4, rules.NoCapture, rules.OfferShare), p)
		if g.Legal().Len() < 2 {
			continue
		}
		if tables == nil {
			tables = []*endgame.Table{table(t, g, small), table(t, g, great), nil}
		}
		m, err := match.Restore(saved(g.String(), level), e)
		if err != nil {
			t.Fatal(err)
		}
		var moves []rules.Pit
		for _, table := range tables {
			e.Endgames(table)
			moves = append(moves, decide(t, m))
			m.Close()
		}
		if moves[0] != moves[1] && moves[0] != moves[2] {
			return g, moves[0]
		}
	}
	t.Fatal("the table never makes a difference")
	return nil, rules.Pit{}
}

func decide(t *testing.T, m *match.Match) rules.Pit {
	t.Helper()
	for range 1000 {
		if pit, done := m.Think(3000); done {
			return pit
		}
	}
	t.Fatal("Tux does not make up his mind")
	return rules.Pit{}
}

// The same game, level and seed give the same move on every machine: on one that has never built a table, on one that
// keeps his or a larger one, and on one that keeps nothing; whether he is asked at once or when the table has grown.
func TestTuxPlaysTheSameOnEveryMachine(t *testing.T) {
	for _, level := range []tux.Level{7, 8} {
		t.Run(fmt.Sprint("level ", level), func(t *testing.T) {
			t.Parallel()
			tuxPlaysTheSame(t, level)
		})
	}
}

func tuxPlaysTheSame(t *testing.T, level tux.Level) {
	t.Helper()
	g, want := telling(t, level)
	c, _ := endgame.For(g.Variant())
	kept := func(seeds int) endgame.Cache {
		cache := endgame.Cache(t.TempDir())
		if err := cache.Save(table(t, g, seeds)); err != nil {
			t.Fatal(err)
		}
		return cache
	}
	for name, machine := range map[string]struct {
		cache endgame.Cache
		late  bool // Tux is asked when the table has grown
	}{
		"new":                   {cache: endgame.Cache(t.TempDir())},
		"new, asked late":       {cache: endgame.Cache(t.TempDir()), late: true},
		"with his table":        {cache: kept(small)},
		"with less":             {cache: kept(small - 2)},
		"with more":             {cache: kept(great)},
		"keeping nothing":       {},
		"keeping nothing, late": {late: true},
	} {
		e := newTables(tux.NewEngine(), machine.cache)
		e.seeds, e.most = small, func(endgame.Conventions) int { return great }
		m, err := match.Restore(saved(g.String(), level), e.engine)
		if err != nil {
			t.Fatal(err)
		}
		m.Await(e.ready)
		for e.tick(g); machine.late && e.supplies[c].Table().Seeds() < great; e.tick(g) {
			time.Sleep(time.Millisecond)
		}
		var pit rules.Pit
		for done := false; !done; pit, done = m.Think(3000) {
			e.tick(g)
			if e.waited > 0 {
				e.waited = 1 // however long it takes
				time.Sleep(time.Millisecond)
			}
		}
		if pit != want {
			t.Errorf("level %d, %s: %v, want %v", level, name, pit, want)
		}
		e.close()
	}
}

// Tux waits for his table where it counts, and not for ever.
func TestWhenTuxWaits(t *testing.T) {
	const (
		end   = "1-0-2-0-0-1-0-1-0-1-0-0-21-21-N"
		far   = "4-3-0-3-3-3-3-3-3-3-3-0-8-9-N"
		near  = "4-2-0-3-3-3-3-3-3-3-3-0-9-9-N"
		usual = "oware seeds=4 slam=nocapture repeat=offer\n"
	)
	for _, test := range []struct {
		game  string
		level tux.Level
		waits bool
	}{
		{usual + end, 8, true},
		{usual + end, 7, true},
		{usual + end, 6, true},
		{usual + end, 5, false}, // he never asks it
		{usual + near, 8, true},
		{usual + far, 8, false},
		{"oware seeds=4 slam=forbidden repeat=offer\n" + end, 8, true},
		{"oware seeds=4 slam=captureall repeat=offer\n" + end, 8, false}, // there is none
	} {
		e := newTables(tux.NewEngine(), "")
		e.seeds, e.most = endgame.MaxSeeds, func(endgame.Conventions) int { return endgame.MaxSeeds } // which takes long
		m, err := match.Restore(saved(test.game, test.level), e.engine)
		if err != nil {
			t.Fatal(err)
		}
		m.Await(e.ready)
		for again := range 2 { // the second time he has no patience left
			ticks := 0
			seen := map[rules.House]bool{}
			for {
				e.tick(m.Game())
				before := e.waited
				m.Think(3000)
				if e.waited == before { // he thinks
					break
				}
				seen[m.Considering()] = true
				if ticks++; ticks > 2*patience {
					t.Fatalf("%s: he waits for ever", test.game)
				}
			}
			waits := test.waits && again == 0
			if waits && ticks != patience || !waits && ticks != 0 {
				t.Errorf("level %d of %s: he waits for %d ticks", test.level, test.game, ticks)
			}
			if delete(seen, rules.NoHouse); waits && len(seen) != m.Game().Legal().Len() {
				t.Errorf("%s: he looks at %d houses", test.game, len(seen))
			}
			m.Close()
		}
		e.close()
	}
}
