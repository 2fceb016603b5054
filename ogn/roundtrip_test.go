package ogn

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// passing is a game in which a side that has nothing to move passes while the other can: seeds are sown through the own
// store, and nothing is captured.
type passing struct{ toy.Book }

func init() { rules.Register("passing", &passing{}) }

func (*passing) Usual() rules.Variant { return rules.Variant{Houses: 3, Seeds: 2} }

func (*passing) Choices() []rules.Choice { return nil }

func (*passing) Legal(v rules.Variant, p rules.Position) (legal rules.HouseSet) {
	for h := range rules.House(v.Houses) {
		if p.Seeds(rules.Pit{Side: p.Turn(), House: h}) > 0 {
			legal |= 1 << h
		}
	}
	return legal
}

func (b *passing) Next(v rules.Variant, p rules.Position, h rules.House) rules.Position {
	next := rules.Apply(p, b.Steps(v, p, h))
	if next.InRow(next.Turn()) == 0 && next.InRow(next.Turn().Other()) > 0 {
		mover, other := next.Rows()
		return rules.FromRows(other, mover, next.Turn().Other())
	}
	return next
}

func (*passing) Steps(v rules.Variant, p rules.Position, h rules.House) []rules.Step {
	sower := rules.NewSower(v, p)
	at := rules.Pit{Side: p.Turn(), House: h}
	for hand := sower.Lift(at); hand > 0; hand-- {
		at = sower.AfterWithStore(at, p.Turn())
		sower.Drop(at)
	}
	return sower.Steps()
}

// variants returns every variant of every game that the choices allow.
func variants(t *testing.T) (all []rules.Variant) {
	t.Helper()
	for _, k := range rules.Kinds() {
		some := []rules.Variant{k.Usual()}
		for _, c := range k.Choices() {
			for _, v := range some {
				for _, word := range c.Values {
					next := v
					if err := c.Set(&next, word); err != nil {
						t.Fatal(err)
					}
					if next != v {
						some = append(some, next)
					}
				}
			}
		}
		all = append(all, some...)
	}
	return slices.DeleteFunc(all, func(v rules.Variant) bool { return v.Validate() != nil })
}

// check holds that a file is read as the game that was written, with its tags.
func check(t *testing.T, g *rules.Game, tags map[string]string) {
	t.Helper()
	data := Write(g, tags)
	f, err := Read(data)
	if err != nil {
		t.Fatalf("%v in\n%s", err, data)
	}
	want := g.Clone()
	if ply := want.Ply(); ply > 0 && want.Hidden(ply) {
		want.Undo() // a secret is not written
	}
	if f.Game.Position() != want.Position() || f.Game.Ply() != want.Ply() || f.Game.Result() != want.Result() ||
		f.Game.Variant() != want.Variant() || f.Game.PositionAt(0) != want.PositionAt(0) || f.Game.Opening() != want.Opening() {
		t.Fatalf("%s\nreads back as\n%s\nfrom\n%s", want, f.Game, data)
	}
	if again := Write(f.Game, f.Tags); !bytes.Equal(again, data) {
		t.Fatalf("%s\nis written again as\n%s", data, again)
	}
	for i, line := range strings.Split(string(data), "\n") {
		if len(line) > lineWidth && !strings.HasPrefix(line, "[") {
			t.Fatalf("line %d is %d letters long: %s", i+1, len(line), line)
		}
	}
}

// fewSeeds returns a start with few seeds left on the board, where ends, passes and circles are frequent.
func fewSeeds(t *testing.T, v rules.Variant, d *rand.Rand) rules.Position {
	t.Helper()
	empty := 1 + d.IntN(5) // of empty + 2 houses so many hold nothing
	row := func() (seeds []int) {
		for range v.Houses {
			seeds = append(seeds, max(0, d.IntN(empty+2)-empty+1))
		}
		return seeds
	}
	south, north, store := row(), row(), max(0, v.Houses*(v.Seeds-2))
	if d.IntN(2) == 0 { // one seed each, which go round in circles in Oware
		clear(south[1:])
		clear(north[1:])
		south[0], north[0], store = 1, 1, v.Houses*v.Seeds-1
	}
	p, err := rules.NewPosition(south, north, store, store, rules.Side(d.IntN(2)))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playRandomly plays a move of one of the sides that are to choose, or agrees to stop, and reports whether anything could
// be done.
func playRandomly(t *testing.T, g *rules.Game, d *rand.Rand) bool {
	t.Helper()
	if g.MayAgree() && d.IntN(2) == 0 {
		return g.Agree() == nil
	}
	if g.BetweenRounds() {
		return g.NextRound() == nil
	}
	sides := g.Choosing()
	if len(sides) == 0 {
		return false
	}
	s := sides[d.IntN(len(sides))]
	legal := g.LegalOf(s)
	for n := d.IntN(legal.Len()); n > 0; n-- {
		legal &= legal - 1
	}
	if err := g.Play(rules.Pit{Side: s, House: legal.First()}); err != nil {
		t.Fatal(err)
	}
	return true
}

// Any game reads back at any time.
func TestAnyGameReadsBack(t *testing.T) {
	met := map[string]int{}
	all := variants(t)
	games := 1 + 450/len(all)
	for i, v := range all {
		t.Run(v.String(), func(t *testing.T) {
			d := rand.New(rand.NewPCG(9, uint64(i)))
			for range games {
				g := rules.NewGame(v, rules.Side(d.IntN(2)))
				if d.IntN(2) == 0 {
					g = rules.NewGameAt(v, fewSeeds(t, v, d))
				}
				check(t, g, nil)
				for g.Ply() < 60 && playRandomly(t, g, d) {
					check(t, g, nil)
				}
				note(g, met)
			}
		})
	}
	for _, what := range []string{"pass", "two sowings", "agreement", "end", "start of its own", "opening", "round"} {
		if met[what] < 10 {
			t.Errorf("%s: met %d times, too few to prove anything", what, met[what])
		}
	}
}

// note counts what a file has.
func note(g *rules.Game, met map[string]int) {
	if g.Result().Over() {
		met["end"]++
	}
	if g.Result().Method == rules.Agreed {
		met["agreement"]++
	}
	if g.OpeningAt(0) {
		met["opening"]++
	}
	if strings.Contains(string(Write(g, nil)), "["+startTag) {
		met["start of its own"]++
	}
	for _, word := range turns(g) {
		switch houses := strings.TrimRight(word, "+0123456789"); {
		case word == pass:
			met["pass"]++
		case word == nextRound:
			met["round"]++
		case len(houses) > 1 && !g.OpeningAt(0):
			met["two sowings"]++
		}
	}
}

// Tags of any kind come back; those that are no tags are left out.
func TestTagsReadBack(t *testing.T) {
	tags := map[string]string{
		SouthTag: `"Ren\é\\" ]`, NorthTag: "a\nb\x00", "Event": `\`, "Level": "3", "z_9": " x ", "Empty": "",
		"Variant": "chess", "Result": "1-0", "FEN": "no", "south": "no", "no name": "x", "": "y", "é": "z",
	}
	g := rules.NewGame(rules.Oware.Usual(), rules.South)
	f, err := Read(Write(g, tags))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{SouthTag: `"Ren\é\\" ]`, NorthTag: "a b ", "Event": `\`, "Level": "3", "z_9": " x "}
	for name, value := range want {
		if f.Tags[name] != value {
			t.Errorf("%s: %q, want %q", name, f.Tags[name], value)
		}
	}
	if len(f.Tags) != len(want) {
		t.Errorf("%q", f.Tags)
	}
}

// The shortest game, as a file.
func TestFile(t *testing.T) {
	g := rules.NewGame(rules.Oware.Usual(), rules.South)
	for _, letter := range strings.Fields("F c E b C f D b B d A e") {
		pit, _ := rules.ParsePit(letter)
		if err := g.Play(pit); err != nil {
			t.Fatal(err)
		}
	}
	const want = `[Variant "Oware Abapa"]
[Event "?"]
[Site "?"]
[Date "?"]
[Round "?"]
[South "Child"]
[North "?"]
[Result "0-27"]

1. F c 2. E b 3. C f+5 4. D b 5. B d+11 6. A e+11 0-27
`
	if got := string(Write(g, map[string]string{SouthTag: "Child"})); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// Whatever can be read can be written and read again, and nothing makes the reader fail.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		headed, "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c | E", "[Variant \"toy\"]\n1. CB ca 2. A - ", "1. F+0 e {x} (y) ; z",
		"[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n1. A a B b C c D d E e F f 24-24", "[Variant \"passing\"] A a - - 1/2-1/2 $3 !?",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Read(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("more than one line: %q", err)
			}
			return
		}
		if file.Games < 1 {
			t.Errorf("%d games", file.Games)
		}
		once := Write(file.Game, file.Tags)
		again, err := Read(once)
		if err != nil {
			t.Fatalf("%v in\n%s\nfrom\n%q", err, once, data)
		}
		if twice := Write(again.Game, again.Tags); !bytes.Equal(once, twice) {
			t.Fatalf("%s\nis written again as\n%s", once, twice)
		}
		if _, err := rules.ParseGame(file.Game.String()); err != nil {
			t.Fatalf("cannot be kept: %v", err)
		}
	})
}
