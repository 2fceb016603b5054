package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
)

// Fields are the fields of a file that holds one JSON object, by their names.
type Fields map[string]json.RawMessage

// errNotObject is the fault of a file that is JSON but not ours.
var errNotObject = errors.New("store: not a JSON object")

// byteOrderMark is what some editors put before a text.
var byteOrderMark = []byte("\ufeff")

// ReadFields returns the fields of a file, whatever is in them.
func ReadFields(data []byte) (Fields, error) {
	var f Fields
	if err := json.Unmarshal(bytes.TrimPrefix(data, byteOrderMark), &f); err != nil {
		return nil, err
	}
	if f == nil {
		return nil, errNotObject
	}
	return f, nil
}

// Into sets the fields of the struct that s points to, which the file names by their JSON tags. One bad field costs that
// field alone: it stays as it is, like one that the file leaves out. Fields that the struct does not have are ignored.
func (f Fields) Into(s any) {
	fields := reflect.ValueOf(s).Elem()
	for i := range fields.NumField() {
		field := fields.Field(i)
		// A pointer tells null, which leaves the field as it is, from a value.
		got := reflect.New(reflect.PointerTo(field.Type()))
		name, _, _ := strings.Cut(fields.Type().Field(i).Tag.Get("json"), ",") // after it stands how it is written
		if json.Unmarshal(f[name], got.Interface()) == nil && !got.Elem().IsNil() {
			field.Set(got.Elem().Elem())
		}
	}
}
