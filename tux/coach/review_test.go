package coach

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// lookBack finishes a review.
func lookBack(e *search.Searcher, g *rules.Game, slice int) *Review {
	r := LookBack(e, g)
	for !r.Work(slice) {
	}
	return r
}

// fullStrength judges all moves before a moment, apart from the review.
func fullStrength(g *rules.Game, ply int) (values map[rules.House]int) {
	g = g.Clone()
	for g.Ply() > ply {
		g.Undo()
	}
	values = map[rules.House]int{}
	limits := search.Limits{Depth: search.MaxDepth, Nodes: adviceNodes, Margin: search.AllExact}
	j := search.New().Rank(g, limits, func(r *search.Ranking) {
		for _, m := range r.Moves() {
			values[m.House] = outcomeValue(m.Value)
		}
	})
	for !j.Work(1 << 20) {
	}
	return values
}

func TestEveryMomentHolds(t *testing.T) {
	e := search.New()
	rnd := rand.New(rand.NewPCG(7, 2))
	found := 0
	for range 5 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), 40+rnd.IntN(60))
		v := g.Variant()
		moments := lookBack(e, g, 20_000).Moments()
		if len(moments) > MostMoments {
			t.Errorf("%d moments", len(moments))
		}
		last := -1
		for _, m := range moments {
			found++
			p := g.PositionAt(m.Ply)
			if pit, ok := g.MoveAt(m.Ply + 1); !ok || pit != (rules.Pit{Side: m.Side, House: m.Played}) || m.Ply <= last {
				t.Errorf("%+v: what was played is %v, and the moment before is %d", m, pit, last)
			}
			last = m.Ply
			if m.Praise() || m.Why.House != m.Better {
				t.Errorf("%+v is no mistake", m)
			}
			m.Why.check(t, v, p)
			m.Cost.check(t, v, p, m.Played, m.Better)
			values := fullStrength(g, m.Ply)
			best := -search.AllExact
			for _, value := range values {
				best = max(best, value)
			}
			if lost := best - values[m.Played]; lost/search.SeedValue != m.Lost || m.Lost < MistakeFrom {
				t.Errorf("%+v: full strength says that %d/%d seeds were lost", m, lost, search.SeedValue)
			}
			if values[m.Better] < best-adviceMargin {
				t.Errorf("%+v: the better move is worth %d of %d", m, values[m.Better], best)
			}
		}
	}
	if found < 12 {
		t.Errorf("%d moments in five random games", found)
	}
}

func TestReviewDoesNotHangOnTheSlices(t *testing.T) {
	g := tuxtest.RandomGame(rand.New(rand.NewPCG(1, 2)), tuxtest.Oware(), 24)
	whole := lookBack(search.New(), g, 1<<30)
	if len(whole.Moments()) == 0 {
		t.Fatal("nothing to compare")
	}
	if cut := lookBack(search.New(), g, 777); !reflect.DeepEqual(cut.Moments(), whole.Moments()) {
		t.Errorf("%+v\nin slices %+v", whole.Moments(), cut.Moments())
	}
	// Other thinking comes in between.
	e := search.New()
	r := LookBack(e, g)
	for i := 0; !r.Work(9_999); i++ {
		if i%70 == 0 { // a long look fits in between
			e.Rank(g, search.Limits{Depth: 2, Nodes: 4000}, nil).Work(500)
		}
	}
	if !reflect.DeepEqual(r.Moments(), whole.Moments()) {
		t.Errorf("%+v\ninterrupted %+v", whole.Moments(), r.Moments())
	}
}

func TestReviewSaysHowFarItIs(t *testing.T) {
	g := tuxtest.RandomGame(rand.New(rand.NewPCG(1, 2)), tuxtest.Oware(), 12)
	r := LookBack(search.New(), g)
	last := 0.0
	for !r.Work(5_000) {
		if now := r.Progress(); now < last || now >= 1 {
			t.Fatalf("from %v to %v", last, now)
		} else {
			last = now
		}
		if r.Moments() != nil {
			t.Fatal("moments before all is looked at")
		}
	}
	if r.Progress() != 1 {
		t.Errorf("done at %v", r.Progress())
	}
	closed := LookBack(search.New(), g)
	closed.Work(5_000)
	closed.Close()
	closed.Close()
	if !closed.Work(5_000) || closed.Moments() != nil {
		t.Error("a closed review goes on")
	}
}

func TestGameWithNothingToSay(t *testing.T) {
	r := lookBack(search.New(), rules.NewGame(tuxtest.Oware(), rules.South), 1000)
	if _, ok := r.Deed(rules.South); ok || len(r.Moments()) != 0 {
		t.Error("there is something to say about no moves")
	}
}

func TestDeedIsTheGreatestCapture(t *testing.T) {
	g, err := rules.ParseGame("oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-2-1-2-4-3-0-1-15-19-S\nF f A")
	if err != nil {
		t.Fatal(err)
	}
	r := lookBack(search.New(), g, 10_000)
	m, ok := r.Deed(rules.South)
	if !ok || m.Ply != 0 || !m.Praise() || m.Why.Reason != Takes || m.Why.Seeds != 5 {
		t.Errorf("%v %+v", ok, m)
	}
	m.Why.check(t, g.Variant(), g.PositionAt(0))

	// A capture that ends the game is told as a capture.
	g, err = rules.ParseGame("oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-2-1-2-4-3-0-1-20-14-S\nF")
	if err != nil {
		t.Fatal(err)
	}
	if m, ok := lookBack(search.New(), g, 10_000).Deed(rules.South); !ok || m.Why.Reason != Takes || m.Why.Seeds != 5 {
		t.Errorf("%v %+v", ok, m)
	}
}

// Moves that were undone are not looked at.
func TestReviewEndsAtThePresent(t *testing.T) {
	g := tuxtest.RandomGame(rand.New(rand.NewPCG(1, 2)), tuxtest.Oware(), 30)
	for range 20 {
		g.Undo()
	}
	for _, m := range lookBack(search.New(), g, 1<<20).Moments() {
		if m.Ply >= 10 {
			t.Errorf("%+v was undone", m)
		}
	}
	if g.Ply() != 10 || g.Undone() != 20 {
		t.Error("looking back changed the game")
	}
}

// Of many mistakes the weightiest are told, in the order of play, and at least one of each side.
func TestMomentsOfBothSides(t *testing.T) {
	mistake := func(ply, weight int, s rules.Side) weighed {
		return weighed{Moment{Ply: ply, turn: ply, Side: s, Lost: 2, Better: rules.House(ply)}, weight}
	}
	again := func(ply, weight int) weighed { // the same could have been played at each of these times
		return weighed{Moment{Ply: ply, turn: ply, Lost: 2, Better: 5, Why: Hint{Reason: Takes}}, weight}
	}
	gift := func(ply, weight int) weighed { // opens the houses A and B of South
		return weighed{Moment{Ply: ply, turn: ply, Lost: 4, Better: 5, Cost: Cost{Seeds: 4, Houses: 3, By: 1}}, weight}
	}
	missed := func(ply, weight int) weighed { // North could have taken from B
		return weighed{Moment{Ply: ply, turn: ply, Side: rules.North, Lost: 4, Better: 4, Why: Hint{Reason: Takes, Seeds: 2, Houses: 2}}, weight}
	}
	for _, c := range []struct {
		name  string
		found []weighed
		plies []int
	}{
		{"none", nil, nil},
		{"one", []weighed{mistake(4, 60, rules.South)}, []int{4}},
		{"the weightiest", []weighed{mistake(1, 60, rules.South), mistake(2, 90, rules.North), mistake(5, 80, rules.South), mistake(7, 100, rules.South)}, []int{2, 5, 7}},
		{"all near each other: one of each side", []weighed{mistake(1, 60, rules.South), mistake(2, 60, rules.North), mistake(3, 60, rules.South), mistake(4, 60, rules.North)}, []int{1, 2}},
		{"spread", []weighed{mistake(10, 90, rules.South), mistake(12, 80, rules.South), mistake(13, 70, rules.North), mistake(40, 50, rules.North)}, []int{10, 13, 40}},
		{"the giver, and the taker who misses it", []weighed{gift(10, 90), missed(11, 80), mistake(30, 50, rules.South)}, []int{10, 30}},
		{"the taker who misses more", []weighed{gift(10, 80), missed(11, 90), mistake(30, 50, rules.South)}, []int{11, 30}},
		{"a gift long before", []weighed{gift(3, 80), missed(11, 90)}, []int{3, 11}},
		{"the same again", []weighed{again(11, 60), again(13, 90), mistake(1, 50, rules.South), again(15, 80), again(29, 70)}, []int{1, 13, 29}},
		{"the child's too", []weighed{mistake(2, 90, rules.North), mistake(4, 80, rules.North), mistake(6, 70, rules.North), mistake(9, 50, rules.South)}, []int{2, 4, 9}},
	} {
		r := &Review{found: c.found}
		r.selectMoments()
		var plies []int
		for _, m := range r.moments {
			plies = append(plies, m.Ply)
		}
		if !reflect.DeepEqual(plies, c.plies) {
			t.Errorf("%s: moves %v, want %v", c.name, plies, c.plies)
		}
	}
}

// Under every rule for a grand slam what is said holds.
func TestReviewInEveryVariant(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 4))
	e := search.New()
	for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
		for seeds := 4; seeds <= 6; seeds++ {
			v := rules.NewOware(seeds, slam, rules.EndOnRepeat)
			g := tuxtest.RandomGame(rnd, v, 80)
			r := lookBack(e, g, 20_000)
			for _, m := range r.Moments() {
				p := g.PositionAt(m.Ply)
				m.Why.check(t, v, p)
				m.Cost.check(t, v, p, m.Played, m.Better)
				if m.Why.House != m.Better || m.Better == m.Played {
					t.Errorf("%v: %+v", v, m)
				}
			}
			for _, s := range []rules.Side{rules.South, rules.North} {
				if m, ok := r.Deed(s); ok {
					m.Why.check(t, v, g.PositionAt(m.Ply))
				}
			}
		}
	}
}
