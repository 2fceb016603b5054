package ogn

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	"awele/rules"
)

// Read reads the first game of a file, or a game in the notation of package rules, whose first word is the small name of
// a game. Errors are of type *Error; where a move is refused they wrap the reason, such as [rules.ErrMustFeed].
func Read(data []byte) (*File, error) {
	text, err := decode(data)
	if err != nil {
		return nil, err
	}
	if ownNotation(text) {
		return readOwn(text)
	}
	game, games, err := split(text)
	if err != nil {
		return nil, err
	}
	return game.read(games)
}

// ownNotation reports whether a text is in the notation of package rules.
func ownNotation(text string) bool {
	name := text[:len(text)-len(strings.TrimLeftFunc(text, unicode.IsLower))]
	return len(name) > 2
}

func readOwn(text string) (*File, error) {
	g, err := rules.ParseGame(text)
	var at *rules.TextError
	if errors.As(err, &at) {
		return nil, &Error{Line: at.Line, Err: at.Err}
	}
	if err != nil {
		return nil, err
	}
	return &File{Game: g, Tags: map[string]string{}, Games: 1}, nil
}

// section is one game of a file, taken apart.
type section struct {
	tags []token
	body []token // from the first that is no tag
}

// split returns the first game of a text, and how many there are. Only what is wrong before the second is an error.
func split(text string) (first section, games int, err error) {
	s := newScanner(text)
	var now *section
	over := false // nothing can follow in the section now
	for {
		t, err := s.next()
		if err != nil && games < 2 {
			return section{}, 0, err
		}
		if err != nil || t.is == theEnd {
			break
		}
		if now == nil || over || t.is == aTag && len(now.body) > 0 {
			games++
			now, over = &section{}, false
			if games == 1 {
				now = &first
			}
		}
		if t.is == aTag {
			now.tags = append(now.tags, t)
		} else {
			now.body = append(now.body, t)
		}
		over = t.is == aResult
	}
	if len(first.tags) == 0 && !slices.ContainsFunc(first.body, func(t token) bool { return t.is == aWord }) {
		return section{}, 0, fail(1, "there is no game")
	}
	return first, games, nil
}

// read plays the game.
func (s section) read(games int) (*File, error) {
	f := &File{Tags: map[string]string{}, Games: games}
	own := map[string]token{} // the tags that the game itself has
	for _, t := range s.tags {
		name := canonical(t.text)
		_, twice := f.Tags[name]
		switch {
		case ofGame(name):
			if _, twice := own[name]; !twice {
				own[name] = t
			}
		case !twice && t.value != "" && (t.value != unknown || !slices.Contains(roster, name)):
			f.Tags[name] = t.value
		}
	}
	p, err := s.start(own)
	if err != nil {
		return nil, err
	}
	for _, t := range s.body {
		if err := p.take(t); err != nil {
			return nil, err
		}
	}
	if err := p.finish(own[resultTag].value); err != nil {
		return nil, err
	}
	f.Game = p.game
	return f, nil
}

// start returns a player at the start of the game.
func (s section) start(own map[string]token) (*player, error) {
	v := rules.Oware.Usual()
	if t, ok := own[variantTag]; ok {
		var err error
		if v, err = parseVariant(t.value); err != nil {
			return nil, &Error{Line: t.line, Err: err}
		}
	}
	p := &player{sided: s.sided(), limit: maxSowings}
	if t, ok := own[startTag]; ok {
		start, err := v.ParsePosition(startText(t.value))
		if err != nil {
			return nil, &Error{Line: t.line, Err: err}
		}
		p.game = rules.NewGameAt(v, start)
		return p, nil
	}
	first := rules.South
	if i := slices.IndexFunc(s.body, func(t token) bool { return t.is == aWord }); i >= 0 && p.sided && unicode.IsLower(rune(s.body[i].text[0])) {
		first = rules.North
	}
	p.game = rules.NewGame(v, first)
	return p, nil
}

// startText returns the value of the tag FEN as package rules writes it.
func startText(value string) string {
	text := strings.ToLower(strings.Join(strings.Fields(value), ""))
	last := max(0, len(text)-1)
	return text[:last] + strings.ToUpper(text[last:])
}

// parseVariant reads the value of the tag Variant. What is not known is Oware.
func parseVariant(value string) (rules.Variant, error) {
	value = strings.ToLower(strings.Join(strings.Fields(value), " "))
	switch value {
	case "", unknown, strings.ToLower(abapa), "abapa":
		return rules.Oware.Usual(), nil
	}
	return rules.ParseVariant(value)
}

// sided reports whether the case of the letters tells the side.
func (s section) sided() bool {
	words, capitals, smalls := 0, false, false
	for _, t := range s.body {
		if t.is == aWord {
			words++
			capitals = capitals || strings.ContainsFunc(t.text, unicode.IsUpper)
			smalls = smalls || strings.ContainsFunc(t.text, unicode.IsLower)
		}
	}
	return capitals && smalls || words == 1
}
