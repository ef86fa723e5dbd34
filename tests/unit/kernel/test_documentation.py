"""The examples of the page on kernels run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "kernels.md"


def test_the_examples_run(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    script = tmp_path / "examples.py"
    script.write_text("\n".join([*blocks, "print(step.bind(np.ones(2), np.ones(1))())"]), encoding="utf-8")
    result = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert "[2." in result.stdout
