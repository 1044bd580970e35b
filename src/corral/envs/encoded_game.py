"""A table to learn at: its matches, and their observations and actions as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

import corral
from corral.core.dealer import dealer_for
from corral.core.encoding import Encoding
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.move import Move
from corral.core.options import OptionValue
from corral.core.perfect import PerfectEncoding
from corral.core.position import head_text
from corral.core.setting import Setting, setting_for
from corral.core.state import State

Numbers: TypeAlias = NDArray[np.int32]
Flat: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

FLAT: Final = "flat"
PIECES: Final = "dict"
WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
POSITION: Final = "position"
"""The option of ``reset`` that has the position to begin at."""


def encoded_game(
    game: str,
    players: int,
    options: Mapping[str, OptionValue],
    edition: str | Path | None = None,
    observation: str = FLAT,
    reward: str = WIN,
    rules: int | None = None,
    encoding: int = 0,
    perfect: bool = False,
) -> EncodedGame:
    """A registered game in numbers, by its newest rules unless others are named."""
    found = corral.game(game) if rules is None else corral.game(game).at(rules)
    path = None if edition is None else Path(edition)
    setting = setting_for(found, players, options, path)
    return EncodedGame(setting, observation, reward, encoding, perfect)


class EncodedGame:
    """A game with a number of players, options and an edition, in numbers.

    ``observation`` is ``"flat"``, one vector of numbers of about the size of 1, or ``"dict"``, the
    named pieces as whole numbers. ``reward`` is ``"win"``, the share of the win, or ``"margin"``,
    the points ahead of the best of the others, both of which come at the end, or ``"points"``, what
    a seat's points have grown by, as soon as they have. ``encoding`` is the encoding's
    version. ``perfect`` shows what all seats know, and so what is hidden from the observer.
    """

    def __init__(
        self,
        setting: Setting,
        observation: str = FLAT,
        reward: str = WIN,
        encoding: int = 0,
        perfect: bool = False,
    ) -> None:
        self.setting = setting
        self.game: Game = setting.game
        self.players = setting.players
        self.options = setting.options
        self.edition = setting.edition
        self.observation = _one_of("observation", observation, (FLAT, PIECES))
        self.reward = _one_of("reward", reward, (WIN, MARGIN, POINTS))
        check_yes_or_no(perfect=perfect)
        self.encoding: Encoding = self.game.encoding_at(setting, encoding)
        if perfect:
            self.encoding = PerfectEncoding(self.encoding)
        self.size = int(self.encoding.size)
        self.actions = int(self.encoding.actions)
        self.longest = int(self.encoding.longest)
        self.version = {"version": int(self.encoding.version), "digest": self.encoding.digest()}
        """Of the encoding: who has learned with another digest reads other numbers."""
        self.scale = scale_of(self.encoding)
        buffer = vec[i32]([0] * self.size)
        self._sheet = self.encoding.sheet(buffer, 0, False)
        self._seen: Numbers = np.frombuffer(memoryview(buffer), np.int32)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> Match:
        """A match as the options of a ``reset`` want it: at its start, or at a position.

        What such a position leaves unknown is dealt at random. Other options are passed over, as
        Gymnasium and PettingZoo let everybody send their own.
        """
        if options is None or POSITION not in options:
            return self.new(seed)
        match = corral.from_position(options[POSITION], seed=seed)
        if (own := head_text(self.setting)) != (other := head_text(match.setting)):
            told, wanted = (head.split("\n") for head in (other, own))
            differing = next(pair for pair in zip(told, wanted, strict=False) if len({*pair}) > 1)
            raise OptionError(
                f"the position is of another table: it has {differing[0]!r}, here is "
                f"{differing[1]!r}"
            )
        if match.over:
            raise OptionError("the match is over in this position")
        return match

    def new(self, seed: int | None) -> Match:
        """A match of it."""
        match = Match(self.setting, self.start(), dealer_for(seed))
        match.begin()
        return match

    def start(self) -> State:
        """The state before anything has been drawn."""
        return self.game.start(self.setting)

    # Observing

    def numbers(self, state: State, seat: int) -> Numbers:
        """All pieces one after the other, as whole numbers."""
        return self._look(state, seat).copy()

    def observe(self, state: State, seat: int) -> Any:
        """What a seat knows, in the form that this table gives it."""
        seen = self._look(state, seat)
        return self.flat(seen) if self.observation == FLAT else self.pieces(seen)

    def _look(self, state: State, seat: int) -> Numbers:
        """What a seat knows, in the table's own buffer: written over by the next look."""
        self._sheet.show(state, seat)
        return self._seen

    def flat(self, numbers: Numbers) -> Flat:
        """An observation as one vector, every number divided by its unit."""
        flat = numbers.astype(np.float32)
        flat *= self.scale
        return flat

    def pieces(self, numbers: Numbers) -> dict[str, Numbers]:
        """The named pieces of one or many observations, each with its shape."""
        found = {}
        at = 0
        for piece in self.encoding.pieces:
            part = numbers[..., at : at + piece.size]
            found[piece.name] = part.reshape(*numbers.shape[:-1], *piece.shape).copy()
            at += piece.size
        return found

    # Acting

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action that the seat may choose now.

        Who has nothing to decide may name any: nobody looks at it, and no learner has to divide by
        the number of its choices when there are none.
        """
        legal = list(self.encoding.legal(state, seat))
        if not legal:
            return np.ones(self.actions, np.int8)
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask

    def move(self, match: Match, seat: int, action: int) -> Move:
        """The move that a legal action stands for."""
        code = int(self.encoding.move(match.state, seat, action))
        return Move(self.game, code, match.state.context(seat))

    # Result

    def rewards(self, scores: Sequence[int]) -> list[float]:
        """What each seat gets for these final points; all of them where points are the reward."""
        if self.reward == POINTS:
            return [float(score) for score in scores]
        return win_shares(scores) if self.reward == WIN else margins(scores)


def win_shares(scores: Sequence[int]) -> list[float]:
    """1 for the winner; winners share it."""
    best = max(scores)
    winners = sum(score == best for score in scores)
    return [1.0 / winners if score == best else 0.0 for score in scores]


def margins(scores: Sequence[int]) -> list[float]:
    """The points ahead of the best of the others."""
    return [
        float(score - max(other for at, other in enumerate(scores) if at != seat))
        for seat, score in enumerate(scores)
    ]


def scale_of(encoding: Encoding) -> Flat:
    """What brings the numbers of a flat observation to about the size of 1."""
    scales = [1.0 / piece.unit for piece in encoding.pieces]
    sizes = [piece.size for piece in encoding.pieces]
    return np.repeat(np.array(scales, np.float32), sizes)


def action_number(action: Any) -> int:
    """An action as somebody names it: a whole number, of whatever library."""
    try:
        return index(action)
    except TypeError:
        raise OptionError(f"action {action!r} is not a whole number") from None


def check_yes_or_no(**settings: object) -> None:
    """Settings that are on or off; a text such as ``"no"`` would be taken for a yes."""
    for name, value in settings.items():
        if not isinstance(value, bool):
            raise OptionError(f"{name}={value!r} is not True or False")


def _one_of(name: str, value: object, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(f"{name}={value!r} is not one of {', '.join(map(repr, allowed))}")
    return value
