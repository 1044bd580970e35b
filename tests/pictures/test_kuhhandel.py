"""The yard of Kuhhandel Master in every situation, from views put together by hand."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from corral.games.kuhhandel.show.animals import animal
from corral.pictures import draw

KINDS = ("cock", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse")
SVG = "{http://www.w3.org/2000/svg}"


def farm(cards: list[int] | None, count: int, **more: Any) -> dict[str, Any]:
    total = None if cards is None else sum(cards)
    money = {"count": count, "cards": cards, "total": total}
    return {"animals": {}, "quartets": [], "premiums": [], "money": money, **more}


def view(**changes: Any) -> dict[str, Any]:
    """Three players; seat 0 looks."""
    table: dict[str, Any] = {
        "game": "kuhhandel",
        "seat": 0,
        "names": ["Ann", "Ben", "Cat"],
        "over": False,
        "scores": [0, 10, 250],
        "winners": [],
        "phase": "turn",
        "turn": 1,
        "deciding": [1],
        "deck": {"size": 31, "cards": {}, "money": None},
        "card": None,
        "auction": None,
        "premium": None,
        "rat": None,
        "trade": None,
        "chosen": [],
        "trades": 0,
        "trades_left": None,
        "donkeys": 2,
        "quartets": {kind: 10 * place for place, kind in enumerate(KINDS, 1)},
        "players": [
            farm([0, 10, 500], 3, animals={"cow": 2, "rat": 3}),
            farm(None, 7, animals={"cock": 4}, quartets=["cock"]),
            farm([50], 1, animals=dict.fromkeys(KINDS, 1), premiums=["pig"]),
        ],
    }
    return {**table, **changes}


def texts(**changes: Any) -> list[str]:
    root = ElementTree.fromstring(draw(view(**changes), {}))
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_own_money_is_seen_and_that_of_others_counted() -> None:
    shown = texts()
    assert "500" in shown
    assert "= 510" in shown
    assert "7" in shown
    assert "50" not in shown  # known for certain, but not to be seen


def test_in_the_end_what_is_known_is_shown() -> None:
    assert "50" in texts(over=True, winners=[2], phase="over")


def test_an_auction() -> None:
    auction = {"bid": 270, "bidder": 2, "passed": [0], "payer": None, "limits": [None, 180, None]}
    for phase in ("bid", "hammer"):
        shown = texts(phase=phase, card="horse", auction=auction)
        assert "270" in shown
        assert "≤ 180" in shown
    none = {**auction, "bid": None, "bidder": None, "passed": [], "payer": 1}
    assert "270" not in texts(phase="pay", card="cow", auction=none, chosen=[10, 50])


def test_a_count_down() -> None:
    premium = {
        "number": 9,
        "winner": 1,
        "waited": [0],
        "pledge": {"count": 4, "cards": None},
        "limits": [None, None, 50],
    }
    shown = texts(phase="pledge", card="premium-cow", premium=premium)
    assert "9" in shown
    assert "4" in shown


def test_a_rat_and_its_pile() -> None:
    assert "6" in texts(phase="rat", card="rat", rat={"asked": 2, "cards": 6})


@pytest.mark.parametrize("cards", [None, [10, 200]])
def test_a_trade(cards: list[int] | None) -> None:
    trade = {
        "challenger": 1,
        "opponent": 0,
        "kind": "cow",
        "stake": 2,
        "repeated": True,
        "offer": {"count": 2, "cards": cards},
    }
    shown = texts(phase="answer", trade=trade, trades_left=12)
    assert "×2" in shown
    assert "12" in shown
    assert ("200" in shown) == (cards is not None)


@pytest.mark.parametrize("card", ["?", "rat", "premium-goose", "100"])
def test_any_card_of_the_deck(card: str) -> None:
    ElementTree.fromstring(draw(view(phase="extra", card=card), {}))


def test_animals_are_told_apart_by_shape() -> None:
    assert len({animal(kind) for kind in (*KINDS, "rat")}) == 11
