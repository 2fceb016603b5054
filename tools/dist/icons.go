package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"

	"awele/activity/ui/picture"
)

// sides are the sizes in pixels that desktops ask for.
var sides = []int{16, 22, 24, 32, 48, 64, 128, 256, 512}

func icon(side int) (image.Image, error) { return picture.Picture("awele", side, side) }

// iconPNG returns the icon of the program as a PNG file.
func iconPNG(side int) ([]byte, error) {
	img, err := icon(side)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, img)
	return out.Bytes(), err
}

// icns returns the icon as macOS wants it: the word icns and the length of all, then for each picture its kind, its length
// with these eight bytes, and a PNG file.
func icns() ([]byte, error) {
	var body bytes.Buffer
	for _, p := range []struct {
		kind string
		side int
	}{
		{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024},
	} {
		data, err := iconPNG(p.side)
		if err != nil {
			return nil, err
		}
		body.WriteString(p.kind)
		body.Write(binary.BigEndian.AppendUint32(nil, uint32(8+len(data))))
		body.Write(data)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...), nil
}
