package words

import (
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// storing says what happens in the games whose stores are sown: Kalah and Congkak.
type storing struct {
	ends map[rules.Method]i18n.Key // why a game is over, but for a majority
}

var (
	kalah   = storing{map[rules.Method]i18n.Key{rules.NoMove: i18n.EndRowEmpty, rules.Agreed: i18n.EndAgreed}}
	congkak = storing{map[rules.Method]i18n.Key{rules.NoMove: i18n.EndAllStored, rules.Agreed: i18n.EndAgreed, rules.Rounds: i18n.EndRounds}}
)

func init() {
	Register(rules.Kalah, kalah)
	Register(rules.Congkak, congkak)
}

// Hint implements Kind. What is no matter of the stores is said as in Oware.
func (storing) Hint(text Text, h *coach.Hint, duo bool) string {
	switch h.Reason {
	case coach.PlaysAgain:
		return text(i18n.HintAgain)
	case coach.Chain:
		return text(i18n.HintChain, h.Seeds)
	case coach.StopsAgain:
		if duo {
			return text(i18n.HintStopAgainDuo)
		}
		return text(i18n.HintStopAgain)
	case coach.Readies:
		return text(i18n.HintReady)
	case coach.Stores:
		return text(i18n.HintStore, h.Seeds)
	case coach.Gathers:
		return text(i18n.HintGather, h.Seeds)
	}
	return oware{}.Hint(text, h, duo)
}

// Does implements Kind.
func (storing) Does(text Text, h *coach.Hint) (said string, ok bool) {
	switch h.Reason {
	case coach.PlaysAgain:
		return text(i18n.LookAgain), true
	case coach.Chain:
		return text(i18n.LookChain, h.Seeds), true
	case coach.StopsAgain:
		return text(i18n.LookStopAgain), true
	case coach.Readies:
		return text(i18n.LookReady), true
	case coach.Stores, coach.Gathers:
		return text(i18n.LookStore, h.Seeds), true
	}
	return oware{}.Does(text, h)
}

// Better implements Kind.
func (s storing) Better(text Text, m *coach.Moment) (said string, ok bool) {
	return s.Does(text, &m.Why)
}

// Event implements Kind.
func (storing) Event(k rules.StepKind, who Who) (said i18n.Key, ok bool) {
	told, ok := storingEvents[k]
	return told[who], ok
}

// storingEvents are what is said of a step of somebody's move.
var storingEvents = map[rules.StepKind][4]i18n.Key{
	rules.ExtraTurn: {You: i18n.AgainYou, Tux: i18n.AgainTux, BottomRow: i18n.AgainOther, TopRow: i18n.AgainOther},
	rules.Relay:     {You: i18n.SowOn, Tux: i18n.SowOnTux, BottomRow: i18n.SowOn, TopRow: i18n.SowOn},
	rules.Pass:      {You: i18n.PassYou, Tux: i18n.PassTux, BottomRow: i18n.PassOther, TopRow: i18n.PassOther},
	rules.Begin:     {You: i18n.BeginYou, Tux: i18n.BeginTux, BottomRow: i18n.BeginSouth, TopRow: i18n.BeginNorth},
}

// Refusal implements Kind: only an empty house is refused, as in every game.
func (storing) Refusal(error) (said i18n.Key, ok bool) { return "", false }

// End implements Kind.
func (s storing) End(g *rules.Game, duo bool) i18n.Key {
	r := g.Result()
	if r.Method == rules.Majority {
		return Majority(r.Won(rules.South), duo)
	}
	return s.ends[r.Method]
}
