package activity

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/store"
	"awele/activity/teacher"
	"awele/activity/ui"
	"awele/activity/ui/device"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/activity/ui/picture"
	"awele/activity/ui/theme"
	"awele/i18n"
	"awele/tux"
	"awele/tux/endgame"
)

// app is the one ebiten.Game. It holds what all screens share and knows which one is shown.
type app struct {
	options Options
	store   *store.Store
	picture settings.Animal   // who plays
	files   store.Files       // of that picture
	kept    settings.Settings // as they are saved
	now     settings.Settings // kept, with what the command line chose on top
	system  []string          // the languages that the system asks for
	text    *i18n.Printer

	pictures []settings.Animal // of all who share the machine
	recorded recorded

	sound   sound.Player
	engine  *tux.Engine
	tables  endgameTables
	canvas  *paint.Canvas
	input   device.Reader
	rest    device.Rest
	trouble trouble
	kiosk   kiosk

	progress *progress.Progress // what the child has done, as it was read or noted last
	lesson   *lessonAt          // the stage that is done, or was left for its game; nil if none is

	screen   screen.Screen
	notice   *ui.Dialog   // a sentence or a question over the screen, nil if there is none
	late     chan func()  // what is to be done in a tick after something that took longer; see beside
	match    *match.Match // the game that is on the board, if any
	endShown bool         // its end has been shown; false while it goes on
	// The match that was counted last in the streak of wins or losses, and the streak before it.
	tallied     *match.Match
	before      int
	games       uint64          // started since the program began: each has chances of its own
	fresh       map[string]bool // the boards at which something was chosen since a game of theirs was on the board
	asksBadges  bool            // two people have just sat down, and are asked for their animals if a game begins
	tile        int             // the board that was chosen last
	note        i18n.Key        // a friendly line about trouble, "" if there is none
	view        geom.View
	scale       float64
	window      window
	needsLayout bool // the screen has not been arranged since something changed
	needsPaint  bool // the picture is out of date
	painted     bool // there has been a picture
	hearing     hearing
	ending      bool
	debounce    ui.Debounce // after a change of screens
}

func newApp(o Options, files *store.Store, player sound.Player, system []string) *app {
	a := &app{
		options: o, store: files, sound: player, system: system, engine: tux.NewEngine(), canvas: paint.New(), scale: 1,
		fresh: map[string]bool{}, late: make(chan func()),
	}
	a.tables = newTables(a.engine, endgame.UserCache())
	if o.Teacher == nil {
		a.options.Teacher = &teacher.Rules{}
	}
	a.options.Boards = a.offered(shownBoards(o))
	a.pictures = settings.Pictures(files.Read)
	a.load(settings.FirstPicture)
	if len(a.pictures) == 1 {
		a.open()
		return a
	}
	a.home()
	a.askWho(a.open)
	return a
}

// flaggedAll returns settings with what the command line chooses on top.
func (a *app) flaggedAll(s settings.Settings) settings.Settings {
	o := a.options
	if o.Language != "" {
		s.Language = o.Language
	}
	for _, b := range o.Boards {
		s.Tables = s.Tables.With(b.Name, a.flagged(b.Kind(), s.Tables.Of(b.Name)))
	}
	s.Fullscreen = s.Fullscreen || o.Fullscreen
	s.Muted = s.Muted || o.Mute
	s.Calm = s.Calm || o.Calm
	s, _ = o.Teacher.Hold(s, s)
	s.Fullscreen = s.Fullscreen || o.Kiosk
	return s
}

// open shows the first screen.
func (a *app) open() {
	if a.options.Opened != nil {
		a.home()
		a.openGame(a.options.Opened)
		return
	}
	if a.options.Start != "" {
		if i, ok := a.boardNamed(a.options.Start); ok {
			a.start(i, match.AgainstTux())
			return
		}
	}
	a.home()
}

// apply puts the settings to work.
func (a *app) apply() {
	a.text = i18n.For(i18n.Choose("", a.now.Language, a.system))
	pageSpeaks(a.text.Code())
	a.sound.SetMuted(a.now.Muted)
}

// choose takes over the settings that a person chose, and keeps them. What only the command line or the system chose is not kept; nor is
// what a child chooses at a kiosk.
func (a *app) choose(s settings.Settings) {
	s = a.held(s)
	kept := a.options.Teacher.Spare(s, a.kept)
	kept.Tables = a.kept.Tables.Changed(a.now.Tables, s.Tables)
	keep := func(changed bool, restore func()) {
		if !changed {
			restore()
		}
	}
	keep(s.Language != a.now.Language, func() { kept.Language = a.kept.Language })
	keep(s.Muted != a.now.Muted, func() { kept.Muted = a.kept.Muted })
	keep(s.Calm != a.now.Calm, func() { kept.Calm = a.kept.Calm })
	keep(s.Fullscreen != a.now.Fullscreen, func() { kept.Fullscreen = a.kept.Fullscreen })
	full := s.Fullscreen != a.now.Fullscreen
	// Everything else is only drawn otherwise, and where it lies is none of it.
	words := s.Language != a.now.Language || s.TextPercent != a.now.TextPercent
	a.kept, a.now = kept, s
	if !a.options.Kiosk {
		_ = a.files.Write(settings.File, settings.Encode(kept)) // what cannot be kept is told by readTrouble
	}
	a.apply()
	a.needsLayout, a.needsPaint = a.needsLayout || words, true
	if full {
		ebiten.SetFullscreen(s.Fullscreen)
	}
}

func (a *app) services() screen.Services {
	return screen.Services{
		Text:     func(key i18n.Key, args ...any) string { return a.text.T(key, args...) },
		Settings: func() settings.Settings { return a.now },
		Sound:    a.sound,
	}
}

// show switches to a screen.
func (a *app) show(s screen.Screen) {
	a.screen = s
	a.needsLayout, a.needsPaint = true, true
	a.debounce.BeginPointer() // unless a key has brought it: see step
}

// Update implements ebiten.Game.
func (a *app) Update() error {
	before := a.engine.Nodes()
	a.dropped(ebiten.DroppedFiles())
	in := a.input.Read(a.scale)
	if a.hearing.page != nil {
		a.hearing.page.Take(in)
	}
	a.step(in)
	a.rest.Tick(in, a.engine.Nodes() != before || a.window.moving > 0)
	a.driven(before)
	if a.ending {
		return ebiten.Termination
	}
	return nil
}

// step lets one tick pass.
func (a *app) step(in *ui.Input) {
	defer a.hear()
	select {
	case then := <-a.late:
		then()
	default:
	}
	if a.options.Kiosk {
		a.nextChild(in)
	}
	if a.needsLayout {
		a.needsLayout = false
		a.view.Text = float64(a.now.TextPercent) / 100
		a.screen.Arrange(a.view)
		if a.notice != nil {
			a.notice.Arrange(a.view)
		}
	}
	a.window.tick()
	a.global(in)
	if a.readTrouble() {
		a.needsLayout, a.needsPaint = true, true // Home may be shown, which tells it
	}
	a.debounce.Filter(in)
	if a.match != nil {
		a.tables.tick(a.match.Game())
	}
	if a.notice != nil {
		a.noticed(in)
		return
	}
	shown, act := a.screen, in.Pressing(ui.KeyAct) || in.Act != ""
	if a.screen.Update(in) {
		a.needsPaint = true
	}
	switch {
	case a.screen == shown:
	case act:
		a.debounce.Begin()
	default:
		a.debounce.BeginPointer()
	}
}

// beside lets something that takes longer than a tick happen beside the ticks, as a slow disk or an answer of the browser,
// which comes only between them. What it returns is done in a tick. The work must not touch what the ticks do.
func (a *app) beside(work func() (then func())) {
	go func() { a.late <- work() }()
}

// global does what keys do on every screen.
func (a *app) global(in *ui.Input) {
	for _, k := range in.Keys {
		switch k {
		case ui.KeyMute:
			a.mute()
		case ui.KeyFullscreen:
			a.fullscreen()
		case ui.KeySave:
			if save, _ := a.saving(); save != nil && a.match != nil {
				save()
			}
		case ui.KeyQuit:
			a.quit()
		}
	}
}

func (a *app) mute() {
	s := a.now
	s.Muted = !s.Muted
	a.choose(s)
}

// fullscreen fills the screen, or leaves it. A kiosk that fills the screen hides the desktop: it stays as it is.
func (a *app) fullscreen() {
	if a.options.Kiosk {
		return
	}
	a.now.Fullscreen = ebiten.IsFullscreen() // a browser or a desktop may have left it without a word
	s := a.now
	s.Fullscreen = !s.Fullscreen
	a.choose(s)
}

func (a *app) quit() {
	if !a.options.Kiosk {
		a.ending = true
	}
}

// Draw implements ebiten.Game. When nothing has changed it draws nothing: the last picture stays,
// and after a while the program rests.
func (a *app) Draw(screen *ebiten.Image) {
	if !a.needsPaint || a.needsLayout {
		a.rest.Frame(a.needsLayout)
		return
	}
	a.rest.Frame(true)
	a.needsPaint = false
	a.canvas.Begin(screen, a.scale, theme.For(a.now.HighContrast))
	a.screen.Draw(a.canvas)
	if a.notice != nil {
		a.canvas.Dialog(a.notice, a.view)
	}
	if !a.painted {
		a.painted = true
		pageShows(a.text.T(i18n.AppName))
	}
}

// close ends what still runs: what the child has done is kept first. A thought does not run between two ticks, and must
// not be touched here: it began on the thread of the ticks, and Go ends a program that goes on with it on another.
func (a *app) close() {
	a.store.Background(false)
	a.tables.close()
}

// windowIcons are the pictures of the window in the sizes that systems ask for.
func windowIcons() (icons []image.Image) {
	for _, size := range []int{16, 32, 48, 128} {
		if img, err := picture.Picture("awele", size, size); err == nil {
			icons = append(icons, img)
		}
	}
	return icons
}

// boardNamed returns the index of the board of that name.
func (a *app) boardNamed(name string) (int, bool) {
	for i := range a.options.Boards {
		if a.options.Boards[i].Name == name {
			return i, true
		}
	}
	return 0, false
}
