package i18n

import (
	"os"
	"strings"
)

// System returns the languages that the person at the machine prefers, the best first, as Match takes them. It is
// empty when the system does not say, or says C.
//
// First comes what the environment says, on every system, as GNU gettext reads it: LANGUAGE is a list, parted by
// colons, that counts unless the locale (LC_ALL, else LC_MESSAGES, else LANG) is C; then the locale. After it come the
// languages set in Windows or macOS, or in the browser.
//
// The library jeandeaual/go-locale was looked at and not taken: on macOS it finds Finnish ("fi") in Filipino
// ("fil-PH"), on Windows it reads the format of dates and numbers instead of the language of the screen, and it does
// not know that C.UTF-8 is C.
func System() []string {
	return preferences(os.Getenv, systemLanguages)
}

func preferences(getenv func(string) string, system func() []string) []string {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale = getenv(name); locale != "" {
			break
		}
	}
	if IsC(locale) {
		return nil
	}
	var list []string
	for tag := range strings.SplitSeq(getenv("LANGUAGE"), ":") {
		if tag != "" {
			list = append(list, tag)
		}
	}
	if locale != "" {
		list = append(list, locale)
	}
	return append(list, system()...)
}

// appleLanguages returns the languages in what macOS prints for "defaults read -g AppleLanguages":
//
//	(
//	    "pl-PL",
//	    en
//	)
func appleLanguages(printed string) []string {
	return strings.FieldsFunc(printed, func(r rune) bool { return strings.ContainsRune("() \t\r\n,\"", r) })
}
