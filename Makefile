PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 30
PYTHONS ?= $(PYTHON)

VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/.installed-dev
DOCS := $(VENV)/.installed-docs

# uv where it is installed: the same packages in a tenth of the time; USE_UV= takes pip
USE_UV ?= $(shell command -v uv 2>/dev/null)
ifneq ($(USE_UV),)
VENV_OF = uv venv --quiet --seed --allow-existing --python $(PYTHON) $(1)
INSTALL_INTO = uv pip install --quiet --python $(1)/bin/python
else
VENV_OF = $(PYTHON) -m venv $(1)
INSTALL_INTO = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
endif

.DEFAULT_GOAL := help
.PHONY: help demo test lint lowest wheels bench docs pages loops trial soak soak-files mutants fresh clean

help:
	@echo "make demo    the five papers computed again: tables, and a report with figures in out/"
	@echo "make test    lint, types and all tests"
	@echo "make lint    ruff and mypy only"
	@echo "make lowest  a quick selection of tests with the lowest allowed versions of all dependencies"
	@echo "make bench   time the kernels against other engines"
	@echo "make docs    build the documentation into site/, warnings are errors"
	@echo "make pages   open every page and the papers' report in a browser, look for faults, keep pictures in out/pages"
	@echo "make loops   compile integrator and contact loops into the text that comes with the package, where they have changed"
	@echo "make trial   read the machine files in MODELS=folder and compare them with other engines"
	@echo "make soak-files  2,000 attacks on files, 200 killed saves, Ctrl-C, a sweep of a million poses killed five times"
	@echo "make soak    the slow rows of the tests, calls after changes against fresh processes, spoiled answers, long machines, hoppers, machines under changes of their description, machines against other codes, MINUTES=30; goes on"
	@echo "make mutants change the code in many places and see that tests notice"
	@echo "make wheels  build the wheel and try it in fresh environments of PYTHONS=\"python3.11 python3.12 python3.13\""
	@echo "make fresh   these commands in fresh clones: documentation, wheel, a row of benchmarks, the demo; logged"
	@echo "make clean   remove what the other targets made"

demo: $(DEV)
	@$(BIN)/closedchain papers

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

test: lint
	@$(BIN)/pytest -n $(JOBS) --dist worksteal --durations=40 --durations-min=3

soak-files: $(DEV)
	@$(BIN)/python tests/soak/attack_files.py
	@$(BIN)/python tests/soak/interrupts.py --log
	@$(BIN)/python tests/soak/killed_sweep.py

# oldest dependencies, in an environment of their own; CasADi below 3.8 writes 2 x as a product
LOWEST := .venv-lowest
QUICK := tests/unit/spatial tests/unit/mechanism tests/unit/kernel tests/unit/kinematics tests/unit/motions tests/unit/cli \
	tests/unit/simulate/test_runs.py tests/unit/stiffness/test_cartesian.py tests/unit/inverse/test_along.py \
	tests/unit/dynamics/test_lagrange.py

lowest:
	@$(call VENV_OF,$(LOWEST))
	@$(PYTHON) .ci/lowest.py > $(LOWEST)/lowest.txt
	@$(call INSTALL_INTO,$(LOWEST)) -c $(LOWEST)/lowest.txt -e . pytest hypothesis pandas numba
	@$(LOWEST)/bin/python -m pytest -W ignore::DeprecationWarning $(QUICK) \
		--deselect tests/unit/kernel/test_program.py::test_abbreviations_are_written_out

fresh: $(DEV)
	@$(BIN)/python tools/fresh.py --log

wheels: $(DEV)
	@$(BIN)/python tools/try_wheel.py $(PYTHONS)

bench: $(DEV)
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python docs/make_tables.py

loops: $(DEV)
	@$(BIN)/python tools/loops.py

trial: $(DEV)
	@$(BIN)/python tools/trial.py "$(MODELS)"

docs: $(DOCS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

pages: docs $(DEV)
	@$(BIN)/closedchain papers -o site/report.html > /dev/null
	@$(BIN)/python docs/screenshots.py site out/pages

soak: $(DEV)
	@$(BIN)/pytest -m slow -n $(JOBS) --dist worksteal
	@$(BIN)/python tests/soak/cold_warm.py --log
	@$(BIN)/python tests/soak/spoiled.py --log
	@$(BIN)/python tests/soak/long.py --log
	@$(BIN)/python tests/soak/hoppers.py
	@$(BIN)/python tests/metamorphic/run.py --minutes $(MINUTES)
	@$(BIN)/python tests/soak/run.py --minutes $(MINUTES)

mutants: $(DEV)
	@$(BIN)/python tools/mutate.py --equations 30 --package kinematics 10 --package dynamics 10 --package inverse 10 \
		--package stiffness 10 --package simulate 10

clean:
	@rm -rf $(VENV) $(LOWEST) site out build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(call VENV_OF,$(VENV))

$(DEV): pyproject.toml | $(BIN)/python
	@echo "installing closedchain and its development tools into $(VENV)"
	@$(call INSTALL_INTO,$(VENV)) -e '.[dev]'
	@touch $@

$(DOCS): pyproject.toml | $(BIN)/python
	@echo "installing closedchain and its documentation tools into $(VENV)"
	@$(call INSTALL_INTO,$(VENV)) -e '.[docs]'
	@touch $@
