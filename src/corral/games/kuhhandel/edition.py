"""The edition file of Kuhhandel Master: reading, checking, and making the material from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corral.core.edition import Checker, Edition
from corral.games.kuhhandel.rules.codes import ANIMALS, DENOMINATIONS, HIGHEST_BID, QUARTET
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import VALUES
from corral.games.kuhhandel.rules.names import KIND_NAMES, MONEY_NAMES

CLASSIC = Path(__file__).with_name("classic.toml")
MOST_PLAYERS = 6
MOST_CARDS = 100
MOST_START = 20


def check(source: str, data: dict[str, Any]) -> str:
    """Refuse data that cannot be played with; the edition's name."""
    root = Checker(source, data).table(
        "name", "quartets", "premium", "money", "two_players", "limits"
    )
    for value in root["quartets"].table(*KIND_NAMES[:ANIMALS]).values():
        value.number(0, 100_000)
    premium = root["premium"].table("value", "count_down")
    premium["value"].number(0, 100_000)
    premium["count_down"].number(1, 30)
    _check_money(root["money"], root["two_players"].table("removed")["removed"])
    root["limits"].table("trades")["trades"].number(1, 10_000)
    return root["name"].word()


def _check_money(money: Checker, removed: Checker) -> None:
    entries = money.table("cards", "start", "donkeys")
    cards = [entry.number(0, MOST_CARDS) for entry in _counts(entries["cards"])]
    start = [entry.number(0, MOST_START) for entry in _counts(entries["start"])]
    worth = sum(number * value for number, value in zip(cards, VALUES, strict=True))
    if worth > HIGHEST_BID:
        raise entries["cards"].wrong(
            f"makes {worth} money in all, at most {HIGHEST_BID} are possible"
        )
    needed = [number * MOST_PLAYERS for number in start]
    for entry in entries["donkeys"].list(QUARTET, QUARTET):
        if entry.number(0, VALUES[-1]) not in VALUES:
            raise entry.wrong(f"is {entry.value}, wanted one of {', '.join(MONEY_NAMES)}")
        needed[VALUES.index(entry.value)] += MOST_PLAYERS
    for denomination, number in enumerate(needed):
        if cards[denomination] < number:
            raise entries["cards"].wrong(
                f"has {cards[denomination]} cards of {VALUES[denomination]}, but {MOST_PLAYERS} "
                f"players need {number}"
            )
    _check_removed(removed, cards, needed)


def _counts(checker: Checker) -> list[Checker]:
    return checker.list(DENOMINATIONS, DENOMINATIONS)


def _check_removed(removed: Checker, cards: list[int], needed: list[int]) -> None:
    """What two players shuffle into the deck must make pairs with the other 54 cards (K-41)."""
    shuffled = sum(cards[1:]) - 2 * sum(needed[1:]) // MOST_PLAYERS
    left = shuffled - removed.number(1, max(shuffled, 1))
    if left < 0 or left % 2:
        raise removed.wrong(
            f"is {removed.value}, which leaves {left} of {shuffled} money cards in the deck of two "
            "players; wanted is an even number"
        )


def material_for(edition: Edition, players: int, super_trade: bool, cash_count: bool) -> Material:
    """The material of an edition for a number of players."""
    data = edition.data
    money = data["money"]
    return Material(
        players=players,
        values=[data["quartets"][name] for name in KIND_NAMES[:ANIMALS]],
        premium=data["premium"]["value"],
        count_down=data["premium"]["count_down"],
        money=money["cards"],
        start=money["start"],
        donkeys=[VALUES.index(value) for value in money["donkeys"]],
        removed=data["two_players"]["removed"],
        trades=data["limits"]["trades"],
        super_trade=super_trade,
        cash_count=cash_count,
    )
