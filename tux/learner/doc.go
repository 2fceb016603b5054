// Package learner has simulated children and plays games between two players: children, or Tux at a level. The ladder
// measures the levels with it (tools/ladder).
package learner
