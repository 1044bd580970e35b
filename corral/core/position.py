"""Positions as text: a common head, then the game's own lines."""

from __future__ import annotations

from pathlib import Path

from corral.core.edition import Edition
from corral.core.errors import UnknownGame
from corral.core.game import EVERYTHING, Game
from corral.core.prng import Sfc32
from corral.core.registry import game as game_named
from corral.core.setting import Setting, default_names
from corral.core.state import SPECTATOR, State
from corral.core.text import Reader

FORMAT_VERSION = 1


def position_text(setting: Setting, state: State, seat: int) -> str:
    """The position as ``seat`` knows it; ``EVERYTHING`` for the full truth."""
    lines = [f"corral-position {FORMAT_VERSION}", *setting_lines(setting)]
    if seat != EVERYTHING:
        lines.append(f"seen-by {'-' if seat == SPECTATOR else f'p{seat}'}")
    lines += setting.game.position_lines(state, seat)
    return "\n".join(lines) + "\n"


def setting_lines(setting: Setting) -> list[str]:
    """The head that positions and records share."""
    lines = [
        f"game {setting.game.name}",
        f"rules {setting.game.rules_version}",
        f"edition {setting.edition.name} {setting.edition.digest}",
        f"players {setting.players}",
    ]
    for name in sorted(setting.options):
        lines.append(f"option {name} {'yes' if setting.options[name] else 'no'}")
    return lines


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
    state = setting.game.read_position(
        reader, setting.players, setting.options, setting.edition, seat, rng, quick
    )
    reader.finish()
    return setting, state


def read_version(reader: Reader, kind: str) -> None:
    token = reader.value(kind, wanted="a version")
    if token.text != str(FORMAT_VERSION):
        raise token.wrong(f"version {token.text!r} is not known here; known is {FORMAT_VERSION}")


def read_setting(reader: Reader, edition: Path | None) -> Setting:
    """The head that positions and records share."""
    name = reader.value("game", wanted="the name of a game")
    try:
        game = game_named(name.text)
    except UnknownGame as error:
        raise name.wrong(str(error)) from None
    rules = reader.value("rules", wanted="a version of the rules")
    if rules.text != str(game.rules_version):
        raise rules.wrong(
            f"rules version {rules.text!r} is not known here; known is {game.rules_version}"
        )
    data = _read_edition(reader, game, edition)
    players = reader.value("players", wanted="a number").number(game.fewest, game.most)
    options = _read_options(reader, game)
    return Setting(game, players, options, data, default_names(players))


def _read_edition(reader: Reader, game: Game, path: Path | None) -> Edition:
    line = reader.keyed("edition")
    name = line.word(1, "the name of an edition")
    digest = line.word(2, "the fingerprint of an edition")
    line.only(3)
    data = game.edition(path)
    if data.digest != digest.text:
        raise digest.wrong(
            f"written with the edition {name.text} ({digest.text}), but here is {data.name} "
            f"({data.digest}); give the file of the right edition"
        )
    return data


def _read_options(reader: Reader, game: Game) -> dict[str, bool]:
    options = game.check_options({})
    while reader.peek() == "option":
        line = reader.keyed("option")
        line.only(3)
        name = line.word(1, "the name of an option")
        if name.text not in options:
            raise name.wrong(f"{game.name} has no option {name.text!r}")
        options[name.text] = bool(line.word(2, "yes or no").one_of(("no", "yes")))
    return options
