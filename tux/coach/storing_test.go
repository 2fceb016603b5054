package coach

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// plainKalah is a board of Kalah as numbers, seen from the side to move: its houses 0 to 5 and store 6, the other's houses
// 7 to 12 and store 13. It shares nothing with the rules and the coach.
type plainKalah [14]int

func plainKalahOf(p rules.Position, s rules.Side) (b plainKalah) {
	for h := range 6 {
		b[h] = p.Seeds(rules.Pit{Side: s, House: rules.House(h)})
		b[7+h] = p.Seeds(rules.Pit{Side: s.Other(), House: rules.House(h)})
	}
	b[6], b[13] = p.Store(s), p.Store(s.Other())
	return b
}

// other returns the board as the other side sees it.
func (b plainKalah) other() (o plainKalah) {
	for i := range b {
		o[i] = b[(i+7)%14]
	}
	return o
}

func (b plainKalah) row(first int) (n int) {
	for _, seeds := range b[first : first+6] {
		n += seeds
	}
	return n
}

func (b plainKalah) over() bool { return b.row(0) == 0 || b.row(7) == 0 }

// sown is what playing a house does.
type sown struct {
	board  plainKalah // before the rest is swept at the end
	stored int
	taken  int // of them by the other side, from opposite
	from   int // that house
	again  bool
}

func (b plainKalah) sow(h int) (s sown) {
	was := b[6]
	hand, at := b[h], h
	b[h] = 0
	for ; hand > 0; hand-- {
		at = (at + 1) % 13
		b[at]++
	}
	if at < 6 && b[at] == 1 && b[12-at] > 0 {
		s.taken, s.from = b[12-at], 5-at
		b[6] += b[12-at] + 1
		b[at], b[12-at] = 0, 0
	}
	s.board, s.stored = b, b[6]-was
	s.again = at == 6 && !b.over()
	return s
}

// most returns the most seeds that the side to move can take from the other's houses.
func (b plainKalah) most() (n int) {
	for h := range 6 {
		if b[h] > 0 && !b.over() {
			n = max(n, b.sow(h).taken)
		}
	}
	return n
}

// open returns the most seeds that the other side can take after a sowing.
func (s *sown) open() int {
	if s.again || s.board.over() {
		return 0
	}
	return s.board.other().most()
}

// anyAgain reports whether some house gives the side to move another turn.
func (b plainKalah) anyAgain() bool {
	for h := range 6 {
		if b[h] > 0 && !b.over() && b.sow(h).again {
			return true
		}
	}
	return false
}

// chain returns the most extra turns in a row that begin with a house.
func (b plainKalah) chain(h int) int {
	s := b.sow(h)
	if !s.again {
		return 0
	}
	most := 0
	for o := range 6 {
		if s.board[o] > 0 {
			most = max(most, s.board.chain(o))
		}
	}
	return 1 + most
}

// checkKalah derives what a hint for Kalah claims again.
func (h *Hint) checkKalah(t *testing.T, p rules.Position) {
	t.Helper()
	me := p.Turn()
	b := plainKalahOf(p, me)
	s := b.sow(int(h.House))
	bad := func(why string) {
		t.Helper()
		t.Fatalf("%v: %s %v: %+v: %s", p, h.House.Letter(me), h.Reason, *h, why)
	}
	least, most := rules.MaxSeeds, 0
	var careless rules.HouseSet
	for o := range 6 {
		if b[o] == 0 {
			continue
		}
		other := b.sow(o)
		open := other.open()
		least, most = min(least, open), max(most, open)
		if open > 0 {
			careless |= 1 << o
		}
	}
	silent := false
	switch h.Reason {
	case OnlyMove:
		n := 0
		for o := range 6 {
			n += min(1, b[o])
		}
		if n != 1 {
			bad("there is a choice")
		}
	case Finishes:
		end := s.board
		if !end.over() || end[6]+end.row(0) <= end[13]+end.row(7) {
			bad("it does not win")
		}
	case Chain:
		if h.Seeds < 2 || b.chain(int(h.House)) != h.Seeds {
			bad("the chain has another length")
		}
	case PlaysAgain:
		if !s.again || s.stored != h.Seeds || b.chain(int(h.House)) != 1 {
			bad("no extra turn, or more of them")
		}
	case Takes:
		if s.taken == 0 || s.stored < h.Seeds || s.taken+1 != h.Seeds || h.Houses != 1<<s.from {
			bad("it takes something else")
		}
	case Saves:
		danger := b.other()
		if got := danger.sow(int(h.By)); danger.most() != h.Seeds || got.taken != h.Seeds || h.Houses != 1<<got.from {
			bad("nobody is in such danger")
		}
		if s.open() != h.Left || h.Left > h.Seeds-2 || least < h.Left-1 {
			bad("the danger stays")
		}
		silent = b.most() > h.Seeds-h.Left
	case TooDear, Declines:
		got := b.sow(int(h.By))
		if got.taken != b.most() || got.taken == 0 || got.taken+1 != h.Seeds || s.taken > 0 || h.Houses != 1<<got.from {
			bad("there is no such capture")
		}
		if open := got.open(); h.Reason == TooDear && (open != h.Cost.Seeds || s.open() != h.Cost.Left || open <= h.Seeds || h.Seeds-open >= s.stored-s.open()) {
			bad("it is not too dear")
		}
	case StopsAgain:
		x := int(h.Houses.First())
		if him := b.other(); h.Houses.Len() != 1 || him[x] == 0 || !him.sow(x).again || s.again || s.board.other().anyAgain() || s.open() > 0 {
			bad("he has another turn all the same, or had none")
		}
		silent = b.most() > 0
	case Readies:
		x := int(h.Houses.First())
		if h.Houses.Len() != 1 || b[x] > 0 && b.sow(x).again || s.open() > 0 {
			bad("it ends in the store already")
		}
		him := s.board.other()
		for a := range 6 {
			if him[a] == 0 || h.Reply != rules.NoHouse && a != int(h.Reply) {
				continue
			}
			answer := him.sow(a)
			if after := answer.board.other(); answer.again || answer.board.over() || after[x] == 0 || !after.sow(x).again {
				bad("after the answer it does not end in the store")
			}
		}
		silent = b.most() > 0
	case KeepsHome:
		given := false
		for o := range 6 {
			if b[o] > 0 {
				given = given || b.sow(o).board.row(0) < b.row(0)
			}
		}
		if 3*(b.row(0)+b.row(7)) > p.Total() || b.row(0) <= b.row(7) || s.board.row(0) != h.Seeds || h.Seeds != b.row(0) || s.open() > 0 || !given {
			bad("the seeds are many, or not at home")
		}
		silent = b.most() > 0
	case Careful:
		if s.open() > 0 || h.Seeds != most || h.Houses != careless || most == 0 {
			bad("other houses give seeds away")
		}
		silent = b.most() > 0
	case Stores:
		if s.stored != h.Seeds || h.Seeds == 0 || s.open() > 0 {
			bad("it stores something else, or can be robbed")
		}
		silent = b.most() > 0
	case Quiet:
		silent = b.most() > 0
		if s.open() > 0 || s.stored > 0 {
			bad("some seeds are taken")
		}
	case Gives, LeastEvil:
		him := s.board.other()
		if got := him.sow(int(h.By)); s.open() != h.Seeds || got.taken != h.Seeds || h.Houses != 1<<got.from || h.Seeds == 0 {
			bad("something else can be captured")
		}
		if (least < h.Seeds) != (h.Reason == Gives) {
			bad("other moves leave more, or less")
		}
		silent = b.most() > 0
	default:
		bad("nobody says so in Kalah")
	}
	if silent {
		bad("a capture is passed over in silence")
	}
}

// Whatever answer is shown, what is said of a move of Kalah holds after it.
func TestEveryReasonHoldsInKalah(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 1))
	seen := map[Reason]int{}
	for i := range positions {
		v := rules.NewKalah(3 + i%4)
		g := tuxtest.AnyGame(rnd, v)
		p := g.Position()
		for h := range g.Legal().All() {
			reply := rules.NoHouse
			if next := v.Next(p, h); next.Turn() != p.Turn() {
				for answer := range v.Legal(next).All() {
					if rnd.IntN(3) == 0 {
						reply = answer
					}
				}
			}
			hint := Explain(v, p, h, reply)
			if hint.Reply != reply || hint.House != h {
				t.Fatalf("%v: another move: %+v", p, hint)
			}
			hint.checkKalah(t, p)
			seen[hint.Reason]++
		}
	}
	for _, r := range Reasons(rules.NewKalah(4)) {
		if seen[r] < 2 {
			t.Errorf("%q was said %d times: too few to prove anything", r, seen[r])
		}
	}
}

// What a child is warned of in Kalah can be taken, and another move would have lost less.
func TestWarningsInKalah(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 2))
	warned := 0
	for i := range positions {
		v := rules.NewKalah(3 + i%4)
		g := tuxtest.AnyGame(rnd, v)
		p := g.Position()
		b := plainKalahOf(p, p.Turn())
		for h := range g.Legal().All() {
			cost, warn := Warn(v, p, h)
			if !warn {
				continue
			}
			warned++
			s := b.sow(int(h))
			got := s.board.other().sow(int(cost.By))
			if s.open() != cost.Seeds || got.taken != cost.Seeds || cost.Houses != 1<<got.from || cost.Seeds < warnFrom {
				t.Fatalf("%v: %s is warned of: %+v", p, h.Letter(p.Turn()), cost)
			}
			better := false
			for o := range 6 {
				if b[o] > 0 && o != int(h) {
					other := b.sow(o)
					better = better || other.stored-other.open() >= s.stored-s.open()+warnFrom
				}
			}
			if !better {
				t.Fatalf("%v: no house is better than %s", p, h.Letter(p.Turn()))
			}
		}
	}
	if warned < 1000 {
		t.Errorf("only %d warnings: too few to prove anything", warned)
	}
}

// Lessons of Kalah in the order in which they are taught.
func TestReasonsOfKalah(t *testing.T) {
	v := rules.NewKalah(4)
	for _, c := range []struct {
		about, board, house string
		reason              Reason
		seeds               int
	}{
		{"four seeds in C reach the store", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "C", PlaysAgain, 1},
		{"F, then E", "3-0-0-0-2-1-4-4-4-4-4-4-9-9-S", "F", Chain, 3},
		{"the last seed falls into F, which is empty", "4-0-0-0-1-0-5-4-4-4-4-4-8-10-S", "E", Takes, 6},
		{"a ends in the empty d, opposite C", "1-0-5-0-4-2-3-1-4-0-4-4-10-10-S", "C", Saves, 5},
		{"only one house has seeds", "0-0-0-5-0-0-1-0-0-0-4-4-14-20-S", "D", OnlyMove, 0},
	} {
		p := tuxtest.GameAt(t, v, c.board).Position()
		pit, _ := rules.ParsePit(c.house)
		h := Explain(v, p, pit.House, rules.NoHouse)
		if h.Reason != c.reason || h.Seeds != c.seeds {
			t.Errorf("%s: %v: %+v", c.about, h.Reason, h)
		}
	}
}

// A look back speaks of turns: no two of its moments are moves of one turn.
func TestALookBackSpeaksOfTurns(t *testing.T) {
	s := search.New()
	moments := 0
	for seed := range uint64(4) {
		rnd := rand.New(rand.NewPCG(seed, 3))
		g := tuxtest.RandomGame(rnd, rules.NewKalah(4), 1000)
		r := LookBack(s, g)
		for !r.Work(1 << 20) {
		}
		turns := map[int]bool{}
		for _, m := range r.Moments() {
			turn := 0
			for ply := 1; ply <= m.Ply; ply++ {
				if g.PositionAt(ply).Turn() != g.PositionAt(ply-1).Turn() {
					turn++
				}
			}
			if turns[turn] {
				t.Errorf("two moments of turn %d in\n%v", turn, g)
			}
			turns[turn] = true
			moments++
		}
	}
	if moments < 8 {
		t.Errorf("only %d moments in four games of random moves", moments)
	}
}
