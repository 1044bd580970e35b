"""What a seat sees, declared. The page's types and ``docs/views.md`` are made from this text."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from corral.core.view import Head
from corral.games.kuhhandel.rules.names import Card, Kind

Phase: TypeAlias = Literal[
    "turn",
    "extra",
    "bid",
    "hammer",
    "pay",
    "call",
    "pledge",
    "premium",
    "give",
    "rat",
    "offer",
    "answer",
    "counter",
    "share",
    "over",
]
"""What is decided: in order of the rules."""


class Pile(TypedDict):
    """Money cards that lie face down."""

    count: int
    cards: list[int] | None
    """``None`` for those who may not know them."""


class Purse(TypedDict):
    """A player's money."""

    count: int
    """How many cards."""
    cards: list[int] | None
    """The cards, where they are certain."""
    total: int | None
    """What they are worth, where they are certain."""
    surely: list[int]
    """Cards that it must hold."""
    at_most: dict[str, int]
    """How many of each it can hold."""


class Score(TypedDict):
    """Where points come from: (``quartets`` + ``matching``) × ``times`` + ``others``."""

    quartets: int
    """The values of all quartets but the covered one."""
    matching: int
    """The premiums that match them."""
    times: int
    """How many quartets these are."""
    others: int
    """The other premiums."""
    covered: Kind | None
    """The quartet that the rats have covered."""


class Farm(TypedDict):
    """What a player has."""

    animals: dict[Kind, int]
    """How many of each kind."""
    quartets: list[Kind]
    """The kinds that are complete."""
    premiums: list[Kind]
    """The kinds whose premium it has."""
    score: Score
    money: Purse


class Auction(TypedDict):
    """An auction of an animal."""

    bid: int | None
    """The highest so far."""
    bidder: int | None
    passed: list[int]
    """Who has passed."""
    payer: int | None
    """Who pays at last."""
    limits: list[int | None]
    """What hands that were shown are worth, seat by seat."""


class Premium(TypedDict):
    """A count-down for a premium."""

    number: int
    """The number called."""
    winner: int | None
    waited: list[int]
    """Who waited, as far as the seat knows."""
    pledge: Pile | None
    limits: list[int | None]
    """How many cards hands that were shown have, seat by seat."""


class Rat(TypedDict):
    """A rat that nobody has taken yet."""

    asked: int
    """Who is asked."""
    cards: int
    """How many money cards lie beside it."""
    own: list[int]
    """One's own among them."""


class Trade(TypedDict):
    """A cow trade."""

    challenger: int
    opponent: int
    kind: Kind
    stake: int
    """How many animals."""
    repeated: bool
    """Whether it is repeated after a tie."""
    offer: Pile | None


class Deck(TypedDict):
    """The cards to come."""

    size: int
    cards: dict[Card, int]
    """How many of each, but for money."""
    money: int | None
    """With two players how much money is among them."""


class KuhhandelSeen(TypedDict):
    """What a seat sees of Kuhhandel Master."""

    phase: Phase
    """What is decided now."""
    turn: int | None
    """Whose turn it is; ``None`` if nobody's."""
    deciding: list[int]
    """Who is asked, as far as the seat can tell."""
    deck: Deck
    """The cards to come."""
    card: Card | None
    """The card turned up or looked at; ``?`` if somebody else looks at it."""
    auction: Auction | None
    """The auction, in one."""
    premium: Premium | None
    """The count-down, in one."""
    rat: Rat | None
    """The rat, where one is to be taken."""
    trade: Trade | None
    """The cow trade, in one."""
    chosen: list[int]
    """The money cards that one has chosen so far."""
    trades: int
    """Cow trades since a card was turned up."""
    trades_left: int | None
    """How many may follow when the deck is used up."""
    donkeys: int
    """Donkeys that have come."""
    bank: list[int]
    """Money cards in the bank."""
    money_out: int | None
    """The worth of all hands; ``None`` with two players, whose money is secret."""
    quartets: dict[Kind, int]
    """What a quartet of each kind is worth."""
    premium_value: int
    """What a premium is worth."""
    donkeys_pay: list[int]
    """What each of the donkeys pays."""
    players: list[Farm]
    """What each seat has."""


class KuhhandelView(Head, KuhhandelSeen):
    """A view of Kuhhandel Master, as a match gives it."""
