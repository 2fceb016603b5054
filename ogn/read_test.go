package ogn

import (
	"encoding/binary"
	"errors"
	"strings"
	"testing"
	"unicode/utf16"

	"awele/rules"
	"awele/rules/toy"
)

// headed is a file as Aualé writes it.
const headed = `[Variant "Oware Abapa"]
[Event "?"]
[Site "C:\games"]
[Date "2014.05.02"]
[Round "?"]
[South "The \"big\" one"]
[North "A\\B"]
[Result "*"]

1. F e 2. C b
`

func moves(t *testing.T, g *rules.Game) string {
	t.Helper()
	var b strings.Builder
	for ply := 1; ply <= g.Ply(); ply++ {
		if pit, ok := g.MoveAt(ply); ok {
			b.WriteString(pit.String())
		} else {
			b.WriteByte('=')
		}
	}
	return b.String()
}

// wide16 returns a text in UTF-16.
func wide16(text string, order binary.AppendByteOrder, mark bool) []byte {
	var data []byte
	if mark {
		text = "\uFEFF" + text
	}
	for _, unit := range utf16.Encode([]rune(text)) {
		data = order.AppendUint16(data, unit)
	}
	return data
}

// Files of other programs, and of people.
func TestWhatIsForgiven(t *testing.T) {
	for name, c := range map[string]struct{ file, want string }{
		"as it should be":       {headed, "FeCb"},
		"Windows":               {strings.ReplaceAll(headed, "\n", "\r\n"), "FeCb"},
		"old Macintosh":         {strings.ReplaceAll(headed, "\n", "\r"), "FeCb"},
		"DOS":                   {headed + "\x1a", "FeCb"},
		"byte order mark":       {"\uFEFF" + headed, "FeCb"},
		"UTF-16":                {string(wide16(headed, binary.LittleEndian, true)), "FeCb"},
		"UTF-16, other order":   {string(wide16(headed, binary.BigEndian, true)), "FeCb"},
		"UTF-16 without a mark": {string(wide16(headed, binary.LittleEndian, false)), "FeCb"},
		"nor in this order":     {string(wide16(headed, binary.BigEndian, false)), "FeCb"},
		"Latin-1":               {"[South \"Ren\xe9\"]\n1. F e", "Fe"},
		"moves alone":           {"F e C b", "FeCb"},
		"numbers without dots":  {"1 F e 2 C b", "FeCb"},
		"no space":              {"1.F e2.Cb 3.", "FeCb"},
		"no numbers, no space":  {"FeCb", "FeCb"},
		"a number for each":     {"1. F 1... e 2. C 2... b", "FeCb"},
		"much space":            {"\n\n  [ Event   \"x\" ]  [Foo\t\"y\"]\n\n\n1 .   F\n\n  e\n2.\tC\nb\n * \n", "FeCb"},
		"comments":              {"1. F {good ( [Event \"x\"]\n } e ; 2. A a\n% 3. A\n2. C (2. A a {)} (3. B)) b {}", "FeCb"},
		"marks":                 {"1. F! e?? $14 2. C!? b *", "FeCb"},
		"capitals alone":        {"1. F E 2. C B", "FeCb"},
		"small letters alone":   {"1. f e 2. c b", "FeCb"},
		"North begins":          {"1. f E 2. c", "fEc"},
		"one move of North":     {"1. f", "f"},
		"quotes in a tag":       {"[Event \"the \"big\" one\"]\n1. F e", "Fe"},
		"no quotes":             {"[Event Torneo de Vigo]\n[South: \"x\"]\n1. F e", "Fe"},
		"small names of tags":   {"[variant \"OWARE  seeds=5\"]\n[fen \" 5-5-5-5-5-5-5-5-5-5-5-5-0-0-n \"]\n1. f E", "fE"},
		"unknown variant":       {"[Variant \"?\"]\n1. F e", "Fe"},
		"resigned":              {"[Result \"0-48\"]\n1. F e 0-48", "Fe"},
		"half a point":          {"1. F e ½-½", "Fe"},
		"half a point, so":      {"1. F e 1/2 - 1/2", "Fe"},
		"counted":               {"[FEN \"0-0-0-0-0-2-1-2-4-0-0-0-15-24-S\"]\n1. F+5 c", "Fc"},
		"counted with space":    {"[FEN \"0-0-0-0-0-2-1-2-4-0-0-0-15-24-S\"]\n1. F + 5 c", "Fc"},
		"tags alone":            {"[Event \"x\"]", ""},
		"own notation":          {"oware seeds=5\r\n5-5-5-5-5-5-5-5-5-5-5-5-0-0-S\r\nF c | E", "Fc"},
	} {
		f, err := Read([]byte(c.file))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := moves(t, f.Game); got != c.want || f.Games != 1 {
			t.Errorf("%s: %q, %d games, want %q", name, got, f.Games, c.want)
		}
	}
}

func TestTags(t *testing.T) {
	f, err := Read([]byte(headed + "[Level \"3\"]"))
	if err != nil {
		t.Fatal(err)
	}
	if f.Games != 2 {
		t.Errorf("%d games: a tag after the moves begins the next", f.Games)
	}
	for name, want := range map[string]string{SouthTag: `The "big" one`, NorthTag: `A\B`, "Site": `C:\games`, "Date": "2014.05.02"} {
		if f.Tags[name] != want {
			t.Errorf("%s: %q, want %q", name, f.Tags[name], want)
		}
	}
	if len(f.Tags) != 4 {
		t.Errorf("%d tags: %q", len(f.Tags), f.Tags)
	}
	f, err = Read([]byte("[south \"Ren\xe9\"]\n[South \"no\"]\n1. F"))
	if err != nil || f.Tags[SouthTag] != "René" {
		t.Errorf("%q, %v", f.Tags, err)
	}
}

// Of several games the first is read, and what is wrong in another is no error.
func TestSeveralGames(t *testing.T) {
	for file, games := range map[string]int{
		"1. F e * 1. C b *":      2,
		headed + headed + headed: 3,
		"[Event \"x\"]\n1. F e 25-23\n\n[Event \"y\"]\n1. A { ": 2,
		"1. F e 2-1 * *": 3,
	} {
		f, err := Read([]byte(file))
		if err != nil || f.Games != games || !strings.HasPrefix(moves(t, f.Game), "Fe") {
			t.Errorf("%q: %+v, %v; want %d games", file, f, err, games)
		}
	}
}

// A file that cannot be read is told in one sentence with the place.
func TestWhatIsWrong(t *testing.T) {
	for name, c := range map[string]struct {
		file, says string
		is         error
	}{
		"empty house":    {"1. F e\n2. F b", `line 2: move 2, "F": the house is empty`, rules.ErrEmptyHouse},
		"not their turn": {"1. F e 2. c", `line 1: move 2, "c": the house does not belong to the side to move`, rules.ErrNotYourHouse},
		"no house":       {"1. F e 2. G", `line 1: move 2, "G": there is no such house`, rules.ErrNoSuchHouse},
		"no letter":      {"1. F e 2. resigns", `line 1: move 2, "resigns": this is no move`, ErrNoMove},
		"a foreign one":  {"1. F é", `line 1: move 1, "é": this is no move`, ErrNoMove},
		"chess":          {"1. e4 e5 2. Nf3", `line 1: move 4, "e": `, nil},
		"must feed":      {"[FEN \"1-0-0-0-0-1-0-0-0-0-0-0-22-24-S\"]\n1. A", `line 2: move 1, "A": the opponent has no seeds`, rules.ErrMustFeed},
		"after the end":  {"[FEN \"1-0-0-0-0-0-0-0-0-0-0-0-23-24-S\"]\n1. A", `line 2: move 1, "A": the game is over`, rules.ErrGameOver},
		"wrong count":    {"[FEN \"0-0-0-0-0-2-1-2-4-0-0-0-15-24-S\"]\n1. F+4 c", `line 2: move 1, "F+4": the seeds behind the plus are not those of the move: it brings 5`, ErrCount},
		"count of none":  {"1. F e+2", `line 1: move 1, "e+2": `, ErrCount},
		"lonely count":   {"1. +2 F", `line 1: move 1, "+2": `, ErrCount},
		"two counts":     {"[FEN \"0-0-0-0-0-2-1-2-4-0-0-0-15-24-S\"]\n1. F+5+5", `line 2: move 1, "+5": `, ErrCount},
		"empty plus":     {"1. F+ e", "line 1: a number of seeds must stand behind the plus", nil},
		"pass":           {"1. F e 2. - b", `line 1: move 2, "-": who can move does not pass`, ErrNoPass},
		"agreement":      {"1. F e =", `line 1: move 1, "=": the players may not agree to stop here`, rules.ErrMayNotAgree},
		"round":          {"1. F e /", `line 1: move 1, "/": `, rules.ErrRoundGoesOn},
		"own numbers":    {"17. F e 18. F", `line 1: move 18, "F": the house is empty`, rules.ErrEmptyHouse},
		"comment":        {"1. F\n{ e", "line 2: the comment that begins here is never closed", nil},
		"variation":      {"1. F (e (C) {)}", "line 1: the variation that begins here is never closed", nil},
		"tag":            {"[Event \"x\"]\n[Site \"y\n1. F", "line 2: the tag Site is never closed", nil},
		"bare tag":       {"[Event x\n1. F", "line 1: the tag Event is never closed", nil},
		"no tag":         {"[\"Event\"]\n1. F", "line 1: a tag begins with its name", nil},
		"other game":     {"[Event \"x\"]\n[Variant \"chess\"]\n1. F", `line 2: unknown game "chess": choose oware`, nil},
		"start":          {"[FEN \"4-4-4\"]\n1. F", `line 1: position "4-4-4": `, nil},
		"bracket":        {"1. F ) e", `line 1: ')' means nothing here`, nil},
		"nothing":        {" \n", "line 1: there is no game", nil},
		"no move":        {"2026 *", "line 1: there is no game", nil},
		"picture":        {"\x89PNG\r\n\x1a\n\x00\x00", "line 1: this is no text", nil},
		"too large":      {strings.Repeat(" ", MaxSize+1), "line 1: 1048577 bytes are too many for a game", nil},
		"own notation":   {"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c\nF", `line 4: move 3, "F": the house is empty`, rules.ErrEmptyHouse},
		"own, unknown":   {"bao seeds=2\n", "line 1: ", nil},
	} {
		_, err := Read([]byte(c.file))
		var at *Error
		if !errors.As(err, &at) || !strings.HasPrefix(err.Error(), c.says) || c.is != nil && !errors.Is(err, c.is) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v\nwant %s", name, err, c.says)
		}
	}
}

// A game has at most so many sowings that its own notation can be read back.
func TestLongestGame(t *testing.T) {
	p := &player{game: rules.NewGame(rules.Oware.Usual(), rules.South), sided: true, limit: 2}
	for i, word := range []string{"F", "e", "C"} {
		if err := p.take(token{is: aWord, line: 1, text: word}); (i < 2) != (err == nil) || err != nil && !errors.Is(err, ErrTooLong) {
			t.Errorf("%s: %v", word, err)
		}
	}
}

// At the end of a game the last turn may count what lies in the own row, as Aualé does, or not; and where a game goes in
// circles, Aualé ends it.
func TestCountsOfTheLastTurn(t *testing.T) {
	const start, circle = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n", "1. A a 2. B b 3. C c 4. D d 5. E e 6. F f"
	for file, wrong := range map[string]error{
		"[Variant \"oware repeat=end\"]" + start + circle:        nil,
		"[Variant \"oware repeat=end\"]" + start + circle + "+1": nil,
		"[Variant \"oware repeat=end\"]" + start + circle + "+2": ErrCount,
		start + circle + "+1 24-24":                              nil,
		start + circle + " 24-24":                                nil,
		start + circle + "+2 24-24":                              ErrCount,
	} {
		f, err := Read([]byte(file))
		if !errors.Is(err, wrong) {
			t.Errorf("%s: %v", file, err)
		}
		if err == nil && !f.Game.Result().Over() {
			t.Errorf("%s goes on", file)
		}
	}
	for _, moves := range []string{" =", "+1 = 24-24", "= 1-0"} {
		if f, err := Read([]byte(start + circle + moves)); err != nil || f.Game.Result().Method != rules.Agreed {
			t.Errorf("%s: %+v, %v", moves, f, err)
		}
	}
	for _, result := range []string{"*", "23-25", ""} {
		if f, err := Read([]byte(start + circle + " " + result)); err != nil || f.Game.Result().Over() {
			t.Errorf("%s: %+v, %v", result, f, err)
		}
	}
	if f, err := Read([]byte("[Result \"24 – 24\"]\n" + start + circle)); err != nil || f.Game.Result().Method != rules.Agreed {
		t.Errorf("a result in the tag: %+v, %v", f, err)
	}
}

// Other programs play on when a side has more than half of the seeds.
func TestTurnsAfterTheMajority(t *testing.T) {
	f, err := Read([]byte("[FEN \"0-0-0-0-0-2-1-2-4-0-0-1-20-18-S\"]\n1. F+5 c 2. A+9 - 47-1"))
	if err != nil || moves(t, f.Game) != "F" || f.Game.Result() != (rules.Result{Outcome: rules.SouthWins, Method: rules.Majority}) {
		t.Errorf("%+v, %v", f, err)
	}
}

// In the joint opening each word is the list of a side.
func TestJointOpening(t *testing.T) {
	const toyTag = "[Variant \"toy\"]\n"
	if toy.New().Opening != rules.Together {
		t.Fatal("the toy has no joint opening")
	}
	both, err := Read([]byte(toyTag + "1. C c"))
	if err != nil || moves(t, both.Game) != "Cc" {
		t.Fatalf("%+v, %v", both, err)
	}
	for _, other := range []string{"1. c C", "1. C C", "c c"} {
		f, err := Read([]byte(toyTag + other))
		if err != nil || f.Game.Position() != both.Game.Position() || f.Game.Opening() != both.Game.Opening() {
			t.Errorf("%s: %+v, %v", other, f, err)
		}
	}
	for file, reason := range map[string]error{
		"1. AB a":    ErrNoTurn, // a last seed in no store: no second choice
		"1. A a+1":   ErrCount,
		"1. - a":     ErrNoPass,
		"1. F a":     rules.ErrNoSuchHouse,
		"1. AB":      ErrNoTurn,
		"1. hello a": ErrNoMove,
	} {
		if _, err := Read([]byte(toyTag + file)); !errors.Is(err, reason) {
			t.Errorf("%s: %v, want %v", file, err, reason)
		}
	}
}
