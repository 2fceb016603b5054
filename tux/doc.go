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
// seed give the same move on every machine, however the slices are cut. Hints, and levels 6 to 8 from 30 seeds on
// the board on, also ask the endgame table that [Engine.Endgames] gives them. A node is one position looked at.
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
// the ranking. On a kind day, while Tux is more ahead than the level wants, he mostly plays so that the child may catch
// up, and while he is behind he takes what he can; so most of such games are close. Levels 1 to 4 are kind in every game,
// levels 5, 6 and 7 in 52, 43 and 25 of 100, and play the others in earnest; level 8 is never kind. The seed of the
// game decides. Where the endgame table says that a game is won, levels 6 to 8 win it, on a kind day too. No level gives
// away a house of 12 or more seeds, and once Tux leads by 15 he plays to finish.
//
// Measured with
//
//	go run ./tux/ladder -slow 2000
//
// level by level (-from, -to; one row has 1000 games), with 4 seeds and NoCapture. The first repeat ends a game, seats
// alternate, and the endgame table knows 12 seeds, as on the screen. A random learner plays any legal house; one that
// sees 60 % plays the greatest capture 60 % of the time, and else at random; "two plies" also counts what the answer
// takes. Wins, draws and losses of the first are in per cent, close are games that ended within 6 seeds, plies is the
// mean length of a game, and tail the median number of moves that were left when the second first led by 15 (-1: it
// never did).
//
//	learner against level        games    wins draws  lost  score [95 %      ]  close  plies  tail
//	random                     1   2000   84.8   7.8   7.4   88.7 [87.2, 90.0]   44.0    123     4
//	random                     2   2000   75.0  10.8  14.1   80.4 [78.6, 82.1]   47.8    124     0
//	random                     3   2000   62.4  13.7  23.9   69.2 [67.2, 71.2]   61.6    125     4
//	random                     4   2000   35.9  20.1  44.0   46.0 [43.8, 48.2]   75.9    126     0
//	random                     5   2000   13.2   9.8  77.0   18.1 [16.5, 19.9]   41.5     79     6
//	random                     6   2000    3.0   2.8  94.2    4.5 [ 3.6,  5.4]   24.4     66     6
//	random                     7   2000    1.2   1.1  97.7    1.8 [ 1.3,  2.5]   11.8     48     6
//	random                     8   2000    0.0   0.0 100.0    0.0 [ 0.0,  0.2]    0.0     29     6
//	sees 30 %                  1   2000   85.6   8.6   5.9   89.9 [88.5, 91.1]   36.8     90     0
//	sees 30 %                  2   2000   80.8   9.2  10.1   85.4 [83.8, 86.9]   44.0    100     0
//	sees 30 %                  3   2000   66.8  14.3  18.9   74.0 [72.0, 75.8]   61.3    104     0
//	sees 30 %                  4   2000   37.0  22.3  40.7   48.1 [46.0, 50.3]   80.0    107     0
//	sees 30 %                  5   2000   14.4  10.2  75.4   19.5 [17.8, 21.3]   42.4     71     4
//	sees 30 %                  6   2000    4.4   4.7  90.9    6.8 [ 5.7,  7.9]   25.7     57     4
//	sees 30 %                  7   2000    1.8   1.6  96.7    2.5 [ 1.9,  3.3]   12.8     44     4
//	sees 30 %                  8   2000    0.0   0.0 100.0    0.0 [ 0.0,  0.2]    0.0     29     4
//	sees 60 %                  1   2000   90.0   5.0   5.1   92.5 [91.2, 93.5]   28.5     74     0
//	sees 60 %                  2   2000   81.8   8.8   9.4   86.2 [84.6, 87.6]   42.8     90     0
//	sees 60 %                  3   2000   68.2  14.3  17.4   75.4 [73.5, 77.3]   60.0     93     0
//	sees 60 %                  4   2000   41.0  21.9  37.0   52.0 [49.8, 54.2]   82.5     98     0
//	sees 60 %                  5   2000   16.3  10.9  72.8   21.8 [20.0, 23.6]   41.3     66     4
//	sees 60 %                  6   2000    4.7   3.8  91.6    6.5 [ 5.5,  7.7]   24.9     54     4
//	sees 60 %                  7   2000    2.1   2.5  95.3    3.4 [ 2.7,  4.3]   13.7     43     4
//	sees 60 %                  8   2000    0.0   0.0 100.0    0.0 [ 0.0,  0.2]    0.1     29     4
//	sees 90 %                  1   2000   90.8   4.2   5.0   92.9 [91.7, 94.0]   24.8     62     0
//	sees 90 %                  2   2000   84.5   7.8   7.8   88.3 [86.9, 89.7]   38.4     80     0
//	sees 90 %                  3   2000   72.0  12.4  15.7   78.1 [76.3, 79.9]   59.4     87     0
//	sees 90 %                  4   2000   42.5  23.1  34.4   54.0 [51.9, 56.2]   80.5     93     0
//	sees 90 %                  5   2000   16.4  11.2  72.3   22.1 [20.3, 23.9]   43.1     64     2
//	sees 90 %                  6   2000    5.5   4.9  89.6    8.0 [ 6.8,  9.2]   25.0     52     4
//	sees 90 %                  7   2000    2.4   1.8  95.8    3.3 [ 2.6,  4.2]   13.1     41     4
//	sees 90 %                  8   2000    0.0   0.0 100.0    0.0 [ 0.0,  0.2]    0.1     29     4
//	two plies 80 %             1   2000   99.5   0.2   0.3   99.6 [99.2, 99.8]    3.0     66     0
//	two plies 80 %             2   2000   93.2   5.1   1.7   95.8 [94.8, 96.6]   19.4    111    -1
//	two plies 80 %             3   2000   84.8   9.1   6.2   89.3 [87.9, 90.6]   38.6    119     0
//	two plies 80 %             4   2000   55.0  25.4  19.5   67.8 [65.7, 69.8]   74.2    139     0
//	two plies 80 %             5   2000   22.4  11.2  66.5   28.0 [26.1, 30.0]   43.5     92     4
//	two plies 80 %             6   2000    9.2   6.0  84.8   12.2 [10.8, 13.7]   27.9     77     4
//	two plies 80 %             7   1000    3.6   2.5  93.9    4.9 [ 3.7,  6.4]   15.3     58     4
//	two plies 80 %             8   2000    0.0   0.0 100.0    0.0 [ 0.0,  0.2]    0.0     41     4
//	level against the one below  games    wins draws  lost  score [95 %      ]  close  plies  tail
//	                   2       1   2000   57.1  12.4  30.4   63.4 [61.2, 65.5]   57.4    164    24
//	                   3       2   2000   57.8  10.2  32.0   62.8 [60.7, 64.9]   53.8    141     4
//	                   4       3   2000   54.9  16.2  28.8   63.0 [60.9, 65.1]   71.1    139     2
//	                   5       4   2000   71.5  12.5  16.1   77.7 [75.8, 79.5]   47.3     97    12
//	                   6       5   2000   77.4   3.1  19.4   79.0 [77.1, 80.7]   25.6     96     4
//	                   7       6   2000   74.2   4.6  21.1   76.5 [74.6, 78.4]   18.1     87    14
//	                   8       7   2000   72.0  12.7  15.4   78.3 [76.4, 80.0]   37.9    109     0
//
// # The hints
//
// Hints look at 400 000 positions. Of 500 positions that the lower levels reach among themselves, the hinted house loses
// a seed at most in 95.6 %, as a search sees that looks at 16 times as many (the same command measures it). Every reason
// is derived once more by trying all moves in the tests.
package tux
