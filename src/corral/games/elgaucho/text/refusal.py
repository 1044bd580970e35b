"""Why a move is refused: the rule that forbids it, the reason, and what it is about."""

from __future__ import annotations

from corral.core.errors import IllegalMove
from corral.core.event import Value
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    COLLECT_PHASE,
    ENTER_PHASE,
    FINAL_PHASE,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    OVERSEER_PHASE,
    ROW_LENGTH,
    STEPPE_PHASE,
    VALUES,
)
from corral.games.elgaucho.rules.herds import owner_of
from corral.games.elgaucho.rules.names import (
    AREA_NAMES,
    SPACE_NAMES,
    rodeo_values,
    tile_names,
)
from corral.games.elgaucho.state import ElGaucho
from corral.games.elgaucho.text.notation import TILE_OF

COLLECTING = (COLLECT_PHASE, FINAL_PHASE)


def refusal(state: ElGaucho, seat: int, text: str) -> IllegalMove:
    """The reason for refusing a well-formed move that is not legal."""
    verb, *words = text.split()
    refused = _wrong_time(state, seat, verb, words) or _REASONS[verb](state, seat, words)
    assert refused is not None, f"`{text}` of p{seat} is legal"
    return refused


def _wrong_time(state: ElGaucho, seat: int, verb: str, words: list[str]) -> IllegalMove | None:
    """Whether this kind of move belongs to another phase or another player."""
    phase = state.phase
    if phase == OVER_PHASE:
        return IllegalMove("E-46", "over")
    if phase == KEEP_PHASE:
        if verb != "keep":
            return IllegalMove("E-9", "keep_first")
        return None if state.choice[seat] == NONE else IllegalMove("E-9", "kept_already")
    if verb == "keep":
        return IllegalMove("E-9", "keep_over")
    if seat != state.turn:
        rule = "E-11" if phase == ENTER_PHASE else "E-30" if phase in COLLECTING else "E-12"
        return IllegalMove(rule, "not_your_turn", {"seat": int(state.turn)})
    if phase == ENTER_PHASE:
        return None if verb == "place" else IllegalMove("E-11", "enter_first")
    if phase in COLLECTING:
        return None if verb in ("add", "sort") else IllegalMove("E-25", "collect_first")
    if verb == "add":
        return IllegalMove("E-25", "collect_later")
    if verb == "sort":
        return IllegalMove("E-29", "sort_later")
    if phase == OVERSEER_PHASE:
        if verb in ("done", "overseer") or (verb == "recall" and words[0] in AREA_NAMES):
            return None
        return IllegalMove("E-36", "overseer_first")
    if phase == STEPPE_PHASE:
        if state.owing and verb != "put":
            return IllegalMove("E-20", "recalled_first")
        return None if verb in ("put", "recall", "done") else IllegalMove("E-38", "steppe_first")
    if verb == "put":
        return IllegalMove("E-37", "steppe_unseen")
    if verb == "done":
        return IllegalMove("E-23", "nothing_begun")
    if state.owing and verb not in ("stand", "lay", "place"):
        return IllegalMove("E-20", "recalled_first")
    return None


def _keep(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    hand = int(state.hand[seat])
    for word in words:
        if not hand >> TILE_OF[word] & 1:
            return IllegalMove("E-9", "not_in_hand", {"tile": word, "tiles": tile_names(hand)})
    limit = int(state.board.two_up_to if len(words) == 2 else state.board.three_up_to)
    return IllegalMove("E-9", "keep_limit", {"count": len(words), "limit": limit})


def _take(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    if state.countdown == 0:
        return IllegalMove("E-43", "no_dice")
    if state.taken:
        return IllegalMove("E-12", "dice_taken")
    return IllegalMove(
        "E-12",
        "not_rolled",
        {"pair": [int(word) for word in words], "rodeo": rodeo_values(state.rodeo)},
    )


def _dice(state: ElGaucho, word: str) -> IllegalMove | None:
    """Whether the named dice are not all in hand."""
    hand = sorted(int(die) for die in (state.first_die, state.second_die, state.wished) if die)
    left = hand[:]
    for die in _named(word):
        if die not in left:
            values: dict[str, Value] = {"dice": _named(word), "hand": hand}
            return IllegalMove(_dice_rule(state), "not_these_dice", values)
        left.remove(die)
    return None


def _named(word: str) -> list[int]:
    """The dice of a word such as 2+6."""
    return [int(die) for die in word.split("+")]


def _dice_rule(state: ElGaucho) -> str:
    """Why a die is not in hand: there are none, they are not taken yet, or it is another."""
    if state.countdown == 0:
        return "E-43"
    return "E-14" if state.taken else "E-12"


def _no_tile(state: ElGaucho, word: str, rule: str) -> IllegalMove | None:
    refused = _not_in_play(state, word)
    if refused is None and state.tile[SPACE_NAMES.index(word)] < 0:
        return IllegalMove(rule, "no_tile", {"space": word})
    return refused


def _not_in_play(state: ElGaucho, word: str) -> IllegalMove | None:
    """Whether a space belongs to larger tables."""
    space = SPACE_NAMES.index(word)
    if space % ROW_LENGTH < state.board.row_lengths[space // ROW_LENGTH]:
        return None
    return IllegalMove("E-4", "space_not_in_play", {"space": word})


def _no_gaucho(state: ElGaucho, seat: int) -> IllegalMove | None:
    return IllegalMove("E-20", "no_gaucho") if state.supply[seat] == 0 else None


def _occupy(
    state: ElGaucho, seat: int, words: list[str], rule: str, big: bool
) -> IllegalMove | None:
    space = SPACE_NAMES.index(words[0])
    refused = _no_tile(state, words[0], rule) or _dice(state, words[1])
    if refused:
        return refused
    if state.gaucho[space]:
        return IllegalMove(rule, "occupied", {"space": words[0]})
    tile = state.tile[space]
    wanted = int(state.board.value[tile] if big else state.board.small[tile])
    return _other_total(rule, wanted, words[1]) or _no_gaucho(state, seat)


def _other_total(rule: str, wanted: int, word: str) -> IllegalMove | None:
    dice = _named(word)
    if sum(dice) == wanted:
        return None
    return IllegalMove(rule, "dice_total", {"total": wanted, "dice": dice})


def _stand(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _occupy(state, seat, words, "E-15", big=True)


def _lay(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _occupy(state, seat, words, "E-16", big=False)


def _raise(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    space = SPACE_NAMES.index(words[0])
    refused = _no_tile(state, words[0], "E-17") or _dice(state, words[1])
    if refused:
        return refused
    if state.gaucho[space] != state.lying(seat):
        return IllegalMove("E-17", "none_lies", {"space": words[0]})
    return _other_total("E-17", int(state.board.small[state.tile[space]]), words[1])


def _place(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    area = AREA_NAMES.index(words[0])
    if state.phase == ENTER_PHASE:
        if len(words) > 1:
            return IllegalMove("E-11", "enter_without_dice")
        return IllegalMove("E-11", "area_chosen", {"area": words[0]})
    if len(words) < 2:
        return IllegalMove("E-18", "dice_unnamed", {"area": words[0]})
    refused = _dice(state, words[1])
    if refused:
        return refused
    if state.areas[seat] >> area & 1:
        return IllegalMove("E-18", "area_occupied", {"area": words[0]})
    if state.touched >> area & 1:
        return IllegalMove("E-19", "just_left", {"area": words[0]})
    totals = [int(total) for total in state.board.area_totals[area]]
    dice = _named(words[1])
    if sum(dice) not in totals:
        values: dict[str, Value] = {"area": words[0], "totals": totals, "dice": dice}
        return IllegalMove("E-18", "area_total", values)
    return _no_gaucho(state, seat)


def _recall(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    if words[0] in AREA_NAMES:
        refused = _not_ready(state, seat, words[0])
        return refused and IllegalMove("E-20", refused.reason, refused.values)
    if state.gaucho[SPACE_NAMES.index(words[0])] != state.lying(seat):
        return IllegalMove("E-20", "none_lies", {"space": words[0]})
    if state.supply[seat] > 0:
        return IllegalMove("E-20", "supply_left")
    return IllegalMove("E-20", "nothing_to_use")


def _not_ready(state: ElGaucho, seat: int, name: str) -> IllegalMove | None:
    """Whether there is no gaucho on an area that could be used now."""
    area = AREA_NAMES.index(name)
    placed = bool(state.areas[seat] >> area & 1)
    if state.touched >> area & 1:
        return IllegalMove("E-19", "just_placed" if placed else "just_left", {"area": name})
    return None if placed else IllegalMove("E-21", "not_on_area", {"area": name})


def _wish(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_ready(state, seat, "wish")


def _sale(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_ready(state, seat, "sale") or IllegalMove(
        "E-33", "herd_too_small", {"breed": words[0]}
    )


def _steal(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_ready(state, seat, "steal")
    if refused:
        return refused
    own = owner_of(state, TILE_OF[words[0]]) == seat
    return IllegalMove("E-34", "own_tile" if own else "in_no_herd", {"tile": words[0]})


def _overseer(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    raises = words[0] == "raise"
    if state.phase == OVERSEER_PHASE:
        if not raises:
            return IllegalMove("E-36", "raise_or_replace")
    elif refused := _not_ready(state, seat, "overseer"):
        return refused
    return IllegalMove("E-36", "none_lies" if raises else "no_rival_lies", {"space": words[1]})


def _steppe(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_ready(state, seat, "steppe")
    if refused:
        return refused
    return IllegalMove("E-38", "steppe_empty" if state.steppe == 0 else "pampa_full")


def _put(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    tile = TILE_OF[words[0]]
    if not state.seen >> tile & 1:
        values: dict[str, Value] = {"tile": words[0], "tiles": tile_names(state.seen)}
        return IllegalMove("E-37", "not_on_steppe", values)
    refused = _not_in_play(state, words[1])
    if refused:
        return refused
    if state.tile[SPACE_NAMES.index(words[1])] >= 0:
        return IllegalMove("E-37", "space_taken", {"space": words[1]})
    if state.paired and state.board.value[tile] > state.board.pair_up_to:
        return IllegalMove("E-37", "pair_limit", {"limit": int(state.board.pair_up_to)})
    return IllegalMove("E-39", "second_needs_gaucho")


def _done(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return IllegalMove("E-38", "tile_due")


def _end(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return IllegalMove("E-12", "dice_due")


def _add(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_incoming(state, seat, words[0])


def _sort(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_incoming(state, seat, words[0])
    if refused:
        return refused
    if not state.areas[seat] >> AREA_NAMES.index("sort") & 1:
        return IllegalMove("E-29", "not_on_area", {"area": "sort"})
    if state.herd[seat * BREEDS + TILE_OF[words[0]] // VALUES] == 0:
        return IllegalMove("E-29", "no_herd", {"breed": words[0][0]})
    return IllegalMove("E-29", "fits_right", {"tile": words[0]})


def _not_incoming(state: ElGaucho, seat: int, word: str) -> IllegalMove | None:
    if state.incoming[seat] >> TILE_OF[word] & 1:
        return None
    tiles = tile_names(state.incoming[seat])
    return IllegalMove("E-25", "not_collected", {"tile": word, "tiles": tiles})


_REASONS = {
    "keep": _keep,
    "place": _place,
    "take": _take,
    "stand": _stand,
    "lay": _lay,
    "raise": _raise,
    "recall": _recall,
    "wish": _wish,
    "sale": _sale,
    "steal": _steal,
    "overseer": _overseer,
    "steppe": _steppe,
    "put": _put,
    "done": _done,
    "end": _end,
    "add": _add,
    "sort": _sort,
}
