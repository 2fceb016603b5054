package boards

import "awele/rules"

// Congkak is the type by which descriptors name Congkak.
const Congkak = "congkak"

func init() { Register(Congkak, rules.Congkak) }
