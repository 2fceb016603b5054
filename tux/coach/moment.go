package coach

import (
	"slices"

	"awele/rules"
	"awele/tux/search"
)

// Moment is a move of a game that mattered: a mistake, with what would have been better, or, in a game without one, a
// deed worth praise.
type Moment struct {
	Ply    int // moves that were played before it: it was played in [rules.Game.PositionAt] Ply
	Side   rules.Side
	Played rules.House
	// Better is the move that full strength prefers, and Why its reason; for a deed Better is Played.
	Better rules.House
	Why    Hint
	// Lost is how many seeds the played move loses against the better one in the end, as far as the search sees, and
	// at least MistakeFrom; 0 for a deed. A game that is sure to be won counts as a lead of sureLead seeds; where one of
	// the two moves is so judged, which Sure tells, the number says little.
	Lost int
	Sure bool
	Cost Cost // what the mistake opened

	turn int // which turn of the game it belongs to: in some games a turn has several moves
}

// Praise reports whether the moment is a deed and no mistake.
func (m *Moment) Praise() bool { return m.Better == m.Played }

// plain reports whether the board itself shows what was lost: seeds that could be captured. From such a mistake more is
// to be learnt than from one that only a search can see.
func (m *Moment) plain() bool {
	return m.Cost.Seeds > 0 || m.Why.Reason == Takes || m.Why.Reason == Saves || m.Why.Reason == Finishes
}

// sameLesson reports whether two mistakes of a side lie near each other and have the same move and reason for a better
// one: who has seen one of them learns nothing from the other.
func (m *Moment) sameLesson(o *Moment) bool {
	apart := m.Ply - o.Ply
	return m.Side == o.Side && m.Better == o.Better && m.Why.Reason == o.Why.Reason && max(apart, -apart) <= lessonPlies
}

// sameSeeds reports whether one of two mistakes gave seeds away that the other, which answers it, failed to take: they
// tell the same story.
func (m *Moment) sameSeeds(o *Moment) bool {
	giver, taker := m, o
	if taker.Ply < giver.Ply {
		giver, taker = taker, giver
	}
	takes := taker.Why.Reason == Takes || taker.Why.Reason == Finishes
	return giver.Ply+1 == taker.Ply && giver.Side != taker.Side && takes && giver.Cost.Houses&taker.Why.Houses != 0
}

// near reports whether two mistakes lie within so few moves that they show the same part of the game.
func (m *Moment) near(o *Moment) bool {
	apart := m.Ply - o.Ply
	return max(apart, -apart) <= nearPlies
}

const (
	// MistakeFrom is the number of seeds from which on a loss is called a mistake.
	MistakeFrom = 2
	// MostMoments is the largest number of moments that a review finds.
	MostMoments = 3

	// sureLead is what a game that is sure to be won is worth in seeds: who leads by more loses nothing by winning
	// later, and who is far behind loses nothing more by losing for sure.
	sureLead = 6
	// searchedWeight is how much less than others a mistake weighs that only a search can see.
	searchedWeight = 3
	// lessonPlies is how near to each other, in moves of either side, two mistakes may be the same lesson.
	lessonPlies = 8
	// nearPlies is within how many moves of either side mistakes are near each other.
	nearPlies = 4
	// decidedLead is the lead in seeds from which on a further seed matters no more.
	decidedLead = 15
)

// weighed is a mistake and how much it mattered for who wins, in parts of a seed.
type weighed struct {
	Moment
	weight int
}

// selectMoments takes of what was found the greatest mistake of each side into the moments, and then the weightiest, those
// first that lie in another part of the game. Only the greatest of each side may be all there is, and near each other.
func (r *Review) selectMoments() {
	slices.SortStableFunc(r.found, func(a, b weighed) int { return b.weight - a.weight })
	var chosen []*Moment
	take := func(fits func(m *Moment) bool) bool {
		for i := range r.found {
			m := &r.found[i].Moment
			told := func(o *Moment) bool { return o == m || o.turn == m.turn || o.sameLesson(m) || o.sameSeeds(m) }
			if len(chosen) < MostMoments && !slices.ContainsFunc(chosen, told) && fits(m) {
				chosen = append(chosen, m)
				return true
			}
		}
		return false
	}
	apart := func(m *Moment) bool { return !slices.ContainsFunc(chosen, m.near) }
	spreads := func(m *Moment) bool { return spread(append(chosen, m)) }
	take(apart)
	take(func(m *Moment) bool { return m.Side != chosen[0].Side })
	for take(apart) {
	}
	for take(spreads) {
	}
	for _, m := range chosen {
		r.moments = append(r.moments, *m)
	}
	slices.SortFunc(r.moments, func(a, b Moment) int { return a.Ply - b.Ply })
}

// spread reports whether not all mistakes are near each other.
func spread(all []*Moment) bool {
	return slices.ContainsFunc(all, func(m *Moment) bool {
		return slices.ContainsFunc(all, func(o *Moment) bool { return !m.near(o) })
	})
}

// Deed returns what side s did best: its greatest capture or, if it made none, the greatest that it prevented, or that it
// finished the game. ok is false before Work is done, and if there was nothing of the kind.
func (r *Review) Deed(s rules.Side) (m Moment, ok bool) {
	if !r.Done() {
		return Moment{}, false
	}
	for ply := range r.plies {
		p, h, ok := r.moveAt(ply)
		if !ok || p.Turn() != s {
			continue
		}
		v := r.game.Variant()
		why := Explain(v, p, h, rules.NoHouse)
		if why.Reason == Finishes && why.Seeds > 0 {
			why.Reason = Takes
		}
		if better := deedRank(why) > deedRank(m.Why); better {
			m = Moment{Ply: ply, Side: s, Played: h, Better: h, Why: why, Cost: noCost()}
		}
	}
	return m, deedRank(m.Why) > 0
}

// deedRank puts captures over savings and large ones over small.
func deedRank(h Hint) int {
	switch h.Reason {
	case Takes:
		return rules.MaxSeeds + h.Seeds
	case Saves:
		return 1 + h.Seeds - h.Left
	case Finishes:
		return 1
	}
	return 0
}

// lossOf returns how much worse house h is than the best of a ranking, in parts of a seed, and how much of that matters
// for who wins.
func lossOf(r *search.Ranking, h rules.House) (lost, weight int) {
	for _, m := range r.Moves() {
		if m.House == h {
			best, played := outcomeValue(r.BestValue()), outcomeValue(m.Value)
			capped := func(v int) int { return max(-decidedLead*search.SeedValue, min(v, decidedLead*search.SeedValue)) }
			return best - played, capped(best) - capped(played)
		}
	}
	return 0, 0
}

// isSure reports whether the best of a ranking or house h decides the game.
func isSure(r *search.Ranking, h rules.House) bool {
	for i, m := range r.Moves() {
		if (i == 0 || m.House == h) && (m.Value > search.Decided || m.Value < -search.Decided) {
			return true
		}
	}
	return false
}

// outcomeValue returns a value of the search with a game that is sure to be won or lost as a lead.
func outcomeValue(value int) int {
	switch {
	case value > search.Decided:
		return sureLead * search.SeedValue
	case value < -search.Decided:
		return -sureLead * search.SeedValue
	}
	return value
}
