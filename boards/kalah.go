package boards

import "awele/rules"

// Kalah is the type by which descriptors name Kalah.
const Kalah = "kalah"

func init() { Register(Kalah, rules.Kalah) }
