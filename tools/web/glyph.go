package main

import "encoding/binary"

// Flags of a part of a composite glyph, as in the specification of the table "glyf".
const (
	wordArguments   = 0x0001
	oneScale        = 0x0008
	moreParts       = 0x0020
	twoScales       = 0x0040
	fourScales      = 0x0080
	hasInstructions = 0x0100
)

// slimGlyphs returns the tables of glyphs with the shapes of those that are reached, and of their parts, without the programs
// that fit them to coarse screens. short says that the offsets have two bytes; the new ones have four.
func slimGlyphs(loca, glyf []byte, short bool, reached map[int]bool) (newLoca, newGlyf []byte, err error) {
	count := len(loca)/4 - 1
	if short {
		count = len(loca)/2 - 1
	}
	offset := func(i int) int {
		if short {
			return 2 * int(binary.BigEndian.Uint16(loca[2*i:]))
		}
		return int(binary.BigEndian.Uint32(loca[4*i:]))
	}
	glyphs := make([][]byte, count)
	var add func(i int) error
	add = func(i int) error {
		if i >= count || glyphs[i] != nil {
			return nil
		}
		glyph := glyf[offset(i):offset(i+1)]
		if len(glyph) == 0 {
			return nil // a space
		}
		slim, parts, err := slimGlyph(glyph)
		if err != nil {
			return err
		}
		glyphs[i] = slim
		for _, part := range parts {
			if err := add(part); err != nil {
				return err
			}
		}
		return nil
	}
	for i := range reached {
		if err := add(i); err != nil {
			return nil, nil, err
		}
	}
	for _, glyph := range glyphs {
		newLoca = binary.BigEndian.AppendUint32(newLoca, uint32(len(newGlyf)))
		newGlyf = append(newGlyf, glyph...)
		if len(newGlyf)%2 != 0 {
			newGlyf = append(newGlyf, 0)
		}
	}
	return binary.BigEndian.AppendUint32(newLoca, uint32(len(newGlyf))), newGlyf, nil
}

// slimGlyph returns a glyph without its program, and the glyphs that it is made of, if any.
func slimGlyph(glyph []byte) (slim []byte, parts []int, err error) {
	if len(glyph) < 12 {
		return nil, nil, errFont
	}
	if contours := int(int16(binary.BigEndian.Uint16(glyph))); contours >= 0 {
		at := 10 + 2*contours
		if len(glyph) < at+2 {
			return nil, nil, errFont
		}
		rest := at + 2 + int(binary.BigEndian.Uint16(glyph[at:]))
		if len(glyph) < rest {
			return nil, nil, errFont
		}
		slim = append(append(slim, glyph[:at]...), 0, 0)
		return append(slim, glyph[rest:]...), nil, nil
	}
	slim = append(slim, glyph...)
	for at := 10; ; {
		if len(slim) < at+4 {
			return nil, nil, errFont
		}
		flags := binary.BigEndian.Uint16(slim[at:])
		parts = append(parts, int(binary.BigEndian.Uint16(slim[at+2:])))
		binary.BigEndian.PutUint16(slim[at:], flags&^hasInstructions)
		at += 6
		if flags&wordArguments != 0 {
			at += 2
		}
		switch {
		case flags&oneScale != 0:
			at += 2
		case flags&twoScales != 0:
			at += 4
		case flags&fourScales != 0:
			at += 8
		}
		if flags&moreParts == 0 {
			return slim[:min(at, len(slim))], parts, nil
		}
	}
}
