// Package long lets the tests that hang on chance try more often where there are hours for it, as in `make long`. Only
// tests import it.
package long

import (
	"fmt"
	"os"
	"strconv"
)

// Variable names the environment variable that says how many times as often: 1 if it is not set.
const Variable = "AWELE_LONG"

// Times returns how often a test tries that usually tries n times.
func Times(n int) int { return n * factor(os.Getenv(Variable)) }

// factor reads the value of the variable. A value that is no number from 1 would let tests pass that tried nothing, so it
// ends them.
func factor(value string) int {
	if value == "" {
		return 1
	}
	f, err := strconv.Atoi(value)
	if err != nil || f < 1 {
		panic(fmt.Sprintf("%s must be a whole number from 1, not %q", Variable, value))
	}
	return f
}
