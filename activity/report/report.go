// Package report says what children have done, for their teacher: as text in a language, or as a table for a spreadsheet. It
// only reads.
package report

import (
	"fmt"
	"os"

	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/boards"
	"awele/lessons"
)

// Child is what one picture has done at one machine. The same animal at another machine may be another child.
type Child struct {
	Folder   string // "" for the folder of the person who asks
	Picture  settings.Animal
	Progress *progress.Progress
	Damaged  bool // the file cannot be used; Progress is that of a child who begins
}

// Read reads what is kept in some folders, each of them of one machine; none stands for that of the person who asks. The error
// names the first one that is no folder.
func Read(folders []string) (children []Child, err error) {
	if len(folders) == 0 {
		folders = []string{""}
	}
	for _, folder := range folders {
		if info, err := os.Stat(folder); folder != "" && (err != nil || !info.IsDir()) {
			return nil, fmt.Errorf("%s: there is no such folder", folder)
		}
		files := store.Peek(folder)
		for _, picture := range settings.Pictures(files.Read) {
			r := reader{Reader: files, prefix: picture.Prefix()}
			p := progress.Load(&r)
			children = append(children, Child{folder, picture, p, r.damaged})
		}
	}
	return children, nil
}

// reader reads the files of a picture, and takes note of one that is damaged.
type reader struct {
	store.Reader
	prefix  string
	damaged bool
}

func (r *reader) Read(name string) ([]byte, error) { return r.Reader.Read(r.prefix + name) }

func (r *reader) Damaged(string) { r.damaged = true }

// Names says how boards and stages are called.
type Names struct {
	Boards  []boards.Board
	Courses []lessons.Course
}

// board returns the title of a board in a language, or its name where it is not here.
func (n Names) board(name, lang string) string {
	if b, ok := boards.Named(n.Boards, name); ok {
		return b.Text(lang).Title
	}
	return name
}

// stage is what there is to say about a stage: of so many tasks, so many have at least this mark.
type stage struct {
	id, title            string
	tasks                int // 0 where the stage is not here today
	done, unaided, first int
}

// stages returns the stages of a board of which a child has done something, in the order of the path.
func (n Names) stages(p *progress.Progress, board, lang string) (list []stage) {
	done := p.Stages(board)
	count := func(s stage, marks []progress.Mark) {
		for _, m := range marks {
			s.done++
			if m >= progress.Unaided {
				s.unaided++
			}
			if m >= progress.First {
				s.first++
			}
		}
		list = append(list, s)
	}
	course, _ := lessons.Of(n.Courses, board)
	for i := range course.Stages {
		s := &course.Stages[i]
		if marks := done[s.ID]; len(marks) > 0 {
			count(stage{id: s.ID, title: s.Title.In(lang), tasks: len(s.Tasks)}, marks)
		}
	}
	for _, id := range sorted(done) {
		if _, here := course.Stage(id); !here {
			count(stage{id: id, title: id}, done[id])
		}
	}
	return list
}
