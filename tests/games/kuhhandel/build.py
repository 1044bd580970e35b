"""Positions of Kuhhandel Master for tests: everything has a default, a test says what it is about.

Seats sit clockwise: p1 is the left-hand neighbour of p0. If a test does not say otherwise, it is
p0's turn, so p0 is the auctioneer or challenger.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ParamSpec

import corral
from corral.core.event import Event, Value
from corral.core.state import State
from tests.games.playing import line, play, viewers

GAME = corral.game("kuhhandel")
EDITION = GAME.edition()

# K-2 to K-6 and K-20, once more and by hand.
QUARTETS = {
    "cock": 10,
    "goose": 40,
    "cat": 90,
    "dog": 160,
    "sheep": 250,
    "goat": 350,
    "donkey": 500,
    "pig": 650,
    "cow": 800,
    "horse": 1000,
}
ANIMALS = tuple(QUARTETS)
KINDS = (*ANIMALS, "rat")
PREMIUMS = tuple(f"premium-{animal}" for animal in ANIMALS)
CARDS = Counter(dict.fromkeys(KINDS, 4) | dict.fromkeys(PREMIUMS, 1))
MONEY = Counter({0: 12, 10: 18, 20: 6, 50: 12, 100: 6, 200: 6, 500: 6})
START = "50+20+10+10+10+0+0"
DONKEYS = (50, 100, 200, 500)
MONEY_IN_DECK = 26

NOTHING: Mapping[int, str] = MappingProxyType({})
CARD_OF_PHASE = {
    **dict.fromkeys(("bid", "hammer", "pay"), "cow"),
    **dict.fromkeys(("call", "pledge", "premium", "give"), "premium-cow"),
    "rat": "rat",
    "share": "cow",
}
# What two players have drawn if a test does not care: these cards in turn, p0 first.
DRAWN = (*[10] * 12, *[20] * 4, *[50] * 8, *[100] * 2)


def text(
    players: int = 3,
    *,
    phase: str = "turn",
    turn: int = 0,
    trades: int = 0,
    deck: str | None = None,
    deck_money: int | None = None,
    rest: int = -1,
    card: str | None = None,
    bid: str = "",
    passed: str = "",
    payer: int | None = None,
    call: int = 10,
    waited: str = "",
    slap: str = "2 p1",
    pledge: str = "10+0",
    limits: Mapping[int, int] | None = None,
    asked: int | None = None,
    trade: str = "p1 cow",
    offer: str = "",
    chosen: str = "",
    hands: Mapping[int, str] = NOTHING,
    money: Sequence[str] = (),
    animals: Mapping[int, str] = NOTHING,
    premiums: Mapping[int, str] = NOTHING,
    super_trade: bool = False,
    cash_count: bool = False,
) -> str:
    """The full position described.

    The deck holds every card that is not placed. If ``deck`` says what it holds, the others lie
    before the seat ``rest`` (the last one). Everybody who is not in ``hands`` has the start money
    and what the donkeys have paid. The deeds in ``money`` are done to these hands, which are the
    bases of the position. Of two players' deck as much money was drawn as must have been.
    """
    seats = range(players)
    block = card or CARD_OF_PHASE.get(phase, "")
    farms = [_counted(animals.get(seat, "")) for seat in seats]
    for seat in seats:
        farms[seat].update(f"premium-{kind}" for kind in premiums.get(seat, "").split())
    left = CARDS - sum(farms, Counter())
    if block in CARDS:
        left -= Counter([block])
    cards = left if deck is None else _counted(deck)
    farms[rest] += left - cards

    looked = phase == "share"
    deeds = list(money)
    if players == 2:
        left_over = _money_left(deck_money, deck, deeds, cards.total() + looked, block.isdigit())
        draws = MONEY_IN_DECK - block.isdigit() - _draws(deeds) - left_over
        deeds = [*(f"draw p{n % 2} {DRAWN[n]}" for n in range(draws)), *deeds]
    turned_up = 4 - cards["donkey"] - (looked and block == "donkey")
    paid = DONKEYS[: turned_up - sum(deed.startswith("donkey") for deed in deeds)]
    usual = "+".join([START, *map(str, paid)])
    bases = [cards_of(hands.get(seat, usual)) for seat in seats]

    lines = [
        "corral-position 1",
        "game kuhhandel",
        f"rules {GAME.rules_version}",
        f"edition {EDITION.name} {EDITION.digest}",
        f"players {players}",
        f"option cash_count {'yes' if cash_count else 'no'}",
        f"option super_trade {'yes' if super_trade else 'no'}",
        f"phase {phase}",
        f"turn {'-' if phase == 'over' else f'p{turn}'}",
        f"trades {trades}",
        f"deck {_listed(cards)}",
    ]
    if players == 2:
        lines.append(f"deck-money {left_over}")
    if block:
        lines.append(f"card {block}")
    if phase in ("bid", "hammer", "pay"):
        lines.append(f"bid {bid or ('-' if phase == 'bid' else '30 p1')}")
    if phase == "bid":
        lines.append(f"passed {passed or '-'}")
    if phase == "pay":
        lines.append(f"payer p{1 if payer is None else payer}")
    if phase == "call":
        lines += [f"call {call}", f"waited {waited or '-'}"]
    if phase in ("pledge", "premium", "give"):
        lines.append(f"slap {slap}")
    if phase == "premium":
        lines.append(f"pledge {pledge}")
    if block and phase not in ("rat", "share"):
        lines.append("limits " + " ".join(str((limits or {}).get(seat, "-")) for seat in seats))
    if phase == "rat":
        puts = sum(deed.startswith("put") for deed in deeds)
        lines.append(f"asked p{(turn + 1 + puts) % players if asked is None else asked}")
    if phase in ("offer", "answer", "counter"):
        lines.append(f"trade {trade}")
    if phase in ("answer", "counter"):
        lines.append(f"offer {offer or '-'}")
    if phase in ("pay", "pledge", "give", "offer", "counter"):
        lines.append(f"chosen {chosen or '-'}")
    lines += [f"p{seat} base {_pile(base)}" for seat, base in enumerate(bases)]
    lines += [f"money {deed}" for deed in deeds]
    _follow(bases, deeds)
    for seat, farm in enumerate(farms):
        kinds = Counter({kind: farm[kind] for kind in KINDS if farm[kind]})
        owned = [name.removeprefix("premium-") for name in PREMIUMS if farm[name]]
        lines += [
            f"p{seat} animals {_listed(kinds)}",
            f"p{seat} premiums {' '.join(owned) or '-'}",
            f"p{seat} hand {_pile(bases[seat])}",
        ]
    return "\n".join(lines) + "\n"


Described = ParamSpec("Described")


def _matches(position: Callable[Described, str]) -> Callable[Described, corral.Match]:
    """What makes a position, as what makes a match that begins at it."""

    def build(*args: Described.args, **kwargs: Described.kwargs) -> corral.Match:
        return corral.from_position(position(*args, **kwargs), seed=1)

    return build


build = _matches(text)


def _counted(cards: str) -> Counter[str]:
    """``cow*3 dog`` as numbers."""
    counts: Counter[str] = Counter()
    for word in cards.split():
        name, _, number = word.partition("*")
        counts[name] += int(number or 1)
    return counts


def _listed(cards: Counter[str]) -> str:
    words = [
        name if cards[name] == 1 else f"{name}*{cards[name]}"
        for name in sorted(cards, key=[*KINDS, *PREMIUMS].index)
        if cards[name]
    ]
    return " ".join(words) or "-"


def cards_of(pile: str) -> Counter[int]:
    """``50+10+10`` as numbers of cards."""
    return Counter(int(card) for card in pile.split("+") if card not in ("", "-"))


def _pile(cards: Counter[int]) -> str:
    return "+".join(str(card) for card in sorted(cards.elements(), reverse=True)) or "-"


def _draws(deeds: Iterable[str]) -> int:
    return sum(deed.startswith("draw") for deed in deeds)


def _money_left(
    asked_for: int | None, deck: str | None, deeds: list[str], others: int, looked: bool
) -> int:
    """How much of two players' money is in the deck: what is asked for, or as much as can be."""
    if asked_for is not None:
        return asked_for
    if deck == "":
        return 0
    left = MONEY_IN_DECK - _draws(deeds) - looked
    return left - (others + left) % 2


def _follow(hands: list[Counter[int]], deeds: Iterable[str]) -> None:
    """Do the deeds to the hands, as far as they can be done."""
    pile: Counter[int] = Counter()
    for deed in deeds:
        verb, *words = deed.split()
        seats = [int(word[1:]) for word in words if word[0] == "p"]
        piles = [cards_of(word) for word in words if word[0] != "p" and word not in "<=>"]
        if verb == "donkey":
            for hand in hands:
                hand.update(piles[0])
        elif verb == "draw":
            hands[seats[0]].update(piles[0])
        elif verb == "put":
            hands[seats[0]] -= piles[0]
            pile.update(piles[0])
        elif verb == "take":
            hands[seats[0]].update(pile)
            pile.clear()
        elif verb != "show":
            giver, taker = seats
            cards = piles[1] if verb == "pay" else piles[0]  # the first one is the price
            back = piles[1] if verb == "swap" else Counter()
            hands[giver] = hands[giver] - cards + back
            hands[taker] = hands[taker] - back + cards


# Playing


def then(match: corral.Match, *lines: str) -> corral.Match:
    """The match played on as these lines of a record tell it: moves and outcomes of chance."""
    record = match.record() + "\n".join(lines) + "\n"
    played = record.splitlines()[record.splitlines().index("moves") + 1 :]
    moves = sum(not told.startswith("*") for told in played)
    return corral.replay(record, moves=moves, seed=1)  # a match that is over has no result yet


def everybody(match: corral.Match, move: str) -> list[Event]:
    """The move made by all who may act now, one after the other."""
    return [event for seat in match.actors for event in match.play(seat, move)]


def offer(match: corral.Match, seat: int, cards: str) -> list[Event]:
    """The cards put down as an offer or counter-offer; ``-`` for none."""
    moves = [f"add {card}" for card in cards_of(cards).elements()]
    return play(match, seat, *moves, "done")


def random_match(
    players: int, seed: int, *, super_trade: bool = False, cash_count: bool = False
) -> Iterator[corral.Match]:
    """A match played at random: the same one at its beginning and after every move."""
    rng = random.Random(f"{players} {seed}")
    match = corral.new(
        "kuhhandel", players=players, seed=seed, super_trade=super_trade, cash_count=cash_count
    )
    yield match
    while not match.over:
        seat = rng.choice(match.actors)
        moves = match.legal(seat)
        low = [move for move in moves if not str(move).startswith("bid")]
        match.play(seat, rng.choice(moves if rng.random() < 0.3 else [*low, *moves[:4]]))
        yield match


# Asking


def bids(low: int, high: int) -> set[str]:
    """The bids from low to high, and the pass."""
    return {f"bid {amount}" for amount in range(low, high + 1, 10)} | {"pass"}


def hand(match: corral.Match, seat: int) -> str:
    """The money in a hand, such as ``50+10+0``."""
    return line(match, f"p{seat} hand")


def hands(match: corral.Match) -> list[str]:
    return [hand(match, seat) for seat in range(match.players)]


def animals(match: corral.Match) -> list[str]:
    """What animals and rats lie before each seat."""
    return [line(match, f"p{seat} animals") for seat in range(match.players)]


def known(match: corral.Match, viewer: int | None, owner: int) -> list[int] | None:
    """The cards in a hand, if the viewer knows them all."""
    cards: list[int] | None = match.view(viewer)["players"][owner]["money"]["cards"]
    return cards


def knowers(match: corral.Match, owner: int) -> list[int | None]:
    """All who know every card in a hand."""
    return [seat for seat in viewers(match) if known(match, seat, owner) is not None]


def logged(match: corral.Match, seat: int | None, kind: str) -> list[dict[str, Value]]:
    """The events of a kind as a seat's log tells them."""
    events = [dict(event) for event in match.log(seat) if event["kind"] == kind]
    for event in events:
        del event["kind"]
    return events


def outcomes(state: State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    context = state.chance_context()
    return {
        GAME.chance_text(outcome, context): weight for outcome, weight in state.chance_outcomes()
    }
