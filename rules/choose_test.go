package rules_test

import (
	"errors"
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// narrow is the toy with fewer seeds in five houses than in seven, which are sown in turn.
type narrow struct{ toy.Book }

func (narrow) Validate(v rules.Variant) error {
	switch {
	case v.Houses == 5 && v.Seeds == 7:
		return errors.New("five houses are too few for seven seeds each")
	case v.Houses == 7 && v.Opening == rules.Together:
		return errors.New("seven houses are sown in turn")
	}
	return nil
}

var narrowKind = rules.Register("narrow", &narrow{})

// The word that cannot be kept with one that must be gives way, and with no word more than that.
func TestChoose(t *testing.T) {
	type words = map[string]string
	for _, c := range []struct {
		kind       rules.Kind
		must, wish words
		want       string // "" where there is none
	}{
		{rules.Oware, nil, nil, "oware"},
		{rules.Oware, nil, words{"seeds": "6", "slam": "captureall"}, "oware seeds=6 slam=captureall"},
		{rules.Oware, words{"seeds": "5"}, words{"seeds": "6", "slam": "forbidden"}, "oware seeds=5 slam=forbidden"},
		{rules.Oware, nil, words{"seeds": "3", "slam": "forbidden", "houses": "7", "": "4"}, "oware slam=forbidden"},
		{rules.Oware, words{"houses": "7"}, nil, "oware"},
		{rules.Oware, words{"seeds": "3"}, nil, ""},
		{toy.Kind, nil, words{"houses": "7"}, "toy houses=7"},
		{narrowKind, nil, nil, "narrow"},
		{narrowKind, nil, words{"houses": "7"}, "narrow houses=7 opening=inturn"},
		{narrowKind, nil, words{"houses": "5", "seeds": "7"}, "narrow"},
		{narrowKind, words{"seeds": "7"}, nil, "narrow houses=7 opening=inturn"},
		{narrowKind, words{"opening": "together"}, words{"houses": "7", "seeds": "4"}, "narrow seeds=4"},
		{narrowKind, words{"opening": "together", "seeds": "7"}, nil, ""},
		{rules.Kind(250), nil, nil, ""},
	} {
		v, ok := c.kind.Choose(c.must, c.wish)
		if ok != (c.want != "") || ok && (v.String() != c.want || v.Validate() != nil) {
			t.Errorf("%v, must %v, wish %v: %v, %v", c.kind, c.must, c.wish, v, ok)
		}
	}
}
