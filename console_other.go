//go:build !windows

package main

// attachConsole is for Windows, where a program with a window has no console.
func attachConsole() {}
