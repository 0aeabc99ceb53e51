# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play terminal test setup page browser benchmark clean

# The table in the browser.
play: page
	@$(BIN)/rebelote serve

terminal: setup
	@$(BIN)/rebelote play

setup: $(VENV)/ready

# pip reads the development tools from the dependency group "dev". The page is built by `page`.
$(VENV)/ready: pyproject.toml Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Rebelote needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@REBELOTE_SKIP_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@$(BIN)/rebelote warmup
	@touch $@

# Builds the page if its sources have changed; brings Node where the machine has none.
page: setup
	@$(BIN)/python hatch_build.py

# The browser tests drive the Chrome or Chromium of this machine, or BROWSER; root on Debian who has
# none gets Debian's. Where there is still none, the tests say so.
browser: setup
	@if [ -z "$$BROWSER" ] && [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ] \
		&& ! $(BIN)/python tests/e2e/browser.py > /dev/null 2>&1; then \
		echo "Fetching Debian's chromium (once) ..."; export DEBIAN_FRONTEND=noninteractive; \
		apt-get update -qq && apt-get install -qq -y chromium > /dev/null || true; \
	fi

test: page browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check
	$(BIN)/pytest --numprocesses auto --dist worksteal

benchmark: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
	rm -rf web/node_modules src/rebelote/server/static test-output
