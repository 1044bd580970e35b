"""What is installed here: versions, compiled or plain rules, the games."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import corral
from corral.core import state

PACKAGES: Final = (
    "librt",
    "mypy_extensions",
    "rich",
    "fluent.runtime",
    "openskill",
    "matplotlib",
    "ray",
    "open_spiel",
)


def compiled() -> bool:
    """Whether the rules run as compiled modules rather than as plain Python."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def collect() -> dict[str, Any]:
    """All of it as JSON-able data."""
    return {
        "corral": corral.__version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "rules": "compiled" if compiled() else "plain",
        "packages": {name: _version(name) for name in PACKAGES},
        "games": [_game(name) for name in corral.games()],
    }


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
        "edition": {"name": edition.name, "fingerprint": edition.digest},
    }


def as_text(info: dict[str, Any]) -> str:
    """The same for people; plain text, so that it works wherever Corral does."""
    rules = "compiled" if info["rules"] == "compiled" else "plain Python (not compiled)"
    rows = [
        ("Corral", info["corral"]),
        ("Rules", rules),
        ("Python", f"{info['python']} ({info['implementation']})"),
        ("Platform", info["platform"]),
        *((name, found or "not installed") for name, found in info["packages"].items()),
    ]
    lines = [f"{name:<16} {value}" for name, value in rows]
    for game in info["games"]:
        options = ", ".join(option["name"] for option in game["options"]) or "none"
        edition = game["edition"]
        lines += [
            "",
            game["name"],
            f"  players        {game['fewest_players']} to {game['most_players']}",
            f"  options        {options}",
            f"  rules version  {game['rules_version']}",
            f"  edition        {edition['name']} ({edition['fingerprint']})",
        ]
    return "\n".join(lines)
