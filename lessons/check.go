package lessons

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// The longest texts that fit on every screen, in letters, and the most words of an aim.
const (
	MostTitle = 24
	MostIdea  = 90
	MostAim   = 40
	AimWords  = 8
)

// Check returns what is wrong with a course beyond what its reader sees, each an *boards.Error: tasks that cannot be
// solved or are no question, and texts that are missing or too long.
func Check(c *Course) []error {
	var k checker
	for i := range c.Stages {
		s := &c.Stages[i]
		k.file = s.File
		k.texts(s.Line, "title", s.Title, MostTitle)
		k.texts(s.Line, "idea", s.Idea, MostIdea)
		asked := map[string]string{}
		for j := range s.Tasks {
			t := &s.Tasks[j]
			if len(t.Aim) > 0 {
				k.texts(t.Row, "aim", t.Aim, MostAim)
			}
			for _, n := range t.Nudges {
				k.texts(t.Row, "nudge", n, MostIdea)
			}
			key, err := question(t)
			if err != nil {
				k.note(t.Row, err.Error(), "change the position or the goal")
				continue
			}
			if other, twice := asked[key]; twice && key != "" {
				k.note(t.Row, fmt.Sprintf("task %s asks for the same house and number as task %s", t.ID, other), "change one of them")
			}
			asked[key] = t.ID
		}
	}
	return k.faults
}

type checker struct {
	file   string
	faults []error
}

func (k *checker) note(line int, what, todo string) {
	k.faults = append(k.faults, &boards.Error{File: k.file, Line: line, Kind: boards.ErrMode, What: what, Todo: todo})
}

// texts notes languages that a text lacks, and texts that are too long.
func (k *checker) texts(line int, name string, w Words, most int) {
	for _, l := range i18n.Languages() {
		switch text := w[l.Code]; {
		case text == "":
			k.note(line, fmt.Sprintf("the %s has no words in %s", name, l.Code), fmt.Sprintf(`add <%s xml:lang="%s">…</%s>`, name, l.Code, name))
		case utf8.RuneCountInString(text) > most:
			k.note(line, fmt.Sprintf("the %s in %s has %d letters", name, l.Code, utf8.RuneCountInString(text)), fmt.Sprintf("write at most %d", most))
		case name == "aim" && len(strings.Fields(text)) > AimWords:
			k.note(line, fmt.Sprintf("the aim in %s has %d words", l.Code, len(strings.Fields(text))), fmt.Sprintf("write at most %d", AimWords))
		}
	}
}

// What makes a task no question.
var (
	errNoRight  = errors.New("no house is right")
	errAllRight = errors.New("every house is right")
	errVague    = errors.New("nothing tells why a house is wrong")
	errPutOff   = errors.New("an extra turn puts the question off")
	errThreat   = errors.New("nothing threatens what is to be saved")
)

// question returns what a task asks for, in a form in which two tasks that ask the same are the same; "" for one that
// may be asked twice. The error says why it is no question.
func question(t *Task) (string, error) {
	a, err := t.Begin()
	if err != nil || t.Kind == Play {
		return "", err
	}
	right, wrong, key := 0, 0, ""
	for _, o := range a.Outcomes() {
		switch {
		case o.Right && o.Event == PlaysAgain && t.Goal.Name.prevents():
			return "", fmt.Errorf("%w: %v", errPutOff, o.Pit)
		case o.Right:
			right++
			key += fmt.Sprintf("%v:%d ", o.Pit, o.Seeds)
		case o.Event == AnotherBetter:
			return "", fmt.Errorf("%w: %v", errVague, o.Pit)
		default:
			wrong++
		}
	}
	switch {
	case right == 0:
		return "", errNoRight
	case t.Kind == Show:
		return "", nil
	case wrong == 0:
		return "", errAllRight
	}
	return fmt.Sprint(t.Goal.Name, t.Goal.Times, key), threatened(t, a.Game())
}

// threatened returns an error where a goal speaks of a threat that is none.
func threatened(t *Task, g *rules.Game) error {
	v, p := g.Variant(), passed(g.Position())
	switch t.Goal.Name {
	case Save, Guard:
		if largest(v, p, t.Goal.Houses).seeds == 0 {
			return errThreat
		}
	case Deny:
		if extraTurn(v, p) == rules.NoHouse {
			return errThreat
		}
	}
	return nil
}
