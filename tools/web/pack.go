package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"slices"

	"github.com/andybalholm/brotli"
)

// packGzip packs as small as gzip can.
func packGzip(data []byte) []byte {
	return pack(data, func(to io.Writer) io.WriteCloser {
		w, _ := gzip.NewWriterLevel(to, gzip.BestCompression) // which is a level
		return w
	})
}

// packBrotli packs with a quality from 0 to 11, looking back over 16 MB, as far as browsers do.
func packBrotli(data []byte, quality int) []byte {
	return pack(data, func(to io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(to, brotli.WriterOptions{Quality: quality, LGWin: 24})
	})
}

func pack(data []byte, packer func(to io.Writer) io.WriteCloser) []byte {
	var packed bytes.Buffer
	w := packer(&packed)
	// Given a little at a time, brotli packs one per cent smaller. A buffer takes everything.
	for part := range slices.Chunk(data, 1<<15) {
		_, _ = w.Write(part)
	}
	_ = w.Close()
	return packed.Bytes()
}
