package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"unicode/utf16"

	"golang.org/x/image/font/sfnt"
)

// What awele asks of a font is the shape and width of the letter for a rune, and nothing else. slimFont returns a TrueType font
// with just that: without the shapes that no rune leads to (small capitals and the like, which other programs choose by
// features), without the programs that fit shapes to coarse screens, and without the tables for all this.
//
// The licence of Andika lets nobody call a changed font by that name. So the new one has another; it keeps the copyright and the
// licence.
func slimFont(font []byte) ([]byte, error) {
	tables, err := fontTables(font)
	if err != nil {
		return nil, err
	}
	reached, err := reachedGlyphs(font)
	if err != nil {
		return nil, err
	}
	loca, glyf, err := slimGlyphs(tables["loca"], tables["glyf"], binary.BigEndian.Uint16(tables["head"][50:]) == 0, reached)
	if err != nil {
		return nil, err
	}
	head := bytes.Clone(tables["head"])
	binary.BigEndian.PutUint16(head[50:], 1) // offsets of four bytes
	post := bytes.Clone(tables["post"][:32])
	binary.BigEndian.PutUint32(post, 0x30000) // which has no names of glyphs
	name, err := slimNames(font)
	if err != nil {
		return nil, err
	}
	return joinTables(map[string][]byte{
		"OS/2": tables["OS/2"], "cmap": tables["cmap"], "glyf": glyf, "head": head, "hhea": tables["hhea"],
		"hmtx": tables["hmtx"], "loca": loca, "maxp": tables["maxp"], "name": name, "post": post,
	}), nil
}

var errFont = errors.New("web: not a TrueType font of the usual kind")

// fontTables returns the tables of a font by their tags.
func fontTables(font []byte) (map[string][]byte, error) {
	tables := map[string][]byte{}
	if len(font) < 12 {
		return nil, errFont
	}
	for i := range int(binary.BigEndian.Uint16(font[4:])) {
		entry := font[12+16*i:]
		at, size := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		tables[string(entry[:4])] = font[at : at+size]
	}
	for _, tag := range []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"} {
		if len(tables[tag]) < 6 {
			return nil, errFont
		}
	}
	return tables, nil
}

// joinTables makes a font of tables. The sums that some programs want are left out.
func joinTables(tables map[string][]byte) []byte {
	var tags []string
	for tag := range tables {
		tags = append(tags, tag)
	}
	slices.Sort(tags)
	font := []byte{0, 1, 0, 0, 0, byte(len(tags)), 0, 0, 0, 0, 0, 0}
	at := len(font) + 16*len(tags)
	var all []byte
	for _, tag := range tags {
		font = append(font, tag...)
		font = append(font, 0, 0, 0, 0)
		font = binary.BigEndian.AppendUint32(font, uint32(at+len(all)))
		font = binary.BigEndian.AppendUint32(font, uint32(len(tables[tag])))
		all = append(all, tables[tag]...)
		for len(all)%4 != 0 {
			all = append(all, 0)
		}
	}
	return append(font, all...)
}

// reachedGlyphs returns the glyphs that a rune leads to, and the one for all others.
func reachedGlyphs(font []byte) (map[int]bool, error) {
	f, err := sfnt.Parse(font)
	if err != nil {
		return nil, err
	}
	var buf sfnt.Buffer
	reached := map[int]bool{0: true}
	for r := range rune(0x110000) {
		if g, err := f.GlyphIndex(&buf, r); err == nil {
			reached[int(g)] = true
		}
	}
	return reached, nil
}

// slimNames returns a table of names with the copyright and the licence of a font, and with another name.
func slimNames(font []byte) ([]byte, error) {
	f, err := sfnt.Parse(font)
	if err != nil {
		return nil, err
	}
	names := map[sfnt.NameID]string{
		sfnt.NameIDFamily: "Awele Letters", sfnt.NameIDFull: "Awele Letters", sfnt.NameIDPostScript: "AweleLetters",
	}
	for _, id := range []sfnt.NameID{sfnt.NameIDCopyright, sfnt.NameIDSubfamily, sfnt.NameIDLicense, sfnt.NameIDLicenseURL} {
		if names[id], err = f.Name(nil, id); err != nil {
			return nil, err
		}
	}
	var ids []sfnt.NameID
	for id := range names {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	u16 := binary.BigEndian.AppendUint16
	table, text := u16(u16(u16(nil, 0), uint16(len(ids))), uint16(6+12*len(ids))), []byte(nil)
	for _, id := range ids {
		start := len(text)
		for _, unit := range utf16.Encode([]rune(names[id])) {
			text = u16(text, unit)
		}
		for _, v := range []uint16{3, 1, 0x409, uint16(id), uint16(len(text) - start), uint16(start)} { // Windows, Unicode, English
			table = u16(table, v)
		}
	}
	return append(table, text...), nil
}
