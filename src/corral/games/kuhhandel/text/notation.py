"""Moves and outcomes of chance as texts, and back. The grammar is in docs/notation.md."""

from __future__ import annotations

from corral.core.text import Line, Token
from corral.games.kuhhandel.rules.codes import (
    ADD_MOVE,
    BID_MOVE,
    HIGHEST_BID,
    KINDS,
    LOOK_PHASE,
    PAY_MOVE,
    PUT_MOVE,
    START_PHASE,
    TRADE_MOVE,
)
from corral.games.kuhhandel.rules.money import STEP, VALUES
from corral.games.kuhhandel.rules.names import CARD_NAMES, KIND_NAMES, MONEY_NAMES

MOST_SEATS = 6
# The moves without an argument, in the order of their codes.
SIMPLE = (
    "auction",
    "distribute",
    "end",
    "pass",
    "sell",
    "buy",
    "slap",
    "wait",
    "take",
    "accept",
    "counter",
    "done",
    "keep",
    "give",
)
WITH_CARD = ("pay", "put", "add")
VERBS = (*SIMPLE, *WITH_CARD, "trade", "bid")


def move_text(code: int) -> str:
    if code >= BID_MOVE:
        return f"bid {(code - BID_MOVE + 1) * STEP}"
    if code >= TRADE_MOVE:
        opponent, kind = divmod(code - TRADE_MOVE, KINDS)
        return f"trade p{opponent} {KIND_NAMES[kind]}"
    if code >= ADD_MOVE:
        return f"add {VALUES[code - ADD_MOVE]}"
    if code >= PUT_MOVE:
        return f"put {VALUES[code - PUT_MOVE]}"
    if code >= PAY_MOVE:
        return f"pay {VALUES[code - PAY_MOVE]}"
    return SIMPLE[code]


# Reading moves


def canonical(text: str) -> str:
    """A move as ``move_text`` writes it: spacing and zeros in front mended."""
    line = Line(1, text)
    verb = line.word(0, "a move")
    if verb.text not in VERBS:
        raise verb.unexpected("one of " + ", ".join(VERBS))
    if verb.text in SIMPLE:
        line.only(1)
        return verb.text
    if verb.text == "trade":
        line.only(3)
        opponent = line.word(1, "an opponent such as p1").seat(MOST_SEATS)
        kind = line.word(2, "an animal or rat").one_of(KIND_NAMES)
        return f"trade p{opponent} {KIND_NAMES[kind]}"
    line.only(2)
    if verb.text == "bid":
        return f"bid {line.word(1, 'an amount').number(0, HIGHEST_BID)}"
    return f"{verb.text} {VALUES[read_money_card(line.word(1, 'a money card'))]}"


def read_money_card(token: Token) -> int:
    """The denomination of a money card."""
    return token.one_of(MONEY_NAMES)


def read_card(token: Token) -> int:
    """A card of the deck."""
    if token.text not in CARD_NAMES:
        raise token.unexpected("a card such as cow, rat, premium-cow or 50")
    return CARD_NAMES.index(token.text)


# Chance


def chance_text(outcome: int, phase: int) -> str:
    if phase == START_PHASE:
        return f"start p{outcome}"
    return f"{'look' if phase == LOOK_PHASE else 'card'} {CARD_NAMES[outcome]}"


def read_chance(line: Line, phase: int, players: int) -> int:
    """The outcome in a record line such as ``* card cow``, checked against what is due."""
    word = "start" if phase == START_PHASE else ("look" if phase == LOOK_PHASE else "card")
    token = line.word(1, f"`{word}`")
    if token.text != word:
        raise token.wrong(f"{token.text!r} stands where `{word}` is due")
    line.only(3)
    if phase == START_PHASE:
        return line.word(2, "a seat").seat(players)
    return read_card(line.word(2, "a card"))
