"""Positions of Kuhhandel Master as text. The grammar is in docs/notation.md."""

from __future__ import annotations

from corral.core.text import listed
from corral.games.kuhhandel.rules.codes import (
    ANIMAL_AUCTION,
    ANSWER_PHASE,
    BID_PHASE,
    CALL_PHASE,
    COUNTER_PHASE,
    GIVE_PHASE,
    MONEY_CARD,
    NONE,
    OFFER_PHASE,
    ON_TABLE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_AUCTION,
    PREMIUM_PHASE,
    RAT_PHASE,
    TRADING,
)
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    EQUAL,
    GIVE_DEED,
    LESS,
    MORE,
    NOT_LESS,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
)
from corral.games.kuhhandel.rules.names import CARD_NAMES, KIND_NAMES, money_text
from corral.games.kuhhandel.seen.knowledge import Farm, KuhhandelKnowledge, Pile

UNSEEN = "?"
CHOOSING = (PAY_PHASE, PLEDGE_PHASE, GIVE_PHASE, OFFER_PHASE, COUNTER_PHASE)
DEED_NAMES = {
    DONKEY_DEED: "donkey",
    PAY_DEED: "pay",
    GIVE_DEED: "give",
    SWAP_DEED: "swap",
    PUT_DEED: "put",
    TAKE_DEED: "take",
    SHOW_DEED: "show",
    DRAW_DEED: "draw",
}
OUTCOMES = {MORE: ">", EQUAL: "=", LESS: "<", NOT_LESS: ">="}


def position_lines(known: KuhhandelKnowledge) -> list[str]:
    """The body of a position, one fact a line, always in the same order."""
    lines = [
        f"phase {known.phase_name}",
        f"turn {_seat(known.turn)}",
        f"trades {known.trades}",
        f"deck {listed(_counted(known.deck, CARD_NAMES))}",
    ]
    if known.players == 2:
        lines.append(f"deck-money {known.deck_money}")
    if known.phase in ON_TABLE:
        card = UNSEEN if known.hides_card else CARD_NAMES[_some(known.card)]
        lines.append(f"card {card}")
    lines += _auction_lines(known)
    if known.phase == RAT_PHASE:
        lines.append(f"asked {_seat(known.asked)}")
    lines += _trade_lines(known)
    if known.phase in CHOOSING:
        lines.append(f"chosen {money_text(known.chosen)}")
    for seat, farm in enumerate(known.farms):
        lines.append(f"p{seat} base {money_text(farm.base)}")
    lines += [f"money {deed_text(deed)}" for deed in known.deeds]
    for seat, farm in enumerate(known.farms):
        lines += [f"p{seat} {line}" for line in _farm_lines(farm)]
    return lines


def _auction_lines(known: KuhhandelKnowledge) -> list[str]:
    lines = []
    if known.phase in ANIMAL_AUCTION:
        bid = "-" if known.bidder is None else f"{known.bid} p{known.bidder}"
        lines.append(f"bid {bid}")
    if known.phase == BID_PHASE:
        lines.append(f"passed {listed(_seats(known.passed))}")
    if known.phase == PAY_PHASE:
        lines.append(f"payer {_seat(known.payer)}")
    if known.phase == CALL_PHASE:
        lines.append(f"call {known.bid}")
        waited = _seats(known.waited) + [UNSEEN] * known.hides_waiting
        lines.append(f"waited {listed(waited)}")
    elif known.phase in PREMIUM_AUCTION:
        lines.append(f"slap {known.bid} {_seat(known.bidder)}")
    if known.phase == PREMIUM_PHASE:
        lines.append(f"pledge {pile_text(known.pledge)}")
    if known.phase in ANIMAL_AUCTION or known.phase in PREMIUM_AUCTION:
        limits = ["-" if farm.limit is None else str(farm.limit) for farm in known.farms]
        lines.append(f"limits {' '.join(limits)}")
    return lines


def _trade_lines(known: KuhhandelKnowledge) -> list[str]:
    if known.phase not in TRADING:
        return []
    again = " again" if known.repeated else ""
    lines = [f"trade {_seat(known.opponent)} {KIND_NAMES[_some(known.kind)]}{again}"]
    if known.phase in (ANSWER_PHASE, COUNTER_PHASE):
        lines.append(f"offer {pile_text(known.offer)}")
    return lines


def _farm_lines(farm: Farm) -> list[str]:
    return [
        f"animals {listed(_counted(farm.animals, KIND_NAMES))}",
        f"premiums {listed([KIND_NAMES[kind] for kind in farm.premiums])}",
        f"hand {pile_text(farm.hand)}",
    ]


def deed_text(deed: Deed) -> str:
    """Such as ``pay p1 p0 90 50+20+20``; cards that were not seen are ``?``."""
    words = [DEED_NAMES[int(deed.kind)]]
    if deed.kind != DRAW_DEED and deed.giver != NONE:
        words.append(f"p{deed.giver}")
    if deed.taker != NONE:
        words.append(f"p{deed.taker}")
    if deed.kind == PAY_DEED:
        words.append(str(deed.price))
    words.append(pile_text(Pile(int(deed.cards), int(deed.number))))
    if deed.kind == SWAP_DEED:
        words.append(OUTCOMES[int(deed.outcome)])
        words.append(pile_text(Pile(int(deed.back), int(deed.back_number))))
    if deed.kind == DRAW_DEED and deed.giver != NONE:
        words.append(f"p{deed.giver}")
    return " ".join(words)


def pile_text(pile: Pile) -> str:
    if pile.cards == UNKNOWN:
        return "+".join([UNSEEN] * pile.number) or "-"
    return money_text(pile.cards)


def _counted(numbers: list[int], names: tuple[str, ...]) -> list[str]:
    """``cow*3`` for three, ``cow`` for one."""
    assert len(numbers) <= MONEY_CARD
    return [
        names[place] if number == 1 else f"{names[place]}*{number}"
        for place, number in enumerate(numbers)
        if number
    ]


def _some(number: int | None) -> int:
    assert number is not None
    return number


def _seat(seat: int | None) -> str:
    return "-" if seat is None else f"p{seat}"


def _seats(seats: list[int]) -> list[str]:
    return [f"p{seat}" for seat in seats]
