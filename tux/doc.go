// Package tux is the opponent and the coach: a search over the positions of package rules, eight levels that choose
// among the moves it ranks, hints with reasons that hold, and a look back at a game.
//
// An [Engine] owns the memory. [Engine.Think] begins a move and [Engine.Advise] a hint; both are then worked off in
// slices of some thousand nodes, so that a screen with a single thread stays alive:
//
//	t := engine.Think(game, 3, seed)
//	for !t.Work(4000) { // once per tick
//		look at t.Considering()
//	}
//	game.Play(t.Move())
//
// Strength is counted in nodes, never in seconds, and every choice hangs on the seed alone: the same game, level and
// seed give the same move on every machine, however the slices are cut. Levels 6 to 8 and the hints also ask the
// endgame table that [Engine.Endgames] gives them. A node is one position looked at.
//
// # The search
//
// Iterative deepening with principal variations and aspiration, a transposition table of at most 4 MiB, captures played
// out at the end, killer and history ordering, and late quiet moves looked at less deep. A board that comes back is
// worth the seeds that each side would keep, so that a winning side goes forward. From the start 2^20 nodes reach
// depth 18, and a core looks at some twenty million a second (go test -bench . ./tux).
//
// # The levels
//
// All levels rank the moves with the same search. A lower one sees less far, and is less strict in what it takes from
// the ranking. Levels 1 to 5 are kind: while Tux is more ahead than the level wants, he mostly plays so that the child
// may catch up, and while he is behind he takes what he can. So most of their games are close. No level gives away a
// house of 12 or more seeds, and once Tux leads by 15 he plays to finish.
//
// Measured with
//
//	go run ./tux/ladder -slow 100
//
// with 4 seeds and NoCapture; the first repeat ends a game, seats alternate, and the endgame table knows 10 seeds. A
// random learner plays any legal house; one that sees 60 % plays the greatest capture 60 % of the time, and else at
// random; "two plies" also counts what the answer takes. Wins, draws and losses of the first are in per cent, close are
// games that ended within 6 seeds, plies is the mean length of a game, and tail the median number of moves that were
// left when the second first led by 15 (-1: it never did).
//
//	learner against level        games    wins draws  lost  score [95 %      ]  close  plies  tail
//	random                     1   2000   84.8   7.8   7.4   88.7 [87.2, 90.0]   44.0    123     4
//	random                     2   2000   75.0  10.8  14.1   80.4 [78.6, 82.1]   47.8    124     0
//	random                     3   2000   62.4  13.7  23.9   69.2 [67.2, 71.2]   61.6    125     4
//	random                     4   2000   35.9  20.1  44.0   46.0 [43.8, 48.2]   75.9    126     0
//	random                     5   2000   13.0  11.7  75.4   18.8 [17.1, 20.5]   70.0    117     2
//	random                     6    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     34     6
//	random                     7    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     32     4
//	random                     8    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     30     4
//	sees 30 %                  1   2000   85.6   8.6   5.9   89.9 [88.5, 91.1]   36.8     90     0
//	sees 30 %                  2   2000   80.8   9.2  10.1   85.4 [83.8, 86.9]   44.0    100     0
//	sees 30 %                  3   2000   66.8  14.3  18.9   74.0 [72.0, 75.8]   61.3    104     0
//	sees 30 %                  4   2000   37.0  22.3  40.7   48.1 [46.0, 50.3]   80.0    107     0
//	sees 30 %                  5   2000   14.8  13.5  71.8   21.5 [19.7, 23.3]   74.4    100     0
//	sees 30 %                  6    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     34     4
//	sees 30 %                  7    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     33     4
//	sees 30 %                  8    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     30     4
//	sees 60 %                  1   2000   90.0   5.0   5.1   92.5 [91.2, 93.5]   28.5     74     0
//	sees 60 %                  2   2000   81.8   8.8   9.4   86.2 [84.6, 87.6]   42.8     90     0
//	sees 60 %                  3   2000   68.2  14.3  17.4   75.4 [73.5, 77.3]   60.0     93     0
//	sees 60 %                  4   2000   41.0  21.9  37.0   52.0 [49.8, 54.2]   82.5     98     0
//	sees 60 %                  5   2000   15.2  14.4  70.4   22.4 [20.6, 24.3]   74.1     92     0
//	sees 60 %                  6    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     35     4
//	sees 60 %                  7    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     33     4
//	sees 60 %                  8    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     31     2
//	sees 90 %                  1   2000   90.8   4.2   5.0   92.9 [91.7, 94.0]   24.8     62     0
//	sees 90 %                  2   2000   84.5   7.8   7.8   88.3 [86.9, 89.7]   38.4     80     0
//	sees 90 %                  3   2000   72.0  12.4  15.7   78.1 [76.3, 79.9]   59.4     87     0
//	sees 90 %                  4   2000   42.5  23.1  34.4   54.0 [51.9, 56.2]   80.5     93     0
//	sees 90 %                  5   2000   15.2  15.5  69.3   22.9 [21.2, 24.8]   75.0     87     0
//	sees 90 %                  6    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     36     4
//	sees 90 %                  7    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    1.0     33     2
//	sees 90 %                  8    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    1.0     31     2
//	two plies 80 %             1   2000   99.5   0.2   0.3   99.6 [99.2, 99.8]    3.0     66     0
//	two plies 80 %             2   2000   93.2   5.1   1.7   95.8 [94.8, 96.6]   19.4    111    -1
//	two plies 80 %             3   2000   84.8   9.1   6.2   89.3 [87.9, 90.6]   38.6    119     0
//	two plies 80 %             4   2000   55.0  25.4  19.5   67.8 [65.7, 69.8]   74.2    139     0
//	two plies 80 %             5   2000   26.0  16.6  57.4   34.3 [32.3, 36.4]   87.2    133     0
//	two plies 80 %             6    100    1.0   0.0  99.0    1.0 [ 0.2,  5.4]    2.0     49     4
//	two plies 80 %             7    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    0.0     44     4
//	two plies 80 %             8    100    0.0   0.0 100.0    0.0 [ 0.0,  3.7]    1.0     45     2
//	level against the one below  games    wins draws  lost  score [95 %      ]  close  plies  tail
//	                   2       1   2000   57.0  12.6  30.4   63.3 [61.2, 65.4]   57.6    164    30
//	                   3       2   2000   57.7  10.2  32.0   62.8 [60.7, 64.9]   53.8    141     4
//	                   4       3   2000   55.1  16.2  28.7   63.2 [61.0, 65.3]   70.9    138     2
//	                   5       4   2000   59.7  22.3  18.0   70.9 [68.8, 72.8]   84.7    128     0
//	                   6       5    100   71.0  12.0  17.0   77.0 [67.8, 84.2]   58.0    122    -1
//	                   7       6    100   77.0   5.0  18.0   79.5 [70.6, 86.2]   20.0     90     2
//	                   8       7    100   76.0   4.0  20.0   78.0 [68.9, 85.0]   20.0     98    46
//
// The last three rows again, with 400 games each (go run ./tux/ladder -from 6 -games 0 -top 400 -slow 400 -hints 0):
//
//	6       5    400   72.8  11.0  16.2   78.2 [73.9, 82.0]   56.0    122    -1
//	7       6    400   79.8   4.5  15.8   82.0 [77.9, 85.5]   24.0     96     2
//	8       7    400   81.5   4.8  13.8   83.9 [80.0, 87.2]   18.5     97    46
//
// # The hints
//
// Hints look at 400 000 positions. Of 500 positions that the lower levels reach among themselves, the hinted house loses
// a seed at most in 95.6 %, as a search sees that looks at 16 times as many (the same command measures it). Every reason
// is derived once more by trying all moves in the tests.
package tux
