package activity

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"testing"

	"awele/activity/boardview"
	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/internal/long"
	"awele/rules"
	"awele/tux/endgame"
)

// random gives the activity one input of a child who tries everything: a control by its name, a key, or a press anywhere.
func random(a *app, luck *rand.Rand) {
	anywhere := func() ui.Input {
		in := ui.Input{Moved: true, Pressed: true, Held: true, Touch: luck.IntN(2) == 0}
		in.Pointer.X, in.Pointer.Y = luck.Float64()*a.view.W, luck.Float64()*a.view.H
		return in
	}
	switch n := luck.IntN(100); {
	case n < 45:
		d := a.describe()
		if len(d.Controls) == 0 {
			break // it has not its places yet
		}
		if houses := min(len(d.Controls), rules.MaxHouses); d.Controls[0].ID == boardview.PitID(rules.Pit{}) && luck.IntN(10) > 0 {
			d.Controls = d.Controls[:houses] // mostly a move, or games would never end
		}
		a.step(&ui.Input{Act: d.Controls[luck.IntN(len(d.Controls))].ID})
	case n < 75:
		a.step(&ui.Input{Keys: []ui.Key{ui.Key(luck.IntN(int(ui.KeyEnd) + 1))}})
	case n < 85:
		in := anywhere()
		a.step(&in)
		a.step(&ui.Input{Pointer: in.Pointer, Released: true, Touch: in.Touch})
	case n < 87:
		a.step(&ui.Input{WheelY: luck.NormFloat64()})
	default:
		for range luck.IntN(120) {
			a.step(&ui.Input{})
		}
	}
	a.step(&ui.Input{})
}

// won puts a game on the board that the child wins with one move, and plays it.
func won(t *testing.T, a *app) {
	t.Helper()
	m, err := match.Restore(match.Saved{Board: "awele", Level: 3, Game: "oware start=custom\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\n\n"}, a.engine)
	if err != nil {
		t.Fatal(err)
	}
	a.play(m)
	pass(a, 5)
	if err := m.Play(rules.Pit{House: 5}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	a.end()
	pass(a, 5)
}

// heap returns how many bytes are in use.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // what had a finalizer goes now
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// Whatever a child does, for however long: every screen is seen, and no more memory is held at the end than near the
// beginning.
func TestRandomInputsReachEverythingAndHoldNothing(t *testing.T) {
	const alone = "AWELE_ALONE"
	if os.Getenv(alone) == "" { // what other tests hold and still do in the background would count as well
		c := exec.Command(os.Args[0], "-test.v", "-test.run", "^"+t.Name()+"$")
		c.Env = append(os.Environ(), alone+"=1")
		if said, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, said)
		}
		return
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	inputs := long.Times(20_000)
	luck := rand.New(rand.NewPCG(1_000_000, 1))
	a := open(t, t.TempDir(), Options{Seed: 5})
	defer a.close()
	const seeds = 6 // of endgame tables, which grow in the background at their own pace
	a.tables.seeds, a.tables.most = seeds, func(endgame.Conventions) int { return seeds }
	s := a.now
	s.Speed = settings.Off
	a.choose(s)
	seen := map[string]int{}
	var early uint64
	for i := range inputs {
		random(a, luck)
		if i%5000 == 2500 { // games of chance seldom end
			won(t, a)
			seen[fmt.Sprintf("%T", a.screen)]++
			a.lookBack(a.home)
		}
		seen[fmt.Sprintf("%T", a.screen)]++
		a.ending = false // whoever wants to leave is kept
		if i == inputs/4 {
			early = heap()
		}
	}
	late := heap()
	for _, screen := range []string{"home", "play", "end", "rules", "settings", "lookback", "learn", "lesson"} {
		if seen["*"+screen+".Screen"] == 0 {
			t.Errorf("the screen %s is never seen: %v", screen, seen)
		}
	}
	if float64(late) > 1.1*float64(early)+8<<20 { // what is read at the first need is some MB
		t.Errorf("after %d inputs %d bytes are held, and %d after a quarter of them", inputs, late, early)
	}
	var names []string
	for name, n := range seen {
		names = append(names, fmt.Sprint(name, " ", n))
	}
	slices.Sort(names)
	t.Logf("%d inputs, %d and then %d bytes: %v", inputs, early, late, names)
}
