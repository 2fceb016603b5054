package main

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/search"
)

// sample is a position of a game, and how far ahead the side to move was at its end, in seeds.
type sample struct {
	pos  rules.Position
	lead int
}

// player plays games of the search with itself.
type player struct {
	searcher *search.Searcher
	nodes    int
	plain    bool
}

const (
	openingPlies = 15 // at most so many random moves begin a game
	oddMove      = 12 // and later every so many-th is one too, so that games differ
	longest      = 300
)

// game plays a game from some random moves on and returns its positions, but for those that the search sees decided.
func (p *player) game(seed, number uint64) (samples []sample) {
	if p.searcher == nil {
		p.searcher = search.New()
	}
	rnd := rand.New(rand.NewPCG(seed, number))
	g := rules.NewGame(rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat), rules.South)
	for range 2 + rnd.IntN(openingPlies-1) {
		playAny(g, rnd)
	}
	for !g.Result().Over() && g.Ply() < longest {
		job := p.searcher.Rank(g, search.Limits{Depth: search.MaxDepth, Nodes: p.nodes, Plain: p.plain}, nil)
		for !job.Work(p.nodes) {
		}
		best, value := job.Ranking().Best(), job.Ranking().BestValue()
		if value > -search.Decided && value < search.Decided {
			samples = append(samples, sample{pos: g.Position()})
		}
		if rnd.IntN(oddMove) == 0 {
			playAny(g, rnd)
			continue
		}
		if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: best}); err != nil {
			panic(err) // the search ranks legal moves only
		}
	}
	end := rules.Share(g.Position())
	for i := range samples {
		me := samples[i].pos.Turn()
		samples[i].lead = end.Store(me) - end.Store(me.Other())
	}
	return samples
}

// playAny plays any legal move, if there is one.
func playAny(g *rules.Game, rnd *rand.Rand) {
	legal := g.Legal()
	if legal == 0 {
		return
	}
	for range rnd.IntN(legal.Len()) {
		legal &= legal - 1
	}
	if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: legal.First()}); err != nil {
		panic(err) // it is legal
	}
}
