package settings

import (
	"errors"
	"strings"
	"testing"

	"awele/activity/kinds"
	choices "awele/activity/settings"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
)

// narrow is the toy with fewer seeds in five houses than in seven, which are sown in turn. Its rows are those of its
// choices, one each.
type narrow struct{ toy.Book }

func (narrow) Validate(v rules.Variant) error {
	switch {
	case v.Houses == 5 && v.Seeds == 7:
		return errors.New("five houses are too few for seven seeds each")
	case v.Houses == 7 && v.Opening == rules.Together:
		return errors.New("seven houses are sown in turn")
	}
	return nil
}

// narrowShows are the rows of narrow.
type narrowShows struct{}

func (narrowShows) Diagrams(rules.Variant) []kinds.Diagram { return nil }

func (narrowShows) Choices() []kinds.Choice {
	plain := func(name string, words ...string) kinds.Choice {
		c := kinds.Choice{Name: name, Picture: name, Label: i18n.SeedsInHouse}
		for _, w := range words {
			c.Values = append(c.Values, kinds.Value{Word: w})
		}
		return c
	}
	return []kinds.Choice{
		plain("houses", "5", "7"), plain("seeds", "3", "4", "7"), plain("opening", "together", "inturn"), kinds.WhoStarts(),
		{Name: "houses", Label: i18n.HowToPlay, Values: []kinds.Value{{Word: "5", With: "seeds=4"}, {Word: "7", With: "seeds=7"}}},
	}
}

var narrowKind = func() rules.Kind {
	k := rules.Register("narrow", &narrow{})
	kinds.Register(k, narrowShows{})
	return k
}()

// answer chooses as a child does: name=word, and with it what else the answer says; it must be one of the rows.
func answer(t *testing.T, table kinds.Table, chosen choices.Table, text string) choices.Table {
	t.Helper()
	name, text, _ := strings.Cut(text, "=")
	word, with, _ := strings.Cut(text, " ")
	for _, row := range table.Rows(chosen) {
		for _, v := range row.Values {
			if row.Name == name && v.Word == word && v.With == with {
				chosen = table.Choose(chosen, row, v)
				if !table.Chosen(chosen, row, v) {
					t.Errorf("%s=%s was chosen and does not count: %+v", name, text, chosen)
				}
				return chosen
			}
		}
	}
	t.Fatalf("there is no %s=%s beside %v", name, text, table.Variant(chosen))
	return chosen
}

// What a child chose last counts, and what cannot stay beside it gives way; what nobody chose stays as usual.
func TestTheLastAnswerCounts(t *testing.T) {
	for _, c := range []struct {
		answers []string
		want    string
		stored  int // words
	}{
		{[]string{"houses=7"}, "narrow houses=7 opening=inturn", 1},
		{[]string{"houses=7", "houses=5"}, "narrow", 1},
		{[]string{"houses=7", "opening=together"}, "narrow", 2},
		{[]string{"seeds=7"}, "narrow houses=7 opening=inturn", 2},
		{[]string{"seeds=7", "seeds=4"}, "narrow houses=7 seeds=4 opening=inturn", 2},
		{[]string{"houses=7 seeds=7", "houses=5 seeds=4"}, "narrow seeds=4", 2},
		{[]string{"opening=inturn", "starter=tux", "houses=5"}, "narrow opening=inturn", 3},
	} {
		table := kinds.Table{Kind: narrowKind}
		var chosen choices.Table
		for _, a := range c.answers {
			chosen = answer(t, table, chosen, a)
		}
		want, err := rules.ParseVariant(c.want)
		if got := table.Variant(chosen); err != nil || got != want || len(chosen.Choices) != c.stored {
			t.Errorf("%v: %v with %v, want %v", c.answers, got, chosen.Choices, want)
		}
	}
}

// What a descriptor has chosen is no row, nor is a row that would have one answer beside it, or one without a meaning now.
func TestRowsOfWhatCanBeChosen(t *testing.T) {
	inTurn := choices.Table{}.WithChoice("opening", "inturn")
	for _, c := range []struct {
		kind   rules.Kind
		fixed  map[string]string
		chosen choices.Table
		want   string // of each row its name and its words
	}{
		{rules.Oware, nil, choices.Table{}, "seeds 4 5 6, slam nocapture forbidden captureall, starter alternate child tux"},
		{rules.Oware, map[string]string{"slam": "forbidden"}, choices.Table{}, "seeds 4 5 6, starter alternate child tux"},
		{narrowKind, nil, choices.Table{}, "houses 5 7, seeds 3 4 7, opening together inturn, houses 5 7"},
		{narrowKind, nil, inTurn, "houses 5 7, seeds 3 4 7, opening together inturn, starter alternate child tux, houses 5 7"},
		{narrowKind, map[string]string{"houses": "5"}, choices.Table{}, "seeds 3 4, opening together inturn"},
		{narrowKind, map[string]string{"seeds": "7"}, choices.Table{}, "starter alternate child tux"},
		{narrowKind, map[string]string{"opening": "together"}, inTurn, "seeds 3 4"},
		{narrowKind, map[string]string{"seeds": "7", "houses": "5"}, choices.Table{}, ""},
		{rules.Kind(250), nil, choices.Table{}, ""},
	} {
		var rows []string
		for _, row := range (kinds.Table{Kind: c.kind, Fixed: c.fixed}).Rows(c.chosen) {
			words := row.Name
			for _, v := range row.Values {
				words += " " + v.Word
			}
			rows = append(rows, words)
		}
		if got := strings.Join(rows, ", "); got != c.want {
			t.Errorf("%v with %v: %s\nwant %s", c.kind, c.fixed, got, c.want)
		}
	}
}

// A word that is chosen by nobody here, or means nothing, is not played.
func TestVariantOfWhatIsChosen(t *testing.T) {
	for _, c := range []struct {
		kind   rules.Kind
		fixed  map[string]string
		chosen map[string]string
		want   string
	}{
		{rules.Oware, nil, map[string]string{"seeds": "6", "repeat": "end", "houses": "7", "starter": "tux"}, "oware seeds=6"},
		{rules.Oware, map[string]string{"seeds": "5"}, map[string]string{"seeds": "6", "slam": "always"}, "oware seeds=5"},
		{narrowKind, map[string]string{"seeds": "7", "houses": "5"}, nil, "narrow"},
		{narrowKind, nil, map[string]string{"houses": "7", "opening": "together"}, "narrow houses=7 opening=inturn"},
	} {
		want, err := rules.ParseVariant(c.want)
		if got := (kinds.Table{Kind: c.kind, Fixed: c.fixed}).Variant(choices.Table{Choices: c.chosen}); err != nil || got != want {
			t.Errorf("%v with %v and %v: %v, want %v", c.kind, c.fixed, c.chosen, got, want)
		}
	}
}

func TestAnswersThatAreNumbers(t *testing.T) {
	text := func(key i18n.Key, _ ...any) string { return string(key) }
	for _, c := range []struct {
		v    kinds.Value
		want string
	}{
		{kinds.Value{Word: "4"}, "4"}, {kinds.Value{Word: "6", With: "seeds=5"}, "6 × 5"}, {kinds.Value{Word: "tux", Label: i18n.StartTux}, string(i18n.StartTux)},
	} {
		if got := c.v.Text(text); got != c.want {
			t.Errorf("%+v is shown as %q, want %q", c.v, got, c.want)
		}
	}
}
