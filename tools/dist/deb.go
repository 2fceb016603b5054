package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// depends are the packages of Debian that hold what the program opens by name when it starts; tools/libraries.sh knows the
// same. Debian 13 and Ubuntu 24.04 have renamed the last one. The C library loads all of them.
var depends = []string{
	"libc6", "libx11-6", "libxext6", "libxrender1", "libxrandr2", "libxi6", "libxcursor1", "libxinerama1", "libgl1", "libegl1",
	"libasound2t64 | libasound2",
}

// deb returns the package for Debian and Ubuntu, as nfpm packs it.
func (r *release) deb(arch string, binary []byte) (file, error) {
	files, err := r.unixTree("/usr", binary)
	if err != nil {
		return file{}, err
	}
	for i := range files {
		switch files[i].name {
		case "share/doc/awele/NOTICE":
			head := "The text of the GNU General Public License is in /usr/share/common-licenses/GPL-3.\n\n"
			files[i] = file{"share/doc/awele/copyright", plain, append([]byte(head), r.notice...)}
		case "share/doc/awele/LICENSE":
			files[i] = file{} // every Debian has it
		}
	}
	dir, err := os.MkdirTemp("", "awele")
	if err != nil {
		return file{}, err
	}
	defer os.RemoveAll(dir)
	var list bytes.Buffer
	fmt.Fprintf(&list, `name: awele
arch: %s
version: %s
section: games
priority: optional
maintainer: Awele founders
license: GPL-3.0-or-later
description: |
  Sowing games for children, against Tux or with a friend
  Oware, Wari, Warri, Kalah and Congkak for children from about 6 to 11, with
  the rules to read, a hint when one is wanted, and every seed sown in sight.
  It needs no network.
recommends: [libgl1-mesa-dri]
depends: ["%s"]
contents:
`, arch, r.version, strings.Join(depends, `", "`))
	for i, f := range files {
		if f.name == "" {
			continue
		}
		path := filepath.Join(dir, strconv.Itoa(i))
		if err := os.WriteFile(path, f.data, 0o600); err != nil {
			return file{}, err
		}
		fmt.Fprintf(&list, "- {src: %q, dst: %q, file_info: {mode: 0%o}}\n", path, "/usr/"+f.name, f.mode)
	}
	config, to := filepath.Join(dir, "nfpm.yaml"), filepath.Join(dir, "awele.deb")
	if err := os.WriteFile(config, list.Bytes(), 0o600); err != nil {
		return file{}, err
	}
	env := []string{"SOURCE_DATE_EPOCH=" + strconv.FormatInt(r.time.Unix(), 10)}
	_, err = output(env, "go", "tool", "-modfile=tools/dist/nfpm.mod", "nfpm", "package", "-f", config, "-p", "deb", "-t", to)
	if err != nil {
		return file{}, err
	}
	data, err := os.ReadFile(to)
	return file{fmt.Sprintf("awele_%s_%s.deb", r.version, arch), plain, data}, err
}
