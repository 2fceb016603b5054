package scene

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui/geom"
)

func TestSettingsFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		p := screentest.NewPupil()
		s := NewSettings(p.Services(lang), p.Choose, func() {})
		s.Arrange(v)
		size := geom.Body.Size(v)
		for i, r := range s.rows {
			place := s.lay.Rows[i]
			screentest.MustFit(t, r.label, r.flag != nil || r.options != nil, size, place.Label.W, place.Label.H)
			for j, o := range r.options {
				screentest.PadMustFit(t, o.label, false, size, place.Options[j], o.icon != "")
			}
		}
	})
}

// key is one tick with a key.
