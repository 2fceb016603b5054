package activity

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/boardview"
	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/i18n"
)

// playsAs lets a picture play: with what is kept of it, and at Home.
func (a *app) playsAs(picture settings.Animal) {
	if a.match != nil {
		a.match.Close()
	}
	a.match, a.tallied, a.recorded, a.note, a.fresh = nil, nil, recorded{}, "", map[string]bool{}
	full := a.now.Fullscreen
	a.load(picture)
	if a.now.Fullscreen != full {
		ebiten.SetFullscreen(a.now.Fullscreen)
	}
}

// load reads what is kept of a picture.
func (a *app) load(picture settings.Animal) {
	a.picture, a.files = picture, a.store.Of(picture.Prefix())
	a.files.Merged(progress.File, progress.MergeFiles)
	a.kept = settings.Load(a.files)
	a.progress = progress.Load(a.files)
	a.now = a.flaggedAll(a.kept)
	a.kiosk.teachers = a.now
	a.apply()
}

// askWho asks which of the children who share the machine plays, and then goes on with then. The one who plays goes on with Back.
func (a *app) askWho(then func()) {
	d := ui.NewDialog(a.text.T(i18n.WhoPlays), a.animalChoices(a.pictures, func(picture settings.Animal) {
		if picture != a.picture {
			a.playsAs(picture)
		}
		then()
	}), a.picture.String())
	for i := range d.Choices {
		d.Choices[i].Chosen = a.pictures[i] == a.picture
	}
	if a.mayAdd() {
		d.Choices = append(d.Choices, ui.Choice{ID: "add", Icon: "plus", Press: a.askNewPicture})
	}
	a.ask(d)
}

// animalChoices are the answers to a question about animals.
func (a *app) animalChoices(animals []settings.Animal, press func(settings.Animal)) (choices []ui.Choice) {
	for _, animal := range animals {
		choices = append(choices, ui.Choice{
			ID: animal.String(), Icon: boardview.AnimalPicture(animal), Press: func() { press(animal) },
		})
	}
	return choices
}

// mayAdd reports whether another child may have a picture here.
func (a *app) mayAdd() bool { return len(a.pictures) < settings.MostPictures && !a.options.Kiosk }

// askNewPicture lets one more child choose an animal, who then plays.
func (a *app) askNewPicture() {
	var free []settings.Animal
	for animal := range settings.Animals {
		if !slices.Contains(a.pictures, animal) {
			free = append(free, animal)
		}
	}
	a.ask(ui.NewDialog(a.text.T(i18n.ChooseAnimal), a.animalChoices(free, a.addPicture), ""))
}

// addPicture adds a picture, which plays from now on. It has done nothing yet, and finds the machine as it is: its language,
// its sound, its window.
func (a *app) addPicture(picture settings.Animal) {
	files := a.store.Of(picture.Prefix())
	s := settings.Default()
	s.Language, s.Muted, s.Fullscreen = a.kept.Language, a.kept.Muted, a.kept.Fullscreen
	_ = files.PutAway() // what may be left of one of before; what cannot be kept is told by readTrouble
	_ = files.Write(settings.File, settings.Encode(s))
	_ = files.Write(settings.PictureFile, []byte("{}\n"))
	a.pictures = append(a.pictures, picture)
	slices.Sort(a.pictures)
	a.playsAs(picture)
	a.home()
}

// askRemove lets a grown-up choose the picture that is not needed any more, and asks before it is removed. The first one
// stays: what is kept of it can be begun anew.
func (a *app) askRemove() {
	a.ask(ui.NewDialog(a.text.T(i18n.RemoveWho), a.animalChoices(a.pictures[1:], func(picture settings.Animal) {
		a.ask(a.sure(i18n.RemoveSure, boardview.AnimalPicture(picture), func() { a.removePicture(picture) }))
	}), ""))
}

// removePicture removes a picture. Its files stay on the disk under other names.
func (a *app) removePicture(picture settings.Animal) {
	if err := a.store.Of(picture.Prefix()).PutAway(); err != nil {
		if a.options.Log != nil {
			fmt.Fprintf(a.options.Log, "awele: %v\n", err)
		}
		a.tell(a.text.T(i18n.NotSaved))
		return
	}
	a.pictures = slices.DeleteFunc(a.pictures, func(other settings.Animal) bool { return other == picture })
	if picture == a.picture {
		a.playsAs(settings.FirstPicture)
	}
	a.home()
}

// sure is a question before something that cannot be undone.
func (a *app) sure(question i18n.Key, picture string, yes func()) *ui.Dialog {
	return ui.NewDialog(a.text.T(question), []ui.Choice{
		{ID: "yes", Icon: picture, Label: a.text.T(i18n.Yes), Press: yes},
		{ID: "no", Icon: "back", Label: a.text.T(i18n.No)},
	}, "no")
}
