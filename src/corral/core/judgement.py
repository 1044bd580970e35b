"""A learned value function: a small neural network that corrects what a game's evaluation expects.

It sees the features that the game makes of a position (``Evaluator.features``): of the whole
table, of each seat, and of each item that lies there. Every seat is judged in the same way: by the
table's features, its own, the mean of the others', and the sum over all items of what a small layer
makes of each and of the seat's stake in it. Two hidden layers (ReLU) lead to two numbers: points to
add to those expected, and how much more likely to win the seat is than these points say.

The file is JSON with the weights as base64 of little-endian 32-bit floats; ``corral learn`` makes
it (docs/judgement.md). Playing takes no library that the rules do not.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from math import exp
from pathlib import Path
from sys import byteorder
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.errors import CorralError

if TYPE_CHECKING:
    from corral.core.setting import Setting

FORMAT: Final = 1
POINTS: Final = 10.0
"""The points for which the network's first answer counts 1."""


class FeatureShape:
    """How many features there are: first those of the table, then those of each seat, then items.

    An item is something that lies on the table, of which there may be more or fewer: first its own
    features, the last of which is 1 where there is an item at all, then each seat's stake in it.
    """

    __slots__ = ("item", "items", "seat", "stake", "table", "version")

    def __init__(
        self, version: int, table: i64, seat: i64, items: i64 = 0, item: i64 = 0, stake: i64 = 0
    ) -> None:
        self.version = version
        """Of the list: other features have another number."""
        self.table: i64 = table
        self.seat: i64 = seat
        self.items: i64 = items
        """Room for so many of them."""
        self.item: i64 = item
        self.stake: i64 = stake

    def width(self, players: int) -> int:
        """How many numbers that makes."""
        items = self.items * (self.item + players * self.stake)
        return int(self.table + players * self.seat + items)

    def to_data(self) -> dict[str, int]:
        """For the head of a file."""
        return {
            "version": self.version,
            "table": self.table,
            "seat": self.seat,
            "items": self.items,
            "item": self.item,
            "stake": self.stake,
        }


class Judgement:
    """The network, for one game, one number of players and one list of features."""

    __slots__ = ("deep", "head", "pool", "shape", "weights", "wide")

    def __init__(self, head: Mapping[str, Any], weights: Sequence[float]) -> None:
        self.head = dict(head)
        self.shape = FeatureShape(**{name: int(count) for name, count in head["features"].items()})
        pool, wide, deep = head["hidden"]
        self.pool: i64 = int(pool)
        """Units that look at each item, ..."""
        self.wide: i64 = int(wide)
        """... of the first hidden layer, and ..."""
        self.deep: i64 = int(deep)
        """... of the second."""
        self.weights = vec[float](list(weights))
        if len(self.weights) != self._count():
            raise CorralError(f"{len(self.weights)} weights where {self._count()} belong")

    def _count(self) -> int:
        shape = self.shape
        items = (shape.item + shape.stake) * self.pool
        inputs = shape.table + 2 * (shape.seat + self.pool)
        return int(
            items + (inputs + 1) * self.wide + (self.wide + 1) * self.deep + (self.deep + 1) * 2
        )

    def forecast(
        self, features: vec[float], expected: list[float], spread: float
    ) -> tuple[list[float], list[float]]:
        """Everybody's chance to win and points, from what the game's own evaluation expects."""
        players: i64 = len(expected)
        shape = self.shape
        wide = self.wide
        pool = self.pool
        weights = self.weights
        pooled = self._look_at_items(features, players)
        table_rows: i64 = (shape.item + shape.stake) * pool
        own_rows: i64 = table_rows + shape.table * wide
        pool_rows: i64 = own_rows + shape.seat * wide
        other_rows: i64 = pool_rows + pool * wide
        other_pool_rows: i64 = other_rows + shape.seat * wide
        bias: i64 = other_pool_rows + pool * wide
        table = weights[bias : bias + wide]
        _add(table, features, 0, shape.table, weights, table_rows, wide, 1.0)
        share = 1.0 / float(players - 1)
        others: list[vec[float]] = []
        for seat in range(players):
            of_seat = vec[float]([0.0] * int(wide))
            begin = shape.table + seat * shape.seat
            _add(of_seat, features, begin, shape.seat, weights, other_rows, wide, share)
            _add(of_seat, pooled, seat * pool, pool, weights, other_pool_rows, wide, share)
            others.append(of_seat)
        points: list[float] = []
        scores: list[float] = []
        for seat in range(players):
            hidden = table[:]
            begin = shape.table + seat * shape.seat
            _add(hidden, features, begin, shape.seat, weights, own_rows, wide, 1.0)
            _add(hidden, pooled, seat * pool, pool, weights, pool_rows, wide, 1.0)
            for other in range(players):
                if other != seat:
                    of_other = others[other]
                    for unit in range(wide):
                        hidden[unit] += of_other[unit]
            more, likelier = self._answer(hidden, bias + wide)
            points.append(expected[seat] + POINTS * more)
            scores.append((expected[seat] + POINTS * more) / spread + likelier)
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        total = sum(shares)
        return [share / total for share in shares], points

    def _look_at_items(self, features: vec[float], players: i64) -> vec[float]:
        """What all items together mean to each seat."""
        shape = self.shape
        pool = self.pool
        weights = self.weights
        pooled = vec[float]([0.0] * int(players * pool))
        step = shape.item + players * shape.stake
        at = shape.table + players * shape.seat
        stake_rows: i64 = shape.item * pool
        common = vec[float]([0.0] * int(pool))
        units = common[:]
        for _ in range(shape.items):
            if features[at + shape.item - 1] == 0.0:
                break
            for unit in range(pool):
                common[unit] = 0.0
            _add(common, features, at, shape.item, weights, 0, pool, 1.0)
            for seat in range(players):
                begin = at + shape.item + seat * shape.stake
                for unit in range(pool):
                    units[unit] = common[unit]
                _add(units, features, begin, shape.stake, weights, stake_rows, pool, 1.0)
                for unit in range(pool):
                    if units[unit] > 0.0:
                        pooled[seat * pool + unit] += units[unit]
            at += step
        return pooled

    def _answer(self, hidden: vec[float], at: i64) -> tuple[float, float]:
        """The second layer and the two answers; ``at`` is where its weights begin."""
        weights = self.weights
        deep = self.deep
        bias: i64 = at + self.wide * deep
        second = weights[bias : bias + deep]
        for unit in range(self.wide):
            hidden[unit] = max(hidden[unit], 0.0)
        _add(second, hidden, 0, self.wide, weights, at, deep, 1.0)
        last: i64 = bias + deep
        more = weights[last + 2 * deep]
        likelier = weights[last + 2 * deep + 1]
        for place in range(deep):
            value = second[place]
            if value > 0.0:
                more += value * weights[last + 2 * place]
                likelier += value * weights[last + 2 * place + 1]
        return more, likelier


def _add(
    hidden: vec[float],
    features: vec[float],
    begin: i64,
    count: i64,
    weights: vec[float],
    rows: i64,
    wide: i64,
    share: float,
) -> None:
    """What some features add to the units of a layer; many of them are 0.

    Eight units at a time stay in the processor's registers, which takes half the time.
    """
    first: i64 = 0
    while first + 8 <= wide:
        zero = hidden[first]
        one = hidden[first + 1]
        two = hidden[first + 2]
        three = hidden[first + 3]
        four = hidden[first + 4]
        five = hidden[first + 5]
        six = hidden[first + 6]
        seven = hidden[first + 7]
        row: i64 = rows + first
        for index in range(count):
            value = features[begin + index]
            if value != 0.0:
                value *= share
                zero += value * weights[row]
                one += value * weights[row + 1]
                two += value * weights[row + 2]
                three += value * weights[row + 3]
                four += value * weights[row + 4]
                five += value * weights[row + 5]
                six += value * weights[row + 6]
                seven += value * weights[row + 7]
            row += wide
        hidden[first] = zero
        hidden[first + 1] = one
        hidden[first + 2] = two
        hidden[first + 3] = three
        hidden[first + 4] = four
        hidden[first + 5] = five
        hidden[first + 6] = six
        hidden[first + 7] = seven
        first += 8
    for unit in range(first, wide):
        total = hidden[unit]
        row = rows + unit
        for index in range(count):
            total += features[begin + index] * share * weights[row]
            row += wide
        hidden[unit] = total


def table_of(setting: Setting) -> dict[str, Any]:
    """What a judgement is learned for, as its head tells it."""
    return {
        "game": setting.game.name,
        "rules": setting.game.rules_version,
        "players": setting.players,
        "options": dict(setting.options),
        "edition": {"name": setting.edition.name, "digest": setting.edition.digest},
    }


def fits(judgement: Judgement, setting: Setting, shape: FeatureShape) -> bool:
    """Whether it was learned for such tables, from these features."""
    told = judgement.head["table"], judgement.shape.to_data()
    return bool(told == (table_of(setting), shape.to_data()))


# Files


@cache
def kept_judgement(path: Path) -> Judgement | None:
    """That of a file which may be missing; read once."""
    return read_judgement(path) if path.is_file() else None


def read_judgement(path: Path) -> Judgement:
    """From its file; one that is damaged or of another format is refused."""
    try:
        head = json.loads(path.read_text(encoding="utf-8"))
        told, packed = head.pop("digest"), head.pop("weights")
        kept = b64decode(packed, validate=True)
        if head["format"] != FORMAT:
            raise CorralError(f"{path}: has the format {head['format']!r}; here it is {FORMAT}")
        if told != digest(head, kept):
            raise CorralError(f"{path}: is damaged: its digest is not that of its contents")
        return Judgement(head, _turned(array("f", kept)))
    except CorralError:
        raise
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CorralError(f"{path}: is no learned judgement of Corral's: {error}") from None


def write_judgement(path: Path, head: Mapping[str, Any], weights: Sequence[float]) -> None:
    """As a file that ``read_judgement`` reads."""
    kept = _turned(array("f", weights)).tobytes()
    told = {"format": FORMAT, **head}
    whole = {**told, "digest": digest(told, kept), "weights": b64encode(kept).decode()}
    path.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")


def digest(head: Mapping[str, Any], kept: bytes) -> str:
    """Over the head and all weights."""
    told = sha256(json.dumps(head, sort_keys=True).encode())
    told.update(kept)
    return told.hexdigest()[:16]


def _turned(numbers: array[float]) -> array[float]:
    """Little-endian, wherever this runs."""
    if byteorder == "big":
        numbers.byteswap()
    return numbers
