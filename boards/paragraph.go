package boards

import (
	"slices"
	"strings"

	"awele/rules"
)

// paragraph is one paragraph of a text, without line breaks.
type paragraph struct {
	words string
	when  Options // it is read only where the game is played so; the zero value is read always
}

// shown returns the paragraphs that are read where a game is played as v, nil if there are none.
func shown(list []paragraph, v rules.Variant) (words []string) {
	for _, p := range list {
		if p.when.holds(v) {
			words = append(words, p.words)
		}
	}
	return words
}

// holds reports whether v is played as o says.
func (o Options) holds(v rules.Variant) bool {
	for _, name := range descriptorChoices {
		word := o.Choice(name)
		if word == "" {
			continue
		}
		all := v.Kind.Choices()
		i := slices.IndexFunc(all, func(c rules.Choice) bool { return c.Name == name })
		if i < 0 || all[i].Get(v) != word {
			return false
		}
	}
	return true
}

// With returns b as it is played with the choices of o, which outrank its own unless they are fixed. What is not said in o
// stays.
func (b Board) With(o Options) Board {
	if o.Seeds != 0 && !b.Fixed("seeds") {
		b.Options.Seeds = o.Seeds
	}
	if o.Slam != "" && !b.Fixed("slam") {
		b.Options.Slam = o.Slam
	}
	return b
}

// Fixed reports whether a choice, by its name in the text of a variant, is part of what the board is: Wari with another
// slam rule is not Wari. So it is where a built-in board says the choice.
func (b Board) Fixed(choice string) bool { return b.own && b.Options.Choice(choice) != "" }

// Variant is what the board is played as where its descriptor decides, and else what is usual: in Congkak with four seeds a
// row has six houses. It is not valid if the game is not played here.
func (b Board) Variant() rules.Variant {
	said := map[string]string{}
	for _, name := range descriptorChoices {
		if word := b.Options.Choice(name); word != "" {
			said[name] = word
		}
	}
	if v, ok := b.Kind().Choose(said, nil); ok {
		return v
	}
	v, _ := b.Kind().Choose(nil, said) // as much of it as goes together
	return v
}

// Text returns what there is to read in a language about the board as its descriptor wants it played; see TextOf.
func (b Board) Text(lang string) Text { return b.TextOf(lang, b.Variant()) }

// TextOf returns what there is to read in a language, which may be written as fi, pl-PL or gl_ES.UTF-8, where the board is
// played as v. Each text that the language lacks is given in English; so is everything when the language is unknown. A
// board without a manual has that of the built-in board of its type, for there must be rules to settle a dispute.
func (b Board) TextOf(lang string, v rules.Variant) Text {
	find := func(element string) []string { return shown(b.text(element).in(lang), v) }
	return Text{
		Title:        strings.Join(find(title), " "),
		Description:  find(description),
		Goal:         find(goal),
		Prerequisite: find(prerequisite),
		Manual:       find(manual),
		History:      find(history),
		Credit:       find(credit),
	}
}

// text returns the translations of one text. Without a manual of its own a board has that of the built-in board of its
// type, and its goal, if it says none.
func (b Board) text(element string) translations {
	own := b.texts[element]
	if own != nil || b.texts[manual] != nil || element != manual && element != goal {
		return own
	}
	all := builtin()
	i := slices.IndexFunc(all, func(other Board) bool { return other.Type == b.Type })
	if i < 0 {
		return nil
	}
	return all[i].texts[element]
}
