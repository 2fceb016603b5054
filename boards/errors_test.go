package boards

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

// Lines that the table below is made of. Each is one line, so that it can be counted.
const (
	head  = "<GCompris>\n"
	good  = `<Board name="a" type="awele" section="/strategy" icon="awele">` + "\n"
	texts = "<title>Oware</title>\n<description>Sow.</description>\n"
	tail  = "</Board>\n</GCompris>\n"
)

func TestFaults(t *testing.T) {
	for _, c := range []struct {
		what, xml string
		kind      error
		line      int
		says      string // part of the message
	}{
		{"empty file", "", ErrMalformed, 1, "no element"},
		{"only a declaration", "<?xml version=\"1.0\"?>\n<!-- x -->\n", ErrMalformed, 3, "no element"},
		{"not XML", "Oware\n", ErrMalformed, 1, "text outside"},
		{"cut off", head + good + texts, ErrMalformed, 5, "close every element"},
		{"cut off in a tag", head + "<Board\n  name=\"a\"\n", ErrMalformed, 4, "EOF"},
		{"wrong end tag", head + good + "<title>Oware</description>\n" + tail, ErrMalformed, 3, "<title> closed by </description>"},
		{"attribute without quotes", head + "<Board name=a>\n" + tail, ErrMalformed, 2, "quoted"},
		{"bare ampersand", head + good + texts + "<goal>\nSow & capture.</goal>\n" + tail, ErrMalformed, 6, "write &amp;"},
		{"unknown entity", head + good + texts + "<goal>&seeds;</goal>\n" + tail, ErrMalformed, 5, "&seeds;"},
		{"letter that XML forbids", head + good + "<title>\x01</title>\n" + tail, ErrMalformed, 3, "U+0001"},
		{"Latin-1 that does not say so", head + good + "<title>kylv\xe4</title>\n" + tail, ErrMalformed, 3, "save the file in UTF-8"},
		{"second root", head + good + texts + tail + head, ErrMalformed, 7, "after the end"},
		{"text after the root", head + good + texts + tail + "bye", ErrMalformed, 7, "text outside"},
		{"XML 1.1", `<?xml version="1.1"?>` + head + good + texts + tail, ErrMalformed, 1, "1.0"},

		{"unknown encoding", `<?xml version="1.0" encoding="EBCDIC-CP-FI"?>` + head + good + texts + tail, ErrEncoding, 1, "EBCDIC-CP-FI"},
		{"UTF-16 that is none", `<?xml version="1.0" encoding="UTF-16"?>` + head + good + texts + tail, ErrEncoding, 1, "UTF-16"},
		{"encoding of no letters", `<?xml version="1.0" encoding="ISO-2022-KR"?>` + head + good + texts + tail, ErrEncoding, 1, "ISO-2022-KR"},

		{"entity bomb", "<!DOCTYPE GCompris [\n<!ENTITY a \"sow sow\">\n<!ENTITY b \"&a;&a;\">\n]>\n" + head + good + "<title>&b;</title>\n" + tail,
			ErrEntity, 1, "remove the declarations"},
		{"entity from a file", "\n<!DOCTYPE GCompris [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>\n" + head + good + texts + tail,
			ErrEntity, 2, "entities"},
		{"entity that nobody asked for", "<!DOCTYPE x [ <!-- > --> <!ENTITY a \"]>\">]>" + head + good + texts + tail, ErrEntity, 1, "entities"},

		{"wrong root", "<?xml version=\"1.0\"?>\n<activity>\n</activity>", ErrRoot, 2, "<GCompris> the outermost"},
		{"root in lower case", "<gcompris/>", ErrRoot, 1, "<gcompris>"},
		{"Board without root", good + texts + "</Board>", ErrRoot, 1, "<Board>"},

		{"no Board", head + "<Data directory=\"\"/>\n</GCompris>\n", ErrNoBoard, 4, "put a <Board>"},

		{"no name", head + `<Board type="awele" section="/s" icon="a">` + texts + tail, ErrMissing, 2, `add name="…"`},
		{"no type", head + `<Board name="a" section="/s" icon="a">` + texts + tail, ErrMissing, 2, `add type="…"`},
		{"no section", head + `<Board name="a" type="awele" icon="a">` + texts + tail, ErrMissing, 2, `add section="…"`},
		{"no icon", head + "\n\n" + `<Board name="a" type="awele" section="/s">` + texts + tail, ErrMissing, 4, `add icon="…"`},
		{"empty icon", head + `<Board name="a" type="awele" section="/s" icon="  ">` + texts + tail, ErrMissing, 2, `add icon="…"`},
		{"icon of somebody else", head + `<Board name="a" type="awele" section="/s" x:icon="a">` + texts + tail, ErrMissing, 2, `add icon="…"`},
		{"no title", head + good + "<description>Sow.</description>" + tail, ErrMissing, 2, "add <title>"},
		{"title only in Finnish", head + good + `<title xml:lang="fi">Oware</title><description>Sow.</description>` + tail, ErrMissing, 2, "English title"},
		{"empty title", head + good + "<title> </title><description>Sow.</description>" + tail, ErrMissing, 2, "add <title>"},
		{"no description", head + good + "<title>Oware</title>" + tail, ErrMissing, 2, "add <description>"},

		{"unknown type", head + "<Board name=\"m\"\n type=\"python:maze\"\n section=\"/fun\" icon=\"m\">\n" + texts + tail, ErrType, 3, "write " + strings.Join(Types, " or ")},
		{"type in capitals", head + `<Board name="a" type="Awele" section="/s" icon="a">` + texts + tail, ErrType, 2, `"Awele"`},

		{"difficulty 7", head + "<Board\n name=\"a\"\n type=\"awele\"\n section=\"/s\"\n difficulty=\"7\"\n icon=\"a\">\n" + texts + tail, ErrDifficulty, 6, "from 0 to 6"},
		{"difficulty -1", head + `<Board name="a" type="awele" section="/s" icon="a" difficulty="-1">` + texts + tail, ErrDifficulty, 2, `"-1"`},
		{"difficulty hard", head + `<Board name="a" type="awele" section="/s" icon="a" difficulty="hard">` + texts + tail, ErrDifficulty, 2, `"hard"`},
		{"difficulty 2.5", head + `<Board name="a" type="awele" section="/s" icon="a" difficulty="2.5">` + texts + tail, ErrDifficulty, 2, `"2.5"`},

		{"mode with seven seeds", head + "<Board name=\"a\" type=\"awele\" section=\"/s\" icon=\"a\"\n  mode=\"seeds=7\">\n" + texts + tail, ErrMode, 3, "seeds=4 or seeds=5 or seeds=6"},
		{"mode of another game", head + `<Board name="a" type="kalah" section="/s" icon="a" mode="slam=forbidden">` + texts + tail, ErrMode, 2, "kalah has no choice"},
		{"mode with a slip", head + `<Board name="a" type="awele" section="/s" icon="a" mode="sedes=4">` + texts + tail, ErrMode, 2, "choose among seeds, slam"},
		{"mode says it twice", head + `<Board name="a" type="awele" section="/s" icon="a" mode="seeds=4 seeds=5">` + texts + tail, ErrMode, 2, "twice"},

		{"not a language", head + good + texts + "<goal\n xml:lang=\"Finnish language\">x</goal>\n" + tail, ErrLanguage, 5, `"Finnish language"`},
		{"more than a language", head + good + texts + "<goal\n xml:lang=\"fi, Finnish\">x</goal>\n" + tail, ErrLanguage, 5, `"fi, Finnish"`},
		{"no such language", head + good + texts + "<goal xml:lang=\"zz\">x</goal>\n" + tail, ErrLanguage, 5, `"zz"`},
		{"attribute twice", head + `<Board name="a" name="b" type="awele" section="/s" icon="a">` + "\n" + texts + tail, ErrMalformed, 2, "<Board> has the attribute name twice"},
		{"language twice", head + good + texts + "<goal xml:lang=\"fi\" xml:lang=\"pl\">x</goal>\n" + tail, ErrMalformed, 5, "attribute lang twice"},
		{"title turned round", head + good + "<title>Oware\u202eeraw</title>\n<description>Sow.</description>\n" + tail, ErrDirection, 3, "U+202E"},
		{"text turned round", head + good + texts + "<goal>Sow.\n\n&#x202D;woS</goal>\n" + tail, ErrDirection, 7, "remove that letter"},
		{"name turned round", head + "<Board name=\"a\u202e\" type=\"awele\" section=\"/s\" icon=\"a\">\n" + texts + tail, ErrDirection, 2, "the attribute name turns"},
		{"misspelt Board", head + good + texts + "</Board>\n<Borad/>\n</GCompris>\n", ErrElement, 6, "<Borad> is unknown; write <Board>, if that is meant"},
		{"Board in small letters", head + "<board/>\n</GCompris>\n", ErrElement, 2, "write <Board>"},
		{"misspelt title", head + good + texts + "<tilte xml:lang=\"fi\">Oware</tilte>\n" + tail, ErrElement, 5, "write <title>"},
		{"misspelt old title", head + good + texts + "<_Title xml:lang=\"fi\">Oware</_Title>\n" + tail, ErrElement, 5, "<_Title> is unknown"},
		{"two slips in a long word", head + good + texts + "<prerequsit>Count.</prerequsit>\n" + tail, ErrElement, 5, "write <prerequisite>"},
		{"misspelt when", head + good + texts + "<goal>\n<wehn mode=\"seeds=5\">x</wehn></goal>\n" + tail, ErrElement, 6, "write <when>"},

		{"two titles", head + good + texts + "<title>Awale</title>\n" + tail, ErrTwice, 5, "second title"},
		{"two Finnish goals", head + good + texts + "<goal xml:lang=\"fi\">a</goal>\n<goal lang=\"fi\">b</goal>\n" + tail, ErrTwice, 6, "language fi"},
	} {
		found, err := Read("dir/test.xml", strings.NewReader(c.xml))
		var e *Error
		switch {
		case err == nil:
			t.Errorf("%s: no error", c.what)
			continue
		case found != nil:
			t.Errorf("%s: boards beside an error", c.what)
		case !errors.As(err, &e):
			t.Errorf("%s: %v is no *Error", c.what, err)
			continue
		}
		if e.Kind != c.kind || !errors.Is(err, c.kind) {
			t.Errorf("%s: kind %v, want %v", c.what, e.Kind, c.kind)
		}
		if e.Line != c.line {
			t.Errorf("%s: line %d, want %d (%v)", c.what, e.Line, c.line, err)
		}
		if message := err.Error(); !strings.HasPrefix(message, "dir/test.xml:") || !strings.Contains(message, c.says) || e.Todo == "" {
			t.Errorf("%s: message %q does not say %q", c.what, message, c.says)
		}
	}
}

func TestErrorReadsWell(t *testing.T) {
	_, err := Read("kalah.xml", strings.NewReader(head+"\n"+`<Board name="k" type="kalah" section="/s">`+texts+tail))
	const want = `kalah.xml:3: the Board has no icon; add icon="…" to its tag`
	if err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

// Who mends a file sees every fault at once, but not a thousand.
func TestSeveralFaults(t *testing.T) {
	_, err := Read("test.xml", strings.NewReader(head+`<Board name="a" type="go" difficulty="9" section="/s">`+texts+tail))
	for _, kind := range []error{ErrType, ErrDifficulty, ErrMissing} {
		if !errors.Is(err, kind) {
			t.Errorf("%v is missing in %v", kind, err)
		}
	}
	_, err = Read("test.xml", strings.NewReader(head+strings.Repeat("<Board/>\n", 5000)+"</GCompris>"))
	if got := strings.Count(err.Error(), "\n") + 1; got != mostFaults {
		t.Errorf("%d faults told, want %d", got, mostFaults)
	}
}

// A message stays readable whatever was in the file.
func TestFaultsAreShort(t *testing.T) {
	long := strings.Repeat("x", 100_000)
	for _, xml := range []string{
		"<" + long + "/>",
		head + `<Board name="a" type="` + long + `" section="/s" icon="a">` + texts + tail,
		head + `<Board name="a" type="awele" section="/s" icon="a" difficulty="` + long + `">` + texts + tail,
		head + `<Board name="a" type="awele" section="/s" icon="a" mode="` + long + `=1">` + texts + tail,
		head + good + texts + `<goal lang="` + long + `"/>` + tail,
		head + good + texts + `<goal>&` + long + `;</goal>` + tail,
		head + good + texts + `<goal></` + long + `>` + tail,
		`<?xml version="1.0" encoding="` + long + `"?>` + head + good + texts + tail,
		`<?xml version="` + long + `"?>` + head + good + texts + tail,
	} {
		_, err := Read("test.xml", strings.NewReader(xml))
		if err == nil || len(err.Error()) > 400 {
			t.Errorf("%.80s: %.500v", xml, err)
		}
	}
}

func TestDoctypeIsHarmless(t *testing.T) {
	for _, doctype := range []string{
		`<!DOCTYPE GCompris>`, `<!DOCTYPE GCompris SYSTEM "gcompris.dtd">`, `<!DOCTYPE GCompris [<!ELEMENT GCompris ANY>]>`,
	} {
		if _, err := Read("test.xml", strings.NewReader(doctype+head+good+texts+tail)); err != nil {
			t.Errorf("%s: %v", doctype, err)
		}
	}
}

// A descriptor of exactly 1 MiB is read, one byte more is not, and a source without end is not read to its end.
func TestSize(t *testing.T) {
	small := head + good + texts + tail
	full := small + strings.Repeat(" ", MaxSize-len(small))
	if _, err := Read("full.xml", strings.NewReader(full)); err != nil {
		t.Errorf("1 MiB: %v", err)
	}
	for what, r := range map[string]io.Reader{
		"1 MiB and a byte": strings.NewReader(full + " "),
		"endless":          endless{},
	} {
		if _, err := Read("big.xml", r); !errors.Is(err, ErrTooBig) {
			t.Errorf("%s: %v, want %v", what, err, ErrTooBig)
		}
	}
	path := filepath.Join(t.TempDir(), "big.xml")
	if err := os.WriteFile(path, []byte(full+" "), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFile(path); !errors.Is(err, ErrTooBig) || !strings.HasPrefix(err.Error(), path) {
		t.Errorf("file: %v, want %v", err, ErrTooBig)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestUnreadable(t *testing.T) {
	if _, err := Read("test.xml", iotest.ErrReader(io.ErrClosedPipe)); !errors.Is(err, ErrUnreadable) || !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("reader: %v", err)
	}
	if _, err := ReadFile("testdata/no.xml"); !errors.Is(err, ErrUnreadable) || !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if _, err := ReadFile("testdata"); !errors.Is(err, ErrUnreadable) || !strings.Contains(err.Error(), "not a plain file") {
		t.Errorf("folder: %v", err)
	}
}

// Elements of other programs are passed over, as GCompris does, and writing from right to left is no override.
func TestWhatIsNoSlip(t *testing.T) {
	for _, more := range []string{
		"<menu>x</menu>", "<tip>x</tip>", "<Data directory=\"\"/>", "<discipline>x</discipline>", "<goal><em>x</em><then>y</then></goal>",
		"<manual xml:lang=\"ar\">\u200fازرع\u200f</manual>", "<manual xml:lang=\"he\">\u2067לזרוע\u2069</manual>",
	} {
		if _, err := Read("test.xml", strings.NewReader(head+good+texts+more+tail)); err != nil {
			t.Errorf("%s: %v", more, err)
		}
	}
}

// A tag with more attributes than anybody writes is read in no time.
func TestManyAttributes(t *testing.T) {
	var tag strings.Builder
	for i := 0; tag.Len() < MaxSize-1000; i++ {
		fmt.Fprintf(&tag, " a%d=\"\"", i)
	}
	begun := time.Now()
	_, err := Read("test.xml", strings.NewReader(head+strings.Replace(good, ">", tag.String()+">", 1)+texts+tail))
	if took := time.Since(begun); err != nil || took > 10*time.Second {
		t.Errorf("%v, %v", took, err)
	}
}

// A name that is taken says whose it is.
func TestClashesNameTheOther(t *testing.T) {
	mine := one(t, with(""))
	mine.Name, mine.File = "awele", "mine.xml"
	_, errs := Join(Builtin(), []Board{mine})
	if len(errs) != 1 || errs[0].Error() != `mine.xml:1: the name "awele" is taken by the built-in board Oware; give it a name of its own` {
		t.Errorf("%v", errs)
	}
	mine.Name = "mine"
	second := mine
	second.File, second.Line = "dir/second.xml", 7
	_, errs = Join(nil, []Board{mine, second})
	if len(errs) != 1 || errs[0].Error() != `dir/second.xml:7: the name "mine" is taken by the board on line 1 of mine.xml; give it a name of its own` {
		t.Errorf("%v", errs)
	}
}
