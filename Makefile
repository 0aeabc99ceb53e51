# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test setup web browser-test benchmark clean

play: setup
	@$(BIN)/rebelote play

setup: $(VENV)/ready

# pip reads the development tools from the dependency group "dev".
$(VENV)/ready: pyproject.toml Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Rebelote needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $@

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest --numprocesses auto

# The table in the browser, still growing: builds the page (Node 20.19 or newer) and serves it.
web: setup
	$(BIN)/python hatch_build.py
	@$(BIN)/rebelote serve

# Needs Chromium (BROWSER=PATH) and the built page.
browser-test: setup
	$(BIN)/python hatch_build.py
	$(BIN)/pytest tests/e2e

benchmark: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
