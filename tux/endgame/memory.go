package endgame

import (
	"bufio"
	"bytes"
	"os"
	"runtime"
	"strconv"
)

const (
	// leastSeeds are within reach of any machine: 11 MB while the table is built, and a second or some.
	leastSeeds = 12
	// usualSeeds take 37 MB while the table is built. That much is dared where nobody says how much memory is free.
	usualSeeds = 14
	// share is what part of the free memory a table may take while it is built: 16 seeds where 880 MB are free, 15 where
	// 520 are, as on a machine that has 2 GB in all and a desktop on it.
	share = 8
)

// Memory returns the bytes of a table and of what is needed besides while its last layer is built: 11 MB for 12 seeds,
// 64 MB for 15, 110 MB for 16.
func Memory(c Conventions, seeds int) int {
	// Four bytes for sure, ends and open, six sets, and the block of each word of a set. There is a block for each row
	// of the other with so many seeds or fewer.
	const (
		perBoard = 4*16 + 6*16/8 + 1 // in sixteenths of a byte
		perBlock = 16
	)
	return FileSize(c, seeds) + Boards(seeds)*perBoard/16 + int(below[inRow][seeds+1])*perBlock
}

// Affordable returns up to how many seeds a table can grow on this machine without being felt: 12 in a browser and where
// there is a single core, which the screen needs, and else up to MaxSeeds, by the memory that is free.
func Affordable(c Conventions) int {
	if alone || runtime.NumCPU() == 1 {
		return leastSeeds
	}
	data, _ := os.ReadFile("/proc/meminfo") // other systems have none
	return affordable(c, data)
}

// affordable does the same where there are more cores, by the text of /proc/meminfo.
func affordable(c Conventions, meminfo []byte) int {
	for lines := bufio.NewScanner(bytes.NewReader(meminfo)); lines.Scan(); {
		f := bytes.Fields(lines.Bytes())
		if len(f) != 3 || string(f[0]) != "MemAvailable:" || string(f[2]) != "kB" {
			continue
		}
		free, err := strconv.ParseInt(string(f[1]), 10, 64)
		if err != nil {
			break
		}
		seeds := MaxSeeds
		for seeds > leastSeeds && int64(Memory(c, seeds)) > free*1024/share {
			seeds--
		}
		return seeds
	}
	return usualSeeds
}
