//go:build !((linux && !android) || freebsd || netbsd)

package sound

// quietALSA does nothing: there is no ALSA here.
func quietALSA() {}
