// Package ogn reads and writes games as files that other programs know: Oware Game Notation, as Aualé writes it, and the
// same form for the other games of the family. It knows the rules, and no screen.
//
// A file has tags, then the turns, then the result:
//
//	[Variant "Oware Abapa"]
//	[Event "?"]
//	[Site "?"]
//	[Date "?"]
//	[Round "?"]
//	[South "Child"]
//	[North "Tux"]
//	[Result "28-20"]
//
//	1. F e 2. C+2 b+3 3. … 28-20
//
// The tag Variant says which game it is. "Oware Abapa" is Oware as it is usually played here; every other variant is
// written as package rules writes it: "oware seeds=5", "kalah". A tag FEN holds the start, as [rules.Position.Text] writes
// it, where that is not the usual one with South to move. There is no tag for the time: the program knows none.
//
// # Turns
//
// Capitals are the houses of South, small letters those of North. A turn is one word, whatever it takes: CF is C and then
// F of the same side. After it stands, behind a plus, by how much the store of that side has grown. Two turns have one
// number. A side that has nothing to move while the other can passes, which is written as -.
//
// A joint opening stands under the number 1 as two lists, all choices of South and then all of North: 1. FB ae. Which
// choice is asked for when follows from the rules. A choice that the other side has not answered yet is a secret: it is
// left out.
//
// An agreement to stop is written as =, and / begins the next round of a game in rounds. The result is the seeds in both stores, or * while the game goes on. Moves that
// were taken back are not written.
//
// # What is forgiven
//
// [Read] takes texts in UTF-8, UTF-16 and Latin-1, with any ends of lines. Tags may be missing, unknown, or have quotes in
// them that are not escaped. Numbers may be missing or wrong. Comments in braces, after a semicolon or in a line that
// begins with a percent sign are skipped, and so are variations in round brackets and the marks ! ? and $3. Where all
// letters of a game are capitals, or all are small, they do not tell the side, and each house is one of the side to move.
// A result that does not follow from the moves is left to the file: somebody may have resigned; but where the players may
// agree to stop, and it is what they get then, they have agreed. Turns after a side has more than half of the seeds, where
// a game ends here, are left out.
//
// Not forgiven is what would make it another game: a move that the rules refuse, and seeds behind a plus that the move
// does not bring, for then the file was played by other rules. They are named with line, number, word and reason, by an
// [Error]. In the turn that ends a game the seeds of the own row, which go to the store then, may be counted or not.
package ogn
