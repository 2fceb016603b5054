package boards

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"awele/i18n"
)

// english is the language of a text that names none, and of last resort.
const english = "en"

// translations holds the paragraphs of one text by language tag (BCP 47).
type translations map[string][]paragraph

// in returns the text in the language nearest to lang, or in English. Near means the same language as written
// elsewhere (pl-PL and pl, pt-BR and pt-PT). The matcher of x/text alone would give Spanish to a child who speaks
// Galician, so it only sees the tags of one language.
func (t translations) in(lang string) []paragraph {
	want, ok := parseTag(lang)
	if !ok {
		return t[english]
	}
	if p := t[want.String()]; p != nil {
		return p
	}
	var names []string
	for name := range t {
		if base(language.Make(name)) == base(want) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return t[english]
	}
	slices.Sort(names) // the matcher gives ties to the earlier tag
	tags := make([]language.Tag, len(names))
	for i, name := range names {
		tags[i] = language.Make(name)
	}
	// Less sure than High is another script, which the child may not read.
	if _, i, sure := language.NewMatcher(tags).Match(want); sure >= language.High {
		return t[names[i]]
	}
	return t[english]
}

// parseTag reads a language as XML (pl-PL) or POSIX (pl_PL.UTF-8, sr_RS@latin) write it. POSIX calls English C as well.
func parseTag(s string) (language.Tag, bool) {
	if i18n.IsC(strings.TrimSpace(s)) {
		return language.English, true
	}
	return i18n.ParseExactTag(s)
}

// base is the language of a tag without script and region, and one name for what is written in Norway.
func base(tag language.Tag) string {
	b, _, _ := tag.Raw()
	switch s := b.String(); s {
	case "nb", "nn":
		return "no"
	default:
		return s
	}
}
