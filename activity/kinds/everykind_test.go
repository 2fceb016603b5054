package kinds_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awele/activity/kinds"
	"awele/activity/kinds/toykind"
	"awele/activity/timeline"
	"awele/activity/words"
	"awele/i18n"
	"awele/internal/long"
	"awele/rules"
	"awele/rules/toy"
	"awele/tux"
	"awele/tux/coach"
	"awele/tux/endgame"
	"awele/tux/search"
)

// check is something that every kind of game must have an answer for, in one room of the house.
type check struct {
	name string
	lack func(k rules.Kind) error // what the kind lacks, nil if nothing
}

// checks are named by room and answer: who adds a game is told by them what is still to be written, and where.
var checks = []check{
	{"rules: texts are read back", textsComeBack},
	{"rules: steps lead where the move does", stepsLeadThere},
	{"rules: every game ends", gamesEnd},
	{"timeline: the seeds end where the rules say", seedsEndThere},
	{"endgame: a table of its own or none", ownTable},
	{"search: an evaluation", func(k rules.Kind) error { return need(search.Plays(k), "no evaluation") }},
	{"search: every level plays", levelsPlay},
	{"coach: a teacher", func(k rules.Kind) error { return need(coach.Teaches(k), "no teacher") }},
	{"coach: hints have reasons", hintsHaveReasons},
	{"words: every reason in every language", reasonsHaveWords},
	{"words: an extra turn", extraTurnIsSaid},
	{"words: a look back", betterMovesHaveWords},
	{"words: why a game is over", endsAreSaid},
	{"kinds: diagrams", diagramsAreLegal},
	{"kinds: choices", choicesAreThoseOfTheRules},
	{"kinds: the path of a move", pathIsWhole},
	{"kinds: marks of hints", marksAreOnTheBoard},
}

// lacks returns the names of the checks that a kind does not pass, with what is wrong.
func lacks(k rules.Kind) (names []string, errs []error) {
	for _, c := range checks {
		if err := c.lack(k); err != nil {
			names = append(names, c.name)
			errs = append(errs, fmt.Errorf("%v lacks %q: %w", k, c.name, err))
		}
	}
	return names, errs
}

// A game carries what it teaches: each kind has an answer for everything, of its own. The toy, of which only the rules are
// known at first, is refused by name wherever it has none, and passes with its answers, which stand in its own files.
func TestEveryKind(t *testing.T) {
	want := []string{
		"search: an evaluation", "search: every level plays", "coach: a teacher", "coach: hints have reasons",
		"words: every reason in every language", "words: an extra turn",
		"words: a look back", "words: why a game is over", "kinds: diagrams", "kinds: choices", "kinds: marks of hints",
	}
	if got, errs := lacks(toy.Kind); !slices.Equal(got, want) {
		t.Errorf("rules alone lack %q,\nwant %q\n%v", got, want, errors.Join(errs...))
	}
	toykind.Register()
	if !slices.Contains(rules.Kinds(), toy.Kind) || !slices.Contains(rules.Kinds(), rules.Oware) {
		t.Fatalf("the kinds are %v", rules.Kinds())
	}
	for _, k := range rules.Kinds() {
		if _, errs := lacks(k); errs != nil {
			t.Error(errors.Join(errs...))
		}
	}
}

func need(ok bool, what string) error {
	if ok {
		return nil
	}
	return errors.New(what)
}

// variants returns the variants of a kind: the usual one, and each that differs from it in one choice.
func variants(k rules.Kind) (all []rules.Variant) {
	all = append(all, k.Usual())
	for _, c := range k.Choices() {
		for _, word := range c.Values {
			v := k.Usual()
			if c.Set(&v, word) == nil && v.Validate() == nil && !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	return all
}

// play plays a random game of a variant and shows it after every move; see ends it by an error.
func play(v rules.Variant, rnd *rand.Rand, see func(g *rules.Game) error) error {
	g := rules.NewGame(v, rules.South)
	for !g.Result().Over() {
		side := g.Position().Turn()
		if sides := g.Choosing(); len(sides) > 0 {
			side = sides[rnd.IntN(len(sides))]
		}
		legal := g.LegalOf(side)
		for range rnd.IntN(legal.Len()) {
			legal &= legal - 1
		}
		if err := g.Play(rules.Pit{Side: side, House: legal.First()}); err != nil {
			return err
		}
		if g.Ply() > 5000 {
			return fmt.Errorf("a game that does not end: %v", v)
		}
		if err := see(g); err != nil {
			return fmt.Errorf("%w\n%v", err, g)
		}
	}
	return nil
}

// games plays random games of every variant of a kind.
func games(k rules.Kind, n int, see func(g *rules.Game) error) error {
	rnd := rand.New(rand.NewPCG(7, uint64(k)))
	for _, v := range variants(k) {
		for range n {
			if err := play(v, rnd, see); err != nil {
				return err
			}
		}
	}
	return nil
}

func textsComeBack(k rules.Kind) error {
	for _, v := range variants(k) {
		if again, err := rules.ParseVariant(v.String()); err != nil || again != v {
			return fmt.Errorf("%q is read as %q, %v", v, again, err)
		}
	}
	return games(k, 1, func(g *rules.Game) error {
		again, err := rules.ParseGame(g.String())
		if err != nil {
			return err
		}
		return need(again.Position() == g.Position() && again.Ply() == g.Ply() && again.String() == g.String(), "another game is read")
	})
}

func stepsLeadThere(k rules.Kind) error {
	return games(k, long.Times(20), func(g *rules.Game) error {
		if g.Opening() {
			return nil // two hands: package rules holds them against each other
		}
		v, p := g.Variant(), g.Position()
		for h := range g.Legal().All() {
			if got := rules.Apply(p, v.Steps(p, h)); got != v.Next(p, h) {
				return fmt.Errorf("the steps of house %d lead to %v", h, got)
			}
		}
		return nil
	})
}

func gamesEnd(k rules.Kind) error {
	return games(k, long.Times(20), func(g *rules.Game) error {
		if !g.Result().Over() {
			return need(g.Legal() != 0 || g.Opening(), "a game goes on without a legal move")
		}
		return need(g.Result().Method != rules.NoMethod, "a game ends for no reason")
	})
}

func seedsEndThere(k rules.Kind) error {
	return games(k, 3, func(g *rules.Game) error {
		if g.Opening() {
			return nil
		}
		v, p := g.Variant(), g.Position()
		for h := range g.Legal().All() {
			seeds := timeline.New(timeline.Lay(p), v.Steps(p, h), timeline.Fast).End()
			next := v.Next(p, h)
			for side := range rules.Side(2) {
				for house := range rules.House(v.Houses) {
					if pit := (rules.Pit{Side: side, House: house}); seeds.Count(pit) != next.Seeds(pit) {
						return fmt.Errorf("house %d: %d seeds end in %v, want %d", h, seeds.Count(pit), pit, next.Seeds(pit))
					}
				}
				if store := (rules.Pit{Side: side, House: rules.Store}); seeds.Count(store) != next.Store(side) {
					return fmt.Errorf("house %d: %d seeds end in a store, want %d", h, seeds.Count(store), next.Store(side))
				}
			}
		}
		return nil
	})
}

// Only Oware's last seeds are solved: a table for another kind could only be Oware's.
func ownTable(k rules.Kind) error {
	for _, v := range variants(k) {
		if _, ok := endgame.For(v); ok && k != rules.Oware {
			return fmt.Errorf("%v has an endgame table", v)
		}
	}
	return nil
}

// inTurn returns a game of a kind that has come past its opening.
func inTurn(k rules.Kind, seed uint64) *rules.Game {
	var found *rules.Game
	errFound := errors.New("found")
	_ = play(k.Usual(), rand.New(rand.NewPCG(seed, 5)), func(g *rules.Game) error {
		if !g.Opening() && !g.Result().Over() {
			found = g.Clone()
			return errFound
		}
		return nil
	})
	if found == nil {
		found = rules.NewGame(k.Usual(), rules.South)
	}
	return found
}

func levelsPlay(k rules.Kind) error {
	e := tux.NewEngine()
	for level := tux.Level(1); level <= tux.Levels; level++ {
		g := inTurn(k, uint64(level))
		for range 6 {
			if g.Result().Over() {
				break
			}
			t := e.Think(g, level, 3)
			for !t.Work(2000) {
			}
			if !search.Plays(k) {
				return errors.New("the engine plays what it does not know")
			}
			if err := g.Play(t.Move()); err != nil {
				return fmt.Errorf("level %d wants %v: %w", level, t.Move(), err)
			}
		}
	}
	return nil
}

func hintsHaveReasons(k rules.Kind) error {
	s := search.New()
	for seed := range uint64(4) {
		g := inTurn(k, seed)
		a := coach.Advise(s, g)
		for !a.Work(20000) {
		}
		h := a.Hint()
		if !g.Legal().Has(h.House) {
			return fmt.Errorf("a hint for house %d", h.House)
		}
		if !slices.Contains(coach.Reasons(g.Variant()), h.Reason) {
			return fmt.Errorf("the reason %v is none of this kind", h.Reason)
		}
	}
	return nil
}

// reasons returns every reason that hints of a kind may have.
func reasons(k rules.Kind) (all []coach.Reason) {
	for _, v := range variants(k) {
		for _, r := range coach.Reasons(v) {
			if !slices.Contains(all, r) {
				all = append(all, r)
			}
		}
	}
	return all
}

func reasonsHaveWords(k rules.Kind) error {
	says, ok := words.Of(k)
	if !ok || len(reasons(k)) == 0 {
		return errors.New("no words")
	}
	for _, l := range i18n.Languages() {
		for _, r := range reasons(k) {
			for _, duo := range []bool{false, true} {
				said := says.Hint(i18n.For(l.Code).T, &coach.Hint{Reason: r, Seeds: 5, By: 1}, duo)
				if strings.TrimSpace(said) == "" || duo && strings.Contains(said, "Tux") {
					return fmt.Errorf("%s: the reason %v is called %q", l.Code, r, said)
				}
			}
		}
	}
	return nil
}

func extraTurnIsSaid(k rules.Kind) error {
	happens := false
	err := games(k, 30, func(g *rules.Game) error {
		happens = happens || slices.ContainsFunc(g.StepsAt(g.Ply()), func(s rules.Step) bool { return s.Kind == rules.ExtraTurn })
		return nil
	})
	if err != nil || !happens {
		return err
	}
	says, ok := words.Of(k)
	if !ok {
		return errors.New("no words")
	}
	_, ok = says.Event(rules.ExtraTurn)
	return need(ok, "nothing is said of an extra turn")
}

// betterMovesHaveWords holds that of each reason that is seen on the board a look back says the same as after a hint.
func betterMovesHaveWords(k rules.Kind) error {
	says, ok := words.Of(k)
	if !ok || len(reasons(k)) == 0 {
		return errors.New("no words")
	}
	for _, l := range i18n.Languages() {
		for _, r := range reasons(k) {
			h := coach.Hint{Reason: r, Seeds: 5, By: 1}
			seen, does := says.Does(i18n.For(l.Code).T, &h)
			said, better := says.Better(i18n.For(l.Code).T, &coach.Moment{Played: 2, Better: 3, Why: h})
			if does != better || seen != said || does && strings.TrimSpace(said) == "" {
				return fmt.Errorf("%s: the reason %v is called %q after a hint and %q in a look back", l.Code, r, seen, said)
			}
		}
	}
	return nil
}

func endsAreSaid(k rules.Kind) error {
	return games(k, 30, func(g *rules.Game) error {
		if r := g.Result(); r.Over() {
			for _, duo := range []bool{false, true} {
				if words.End(k, r, duo) == "" {
					return fmt.Errorf("nothing is said of the end by %v", r.Method)
				}
			}
		}
		return nil
	})
}

func diagramsAreLegal(k rules.Kind) error {
	shows, ok := kinds.Of(k)
	if !ok {
		return errors.New("nothing is shown of it")
	}
	for _, v := range variants(k) {
		list := shows.Diagrams(v)
		if len(list) == 0 {
			return fmt.Errorf("no diagram of %v", v)
		}
		if v.Houses != k.Usual().Houses {
			continue // the diagrams are those of the usual board
		}
		for _, d := range list {
			p, err := v.ParsePosition(d.Position)
			if err == nil {
				err = v.Check(p, rules.Pit{Side: p.Turn(), House: d.House})
			}
			if err != nil {
				return fmt.Errorf("the diagram %q of %v: %w", d.Caption, v, err)
			}
		}
	}
	return nil
}

func choicesAreThoseOfTheRules(k rules.Kind) error {
	shows, ok := kinds.Of(k)
	if !ok {
		return errors.New("nothing is shown of it")
	}
	for _, c := range shows.Choices() {
		for _, value := range c.Values {
			if c.Name == "starter" {
				continue
			}
			if _, err := rules.ParseVariant(fmt.Sprintf("%v %s=%s", k, c.Name, value.Word)); err != nil {
				return err
			}
		}
	}
	return nil
}

func pathIsWhole(k rules.Kind) error {
	return games(k, 3, func(g *rules.Game) error {
		if g.Opening() {
			return nil
		}
		v, p := g.Variant(), g.Position()
		for h := range g.Legal().All() {
			path := kinds.PathOf(v, p, h)
			drops, again := 0, false
			for _, s := range v.Steps(p, h) {
				drops += map[rules.StepKind]int{rules.Drop: 1}[s.Kind]
				again = again || s.Kind == rules.ExtraTurn
			}
			for side := range path.Drops {
				drops -= path.Stored[side]
				for _, n := range path.Drops[side] {
					drops -= n
				}
			}
			if drops != 0 || path.Again != again {
				return fmt.Errorf("the path of house %d leaves %d seeds out, another turn %v", h, drops, path.Again)
			}
		}
		return nil
	})
}

// Every reason but those that say nothing of a house is seen on the board.
func marksAreOnTheBoard(k rules.Kind) error {
	if len(reasons(k)) == 0 {
		return errors.New("no reasons")
	}
	for _, r := range reasons(k) {
		h := coach.Hint{House: 1, By: 2, Houses: 0b10, Reason: r, Seeds: 3}
		unseen := r == coach.FarSighted || r == coach.Quiet
		if got := kinds.MarksOf(&h, rules.South); (got.Kind == kinds.NoMark) != unseen {
			return fmt.Errorf("the reason %v is marked as %+v", r, got)
		}
	}
	return nil
}
