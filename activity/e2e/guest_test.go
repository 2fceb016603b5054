package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/teacher"
	"awele/rules"
	"awele/tux/endgame"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Options say how a guest is started.
type Options struct {
	W, H   int      // of the window, in device-independent pixels
	Args   []string // the program's flags
	Config string   // the folder for settings, to start again where another guest ended; "" makes a new one
	Env    []string // more of the environment

	Teacher string // what stands in a teacher's file beside the program, "" without one
}

// Guest is the real program, running.
type Guest struct {
	t       *testing.T
	config  string
	session *vmhost.GuestSession
	screen  *ebiten.Image
	frame   *image.RGBA
	process *exec.Cmd
	stderr  bytes.Buffer
	over    bool // the process has been waited for
}

// silence is how long a guest may not answer before it counts as hung; the slowest answer is a frame on a busy machine.
const silence = 60 * time.Second

// program builds the real program once, and says where it lies.
var program = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "awele")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "awele")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", path, "awele")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return path, fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return path, keepEndgames(cacheOf(path))
})

// cacheOf returns the folder for caches of all guests.
func cacheOf(program string) string { return filepath.Join(filepath.Dir(program), "cache") }

// keepEndgames keeps the table that Tux asks. It is built beside the ticks, and guests play faster than it comes, so that
// he would wait for it.
func keepEndgames(cache string) error {
	table := endgame.NewBuilder(endgame.NewTable(endgame.Conventions{Slam: rules.NoCapture}), 12)
	for !table.Work(1 << 20) {
	}
	return endgame.Cache(filepath.Join(cache, "awele")).Save(table.Table())
}

func removeProgram() {
	if path, err := program(); err == nil {
		_ = os.RemoveAll(filepath.Dir(path))
	}
}

// Start starts the program in a window of its own and lets it run for one tick. The test's end ends it.
func Start(t *testing.T, o Options) *Guest {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	g := &Guest{t: t, config: o.Config}
	if g.config == "" {
		g.config = t.TempDir()
	}
	t.Cleanup(g.end)
	if err := g.connect(path, o); err != nil {
		t.Fatalf("starting the program: %v\n%s", err, g.stderr.String())
	}
	inFrame(func() {
		w, h := int(float64(o.W)*scale()), int(float64(o.H)*scale())
		g.screen = ebiten.NewImage(w, h)
		g.frame = image.NewRGBA(image.Rect(0, 0, w, h))
		err = g.session.SetOutsideScreen(g.screen)
	})
	if err != nil {
		t.Fatal(err)
	}
	g.Ticks(1)
	return g
}

// connect starts the process and waits for its call.
func (g *Guest) connect(path string, o Options) error {
	dir, err := os.MkdirTemp("", "awele") // short: the name of a socket is limited to about 100 bytes
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Net: "unix", Name: filepath.Join(dir, "guest")})
	if err != nil {
		return err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return err
	}

	program := path
	if o.Teacher != "" {
		if program, err = besideTeachers(g.t.TempDir(), path, o.Teacher); err != nil {
			return err
		}
	}
	g.process = exec.Command(program, o.Args...)
	g.process.Env = append(childEnvironment(), "HOME="+g.config, "XDG_CONFIG_HOME="+g.config, "XDG_CACHE_HOME="+cacheOf(path), "EBITENGINE_VM_ENDPOINT="+endpoint)
	g.process.Env = append(g.process.Env, o.Env...)
	g.process.Stderr = &g.stderr
	if err := g.process.Start(); err != nil {
		return err
	}
	if err := listener.SetDeadline(time.Now().Add(silence)); err != nil {
		return err
	}
	conn, err := listener.Accept()
	if err != nil {
		return err
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: silence})
	return err
}

// besideTeachers links the program into a folder with a teacher's file, and returns where.
func besideTeachers(dir, program, rules string) (path string, err error) {
	if err := os.WriteFile(filepath.Join(dir, teacher.File), []byte(rules), 0o600); err != nil {
		return "", err
	}
	path = filepath.Join(dir, filepath.Base(program))
	return path, os.Link(program, path)
}

// childEnvironment is the environment of this test without what tells a program the language of its user.
func childEnvironment() []string {
	var env []string
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		if name != "LANGUAGE" && name != "LANG" && !strings.HasPrefix(name, "LC_") {
			env = append(env, v)
		}
	}
	return append(env, "LANG=C.UTF-8")
}

// unbroken stops the test if the guest has broken off, with what it said last. A guest that was left by its own door is
// for Quits to judge.
func (g *Guest) unbroken() {
	g.t.Helper()
	if err := g.session.Err(); err != nil && !errors.Is(err, ebiten.Termination) {
		g.end() // and all of its last words are here
		g.t.Fatalf("the program broke off: %v\n%s", err, g.stderr.String())
	}
}

// advance runs n ticks and reports whether the program still runs.
func (g *Guest) advance(n int) (ok bool) {
	inFrame(func() {
		g.session.AdvanceTicks(n)
		ok = g.session.WaitTicks()
	})
	return ok
}

// Ticks runs n ticks, a sixtieth of a second each.
func (g *Guest) Ticks(n int) {
	g.t.Helper()
	if !g.advance(n) {
		g.unbroken()
	}
}

// Frame returns a copy of the screen as it is now, in pixels of the display.
func (g *Guest) Frame() *image.RGBA {
	g.t.Helper()
	ok := false
	inFrame(func() {
		g.session.AdvanceFrame()
		if ok = g.session.WaitFrame() && g.session.CompositeFrame(); ok {
			g.screen.ReadPixels(g.frame.Pix)
		}
	})
	if !ok {
		g.unbroken()
		g.t.Fatal("the program drew no frame")
	}
	picture := *g.frame
	picture.Pix = bytes.Clone(g.frame.Pix)
	return &picture
}

// Resize gives the window another size, in device-independent pixels.
func (g *Guest) Resize(w, h int) {
	g.t.Helper()
	var err error
	inFrame(func() {
		pw, ph := int(float64(w)*scale()), int(float64(h)*scale())
		old := g.screen
		g.screen = ebiten.NewImage(pw, ph)
		g.frame = image.NewRGBA(image.Rect(0, 0, pw, ph))
		err = g.session.SetOutsideScreen(g.screen)
		old.Deallocate()
	})
	if err != nil {
		g.t.Fatal(err)
	}
	g.Ticks(1)
}

// Key presses keys together and lets them go, the last one first.
func (g *Guest) Key(keys ...ebiten.Key) {
	g.t.Helper()
	for _, k := range keys {
		g.session.PressKey(k)
		g.Ticks(1)
	}
	for i := len(keys) - 1; i >= 0; i-- {
		g.session.ReleaseKey(keys[i])
	}
	g.Ticks(1)
}

// Point moves the mouse to a place, in device-independent pixels as everywhere.
func (g *Guest) Point(x, y float64) {
	g.t.Helper()
	g.session.MoveCursor(x, y)
	g.Ticks(1)
}

// Click presses and releases the mouse button at a place.
func (g *Guest) Click(x, y float64) {
	g.t.Helper()
	g.Point(x, y)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(2)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(1)
}

// Drag presses the mouse button at one place and releases it at another.
func (g *Guest) Drag(x0, y0, x1, y1 float64) {
	g.t.Helper()
	g.Point(x0, y0)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(1)
	for i := 1.0; i <= 10; i++ {
		g.Point(x0+(x1-x0)*i/10, y0+(y1-y0)*i/10)
	}
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(1)
}

// Tap puts a finger on a place and lifts it.
func (g *Guest) Tap(x, y float64) {
	g.t.Helper()
	g.session.PressTouch(0, x, y)
	g.Ticks(2)
	g.session.ReleaseTouch(0)
	g.Ticks(1)
}

// Wheel turns the mouse wheel, positive away from the person.
func (g *Guest) Wheel(dy float64) {
	g.t.Helper()
	g.session.ScrollWheel(0, dy)
	g.Ticks(1)
	g.session.ScrollWheel(0, 0)
	g.Ticks(1)
}

// Pad presses a button of a gamepad and lets it go. The gamepad stays connected.
func (g *Guest) Pad(button ebiten.StandardGamepadButton) {
	g.t.Helper()
	state := vmhost.GamepadState{
		Name:         "pad",
		SDLID:        "00000000000000000000000000000000",
		StandardAxes: map[ebiten.StandardGamepadAxis]float64{},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{
			button: {},
		},
	}
	g.session.UpdateGamepads([]vmhost.GamepadState{state})
	g.Ticks(1)
	state.StandardButtons[button] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	g.session.UpdateGamepads([]vmhost.GamepadState{state})
	g.Ticks(1)
	state.StandardButtons[button] = vmhost.GamepadStandardButtonState{}
	g.session.UpdateGamepads([]vmhost.GamepadState{state})
	g.Ticks(1)
}

// Kill ends the program as a power cut does.
func (g *Guest) Kill() {
	g.t.Helper()
	if err := g.process.Process.Kill(); err != nil {
		g.t.Fatal(err)
	}
	g.end()
}

// Quits fails the test unless the program has ended by itself, and returns its exit code.
func (g *Guest) Quits() int {
	g.t.Helper()
	if g.advance(1) {
		g.t.Fatal("the program still runs")
	}
	g.unbroken()
	g.end()
	return g.process.ProcessState.ExitCode()
}

// Close closes the program's window and waits for its end; the test fails unless the program ends well.
func (g *Guest) Close() {
	g.t.Helper()
	g.end()
	if code := g.process.ProcessState.ExitCode(); code != 0 {
		g.t.Errorf("the program ended with code %d\n%s", code, g.stderr.String())
	}
}

// end closes the session and reaps the process, whatever state they are in.
func (g *Guest) end() {
	if g.over || g.process == nil || g.process.Process == nil {
		return
	}
	g.over = true
	if g.session != nil {
		inFrame(func() { _ = g.session.Close() })
	} else {
		_ = g.process.Process.Kill()
	}
	hung := time.AfterFunc(silence, func() { _ = g.process.Process.Kill() })
	defer hung.Stop()
	_ = g.process.Wait() // the exit code says the rest
	if g.screen != nil {
		inFrame(g.screen.Deallocate)
	}
}

// Config is the folder that the program was given for the user's settings.
func (g *Guest) Config() string { return g.config }

func (g *Guest) folder() string { return filepath.Join(g.config, "awele") }

// Files returns the names of the files that the program keeps.
func (g *Guest) Files() []string {
	g.t.Helper()
	paths, err := filepath.Glob(filepath.Join(g.folder(), "*"))
	if err != nil {
		g.t.Fatal(err)
	}
	for i, p := range paths {
		paths[i] = filepath.Base(p)
	}
	return paths
}

// Settings returns the choices that the program has kept.
func (g *Guest) Settings() settings.Settings {
	return settings.Load(store.Open(g.folder()))
}

// SavedGame returns the game that the program has kept in a file, or false if there is none.
func (g *Guest) SavedGame(file string) (match.Saved, bool) {
	g.t.Helper()
	data, err := store.Open(g.folder()).Read(file)
	if errors.Is(err, fs.ErrNotExist) {
		return match.Saved{}, false
	}
	saved, bad := match.DecodeSaved(data)
	if err := errors.Join(err, bad); err != nil {
		g.t.Fatalf("the game on the disk is broken: %v", err)
	}
	return saved, true
}

// Keep gives the program settings before it starts.
func Keep(t *testing.T, config string, s settings.Settings) {
	t.Helper()
	if err := store.Open(filepath.Join(config, "awele")).Write(settings.File, settings.Encode(s)); err != nil {
		t.Fatal(err)
	}
}

// KeepGame gives the program a running game before it starts.
func KeepGame(t *testing.T, config, file string, s match.Saved) {
	t.Helper()
	if err := store.Open(filepath.Join(config, "awele")).Write(file, s.Encode()); err != nil {
		t.Fatal(err)
	}
}
