"""Posters of the games and the icon, for the browser's client.

``python -m tools.posters`` writes them anew; a test checks that they are current.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from corral.core.registry import own_games
from tools.posters import plain
from tools.posters.icon import icon

PUBLIC: Final = Path("client", "public")
"""Below the root of a checkout: what the client's pages find by fixed names."""
PIXELS: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
"""Icons for systems that do not read SVG: how wide each is, and whether it is to be cut."""


def drawings() -> dict[str, str]:
    """Every written SVG file, by its name below ``PUBLIC``; a game's poster is a module beside."""
    modules = {name: import_module(f"tools.posters.{name}") for name in own_games()}
    posters = {f"posters/{name}.svg": module.poster() for name, module in modules.items()}
    return {**posters, "posters/plain.svg": plain.poster(), "icon.svg": icon()}


def pixels(name: str) -> bytes:
    """One of the icons in ``PIXELS`` as PNG."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    width, maskable = PIXELS[name]
    return bytes(svg_to_bytes(svg_string=icon(maskable), width=width, height=width))
