package ogn

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"awele/rules"
)

// lineWidth is the length of the longest line of turns, in letters.
const lineWidth = 79

// Write returns a file with the game up to the present. Of the tags those are left out whose name is not made of
// letters, digits and underscores, and those that the game itself has.
func Write(g *rules.Game, tags map[string]string) []byte {
	var b strings.Builder
	tag := func(name, value string) { fmt.Fprintf(&b, "[%s \"%s\"]\n", name, escape(value)) }
	tag(variantTag, variantText(g.Variant()))
	for _, name := range roster {
		value := tags[name]
		if value == "" {
			value = unknown
		}
		tag(name, value)
	}
	result := resultText(g)
	tag(resultTag, result)
	if start := g.PositionAt(0); start != g.Variant().Start(rules.South) {
		tag(startTag, start.Text(g.Variant().Houses))
	}
	for _, name := range slices.Sorted(maps.Keys(tags)) {
		if isName(name) && canonical(name) == name && !slices.Contains(roster, name) && !ofGame(name) {
			tag(name, tags[name])
		}
	}
	b.WriteByte('\n')
	wrap(&b, append(numbered(turns(g)), result))
	return []byte(b.String())
}

// variantText returns the value of the tag Variant.
func variantText(v rules.Variant) string {
	if v == rules.Oware.Usual() {
		return abapa
	}
	return v.String()
}

// resultText returns the seeds of South and of North at the end, or * while the game goes on.
func resultText(g *rules.Game) string {
	if !g.Result().Over() {
		return "*"
	}
	return scores(g.Position())
}

// scores returns the seeds in both stores, as a result has them.
func scores(p rules.Position) string {
	return fmt.Sprintf("%d-%d", p.Store(rules.South), p.Store(rules.North))
}

// turns returns the words of the game: both lists of a joint opening, then one for each turn and each pass.
func turns(g *rules.Game) (words []string) {
	words, ply := openingLists(g)
	var mover rules.Side
	first := true // turn of the game, or of a round
	for ply < g.Ply() {
		pit, ok := g.MoveAt(ply + 1)
		if !ok {
			ply++
			words = append(words, unplayed(g, ply))
			first = true
			continue
		}
		if !first && pit.Side == mover {
			words = append(words, pass)
		}
		mover, first = pit.Side, false
		before := g.PositionAt(ply).Store(mover)
		letters := ""
		for again := true; again; {
			ply++
			letters += pit.String()
			again = ply < g.Ply() && movesAgain(g, ply)
			if again {
				pit, again = g.MoveAt(ply + 1)
			}
		}
		if n := g.PositionAt(ply).Store(mover) - before; n > 0 {
			letters += "+" + strconv.Itoa(n)
		}
		words = append(words, letters)
	}
	return words
}

const (
	pass      = "-" // of a side that has nothing to move
	agreement = "=" // to stop
	nextRound = "/" // begins
)

// unplayed returns the word for move number ply, in which no house was played.
func unplayed(g *rules.Game, ply int) string {
	if g.BeginsRound(ply) {
		return nextRound
	}
	return agreement
}

// movesAgain reports whether move number ply gave its side another one in the same turn.
func movesAgain(g *rules.Game, ply int) bool {
	return slices.ContainsFunc(g.StepsAt(ply), func(s rules.Step) bool { return s.Kind == rules.ExtraTurn })
}

// openingLists returns the choices of South and of North in a joint opening, and the number of moves that they are. A
// secret one is left out.
func openingLists(g *rules.Game) (words []string, plies int) {
	var lists [2]string
	for ply := 1; ply <= g.Ply() && g.OpeningAt(ply-1); ply++ {
		if !g.Hidden(ply) {
			pit, _ := g.MoveAt(ply)
			lists[pit.Side] += pit.String()
		}
		plies = ply
	}
	if lists[rules.South] != "" {
		words = lists[:]
	}
	return words, plies
}

// numbered puts a number before every other turn, and before the first of a round.
func numbered(words []string) (all []string) {
	turns := 0
	for _, word := range words {
		switch {
		case word == nextRound:
			turns += turns % 2
		case word != agreement:
			if turns%2 == 0 {
				all = append(all, strconv.Itoa(turns/2+1)+".")
			}
			turns++
		}
		all = append(all, word)
	}
	return all
}

// wrap writes words in lines.
func wrap(b *strings.Builder, words []string) {
	width := 0
	for _, word := range words {
		switch {
		case width == 0:
		case width+1+len(word) > lineWidth:
			b.WriteByte('\n')
			width = 0
		default:
			b.WriteByte(' ')
			width++
		}
		b.WriteString(word)
		width += len(word)
	}
	b.WriteByte('\n')
}
