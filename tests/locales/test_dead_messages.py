"""No message is dead: its id follows from events, moves and rules, or stands in the code."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import corral
from corral.core.registry import games
from corral.words import LANGUAGES

from .reading import ROOT, messages


def literals() -> tuple[set[str], list[str]]:
    """The plain texts in the package's code, and its f-strings as patterns."""
    texts: set[str] = set()
    patterns: list[str] = []
    for path in sources("py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and names_a_message(node):
                patterns.append("".join(piece_pattern(piece) for piece in node.values))
    for path in (*sources("ts"), *sources("svelte")):
        source = path.read_text(encoding="utf-8")
        texts.update(re.findall(r'"([\w-]+)"', source))
        for text in re.findall(r"`([\w-]*\$\{[^`]*)`", source):
            pieces = re.split(r"\$\{[^}]*\}", text)
            if re.fullmatch(r"[\w-]*-[\w-]*", "".join(pieces)):
                patterns.append(r"[\w-]+".join(map(re.escape, pieces)))
    return texts, patterns


def sources(suffix: str) -> list[Path]:
    """The sources of the package, of its page and of the site."""
    rooms = ("src", "client/src", "tools/site")
    found = [path for below in rooms for path in (ROOT / below).rglob(f"*.{suffix}")]
    assert found
    return found


def names_a_message(text: ast.JoinedStr) -> bool:
    fixed = "".join(str(piece.value) for piece in text.values if isinstance(piece, ast.Constant))
    return re.fullmatch(r"[a-z-]*[a-z]-[a-z-]*|-[a-z-]+", fixed) is not None


def piece_pattern(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else r"[\w-]+"


def derived(name: str) -> list[str]:
    """The patterns of a game's messages that must fit what the game knows."""
    game = corral.game(name)
    verbs = import_module(f"corral.games.{name}.text.notation").VERBS
    return [
        rf"{name}-event-({'|'.join(game.event_kinds)})(-\w+)?",
        rf"{name}-move-({'|'.join(verbs)})(-\w+)?",
        rf"{name}-refusal-({'|'.join(game.refusal_reasons)})(-\w+)?",
        rf"{name}-rule-({'|'.join(game.rule_numbers)})",
        rf"{name}-rules-\w+",
    ]


def test_no_message_is_dead() -> None:
    found = messages(LANGUAGES[0])
    texts, patterns = literals()
    referred = {name for references in found.values() for name in references.messages}
    strict = re.compile(rf"({'|'.join(games())})-(event|move|refusal|rule|rules)-.+")
    by_game = re.compile("|".join(pattern for name in games() for pattern in derived(name)))
    by_code = re.compile("|".join(patterns))
    dead = [
        name
        for name in found
        if name not in texts | referred
        and not (by_game if strict.fullmatch(name) else by_code).fullmatch(name)
    ]
    assert dead == []
