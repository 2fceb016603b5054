package settings

import "maps"

// Table is what a child has chosen for the games of one board. It is a value: nothing changes its Choices.
type Table struct {
	// Choices are the words that were chosen, by the name of the choice in the text of a variant, such as seeds or slam;
	// and who starts, by the name StarterChoice. What is not chosen is as usual. Whether a word means something is for
	// the rules of the board's game to say: what they do not know is passed over.
	Choices map[string]string
	Level   int // of Tux, from 1
	Streak  int // games in a row won by the child at this level, or lost if negative; see SuggestAt
}

// StarterChoice is the name of the choice of who starts. Its words are those of Starter.
const StarterChoice = "starter"

// SuggestAt is the number of games in a row at which another level is suggested, once. Games beyond maxStreak are not
// counted: then it has been suggested.
const (
	SuggestAt = 3
	maxStreak = SuggestAt + 1
)

// Bounds that only keep nonsense out of the file: Tux himself knows how many levels he has, and the rules know the words.
const (
	maxLevel   = 99
	maxChoices = 16 // of a table
	maxWord    = 32 // letters
)

// defaultTable is what is chosen at a first start.
func defaultTable() Table { return Table{Level: 1} }

// Choice returns the word that was chosen, "" for what is as usual.
func (t Table) Choice(name string) string { return t.Choices[name] }

// Starter returns who makes the first move of a game.
func (t Table) Starter() (s Starter) {
	_ = s.UnmarshalText([]byte(t.Choice(StarterChoice))) // else it alternates
	return s
}

// WithChoice returns the table with another word for a choice; "" stands for what is usual.
func (t Table) WithChoice(name, word string) Table {
	t.Choices = maps.Clone(t.Choices)
	switch {
	case word != "" && t.Choices == nil:
		t.Choices = map[string]string{name: word}
	case word != "":
		t.Choices[name] = word
	default:
		delete(t.Choices, name)
	}
	if len(t.Choices) == 0 {
		t.Choices = nil
	}
	return t
}

// WithLevel returns the table with another level, at which no game has been won or lost yet.
func (t Table) WithLevel(level int) Table {
	if t.Level != level {
		t.Level, t.Streak = level, 0
	}
	return t
}

// Changed returns t with all that differs between two others, and nothing else. Games are counted where they were won or
// lost at the level of t.
func (t Table) Changed(before, after Table) Table {
	if before.Level != after.Level {
		t = t.WithLevel(after.Level)
	}
	if t.Level == after.Level {
		t.Streak = after.Streak
	}
	for _, name := range append(sorted(before.Choices), sorted(after.Choices)...) {
		if word := after.Choice(name); word != before.Choice(name) {
			t = t.WithChoice(name, word)
		}
	}
	return t
}

// Equal reports whether the same is chosen at both.
func (t Table) Equal(o Table) bool {
	return t.Level == o.Level && t.Streak == o.Streak && maps.Equal(t.Choices, o.Choices)
}

// Sane returns t without what cannot be kept, and with each number brought to the nearest that can be.
func (t Table) Sane() Table {
	sane := Table{Level: min(max(t.Level, 1), maxLevel), Streak: min(max(t.Streak, -maxStreak), maxStreak)}
	for _, name := range sorted(t.Choices) {
		if word := t.Choices[name]; plainWord(name) && plainWord(word) && len(sane.Choices) < maxChoices {
			sane = sane.WithChoice(name, word)
		}
	}
	return sane
}

// plainWord reports whether a word can be one of the text of a variant.
func plainWord(s string) bool {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') {
			return false
		}
	}
	return s != "" && len(s) <= maxWord
}
