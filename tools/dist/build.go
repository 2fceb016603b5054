package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A target is a machine, in Go's words for it.
type target struct{ system, arch string }

func (t target) String() string { return t.system + "/" + t.arch }

var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"darwin", "amd64"},
}

// choose returns the targets of a list with commas, all of them for "".
func choose(list string) ([]target, error) {
	if list == "" {
		return targets, nil
	}
	var chosen []target
	for _, name := range strings.Split(list, ",") {
		i := slices.IndexFunc(targets, func(t target) bool { return t.String() == name })
		if i < 0 {
			return nil, fmt.Errorf("-only %s: choose of %v", name, targets)
		}
		chosen = append(chosen, targets[i])
	}
	return chosen, nil
}

// A release is what all packages of one state of the source have in common.
type release struct {
	version string
	time    time.Time // of everything in the packages, in UTC
	notice  []byte
}

var versionLine = regexp.MustCompile(`(?m)^const version = "([0-9.]+)"$`)

func newRelease() (*release, error) {
	source, err := os.ReadFile("version.go")
	if err != nil {
		return nil, fmt.Errorf("not in the root of the source: %w", err)
	}
	found := versionLine.FindSubmatch(source)
	if found == nil {
		return nil, fmt.Errorf("version.go has no line like %s", versionLine)
	}
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		of, err := output(nil, "git", "log", "-1", "--format=%ct")
		if err != nil {
			return nil, err
		}
		epoch = strings.TrimSpace(string(of))
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	notice, err := notice()
	if err != nil {
		return nil, err
	}
	return &release{string(found[1]), time.Unix(seconds, 0).UTC(), notice}, nil
}

// build returns the program for a target. Nothing of the place and of the user's settings for Go enters it.
func (r *release) build(t target) ([]byte, error) {
	dir, err := os.MkdirTemp("", "awele")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	flags := "-s -w"
	if t.system == "windows" {
		flags += " -H windowsgui" // no console beside the window
		if err := writeResources(); err != nil {
			return nil, err
		}
		defer os.Remove(resources)
	}
	path := filepath.Join(dir, "awele")
	_, err = output(goEnv(t), "go", "build", "-trimpath", "-buildvcs=true", "-ldflags", flags, "-o", path, ".")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// goEnv is what Go needs to know to build for a target.
func goEnv(t target) []string {
	return []string{
		"CGO_ENABLED=0", "GOOS=" + t.system, "GOARCH=" + t.arch, "GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=", "GOEXPERIMENT=", "GOFIPS140=off",
	}
}

// output runs a command with more in its environment and returns what it prints. The error has what it complains of.
func output(env []string, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, complaint.Bytes())
	}
	return out, nil
}
