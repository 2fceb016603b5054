package rules

// Choose returns the variant of a kind that is played with words for its choices, by their names. It has every word in
// must, or ok is false; of those in wish it has as many as go together, where an earlier choice counts for more than a
// later one. What nobody says is as usual, where that can be. A wish that means nothing is passed over, and so is the
// name of a choice that the kind does not have.
func (k Kind) Choose(must, wish map[string]string) (v Variant, ok bool) {
	return choose(k.Usual(), k.Choices(), must, wish)
}

// choose makes the choices that are left in v, the best first.
func choose(v Variant, left []Choice, must, wish map[string]string) (chosen Variant, ok bool) {
	if len(left) == 0 {
		return v, v.Validate() == nil
	}
	c := left[0]
	words := append([]string{wish[c.Name], c.usual(v)}, c.Values...)
	if word, said := must[c.Name]; said {
		words = []string{word}
	}
	for _, word := range words {
		with := v
		if c.Set(&with, word) != nil {
			continue
		}
		if chosen, ok = choose(with, left[1:], must, wish); ok {
			return chosen, true
		}
	}
	return v, false
}
