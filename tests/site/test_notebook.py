"""The worked notebook runs, shows what it says, and is the one in ``docs``."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from tests.once import once_compiled
from tools.site.notebook import NOTEBOOKS, Cell, notebook, notebook_page, read_cells, run

ROOT = Path(__file__).resolve().parents[2]


def cells_of(script: str) -> list[Cell]:
    return read_cells((ROOT / script).read_text(encoding="utf-8"))


@pytest.mark.parametrize("script", NOTEBOOKS)
def test_the_notebook_in_docs_is_current(script: str) -> None:
    """If this fails: ``.venv/bin/python -m tools.site.notebook SCRIPT``."""
    cells = cells_of(script)
    kept = json.loads((ROOT / NOTEBOOKS[script]).read_text(encoding="utf-8"))["cells"]
    made = notebook(cells, [[] for _ in cells])["cells"]
    assert [cell["source"] for cell in kept] == [cell["source"] for cell in made]
    assert sum(bool(cell.get("outputs")) for cell in kept) >= 5


@once_compiled
def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """From ``corral stats`` and ``corral export`` to a plot, in a few matches."""
    monkeypatch.setenv("MATCHES", "3")
    shown = [output for outputs in run(cells_of("examples/study.py")) for output in outputs]
    told = "".join(line for output in shown for line in output.get("text", []))
    assert "matches: 3, decisions: " in told
    assert told.count("who is ahead wins") == 10
    picture = base64.b64decode(shown[-1]["data"]["image/png"])
    assert picture.startswith(b"\x89PNG")


@once_compiled
def test_an_agent_learns_and_plays_in_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a budget of two seconds: from an environment to a file in the arena."""
    pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")
    monkeypatch.setenv("SECONDS", "2")
    monkeypatch.setenv("DEALS", "2")
    shown = [output for outputs in run(cells_of("examples/first_agent.py")) for output in outputs]
    told = "".join(line for output in shown for line in output.get("text", []))
    assert "decisions, " in told
    assert "greenhorn" in told
    assert "mine.net" in told
    pictures = [one for one in shown if "image/png" in one.get("data", {})]
    assert len(pictures) == 1


def test_cells_show_what_they_print_and_their_last_value(tmp_path: Path) -> None:
    cells = read_cells("# %% [markdown]\n# # Title\n\n# %%\nx = 6\nprint(x)\n\n# %%\nx * 7\n")
    assert cells[0] == Cell("markdown", "# Title")
    shown = run(cells)
    assert shown[1] == [{"output_type": "stream", "name": "stdout", "text": ["6\n"]}]
    assert shown[2][0]["data"] == {"text/plain": ["42"]}
    path = tmp_path / "small.ipynb"
    path.write_text(json.dumps(notebook(cells, shown)), encoding="utf-8")
    page = notebook_page(path, tmp_path)
    assert page.startswith("# Title\n\n```python\nx = 6")
    assert "\n6\n```" in page
    assert "\n42\n```" in page
