package kinds_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/timeline"
	"awele/assets"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// gamesAreKept: a match is kept and restored wherever it stands, also in an opening and with moves undone.
func gamesAreKept(k rules.Kind) error {
	return randomGames(k, func(g *rules.Game) error {
		saved := match.Saved{Board: "a board", Friend: g.Ply()%2 == 0, Level: 2, Seed: 9, Game: g.String()}
		read, err := match.DecodeSaved(saved.Encode())
		if err != nil || read != saved {
			return fmt.Errorf("%+v reads as %+v: %v", saved, read, err)
		}
		m, err := match.Restore(read, nil)
		if err != nil || m.Saved() != saved || m.Position() != g.Position() || !slices.Equal(m.Game().Choosing(), g.Choosing()) {
			return fmt.Errorf("restored is another game: %v", err)
		}
		return nil
	})
}

// seedsEndWhereTheRulesSay: the seeds that are shown move as the steps say and lie as the rules say, in the hands too.
func seedsEndWhereTheRulesSay(k rules.Kind) error {
	var seeds timeline.Seeds
	var frame timeline.Frame
	return randomGames(k, func(g *rules.Game) error {
		ply := g.Ply()
		if ply == 0 {
			seeds = timeline.LayAt(g, 0)
			return nil
		}
		tl := timeline.New(seeds, g.StepsAt(ply), timeline.Normal)
		for tick := 0; tick <= tl.Len(); tick += 7 {
			if tl.At(tick, &frame); len(frame.Seeds) != seeds.Len() {
				return fmt.Errorf("tick %d shows %d of %d seeds", tick, len(frame.Seeds), seeds.Len())
			}
		}
		seeds = tl.End()
		want := timeline.LayAt(g, ply)
		for _, s := range []rules.Side{rules.South, rules.North} {
			for h := range rules.Store + 1 {
				if pit := (rules.Pit{Side: s, House: h}); seeds.Count(pit) != want.Count(pit) || seeds.Hand(s) != want.Hand(s) {
					return fmt.Errorf("%v shows %d seeds and %d in the hand, want %d and %d",
						pit, seeds.Count(pit), seeds.Hand(s), want.Count(pit), want.Hand(s))
				}
			}
		}
		return nil
	})
}

// pathsShowAll: the path of a move shows every seed that falls, in a house or a store, and whether another turn follows.
func pathsShowAll(k rules.Kind) error {
	return eachMove(k, func(v rules.Variant, p rules.Position, h rules.House) error {
		pa := kinds.PathOf(v, p, h)
		shown, taken, again, laps := 0, 0, false, 1
		for s := range pa.Drops {
			shown += pa.Stored[s]
			for _, n := range pa.Drops[s] {
				shown += n
			}
		}
		for _, step := range v.Steps(p, h) {
			if step.Kind == rules.Relay {
				laps++
			}
			if laps > 3 { // more than a child can follow
				break
			}
			switch step.Kind {
			case rules.Drop:
				shown--
			case rules.Capture:
				taken += step.Seeds
			case rules.ExtraTurn:
				again = true
			}
		}
		if shown != 0 || pa.Seeds != taken || pa.Again != again || pa.GoesOn != (laps > 3) || !pa.Shown || pa.From != (rules.Pit{Side: p.Turn(), House: h}) {
			return fmt.Errorf("the path is %+v", pa)
		}
		return nil
	})
}

var errNotShown = errors.New("nothing is registered in activity/kinds")

// diagramsAreLegal: each variant is shown by legal moves on its board, no two alike, with words.
func diagramsAreLegal(k rules.Kind) error {
	shows, ok := kinds.Of(k)
	if !ok {
		return errNotShown
	}
	for _, v := range variantsOf(k) {
		diagrams := shows.Diagrams(v)
		if len(diagrams) == 0 {
			return fmt.Errorf("%v: there are none", v)
		}
		captions := map[i18n.Key]bool{}
		for _, d := range diagrams {
			p, err := v.ParsePosition(d.Position)
			if err != nil {
				return err
			}
			if err := v.Check(p, rules.Pit{Side: p.Turn(), House: d.House}); err != nil {
				return fmt.Errorf("%v: %s: %w", v, d.Position, err)
			}
			if captions[d.Caption] {
				return fmt.Errorf("%v: %q twice", v, d.Caption)
			}
			captions[d.Caption] = true
			if err := spoken(d.Caption); err != nil {
				return err
			}
		}
	}
	return nil
}

// choicesCanBeKept: each row of the settings is a choice of the kind, or who starts, and is shown at some time; every answer
// has words and a picture, can be kept, and is what is played then.
func choicesCanBeKept(k rules.Kind) error {
	shows, ok := kinds.Of(k)
	if !ok {
		return errNotShown
	}
	if len(shows.Choices()) == 0 {
		return errors.New("there are none")
	}
	table := kinds.Table{Kind: k}
	for _, row := range shows.Choices() {
		if err := spoken(row.Label); err != nil {
			return err
		}
		if len(row.Values) < 2 || row.Picture == "" {
			return fmt.Errorf("%q is no choice: %+v", row.Name, row)
		}
		if row.When != nil && !slices.ContainsFunc(variantsOf(k), row.When) {
			return fmt.Errorf("%q is never shown", row.Name)
		}
		for _, value := range row.Values {
			if _, drawn := assets.SVG(value.Picture); !drawn {
				return fmt.Errorf("%s=%s has no picture", row.Name, value.Word)
			}
			if value.Label != "" {
				if err := spoken(value.Label); err != nil {
					return err
				}
			}
			s := settings.Default()
			chosen := table.Choose(s.Tables.Of("b"), row, value)
			s.Tables = s.Tables.With("b", chosen)
			kept, err := settings.Decode(settings.Encode(s))
			if got := kept.Tables.Of("b"); err != nil || !got.Equal(chosen) || !table.Chosen(got, row, value) {
				return fmt.Errorf("%s=%s is kept as %+v: %v", row.Name, value.Word, got, err)
			}
			v := table.Variant(chosen)
			for _, word := range strings.Fields(row.Name + "=" + value.Word + " " + value.With) {
				name, word, _ := strings.Cut(word, "=")
				i := slices.IndexFunc(k.Choices(), func(c rules.Choice) bool { return c.Name == name })
				switch {
				case i < 0 && name != settings.StarterChoice:
					return fmt.Errorf("the rules know no choice %q", name)
				case i >= 0 && k.Choices()[i].Get(v) != word:
					return fmt.Errorf("%s=%s is played as %v", name, word, v)
				}
			}
		}
	}
	return nil
}

// reasonsAreSeen: a child who cannot read sees on the board what a hint speaks of, where it speaks of a house.
func reasonsAreSeen(k rules.Kind) error {
	for _, v := range variantsOf(k) {
		reasons := coach.Reasons(v)
		if len(reasons) == 0 {
			return errNotTaught
		}
		for _, reason := range reasons {
			h := coach.Hint{House: 1, By: 2, Houses: 1 << 1, Reason: reason, Seeds: 3}
			unseen := reason == coach.FarSighted || reason == coach.Quiet // of no house
			if marks := kinds.MarksOf(&h, rules.South); (marks.Kind == kinds.NoMark) != unseen {
				return fmt.Errorf("%v is marked as %+v: what it speaks of is said in marks.go", reason, marks)
			}
		}
	}
	return nil
}
