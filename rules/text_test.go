package rules

import (
	"errors"
	"strings"
	"testing"
)

func TestPositionText(t *testing.T) {
	v := NewOware(4, NoCapture, OfferShare)
	if got, want := v.Start(South).String(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, text := range []string{
		"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
		"0-1-2-3-4-5-6-7-8-9-1-0-1-1-N",
		"0-0-0-0-0-0-0-0-0-0-0-0-98-0-N",
		"7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S", // seven houses in a row
		"1-2-3-4-S",                         // one
	} {
		p, houses, err := ParsePosition(text)
		if err != nil || p.Text(houses) != text {
			t.Errorf("%s reads back as %s with %d houses: %v", text, p.Text(houses), houses, err)
		}
	}
	for _, c := range []struct{ text, says string }{
		{"", "want the houses"},
		{"S", "want the houses"},
		{"0-0-S", "want the houses"},
		{"4-4-4-0-0-S", "want the houses"},
		{"1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-0-0-S", "want the houses"},
		{"4-4-4-4-4-4-4-4-4-4-4-4-0-0-s", "must be S or N"},
		{"4-4-4-4-4-4-4-4-4-4-4-4-0-0-", "must be S or N"},
		{"4-4-4-4-4-4-4-4-4-4-4-x-0-0-S", "x, a burnt house, stands only in games"},
		{"4-4-4-4-4-4-4-4-4-4-4-4-x-0-S", `"x" is not a number`},
		{"4-4-4-4-4-4-4-4-4-4-4-X-0-0-S", `"X" is not a number`},
		{"04-4-4-4-4-4-4-4-4-4-4-4-0-0-S", `"04" is not a number`},
		{"+4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", `"+4" is not a number`},
		{"-4-4-4-4-4-4-4-4-4-4-4-4-0-S", `"" is not a number`},
		{"99-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "99 seeds in one place"},
		{"50-49-0-0-0-0-0-0-0-0-0-0-0-0-S", "99 seeds in all"},
		{"99999999999999999999-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "is not a number"},
		{strings.Repeat("4-", 200), "…"},
	} {
		if _, _, err := ParsePosition(c.text); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
}

func TestNewPositionRefuses(t *testing.T) {
	six := []int{4, 4, 4, 4, 4, 4}
	for _, c := range []struct {
		south, north []int
		a, b         int
		turn         Side
	}{
		{six, six[:5], 0, 0, South},
		{nil, nil, 0, 0, South},
		{make([]int, 8), make([]int, 8), 0, 0, South},
		{six, six, -1, 0, South},
		{six, six, 0, -1, South},
		{[]int{-1, 0, 0, 0, 0, 0}, six, 0, 0, South},
		{six, []int{0, 0, 0, 0, 0, 99}, 0, 0, South},
		{six, six, 51, 0, South},
		{six, six, 0, 0, 2},
	} {
		if p, err := NewPosition(c.south, c.north, c.a, c.b, c.turn); err == nil {
			t.Errorf("%v became %s", c, p)
		}
	}
}

func TestVariantText(t *testing.T) {
	for _, c := range []struct {
		text string
		want Variant
	}{
		{"oware", NewOware(4, NoCapture, OfferShare)},
		{"oware seeds=5", NewOware(5, NoCapture, OfferShare)},
		{"oware seeds=4 slam=nocapture repeat=offer", NewOware(4, NoCapture, OfferShare)},
		{"oware slam=captureall  repeat=end seeds=6", NewOware(6, CaptureAll, EndOnRepeat)},
	} {
		if got, err := ParseVariant(c.text); err != nil || got != c.want {
			t.Errorf("%q: %v, %v, want %v", c.text, got, err, c.want)
		}
	}
	for _, c := range []struct{ text, says string }{
		{"", "the name of the game is missing"},
		{"chess", "unknown game"},
		{"kalah seeds=2", "3, 4, 5 or 6"},
		{"kalah repeat=end", "kalah has seeds="},
		{"oware seeds=3", "4, 5 or 6"},
		{"oware seeds=7", "4, 5 or 6"},
		{"oware seeds=four", "must be a number"},
		{"oware seeds", "must be a number"},
		{"oware slam=maybe", "unknown grand-slam rule"},
		{"oware repeat=never", "unknown repetition rule"},
		{"oware houses=6", "oware has seeds=, slam= or repeat="},
		{"oware opening=together", "oware has seeds=, slam= or repeat="},
		{"oware start=custom", "unknown choice"},
		{"oware slam=unknown(3)", "unknown grand-slam rule"},
		{"unknown(9)", "unknown game"},
	} {
		if _, err := ParseVariant(c.text); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
	for _, v := range []Variant{{}, {Kind: Oware, Houses: 7, Seeds: 4}, NewOware(4, 3, OfferShare), NewOware(4, NoCapture, 2), {Kind: 9, Houses: 6, Seeds: 4},
		{Kind: Congkak, Houses: 7, Seeds: 7, Rounds: 1, Repeat: EndOnRepeat}, {Kind: Kalah, Houses: 7, Seeds: 4}, {Kind: Kalah, Houses: 6, Seeds: 4, Repeat: EndOnRepeat},
		{Kind: Oware, Houses: 6, Seeds: 4, Opening: Together}, {Kind: Oware, Houses: 6, Seeds: 9}} {
		if v.Validate() == nil {
			t.Errorf("%s is playable", v)
		}
	}
}

// What is usual is left out.
func TestVariantTextIsShort(t *testing.T) {
	for want, v := range map[string]Variant{
		"oware":                NewOware(4, NoCapture, OfferShare),
		"oware seeds=5":        NewOware(5, NoCapture, OfferShare),
		"oware slam=forbidden": NewOware(4, Forbidden, OfferShare),
		"oware seeds=6 slam=captureall repeat=end": NewOware(6, CaptureAll, EndOnRepeat),
		"kalah":         NewKalah(4),
		"kalah seeds=6": NewKalah(6),
		"unknown(200)":  {Kind: 200},
	} {
		if v.String() != want {
			t.Errorf("%q, want %q", v, want)
		}
	}
}

// Of a game without rules nothing can be played, and nothing goes wrong.
func TestUnknownKind(t *testing.T) {
	for _, k := range []Kind{200, 255} {
		v := Variant{Kind: k, Houses: 6, Seeds: 4}
		if k.Playable() || v.Validate() == nil {
			t.Errorf("%s can be played", k)
		}
		p := NewOware(4, NoCapture, OfferShare).Start(South)
		if v.Legal(p) != 0 || v.Next(p, 0) != p || v.Steps(p, 0) != nil || v.MustFeed(p) || v.Check(p, Pit{South, 0}) != ErrGameOver {
			t.Errorf("%s: a move", k)
		}
		q := v.Quick(p)
		if !q.Over(p) || q.Legal(p) != 0 || q.Gaining(p) != 0 || q.Gain(p, 0) != 0 || v.Perft(p, 3) != 0 {
			t.Errorf("%s: a move for a search", k)
		}
		if g := NewGameAt(v, p); !g.Result().Over() || g.Choosing() != nil {
			t.Errorf("%s: a game", k)
		}
	}
}

func TestGameText(t *testing.T) {
	v := NewOware(4, NoCapture, OfferShare)
	g := NewGame(v, South)
	want := "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n\n"
	if g.String() != want {
		t.Errorf("%q, want %q", g, want)
	}
	play(t, g, South, "F c E b")
	g.Undo()
	g.Undo()
	want = "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c | E b\n"
	if g.String() != want {
		t.Errorf("%q, want %q", g, want)
	}
	back, err := ParseGame(g.String())
	if err != nil || back.String() != want || back.Ply() != 2 || back.Undone() != 2 {
		t.Errorf("reads back as %s: %v", back, err)
	}
	g.Undo()
	g.Undo()
	if back, err := ParseGame(g.String()); err != nil || back.Ply() != 0 || back.Undone() != 4 {
		t.Errorf("with everything undone, %q reads back as %s: %v", g, back, err)
	}
	// Line ends of Windows, moves over several lines, and space at the end make no difference.
	loose := "oware\r\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S \r\nF c\r\n | E\r\nb\r\n\r\n"
	if back, err := ParseGame(loose); err != nil || back.String() != want {
		t.Errorf("%q reads as %s: %v", loose, back, err)
	}
}

func TestGameTextWithAgreement(t *testing.T) {
	g := circleGame(t, OfferShare, South)
	play(t, g, South, circle)
	if err := g.Agree(); err != nil {
		t.Fatal(err)
	}
	for _, undone := range []bool{false, true} {
		if undone {
			g.Undo()
		}
		back, err := ParseGame(g.String())
		if err != nil || back.String() != g.String() || back.Result() != g.Result() || back.Undone() != g.Undone() {
			t.Errorf("undone %v: %s reads back as %s: %v", undone, g, back, err)
		}
	}
}

func TestGameTextErrors(t *testing.T) {
	const head = "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n"
	for _, c := range []struct {
		text string
		line int
		is   error  // nil if the reason has no type
		says string // part of the message
	}{
		{"", 1, nil, "want a line for the variant"},
		{"\n\n", 1, nil, "want a line for the variant"},
		{"oware", 1, nil, "want a line for the variant"},
		{"chess\n4-4-S\n", 1, nil, "unknown game"},
		{"\noware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n", 1, nil, "the name of the game is missing"},
		{"oware\n4-4-4-4\n", 2, nil, "want the houses of South"},
		{"oware\n4-4-4-4-4-4-4-4-4-4-4-x-0-0-S\n", 2, nil, "in oware no house is ever burnt"},
		{"oware start=else\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n", 1, nil, "unknown choice"},
		{"start=custom oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n", 1, nil, "unknown game"},
		{"oware\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S\n", 2, nil, "oware has 6"},
		{head + "F F", 3, ErrNotYourHouse, `move 2, "F"`},
		{head + "F\nc\nF", 5, ErrEmptyHouse, `move 3, "F"`},
		{head + "G", 3, ErrNoSuchHouse, `move 1, "G"`},
		{head + "Fc", 3, ErrNoSuchHouse, `"Fc"`},
		{head + "F =", 3, ErrMayNotAgree, `move 2, "="`},
		{head + "F | c | E", 3, nil, "marked twice"},
		{head + "F /", 3, ErrRoundGoesOn, `move 2, "/"`},
		{"congkak rounds=12\n0-0-0-0-0-0-1-0-0-0-0-0-0-0-58-39-S\nG A", 3, ErrBetweenRounds, "begin the next"},
		{"congkak rounds=12\n0-0-0-0-0-0-1-0-0-0-0-0-0-0-78-19-S\nG /", 3, ErrGameOver, `move 2, "/"`},
		{"congkak rounds=12\nx-7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-S\nA", 3, ErrBurntHouse, "burnt in this round"},
		{head + "F c E b C f D b B d A e A", 3, ErrGameOver, `move 13, "A"`},
		{"oware slam=forbidden\n0-0-0-0-1-1-1-0-0-0-0-0-0-0-S\nF", 3, ErrGrandSlam, "another move is possible"},
		{"oware\n1-0-0-0-0-1-0-0-0-0-0-0-0-0-S\nA", 3, ErrMustFeed, "reaches the other row"},
		{head + strings.Repeat("x", 1000), 3, ErrNoSuchHouse, "…"},
		{strings.Repeat(" ", maxGameText+1), 1, nil, "too many"},
	} {
		g, err := ParseGame(c.text)
		var at *TextError
		if g != nil || !errors.As(err, &at) {
			t.Errorf("%q: %v", clip(c.text), err)
			continue
		}
		if at.Line != c.line || c.is != nil && !errors.Is(err, c.is) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: line %d, %v; want line %d, %v, %q", clip(c.text), at.Line, err, c.line, c.is, c.says)
		}
		if len(err.Error()) > 300 {
			t.Errorf("%q: a message of %d bytes", clip(c.text), len(err.Error()))
		}
	}
}

// A start that is not the variant's is marked when it is written, and read with its mark and without; without, CheckStart
// refuses it.
func TestCustomStart(t *testing.T) {
	for _, c := range []struct {
		head, start, want string
	}{
		{"oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "oware"},
		{"oware start=custom", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "oware"},
		{"oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "oware"},
		{"oware seeds=4", "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "oware start=custom"}, // the variant's seeds, elsewhere
		{"oware seeds=5", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "oware seeds=5 start=custom"},
		{"oware start=custom seeds=5", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "oware seeds=5 start=custom"},
		{"oware\tstart=custom ", "50-4-4-4-4-4-4-4-4-4-4-4-2-2-N", "oware start=custom"},
	} {
		want := c.want + "\n" + c.start + "\n\n"
		for _, text := range []string{c.head + "\n" + c.start + "\n", want} {
			g, err := ParseGame(text)
			if err != nil || g.String() != want || g.CustomStart() != strings.HasSuffix(c.want, "custom") {
				t.Errorf("%q is written as %q, want %q: %v", text, g, want, err)
			}
			marked := strings.Contains(text, "start=custom")
			if err := CheckStart(text); (err == nil) != (marked || !g.CustomStart()) {
				t.Errorf("%q: %v", text, err)
			}
		}
	}
}

// Letters and words for everything that is shown or written to a file.
func TestNames(t *testing.T) {
	for want, got := range map[string]string{
		"A": House(0).Letter(South), "f": House(5).Letter(North), "g": House(6).Letter(North), "-": NoHouse.Letter(South),
		"South": Pit{South, Store}.String(), "North": Pit{North, Store}.String(), "c": Pit{North, 2}.String(),
		"oware": Oware.String(), "kalah": Kalah.String(), "congkak": Congkak.String(), "unknown(255)": Kind(maxKinds - 1).String(),
		"forbidden": Forbidden.String(), "end": EndOnRepeat.String(), "slam forfeited": SlamForfeited.String(),
		"draw": Draw.String(), "agreement": Agreed.String(),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for _, bad := range []string{"", "h", "H", "AA", "1", "é"} {
		if pit, ok := ParsePit(bad); ok {
			t.Errorf("%q is read as %s", bad, pit)
		}
	}
	for _, slam := range slamRules {
		if got, err := ParseGrandSlam(slam.String()); err != nil || got != slam {
			t.Errorf("%s reads back as %s: %v", slam, got, err)
		}
	}
	if _, err := ParseGrandSlam("Forbidden"); err == nil {
		t.Error("a name in capitals is read")
	}
}

func TestHouseSet(t *testing.T) {
	s := HouseSet(1<<0 | 1<<2 | 1<<5)
	if s.Len() != 3 || s.First() != 0 || !s.Has(2) || s.Has(1) || s.Has(NoHouse) || letters(s) != "ACF" {
		t.Errorf("%d houses, first %d, %q", s.Len(), s.First(), letters(s))
	}
	if HouseSet(0).First() != NoHouse || letters(0) != "" {
		t.Error("the empty set has a house")
	}
	for h := range s.All() {
		if h != 0 {
			t.Errorf("went on to %d after a break", h)
		}
		break
	}
}
