"""Positions of El Gaucho for tests: everything has a default, a test says only what it is about.

Seats sit clockwise: p1 is the left-hand neighbour of p0.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import corral
from corral.core.event import Event
from corral.core.state import State
from tests.games.playing import play, texts

GAME = corral.game("elgaucho")
EDITION = GAME.edition()

TILES = [f"{breed}{value}" for breed in "WKBGS" for value in range(1, 13)]
AREAS = ("sort", "wish", "sale", "steal", "overseer", "steppe")
ROW_LENGTHS = {2: (2, 3, 3, 4), 3: (3, 4, 4, 5), 4: (3, 4, 5, 6)}
DICE = {2: 5, 3: 7, 4: 9}
GAUCHOS = {2: 8, 3: 8, 4: 7}
DEALT = {2: 5, 3: 4, 4: 3}
SOME_DICE = ("1", "2", "3", "4", "5", "6", "1", "2", "3")

# With these pastures nothing is collected and no tile is drawn at the end of a round.
FULL = {"a": "G12 G8", "b": "G11 G9", "c": "B12 B8", "d": "B11 B9"}

# Seven gauchos of p0 stand here: one more in use and the supply is empty.
SEVEN = {"c": "W12^0 K12^0 B12^0 G12^0", "d": "W11^0 K11^0 B11^0"}

NOTHING: Mapping[int, str] = MappingProxyType({})


def build(
    players: int = 3,
    *,
    phase: str = "turn",
    round_number: int = 4,
    start: int = 0,
    turn: int | None = None,
    countdown: int | None = None,
    idle: int = 0,
    drew: bool = False,
    out: str = "S",
    gone: str = "",
    rodeo: str | None = None,
    dice: str = "untaken",
    wish: int | None = None,
    touched: str = "",
    pending: str = "",
    pampa: Mapping[str, str] | None = None,
    a: str = "",
    b: str = "",
    c: str = "",
    d: str = "",
    steppe: str = "? ? ? ?",
    fresh: str | None = None,
    pile: int | None = None,
    unseen: str = "",
    pesos: Sequence[int] = (),
    areas: Mapping[int, str] = NOTHING,
    herds: Mapping[int, str] = NOTHING,
    aside: Mapping[int, str] = NOTHING,
    hands: Mapping[int, str] = NOTHING,
    choices: Mapping[int, str] = NOTHING,
    incoming: Mapping[int, str] = NOTHING,
    seed: int = 1,
) -> corral.Match:
    """A match that begins at the position described.

    Pastures ``a`` to ``d`` are written as in a position, and take the place of those in ``pampa``;
    missing spaces are empty. ``areas``, ``herds`` and so on go by seat. ``out`` counts with two
    players only.

    Tiles that no argument names are unseen. The pile holds all of them; with ``pile`` it holds that
    many and the rest is sold already (with ``countdown`` the pile is empty unless ``pile`` says
    otherwise). Tiles in ``unseen`` are certainly in the pile or face down on the steppe.
    """
    seats = range(players)
    out = out if players == 2 else "-"
    begun = phase not in ("keep", "enter")
    on_turn = start if turn is None else turn
    rows = dict(pampa or {}) | {
        key: row for key, row in zip("abcd", (a, b, c, d), strict=True) if row
    }
    named = _named(*rows.values(), steppe, gone, unseen, *herds.values(), *aside.values())
    named |= _named(*hands.values(), *incoming.values())
    spare = [tile for tile in TILES if tile not in named and tile[0] != out]

    held: dict[int, str] = {}
    left_out: dict[int, str] = {}
    for seat in seats:
        if phase == "keep":
            held[seat] = hands[seat] if seat in hands else _deal(spare, DEALT[players])
        else:
            left_out[seat] = aside[seat] if seat in aside else _deal(spare, DEALT[players] - 1)
    if pile is None and countdown is not None:
        pile = 0
    face_down = steppe.split().count("?")
    left = len(spare) + len(unseen.split()) - face_down
    if pile is None:
        pile = left
    sold = [*gone.split(), *[spare.pop() for _ in range(left - pile)]]

    nobody = phase in ("keep", "over")
    lines = [
        "corral-position 1",
        "game elgaucho",
        f"rules {GAME.rules_version}",
        f"edition {EDITION.name} {EDITION.digest}",
        f"players {players}",
        f"phase {phase}",
        f"round {round_number if begun else 0}",
        f"start p{start}",
        f"turn {'-' if nobody else f'p{on_turn}'}",
        f"countdown {'-' if countdown is None else countdown}",
        f"idle {idle}",
        f"drew {'yes' if drew or not begun else 'no'}",
        f"out {out}",
        f"gone {_listed(sold)}",
    ]
    if phase in ("turn", "overseer", "steppe"):
        before = (on_turn - start) % players
        count = DICE[players] - 2 * before - (0 if dice == "untaken" else 2)
        some = "-" if countdown == 0 else " ".join(SOME_DICE[:count])
        lines += [
            f"rodeo {some if rodeo is None else rodeo}",
            f"dice {dice}",
            f"wish {wish or '-'}",
            f"touched {touched or '-'}",
            f"pending {pending or '-'}",
        ]
    for letter, length in zip("abcd", ROW_LENGTHS[players], strict=True):
        spaces = rows.get(letter, "").split()
        lines.append(" ".join(["pasture", letter, *spaces, *["."] * (length - len(spaces))]))
    lines += [
        f"steppe {steppe or '-'}",
        f"fresh {fresh or ' '.join('-' for _ in seats)}",
        f"pile {pile}",
    ]
    for seat in seats:
        lines += [
            f"p{seat} pesos {pesos[seat] if pesos else 0}",
            f"p{seat} areas {areas.get(seat, '') or '-'}",
            f"p{seat} herds {herds.get(seat, '') or '-'}",
            f"p{seat} aside {left_out.get(seat, '') or '-'}",
        ]
        if phase == "keep":
            lines += [f"p{seat} hand {held[seat]}", f"p{seat} choice {choices.get(seat, '-')}"]
        if phase in ("collect", "final"):
            lines.append(f"p{seat} incoming {incoming.get(seat, '') or '-'}")
    return corral.from_position("\n".join(lines) + "\n", seed=seed)


def _named(*texts: str) -> set[str]:
    """Every tile that the texts name; W3-5 names W3 and W5."""
    return {
        row[0] + value
        for text in texts
        for row in re.findall(r"[WKBGS]\d+(?:-\d+)*", text)
        for value in row[1:].split("-")
    }


def _deal(spare: list[str], count: int) -> str:
    return " ".join(spare.pop() for _ in range(count))


def _listed(words: Sequence[str]) -> str:
    return " ".join(words) or "-"


def opened(players: int, seed: int) -> corral.Match:
    """A new match after the preliminary round: everybody kept one tile and took some area."""
    match = corral.new("elgaucho", players=players, seed=seed)
    for seat in match.actors:
        match.play(seat, match.legal(seat)[0])
    while match.view(None)["phase"] == "enter":
        (seat,) = match.actors
        match.play(seat, match.legal(seat)[0])
    return match


def record(players: int, *lines: str) -> corral.Match:
    """A match from the very beginning, as these lines of a record tell it."""
    head = [
        "corral-record 1",
        "game elgaucho",
        f"rules {GAME.rules_version}",
        f"edition {EDITION.name} {EDITION.digest}",
        f"players {players}",
        *[f"seat p{seat} p{seat}" for seat in range(players)],
        "moves",
    ]
    return corral.replay("\n".join([*head, *lines]) + "\n")


def pass_turn(match: corral.Match) -> list[Event]:
    """The player on turn takes some dice, does nothing and ends the turn."""
    (seat,) = match.actors
    takes = sorted(move for move in texts(match, seat) if move.startswith("take"))
    return play(match, seat, *takes[:1], "end")


def supply(match: corral.Match, seat: int) -> int:
    """How many gauchos a seat has in the supply."""
    gauchos = match.view(None)["players"][seat]["supply"]
    assert isinstance(gauchos, int)
    return gauchos


def outcomes(state: State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    context = state.chance_context()
    return {
        GAME.chance_text(outcome, context): weight for outcome, weight in state.chance_outcomes()
    }
