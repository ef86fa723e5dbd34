PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/.installed-dev
DOCS := $(VENV)/.installed-docs
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help demo test lint bench docs trial clean soak-files

help:
	@echo "make demo    the five papers computed again: tables, and a report with figures in out/"
	@echo "make test    lint, types and all tests"
	@echo "make lint    ruff and mypy only"
	@echo "make bench   time the kernels against other engines"
	@echo "make docs    build the documentation into site/, warnings are errors"
	@echo "make trial   read the machine files in MODELS=folder and compare them with other engines"
	@echo "make soak-files  2,000 attacks on files, 200 killed saves, a sweep of a million poses killed five times"
	@echo "make clean   remove what the other targets made"

demo: $(DEV)
	@$(BIN)/closedchain papers

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

test: lint
	@$(BIN)/pytest -n $(JOBS) --dist worksteal

soak-files: $(DEV)
	@PYTHONPATH=tests $(BIN)/python tests/soak/attack_files.py
	@PYTHONPATH=tests $(BIN)/python tests/soak/killed_sweep.py

bench: $(DEV)
	@$(BIN)/python benchmarks/run.py

trial: $(DEV)
	@$(BIN)/python tools/trial.py "$(MODELS)"

docs: $(DOCS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

clean:
	@rm -rf $(VENV) site out build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(DEV): pyproject.toml | $(BIN)/python
	@echo "installing closedchain and its development tools into $(VENV)"
	@$(PIP) -e '.[dev]'
	@touch $@

$(DOCS): pyproject.toml | $(BIN)/python
	@echo "installing closedchain and its documentation tools into $(VENV)"
	@$(PIP) -e '.[docs]'
	@touch $@
