package endgame

import "awele/rules"

// owareConventions are those of Oware on rows of six houses.
func owareConventions(v rules.Variant) (c Conventions, ok bool) {
	c = Conventions{Slam: v.Slam}
	return c, v.Houses == inRow && c.valid()
}

// variant returns a game with these rules.
func (c Conventions) variant() rules.Variant { return rules.NewOware(4, c.Slam, rules.OfferShare) }
