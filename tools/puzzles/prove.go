package main

import (
	"slices"

	"awele/lessons/puzzles"
	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
	"awele/tux/endgame"
	"awele/tux/learner"
	"awele/tux/search"
)

// margin is by how much the best house must be better than every other, in hundredths of a seed.
const margin = 300

// leastLegal is how many houses must be legal at least.
const leastLegal = 3

// look is a search of one depth.
type look struct{ depth, nodes int }

// looks are the searches that must all find the same house better by the margin, the cheap ones first. The last two are
// the proof.
var looks = []look{{3, 3_000}, {7, 60_000}, {10, 400_000}}

// slowLooks are those of games whose turns branch more.
var slowLooks = []look{{1, 3_000}, {2, 60_000}, {4, 400_000}}

// prover proves that a house is the only good one.
type prover struct {
	variant  rules.Variant
	searcher *search.Searcher
	engine   *tux.Engine
	children []learner.Child
	looks    []look
}

// tableSeeds is how many seeds the endgame table knows that the proof asks.
const tableSeeds = 10

func newProver(v rules.Variant) *prover {
	p := &prover{variant: v, searcher: search.New(), engine: tux.NewEngine(), children: learner.Children(), looks: looks}
	if v.Kind == rules.Congkak {
		p.looks = slowLooks
		p.children = slices.DeleteFunc(p.children, func(c learner.Child) bool { return c.Plies > 2 }) // minutes a game
	}
	if c, ok := endgame.For(v); ok {
		b := endgame.NewBuilder(endgame.NewTable(c), tableSeeds)
		for !b.Work(1 << 20) {
		}
		p.searcher.Endgames(b.Table())
	}
	return p
}

// only returns the one house of the side to move that is better than every other by the margin, by every look, and the
// answer that is expected.
func (p *prover) only(g *rules.Game) (best, reply rules.House, ok bool) {
	legal := g.Legal()
	if legal.Len() < leastLegal {
		return best, reply, false
	}
	for i, l := range p.looks {
		a := p.searcher.Analyse(g, l.depth, l.nodes, 2*margin)
		for !a.Work(l.nodes) {
		}
		h := a.Best().House
		if i > 0 && h != best {
			return best, reply, false
		}
		best = h
		for other := range legal.All() {
			if other != h && a.Loss(other) < margin {
				a.Close()
				return best, reply, false
			}
		}
		reply = rules.NoHouse
		if line := a.PrincipalVariation(); len(line) > 1 && line[1].Side != g.Position().Turn() {
			reply = line[1].House
		}
		a.Close()
	}
	return best, reply, true
}

// mostOwn is how many own moves a puzzle has at most.
const mostOwn = 3

// moment returns the puzzle that the present of a game is, which the moves led to; ok is false where it is none.
func (p *prover) moment(g *rules.Game, moves string) (c candidate, ok bool) {
	best, reply, ok := p.only(g)
	if !ok || !p.tempting(g, best) {
		return c, false
	}
	motif := motifOf(p.variant, g.Position(), best, reply)
	if motif == "" {
		return c, false
	}
	c = candidate{key: keyOf(g.Position()), Puzzle: puzzles.Puzzle{
		Variant: p.variant, Moves: moves, Motif: motif, Line: p.line(g, best, reply),
	}}
	c.found = p.foundBy(g, best)
	return c, true
}

// tempting reports whether there is a house that a child would rather take: another one that stores seeds or, where the
// best stores none, any.
func (p *prover) tempting(g *rules.Game, best rules.House) bool {
	stored := func(h rules.House) int {
		return p.variant.Next(g.Position(), h).Store(rules.South) - g.Position().Store(rules.South)
	}
	if stored(best) == 0 {
		return true
	}
	for h := range g.Legal().All() {
		if h != best && stored(h) > 0 {
			return true
		}
	}
	return false
}

// line returns the way of a puzzle: as long as each own move is again the only right one, three own moves at most.
func (p *prover) line(g *rules.Game, best, reply rules.House) []rules.House {
	line := []rules.House{best}
	next := g.Clone()
	for range mostOwn - 1 {
		if next.Play(rules.Pit{Side: rules.South, House: line[len(line)-1]}) != nil || next.Result().Over() ||
			next.Position().Turn() != rules.North || reply == rules.NoHouse {
			break
		}
		if next.Play(rules.Pit{Side: rules.North, House: reply}) != nil || next.Result().Over() || next.Position().Turn() != rules.South {
			break
		}
		own, answer, ok := p.only(next)
		if !ok {
			break
		}
		line = append(line, reply, own)
		reply = answer
	}
	return line
}

// tries is how often a child tries whose choice is not the same each time.
const tries = 30

// foundBy returns in what part of their tries the simulated children find a house, all children alike.
func (p *prover) foundBy(g *rules.Game, best rules.House) float64 {
	sum := 0.0
	for i := range p.children {
		sum += share(&p.children[i], g, best)
	}
	return sum / float64(len(p.children))
}

// share returns in what part of its tries a child finds a house.
func share(child *learner.Child, g *rules.Game, best rules.House) float64 {
	found := 0
	for seed := range uint64(tries) {
		child.Restart(seed)
		if child.Move(g) == best {
			found++
		}
	}
	return float64(found) / tries
}

// motifs are the names of what the reasons of the coach are about. A reason that has none names nothing that a child could
// look for.
var motifs = map[coach.Reason]string{
	coach.Saves: "save", coach.Threatens: "prepare", coach.TakesBack: "back", coach.TooDear: "decline", coach.Declines: "decline",
	coach.AvoidsSlam: "slam", coach.StopsKroo: "kroo", coach.Builds: "kroo", coach.Keeps: "kroo", coach.KeepsHome: "home",
	coach.Careful: "careful", coach.LeastEvil: "least", coach.Gives: "least", coach.Shelters: "shelter", coach.Joins: "shelter",
	coach.MustFeed: "feed", coach.Finishes: "win", coach.SureWin: "win", coach.SureDraw: "hold", coach.Quiet: "quiet",
	coach.Stores: "store", coach.Gathers: "store", coach.PlaysAgain: "again", coach.Chain: "turns", coach.Readies: "prepare", coach.StopsAgain: "deny",
}

// motifOf returns the motif of a move, by the reason that the coach gives for it; "" for none.
func motifOf(v rules.Variant, p rules.Position, h, reply rules.House) string {
	hint := coach.Explain(v, p, h, reply)
	if hint.Reason != coach.Takes {
		return relayed(v, p, h, motifs[hint.Reason])
	}
	lap := p.Seeds(rules.Pit{Side: p.Turn(), House: h}) >= 2*v.Houses
	switch {
	case v.Kind != rules.Oware:
		return relayed(v, p, h, "across")
	case lap:
		return "lap"
	case hint.Houses.Len() > 1:
		return "chain"
	case hint.Seeds > 2:
		return "three"
	default:
		return "two"
	}
}

// relayed returns the motif of a move that is a relay of several laps, or the motif as it is.
func relayed(v rules.Variant, p rules.Position, h rules.House, motif string) string {
	for _, s := range v.Steps(p, h) {
		if s.Kind == rules.Relay && motif != "" {
			return "relay-" + motif
		}
	}
	return motif
}
