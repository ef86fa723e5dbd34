"""The command as people type it, in this process."""

from __future__ import annotations

import pytest

from closedchain.cli import app as cli


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command line."""
    monkeypatch.setattr("sys.argv", ["closedchain", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    out, err = capsys.readouterr()
    code = ended.value.code
    return code if isinstance(code, int) else 0, out, err
