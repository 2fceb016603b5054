package main

import (
	"cmp"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"awele/lessons/puzzles"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// candidate is a moment that was proved, with how many of the simulated children find it.
type candidate struct {
	puzzles.Puzzle
	found float64 // part of the tries of all children
	key   key
}

// key is what makes two puzzles the same: what lies on the board, whatever is in the stores.
type key struct{ mover, other uint64 }

// keyOf returns the key of a position.
func keyOf(p rules.Position) key {
	const houses = 1<<56 - 1 // not the stores
	mover, other := p.Rows()
	return key{mover & houses, other & houses}
}

// firstPly is the first move after which a moment may be a puzzle: the start has been seen by everybody.
const firstPly = 6

// batch is how many games are played before it is looked whether there are enough.
const batch = 256

// find plays games until there are enough puzzles of a variant, and returns them by their steps of difficulty.
func find(v rules.Variant, want, games int, seed uint64) []puzzles.Puzzle {
	var all []candidate
	seen := map[key]bool{}
	count := map[string]int{}
	for from := 0; from < games && len(all) < want; from += batch {
		for _, found := range play(v, from, min(batch, games-from), seed) {
			if seen[found.key] || len(all) == want || count[found.Motif] >= want/mostOfMotif {
				continue
			}
			seen[found.key] = true
			count[found.Motif]++
			all = append(all, found)
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(b.found, a.found) }) // the easy ones first
	found := make([]puzzles.Puzzle, len(all))
	for i := range all {
		all[i].Step = 1 + i*puzzles.Steps/len(all)
		found[i] = all[i].Puzzle
	}
	return found
}

// mostOfMotif is the part of all puzzles that one motif may have at most: a quarter.
const mostOfMotif = 4

// play plays some games at once and returns their puzzles in the order of the games.
func play(v rules.Variant, from, games int, seed uint64) (all []candidate) {
	found := make([][]candidate, games)
	var wait sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			p := newProver(v)
			for i := range next {
				found[i] = p.game(uint64(from+i), seed)
			}
		})
	}
	for i := range games {
		next <- i
	}
	close(next)
	wait.Wait()
	for _, f := range found {
		all = append(all, f...)
	}
	return all
}

// game plays a game between two players of any strength, and returns the moments of it that are puzzles, at most two, so
// that no game is seen again and again.
func (p *prover) game(number, seed uint64) (found []candidate) {
	const mostOfGame = 2
	rnd := rand.New(rand.NewPCG(seed, number))
	children := slices.Clone(p.children)
	g := rules.NewGame(p.variant, rules.South)
	var players [2]learner.Player
	for s := range players {
		if rnd.IntN(2) == 0 {
			players[s] = &children[rnd.IntN(len(children))]
		} else {
			players[s] = &learner.Tux{Engine: p.engine, Level: tux.Level(1 + rnd.IntN(5))}
		}
		players[s].Restart(rnd.Uint64())
	}
	moves := ""
	for !g.Result().Over() && !g.BetweenRounds() && g.Repeats() == 0 {
		if !g.Opening() && g.Ply() >= firstPly && g.Position().Turn() == rules.South && len(found) < mostOfGame {
			if c, ok := p.moment(g, moves); ok {
				found = append(found, c)
			}
		}
		side := g.Position().Turn()
		pit := rules.Pit{Side: side, House: players[side].Move(g)}
		if g.Play(pit) != nil {
			break
		}
		moves += pit.String()
	}
	return found
}
