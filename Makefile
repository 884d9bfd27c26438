# make            says what there is
# make book       builds the book and serves it on localhost
# make test       runs everything
PYTHON ?= python3.11
PORT   ?= 0

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM  := _build/npm
HTML := _build/html
LITE := _build/lite

# Each chapter has a Python of its own, twice: with this set each would compile lawkit anew.
unexport PYTHONDONTWRITEBYTECODE

AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

SOURCES := $(shell find book lawkit seeds -type f -not -path '*/__pycache__/*' -not -path '*/.ipynb_checkpoints/*' 2>/dev/null)

.PHONY: help book html check test exhaustive bench lab lite stored clean
.DELETE_ON_ERROR:

help:
	@echo 'make book    build the book, serve it on localhost, print the address'
	@echo 'make html    build the book into $(HTML)'
	@echo 'make lab     open JupyterLab on book/'
	@echo 'make lite    build JupyterLite into $(LITE), every chapter a notebook that runs in the browser, and serve it on localhost'
	@echo 'make check   the quick tests'
	@echo 'make test    all tests: package, cases, notebooks, the built pages in a browser'
	@echo 'make exhaustive  every irregular call of the first two rounds of an auction and card of some endings, every way on; 20,000 random boards, 20,000 games of Spoil Five; every line of 5,000 endings: more than an hour'
	@echo 'make stored  what is made from the rulings and kept: outputs of the notebooks, LAWS.md'
	@echo 'make bench   the benchmarks'
	@echo 'make clean   remove all that was built'

book: html
	@$(BIN)/python -u -m http.server $(PORT) --bind 127.0.0.1 --directory $(HTML)

html: $(HTML)/.built

check: $(VENV)/.test
	$(BIN)/pytest -m 'not slow and not browser'

test: $(VENV)/.test html $(LITE)/.built
	$(BIN)/pytest --numprocesses auto --dist loadfile --nbval --nbval-current-env tests book

exhaustive: $(VENV)/.test
	$(BIN)/python tests/exhaustive.py auction
	$(BIN)/python tests/exhaustive.py play
	$(BIN)/python tests/exhaustive.py boards --boards 20000
	$(BIN)/python tests/exhaustive.py spoilfive
	$(BIN)/python tests/every_line.py

lab: $(VENV)/.lab
	$(BIN)/jupyter lab --ServerApp.root_dir=book --LabApp.extension_manager=readonly $(AS_ROOT)

lite: $(LITE)/.built
	@$(BIN)/python -u -m http.server $(PORT) --bind 127.0.0.1 --directory $(LITE)

stored: $(VENV)/.book
	$(BIN)/python tools/run_notebooks.py
	$(BIN)/python tools/laws_index.py LAWS.md

bench: $(VENV)/.bench $(VENV)/.test html
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.browser
	$(BIN)/python -m benchmarks.taps
	$(BIN)/python -m benchmarks.desk

clean:
	rm -rf $(VENV) _build dist


# The environment: one step for each lock file, none done twice.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.book: requirements/book.txt pyproject.toml | $(BIN)/python
	$(PIP) install --requirement requirements/book.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@mkdir -p $(VENV)/etc/ipython
	@echo 'c.IPKernelApp.log_level = "CRITICAL"' > $(VENV)/etc/ipython/ipython_kernel_config.py
	@touch $@

# What would ask another host: the news with its check for updates, and the list of extensions.
$(VENV)/.lab: $(VENV)/.book
	$(BIN)/jupyter labextension disable --level=sys_prefix @jupyterlab/apputils-extension:announcements
	$(BIN)/jupyter labextension disable --level=sys_prefix @jupyterlab/extensionmanager-extension:plugin
	@touch $@

$(VENV)/.%: requirements/%.txt $(VENV)/.book
	$(PIP) install --requirement $<
	@touch $@

$(NPM)/.installed: package.json package-lock.json
	@mkdir -p $(NPM)
	cp package.json package-lock.json $(NPM)
	npm ci --prefix $(NPM) --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

# Built anew as a whole: pages that were left from an older lawkit would show its rulings.
$(HTML)/.built: $(SOURCES) _config.yml _toc.yml $(VENV)/.book $(NPM)/.installed
	rm -rf $(HTML) _build/.doctrees _build/jupyter_execute
	$(BIN)/jupyter-book build . -q -W -n --keep-going
	@touch $@

# An environment of its own: in that of JupyterLab the kernel for browsers makes Lab complain.
$(LITE)-venv/.installed: requirements/lite.txt requirements/lite-kernel.txt
	rm -rf $(LITE)-venv
	$(PYTHON) -m venv $(LITE)-venv
	$(LITE)-venv/bin/python -m pip --quiet --disable-pip-version-check install --requirement requirements/lite.txt
	$(LITE)-venv/bin/python -m pip --quiet --disable-pip-version-check download --no-deps --only-binary=:all: --python-version 3.14 \
	  --platform any --implementation py --abi none --dest $(LITE)-venv/wheels --requirement requirements/lite-kernel.txt
	@touch $@

$(LITE)/.built: $(SOURCES) tools/lite.py $(LITE)-venv/.installed $(NPM)/.installed $(VENV)/.book
	rm -rf $(LITE) $(LITE)-source
	$(BIN)/python -m hatchling build -t wheel -d $(LITE)-source/lawkit
	$(LITE)-venv/bin/python tools/lite.py $(LITE)-source $(LITE)-venv/wheels $(LITE)-source/lawkit
	cd $(LITE)-source && ../lite-venv/bin/jupyter lite build --contents contents --output-dir ../lite \
	  --no-sourcemaps --apps lab --apps notebooks > build.log 2>&1 || { cat build.log; false; }
	@touch $@
