package tux

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"awele/rules"
	"awele/tux/coach"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// choice lets Tux think to the end, in slices.
func choice(e *Engine, g *rules.Game, level Level, seed uint64, slice int) rules.Pit {
	t := e.Think(g, level, seed)
	for !t.Work(slice) {
	}
	return t.Move()
}

func TestEveryMoveIsLegal(t *testing.T) {
	e := NewEngine()
	rnd := rand.New(rand.NewPCG(1, 1))
	for _, v := range tuxtest.Variants() {
		for level := Level(1); level <= Levels; level++ {
			for range map[bool]int{true: 60, false: 3}[level < 6] {
				g := tuxtest.RandomGame(rnd, v, rnd.IntN(120))
				pit := choice(e, g, level, 1, 5000)
				if legal := g.Legal(); legal == 0 && pit.House != rules.NoHouse || legal != 0 && g.Check(pit) != nil {
					t.Fatalf("%v, level %d: %v in\n%v", v, level, pit, g)
				}
			}
		}
	}
}

// Low levels play whole games to their end in every variant.
func TestWholeGames(t *testing.T) {
	e := NewEngine()
	for _, v := range tuxtest.Variants() {
		for _, pair := range [][2]Level{{1, 3}, {4, 5}} {
			g := rules.NewGame(v, rules.South)
			for !g.Result().Over() {
				if err := g.Play(choice(e, g, pair[g.Position().Turn()], 7, 1<<20)); err != nil {
					t.Fatalf("%v\n%v", err, g)
				}
				if g.Ply() > 3000 {
					t.Fatalf("no end:\n%v", g)
				}
			}
		}
	}
}

func TestMoveHangsOnGameLevelAndSeedOnly(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 1))
	one, two := NewEngine(), NewEngine()
	for range 20 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), rnd.IntN(60))
		for level := Level(1); level <= 7; level++ {
			seed := rnd.Uint64()
			want := choice(one, g, level, seed, 1<<30)
			choice(two, tuxtest.RandomGame(rnd, tuxtest.Oware(), 20), 5, 3, 1<<30) // what was thought before must not matter
			if got := choice(two, g, level, seed, 1+rnd.IntN(3000)); got != want {
				t.Errorf("level %d: %v, then %v in\n%v", level, want, got, g)
			}
		}
	}
}

func TestSeedsDiffer(t *testing.T) {
	e := NewEngine()
	g := rules.NewGame(tuxtest.Oware(), rules.South)
	for level := Level(1); level <= 4; level++ {
		seen := map[rules.Pit]bool{}
		for seed := range uint64(40) {
			seen[choice(e, g, level, seed, 1<<30)] = true
		}
		if len(seen) < 2 {
			t.Errorf("level %d always opens with the same house", level)
		}
	}
}

// A slice looks at no more positions than it was given.
func TestSliceIsNoLongerThanAsked(t *testing.T) {
	e := NewEngine()
	th := e.Think(rules.NewGame(tuxtest.Oware(), rules.South), Levels, 1)
	for n := 0; !th.Work(2500); n = th.Nodes() {
		if th.Nodes()-n > 2500 {
			t.Fatalf("a slice of %d", th.Nodes()-n)
		}
		if !rules.HouseSet(0b111111).Has(th.Considering()) {
			t.Fatalf("Tux looks at house %d", th.Considering())
		}
	}
	if most := owareManners[Levels].nodes; th.Nodes() > most {
		t.Errorf("%d nodes, allowed are %d", th.Nodes(), most)
	}
	if th.Considering() != th.Move().House {
		t.Error("at last Tux looks at the house that he plays")
	}
}

func TestCloseEndsThinkingAtOnce(t *testing.T) {
	e := NewEngine()
	g := rules.NewGame(tuxtest.Oware(), rules.South)
	before := runtime.NumGoroutine()
	for range 100 {
		th := e.Think(g, Levels, 1)
		th.Work(2000)
		n := th.Nodes()
		th.Close()
		th.Close()
		if !th.Work(2000) || th.Nodes() != n {
			t.Fatal("the work went on")
		}
		if err := g.Check(th.Move()); err != nil {
			t.Fatal(err)
		}
	}
	if n := runtime.NumGoroutine(); n > before {
		t.Errorf("%d goroutines before, %d after", before, n)
	}
}

// The engine thinks about one thing at a time: a new thought closes the old one, and the old one does it no harm.
func TestNewThoughtClosesTheOld(t *testing.T) {
	e := NewEngine()
	g := rules.NewGame(tuxtest.Oware(), rules.South)
	old := e.Think(g, Levels, 1)
	old.Work(2000)
	a := coach.Advise(e.Searcher(), g)
	for !a.Work(4000) {
		if !old.Work(4000) {
			t.Fatal("two thoughts at a time")
		}
	}
	old.Close()
	if !a.Done() || g.Check(rules.Pit{House: a.Hint().House}) != nil {
		t.Errorf("%+v", a.Hint())
	}
}

func TestNothingToThinkAboutWhenTheGameIsOver(t *testing.T) {
	e := NewEngine()
	g := tuxtest.GameAt(t, tuxtest.Oware(), "0-0-0-0-0-1-0-0-0-0-0-1-25-21-S")
	if pit := choice(e, g, 3, 1, 1000); pit.House != rules.NoHouse {
		t.Errorf("a move in a finished game: %v", pit)
	}
	a := coach.Advise(e.Searcher(), g)
	for !a.Work(1000) {
	}
	if h := a.Hint(); h.House != rules.NoHouse {
		t.Errorf("a hint in a finished game: %+v", h)
	}
}

func TestLevelsOutOfRange(t *testing.T) {
	for l, want := range map[Level]Level{-1: 1, 0: 1, 1: 1, 8: 8, 9: 8} {
		if got := l.Valid(); got != want {
			t.Errorf("level %d becomes %d", l, got)
		}
	}
}

// What must be seen: by the levels from the given one up, and by the hint.
func TestTactics(t *testing.T) {
	for _, c := range []struct {
		name, board string
		level       Level
		want        string
	}{
		{"takes five", "0-0-0-0-0-2-1-2-4-0-4-4-10-10-S", 6, "F"},
		{"takes five from the other side too", "1-2-4-0-4-4-0-0-0-0-0-2-10-10-N", 6, "f"},
		{"takes the three that win", "3-0-1-3-0-1-2-1-0-4-4-3-23-3-S", 2, "DF"},
		{"feeds so that the game goes on, having no choice", "1-0-0-0-0-1-0-0-0-0-0-0-22-24-S", 1, "F"},
		{"a slam that takes nothing is no prize", "0-0-1-0-1-1-1-0-0-0-0-0-22-22-S", 8, "CE"},
	} {
		e := NewEngine()
		g := tuxtest.GameAt(t, tuxtest.Oware(), c.board)
		for level := c.level; level <= Levels; level++ {
			if got := choice(e, g, level, 1, 1<<30).String(); !contains(c.want, got) {
				t.Errorf("%s: level %d plays %s", c.name, level, got)
			}
		}
		a := coach.Advise(e.Searcher(), g)
		for !a.Work(1 << 30) {
		}
		if got := a.Hint().House.Letter(g.Position().Turn()); !contains(c.want, got) {
			t.Errorf("%s: the hint is %+v", c.name, a.Hint())
		}
	}
}

// F is the only first move of Awari that loses nothing, and f the answer.
func TestOpensLikeTheSolvedGame(t *testing.T) {
	e := NewEngine()
	for _, slam := range []rules.GrandSlam{rules.Forbidden, rules.NoCapture} {
		g := rules.NewGame(rules.NewOware(4, slam, rules.OfferShare), rules.South)
		for _, want := range []string{"F", "f"} {
			pit := choice(e, g, Levels, 1, 1<<30)
			if pit.String() != want {
				t.Errorf("%v: %v, not %s", slam, pit, want)
			}
			tuxtest.Play(t, g, pit)
		}
	}
}

// However kind or careless a level is, it gives no house of 12 and more seeds away: it plays it only where that is best.
func TestNoLevelGivesAwayAKroo(t *testing.T) {
	e := NewEngine()
	rnd := rand.New(rand.NewPCG(12, 1))
	kroos := 0
	for kroos < 300 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), 10+rnd.IntN(40))
		p, legal := g.Position(), g.Legal()
		var full rules.HouseSet
		for h := range legal.All() {
			if p.Seeds(rules.Pit{Side: p.Turn(), House: h}) >= 12 {
				full |= 1 << h
			}
		}
		if full == 0 || legal.Len() < 3 || p.Store(p.Turn()) > p.Store(p.Turn().Other())+10 {
			continue
		}
		kroos++
		for level := Level(1); level < Levels; level++ {
			if level > 5 && kroos%10 > 0 {
				break
			}
			seed := rnd.Uint64()
			h := choice(e, g, level, seed, 1<<30).House
			if !full.Has(h) {
				continue
			}
			rnd := rand.New(rand.NewPCG(seed, uint64(g.Ply())))
			m := level.moodIn(situationOf(g), rnd)
			j := e.Searcher().Rank(g, search.Limits{Depth: m.depth, Nodes: m.nodes, Margin: m.tolerance, Plain: !m.fitted}, nil)
			for !j.Work(1 << 30) {
			}
			r := j.Ranking()
			if value := r.BestValue(); r.Best() != h && r.Value(h) < value-m.tolerance {
				t.Errorf("level %d plays %d, worth %d, not %d, worth %d\n%v", level, h, r.Value(h), r.Best(), value, g)
			}
		}
	}
}

func contains(letters, letter string) bool {
	for _, l := range letters {
		if string(l) == letter {
			return true
		}
	}
	return false
}

// From level 5 on Tux does not leave six seeds to be taken at once where all can be saved for nothing.
func TestSeesAThreat(t *testing.T) {
	e := NewEngine()
	g := tuxtest.GameAt(t, tuxtest.Oware(), "2-2-2-0-5-5-1-1-1-6-1-8-6-8-S")
	for level := Level(5); level <= Levels; level++ {
		next := g.Clone()
		if err := next.Play(choice(e, g, level, 1, 1<<30)); err != nil {
			t.Fatal(err)
		}
		p := next.Position()
		for h := range next.Legal().All() {
			if n := g.Variant().Next(p, h).Store(p.Turn()) - p.Store(p.Turn()); n >= 6 {
				t.Errorf("level %d gives away %d seeds: %v", level, n, p)
			}
		}
	}
}
