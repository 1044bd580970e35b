"""Pictures of a match for those who watch an agent: for the terminal, as SVG, as pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np

from corral.core.errors import CorralError, OptionError
from corral.core.match import Match

MODES: Final = ("human", "ansi", "svg", "rgb_array")
COLUMNS: Final = 100
ROWS: Final = 40
PIXELS: Final = 800


def check_mode(mode: str | None) -> str | None:
    """The mode of rendering, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode={mode!r} is not one of {', '.join(MODES)}")
    return mode


def render(match: Match, mode: str, seat: int | None = None) -> Any:
    """The table as a seat (``None``: a spectator) sees it; ``human`` prints it."""
    if mode == "svg":
        return match.svg(seat)
    if mode == "rgb_array":
        return pixels(match.svg(seat))
    text = drawn(match, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def drawn(match: Match, seat: int | None) -> str:
    """The board as ``corral play`` draws it, coloured for a terminal."""
    try:
        from rich.console import Console, Group  # noqa: PLC0415

        from corral.terminal.drawing import Canvas, drawing_of, styles_of  # noqa: PLC0415
        from corral.terminal.palette import signs_for, theme_for  # noqa: PLC0415
        from corral.words import Words  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise CorralError(f"this needs {missing.name}: install corral[terminal]") from None
    canvas = Canvas(COLUMNS, ROWS, signs_for("utf-8"), Words("en"))
    drawing = drawing_of(match.game)
    lines = drawing.board(match.view(seat), match.setting.edition.data, canvas)
    page = Console(
        file=StringIO(),
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    page.push_theme(theme_for("truecolor", styles_of(drawing)))
    with page.capture() as captured:
        page.print(Group(*lines), no_wrap=True, overflow="crop", crop=True)
    return captured.get()


def pixels(svg: str) -> Any:
    """An SVG as an array of height, width and three colours."""
    try:
        from PIL import Image  # noqa: PLC0415
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise CorralError(f"this needs {missing.name}: install corral[envs]") from None
    picture = svg_to_bytes(svg_string=svg, width=PIXELS, background="#ffffff")
    return np.asarray(Image.open(BytesIO(bytes(picture))).convert("RGB"))
