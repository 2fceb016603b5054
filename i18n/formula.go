package i18n

import (
	"fmt"
	"strconv"
	"strings"
)

// formula says which form of a message goes with the number n: the C expression of a Plural-Forms header.
//
// gotext's compiler of these expressions was not taken: it passes over what it does not know, prints to the
// terminal, and ends the program on n%0. Its results are compared with ours in a test.
type formula func(n int) int

// longestFormula is several times what any language needs.
const longestFormula = 2000

// parseFormula reads an expression of n, whole numbers, ?: || && == != < <= > >= + - * / % ! and brackets.
func parseFormula(src string) (formula, error) {
	if len(src) > longestFormula {
		return nil, fmt.Errorf("the formula of Plural-Forms has more than %d letters", longestFormula)
	}
	p := &formulaParser{rest: src}
	f, err := p.choice()
	if err == nil && p.peek() != "" {
		err = fmt.Errorf("%q is left over", p.rest)
	}
	if err != nil {
		return nil, fmt.Errorf("the formula of Plural-Forms, %s, cannot be read: %w", src, err)
	}
	return f, nil
}

type formulaParser struct{ rest string }

// signs are the operators by how strongly they bind, the weakest first; longer ones before their beginnings.
var signs = [][]string{{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}

// peek returns the next token without taking it, "" at the end.
func (p *formulaParser) peek() string {
	p.rest = strings.TrimLeft(p.rest, " \t")
	digits := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789"))
	if digits > 0 || p.rest == "" {
		return p.rest[:digits]
	}
	for _, group := range signs {
		for _, sign := range group {
			if strings.HasPrefix(p.rest, sign) {
				return sign
			}
		}
	}
	return p.rest[:1]
}

func (p *formulaParser) take() string {
	token := p.peek()
	p.rest = p.rest[len(token):]
	return token
}

func (p *formulaParser) expect(token string) error {
	if got := p.take(); got != token {
		return fmt.Errorf("%q where %q was expected", got, token)
	}
	return nil
}

// choice reads a ? b : c, or what binds more strongly.
func (p *formulaParser) choice() (formula, error) {
	test, err := p.binary(0)
	if err != nil || p.peek() != "?" {
		return test, err
	}
	p.take()
	yes, err := p.choice()
	if err != nil {
		return nil, err
	}
	if err := p.expect(":"); err != nil {
		return nil, err
	}
	no, err := p.choice()
	if err != nil {
		return nil, err
	}
	return func(n int) int {
		if test(n) != 0 {
			return yes(n)
		}
		return no(n)
	}, nil
}

// binary reads a row of operands joined by signs that bind at least as strongly as signs[level].
func (p *formulaParser) binary(level int) (formula, error) {
	if level == len(signs) {
		return p.operand()
	}
	left, err := p.binary(level + 1)
	for err == nil {
		sign := ""
		for _, s := range signs[level] {
			if p.peek() == s {
				sign = p.take()
				break
			}
		}
		if sign == "" {
			return left, nil
		}
		var right formula
		if right, err = p.binary(level + 1); err != nil {
			break
		}
		if sign == "/" || sign == "%" {
			for n := range rulesTried {
				if right(n) == 0 {
					return nil, fmt.Errorf("%s divides by 0 where n is %d", sign, n)
				}
			}
		}
		left = join(left, sign, right)
	}
	return nil, err
}

func (p *formulaParser) operand() (formula, error) {
	switch token := p.take(); token {
	case "n":
		return func(n int) int { return n }, nil
	case "!":
		f, err := p.operand()
		return func(n int) int { return truth(f(n) == 0) }, err
	case "(":
		f, err := p.choice()
		if err != nil {
			return nil, err
		}
		return f, p.expect(")")
	default:
		number, err := strconv.Atoi(token)
		if err != nil {
			return nil, fmt.Errorf("%q is neither n nor a number", token)
		}
		return func(int) int { return number }, nil
	}
}

// join returns the formula of left and right with a sign of C between them.
func join(left formula, sign string, right formula) formula {
	return func(n int) int {
		a, b := left(n), right(n)
		switch sign {
		case "||":
			return truth(a != 0 || b != 0)
		case "&&":
			return truth(a != 0 && b != 0)
		case "==":
			return truth(a == b)
		case "!=":
			return truth(a != b)
		case "<":
			return truth(a < b)
		case "<=":
			return truth(a <= b)
		case ">":
			return truth(a > b)
		case ">=":
			return truth(a >= b)
		case "+":
			return a + b
		case "-":
			return a - b
		case "*":
			return a * b
		case "/":
			return a / divisor(b)
		default:
			return a % divisor(b)
		}
	}
}

// divisor is b, but 1 for a 0 that binary, which tries the numbers below rulesTried, has not met.
func divisor(b int) int {
	if b == 0 {
		return 1
	}
	return b
}

// truth is 1 or 0, as in C.
func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
