package activity

func (a *app) home()                        { a.playBoard(0, false) }
func (a *app) rules(board int, back func()) {}
func (a *app) settings(back func())         {}
func (a *app) end()                         {}
