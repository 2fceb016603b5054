package settings

// Animal is a picture that stands for the name of one of two people at one screen.
type Animal uint8

// The animals of the savanna and its rivers.
const (
	Lion Animal = iota
	Elephant
	Giraffe
	Zebra
	Monkey
	Parrot
	Turtle
	Crocodile
	Animals // how many there are
)

var animalWords = []string{"lion", "elephant", "giraffe", "zebra", "monkey", "parrot", "turtle", "crocodile"}

// String returns the word of an animal, which is part of the name of its picture, "" for none.
func (a Animal) String() string {
	word, _ := wordOf(animalWords, int(a))
	return string(word)
}

// MarshalText implements encoding.TextMarshaler.
func (a Animal) MarshalText() ([]byte, error) { return wordOf(animalWords, int(a)) }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Animal) UnmarshalText(text []byte) error {
	i, err := valueOf(animalWords, string(text))
	if err == nil {
		*a = Animal(i)
	}
	return err
}

// Badges are the animals of two people, who have not the same: of the bottom row and of the top row.
type Badges [2]Animal

// With returns the badges with another animal for a row, 0 at the bottom or 1 at the top. Where the other row has it, that
// one gets the next.
func (b Badges) With(row int, a Animal) Badges {
	b[row] = a
	if b[1-row] == a {
		b[1-row] = (a + 1) % Animals
	}
	return b
}

// sane returns b, or the badges of a first start where two rows have one animal or an unknown one.
func (b Badges) sane() Badges {
	if b[0] == b[1] || b[0] >= Animals || b[1] >= Animals {
		return Badges{Lion, Elephant}
	}
	return b
}
