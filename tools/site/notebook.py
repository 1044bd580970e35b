"""Notebooks from scripts with cells (``# %%``), run from top to bottom, and pages of the site.

``python -m tools.site.notebook``, run in the repository's root, runs the scripts and writes the
notebooks with everything that their cells show (or only that of a script that is named). No Jupyter
is needed for that.
"""

from __future__ import annotations

import ast
import base64
import json
import re
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

NOTEBOOKS: Final = {
    "examples/study.py": "docs/study.ipynb",
    "examples/first_agent.py": "docs/first-agent.ipynb",
}
"""Scripts, each with its notebook."""
BORDER: Final = re.compile(r"^# %%(.*)\n", re.MULTILINE)
MARKDOWN: Final = "[markdown]"

Output = dict[str, Any]


class Cell(NamedTuple):
    """A part of a notebook."""

    kind: str
    """``markdown`` or ``code``"""
    text: str


def read_cells(script: str) -> list[Cell]:
    """The cells of a script; what stands before the first one belongs to none."""
    parts = BORDER.split(script)[1:]
    return [
        Cell("markdown", _bare(text)) if MARKDOWN in mark else Cell("code", text.strip())
        for mark, text in zip(parts[::2], parts[1::2], strict=True)
    ]


def _bare(text: str) -> str:
    return re.sub(r"^# ?", "", text.strip(), flags=re.MULTILINE)


def run(cells: list[Cell]) -> list[list[Output]]:
    """What each cell shows: its print, and the value of a last expression."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [_run(cell.text, names) if cell.kind == "code" else [] for cell in cells]


def _run(text: str, names: dict[str, Any]) -> list[Output]:
    body = ast.parse(text).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed, shown = StringIO(), None
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs: list[Output] = []
    if printed.getvalue():
        stream = {"name": "stdout", "text": _lines(printed.getvalue())}
        outputs.append({"output_type": "stream", **stream})
    if shown is not None:
        outputs.append({"output_type": "display_data", "metadata": {}, "data": _data(shown)})
    return outputs


def _data(shown: Any) -> dict[str, Any]:
    """A figure as PNG, anything else as text."""
    if not hasattr(shown, "savefig"):
        return {"text/plain": _lines(repr(shown))}
    picture = BytesIO()
    shown.savefig(picture, format="png", dpi=110, metadata={"Software": None})
    return {"image/png": base64.b64encode(picture.getvalue()).decode() + "\n"}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def notebook(cells: list[Cell], shown: list[list[Output]]) -> dict[str, Any]:
    """The notebook as Jupyter's format 4.5 has it."""
    return {
        "cells": [_cell(place, *pair) for place, pair in enumerate(zip(cells, shown, strict=True))],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _cell(place: int, cell: Cell, outputs: list[Output]) -> dict[str, Any]:
    # In a notebook links lead from where the notebook is.
    source = _lines(cell.text.replace("(../docs/", "(") if cell.kind == "markdown" else cell.text)
    common = {"cell_type": cell.kind, "id": f"cell-{place}", "metadata": {}, "source": source}
    shown = {"execution_count": None, "outputs": outputs} if cell.kind == "code" else {}
    return {**common, **shown}


def notebook_page(path: Path, pictures: Path) -> str:
    """A notebook as Markdown; its pictures are written into a folder."""
    parts: list[str] = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        for place, output in enumerate(cell["outputs"]):
            name = f"{path.stem}-{cell['id']}-{place}.png"
            parts.append(_shown(output, pictures / name))
    return "\n\n".join(parts) + "\n"


def _shown(output: Output, picture: Path) -> str:
    if output["output_type"] == "stream":
        return f"```{{code-block}} none\n:class: output\n\n{''.join(output['text'])}```"
    data = output["data"]
    if "image/png" not in data:
        return f"```{{code-block}} none\n:class: output\n\n{''.join(data['text/plain'])}\n```"
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_bytes(base64.b64decode(data["image/png"]))
    return f"![What the cell above draws](pictures/{picture.name})"


def main(wanted: Sequence[str] = ()) -> None:
    for script in wanted or NOTEBOOKS:
        cells = read_cells(Path(script).read_text(encoding="utf-8"))
        text = json.dumps(notebook(cells, run(cells)), ensure_ascii=False, indent=1)
        Path(NOTEBOOKS[script]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
