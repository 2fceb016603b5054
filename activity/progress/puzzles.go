package progress

// Steps is how many steps of difficulty puzzles have; the easiest is 1.
const Steps = 6

// inARow is how many puzzles in a row, all right or all wrong, lead to another step.
const inARow = 2

// pace is how hard the puzzles of a game are for the child: a staircase of two up, two down, which settles where about half
// of the puzzles are solved at first try.
type pace struct {
	Step int `json:"step"` // of the next puzzle, from 1
	Run  int `json:"run"`  // puzzles in a row that were right, or wrong if negative, since the step changed
}

// Puzzle counts a puzzle that was tried, right or wrong at first try, and lets the next ones be harder or easier by and by.
// One that was easier than the present step says nothing when it is right, and one that was harder nothing when it is wrong.
func (p *Progress) Puzzle(game, name string, step int, right bool) {
	m := motif{game, name, step}
	tries, known := p.puzzles[m]
	if step < 1 || step > Steps || !named(game, name) || !known && len(p.puzzles) >= maxMotifs {
		return
	}
	if right {
		tries.Right = min(tries.Right+1, maxCount)
	} else {
		tries.Wrong = min(tries.Wrong+1, maxCount)
	}
	put(&p.puzzles, m, tries)
	if _, known := p.paces[game]; known || len(p.paces) < maxBoards {
		put(&p.paces, game, p.pace(game).after(step, right))
	}
}

func (p *Progress) pace(game string) pace {
	if pc, ok := p.paces[game]; ok {
		return pc
	}
	return pace{Step: 1}
}

// after returns the pace after a puzzle.
func (c pace) after(step int, right bool) pace {
	switch {
	case right && step >= c.Step:
		c.Run = max(c.Run, 0) + 1
	case !right && step <= c.Step:
		c.Run = min(c.Run, 0) - 1
	}
	switch {
	case c.Run >= inARow:
		return pace{Step: min(c.Step+1, Steps)}
	case c.Run <= -inARow:
		return pace{Step: max(c.Step-1, 1)}
	}
	return c
}

// sane returns c, each of its numbers brought to the nearest that can be.
func (c pace) sane() pace {
	return pace{Step: min(max(c.Step, 1), Steps), Run: min(max(c.Run, 1-inARow), inARow-1)}
}

// Step returns how hard the next puzzle of a game shall be, 1 to Steps.
func (p *Progress) Step(game string) int { return p.pace(game).Step }

// Tries returns how the puzzles of a motif went at a step.
func (p *Progress) Tries(game, name string, step int) Tries {
	return p.puzzles[motif{game, name, step}]
}
