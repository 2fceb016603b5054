package kinds_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awele/activity/kinds/toykind"
	"awele/internal/long"
	"awele/rules"
	"awele/rules/toy"
)

// checks are all that a kind of game must answer for, from the rules up to the screen. Each returns what is wrong first, or
// nil. Who adds a game adds no line here: what was forgotten in a room is named.
var checks = []struct {
	name string
	test func(k rules.Kind) error
}{
	// The rules.
	{"its texts read back at every ply", textsReadBack},
	{"its steps lead where its moves lead", stepsAreMoves},
	{"its results are final", resultsAreFinal},
	// Tux.
	{"an endgame table is of its own moves, or there is none", tableOrNone},
	{"Tux plays it", tuxPlays},
	{"the coach teaches it", coachTeaches},
	{"its reasons hold", reasonsHold},
	{"its warnings hold", warningsHold},
	{"its hints can be played", hintsCanBePlayed},
	{"a look back finds what it names", looksBack},
	// The screen.
	{"its games are kept and go on", gamesAreKept},
	{"its seeds end where the rules say", seedsEndWhereTheRulesSay},
	{"the path of a move shows the store and another turn", pathsShowAll},
	{"its rules are shown by legal moves", diagramsAreLegal},
	{"its choices at the table can be made and kept", choicesCanBeKept},
	{"each of its reasons has words in every language", reasonsHaveWords},
	{"each of its steps that a child would wonder at has words", stepsHaveWords},
	{"each of its refusals has words", refusalsHaveWords},
	{"a look back says what a hint has said", betterMovesHaveWords},
	{"each of its ends has words", endsHaveWords},
	{"its reasons are seen on the board", reasonsAreSeen},
	{"descriptors can name it", descriptorsNameIt},
	{"its choices change their rows of the table", choicesChangeTheirRows},
	{"the table is told in every language", tableIsTold},
	{"the table is true", tableIsTrue},
}

// lacks returns the names of the checks that a kind does not pass, and what each says.
func lacks(k rules.Kind) (names, why []string) {
	for _, c := range checks {
		if err := c.test(k); err != nil {
			names, why = append(names, c.name), append(why, fmt.Sprintf("%s: %v", c.name, err))
		}
	}
	return names, why
}

// A kind of which only the rules are known lacks all that follows from no rule: each room names it, and none answers with
// what another game would say. With answers of its own, and no edit of any file but its own, the toy lacks nothing.
func TestEveryKind(t *testing.T) {
	want := []string{
		"Tux plays it", "the coach teaches it", "its reasons hold", "its warnings hold", "its hints can be played",
		"a look back finds what it names", "its rules are shown by legal moves", "its choices at the table can be made and kept",
		"each of its reasons has words in every language", "each of its steps that a child would wonder at has words",
		"each of its refusals has words", "a look back says what a hint has said", "each of its ends has words", "its reasons are seen on the board",
		"descriptors can name it", "its choices change their rows of the table", "the table is told in every language", "the table is true",
	}
	names, why := lacks(toy.Kind)
	if !slices.Equal(names, want) || len(want) < 8 {
		t.Errorf("with rules alone the toy lacks\n%s\nwant\n%s", strings.Join(why, "\n"), strings.Join(want, "\n"))
	}

	toykind.Register()
	if !slices.Contains(rules.Kinds(), rules.Oware) || !slices.Contains(rules.Kinds(), toy.Kind) {
		t.Fatalf("the kinds are %v", rules.Kinds())
	}
	for _, k := range rules.Kinds() {
		for _, c := range checks {
			t.Run(k.String()+"/"+c.name, func(t *testing.T) {
				t.Parallel()
				if err := c.test(k); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// variantsOf returns variants of a kind that can be played, in which each answer to each choice comes up.
func variantsOf(k rules.Kind) (all []rules.Variant) {
	all = []rules.Variant{k.Usual()}
	for _, c := range k.Choices() {
		for _, word := range c.Values {
			if v, ok := k.Choose(map[string]string{c.Name: word}, nil); ok && !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	return all
}

// longest is where a random game that does not end is left.
const longest = 400

// randomGames plays random games of every variant of a kind, and calls see at the start and after every move until it
// returns an error. They are the same games at every call.
func randomGames(k rules.Kind, see func(g *rules.Game) error) error {
	for i, v := range variantsOf(k) {
		rnd := rand.New(rand.NewPCG(uint64(i), uint64(k)))
		for n := range long.Times(2) {
			g := rules.NewGame(v, rules.Side(n%2))
			for {
				if err := see(g); err != nil {
					return fmt.Errorf("%w, in\n%s", err, g)
				}
				if g.Result().Over() || g.Ply() >= longest {
					break
				}
				if err := playAny(g, rnd); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// playAny plays a legal house of a side that is to choose, or the next round.
func playAny(g *rules.Game, rnd *rand.Rand) error {
	if g.BetweenRounds() {
		return g.NextRound()
	}
	side := g.Choosing()[rnd.IntN(len(g.Choosing()))]
	legal := slices.Collect(g.LegalOf(side).All())
	return g.Play(rules.Pit{Side: side, House: legal[rnd.IntN(len(legal))]})
}

// eachMove calls see for every legal move of random games that stand in no opening.
func eachMove(k rules.Kind, see func(v rules.Variant, p rules.Position, h rules.House) error) error {
	return randomGames(k, func(g *rules.Game) error {
		if g.Opening() {
			return nil
		}
		for h := range g.Legal().All() {
			if err := see(g.Variant(), g.Position(), h); err != nil {
				return fmt.Errorf("house %s: %w", h.Letter(g.Position().Turn()), err)
			}
		}
		return nil
	})
}
