package settings

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// at returns the choices of a first start with another table for a board.
func at(board string, t Table) Settings {
	s := Default()
	s.Tables = s.Tables.With(board, t)
	return s
}

// words returns a table on the first level with words for its choices.
func words(pairs ...string) Table {
	t := defaultTable()
	for i := 0; i < len(pairs); i += 2 {
		t = t.WithChoice(pairs[i], pairs[i+1])
	}
	return t
}

func TestOneBadFieldOfATableCostsThatFieldAlone(t *testing.T) {
	for file, want := range map[string]Table{
		`{}`:                             defaultTable(),
		`{"level": 4}`:                   {Level: 4},
		`{"level": "four", "streak": 2}`: {Level: 1, Streak: 2},
		`{"level": -4, "streak": -99}`:   {Level: 1, Streak: -maxStreak},
		`{"level": 1e99, "choices": {"seeds": "5"}}`:                 words("seeds", "5"),
		`{"level": 4000, "choices": null}`:                           {Level: maxLevel},
		`{"choices": {"seeds": 5, "limit": "2", "rounds": [1]}}`:     words("seeds", "5", "limit", "2"),
		`{"choices": {"seeds": "", "Seeds": "5", "slam": "../../"}}`: defaultTable(),
		`{"choices": "seeds", "level": 3}`:                           {Level: 3},
		`{"choices": {"starter": "nobody"}}`:                         words("starter", "nobody"),
		`{"fromTheFuture": 5, "level": 2}`:                           {Level: 2},
		`[1, 2]`:                                                     defaultTable(),
	} {
		got, err := Decode(fmt.Appendf(nil, `{"tables": {"other": {"level": 7}, "kalah": %s}}`, file))
		if want := at("other", Table{Level: 7}).Tables.With("kalah", want); err != nil || !reflect.DeepEqual(got.Tables, want) {
			t.Errorf("%s\ngot  %+v, %v\nwant %+v", file, got.Tables, err, want)
		}
	}
	for _, file := range []string{`{"tables": null, "calm": true}`, `{"tables": [], "calm": true}`, `{"tables": "awele", "calm": true}`} {
		if got, err := Decode([]byte(file)); err != nil || !got.Calm || got.Tables.Boards() != nil {
			t.Errorf("%s: %+v, %v", file, got, err)
		}
	}
}

// The choices of before there were tables are those of the board of that time, each for itself; a table in the file is newer.
func TestTheTableOfBefore(t *testing.T) {
	both := at("congkak", Table{Level: 6})
	both.Tables = both.Tables.With("awele", Table{Level: 4})
	for file, want := range map[string]Settings{
		`{"level": 4, "streak": 1}`:                           at("awele", Table{Level: 4, Streak: 1}),
		`{"level": "four", "seeds": 5}`:                       at("awele", words("seeds", "5")),
		`{"seeds": 7, "slam": 2, "starter": ["tux"]}`:         Default(),
		`{"slam": "forbidden", "starter": "child"}`:           at("awele", words("slam", "forbidden", "starter", "child")),
		`{"seeds": 4, "slam": "nocapture"}`:                   Default(),
		`{"houses": 7, "opening": "together", "repeat": 1}`:   Default(),
		`{"level": 4, "tables": {"awele": {"level": 6}}}`:     at("awele", Table{Level: 6}),
		`{"level": 4, "tables": {"congkak": {"level": 6}}}`:   both,
		`{"starter": "alternate", "tables": {"awele": null}}`: Default(),
	} {
		if got, err := Decode([]byte(file)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s\ngot  %+v, %v\nwant %+v", file, got, err, want)
		}
	}
}

// Nothing that is done to one table is seen in another, nor in the choices from which it was made.
func TestTablesAreValues(t *testing.T) {
	first := at("awele", words("seeds", "6"))
	second := first
	second.Tables = second.Tables.With("awele", second.Tables.Of("awele").WithChoice("slam", "forbidden").WithChoice("seeds", ""))
	second.Tables = second.Tables.With("kalah", Table{Level: 3})
	if !reflect.DeepEqual(first, at("awele", words("seeds", "6"))) {
		t.Errorf("the first are %+v", first)
	}
	if got := second.Tables.Of("awele"); !got.Equal(words("slam", "forbidden")) || got.Choice("seeds") != "" {
		t.Errorf("the second are %+v", second)
	}
	if got := second.Tables.Of("wari"); !got.Equal(defaultTable()) {
		t.Errorf("a board where nothing was chosen has %+v", got)
	}
	if got := second.Tables.With("kalah", defaultTable()).With("awele", defaultTable()); !reflect.DeepEqual(got, Tables{}) {
		t.Errorf("what is as usual is kept as %+v", got)
	}
}

func TestAnotherLevelBeginsANewStreak(t *testing.T) {
	table := Table{Level: 3, Streak: 2}
	if got := table.WithLevel(3); !got.Equal(table) {
		t.Errorf("the same level: %+v", got)
	}
	if got := table.WithLevel(4); !got.Equal(Table{Level: 4}) {
		t.Errorf("another level: %+v", got)
	}
}

// What a person changes is kept, and what only the command line had chosen before is not.
func TestChanged(t *testing.T) {
	kept := words("slam", "forbidden", "starter", "tux")
	kept.Level, kept.Streak = 3, 2
	flagged := kept.WithLevel(5).WithChoice("seeds", "6").WithChoice("slam", "captureall")
	won := flagged
	won.Streak = 1
	for _, c := range []struct {
		name        string
		after, want Table
	}{
		{"nothing", flagged, kept},
		{"a win at a level that is not kept", won, kept},
		{"another level", won.WithLevel(4), kept.WithLevel(4)},
		{"the level that is kept", won.WithLevel(3), kept.WithLevel(4).WithLevel(3)},
		{"a choice", flagged.WithChoice("seeds", "5"), kept.WithChoice("seeds", "5")},
		{"a choice of what is usual", flagged.WithChoice("slam", "").WithChoice("starter", ""), kept.WithChoice("slam", "").WithChoice("starter", "")},
	} {
		before, after := at("b", flagged).Tables, at("b", c.after).Tables
		got := at("b", kept).Tables.With("other", Table{Level: 8}).Changed(before, after)
		if want := at("b", c.want).Tables.With("other", Table{Level: 8}); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", c.name, got, want)
		}
	}
	if got := at("b", kept).Tables.Changed(at("b", kept).Tables, Tables{}); !reflect.DeepEqual(got, Tables{}) {
		t.Errorf("all is as usual again: %+v", got)
	}
}

func TestStarters(t *testing.T) {
	for word, want := range map[string]Starter{"": Alternate, "alternate": Alternate, "child": ChildStarts, "tux": TuxStarts, "nobody": Alternate} {
		if got := words(StarterChoice, word).Starter(); got != want {
			t.Errorf("%q is %v", word, got)
		}
	}
}

// The file grows neither with the number of boards that were ever there, nor with what stands in it.
func TestTablesAreBounded(t *testing.T) {
	s := Default()
	many := words()
	for i := range 3 * maxChoices {
		many = many.WithChoice(fmt.Sprint("choice", i), "1")
	}
	for i := range 3 * maxTables {
		s.Tables = s.Tables.With(fmt.Sprintf("board %03d", i), Table{Level: 2})
	}
	s.Tables = s.Tables.With("all", many.WithChoice(strings.Repeat("a", maxWord+1), "1")).With(strings.Repeat("b", maxName+1), Table{Level: 2})
	got, err := Decode(Encode(s))
	if n := len(got.Tables.Boards()); err != nil || n != maxTables {
		t.Errorf("%d boards are kept: %v", n, err)
	}
	if n := len(got.Tables.Of("all").Choices); n != maxChoices {
		t.Errorf("%d choices are kept", n)
	}
	big := strings.Repeat(`"x": {"level": 2}, `, 10)
	for i := range 20_000 {
		big += fmt.Sprintf(`"y%d": {"level": 2}, `, i)
	}
	if got, err := Decode([]byte(`{"tables": {` + big + `"z": {}}}`)); err != nil || len(got.Tables.Boards()) != maxTables {
		t.Errorf("%v", err)
	}
}
