package activity

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/screen/lookback"
	"awele/activity/ui"
	"awele/rules"
)

// BenchmarkLongestTick plays a game against the grown Tux, with a hint and a warning before every move, and looks back at
// it. It reports how many milliseconds the longest tick of each takes this machine, drawing aside. What the machine does
// besides is left out: every round plays the same, and of each tick the shortest time counts.
func BenchmarkLongestTick(b *testing.B) {
	b.Setenv("XDG_CACHE_HOME", b.TempDir())
	var shortest map[string][]time.Duration
	for b.Loop() {
		ticks := everyTick(b)
		if shortest == nil {
			shortest = ticks
		}
		for name, ds := range shortest {
			for i := range min(len(ds), len(ticks[name])) {
				ds[i] = min(ds[i], ticks[name][i])
			}
		}
	}
	for name, ds := range shortest {
		b.ReportMetric(float64(slices.Max(ds).Microseconds())/1000, "ms/"+name)
	}
}

// everyTick plays and looks back, and returns how long the ticks of each kind took.
func everyTick(b *testing.B) map[string][]time.Duration {
	a := open(b, b.TempDir(), Options{Level: 8, Seed: 3})
	a.store.Background(true) // as in the program
	defer a.close()
	s := a.now
	s.Warn = true
	a.choose(s)
	took := map[string][]time.Duration{}
	tick := func(name string, in ui.Input) {
		if a.needsLayout {
			name = "new-screen" // everything gets its place
		}
		start := time.Now()
		a.step(&in)
		took[name] = append(took[name], time.Since(start))
	}
	key := func(name string, k ui.Key) { tick(name, ui.Input{Keys: []ui.Key{k}}) }
	wait := func(name string, n int) {
		for range n {
			tick(name, ui.Input{})
		}
	}
	still(b, a, ebiten.NewImage(1280, 720))
	for !a.match.Over() && a.match.Game().Ply() < 60 {
		key("hint", ui.KeyHint)
		wait("hint", 100)
		ply := a.match.Game().Ply()
		h := ui.KeyHouse1 + ui.Key(a.match.Game().Legal().First())
		for a.match.Game().Ply() == ply && !a.match.Over() {
			key("move", h)
			wait("move", 40)
		}
		for a.match.TuxToMove() {
			tick("tux", ui.Input{})
		}
		wait("tux", 250)
		if a.match.OfferShare() {
			key("move", ui.KeyBack)
		}
	}
	if a.match.Position().Turn() != rules.South && !a.match.Over() {
		b.Fatalf("Tux waits:\n%s", a.match.Game())
	}
	a.lookBack(a.home)
	for range 3000 {
		tick("look-back", ui.Input{})
	}
	if _, ok := a.screen.(*lookback.Screen); !ok {
		b.Fatal("the book was closed")
	}
	return took
}
