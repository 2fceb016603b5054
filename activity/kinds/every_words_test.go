package kinds_test

import (
	"errors"
	"fmt"
	"slices"

	"awele/activity/match"
	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// everyLanguage calls see with the words of each language until it returns an error.
func everyLanguage(see func(text words.Text) error) error {
	for _, l := range i18n.Languages() {
		if err := see(i18n.For(l.Code).T); err != nil {
			return fmt.Errorf("in %s: %w", l.Name, err)
		}
	}
	return nil
}

// spoken returns an error unless a message has words of its own in every language.
func spoken(key i18n.Key) error {
	return everyLanguage(func(text words.Text) error {
		if said := text(key); key == "" || said == "" || said == string(key) {
			return fmt.Errorf("%q has no words", key)
		}
		return nil
	})
}

var errNotTold = errors.New("nothing is registered in activity/words")

// reasonsHaveWords: every reason is said in every language, no two in the same words, to one child and to two.
func reasonsHaveWords(k rules.Kind) error {
	if _, ok := words.Of(k); !ok {
		return errNotTold
	}
	for _, v := range variantsOf(k) {
		if len(coach.Reasons(v)) == 0 {
			return errNotTaught
		}
		for _, seats := range []match.Seats{match.AgainstTux(), match.WithFriend()} {
			err := everyLanguage(func(text words.Text) error {
				speaker := words.Speaker{Text: text, Seats: seats, Kind: k}
				said := map[string]coach.Reason{speaker.Hint(&coach.Hint{}, 2): coach.FarSighted} // "this house" is no reason
				for _, reason := range coach.Reasons(v) {
					hint := coach.Hint{House: 2, By: 1, Reason: reason, Seeds: 5, Left: 2, Cost: coach.Cost{Seeds: 3, By: 1}}
					sentence := speaker.Hint(&hint, 1)
					if other, twice := said[sentence]; twice || sentence == "" {
						return fmt.Errorf("%v is said as %q, like %v", reason, sentence, other)
					}
					said[sentence] = reason
					if shown := speaker.Hint(&hint, 3); shown == "" {
						return fmt.Errorf("%v is not said when it has been shown", reason)
					}
				}
				return nil
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// stepsHaveWords: what a child would wonder at in a move is said in every language, and what is said is true: that every
// seed was captured, where it was.
func stepsHaveWords(k rules.Kind) error {
	says, ok := words.Of(k)
	if !ok {
		return errNotTold
	}
	wonders := []rules.StepKind{rules.Skip, rules.SlamForfeited, rules.Relay, rules.ExtraTurn}
	known := map[i18n.Key]bool{}
	return eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		steps := v.Steps(p, h)
		for _, s := range steps {
			if !slices.Contains(wonders, s.Kind) {
				continue
			}
			for who := words.You; who <= words.TopRow; who++ {
				key, ok := says.Event(s.Kind, who)
				if !ok {
					return fmt.Errorf("nothing is said of: %v", s.Kind)
				}
				if key == i18n.SlamAgain && rules.Apply(p, steps).InRow(p.Turn().Other()) > 0 {
					return fmt.Errorf("%v: it is said that every seed was captured", s.Kind)
				}
				if known[key] {
					continue
				}
				known[key] = true
				if err := spoken(key); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// refusalsHaveWords: a house with seeds that may not be played is refused for a reason, to one child and to two, and not by
// what is said where no reason is known.
func refusalsHaveWords(k rules.Kind) error {
	if _, ok := words.Of(k); !ok {
		return errNotTold
	}
	return randomGames(k, func(g *rules.Game) error {
		turn := g.Position().Turn()
		for h := range rules.House(g.Variant().Houses) {
			pit := rules.Pit{Side: turn, House: h}
			err := g.Check(pit)
			if g.Opening() || g.Position().Seeds(pit) == 0 || err == nil || errors.Is(err, rules.ErrGameOver) || errors.Is(err, rules.ErrBetweenRounds) {
				continue
			}
			for _, seats := range []match.Seats{match.AgainstTux(), match.WithFriend()} {
				speaker := words.Speaker{Text: i18n.For("en").T, Seats: seats, Kind: k}
				said, unknown := speaker.Refusal(err, turn), speaker.Refusal(errors.New("a refusal that no game has"), turn)
				if said == "" || said == unknown {
					return fmt.Errorf("house %s is refused by %q, and what is said is %q", h.Letter(turn), err, said)
				}
			}
		}
		return nil
	})
}

// betterMovesHaveWords: of each reason that is seen on the board a look back says the same as after a hint.
func betterMovesHaveWords(k rules.Kind) error {
	says, ok := words.Of(k)
	if !ok {
		return errNotTold
	}
	return everyLanguage(func(text words.Text) error {
		for _, reason := range coach.Reasons(k.Usual()) {
			h := coach.Hint{Reason: reason, Seeds: 5, By: 1}
			seen, does := says.Does(text, &h)
			said, better := says.Better(text, &coach.Moment{Played: 2, Better: 3, Why: h})
			if does != better || seen != said || does && said == "" {
				return fmt.Errorf("%v is called %q after a hint and %q in a look back", reason, seen, said)
			}
		}
		return nil
	})
}

// endsHaveWords: it is said why a game is over, to one child and to two.
func endsHaveWords(k rules.Kind) error {
	if _, ok := words.Of(k); !ok {
		return errNotTold
	}
	return randomGames(k, func(g *rules.Game) error {
		r := g.Result()
		if !r.Over() {
			return nil
		}
		for _, duo := range []bool{false, true} {
			if err := spoken(words.End(g, duo)); err != nil {
				return fmt.Errorf("an end by %v: %w", r.Method, err)
			}
		}
		return nil
	})
}
