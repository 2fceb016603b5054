# awele: `make play` to play, `make test` to know that it works, `make help` for the rest.

# A display of the size of a class-room screen, for tests on a machine that has none. It keeps what one client has set
# when that client leaves.
XVFB = xvfb-run -a -s "-screen 0 1920x1200x24 -noreset"
ON_SCREEN = $(if $(DISPLAY),,$(XVFB))

# The machines that awele is built for, none with cgo.
TARGETS = linux/amd64 linux/arm64 windows/amd64 darwin/arm64 js/wasm

# The race detector is the one thing here that needs a C compiler.
RACE := $(shell command -v $$(go env CC) >/dev/null 2>&1 && echo -race)
WITH_RACE = $(if $(RACE),CGO_ENABLED=1,CGO_ENABLED=0)

# Node stands for a browser where no screen is needed.
NODE := $(shell command -v node)

# Everything but the end-to-end tests, which need a display.
INDOORS = $$(go list ./... | grep -v /activity/e2e)

FUZZTIME = 10s

# How long each run of tests may take on a loaded machine, several times what it takes on a quiet one. go's own limit
# is ten minutes for each package.
SHORT_TIME = 5m
UNIT_TIME = 30m
E2E_TIME = 30m
LONG_TIME = 24h

# How many times as often the tests of chance try in `make long`, and how long each reader is tried then.
LONG = 50
LONG_FUZZTIME = 5m

.PHONY: chroot cover dist web serve browser same help play build short test long format vet cross unit e2e shots bench fuzz
.DEFAULT_GOAL = help

help: ## say what there is
	@sed -n 's/^\([a-z0-9]*\):.*## /  make \1	/p' Makefile | expand -t 20

play: ## install the libraries that are missing, then play (ARGS="-lang fi" passes flags)
	@tools/libraries.sh play
	@$(MAKE) --no-print-directory build
	@./awele $(ARGS)

build: ## build ./awele
	CGO_ENABLED=0 go build -o awele .

# Where awele is installed; DESTDIR goes before it, for those who make packages.
prefix = /usr/local
bindir = $(prefix)/bin
datadir = $(prefix)/share
ICONS = $(DESTDIR)$(datadir)/icons/hicolor/scalable/apps
ENTRIES = $(DESTDIR)$(datadir)/applications

# `sudo make install` may not find Go: then what `make build` has built before is installed.
install: ## install the program, its icon and its desktop entry (below prefix=/usr/local)
	@if command -v go >/dev/null; then $(MAKE) --no-print-directory build; fi
	install -d "$(DESTDIR)$(bindir)" "$(ICONS)" "$(ENTRIES)"
	install -m 755 awele "$(DESTDIR)$(bindir)/awele"
	install -m 644 assets/svg/awele.svg "$(ICONS)/awele.svg"
	sed 's|@bindir@|$(bindir)|' tools/awele.desktop >"$(ENTRIES)/awele.desktop"
	chmod 644 "$(ENTRIES)/awele.desktop"

uninstall: ## remove what install has put there; settings and games stay
	rm -f "$(DESTDIR)$(bindir)/awele" "$(ICONS)/awele.svg" "$(ENTRIES)/awele.desktop"

dist: ## build the packages for every machine into ./dist
	CGO_ENABLED=0 go run ./tools/dist

chroot: dist ## install the package for Debian in a bare system, start it and remove it (as root, with debootstrap)
	tools/dist/chroot.sh dist/awele_*_amd64.deb

short: format ## run the tests that take less than a minute (at every edit; needs no display)
	@$(if $(DISPLAY),,echo "There is no display here: activity/e2e, which needs one, is left to make test.")
	CGO_ENABLED=0 go test -short -timeout $(SHORT_TIME) ./...

test: libraries format vet cross unit e2e browser ## run every check and every test (before every push)

long: libraries ## hours of play: the tests of chance LONG=50 times as often, each reader tried for LONG_FUZZTIME=5m
	AWELE_LONG=$(LONG) CGO_ENABLED=0 $(ON_SCREEN) go test -count=1 -timeout $(LONG_TIME) $$(go list ./... | grep -v /e2e/browser)
	@$(MAKE) --no-print-directory cover
	@$(MAKE) --no-print-directory fuzz FUZZTIME=$(LONG_FUZZTIME)

cover: ## tell how much of the rooms without a screen the tests reach, and fail where it is less than promised
	CGO_ENABLED=0 go run ./tools/cover

.PHONY: libraries
libraries:
	@tools/libraries.sh test

format:
	@bad=$$(gofmt -l $$(git ls-files -co --exclude-standard '*.go')); \
	if [ -n "$$bad" ]; then echo "not formatted (gofmt -w them):"; echo "$$bad"; exit 1; fi
	@if git grep -nE '^(<<<<<<<|>>>>>>>) ' -- ':!*.svg'; then echo "a merge is not finished"; exit 1; fi

vet:
	go vet ./...
	go vet -tags shots ./activity/e2e
	go tool staticcheck ./...
	go tool staticcheck -tags shots ./activity/e2e

cross: $(addprefix cross-,$(subst /,-,$(TARGETS))) vet-windows-amd64 vet-darwin-arm64

# The tests too are checked for the systems that they do not run on here.
vet-%:
	CGO_ENABLED=0 GOOS=$(word 1,$(subst -, ,$*)) GOARCH=$(word 2,$(subst -, ,$*)) go vet ./...

cross-%:
	CGO_ENABLED=0 GOOS=$(word 1,$(subst -, ,$*)) GOARCH=$(word 2,$(subst -, ,$*)) go build -o /dev/null .

unit:
	@$(if $(RACE),,echo "No C compiler here: the tests run without the race detector.")
	$(WITH_RACE) go test $(RACE) -timeout $(UNIT_TIME) $(INDOORS)
	@$(if $(NODE),,echo "No node here: what the browser keeps is not tested.")
	$(if $(NODE),GOOS=js GOARCH=wasm go test -timeout $(SHORT_TIME) -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./activity/store)
	$(if $(NODE),GOOS=js GOARCH=wasm go test -timeout $(SHORT_TIME) -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run Browser ./tux/endgame)

# Never from the cache: these tests build the program, which the cache does not know.
e2e:
	CGO_ENABLED=0 $(ON_SCREEN) go test -count=1 -timeout $(E2E_TIME) ./activity/e2e

# What is published is packed as small as can be, which takes a minute: make web BROTLI=11
BROTLI = 5
ADDR = 127.0.0.1:8080

web: ## build the page for browsers in web/dist (BROTLI=11 packs it as small as can be)
	go run ./tools/web -o web/dist -brotli $(BROTLI)

serve: ## serve web/dist on this machine (ADDR=0.0.0.0:8080 on the whole network)
	go run ./tools/serve -dir web/dist -addr $(ADDR)

# The page is played in a real Chromium where there is one; tools/libraries.sh sees to it that Debian has it. A browser in a
# snap cannot be driven.
CHROME ?= $(filter-out /snap/%,$(shell command -v chromium || command -v google-chrome))

browser:
	@$(if $(CHROME),,echo "No Chromium here (CHROME=... names one): the page for browsers is not tested.")
	$(if $(CHROME),CHROME="$(CHROME)" CGO_ENABLED=0 go test -count=1 -timeout $(E2E_TIME) ./activity/e2e/browser)

shots: libraries ## write a picture of every screen in every language to ./shots
	rm -rf shots
	CGO_ENABLED=0 $(XVFB) go test -count=1 -timeout $(E2E_TIME) -tags shots -run Shots ./activity/e2e
	CGO_ENABLED=0 $(XVFB) sh -c 'echo "Xft.dpi: 192" | xrdb -nocpp -merge && \
		go test -count=1 -timeout $(E2E_TIME) -tags shots -run Shots ./activity/e2e'

# Whoever changes the screens and nothing that a child sees keeps the pictures of before, and compares.
same: ## compare the pictures in ./shots with those of BEFORE=folder
	go run ./tools/samepictures $(BEFORE) shots

bench: ## measure
	CGO_ENABLED=0 go test -timeout $(UNIT_TIME) -run '^$$' -bench . -benchmem $(INDOORS)

fuzz: ## try each reader on broken input for FUZZTIME (10s)
	@set -e; for file in $$(git ls-files -co --exclude-standard '*_test.go' | xargs grep -l '^func Fuzz'); do \
		for name in $$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\).*/\1/p' $$file); do \
			CGO_ENABLED=0 go test -timeout $(UNIT_TIME) -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) ./$$(dirname $$file); \
		done; \
	done
