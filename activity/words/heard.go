package words

import (
	"slices"
	"strings"

	"awele/activity/settings"
	"awele/i18n"
	"awele/rules"
)

// whose says whose a house or store is, as the last part of its name.
func (s *Speaker) whose(side rules.Side) string {
	return s.Text([...]i18n.Key{You: i18n.HeardYours, Tux: i18n.HeardTux, BottomRow: i18n.HeardBottom, TopRow: i18n.HeardTop}[s.who(side)])
}

// House names a house with what lies in it: "house C, 4 seeds, yours". The letters of both rows sound the same, so its owner
// is part of the name.
func (s *Speaker) House(pit rules.Pit, seeds int) string {
	return s.Text(i18n.HeardHouse, letter(pit)) + ", " + s.Text(i18n.HeardSeeds, seeds) + ", " + s.whose(pit.Side)
}

// Store names a store with what lies in it.
func (s *Speaker) Store(side rules.Side, seeds int) string {
	return s.Text(i18n.HeardStore) + ", " + s.Text(i18n.HeardSeeds, seeds) + ", " + s.whose(side)
}

// letter returns the name of a house as a voice reads it: small letters alone may be read as words.
func letter(pit rules.Pit) string { return pit.House.Letter(rules.South) }

// Row names the houses of a side and what lies in them, from its left, and its store.
func (s *Speaker) Row(p rules.Position, side rules.Side, houses int) (names []string) {
	for h := range rules.House(houses) {
		pit := rules.Pit{Side: side, House: h}
		names = append(names, s.House(pit, p.Seeds(pit)))
	}
	return append(names, s.Store(side, p.Store(side)))
}

// Played tells the last move of a game to those who hear it: the house, what came of it, and whose turn it is then. Whose
// turn is Tux's is not told, for his move is told soon. It is "" where there is no move, or one that is still a secret.
func (s *Speaker) Played(g *rules.Game) string {
	ply := g.Ply()
	if ply == 0 || g.Hidden(ply) {
		return ""
	}
	pit, ok := g.MoveAt(ply)
	if !ok {
		return ""
	}
	plays := [...]i18n.Key{You: i18n.HeardYouPlay, Tux: i18n.HeardTuxPlays, BottomRow: i18n.HeardBottomPlays, TopRow: i18n.HeardTopPlays}
	said := append([]string{s.Text(plays[s.who(pit.Side)], letter(pit))}, s.events(g.StepsAt(ply))...)
	switch result := g.Result(); {
	case result.Over():
		said = append(said, s.End(g))
	case g.Variant().MustFeed(g.Position()):
		said = append(said, s.MustFeed(g.Position().Turn()))
	case s.who(g.Position().Turn()) != Tux:
		said = append(said, s.Turn(g))
	}
	return strings.TrimSpace(strings.Join(said, " "))
}

// events says what a child would wonder at in the steps of a move, each once, and last what was captured.
func (s *Speaker) events(steps []rules.Step) (said []string) {
	var taken [2]int
	for _, step := range steps {
		if step.Kind == rules.Capture {
			taken[step.Hand] += step.Seeds
		} else if event, ok := s.Event(step.Kind, step.Hand); ok && !slices.Contains(said, event) {
			said = append(said, event)
		}
	}
	for side, seeds := range taken {
		if seeds > 0 {
			said = append(said, s.Takes(rules.Side(side), seeds))
		}
	}
	return said
}

// Animal names an animal that stands for somebody's name; "" for one that does not exist.
func Animal(text Text, a settings.Animal) string {
	names := [settings.Animals]i18n.Key{
		settings.Lion: i18n.Lion, settings.Elephant: i18n.Elephant, settings.Giraffe: i18n.Giraffe, settings.Zebra: i18n.Zebra,
		settings.Monkey: i18n.Monkey, settings.Parrot: i18n.Parrot, settings.Turtle: i18n.Turtle, settings.Crocodile: i18n.Crocodile,
	}
	if a >= settings.Animals {
		return ""
	}
	return text(names[a])
}
