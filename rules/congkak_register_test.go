package rules

// Congkak is registered here as long as the other rooms know nothing of it.
func init() { Register("congkak", &congkakBook{}) }
