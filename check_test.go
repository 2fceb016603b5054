//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// lessonFile is a file with a stage of its own and nothing wrong, but that its tasks are to be filled in.
const lessonFile = `<GCompris>
  <Lessons board="awele">
    <Stage id="mine" picture="sow">
      <title>Mine</title><title xml:lang="fi">Oma</title><title xml:lang="gl">Meu</title><title xml:lang="pl">Moje</title>
      <idea>An idea.</idea><idea xml:lang="fi">Idea.</idea><idea xml:lang="gl">Idea.</idea><idea xml:lang="pl">Pomysł.</idea>
      TASKS
    </Stage>
  </Lessons>
</GCompris>`

const goodTask = `<Task kind="find" position="0-0-0-2-1-2-3-1-2-1-0-1-17-18-S" goal="capture" seeds="2"/>`

func writeLessons(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "mine.xml")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestCheckOfAFileListsWhatEachHouseDoes(t *testing.T) {
	code, out, errOut := command(t, "-check", writeLessons(t, strings.Replace(lessonFile, "TASKS", goodTask, 1)))
	if code != 0 || errOut != "" {
		t.Fatalf("exit %d, %q:\n%s", code, errOut, out)
	}
	for _, says := range []string{"stage mine", "Mine | Oma | Meu | Moje", "task 1, line 6: find capture", "simulated children",
		"Capture 2 seeds. | Kaappaa 2 siementä. | Captura 2 sementes. | Zbierz 2 nasiona.", "right  You capture 2 seeds!", "wrong  This captures nothing.", "faults: 0"} {
		if !strings.Contains(out, says) {
			t.Errorf("no %q in\n%s", says, out)
		}
	}
}

func TestCheckNamesWhatIsWrongWithATask(t *testing.T) {
	for _, c := range []struct{ task, says string }{
		{`<Task kind="find" position="0-0-0-2-1-2-3-1-2-1-0-1-17-18-S" goal="capture" seeds="9"/>`, ":6: no house is right"},
		{`<Task kind="find" position="0-0-0-0-1-2-3-1-2-1-0-1-19-18-S" goal="sow"/>`, ":6: every house is right"},
		{`<Task kind="find" position="0-0-0-2-1-2-3-1-2-1-0-1-17-19-S" goal="safe"/>`, ":6: the board has 49 seeds, and the game 48"},
		{`<Task kind="find" position="0-0-0-2-1-2-3-1-2-1-0-1-17-18-N" goal="safe"/>`, ":6: the other side is to move"},
		{`<Task kind="find" position="oops" goal="safe"/>`, ":6: position"},
		{`<Task kind="guess" goal="sow"/>`, `:6: the kind of the task is "guess"`},
		{`<Task kind="show" goal="steal"/>`, `:6: the goal is "steal"`},
		{`<Task kind="show" goal="land"/>`, `:6: the task does not say which house is sown`},
		{`<Task kind="show" goal="sow" hose="C"/>`, `write house`},
		{`<Task kind="show" goal="sow" house="c"/>`, `:6: the house is "c"`},
		{`<Task kind="show" goal="beat"/>`, `cannot have the goal beat`},
		{`<Task kind="show" goal="sow"><aims>x</aims></Task>`, `write <aim>`},
		{`<Task kind="show" goal="sow"><aim>x</aim></Task>`, `:6: the aim has no words in fi`},
		{`<Task kind="play" goal="beat" level="9"/>`, `:6: level is "9"`},
		{`<Task kind="play" goal="beat" result="lose"/>`, `:6: the result is "lose"`},
		{`<Task kind="show" variant="slam=some" goal="sow"/>`, `slam`},
		{`<Task kind="show" goal="sow"><nudge>x</nudge><nudge xml:lang="p1">y</nudge></Task>`, `:6: "p1" is no language`},
		{`<Task kind="show" goal="sow"><nudge>x</nudge><nudge xml:lang="pl">y</nudge><nudge xml:lang="pl">z</nudge></Task>`, `<nudge> is there twice for pl`},
		{goodTask + "\n" + goodTask, ":7: task 2 asks for the same house and number as task 1"},
		{`<Task id="a" kind="show" goal="sow"/><Task id="a" kind="show" goal="sow"/>`, `:6: the task "a" is there twice`},
		{``, "there is no Task in the stage"},
	} {
		code, out, errOut := command(t, "-check", writeLessons(t, strings.Replace(lessonFile, "TASKS", c.task, 1)))
		if code != 1 || errOut != "" || !strings.Contains(out, c.says) {
			t.Errorf("%s: exit %d, %q, want %q in\n%s", c.task, code, errOut, c.says, out)
		}
	}
}

func TestCheckOfLessonsOfAnotherGame(t *testing.T) {
	for _, c := range []struct{ lessons, task, says string }{
		{`board="awele" variant="kalah seeds=4"`, `<Task kind="show" goal="sow"/>`, ":2: the board \"awele\" is of another game: oware"},
		{`board="kalah"`, `<Task kind="find" position="0-2-2-4-2-3-0-2-1-0-1-1-17-13-S" goal="deny"/>`, ":6: an extra turn puts the question off: E"},
	} {
		text := strings.NewReplacer(`board="awele"`, c.lessons, "TASKS", c.task).Replace(lessonFile)
		code, out, errOut := command(t, "-check", writeLessons(t, text))
		if code != 1 || errOut != "" || !strings.Contains(out, c.says) {
			t.Errorf("%s: exit %d, %q, want %q in\n%s", c.task, code, errOut, c.says, out)
		}
	}
}

// A teacher's stages come after those of the program; one whose id is taken is told and left out.
func TestLessonsOfAFolder(t *testing.T) {
	name := writeLessons(t, strings.Replace(lessonFile, "TASKS", goodTask, 1))
	g, err := gather("", filepath.Dir(name))
	if err != nil || len(g.troubles) > 0 {
		t.Fatal(err, g.troubles)
	}
	for _, c := range g.courses {
		if last := c.Stages[len(c.Stages)-1].ID; (c.Board == "awele") != (last == "mine") {
			t.Errorf("the last stage of %s is %s", c.Board, last)
		}
	}
	if err := os.WriteFile(name, []byte(strings.NewReplacer("TASKS", goodTask, `"mine"`, `"sow"`).Replace(lessonFile)), 0o600); err != nil {
		t.Fatal(err)
	}
	if g, err = gather("", filepath.Dir(name)); err != nil || len(g.troubles) != 1 || !strings.Contains(g.troubles[0].Error(), `has a stage "sow" already`) {
		t.Error(err, g.troubles)
	}
	code, out, _ := command(t, "-boards", filepath.Dir(name), "-check")
	if code != 1 || !strings.Contains(out, `mine.xml:3: the board awele has a stage "sow" already`) {
		t.Errorf("exit %d:\n%s", code, out)
	}
}
