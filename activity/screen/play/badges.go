package play

import (
	"awele/activity/boardview"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
)

// askBadge lets who sits at a side choose an animal, which stands for a name on the board, and then the other side. Who
// only closes the question keeps what was chosen last, and so does the other side.
func (p *Screen) askBadge(side rules.Side) {
	question := i18n.BadgeSouth
	if side == rules.North {
		question = i18n.BadgeNorth
	}
	var choices []ui.Choice
	for a := range settings.Animals {
		if side == rules.North && a == p.Animals[rules.South] {
			continue // has just been chosen
		}
		choices = append(choices, ui.Choice{
			ID: a.String(), Name: words.Animal(p.Text, a), Icon: boardview.AnimalPicture(a), Chosen: a == p.Animals[side], Press: func() { p.setBadge(side, a) },
		})
	}
	p.ask(ui.NewDialog(p.Text(question), choices, ""))
}

// setBadge takes over the animal of a side.
func (p *Screen) setBadge(side rules.Side, a settings.Animal) {
	p.Animals = p.Animals.With(int(side), a)
	p.do.SetBadges(p.Animals)
	if side == rules.South {
		p.askBadge(rules.North)
	}
}
