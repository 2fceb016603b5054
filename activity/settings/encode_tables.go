package settings

import (
	"encoding/json"

	"awele/rules"
)

// The names of the fields of a table in the file, which must never change.
const (
	choicesField = "choices"
	levelField   = "level"
	streakField  = "streak"
)

// MarshalJSON implements json.Marshaler: an object with a table for each board.
func (t Tables) MarshalJSON() ([]byte, error) {
	of := map[string]map[string]any{}
	for board, table := range t.of {
		of[board] = map[string]any{levelField: table.Level, streakField: table.Streak}
		if table.Choices != nil {
			of[board][choicesField] = table.Choices
		}
	}
	return json.Marshal(of)
}

// UnmarshalJSON implements json.Unmarshaler. As in the rest of the file, one bad field costs that field alone.
func (t *Tables) UnmarshalJSON(data []byte) error {
	var boards map[string]json.RawMessage
	if err := json.Unmarshal(data, &boards); err != nil {
		return err
	}
	*t = Tables{}
	for _, board := range sorted(boards) {
		var fields, choices map[string]json.RawMessage
		if len(t.of) < maxTables && json.Unmarshal(boards[board], &fields) == nil {
			_ = json.Unmarshal(fields[choicesField], &choices) // none are as usual
			*t = t.With(board, readTable(fields, choices))
		}
	}
	return nil
}

// readTable reads a table from its fields and its choices. A number may be a word: a person may write it so.
func readTable(fields, choices map[string]json.RawMessage) Table {
	t := defaultTable()
	for _, name := range sorted(choices) {
		var word string
		if json.Unmarshal(choices[name], &word) != nil {
			var number json.Number
			_ = json.Unmarshal(choices[name], &number) // what is neither is no word
			word = number.String()
		}
		if plainWord(name) && plainWord(word) && len(t.Choices) < maxChoices {
			t = t.WithChoice(name, word)
		}
	}
	_ = json.Unmarshal(fields[levelField], &t.Level) // what is none leaves the default
	_ = json.Unmarshal(fields[streakField], &t.Streak)
	return t.Sane()
}

// onlyBoard is the board that there was when the choices of its table stood in the file beside all others.
const onlyBoard = "awele"

// readOnlyTable reads the table of that board from a file of that time, which names every choice. Those that are as usual
// were not chosen.
func readOnlyTable(file map[string]json.RawMessage) Table {
	t := readTable(file, map[string]json.RawMessage{
		"seeds": file["seeds"], "slam": file["slam"], StarterChoice: file[StarterChoice],
	})
	v, _ := rules.Oware.Choose(nil, t.Choices)
	for _, c := range rules.Oware.Choices() {
		if c.Get(v) != t.Choice(c.Name) || c.Get(v) == c.Get(rules.Oware.Usual()) {
			t = t.WithChoice(c.Name, "")
		}
	}
	if t.Starter() == Alternate {
		t = t.WithChoice(StarterChoice, "")
	}
	return t
}
