"""What is installed here: versions, compiled or plain rules, the page, the games, the bots."""

from __future__ import annotations

import platform
import re
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Final

import corral
from corral.bots import BOTS
from corral.core import state
from corral.core.registry import unloadable

PAGE: Final = Path(__file__).parent / "page" / "index.html"


def compiled() -> bool:
    """Whether the rules run as compiled modules rather than as plain Python."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def engine() -> str:
    """What plays in this process, and therefore what its figures are of."""
    return "compiled" if compiled() else "plain"


def collect() -> dict[str, Any]:
    """All of it as JSON-able data."""
    return {
        "corral": corral.__version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "engine": engine(),
        "page": PAGE.is_file(),
        "packages": {name: _version(name) for name in _packages()},
        "games": [_game(name) for name in corral.games()],
        "games_not_loaded": unloadable(),
        "brought_bots": BOTS.brought(),
    }


def _packages() -> list[str]:
    """All that Corral and its extras ask for, but for its developers' tools."""
    asked_for = [
        re.split(r"[^\w.-]", text, maxsplit=1)[0]
        for text in requires("corral") or []
        if not re.search(r"""extra == ["']dev["']""", text)
    ]
    return [name for name in dict.fromkeys(asked_for) if name != "corral"]


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _game(name: str) -> dict[str, Any]:
    game = corral.game(name)
    edition = game.edition()
    return {
        "name": name,
        "fewest_players": game.fewest,
        "most_players": game.most,
        "options": [
            {"name": option.name, "default": option.default, "rule": option.rule}
            for option in game.options
        ],
        "rules_version": game.rules_version,
        "earlier_versions": list(game.versions[:-1]),
        "edition": {"name": edition.name, "fingerprint": edition.digest},
    }


def as_text(info: dict[str, Any]) -> str:
    """The same for people; plain text, so that it works wherever Corral does."""
    plays = "compiled" if info["engine"] == "compiled" else "plain Python (not compiled)"
    rows = [
        ("Corral", info["corral"]),
        ("Engine", plays),
        ("Python", f"{info['python']} ({info['implementation']})"),
        ("Platform", info["platform"]),
        ("Page", "built in" if info["page"] else "not built in"),
        *((name, found) for name, found in info["packages"].items() if found),
    ]
    lines = [f"{name:<18} {value}" for name, value in rows]
    missing = [name for name, found in info["packages"].items() if not found]
    lines += [f"{name:<18} not installed" for name in missing]
    for game in info["games"]:
        options = ", ".join(option["name"] for option in game["options"]) or "none"
        edition = game["edition"]
        earlier = ", ".join(map(str, game["earlier_versions"]))
        also = f" (also playable: {earlier})" if earlier else ""
        lines += [
            "",
            game["name"],
            f"  players          {game['fewest_players']} to {game['most_players']}",
            f"  options          {options}",
            f"  rules version    {game['rules_version']}{also}",
            f"  edition          {edition['name']} ({edition['fingerprint']})",
        ]
    if info["games_not_loaded"]:
        lines += [
            "",
            "could not be loaded",
            *(f"  {why}" for why in info["games_not_loaded"].values()),
        ]
    if info["brought_bots"]:
        lines += ["", "bots of other packages", *(f"  {kind}" for kind in info["brought_bots"])]
    return "\n".join(lines)
