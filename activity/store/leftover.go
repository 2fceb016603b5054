//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// What a program that is killed can leave of a file NAME has its process number in its name: NAME.PID-RANDOM is half
// written, NAME.PID.draft is a draft. Versions of before wrote NAMERANDOM.
var leftover = regexp.MustCompile(`^(.+\.json(?:\.other(?:-\d)?)?)(?:\.(\d+)(?:-\d+|(\.draft))|\d+)$`)

// oldHalf is the age at which something half written belongs to no running program, whatever its name says.
const oldHalf = 24 * time.Hour

// halfPattern is the name under which a file is written, for os.CreateTemp.
func halfPattern(name string) string { return fmt.Sprintf("%s.%d-*", name, os.Getpid()) }

func draftName(name string) string { return fmt.Sprintf("%s.%d.draft", name, os.Getpid()) }

// draft is not flushed to the disk, which is what takes an old one long.
func (f folder) draft(name string, data []byte, inPlaceOf ...[]byte) error {
	if err := os.MkdirAll(string(f), 0o700); err != nil {
		return err
	}
	return os.WriteFile(f.path(draftName(name)), encodeDraft(data, inPlaceOf), 0o600)
}

func (f folder) drop(name string) { _ = os.Remove(f.path(draftName(name))) } // none is as good

// encodeDraft puts a line before data: the checksums of data and of what it is to take the place of.
func encodeDraft(data []byte, inPlaceOf [][]byte) []byte {
	var b bytes.Buffer
	b.WriteString(checksum(data))
	for _, state := range inPlaceOf {
		b.WriteString(" " + checksum(state))
	}
	b.WriteByte('\n')
	b.Write(data)
	return b.Bytes()
}

// decodeDraft returns what encodeDraft has put together; ok is false if it is not whole.
func decodeDraft(draft []byte) (data []byte, inPlaceOf []string, ok bool) {
	line, data, found := bytes.Cut(draft, []byte("\n"))
	sums := strings.Fields(string(line))
	if !found || len(sums) == 0 || sums[0] != checksum(data) {
		return nil, nil, false
	}
	return data, sums[1:], true
}

func checksum(data []byte) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE(data)) }

func (f folder) recover() {
	entries, err := os.ReadDir(string(f))
	if err != nil {
		return
	}
	for _, e := range entries {
		m := leftover.FindStringSubmatch(e.Name())
		if m == nil || !e.Type().IsRegular() {
			continue
		}
		info, err := e.Info()
		if err != nil || running(m[2]) && time.Since(info.ModTime()) < oldHalf {
			continue
		}
		if isDraft := m[3] != ""; !isDraft || f.finish(m[1], e.Name()) == nil {
			_ = os.Remove(f.path(e.Name()))
		}
	}
}

// finish writes a file from its draft, if it is still what the draft was to take the place of. If another program has
// written it since, what the draft holds is kept beside it.
func (f folder) finish(name, draft string) error {
	text, err := load(f, draft)
	if err != nil {
		return err
	}
	data, inPlaceOf, whole := decodeDraft(text)
	if !whole {
		return nil
	}
	now, err := load(f, name)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return err
	case bytes.Equal(now, data):
		return nil
	case len(now) > 0 && !slices.Contains(inPlaceOf, checksum(now)):
		name = open(f).beside(name)
	}
	return f.write(name, data)
}

// running reports whether a process may still be at work: "" is one of which nothing is known. Nothing that has this
// program's own number is its own, for it has written nothing yet.
func running(process string) bool {
	pid, err := strconv.Atoi(process)
	if err != nil {
		return process == ""
	}
	if pid == os.Getpid() {
		return false
	}
	p, err := os.FindProcess(pid)
	return err == nil && !errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}
