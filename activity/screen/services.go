package screen

import (
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/i18n"
)

// Services are what every screen needs: the words in the child's language, the child's choices and the sounds. Text and
// Settings are asked anew each time, so that a change shows at once.
type Services struct {
	Text     func(key i18n.Key, args ...any) string
	Settings func() settings.Settings
	Sound    sound.Player
}
