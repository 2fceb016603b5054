package rules

// A second, independent set of rules, written from the rule book alone with plain numbers: twelve houses in a circle,
// two stores, and words for who won and why. It shares no code with the package; the tests hold the two against each
// other.
type naive struct {
	slam   string // "nocapture", "forbidden" or "captureall"
	house  [12]int
	store  [2]int
	turn   int // 0 or 1; side 0 owns the houses 0 to 5
	ended  bool
	method string // "majority" or "no move" once it has ended
}

// naiveFrom copies a position into plain numbers.
func naiveFrom(slam string, p Position) naive {
	n := naive{slam: slam, turn: int(p.Turn())}
	for h := range 6 {
		n.house[h] = p.Seeds(Pit{South, House(h)})
		n.house[6+h] = p.Seeds(Pit{North, House(h)})
	}
	n.store = [2]int{p.Store(South), p.Store(North)}
	return n
}

// position copies the plain numbers into a position.
func (n naive) position() Position {
	p, err := NewPosition(n.house[:6], n.house[6:], n.store[0], n.store[1], Side(n.turn))
	if err != nil {
		panic(err)
	}
	return p
}

func (n naive) owner(house int) int { return house / 6 }

func (n naive) inRow(side int) (seeds int) {
	for h := 6 * side; h < 6*side+6; h++ {
		seeds += n.house[h]
	}
	return seeds
}

func (n naive) total() int { return n.inRow(0) + n.inRow(1) + n.store[0] + n.store[1] }

// sow lifts a house and drops its seeds one by one, never into the house they came from. It returns the last house.
func (n *naive) sow(from int) (last int) {
	hand := n.house[from]
	n.house[from] = 0
	for at := from; hand > 0; {
		at = (at + 1) % 12
		if at != from {
			n.house[at]++
			hand--
			last = at
		}
	}
	return last
}

// takes returns the houses that a sowing captures which ended in last.
func (n naive) takes(last int) (houses []int) {
	for at := last; n.owner(last) != n.turn && at >= 0 && n.owner(at) == n.owner(last); at-- {
		if n.house[at] != 2 && n.house[at] != 3 {
			break
		}
		houses = append(houses, at)
	}
	return houses
}

// isSlam says whether those houses are all that the opponent has.
func (n naive) isSlam(houses []int) bool {
	left := n.inRow(1 - n.turn)
	for _, h := range houses {
		left -= n.house[h]
	}
	return len(houses) > 0 && left == 0
}

func (n naive) hasMajority() bool {
	return 2*n.store[0] > n.total() || 2*n.store[1] > n.total()
}

// legal returns the houses, 0 to 5 from the mover's left, that may be played.
func (n naive) legal() (houses []int) {
	if n.ended || n.hasMajority() {
		return nil
	}
	var slams []int
	for h := range 6 {
		from := 6*n.turn + h
		if n.house[from] == 0 {
			continue
		}
		after := n
		last := after.sow(from)
		if after.inRow(1-n.turn) == 0 {
			continue // does not feed
		}
		if n.slam == "forbidden" && after.isSlam(after.takes(last)) {
			slams = append(slams, h)
			continue
		}
		houses = append(houses, h)
	}
	if len(houses) == 0 {
		return slams
	}
	return houses
}

// play plays a house, 0 to 5 from the mover's left.
func (n *naive) play(h int) {
	last := n.sow(6*n.turn + h)
	taken := n.takes(last)
	slam := n.isSlam(taken)
	if slam && n.slam == "nocapture" {
		taken = nil
	}
	for _, h := range taken {
		n.store[n.turn] += n.house[h]
		n.house[h] = 0
	}
	mover := n.turn
	if !slam || n.slam != "captureall" {
		n.turn = 1 - mover
	}
	n.settle()
	if n.ended {
		n.turn = 1 - mover // an extra turn that comes to nothing
	}
}

// settle ends the game when a side has a majority or nobody can move.
func (n *naive) settle() {
	switch {
	case n.hasMajority() && n.inRow(0)+n.inRow(1) > 0:
		n.ended, n.method = true, "majority"
	case len(n.legal()) == 0:
		n.ended, n.method = true, "no move"
		n.share()
	}
}

func (n *naive) share() {
	for side := range 2 {
		n.store[side] += n.inRow(side)
	}
	n.house = [12]int{}
}

// winner returns who is ahead at the end.
func (n naive) winner() string {
	switch {
	case !n.ended:
		return "playing"
	case n.store[0] > n.store[1]:
		return "South wins"
	case n.store[1] > n.store[0]:
		return "North wins"
	}
	return "draw"
}
