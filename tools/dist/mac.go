package main

import (
	"os"
)

// macApp returns the program as macOS wants it: a folder that looks like one file.
func (r *release) macApp(binary []byte) ([]file, error) {
	image, err := icns()
	if err != nil {
		return nil, err
	}
	info, err := r.filled("tools/dist/Info.plist", "")
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	return below("Awele.app/Contents", []file{
		{"Info.plist", plain, info},
		{"MacOS/awele", program, binary},
		{"Resources/awele.icns", plain, image},
		{"Resources/NOTICE", plain, r.notice},
		{"Resources/LICENSE", plain, licence},
	}), nil
}
