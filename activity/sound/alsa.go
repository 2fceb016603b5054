//go:build (linux && !android) || freebsd || netbsd

package sound

import "github.com/ebitengine/purego"

// quietALSA keeps the ALSA library from writing to the terminal: on a machine without a sound card it tells each step of its
// search. Where the library is missing there is nothing to do.
//
// The library calls a handler for each line. Its own snd_asoundlib_version takes no arguments and changes nothing, which
// makes it a handler that drops them; a handler written in Go would not work on every processor.
func quietALSA() {
	for _, name := range []string{"libasound.so.2", "libasound.so"} {
		library, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
		if err != nil {
			continue
		}
		setHandler, missing := purego.Dlsym(library, "snd_lib_error_set_handler")
		nothing, err := purego.Dlsym(library, "snd_asoundlib_version")
		if missing == nil && err == nil {
			purego.SyscallN(setHandler, nothing)
		}
		return
	}
}
