package report

import (
	"strings"

	"awele/i18n"
)

// motifWords are the motifs of the puzzles in words, by their names.
var motifWords = map[string]i18n.Key{
	"two": i18n.MotifTwo, "three": i18n.MotifThree, "chain": i18n.MotifChain, "lap": i18n.MotifLap, "across": i18n.MotifAcross,
	"save": i18n.MotifSave, "shelter": i18n.MotifShelter, "careful": i18n.MotifCareful, "least": i18n.MotifLeast,
	"decline": i18n.MotifDecline, "prepare": i18n.MotifPrepare, "back": i18n.MotifBack, "slam": i18n.MotifSlam, "feed": i18n.MotifFeed,
	"kroo": i18n.MotifKroo, "home": i18n.MotifHome, "win": i18n.MotifWin, "hold": i18n.MotifHold, "quiet": i18n.MotifQuiet,
	"store": i18n.MotifStore, "again": i18n.MotifAgain, "turns": i18n.MotifTurns, "deny": i18n.MotifDeny,
}

// relayed begins the name of a motif in which the sowing goes on several times.
const relayed = "relay-"

// motif returns a motif in a language; its name where it is none of ours.
func motif(name string, p *i18n.Printer) string {
	plainName, relay := strings.CutPrefix(name, relayed)
	key, ok := motifWords[plainName]
	switch {
	case !ok:
		return plain(name)
	case relay:
		return p.T(i18n.MotifRelay, p.T(key))
	}
	return p.T(key)
}
