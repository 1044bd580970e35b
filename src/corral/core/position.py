"""Positions as text: a common head, then the game's own lines."""

from __future__ import annotations

import json
from pathlib import Path

from corral.core.edition import Edition, content_lines, edition_of
from corral.core.errors import EditionError, NotationError, OptionError, UnknownGame
from corral.core.game import EVERYTHING, Game
from corral.core.options import Options, OptionValue, named
from corral.core.prng import Sfc32
from corral.core.registry import game as game_named
from corral.core.setting import Setting, default_names
from corral.core.state import SPECTATOR, State
from corral.core.text import Line, Reader

FORMAT_VERSION = 1
INDENT = "|"
"""In front of a text within the text."""
LATEST_RULES = 10_000


def position_text(setting: Setting, state: State, seat: int) -> str:
    """The position as ``seat`` knows it; ``EVERYTHING`` for the full truth."""
    lines = [f"corral-position {FORMAT_VERSION}", *setting_lines(setting)]
    if seat != EVERYTHING:
        lines.append(f"seen-by {'-' if seat == SPECTATOR else f'p{seat}'}")
    lines += setting.game.position_lines(state, seat)
    return "\n".join(lines) + "\n"


def setting_lines(setting: Setting) -> list[str]:
    """The head that positions and records share."""
    game, edition = setting.game, setting.edition
    lines = [
        f"game {game.name}",
        f"rules {game.rules_version}",
        edition_line(edition),
    ]
    if setting.own_edition:
        lines += [f"{INDENT} {line}" for line in content_lines(edition.data)]
    lines.append(f"players {setting.players}")
    for option in sorted(game.options, key=lambda option: option.word):
        lines.append(f"option {option.word} {option.text(setting.options[option.name])}")
    return lines


def edition_line(edition: Edition) -> str:
    """The line that names an edition and its fingerprint."""
    return f"edition {edition.name} {edition.digest}"


def head_text(setting: Setting) -> str:
    """All that is fixed before the first move but the names, as a text by itself."""
    return "\n".join(setting_lines(setting)) + "\n"


def read_head(text: str) -> Setting:
    """The setting that ``head_text`` told; nothing else is needed for it."""
    reader = Reader(text)
    setting = read_setting(reader, None)
    reader.finish()
    return setting


def read_position(text: str, edition: Path | None, rng: Sfc32) -> tuple[Setting, State]:
    """The setting and state that a position describes; unknown things are dealt at random."""
    setting, state = read_knowledge(text, edition, rng, quick=False)
    return setting.starting_at(position_text(setting, state, EVERYTHING)), state


def read_knowledge(
    text: str, edition: Path | None, rng: Sfc32, quick: bool
) -> tuple[Setting, State]:
    """The same, for those who only look ahead from it: ``quick`` as in ``Game.read_position``."""
    reader = Reader(text)
    read_version(reader, "corral-position")
    setting = read_setting(reader, edition)
    seat = EVERYTHING
    if reader.peek() == "seen-by":
        token = reader.value("seen-by", wanted="a seat or `-`")
        seat = SPECTATOR if token.text == "-" else token.seat(setting.players)
    state = setting.game.read_position(reader, setting, seat, rng, quick)
    reader.finish()
    return setting, state


def read_version(reader: Reader, kind: str) -> None:
    """Reads the first line, and refuses a form of text that is not known here."""
    token = reader.value(kind, wanted="a version")
    if token.text != str(FORMAT_VERSION):
        raise token.wrong(f"version {token.text!r} is not known here; known is {FORMAT_VERSION}")


def read_setting(reader: Reader, edition: Path | None) -> Setting:
    """The head that positions and records share."""
    name = reader.value("game", wanted="the name of a game")
    try:
        game = game_named(name.text)
    except UnknownGame as unknown:
        raise name.wrong(str(unknown)) from None
    rules = reader.value("rules", wanted="a version of the rules")
    try:
        game = game.at(rules.number(1, LATEST_RULES))
    except OptionError as error:
        raise rules.wrong(str(error)) from None
    data = _read_edition(reader, game, edition)
    players = reader.value("players", wanted="a number").number(game.fewest, game.most)
    options = _read_options(reader, game)
    return Setting(game, players, options, data, default_names(players))


def _read_edition(reader: Reader, game: Game, path: Path | None) -> Edition:
    line = reader.keyed("edition")
    name = line.word(1, "the name of an edition")
    digest = line.word(2, "the fingerprint of an edition")
    line.only(3)
    told = _read_content(reader, game, name.text)
    edition = game.edition(path) if told is None or path is not None else told
    if edition.digest != digest.text:
        if edition is told:
            raise digest.wrong(f"the edition told here has the fingerprint {told.digest}")
        raise digest.wrong(
            f"written with the edition {name.text} ({digest.text}), but here is {edition.name} "
            f"({edition.digest}); give the file of the right edition"
        )
    if edition.name != name.text:
        raise name.wrong(f"the edition with this fingerprint is called {edition.name}")
    return edition


def _read_content(reader: Reader, game: Game, name: str) -> Edition | None:
    """The edition that is told in full: the following lines of JSON with a bar in front."""
    lines: list[Line] = []
    while reader.peek() == INDENT:
        lines.append(reader.line("a line of the edition"))
    if not lines:
        return None
    first = lines[0].words[0]
    text = "\n".join(line.text.replace(INDENT, " ", 1) for line in lines)
    try:
        return edition_of(f"edition {name}", json.loads(text), game.check_edition)
    except EditionError as error:
        raise first.wrong(str(error)) from None
    except json.JSONDecodeError as broken:
        line = lines[broken.lineno - 1]
        problem = f"the edition {name} is not told in JSON: {broken.msg}"
        raise NotationError(line.number, broken.colno, problem) from None
    except ValueError:
        raise first.wrong(f"the edition {name} has a number of too many digits") from None
    except RecursionError:
        raise first.wrong(f"the edition {name} is nested too deeply") from None


def _read_options(reader: Reader, game: Game) -> Options:
    given: dict[str, OptionValue] = {}
    last = None
    while reader.peek() == "option":
        line = reader.keyed("option")
        line.only(3)
        last = line.word(1, "the name of an option")
        option = named(game.options, last.text)
        if option is None:
            raise last.wrong(f"{game.name} has no option {last.text!r}")
        if last.text in given:
            raise last.wrong(f"the option {last.text} is told twice")
        given[last.text] = option.read(line.word(2, "a value"))
    try:
        return game.check_options(given)
    except OptionError as error:
        assert last is not None
        raise last.wrong(str(error)) from None
