package tux

import (
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// Whatever the kind, every level can play, none looks less far than the one below unless it judges better, and nothing the top level plays
// hangs on chance.
func TestRowsOfEveryKind(t *testing.T) {
	for _, k := range append(rules.Kinds(), toy.Kind, stranger) {
		rows := mannersOf(k)
		for level := Level(1); level <= Levels; level++ {
			m := rows[level]
			if m.depth < 1 || m.nodes < 1000 {
				t.Errorf("%v, level %d: %+v", k, level, m)
			}
			if below := rows[level-1]; m.depth < below.depth || m.nodes < below.nodes && !m.fitted {
				t.Errorf("%v, level %d looks less far than the one below", k, level)
			}
		}
		if top := rows[Levels]; top != (manner{depth: top.depth, nodes: top.nodes, fitted: top.fitted}) {
			t.Errorf("%v: chance at the top: %+v", k, top)
		}
	}
	if *mannersOf(stranger) != usualManners || *mannersOf(rules.Oware) == usualManners {
		t.Error("only a kind without rows of its own has the usual ones")
	}
}

// Two files with rows for the same kind are a fault of the program.
func TestSecondRowsArePanic(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("second rows are taken")
		}
	}()
	registerManners(rules.Oware, &usualManners)
}
