package scene

import "awele/rules"

// path is what playing a house would do: where its seeds fall, where the last one lands, what it would capture.
type path struct {
	shown    bool
	from     rules.Pit
	drops    [2][rules.MaxHouses]int
	last     rules.Pit
	captured [2]rules.HouseSet
	seeds    int  // that would be captured
	slam     bool // every seed would be captured, so none is
}

// updatePath follows the mouse and the focus, and reports whether another path is to be shown.
func (p *Play) updatePath() bool {
	var pit rules.Pit
	want := false
	if p.show == nil && p.demo == nil && p.dialog == nil && p.m.HumanToMove() {
		hint, hinted := p.hinted()
		pit, want = houseOf(p.set.Hovered())
		if focus := p.set.Focus(); !want && (hinted || !p.hint.ready || focus != p.hint.still) {
			pit, want = houseOf(focus)
		}
		want = want && p.m.Game().Check(pit) == nil && !(p.warning() && pit.House == p.warn.house) && (p.Settings().PathPreview || hinted && pit == hint)
	}
	if want == p.path.shown && (!want || pit == p.path.from) {
		return false
	}
	p.path = path{}
	if want {
		p.path = pathOf(p.m.Game().Variant(), p.m.Position(), pit.House)
	}
	return true
}

// pathOf tells what playing house h would do.
func pathOf(v rules.Variant, pos rules.Position, h rules.House) path {
	pa := path{shown: true, from: rules.Pit{Side: pos.Turn(), House: h}}
	for _, s := range v.Steps(pos, h) {
		switch s.Kind {
		case rules.Drop:
			if !s.To.IsStore() {
				pa.drops[s.To.Side][s.To.House]++
			}
			pa.last = s.To
		case rules.Capture:
			pa.captured[s.From.Side] |= 1 << s.From.House
			pa.seeds += s.Seeds
		case rules.SlamForfeited:
			pa.slam = true
		}
	}
	return pa
}
