package main

import (
	"fmt"

	"awele/activity/settings"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// stages are the learners that a child who learns plays like, one after the other.
var stages = []string{"random", "sees 90 %", "two plies", "four plies"}

// stageGames is how many games a child plays in each stage.
const stageGames = 30

// climb is how far a child came who begins at level 1, learns, and takes every suggestion of another level.
type climb struct {
	first   int // the level after the first stage
	last    int // and after all
	longest int // the most games in a row at one level
}

// learns plays all games of one child; all chance comes from the seed.
func learns(v rules.Variant, e *tux.Engine, seed uint64) (c climb, err error) {
	level, streak, stay := tux.Level(1), 0, 0
	for n := range stageGames * len(stages) {
		child := childNamed(stages[n/stageGames])
		r, err := learner.Play(v, &child, &learner.Tux{Engine: e, Level: level}, rules.Side(n%2), seed<<16+uint64(n))
		if err != nil {
			return c, err
		}
		stay++
		c.longest = max(c.longest, stay)
		next, after := suggested(level, streak, r.Lead)
		if streak = after; next != level {
			level, streak, stay = next, 0, 0
		}
		if n == stageGames-1 {
			c.first = int(level)
		}
	}
	c.last = int(level)
	return c, nil
}

// suggested returns the level at which a child goes on who takes every suggestion, and how many games were won in a row,
// or lost if negative, after a game that ended with a lead: as the program counts them.
func suggested(level tux.Level, streak, lead int) (next tux.Level, after int) {
	switch {
	case lead > 0:
		streak = max(streak, 0) + 1
	case lead < 0:
		streak = min(streak, 0) - 1
	default:
		streak = 0
	}
	switch streak {
	case settings.SuggestAt:
		return (level + 1).Valid(), streak
	case -settings.SuggestAt:
		return (level - 1).Valid(), streak
	}
	return level, streak
}

// childNamed returns the learner of a name.
func childNamed(name string) learner.Child {
	for _, c := range learner.Children() {
		if c.Name == name {
			return c
		}
	}
	panic("ladder: no learner is called " + name)
}

// climbs says how far many children came, in a sentence.
type climbs struct {
	children int
	twoUp    int // ended at least two levels above the first stage
	longest  int // the longest stay of any
	last     [tux.Levels + 1]int
}

func (c *climbs) add(one climb) {
	c.children++
	if one.last >= one.first+2 {
		c.twoUp++
	}
	c.longest = max(c.longest, one.longest)
	c.last[one.last]++
}

func (c climbs) String() string {
	return fmt.Sprintf("%d children: %d end two levels or more above their first stage, the longest stay at one level is %d games; at the levels 1 to %d end %v",
		c.children, c.twoUp, c.longest, tux.Levels, c.last[1:])
}

// climbing lets many children learn.
func climbing(v rules.Variant, e *tux.Engine, children int) (all climbs, err error) {
	for seed := range uint64(children) {
		c, err := learns(v, e, seed+1)
		if err != nil {
			return all, err
		}
		all.add(c)
	}
	return all, nil
}
