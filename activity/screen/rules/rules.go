// Package rules is the screen with everything there is to read about a game, and small boards that show its rules.
package rules

import (
	"strconv"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	games "awele/rules"
)

// Text is what there is to read about a game, in the child's language, in paragraphs.
type Text struct {
	Title                                   string
	Description, Goal, Prerequisite, Manual []string
	History                                 []string // where it is played
	Author                                  string
	Credit                                  []string
}

// Screen has everything there is to read about a game, and small boards that show its games.
type Screen struct {
	screen.Services
	text   func() Text
	houses int                // in a row of the small boards
	table  []kinds.Difference // from plain Oware
	back   func()

	title    string
	blocks   []Block
	captions []string
	diagrams []*boardview.Diagram
	lay      Layout
	set      ui.Controls
	col      ui.Column
	items    []ui.Item
	in       ui.Input // what is left for the controls
	keys     []ui.Key
}

// back is the button that leads back.
const back = "back"

// mostMini is how many seeds can lie in one pit of a small board.
const mostMini = 16

// New returns the Rules screen of a game. The small boards play by the rules of v; a game that cannot be played has
// none. text is asked again when the language changes; back leaves.
func New(services screen.Services, v games.Variant, text func() Text, back func()) *Screen {
	r := &Screen{Services: services, text: text, back: back, houses: v.Houses, table: kinds.Compare(v)}
	shows, ok := kinds.Of(v.Kind)
	if !ok || v.Validate() != nil {
		return r
	}
	for i, l := range shows.Diagrams(v) {
		if d, err := boardview.NewDiagram("diagram "+strconv.Itoa(i), l, v); err == nil {
			r.diagrams = append(r.diagrams, d)
		}
	}
	return r
}

// Arrange implements screen.Screen.
func (r *Screen) Arrange(v geom.View) {
	r.build()
	r.lay = NewLayout(v, r.blocks, r.captions, r.houses)
	var heaps *boardview.RestingPlaces
	for i, d := range r.diagrams {
		if b := &r.lay.Diagrams[i].Board; heaps == nil {
			heaps = boardview.NewRestingPlaces(b.Pits[0][0], b.Stores[0], b.Seed, mostMini)
		}
		d.Arrange(r.lay.Diagrams[i], heaps)
		if r.Settings().Calm && d.Fresh() {
			d.Finish()
		}
	}
	r.col.Arrange(r.lay.Column)
	r.place()
}

// build collects what there is to read.
func (r *Screen) build() {
	t := r.text()
	r.title = t.Title
	r.blocks, r.captions = r.blocks[:0], r.captions[:0]
	section := func(heading i18n.Key, paragraphs []string) {
		if len(paragraphs) == 0 {
			return
		}
		r.blocks = append(r.blocks, Block{Text: r.Text(heading), Heading: true})
		for _, p := range paragraphs {
			r.blocks = append(r.blocks, Block{Text: p})
		}
	}
	for _, p := range t.Description {
		r.blocks = append(r.blocks, Block{Text: p})
	}
	section(i18n.Goal, t.Goal)
	// What can be seen without reading comes first.
	manual := i18n.HowToPlay
	if len(r.diagrams) > 0 {
		r.blocks = append(r.blocks, Block{Text: r.Text(i18n.HowToPlay), Heading: true}, Block{Diagrams: true})
		manual = i18n.Rules
	}
	if len(r.table) > 0 {
		table := &Table{Heads: kinds.Heads(r.Text)}
		for i := range r.table {
			table.Rows = append(table.Rows, r.table[i].Cells(r.Text))
		}
		r.blocks = append(r.blocks, Block{Text: r.Text(i18n.CompareTitle), Heading: true}, Block{Table: table})
	}
	section(manual, t.Manual)
	section(i18n.History, t.History)
	section(i18n.Prerequisite, t.Prerequisite)
	if t.Author != "" {
		section(i18n.Author, []string{t.Author})
	}
	section(i18n.Credit, t.Credit)
	for _, d := range r.diagrams {
		r.captions = append(r.captions, r.Text(d.Caption))
	}
}

// place tells the controls where they are: the way back, and each diagram.
func (r *Screen) place() {
	items := append(r.items[:0], ui.Item{ID: back, Rect: r.lay.Back})
	for _, d := range r.diagrams {
		items = append(items, r.col.Item(d.ID, d.Layout().Whole))
	}
	r.items = r.col.Buttons(items)
	r.set.SetItems(r.items)
}

// Update implements screen.Screen.
func (r *Screen) Update(in *ui.Input) (changed bool) {
	if in.Pressing(ui.KeyBack) {
		r.back()
		return true
	}
	// Up and Down scroll; Tab and the other arrows move the focus.
	if r.col.Update(in, &r.set, true) {
		r.place()
		changed = true
	}
	r.in = *in
	r.in.Keys = r.keys[:0]
	for _, k := range in.Keys {
		if k != ui.KeyUp && k != ui.KeyDown {
			r.in.Keys = append(r.in.Keys, k)
		}
	}
	r.keys = r.in.Keys
	ev := r.set.Update(&r.in)
	if ev.FocusMoved && r.in.Steered() {
		r.reveal()
	}
	if ev.Activated != "" {
		r.act(ev.Activated)
	}
	return r.animate() || changed || ev.Changed
}

// reveal scrolls to the diagram that has the focus.
func (r *Screen) reveal() {
	for _, d := range r.diagrams {
		if d.ID == r.set.Focus() && r.col.Reveal(d.Layout().Whole) {
			r.place()
		}
	}
}

func (r *Screen) act(id string) {
	switch id {
	case back:
		r.back()
	case ui.ScrollUp, ui.ScrollDown:
		r.col.Act(id)
		r.place()
	default:
		for _, d := range r.diagrams {
			switch {
			case d.ID == id:
				d.Play()
			case d.Moving():
				d.Finish()
			}
		}
	}
}

// animate lets one diagram at a time move: each once by itself, as soon as all of it is in sight. In calm mode none does,
// unless it is pressed.
func (r *Screen) animate() (changed bool) {
	for _, d := range r.diagrams {
		if d.Moving() {
			return d.Advance()
		}
	}
	if r.Settings().Calm {
		return false
	}
	for _, d := range r.diagrams {
		if d.Fresh() && r.col.Place(d.Layout().Board.Face).Within(r.col.Layout.View) {
			d.Play()
			return true
		}
	}
	return false
}
