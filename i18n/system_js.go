package i18n

import "syscall/js"

// systemLanguages returns navigator.languages of the browser, or navigator.language where there is no list.
func systemLanguages() []string {
	navigator := js.Global().Get("navigator")
	if navigator.Type() != js.TypeObject {
		return nil
	}
	var list []string
	if all := navigator.Get("languages"); all.Type() == js.TypeObject {
		for i := range all.Length() {
			if tag := all.Index(i); tag.Type() == js.TypeString {
				list = append(list, tag.String())
			}
		}
	}
	if one := navigator.Get("language"); len(list) == 0 && one.Type() == js.TypeString {
		list = append(list, one.String())
	}
	return list
}
