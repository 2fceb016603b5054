package boards

import "awele/rules"

// Awele is the type by which descriptors name Oware.
const Awele = "awele"

func init() { Register(Awele, rules.Oware) }
