package uci

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"time"

	"awele/rules"
	"awele/tux/search"
)

// limits are what ends a search.
type limits struct {
	depth, nodes int
	time         time.Duration  // 0 is without end
	endless      bool           // ends by stop alone
	ponder       bool           // no limit counts before ponderhit
	only         rules.HouseSet // searched, or all where there is none
	perft        int            // -1: too deep
}

// waits reports whether the search ends by stop alone as yet.
func (l *limits) waits() bool { return l.endless || l.ponder }

const (
	// movesToGo is in how many moves the rest of the time is used where nobody says so.
	movesToGo = 25
	// leastTime is searched where there is none left.
	leastTime = time.Millisecond
	// guessNodes are searched where a limit was meant that is not known here.
	guessNodes = 1_000_000
)

// clock is the time of the side to move.
type clock struct {
	given          bool
	left, more     time.Duration // more for each move
	movesUntilMore int
}

// share returns the time for one move: never more than half of what is left.
func (c *clock) share() time.Duration {
	return max(leastTime, min(c.left/time.Duration(c.movesUntilMore+1)+c.more/2, c.left/2))
}

// readLimits reads what stands after the command go, for the side to move. What is not understood is left out, with a
// sentence for each; a number that is too small counts as the smallest.
func readLimits(words []string, turn rules.Side) (l limits, troubles []error) {
	l = limits{depth: search.MaxDepth, nodes: math.MaxInt, endless: true}
	own := clock{movesUntilMore: movesToGo}
	infinite := false
	for i := 0; i < len(words); i++ {
		word := words[i]
		switch word {
		case "infinite":
			infinite = true
			continue
		case "ponder":
			l.ponder = true
			continue
		case "searchmoves":
			for i+1 < len(words) && l.addMoves(words[i+1]) {
				i++
			}
			continue
		}
		n, err := 0, fmt.Errorf("go %s: the number is missing", word)
		if i+1 < len(words) && !isWord(words[i+1]) {
			i++
			if n, err = strconv.Atoi(words[i]); errors.Is(err, strconv.ErrRange) {
				err = nil // it is the largest there is
			} else if err != nil {
				err = fmt.Errorf("go %s: %q is not a number", word, words[i])
			}
		}
		if !numbered[word] {
			err = fmt.Errorf("go: %q is not known here", word)
		}
		if err != nil {
			troubles = append(troubles, err)
			continue
		}
		l.limit(word, n, turn, &own)
		if l.perft < 0 {
			troubles = append(troubles, fmt.Errorf("go perft %d: a number from 1 to %d is wanted", n, search.MaxDepth))
		}
	}
	if own.given {
		l.time, l.endless = own.share(), false
	}
	if l.endless && len(troubles) > 0 && !infinite && !l.ponder { // something was to end it
		l.nodes, l.endless = guessNodes, false
	}
	return l, troubles
}

// numbered are the words after go that have a number.
var numbered = map[string]bool{
	"depth": true, "nodes": true, "movetime": true, "perft": true, "mate": true, "wtime": true, "btime": true, "winc": true, "binc": true,
	"movestogo": true,
}

// isWord reports whether a word is one of those that may stand after go.
func isWord(word string) bool {
	return numbered[word] || word == "infinite" || word == "ponder" || word == "searchmoves"
}

// limit sets the limit that a word and its number stand for.
func (l *limits) limit(word string, n int, turn rules.Side, own *clock) {
	const longest = math.MaxInt32 // milliseconds: three weeks
	ms := time.Duration(max(0, min(n, longest))) * time.Millisecond
	ours := (word[0] == 'w') == (turn == rules.South)
	switch word {
	case "depth":
		l.depth = max(1, min(n, l.depth))
	case "mate": // in n moves of the side to move
		l.depth = max(1, min(2*min(n, search.MaxDepth)-1, l.depth))
	case "nodes":
		l.nodes = max(1, n)
	case "movetime":
		l.time = max(leastTime, ms)
	case "perft":
		if l.perft = n; n < 1 || n > search.MaxDepth {
			l.perft = -1
		}
	case "wtime", "btime":
		if ours {
			own.given, own.left = true, ms
		}
		return
	case "winc", "binc":
		if ours {
			own.more = ms
		}
		return
	case "movestogo":
		own.movesUntilMore = max(1, min(n, longest))
		return
	}
	l.endless = false
}

// addMoves adds the houses that a word names, and reports whether it names any.
func (l *limits) addMoves(word string) bool {
	var houses rules.HouseSet
	for _, c := range word {
		pit, ok := rules.ParsePit(string(c))
		if !ok {
			return false
		}
		houses |= 1 << pit.House
	}
	l.only |= houses
	return houses != 0
}
