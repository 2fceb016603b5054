package rules_test

import (
	"fmt"

	"awele/rules"
	"awele/rules/toy"
)

func Example() {
	g := rules.NewGame(rules.NewOware(4, rules.NoCapture, rules.OfferShare), rules.South)
	for _, letter := range []string{"F", "c", "E"} {
		pit, _ := rules.ParsePit(letter)
		if err := g.Play(pit); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(g.Position())
	fmt.Println(g.Position().Turn(), "may choose from", g.Legal().Len(), "houses")
	// Output:
	// 5-5-4-4-0-1-6-6-1-6-5-5-0-0-N
	// North may choose from 6 houses
}

// A finished game says who won and how.
func ExampleGame_Result() {
	g := rules.NewGame(rules.NewOware(4, rules.NoCapture, rules.OfferShare), rules.South)
	for _, letter := range []string{"F", "c", "E", "b", "C", "f", "D", "b", "B", "d", "A", "e"} {
		pit, _ := rules.ParsePit(letter)
		if err := g.Play(pit); err != nil {
			fmt.Println(err)
		}
	}
	r := g.Result()
	fmt.Println(r.Outcome, "by", r.Method)
	fmt.Println(g.Check(rules.Pit{Side: rules.South, House: 0}))
	// Output:
	// North wins by majority
	// the game is over
}

// A refused move has a reason.
func ExampleVariant_Check() {
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	p, _, _ := rules.ParsePosition("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S")
	for _, letter := range []string{"A", "B", "F", "a"} {
		pit, _ := rules.ParsePit(letter)
		fmt.Printf("%s: %v\n", letter, v.Check(p, pit))
	}
	// Output:
	// A: the opponent has no seeds: choose a house that reaches the other row
	// B: the house is empty
	// F: <nil>
	// a: the house does not belong to the side to move
}

// What happens in a move, seed by seed.
func ExampleVariant_Steps() {
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	p, _, _ := rules.ParsePosition("0-0-0-0-0-2-1-2-4-0-0-0-19-20-S")
	for _, s := range v.Steps(p, 5) {
		switch s.Kind {
		case rules.Lift:
			fmt.Println("lift", s.Seeds, "from", s.From)
		case rules.Drop:
			fmt.Println("drop one in", s.To)
		case rules.Capture:
			fmt.Println("capture", s.Seeds, "from", s.From)
		}
	}
	// Output:
	// lift 2 from F
	// drop one in a
	// drop one in b
	// capture 3 from b
	// capture 2 from a
}

// A search goes through the legal moves of a position.
func ExampleVariant_Legal() {
	v := rules.NewOware(4, rules.Forbidden, rules.OfferShare)
	p, _, _ := rules.ParsePosition("0-0-0-0-1-1-1-0-0-0-0-0-22-23-S")
	for h := range v.Legal(p).All() {
		fmt.Println(h.Letter(p.Turn()), v.Next(p, h))
	}
	// Output:
	// E 0-0-0-0-0-2-1-0-0-0-0-0-22-23-N
}

// A game is saved as text, with the moves that were undone behind a bar.
func ExampleParseGame() {
	g, err := rules.ParseGame("oware seeds=4\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c E b\n")
	if err != nil {
		fmt.Println(err)
		return
	}
	g.Undo()
	fmt.Print(g)
	_, err = rules.ParseGame("oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF F\n")
	fmt.Println(err)
	// Output:
	// oware
	// 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
	// F c E | b
	// game text, line 3: move 2, "F": the house does not belong to the side to move
}

// When the board comes back the players may agree to share what is left.
func ExampleGame_Agree() {
	g, _ := rules.ParseGame("oware\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F")
	fmt.Println(g.Agree())
	g.Play(rules.Pit{Side: rules.North, House: 5})
	fmt.Println(g.Repeats(), "repeat")
	fmt.Println(g.Agree(), g.Result().Outcome, "by", g.Result().Method)
	// Output:
	// the players may not agree to stop here
	// 1 repeat
	// <nil> draw by agreement
}

// Known counts catch any fault in the rules.
func ExampleVariant_Perft() {
	v := rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)
	fmt.Println(v.Perft(v.Start(rules.South), 6))
	// Output: 27332
}

// Where both sides sow their first turn at the same time, each chooses in secret; a hand may wait for another choice.
func ExampleGame_Opening() {
	g := rules.NewGame(toy.New(), rules.South)
	for _, letter := range []string{"C", "c", "B", "a"} {
		pit, _ := rules.ParsePit(letter)
		fmt.Println(g.Choosing(), "choosing:", pit, g.Play(pit))
	}
	fmt.Println("opening goes on:", g.Opening())
	fmt.Print(g)
	// Output:
	// [South North] choosing: C <nil>
	// [North] choosing: c <nil>
	// [South] choosing: B <nil>
	// [North] choosing: a <nil>
	// opening goes on: false
	// toy
	// 3-3-3-3-3-3-3-3-3-3-0-0-S
	// C c B a
}
