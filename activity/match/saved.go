package match

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"strconv"
	"strings"

	"awele/activity/store"
	"awele/rules"
)

// Saved is a running game as plain data, which stands in a file. Without its Game it is nothing; every other field may
// have its zero value.
type Saved struct {
	Board     string `json:"board"`     // the name of the descriptor
	Friend    bool   `json:"friend"`    // two people at one screen
	Level     int    `json:"level"`     // of Tux, from 1
	Seed      uint64 `json:"seed"`      // of Tux's chances
	TuxStarts bool   `json:"tuxStarts"` // North began
	Game      string `json:"game"`      // the game in the notation of package rules
	// Opened says that the game was opened from a file of its own, and is no game that was begun at this board.
	Opened bool `json:"opened,omitempty"`
	// Lesson says that the game belongs to a lesson, and is kept nowhere.
	Lesson bool `json:"-"`
}

// sumField is the name of the checksum of the game's text in the file.
const sumField = "sum"

// sum returns the checksum of a game's text: its CRC-32 (IEEE 802.3) in hexadecimal, which sees every run of up to 32 wrong
// bits. The other fields need none: each has a meaning of its own, and a person may change it.
func sum(game string) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(game))) }

// Encode writes the game as JSON that DecodeSaved reads.
func (s Saved) Encode() []byte {
	data, err := json.MarshalIndent(struct {
		Saved
		Sum string `json:"sum"`
	}{s, sum(s.Game)}, "", "  ")
	if err != nil {
		panic(err) // strings, numbers and truth values always encode
	}
	return append(data, '\n')
}

// DecodeSaved reads a saved game. Its Game must be as it was written: it fits its checksum, which files of before the first
// release do not have, and begins where its variant does, unless it says otherwise. That its moves follow the rules is for
// Restore to say. Any other field that is bad costs that field alone.
func DecodeSaved(data []byte) (Saved, error) {
	fields, err := store.ReadFields(data)
	if err != nil {
		return Saved{}, err
	}
	var s Saved
	fields.Into(&s)
	if s.Game == "" {
		return Saved{}, errors.New("match: the file holds no game")
	}
	if written, ok := fields[sumField]; ok && string(written) != strconv.Quote(sum(s.Game)) {
		return Saved{}, fmt.Errorf("match: the game does not fit its checksum %s", written)
	}
	if err := rules.CheckStart(s.Game); err != nil {
		return Saved{}, err
	}
	return s, nil
}

// File returns the name of the file in which the running game of a board is kept: one against Tux and one with a friend. A
// board may have any name: its own slashes are doubled, so that no other board's friend has the same file.
func File(board string, seats Seats) string {
	slot := strings.ReplaceAll(board, "/", "//")
	if seats.Shared() {
		slot += "/friend"
	}
	return fileOf(slot)
}

// OpenedFile is the name of the file in which the game is kept that was opened last from a file of its own: there is one
// place for all boards, beside those of the running games. No board has such a slot, for its slashes are doubled.
var OpenedFile = fileOf("/opened")

// maxSlot is the longest name of a slot in letters, so that every disk takes the file.
const maxSlot = 100

// fileOf returns the file name of a slot. A slot is named after a descriptor, so it may hold anything: what is not a plain
// letter or digit is written as its hexadecimal value, and the name is kept to a length.
func fileOf(slot string) string {
	var b strings.Builder
	for _, c := range []byte(slot) {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	name := b.String()
	if len(name) > maxSlot {
		h := fnv.New64a()
		h.Write([]byte(slot))
		name = fmt.Sprintf("%s-%016x", name[:maxSlot-17], h.Sum64())
	}
	return "game-" + name + ".json"
}
