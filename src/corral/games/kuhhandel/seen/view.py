"""What a seat sees, as JSON-able data for tables, pages and agents."""

from __future__ import annotations

from corral.games.kuhhandel.rules.codes import (
    ANIMAL_AUCTION,
    ANIMALS,
    CALL_PHASE,
    DENOMINATIONS,
    KINDS,
    ON_TABLE,
    PREMIUM_AUCTION,
    QUARTET,
    RAT_PHASE,
    TRADING,
)
from corral.games.kuhhandel.rules.deeds import PUT_DEED, UNKNOWN
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import VALUES, card_values, total
from corral.games.kuhhandel.rules.names import CARD_NAMES, KIND_NAMES
from corral.games.kuhhandel.seen import types
from corral.games.kuhhandel.seen.hand_bounds import Purse, marks_of, purses
from corral.games.kuhhandel.seen.knowledge import Farm, KuhhandelKnowledge, Pile
from corral.games.kuhhandel.seen.types import KuhhandelSeen


class FarmsTold:
    """What a seat was told of the farms last: those are told again as they are of which nothing
    has changed."""

    def __init__(self) -> None:
        self._farms: list[Farm] = []
        self._purses: list[Purse] = []
        self._told: list[types.Farm] = []

    def told(self, farms: list[Farm], held: list[Purse], material: Material) -> list[types.Farm]:
        """The farms with what is known of their money."""
        known = bool(self._told)
        told = [
            self._told[seat]
            if known and held[seat] is self._purses[seat] and farm.like(self._farms[seat])
            else _farm(farm, held[seat], material)
            for seat, farm in enumerate(farms)
        ]
        self._farms, self._purses, self._told = farms, held, told
        return told


def view_of(
    known: KuhhandelKnowledge,
    material: Material,
    held: list[Purse] | None = None,
    last: FarmsTold | None = None,
) -> KuhhandelSeen:
    """All that is known, in the rulebook's words; ``None`` stands for what is not.

    ``held``: the purses, where somebody has worked them out already; ``last``: where the seat's
    views follow one another.
    """
    if held is None:
        held = purses(known, material)
    if last is None:
        last = FarmsTold()
    return {
        "phase": known.phase_name,
        "turn": known.turn,
        "deciding": known.deciding,
        "deck": {
            "size": known.deck_size,
            "cards": _counted(known.deck),
            "money": known.deck_money if known.players == 2 else None,
        },
        "card": _card(known),
        "auction": _auction(known),
        "premium": _premium(known),
        "rat": _rat(known),
        "trade": _trade(known),
        "chosen": card_values(known.chosen),
        "trades": known.trades,
        "trades_left": (int(material.most_trades) - known.trades if known.deck_size == 0 else None),
        "donkeys": known.donkeys,
        "bank": card_values(known.bank),
        "money_out": known.money_out,
        "quartets": {KIND_NAMES[kind]: int(material.value[kind]) for kind in range(ANIMALS)},
        "premium_value": int(material.premium),
        "donkeys_pay": [VALUES[denomination] for denomination in material.donkeys],
        "players": last.told(known.farms, held, material),
    }


def same_view(known: KuhhandelKnowledge, other: KuhhandelKnowledge, material: Material) -> bool:
    """Whether two views are equal, after the same deeds: then purses need not be worked out."""
    if marks_of(known, material) != marks_of(other, material):
        return False
    unnamed = [Purse(0, [0] * DENOMINATIONS, False)] * known.players
    return view_of(known, material, unnamed) == view_of(other, material, unnamed)


def _counted(numbers: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: number for card, number in enumerate(numbers) if number}


def _card(known: KuhhandelKnowledge) -> str | None:
    """The card turned up, or looked at in secret; ``"?"`` if somebody else looks at it."""
    if known.phase not in ON_TABLE:
        return None
    return "?" if known.card is None else CARD_NAMES[known.card]


def _auction(known: KuhhandelKnowledge) -> types.Auction | None:
    if known.phase not in ANIMAL_AUCTION:
        return None
    return {
        "bid": known.bid or None,
        "bidder": known.bidder,
        "passed": known.passed,
        "payer": known.payer,
        "limits": [farm.limit for farm in known.farms],
    }


def _premium(known: KuhhandelKnowledge) -> types.Premium | None:
    if known.phase not in PREMIUM_AUCTION:
        return None
    return {
        "number": known.bid,
        "winner": known.bidder,
        "waited": known.waited if known.phase == CALL_PHASE else [],
        "pledge": _pile(known.pledge) if known.pledge.number else None,
        "limits": [farm.limit for farm in known.farms],
    }


def _rat(known: KuhhandelKnowledge) -> types.Rat | None:
    if known.phase != RAT_PHASE:
        return None
    own = 0
    for deed in reversed(known.deeds):
        if deed.kind != PUT_DEED:
            break
        own += int(deed.cards) if deed.giver == known.seat else 0
    return {"asked": _always(known.asked), "cards": known.pile, "own": card_values(own)}


def _trade(known: KuhhandelKnowledge) -> types.Trade | None:
    if known.phase not in TRADING:
        return None
    made = known.phase_name != "offer"
    return {
        "challenger": _always(known.turn),
        "opponent": _always(known.opponent),
        "kind": KIND_NAMES[_always(known.kind)],
        "stake": _always(known.stake),
        "repeated": known.repeated,
        "offer": _pile(known.offer) if made else None,
    }


def _always(number: int | None) -> int:
    """What is never missing in the present phase."""
    assert number is not None
    return number


def _pile(pile: Pile) -> types.Pile:
    cards = None if pile.cards == UNKNOWN else card_values(pile.cards)
    return {"count": pile.number, "cards": cards}


def _farm(farm: Farm, purse: Purse, material: Material) -> types.Farm:
    return {
        "animals": {
            KIND_NAMES[kind]: farm.animals[kind] for kind in range(KINDS) if farm.animals[kind]
        },
        "quartets": [KIND_NAMES[kind] for kind in range(KINDS) if farm.animals[kind] == QUARTET],
        "premiums": [KIND_NAMES[kind] for kind in farm.premiums],
        "score": _score(farm, material),
        "money": _purse(farm, purse),
    }


def _score(farm: Farm, material: Material) -> types.Score:
    """Where the points come from: (quartets + matching) * times + others (K-37, K-38)."""
    scoring = [
        kind for kind in range(ANIMALS) if farm.animals[kind] == QUARTET and kind != farm.covered
    ]
    matching = sum(kind in scoring for kind in farm.premiums)
    return {
        "quartets": sum(int(material.value[kind]) for kind in scoring),
        "matching": matching * int(material.premium),
        "times": len(scoring),
        "others": (len(farm.premiums) - matching) * int(material.premium),
        "covered": None if farm.covered is None else KIND_NAMES[farm.covered],
    }


def _purse(farm: Farm, purse: Purse) -> types.Purse:
    """Own cards; of another hand what is certain, and between how many of each it can hold."""
    return {
        "count": farm.hand.number,
        "cards": card_values(purse.least) if purse.certain else None,
        "total": int(total(purse.least)) if purse.certain else None,
        "surely": card_values(purse.least),
        "at_most": {
            str(VALUES[denomination]): purse.most[denomination]
            for denomination in range(DENOMINATIONS)
        },
    }
