package main

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// patience is how long a first picture may take.
const patience = time.Minute

// span is how long what a waiting program takes of a core is measured.
const span = 10 * time.Second

// weigh starts a program, waits for its first picture, leaves it alone, and ends it.
func (s *subject) weigh() (w weight, err error) {
	c := exec.Command(s.command[0], s.command[1:]...)
	c.Env = append(os.Environ(), s.env...)
	start := time.Now()
	if err := c.Start(); err != nil {
		return w, err
	}
	defer func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	}()
	for black() {
		if time.Since(start) > patience {
			return w, fmt.Errorf("no picture in %v", patience)
		}
	}
	w.first = time.Since(start)
	time.Sleep(s.wait)
	pid := c.Process.Pid
	if w.memory, w.most, err = memory(pid); err != nil {
		return w, err
	}
	if w.still, err = load(pid); err != nil {
		return w, err
	}
	window, err := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(pid)).Output()
	if err != nil {
		return w, fmt.Errorf("xdotool search: %w", err)
	}
	for _, id := range strings.Fields(string(window)) {
		if err := exec.Command("xdotool", "windowunmap", id).Run(); err != nil {
			return w, fmt.Errorf("xdotool windowunmap: %w", err)
		}
	}
	time.Sleep(2 * time.Second)
	if w.hidden, err = load(pid); err != nil {
		return w, err
	}
	if info, err := os.Stat(s.command[0]); err == nil {
		w.size = float64(info.Size()) / 1e6
	}
	return w, nil
}

// black reports whether the middle of the display shows nothing yet.
func black() bool {
	out, err := exec.Command("import", "-window", "root", "-crop", "64x64+608+330", "-resize", "1x1", "txt:-").Output()
	return err != nil || strings.Contains(string(out), "#000000")
}

// load returns what a process takes of a core, in per cent, over a span.
func load(pid int) (percent float64, err error) {
	ticks := func() (n float64) {
		var text []byte
		if text, err = os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err != nil {
			return 0
		}
		_, rest, _ := strings.Cut(string(text), ") ")
		fields := strings.Fields(rest)
		for _, f := range fields[11:13] { // utime and stime, in hundredths of a second
			t, _ := strconv.ParseFloat(f, 64)
			n += t
		}
		return n
	}
	before := ticks()
	time.Sleep(span)
	return (ticks() - before) / span.Seconds(), err
}

// memory returns how much of a process is resident, and how much was at most, in MB.
func memory(pid int) (now, most float64, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for _, line := range strings.Split(string(text), "\n") {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		kb, _ := strconv.ParseFloat(fields[1], 64)
		switch fields[0] {
		case "VmRSS:":
			now = kb / 1024
		case "VmHWM:":
			most = kb / 1024
		}
	}
	return now, most, err
}
