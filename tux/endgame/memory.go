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
	// mostSeeds take 37 MB while the table is built. That much is dared also where nobody says how much memory is free. Beyond,
	// the search finds as good hints: of 400, 96.5 % lose a seed at most with a table of 12 seeds, 95.5 % with one of 14
	// (go run ./tools/ladder -games 0 -top 0 -slow 0 -climb 0 -hints 400 -table 12).
	mostSeeds = 14
	// share is what part of the free memory a table may take while it is built: 14 seeds where 290 MB are free, 13 where 160
	// are.
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
// there is a single core, which the screen needs, and else up to 14, by the memory that is free.
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
		seeds := mostSeeds
		for seeds > leastSeeds && int64(Memory(c, seeds)) > free*1024/share {
			seeds--
		}
		return seeds
	}
	return mostSeeds
}
