// Package words turns what happens into sentences: reasons of hints, steps of a move, whose turn it is, why a house is
// refused and how a game ends. The speech bubble says them; a voice and a screen reader can. It knows no screen. What
// differs from game to game stands in one file a game.
package words

import (
	"errors"
	"fmt"

	"awele/activity/match"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// Kind is what one kind of game says.
type Kind interface {
	// Hint returns the sentence for the reason of a hint. duo says that two people sit at this screen, where the other
	// is not Tux.
	Hint(text Text, h *coach.Hint, duo bool) string
	// Does says what is good about a move that has been shown; ok is false if only looking ahead tells.
	Does(text Text, h *coach.Hint) (said string, ok bool)
	// Better says what is good about the better move of a moment, or about a deed; ok is false if only looking ahead tells.
	Better(text Text, m *coach.Moment) (said string, ok bool)
	// Event returns the sentence for a step of somebody's move that a child would wonder at; ok is false for one that goes
	// without saying.
	Event(k rules.StepKind, who Who) (said i18n.Key, ok bool)
	// Refusal returns the sentence for a refusal that no other game has; ok is false for those that all games have.
	Refusal(err error) (said i18n.Key, ok bool)
	// End returns the sentence that says why a game is over, "" if that goes without saying.
	End(g *rules.Game, duo bool) i18n.Key
}

// Text gives the words of a message in the child's language.
type Text func(key i18n.Key, args ...any) string

// registered has the kinds that have words: each file of a game registers its own.
var registered = map[rules.Kind]Kind{}

// Register adds what a kind of game says. It is called from an init function or, for a kind that lives in a test, by that
// test. It panics if the kind has words already.
func Register(k rules.Kind, says Kind) {
	if registered[k] != nil {
		panic(fmt.Sprintf("words: %v has words already", k))
	}
	registered[k] = says
}

// Of returns what a kind of game says; ok is false for a kind that has no words and so cannot be played here.
func Of(k rules.Kind) (says Kind, ok bool) {
	says, ok = registered[k]
	return says, ok
}

// Speaker says what happens in a match.
type Speaker struct {
	Text  Text
	Seats match.Seats
	Kind  rules.Kind
}

// Who is the one of whom something is said.
type Who uint8

// You sit alone against Tux, or two people sit at the two rows.
const (
	You Who = iota
	Tux
	BottomRow
	TopRow
)

// who says who plays a side.
func (s *Speaker) who(side rules.Side) Who {
	if s.Seats.Shared() {
		return BottomRow + Who(side)
	}
	return You + Who(side)
}

// Hint says a hint: the reason when asked once, the house when asked again, and what the move does when it has been
// shown.
func (s *Speaker) Hint(h *coach.Hint, asked int) string {
	k, ok := Of(s.Kind)
	if asked == 2 || !ok {
		return s.Text(i18n.HintThisHouse)
	}
	if asked > 2 {
		if said, ok := k.Does(s.Text, h); ok {
			return said
		}
	}
	return k.Hint(s.Text, h, s.Seats.Shared())
}

// Event says a step of a side that a child would wonder at; ok is false for one that goes without saying.
func (s *Speaker) Event(step rules.StepKind, side rules.Side) (said string, ok bool) {
	k, known := Of(s.Kind)
	if !known {
		return "", false
	}
	key, ok := k.Event(step, s.who(side))
	if !ok {
		return "", false
	}
	return s.Text(key), true
}

// Takes says how many seeds a side has captured.
func (s *Speaker) Takes(side rules.Side, seeds int) string {
	takes := [...]i18n.Key{You: i18n.YouTake, Tux: i18n.TuxTakes, BottomRow: i18n.BottomTakes, TopRow: i18n.TopTakes}
	return s.Text(takes[s.who(side)], seeds)
}

// Turn says whose turn it is in a game that goes on.
func (s *Speaker) Turn(g *rules.Game) string {
	if g.Opening() {
		return s.opening(g)
	}
	switch turn := g.Position().Turn(); {
	case s.Seats.Shared() && turn == rules.South:
		return s.Text(i18n.SouthTurn)
	case s.Seats.Shared():
		return s.Text(i18n.NorthTurn)
	case turn == rules.South:
		return s.Text(i18n.YourTurn)
	case g.Ply() == 0:
		return s.Text(i18n.TuxStarts)
	}
	return s.Text(i18n.TuxThinking)
}

// opening says who is to choose a house in a joint opening: the first one in secret, another one when a hand has reached
// its store.
func (s *Speaker) opening(g *rules.Game) string {
	keys := [...]i18n.Key{You: i18n.ChooseAgain, Tux: i18n.TuxThinking, BottomRow: i18n.ChooseAgainSouth, TopRow: i18n.ChooseAgainNorth}
	if g.Ply() == 0 || g.Hidden(g.Ply()) {
		keys = [...]i18n.Key{You: i18n.ChooseTogether, Tux: i18n.TuxThinking, BottomRow: i18n.ChooseSouth, TopRow: i18n.ChooseNorth}
	}
	return s.Text(keys[s.who(g.Position().Turn())])
}

// MustFeed says that the side to move must give seeds.
func (s *Speaker) MustFeed(turn rules.Side) string {
	switch {
	case s.Seats.Shared():
		return s.Text(i18n.MustFeedOther)
	case turn == rules.South:
		return s.Text(i18n.MustFeedYou)
	}
	return s.Text(i18n.MustFeedTux)
}

// Refusal says why a house cannot be played by the side to move.
func (s *Speaker) Refusal(err error, turn rules.Side) string {
	if k, known := Of(s.Kind); known {
		if key, ok := k.Refusal(err); ok {
			return s.Text(key)
		}
	}
	duo := s.Seats.Shared()
	switch {
	case errors.Is(err, rules.ErrEmptyHouse):
		return s.Text(i18n.RefusedEmpty)
	case errors.Is(err, rules.ErrMustFeed) && duo:
		return s.Text(i18n.RefusedFeedDuo)
	case errors.Is(err, rules.ErrMustFeed):
		return s.Text(i18n.RefusedFeed)
	case errors.Is(err, rules.ErrGameOver):
		return s.Text(i18n.RefusedOver)
	case duo && turn == rules.South:
		return s.Text(i18n.SouthTurn)
	case duo:
		return s.Text(i18n.NorthTurn)
	}
	return s.Text(i18n.RefusedNotYours)
}

// ShareOffer asks whether to stop a game that goes round in circles, or whose winner is sure, and says what each side
// would have then.
func (s *Speaker) ShareOffer(g *rules.Game) string {
	shared := rules.Share(g.Position())
	keys := [...]i18n.Key{i18n.ShareOffer, i18n.ShareOfferDuo}
	switch {
	case g.Repeats() > 0:
	case rowEmpty(g.Position()):
		keys = [...]i18n.Key{i18n.HomeOffer, i18n.HomeOfferDuo}
	default:
		keys = [...]i18n.Key{i18n.StopOffer, i18n.StopOfferDuo}
	}
	return s.Text(s.soloOrDuo(keys), shared.Store(rules.South), shared.Store(rules.North))
}

// ShareYes is the answer that agrees to what ShareOffer asks.
func (s *Speaker) ShareYes(g *rules.Game) string {
	switch {
	case g.Repeats() > 0:
		return s.Text(i18n.ShareYes)
	case rowEmpty(g.Position()):
		return s.Text(i18n.HomeYes)
	}
	return s.Text(i18n.StopYes)
}

// rowEmpty reports whether a side has no seeds in its row.
func rowEmpty(p rules.Position) bool { return p.InRow(rules.South) == 0 || p.InRow(rules.North) == 0 }

// RoundOver says that a round is over, and how many seeds each side has.
func (s *Speaker) RoundOver(g *rules.Game) string {
	p := g.Position()
	return s.Text(s.soloOrDuo([...]i18n.Key{i18n.RoundOver, i18n.RoundOverDuo}), g.Round(), p.Store(rules.South), p.Store(rules.North))
}

// soloOrDuo returns the message against Tux, or that for two people.
func (s *Speaker) soloOrDuo(keys [2]i18n.Key) i18n.Key {
	if s.Seats.Shared() {
		return keys[1]
	}
	return keys[0]
}

// Warning says what a move would give away.
func (s *Speaker) Warning(seeds int) string {
	if s.Seats.Shared() {
		return s.Text(i18n.WarnOther, seeds)
	}
	return s.Text(i18n.WarnTux, seeds)
}

// End returns the sentence that says why a game is over, between two children or against Tux; "" if that goes without
// saying, or if nobody knows what to say.
func End(g *rules.Game, duo bool) i18n.Key {
	if says, known := Of(g.Variant().Kind); known {
		return says.End(g, duo)
	}
	return ""
}

// End says why a game is over, "" if that goes without saying.
func (s *Speaker) End(g *rules.Game) string {
	if key := End(g, s.Seats.Shared()); key != "" {
		return s.Text(key)
	}
	return ""
}

// Majority returns the sentence that says which side has more than half of the seeds, for kinds that end so.
func Majority(south, duo bool) i18n.Key {
	switch {
	case south && duo:
		return i18n.EndMajorityBottom
	case south:
		return i18n.EndMajority
	case duo:
		return i18n.EndMajorityTop
	}
	return i18n.EndMajorityTux
}
