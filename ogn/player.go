package ogn

import (
	"fmt"
	"strings"

	"awele/rules"
)

// player plays the turns of a file.
type player struct {
	game   *rules.Game
	sided  bool // the case of a letter tells whose house it is
	result string
	limit  int // how many sowings the game may have

	// number is that of the turn: as the file says, if it says anything, or else as the words are counted.
	number   int
	numbered bool
	words    int

	turn  turn
	moved bool // a side has moved since the opening and the last pass
	last  rules.Side
	lists [2][]choice // of a joint opening, what has not been asked for yet
}

// turn is the word that was played last, if a count may follow it.
type turn struct {
	token
	before rules.Position
	on     bool
}

// choice is a house of a list, and the word that it stands in.
type choice struct {
	pit rules.Pit
	in  token
}

// take plays a token.
func (p *player) take(t token) error {
	switch t.is {
	case aNumber:
		p.number, p.numbered = t.n, true
		return nil
	case aResult:
		p.result = t.text
		return nil
	case aCount:
		return p.check(t)
	case anAgreement:
		return p.unplayed(t, p.game.Agree)
	case aRound:
		p.words += p.words % 2
		return p.unplayed(t, p.game.NextRound)
	}
	p.words++
	if !p.numbered {
		p.number = (p.words + 1) / 2
	}
	switch {
	case p.decided():
		p.turn = turn{}
		return nil
	case t.is == aPass:
		return p.pass(t)
	case p.game.Opening():
		return p.list(t)
	}
	return p.play(t)
}

// decided reports whether a side holds more than half of the seeds. Other programs play on then; here the rest stays where
// it is.
func (p *player) decided() bool { return p.game.Result().Method == rules.Majority }

// wrong returns an error about a word.
func (p *player) wrong(t token, err error) error {
	return &Error{Line: t.line, Number: max(1, p.number), Word: clip(t.text), Err: err}
}

// clip shortens a piece of somebody's text.
func clip(s string) string {
	const most = 20
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// play plays the houses of a turn.
func (p *player) play(t token) error {
	p.turn = turn{token: t, before: p.game.Position(), on: true}
	for i := range len(t.text) {
		pit, ok := rules.ParsePit(t.text[i : i+1])
		if !ok {
			return p.wrong(t, ErrNoMove)
		}
		if p.game.Ply() >= p.limit {
			return p.wrong(t, ErrTooLong)
		}
		if !p.sided {
			pit.Side = p.game.Position().Turn()
		}
		if i > 0 && pit.Side != p.last { // turns with no space between them
			p.turn.before = p.game.Position()
		}
		if err := p.game.Play(pit); err != nil {
			return p.wrong(t, err)
		}
		p.moved, p.last = true, pit.Side
	}
	return nil
}

// list takes a list of a joint opening, and plays what has been asked for. Where the letters do not tell the side, South's
// list comes first.
func (p *player) list(t token) error {
	for i := range len(t.text) {
		pit, ok := rules.ParsePit(t.text[i : i+1])
		if !ok {
			return p.wrong(t, ErrNoMove)
		}
		if !p.sided {
			pit.Side = rules.Side((p.words + 1) % 2)
		}
		p.lists[pit.Side] = append(p.lists[pit.Side], choice{pit, t})
	}
	for p.game.Opening() {
		asked := false
		for _, s := range p.game.Choosing() {
			if len(p.lists[s]) == 0 {
				continue
			}
			next := p.lists[s][0]
			p.lists[s] = p.lists[s][1:]
			if err := p.game.Play(next.pit); err != nil {
				return p.wrong(next.in, err)
			}
			asked = true
			break
		}
		if !asked {
			return nil
		}
	}
	return p.unasked()
}

// unasked returns an error about a choice of the opening that was never asked for.
func (p *player) unasked() error {
	for _, list := range p.lists {
		if len(list) > 0 {
			return p.wrong(list[0].in, ErrNoTurn)
		}
	}
	return nil
}

// pass lets a side pass: the other one has moved, and is to move again.
func (p *player) pass(t token) error {
	t.text = pass
	g := p.game
	switch {
	case g.Result().Over():
		return p.wrong(t, rules.ErrGameOver)
	case !p.moved || g.Position().Turn() != p.last || movesAgain(g, g.Ply()):
		return p.wrong(t, ErrNoPass)
	}
	p.moved, p.turn = false, turn{}
	return nil
}

// check compares the seeds behind a plus with what the turn before it has brought.
func (p *player) check(t token) error {
	last := p.turn
	last.text += fmt.Sprint("+", t.n)
	p.turn = turn{}
	switch {
	case !last.on && p.decided():
		return nil
	case !last.on:
		last.line = t.line
		return p.wrong(last.token, ErrCount)
	}
	pos := p.game.Position()
	grown := pos.Store(p.last) - last.before.Store(p.last)
	switch {
	case t.n == grown, t.n == grown-p.swept():
	case p.game.Repeats() > 0 && t.n == grown+pos.InRow(p.last): // other programs end the game here
	default:
		return p.wrong(last.token, fmt.Errorf("%w: it brings %d", ErrCount, grown))
	}
	return nil
}

// swept returns how many seeds the last move has brought to the store of its side from its own row, at the end of a game.
func (p *player) swept() (n int) {
	for _, s := range p.game.StepsAt(p.game.Ply()) {
		if s.Kind == rules.Sweep && s.To.Side == p.last {
			n += s.Seeds
		}
	}
	return n
}

// unplayed does what no house is played for: the players agree to stop, or a round begins.
func (p *player) unplayed(t token, do func() error) error {
	p.turn, p.moved = turn{}, false
	if err := do(); err != nil {
		return p.wrong(t, err)
	}
	return nil
}

// finish ends the file: other programs have no word for an agreement, and tell it by a
// result that only an agreement gives. tag is the value of the tag Result.
func (p *player) finish(tag string) error {
	if err := p.unasked(); err != nil {
		return err
	}
	result := p.result
	if result == "" {
		result = strings.Map(func(r rune) rune {
			if isDash(r) {
				return '-'
			}
			return r
		}, strings.Join(strings.Fields(tag), ""))
	}
	if shared := rules.Share(p.game.Position()); p.game.MayAgree() && result == scores(shared) {
		return p.game.Agree()
	}
	return nil
}
