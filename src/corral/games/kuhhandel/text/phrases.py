"""How Kuhhandel Master's values are called: players, animals, cards, money.

The sentences themselves stand in ``locales/<language>/kuhhandel.ftl``. This module is not
compiled: it is of no use to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from corral.core.event import Value, numbers
from corral.games.kuhhandel.rules.events import KuhhandelEvent, Over, Swapped
from corral.games.kuhhandel.rules.names import MONEY_NAMES, PREMIUM, Kind
from corral.games.kuhhandel.seen.types import KuhhandelView
from corral.words import Phrase, Values, Words

SECRETLY_SEEN = (
    "paid",
    "pledged",
    "gave",
    "swapped",
    "put",
    "took_rat",
    "offered",
    "looked",
    "got_money",
)
"""Events whose cards are told to some seats alone."""
CARDS = ("card", "cards", "back_cards")
"""What these tell them."""


# Events


def event(words: Words, event: KuhhandelEvent, names: Sequence[str]) -> Phrase:
    """The variant of the event's message, and its values."""
    values: Values = {}
    for name, value in event.items():
        values.update(_worded(words, name, value, names))
    values.update(_told_besides(words, event, names))
    return _event_variant(event), values


def _told_besides(words: Words, event: KuhhandelEvent, names: Sequence[str]) -> Values:
    """What the messages of some kinds know besides, or otherwise."""
    match event["kind"]:
        case "challenged" | "traded":
            return {"animals": some_of(words, event["animal"], event["stake"])}
        case "swapped":
            return {
                "pile": _cards(words, event["count"]),
                "back_pile": _cards(words, event["back"]),
                "verdict": _verdict(words, event, names),
            }
        case "over":
            return _result(words, event, names)
    return {}


def _event_variant(event: KuhhandelEvent) -> str:
    told = any(_is_told(value) for name, value in event.items() if name in CARDS)
    if event["kind"] in SECRETLY_SEEN and told:
        return "seen"
    if event["kind"] == "unsold" and event["card"].startswith(PREMIUM):
        return "premium"
    if event["kind"] == "shown" and event["reason"] != "cash":
        return event["reason"]
    return ""


def _is_told(secret: object) -> bool:
    """Whether an event tells which cards; a card worth nothing is a card."""
    match secret:
        case None | []:
            return False
    return True


def _worded(words: Words, name: str, value: object, names: Sequence[str]) -> Values:
    """One value of an event or a refusal as the variables that the messages know."""
    match name, value:
        case "seat", int(seat):
            return {"player": names[seat]}
        case "to" | "from", int(seat):
            return {"other": names[seat]}
        case "animal", str(kind):
            return {"kinds": kinds_in(words, kind)}
        case "card" | "value", int(value):
            return {"card": a_card(words, str(value))}
        case "card", str(card):
            return {"card": a_card(words, card), "the_card": _the_card(words, card)}
        case "cards", list(cards):
            return {"money": money_text(words, numbers(cards)), "count": len(cards)}
        case "back_cards", list(cards):
            return {"back_money": money_text(words, numbers(cards))}
        case _, int(plain) | str(plain):
            return {name: plain}
    return {}


def _verdict(words: Words, swapped: Swapped, names: Sequence[str]) -> str:
    """Who offered more in a cow trade, or that the totals are equal (K-34, K-35)."""
    more = swapped["more"]
    if more is None:
        return words.text("kuhhandel-equal")
    if swapped["again"] and more == swapped["seat"]:
        return words.text("kuhhandel-not-less", player=names[more])
    return words.text("kuhhandel-more", player=names[more])


def _result(words: Words, over: Over, names: Sequence[str]) -> Values:
    """Everybody's points and those who won (K-39)."""
    winners = [names[seat] for seat in over["winners"]]
    scores = [
        words.text(
            "kuhhandel-score", player=name, points=words.text("kuhhandel-points", points=points)
        )
        for name, points in zip(names, over["scores"], strict=True)
    ]
    return {
        "scores": words.listed(scores),
        "winners": words.listed(winners),
        "count": len(winners),
    }


# Moves


def move(words: Words, move: str, view: KuhhandelView | None) -> Phrase:
    """The variant of the move's message, and its values; the move is one in notation.

    A view tells with whom, for what and at which price.
    """
    verb, *rest = move.split()
    match verb, rest:
        case "bid", [amount]:
            return "", {"amount": int(amount)}
        case "put", [value]:
            return "", {"card": a_card(words, value)}
        case "pay" | "add", [value]:
            return _chosen_card(a_card(words, value), view)
        case "trade", [seat, kind]:
            return _trade(words, int(seat.removeprefix("p")), kind, view)
    return ("", {}) if view is None else _about(words, verb, view)


def _chosen_card(card: str, view: KuhhandelView | None) -> Phrase:
    """One card of a payment, or of an offer."""
    phase = "" if view is None else view["phase"]
    if view is not None and phase == "give":
        return phase, {"card": card, "other": _winner(view)}
    return phase if phase in ("pledge", "counter") else "", {"card": card}


def _trade(words: Words, opponent: int, kind: str, view: KuhhandelView | None) -> Phrase:
    """A challenge, and what it is for."""
    if view is None:
        return "", {"opponent": f"p{opponent}", "kinds": kinds_in(words, kind)}
    animals = some_of(words, kind, stake_of(view, opponent, kind))
    return "stake", {"opponent": view["names"][opponent], "animals": animals}


def stake_of(view: KuhhandelView, opponent: int, kind: str) -> int:
    """How many animals of a kind a challenge would be for (K-31)."""
    both = (_in_turn(view), opponent)
    animal = cast(Kind, kind)
    return 2 if all(view["players"][seat]["animals"].get(animal) == 2 for seat in both) else 1


def _about(words: Words, verb: str, view: KuhhandelView) -> Phrase:
    """A move of one word, as the view explains it."""
    match verb, view["phase"]:
        case "sell" | "buy", "hammer":
            return "animal", _highest_bid(view)
        case "sell" | "buy", "premium":
            return "premium", {"other": _winner(view), "count": _number(view)}
        case "slap", _:
            return "number", {"count": _number(view)}
        case "take", _ if view["rat"] is not None and view["rat"]["cards"]:
            return "cards", {"count": view["rat"]["cards"]}
        case "accept", _:
            trade = view["trade"]
            assert trade is not None
            animals = some_of(words, trade["kind"], trade["stake"])
            return "rats" if trade["kind"] == "rat" else "stake", {"animals": animals}
        case "done", phase if view["seat"] in view["deciding"]:
            return phase, {
                "count": len(view["chosen"]),
                "money": money_text(words, view["chosen"]),
            }
        case "keep" | "give", _ if view["card"] != "?":
            assert view["card"] is not None
            opponent = view["names"][1 - _in_turn(view)]
            return "card", {"card": _the_card(words, view["card"]), "other": opponent}
    return "", {}


def _in_turn(view: KuhhandelView) -> int:
    """Whose turn it is, where somebody's is."""
    assert view["turn"] is not None
    return view["turn"]


def _highest_bid(view: KuhhandelView) -> Values:
    """Who has bid most in an auction, and how much."""
    auction = view["auction"]
    assert auction is not None
    assert auction["bidder"] is not None
    assert auction["bid"] is not None
    return {"other": view["names"][auction["bidder"]], "price": auction["bid"]}


def _number(view: KuhhandelView) -> int:
    """The number called in a count-down."""
    assert view["premium"] is not None
    return view["premium"]["number"]


def _winner(view: KuhhandelView) -> str:
    """Who has won a count-down."""
    premium = view["premium"]
    assert premium is not None
    assert premium["winner"] is not None
    return view["names"][premium["winner"]]


# Refusals


def refusal(words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    """The variant of the refusal's message, and its values."""
    worded: Values = {}
    for name, value in values.items():
        worded.update(_worded(words, name, value, names))
    return "two" if values.get("players") == 2 else "", worded


# Prompts


def prompt(view: KuhhandelView) -> str:
    """Which prompt fits: the phase, and what is special about it."""
    phase = view["phase"]
    match phase:
        case "turn" if view["deck"]["size"] == 0:
            return "turn-trade"
        case "turn":
            return _for_two(phase if _can_trade(view) else "turn-alone", view)
        case "extra":
            return _for_two(phase, view)
        case "bid" if view["auction"] is not None and view["auction"]["bid"]:
            return "bid-higher"
        case "rat" if view["rat"] is not None and _is_broke(view, view["rat"]["asked"]):
            return "rat-broke"
        case "offer" if view["trade"] is not None and view["trade"]["repeated"]:
            return "offer-again"
    return phase


def _for_two(name: str, view: KuhhandelView) -> str:
    return f"{name}-two" if len(view["players"]) == 2 else name


def _is_broke(view: KuhhandelView, seat: int) -> bool:
    return view["players"][seat]["money"]["count"] == 0


def _can_trade(view: KuhhandelView) -> bool:
    """Whether somebody else has an animal or rat of a kind that the one in turn has (K-8)."""
    kinds = list(view["players"][_in_turn(view)]["animals"])
    return any(_owners(view, kind) > 1 for kind in kinds)


def _owners(view: KuhhandelView, kind: str) -> int:
    return len([player for player in view["players"] if kind in player["animals"]])


# Values


def kinds_in(words: Words, kind: str) -> str:
    """'cow' as 'cows'."""
    return words.text(f"kuhhandel-kinds-{kind}")


def some_of(words: Words, kind: str, count: int) -> str:
    """'a cow', '2 cows'."""
    return words.text(f"kuhhandel-some-{kind}", count=count)


def a_card(words: Words, card: str) -> str:
    """A card that is mentioned for the first time: 'a cow', 'the premium for cows', 'a 50'."""
    if card in MONEY_NAMES:
        return words.text("kuhhandel-a-money-card", value=int(card))
    return _premium(words, card) if card.startswith(PREMIUM) else some_of(words, card, 1)


def _the_card(words: Words, card: str) -> str:
    """A card that everybody concerned has seen: 'the cow', 'the premium for cows', 'the 50'."""
    if card in MONEY_NAMES:
        return words.text("kuhhandel-the-money-card", value=int(card))
    if card.startswith(PREMIUM):
        return _premium(words, card)
    return words.text(f"kuhhandel-the-{card}")


def _premium(words: Words, card: str) -> str:
    return words.text("kuhhandel-premium", kinds=kinds_in(words, card.removeprefix(PREMIUM)))


def _cards(words: Words, count: int) -> str:
    """Cards of which only the number is known."""
    return words.text("kuhhandel-cards", count=count)


def money_text(words: Words, cards: Sequence[int]) -> str:
    """Cards that are known, the highest first: '50+2×20 = 90'."""
    different = sorted(set(cards), reverse=True)
    written = "+".join(_several(cards.count(value), value) for value in different)
    return words.text("kuhhandel-money", count=len(cards), cards=written, total=sum(cards))


def _several(count: int, value: int) -> str:
    return f"{count}×{value}" if count > 1 else str(value)
