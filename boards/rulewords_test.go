package boards

import (
	"slices"
	"strings"
	"testing"
)

// Each manual tells the rules of its own game, and none that only another of these games has. A further game may share any
// of them.
func TestEachManualTellsItsOwnRules(t *testing.T) {
	oware, sown := []string{"awele", "wari", "warri"}, []string{"kalah", "congkak"}
	for _, c := range []struct {
		games []string // that have the rule
		says  [4]string
	}{
		{oware, [4]string{"two or three seeds in that house", "talossa on nyt kaksi tai kolme siementä", "hai nela dúas ou tres sementes", "są tam teraz dwa lub trzy nasiona"}},
		{oware, [4]string{"No seed goes into a store", "Pistetaloihin ei kylvetä", "Nas casas de puntuación non se sementa", "Do baz nic nie wrzucasz"}},
		{oware, [4]string{"you must choose a house that drops", "täytyy valita talo, josta putoaa", "tes que escoller unha casa que deixe caer", "musisz wybrać dołek, z którego wpadnie"}},
		{oware, [4]string{"for the third time", "kolmannen kerran", "por terceira vez", "po raz trzeci"}},
		{[]string{"wari"}, [4]string{"may not empty the other row", "ei saa tyhjentää toista riviä", "non pode deixar baleira a outra fila", "nie wolno opróżnić drugiego rzędu"}},
		{[]string{"warri"}, [4]string{"may empty the other row", "saa tyhjentää toisen rivin", "unha captura pode deixar baleira a outra fila", "wolno opróżnić drugi rząd"}},
		{sown, [4]string{"one into your own store", "yksi omaan pistetaloosi", "unha na túa casa de puntuación", "jedno do swojej bazy"}},
		{sown, [4]string{"there are seeds in the house opposite", "vastapäisessä talossa on siemeniä", "na casa de enfronte hai sementes", "w dołku naprzeciwko są nasiona"}},
		{[]string{"kalah"}, [4]string{"you move again at once. This can happen", "siirrät heti uudelleen. Näin voi käydä", "xogas outra vez de contado. Pode pasar", "od razu masz jeszcze jeden ruch. Może się to zdarzyć"}},
		{[]string{"kalah"}, [4]string{"as soon as one row is empty after a move", "jompikumpi rivi on siirron jälkeen tyhjä", "en canto unha fila queda baleira despois dunha xogada", "gdy po ruchu jeden rząd jest pusty"}},
		{[]string{"kalah"}, [4]string{"If the house opposite is empty, you capture nothing", "Jos vastapäinen talo on tyhjä, et kaappaa mitään", "Se a casa de enfronte está baleira, non capturas nada", "Jeśli dołek naprzeciwko jest pusty, nic nie zbierasz"}},
		{[]string{"congkak"}, [4]string{"sow on from there", "kylvä siitä eteenpäin", "segue sementando desde alí", "siej stamtąd dalej"}},
		{[]string{"congkak"}, [4]string{"you pass, and the other side moves again", "vuorosi ohitetaan ja toinen siirtää uudelleen", "pasas, e o outro lado xoga outra vez", "tracisz kolej i znowu rusza się druga strona"}},
		{[]string{"congkak"}, [4]string{"Starting together", "Alku yhtä aikaa", "Comezar á vez", "Początek razem"}},
		{[]string{"congkak"}, [4]string{"how many times you may sow in one turn", "montako kertaa yhdellä vuorolla saa kylvää", "cantas veces se sementa nunha quenda", "ile razy wolno siać w jednej turze"}},
		{[]string{"congkak"}, [4]string{"is burnt", "on palanut", "está queimada", "jest spalony"}},
		{[]string{"congkak"}, [4]string{"cannot fill three houses", "ei saa kolmea taloa täyteen", "non pode encher tres casas", "nie zapełni trzech dołków"}},
	} {
		for i, lang := range []string{"en", "fi", "gl", "pl"} {
			for _, name := range slices.Concat(oware, sown) {
				b := named(t, name)
				says := strings.Contains(strings.Join(b.Text(lang).Manual, "\n"), c.says[i])
				if want := slices.Contains(c.games, b.Name); says != want {
					t.Errorf("%s, %s: %q is said: %v, want %v", b.Name, lang, c.says[i], says, want)
				}
			}
		}
	}
}
