package browser

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// BenchmarkFrameGap reports how long the page answers nothing at most, in CPU time of its main thread: while nobody does
// anything, when the board is shown for the first time, while Tux thinks at level 8 about his answer to house C of the first
// move, and while he builds an endgame table.
func BenchmarkFrameGap(b *testing.B) {
	beforeTable := late[:strings.LastIndex(late, " ")] + `\n` // the child is to move, from house A
	for _, c := range []struct {
		name, game     string
		before, during func(b *tab)
	}{
		{"still", start, func(*tab) {}, func(b *tab) {
			for range 10 {
				b.frames()
			}
		}},
		{"opening", start, func(*tab) {}, (*tab).openBoard},
		{"thinking", start, (*tab).openBoard, func(b *tab) { b.playUntilAnswered("house 02") }},
		{"table", beforeTable, (*tab).openBoard, func(b *tab) { b.playUntilAnswered("house 00") }},
	} {
		b.Run(c.name, func(b *testing.B) {
			longest, all := 0.0, 0.0
			for b.Loop() {
				tab := newTab(b, "en", "")
				tab.waiting(8, c.game)
				tab.frames()
				c.before(tab)
				end := tab.trace()
				c.during(tab)
				l, a := end()
				longest, all = max(longest, l), all+a
			}
			b.ReportMetric(longest, "CPU-ms-longest")
			b.ReportMetric(all/float64(b.N), "CPU-ms-all/op")
		})
	}
}

// start is a game of Oware before its first move.
const start = `oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n\n`

// openBoard goes on with the game.
func (b *tab) openBoard() {
	b.t.Helper()
	b.enter("play")
	b.until(can("house 00"))
	b.frames()
}

// playUntilAnswered plays a house, and waits until Tux has answered.
func (b *tab) playUntilAnswered(house string) {
	b.t.Helper()
	before := b.begun()
	b.enter(house)
	b.until(fmt.Sprintf(`%s.split(" ").length >= %d`, moves, len(strings.Fields(before))+2))
	b.frames()
}

// event is what is read of an event of a trace. Times are in microseconds; Busy is of the CPU.
type event struct {
	Name    string
	Process int     `json:"pid"`
	Thread  int     `json:"tid"`
	Busy    float64 `json:"tdur"`
	Args    struct{ Name string }
}

// trace begins to note the tasks of the browser. What it returns ends that, and returns the CPU time of the longest one of a
// page's main thread and of all of them, in milliseconds.
func (b *tab) trace() (end func() (longest, all float64)) {
	b.t.Helper()
	var mu sync.Mutex
	var events []event
	done := make(chan struct{})
	err := chromedp.Listen(b.ctx, func(e any) {
		switch e := e.(type) {
		case *tracing.EventDataCollected:
			mu.Lock()
			defer mu.Unlock()
			for _, value := range e.Value {
				var one event
				if json.Unmarshal(value, &one) == nil {
					events = append(events, one)
				}
			}
		case *tracing.EventTracingComplete:
			close(done)
		}
	})
	if err != nil {
		b.t.Fatal(err)
	}
	call(b, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline"}, ExcludedCategories: []string{"*"},
	}})
	return func() (longest, all float64) {
		b.t.Helper()
		call(b, tracing.End, cdp.Empty{})
		<-done
		mu.Lock()
		defer mu.Unlock()
		type thread struct{ process, thread int }
		main := map[thread]bool{}
		for _, e := range events {
			if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
				main[thread{e.Process, e.Thread}] = true
			}
		}
		for _, e := range events {
			if e.Name == "RunTask" && main[thread{e.Process, e.Thread}] {
				longest, all = max(longest, e.Busy/1000), all+e.Busy/1000
			}
		}
		if all == 0 {
			b.t.Fatalf("of %d events none is a task of a page", len(events))
		}
		return longest, all
	}
}
