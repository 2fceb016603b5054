// Package endgame knows what the last seeds on the board of Oware are worth: for every board up to a number of seeds it
// holds what the side to move can make sure of, and a house that does so. A [Supply] brings the table in the background:
// a [Builder] makes it in slices, and a [Cache] keeps it. [Table.Probe] and [Table.Move] ask it. There are tables for the
// grand slams NoCapture and Forbidden.
//
//	if c, ok := endgame.For(variant); ok {
//		supply = endgame.NewSupply(c, endgame.UserCache(), 12, endgame.Affordable(c))
//	}
//	supply.Work(2000) // once a tick, for a browser
//	bounds, ok := supply.Table().Probe(position)
//
// # What is stored
//
// Play can go round in circles, and then each side keeps the seeds of its own row on the board that comes back. Which
// board that is hangs on how the game came there, so that a board alone has no single value. Stored are two numbers,
// [Bounds]: of the seeds on the board, the side to move gets at least Lo more than the other, and the other can hold it
// to at most Hi. They are the best that can be said where a circle is worth the board on it that is worst for whoever
// makes sure:
//
//   - Lo is the largest number for which the side to move has a plan after which every game either ends by itself, or
//     comes by a capture to a smaller board, with at least Lo in all, or goes round for ever on boards on each of which
//     its row holds at least Lo more than the other row, whatever the other plays.
//   - Hi is the negative of what the other can make sure of in the same sense.
//
// Such plans need no memory ([Table.Move] is one), and under a plan a board that does not lie on a circle of such
// boards stands at most once. So when a board comes back, the first time or the third, and when the players agree to
// share then, who plays the plan keeps what was promised. The tests prove this for every board up to 8 seeds, from the
// table and the rules alone, and play whole games against it.
//
// Of the boards of 4, 8 and 12 seeds under NoCapture, 72.8, 62.2 and 22.7 % have one value; the others have bounds that
// are 2.5, 4.3 and 3.7 apart on average.
//
// # What a search may do with it
//
// Let lead be what the side to move holds more in its store. The game is
//
//   - won if lead + Lo > 0, and not lost if lead + Lo = 0,
//   - lost if lead + Hi < 0, and not won if lead + Hi = 0.
//
// The rule that a majority ends the game at once does not change who wins, only what is left on the board. So lead + Lo
// is a lower bound for a search that counts seeds, lead + Hi an upper one, and both are its value if they are equal.
//
// All this is strict on a board that follows a capture. On other boards it is strict as long as none that stood since the
// last capture would end the game by coming once more: none has stood three times under OfferShare, and there is none at
// all under EndOnRepeat. A search that looks for repetition first and asks the table then errs only there.
//
// A search that only knows that a game is won may go round in it until it is won no more: all boards on the way are won.
// Who has won must make headway: play [Table.Move] from the last capture on under EndOnRepeat, and under OfferShare at
// the latest when a board has come back, and go on so until the next capture.
//
// # How it is found
//
// The boards of n seeds are numbered without a gap (C(n+11, 11) of them), and solved when all with fewer seeds are. Moves
// are taken back from boards whose value is settled to those that lead there, which count their moves that are still
// open, so that every move is looked at once. After that only boards count where the planner might stay, and those that
// are raised by that. No move is stored: boards are so small that it takes less time to play or take back a move
// than to look it up. A board takes five bytes, besides one and a half in the table, until its layer is done.
//
//	seeds   boards up to there   table    and while it is built   built in
//	8                  125,970   0.2 MB   0.6 MB                  0.1 s
//	10                 646,646   1.0 MB   2.8 MB                  0.3 s
//	12               2,704,156   4.1 MB   11 MB                   1.2 s
//	15              17,383,860    26 MB   64 MB                   10 s
//	16              30,421,755    46 MB   110 MB                  20 s
//
// That is the time of one core at about 3 GHz with nothing else to do (go test -bench Build ./tux/endgame, which also
// tells the largest heap); a browser needs two or three times as long. Memory is what [Memory] says.
//
// Other worths of endless play can be chosen, see [Endless], to compare with published figures. All counts of Awari
// agree; they go up to 10 seeds. Of the shares that play decides which ends by itself, those of 4 and 8 seeds do, 72.8
// and 61.1 %. For 12 seeds 18.7 % is published; here it is 18.80 %, 254 237 of the 1 352 078 boards. A program that
// shares nothing with this one, with plain sweeps over other numbers of the boards, finds the same, and the same counts
// of Awari for 11 and 12 seeds.
package endgame
