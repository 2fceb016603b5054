// Package i18n holds the words of the activity in every language, and finds the language of the person at the machine.
//
// # The message files
//
// Each language is one file, po/CODE.po, in the format of GNU gettext. It was chosen because the people who translate
// children's software already have the tools for it: Weblate and Poedit open these files as they are, show the note to
// the translator above every message, know the plural forms of the language, mark what is missing or doubtful, and
// ask for no Go and no programmer. x/text's own gotext.json has none of these tools, and a table in Go would shut
// translators out.
//
// An entry is named by its context, which is the Key of package i18n; the English text stands beside it:
//
//	#. Speech bubble: at most eight words. The child has just captured; %d is the number of seeds.
//	#, c-format
//	msgctxt "youTake"
//	msgid "You capture %d seed!"
//	msgid_plural "You capture %d seeds!"
//	msgstr[0] "Zbierasz %d nasiono!"
//	msgstr[1] "Zbierasz %d nasiona!"
//	msgstr[2] "Zbierasz %d nasion!"
//
// A message may hold %d for a number, %s for a name and %% for a percent sign; every language and every plural form
// has the same ones in the same order. What is not translated, or is marked fuzzy, is shown in English.
//
// A new language is a new file, and no Go: copy po/en.po to po/CODE.po, set its Language and Plural-Forms, translate.
// The program offers it from then on. The tests say what is missing, and ask for the new language in their own lists:
// a person who speaks it should write down once which form of "seed" follows which number.
//
// # At run time
//
// The files are embedded and read at the start. A file that cannot be read is left out with one line of what is wrong,
// see Troubles, and the other languages are there; the tests let no such file pass.
//
// The Plural-Forms of a file decides which form goes with a number. A form that no number takes may be there, and may
// be empty. The tests compare it with the rules of the Unicode CLDR over the numbers 0 to 999, where the CLDR has a rule
// and the file does not follow an older one that tools still write; and what is said with what gotext says. The
// catalogue of golang.org/x/text is not used: it has a plural engine of its own, which makes the program for the browser
// half a megabyte longer and says nothing else.
package i18n
