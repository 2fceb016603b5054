package coach

import (
	"fmt"
	"slices"
	"testing"

	"awele/rules"
	"awele/rules/toy"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// stranger can be played and searched, but not taught.
var stranger = rules.Register("stranger", &toy.Book{})

func init() {
	lead := func(v rules.Variant, p rules.Position) int {
		return search.SeedValue * (p.Store(p.Turn()) - p.Store(p.Turn().Other()))
	}
	search.Register(stranger, lead)
	search.Register(toy.Kind, lead)
	Register(toy.Kind, toyTeacher{})
}

// toyTeacher explains what a move stores.
type toyTeacher struct{}

func (toyTeacher) Reasons(rules.Variant) []Reason { return []Reason{FarSighted, Takes} }

func (toyTeacher) Explain(v rules.Variant, p rules.Position, h, reply rules.House) Hint {
	hint := Hint{House: h, By: rules.NoHouse, Reply: reply}
	if hint.Seeds = v.Next(p, h).Store(p.Turn()) - p.Store(p.Turn()); hint.Seeds > 0 {
		hint.Reason = Takes
	}
	return hint
}

func (toyTeacher) Warn(v rules.Variant, p rules.Position, h rules.House) (Cost, bool) {
	return Cost{Seeds: int(h)}, h == 2
}

func (toyTeacher) Cost(rules.Variant, rules.Position, rules.House, rules.House) Cost {
	return Cost{Seeds: 1}
}

// inTurn returns a game of a kind of the toy.
func inTurn(k rules.Kind) *rules.Game {
	v := k.Usual()
	v.Opening = rules.InTurn
	return rules.NewGame(v, rules.South)
}

// finished plays a game to its end, always the first house.
func finished(t *testing.T, g *rules.Game) *rules.Game {
	for !g.Result().Over() {
		tuxtest.Play(t, g, rules.Pit{Side: g.Position().Turn(), House: g.Legal().First()})
	}
	return g
}

// What is said of a kind comes from its own teacher alone.
func TestAnotherKindIsTaughtByItsTeacher(t *testing.T) {
	t.Parallel()
	s := search.New()
	g := inTurn(toy.Kind)
	allowed := Reasons(g.Variant())
	for !g.Result().Over() && g.Ply() < 12 {
		a := Advise(s, g)
		for !a.Work(5000) {
		}
		h := a.Hint()
		if !g.Legal().Has(h.House) || !slices.Contains(allowed, h.Reason) {
			t.Fatalf("%+v\n%v", h, g)
		}
		for house := range g.Legal().All() {
			if c, warn := Warn(g.Variant(), g.Position(), house); warn != (house == 2) || c.Seeds != int(house) {
				t.Fatalf("house %d: %+v, %v", house, c, warn)
			}
		}
		tuxtest.Play(t, g, rules.Pit{Side: g.Position().Turn(), House: h.House})
	}
	mistakes := 0
	r := LookBack(s, finished(t, inTurn(toy.Kind)))
	for !r.Work(20_000) {
	}
	for _, m := range r.Moments() {
		if !slices.Contains(allowed, m.Why.Reason) || m.Cost != (Cost{Seeds: 1}) {
			t.Errorf("%+v", m)
		}
		mistakes++
	}
	if mistakes == 0 {
		t.Error("always the first house is no mistake")
	}
}

// Of a kind without a teacher nothing is said: not what Oware would say, and nothing panics.
func TestStrangerIsNotTaught(t *testing.T) {
	if Teaches(stranger) || !Teaches(toy.Kind) || !Teaches(rules.Oware) {
		t.Error("other kinds are taught than those that are registered")
	}
	s := search.New()
	g := inTurn(stranger)
	v, p := g.Variant(), g.Position()
	if all := Reasons(v); all != nil {
		t.Errorf("reasons %v", all)
	}
	a := Advise(s, g)
	for !a.Work(1000) {
	}
	for h := range g.Legal().All() {
		if hint := Explain(v, p, h, rules.NoHouse); hint != noHint() {
			t.Errorf("%+v", hint)
		}
		if c, warn := Warn(v, p, h); warn || c.Seeds != 0 {
			t.Errorf("a warning for house %d: %+v", h, c)
		}
	}
	r := LookBack(s, finished(t, g))
	if nodes := s.Nodes(); a.Hint() != noHint() || !r.Done() || r.Moments() != nil || nodes != 0 {
		t.Errorf("%+v, %+v, %d nodes", a.Hint(), r.Moments(), nodes)
	}
	if _, ok := r.Deed(rules.South); ok {
		t.Error("a deed in a game that nobody knows")
	}
}

// A look back at a game that was opened together leaves out what was chosen in the hidden.
func TestLookBackAtAJointOpening(t *testing.T) {
	g := rules.NewGame(toy.New(), rules.South)
	for _, s := range g.Choosing() {
		tuxtest.Play(t, g, rules.Pit{Side: s, House: g.LegalOf(s).First()})
	}
	for n := 0; n < 1000 && !g.Result().Over(); n++ {
		s := g.Choosing()[0]
		tuxtest.Play(t, g, rules.Pit{Side: s, House: g.LegalOf(s).First()})
	}
	r := LookBack(search.New(), g)
	for !r.Work(20_000) {
	}
	for _, m := range r.Moments() {
		if pit, ok := g.MoveAt(m.Ply + 1); !ok || pit.House != m.Played || pit.Side != m.Side {
			t.Errorf("%+v, played was %v", m, pit)
		}
	}
	if !g.Result().Over() || len(r.Moments()) == 0 {
		t.Errorf("%v, %d moments", g.Result(), len(r.Moments()))
	}
}

// Explanations of Oware stay among those that its teacher names.
func TestOwareNamesItsReasons(t *testing.T) {
	for _, v := range tuxtest.Variants() {
		all := Reasons(v)
		if slices.Contains(all, AvoidsSlam) != (v.Slam != rules.CaptureAll) || !slices.Contains(all, Shelters) {
			t.Errorf("%v: %v", v, all)
		}
	}
}

// A second teacher of a kind is a fault of the program.
func TestRegisterTwice(t *testing.T) {
	defer func() {
		if r := recover(); fmt.Sprint(r) != "coach: a second teacher of oware" {
			t.Errorf("%v", r)
		}
	}()
	Register(rules.Oware, toyTeacher{})
}
