package i18n

import "golang.org/x/sys/windows"

// systemLanguages returns the languages of the person's screen, as set in Windows.
func systemLanguages() []string {
	list, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return list
}
