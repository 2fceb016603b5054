//go:build race

package main

// slower is how much slower games are with the race detector: so many times fewer are played. Nothing runs at the same
// time here, so that the detector has little to find.
const slower = 10
