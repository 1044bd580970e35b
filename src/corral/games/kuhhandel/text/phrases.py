"""How Kuhhandel Master's values are called: players, animals, cards, money.

The sentences themselves stand in ``locales/<language>/kuhhandel.ftl``. This module is not
compiled: it is of no use to the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from corral.core.event import Value
from corral.core.game import View
from corral.games.kuhhandel.rules.names import MONEY_NAMES, PREMIUM
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


# Events


def event(words: Words, event: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    """The variant of the event's message, and its values."""
    values: Values = {}
    for name, value in event.items():
        values.update(_worded(words, name, value, names))
    kind = event["kind"]
    if kind in ("challenged", "traded"):
        values["animals"] = _some(words, str(event["animal"]), _number(event["stake"]))
    elif kind == "swapped":
        values["pile"] = _cards(words, _number(event["count"]))
        values["back_pile"] = _cards(words, _number(event["back"]))
        values["verdict"] = _verdict(words, event["more"], names)
    elif kind == "over":
        values.update(_result(words, event, names))
    return _event_variant(event), values


def _event_variant(event: Mapping[str, Value]) -> str:
    secrets = (event.get(name) for name in ("card", "cards", "back_cards"))
    if event["kind"] in SECRETLY_SEEN and any(secret not in (None, []) for secret in secrets):
        return "seen"
    if event["kind"] == "unsold" and str(event["card"]).startswith(PREMIUM):
        return "premium"
    if event["kind"] == "shown" and event["reason"] != "cash":
        return str(event["reason"])
    return ""


def _worded(words: Words, name: str, value: Value, names: Sequence[str]) -> Values:
    """One value of an event or a refusal as the variables that the messages know."""
    match name, value:
        case "seat", int(seat):
            return {"player": names[seat]}
        case "to" | "from", int(seat):
            return {"other": names[seat]}
        case "animal", str(kind):
            return {"kinds": _kinds(words, kind)}
        case "card" | "value", int(value):
            return {"card": _a_card(words, str(value))}
        case "card", str(card):
            return {"card": _a_card(words, card), "the_card": _the_card(words, card)}
        case "cards", list(cards):
            return {"money": _money(words, _numbers(cards)), "count": len(cards)}
        case "back_cards", list(cards):
            return {"back_money": _money(words, _numbers(cards))}
        case _, int(plain) | str(plain):
            return {name: plain}
    return {}


def _verdict(words: Words, more: Value, names: Sequence[str]) -> str:
    """Who offered more in a cow trade, or that the totals are equal (K-34, K-35)."""
    if more is None:
        return words.text("kuhhandel-equal")
    return words.text("kuhhandel-more", player=names[_number(more)])


def _result(words: Words, over: Mapping[str, Value], names: Sequence[str]) -> Values:
    """Everybody's points and those who won (K-39)."""
    winners = [names[seat] for seat in _numbers(over["winners"])]
    scores = [
        words.text(
            "kuhhandel-score", player=name, points=words.text("kuhhandel-points", points=points)
        )
        for name, points in zip(names, _numbers(over["scores"]), strict=True)
    ]
    return {
        "scores": words.listed(scores),
        "winners": words.listed(winners),
        "count": len(winners),
    }


# Moves


def move(words: Words, move: str, view: View | None) -> Phrase:
    """The variant of the move's message, and its values; the move is one in notation.

    A view tells with whom, for what and at which price.
    """
    verb, *rest = move.split()
    match verb, rest:
        case "bid", [amount]:
            return "", {"amount": int(amount)}
        case "put", [value]:
            return "", {"card": _a_card(words, value)}
        case "pay" | "add", [value]:
            return _chosen_card(_a_card(words, value), view)
        case "trade", [seat, kind]:
            return _trade(words, int(seat.removeprefix("p")), kind, view)
    return ("", {}) if view is None else _about(words, verb, view)


def _chosen_card(card: str, view: View | None) -> Phrase:
    """One card of a payment, or of an offer."""
    phase = "" if view is None else str(view["phase"])
    if view is not None and phase == "give":
        return phase, {"card": card, "other": view["names"][view["premium"]["winner"]]}
    return phase if phase in ("pledge", "counter") else "", {"card": card}


def _trade(words: Words, opponent: int, kind: str, view: View | None) -> Phrase:
    """A challenge; both owning two of the kind, it is for two (K-31)."""
    if view is None:
        return "", {"opponent": f"p{opponent}", "kinds": _kinds(words, kind)}
    owned = [view["players"][seat]["animals"].get(kind) for seat in (view["turn"], opponent)]
    stake = _some(words, kind, 2 if owned == [2, 2] else 1)
    return "stake", {"opponent": view["names"][opponent], "animals": stake}


def _about(words: Words, verb: str, view: View) -> Phrase:
    """A move of one word, as the view explains it."""
    match verb, view["phase"]:
        case "sell" | "buy", "hammer":
            auction = view["auction"]
            return "animal", {"other": view["names"][auction["bidder"]], "price": auction["bid"]}
        case "sell" | "buy", "premium":
            premium = view["premium"]
            return "premium", {
                "other": view["names"][premium["winner"]],
                "count": premium["number"],
            }
        case "slap", _:
            return "number", {"count": view["premium"]["number"]}
        case "take", _ if view["rat"]["cards"]:
            return "cards", {"count": view["rat"]["cards"]}
        case "accept", _:
            trade = view["trade"]
            animals = _some(words, trade["kind"], trade["stake"])
            return "rats" if trade["kind"] == "rat" else "stake", {"animals": animals}
        case "done", phase if view["seat"] in view["deciding"]:
            return str(phase), {
                "count": len(view["chosen"]),
                "money": _money(words, view["chosen"]),
            }
        case "keep" | "give", _ if view["card"] != "?":
            opponent = view["names"][1 - view["turn"]]
            return "card", {"card": _the_card(words, view["card"]), "other": opponent}
    return "", {}


# Refusals


def refusal(words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    """The variant of the refusal's message, and its values."""
    worded: Values = {}
    for name, value in values.items():
        worded.update(_worded(words, name, value, names))
    return "two" if values.get("players") == 2 else "", worded


# Prompts


def prompt(view: View) -> str:
    """Which prompt fits: the phase, and what is special about it."""
    phase = str(view["phase"])
    match phase:
        case "turn" if view["deck"]["size"] == 0:
            return "turn-trade"
        case "turn":
            return _for_two(phase if _can_trade(view) else "turn-alone", view)
        case "extra":
            return _for_two(phase, view)
        case "bid" if view["auction"]["bid"]:
            return "bid-higher"
        case "rat" if view["players"][view["rat"]["asked"]]["money"]["count"] == 0:
            return "rat-broke"
        case "offer" if view["trade"]["repeated"]:
            return "offer-again"
    return phase


def _for_two(name: str, view: View) -> str:
    return f"{name}-two" if len(view["players"]) == 2 else name


def _can_trade(view: View) -> bool:
    """Whether somebody else has an animal or rat of a kind that the one in turn has (K-8)."""
    kinds = [set(player["animals"]) for player in view["players"]]
    own = kinds.pop(view["turn"])
    return any(own & other for other in kinds)


# Values


def _kinds(words: Words, kind: str) -> str:
    """'cow' as 'cows'."""
    return words.text(f"kuhhandel-kinds-{kind}")


def _some(words: Words, kind: str, count: int) -> str:
    """'a cow', '2 cows'."""
    return words.text(f"kuhhandel-some-{kind}", count=count)


def _a_card(words: Words, card: str) -> str:
    """A card that is mentioned for the first time: 'a cow', 'the premium for cows', 'a 50'."""
    if card in MONEY_NAMES:
        return words.text("kuhhandel-a-money-card", value=int(card))
    return _premium(words, card) if card.startswith(PREMIUM) else _some(words, card, 1)


def _the_card(words: Words, card: str) -> str:
    """A card that everybody concerned has seen: 'the cow', 'the premium for cows', 'the 50'."""
    if card in MONEY_NAMES:
        return words.text("kuhhandel-the-money-card", value=int(card))
    if card.startswith(PREMIUM):
        return _premium(words, card)
    return words.text(f"kuhhandel-the-{card}")


def _premium(words: Words, card: str) -> str:
    return words.text("kuhhandel-premium", kinds=_kinds(words, card.removeprefix(PREMIUM)))


def _cards(words: Words, count: int) -> str:
    """Cards of which only the number is known."""
    return words.text("kuhhandel-cards", count=count)


def _money(words: Words, cards: Sequence[int]) -> str:
    """Cards that are known, the highest first: '50+2×20 = 90'."""
    counts = sorted(Counter(cards).items(), reverse=True)
    written = "+".join(f"{count}×{value}" if count > 1 else str(value) for value, count in counts)
    return words.text("kuhhandel-money", count=len(cards), cards=written, total=sum(cards))


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: Value) -> list[int]:
    assert isinstance(value, list)
    return [int(number) for number in value]
