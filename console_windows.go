package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// attachConsole makes what the program prints appear in the console it was started from. A package for Windows is linked
// as a program with windows, which has no console of its own; where the output goes to a file or another program, or
// where there is no console, nothing changes.
func attachConsole() {
	const parent = ^uintptr(0) // ATTACH_PARENT_PROCESS
	if h, err := windows.GetStdHandle(windows.STD_OUTPUT_HANDLE); err == nil && h != 0 && h != windows.InvalidHandle {
		return
	}
	attach := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
	if ok, _, _ := attach.Call(parent); ok == 0 {
		return
	}
	out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return
	}
	os.Stdout, os.Stderr = out, out
}
