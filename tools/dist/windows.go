package main

import (
	"bytes"
	"image"
	"os"

	"github.com/tc-hib/winres"
)

// resources is the file that Go links into the program for Windows as it lies beside main.go. Git ignores it.
const resources = "icon_windows_amd64.syso"

// writeResources writes the icon that Windows shows for the program.
func writeResources() error {
	var images []image.Image
	for _, side := range []int{16, 24, 32, 48, 64, 128, 256} {
		img, err := icon(side)
		if err != nil {
			return err
		}
		images = append(images, img)
	}
	i, err := winres.NewIconFromImages(images)
	if err != nil {
		return err
	}
	var set winres.ResourceSet
	if err := set.SetIcon(winres.ID(1), i); err != nil {
		return err
	}
	out, err := os.Create(resources)
	if err != nil {
		return err
	}
	if err := set.WriteObject(out, winres.ArchAMD64); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}

// windowsFolder returns the folder that goes among the programs, and what puts it there.
func (r *release) windowsFolder(binary []byte) ([]file, error) {
	install, err := os.ReadFile("tools/dist/install.cmd")
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	return below("Awele", []file{
		{"awele.exe", program, binary},
		{"install.cmd", plain, withCR(install)},
		{"NOTICE.txt", plain, withCR(r.notice)},
		{"LICENSE.txt", plain, withCR(licence)},
	}), nil
}

// withCR ends the lines as Windows does.
func withCR(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) }
