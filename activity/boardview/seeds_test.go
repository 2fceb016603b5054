package boardview

import (
	"reflect"
	"testing"

	"awele/activity/ui/geom"
)

// Who comes back to the board finds every seed where it lay, and does not wait until it has been worked out once more.
func TestPilesAreFoundOnce(t *testing.T) {
	pit, store := geom.Rect{X: 100, Y: 40, W: 130, H: 104}, geom.Rect{W: 118, H: 190}
	first := NewRestingPlaces(pit, store, 12, 48)
	if again := NewRestingPlaces(pit.Move(3, 4), store.Move(5, 6), 12, 48); again != first {
		t.Error("the same piles are found anew")
	}
	for i, other := range []*RestingPlaces{
		NewRestingPlaces(geom.Rect{W: 131, H: 104}, store, 12, 48), NewRestingPlaces(geom.Rect{W: 130, H: 105}, store, 12, 48),
		NewRestingPlaces(pit, geom.Rect{W: 119, H: 190}, 12, 48), NewRestingPlaces(pit, geom.Rect{W: 118, H: 191}, 12, 48),
		NewRestingPlaces(pit, store, 11, 48), NewRestingPlaces(pit, store, 12, 47),
	} {
		if other == first {
			t.Errorf("other piles %d are the same", i)
		}
	}
	for n := range 50 { // other windows
		NewRestingPlaces(pit, store, 12, n)
	}
	if n := len(knownPlaces.by); n > 8 {
		t.Errorf("%d piles are remembered", n)
	}
	if again := NewRestingPlaces(pit, store, 12, 48); !reflect.DeepEqual(again, first) {
		t.Error("they lie elsewhere now")
	}
}
