package settings

import (
	"errors"
	"io/fs"
)

// Children who share a machine have a picture each, an animal, with settings, games and progress of its own. FirstPicture is
// there from the beginning, and its files have no animal in their names. Of each other one there is a PictureFile, whose name
// alone counts.
const (
	FirstPicture = Lion
	MostPictures = 6
	PictureFile  = "picture.json"
)

// Prefix returns how the names of the files of a picture begin.
func (a Animal) Prefix() string {
	if a == FirstPicture {
		return ""
	}
	return a.String() + "-"
}

// Pictures returns the pictures that there are, in the order of the animals; FirstPicture always is.
func Pictures(read func(name string) ([]byte, error)) (pictures []Animal) {
	for a := range Animals {
		if a != FirstPicture {
			if _, err := read(a.Prefix() + PictureFile); errors.Is(err, fs.ErrNotExist) {
				continue // one that only cannot be read is there
			}
		}
		if len(pictures) < MostPictures {
			pictures = append(pictures, a)
		}
	}
	return pictures
}
