package lessons_test

import (
	"testing"

	"awele/lessons"
)

// Every course that the program brings along can be solved, asks for something, and has its words in every language.
func TestBuiltinCourses(t *testing.T) {
	tasks := 0
	for _, c := range lessons.Builtin() {
		for _, err := range lessons.Check(&c) {
			t.Error(err)
		}
		for i := range c.Stages {
			if n := len(c.Stages[i].Tasks); n < 3 || n > 8 {
				t.Errorf("%s, stage %s: %d tasks", c.Board, c.Stages[i].ID, n)
			}
			tasks += len(c.Stages[i].Tasks)
		}
	}
	if tasks < 100 {
		t.Errorf("%d tasks in all", tasks)
	}
}
