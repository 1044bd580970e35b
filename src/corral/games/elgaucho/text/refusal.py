"""Why a move is refused: the number of the rule that forbids it, and a sentence."""

from __future__ import annotations

from corral.core.errors import IllegalMove
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
    return (
        _wrong_time(state, seat, verb, words)
        or _REASONS[verb](state, seat, words)
        or IllegalMove("E-14", f"`{text}` is not possible now")
    )


def _wrong_time(state: ElGaucho, seat: int, verb: str, words: list[str]) -> IllegalMove | None:
    """Whether this kind of move belongs to another phase or another player."""
    phase = state.phase
    if phase == OVER_PHASE:
        return IllegalMove("E-46", "the match is over")
    if phase == KEEP_PHASE:
        if verb != "keep":
            return IllegalMove("E-9", "first everybody keeps tiles of their hand")
        if state.choice[seat] != NONE:
            return IllegalMove("E-9", f"p{seat} has chosen already")
        return None
    if verb == "keep":
        return IllegalMove("E-9", "tiles are kept in the preliminary round only")
    if seat != state.turn:
        rule = "E-11" if phase == ENTER_PHASE else "E-30" if phase in COLLECTING else "E-12"
        return IllegalMove(rule, f"it is p{int(state.turn)}'s turn, not p{seat}'s")
    if phase == ENTER_PHASE:
        return None if verb == "place" else IllegalMove("E-11", "first place a gaucho on an area")
    if phase in COLLECTING:
        if verb in ("add", "sort"):
            return None
        return IllegalMove("E-25", "first add the collected tiles to the herds")
    if verb == "add":
        return IllegalMove("E-25", "tiles are added when they are collected, after the last turn")
    if verb == "sort":
        return IllegalMove("E-29", "SORT is used only while collecting")
    if phase == OVERSEER_PHASE:
        if verb in ("done", "overseer") or (verb == "recall" and words[0] in AREA_NAMES):
            return None
        return IllegalMove("E-36", "first raise a second gaucho, or be done")
    if phase == STEPPE_PHASE:
        if state.owing and verb != "put":
            return IllegalMove("E-20", "the gaucho taken back is used at once")
        if verb in ("put", "recall", "done"):
            return None
        return IllegalMove("E-38", "who has looked at the steppe places a tile before all else")
    if verb == "put":
        return IllegalMove("E-37", "look at the steppe first")
    if verb == "done":
        return IllegalMove("E-23", "there is nothing to be done with; `end` ends the turn")
    if state.owing and verb not in ("stand", "lay", "place"):
        return IllegalMove("E-20", "the gaucho taken back is used at once")
    return None


def _keep(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    hand = int(state.hand[seat])
    tiles = [TILE_OF[word] for word in words]
    for tile, word in zip(tiles, words, strict=True):
        if not hand >> tile & 1:
            return IllegalMove("E-9", f"{word} is not in the hand {' '.join(tile_names(hand))}")
    limit = int(state.board.two_up_to if len(tiles) == 2 else state.board.three_up_to)
    return IllegalMove("E-9", f"{len(tiles)} tiles may be kept only up to the value {limit} each")


def _take(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    if state.countdown == 0:
        return IllegalMove("E-43", "this round is played without dice")
    if state.taken:
        return IllegalMove("E-12", "the two dice of this turn are taken")
    dice = " ".join(str(die) for die in rodeo_values(state.rodeo))
    return IllegalMove("E-12", f"{words[0]} and {words[1]} are not both among the dice {dice}")


def _dice(state: ElGaucho, word: str) -> IllegalMove | None:
    """Whether the named dice are not all in hand."""
    left = [int(die) for die in (state.first_die, state.second_die, state.wished) if die]
    written = " ".join(str(die) for die in sorted(left)) or "no dice"
    for die in word.split("+"):
        if int(die) not in left:
            return IllegalMove(_dice_rule(state), f"{word} cannot be used: in hand are {written}")
        left.remove(int(die))
    return None


def _dice_rule(state: ElGaucho) -> str:
    """Why a die is not in hand: there are none, they are not taken yet, or it is another."""
    if state.countdown == 0:
        return "E-43"
    return "E-14" if state.taken else "E-12"


def _no_tile(state: ElGaucho, word: str, rule: str) -> IllegalMove | None:
    space = SPACE_NAMES.index(word)
    if space % ROW_LENGTH >= state.board.row_lengths[space // ROW_LENGTH]:
        return IllegalMove("E-4", f"the space {word} is not in play")
    if state.tile[space] < 0:
        return IllegalMove(rule, f"there is no tile on {word}")
    return None


def _no_gaucho(state: ElGaucho, seat: int) -> IllegalMove | None:
    if state.supply[seat] == 0:
        return IllegalMove("E-20", "there is no gaucho in the supply; take one back first")
    return None


def _occupy(state: ElGaucho, seat: int, words: list[str], rule: str, big: bool) -> IllegalMove:
    space = SPACE_NAMES.index(words[0])
    refused = _no_tile(state, words[0], rule) or _dice(state, words[1])
    if refused:
        return refused
    if state.gaucho[space]:
        return IllegalMove(rule, f"the tile on {words[0]} is occupied")
    tile = state.tile[space]
    wanted = int(state.board.value[tile] if big else state.board.small[tile])
    if sum(int(die) for die in words[1].split("+")) != wanted:
        return IllegalMove(rule, f"the dice must total {wanted} exactly, not {words[1]}")
    return _no_gaucho(state, seat) or IllegalMove(rule, f"{words[0]} cannot be occupied now")


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
        return IllegalMove("E-17", f"no own gaucho lies on {words[0]}")
    wanted = int(state.board.small[state.tile[space]])
    return IllegalMove("E-17", f"the dice must total {wanted} exactly, not {words[1]}")


def _place(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    area = AREA_NAMES.index(words[0])
    if state.phase == ENTER_PHASE:
        if len(words) > 1:
            return IllegalMove("E-11", "in the preliminary round no dice are used")
        return IllegalMove("E-11", f"somebody has chosen {words[0]} already")
    if len(words) < 2:
        return IllegalMove("E-18", f"name the dice: `place {words[0]} 1`")
    refused = _dice(state, words[1])
    if refused:
        return refused
    if state.areas[seat] >> area & 1:
        return IllegalMove("E-18", f"the own space on {words[0]} is occupied")
    if state.touched >> area & 1:
        return IllegalMove("E-19", f"{words[0]} was used in this turn already")
    if sum(int(die) for die in words[1].split("+")) not in state.board.area_totals[area]:
        totals = " or ".join(str(total) for total in state.board.area_totals[area])
        return IllegalMove("E-18", f"{words[0]} takes a total of {totals}, not {words[1]}")
    return _no_gaucho(state, seat)


def _recall(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    if words[0] in AREA_NAMES:
        refused = _not_ready(state, seat, AREA_NAMES.index(words[0]))
        return None if refused is None else IllegalMove("E-20", refused.problem)
    space = SPACE_NAMES.index(words[0])
    if state.gaucho[space] != state.lying(seat):
        return IllegalMove("E-20", f"no own gaucho lies on {words[0]}")
    if state.supply[seat] > 0:
        return IllegalMove("E-20", "a lying gaucho is taken back only when the supply is empty")
    return IllegalMove("E-20", "a lying gaucho is taken back only for an action that follows")


def _not_ready(state: ElGaucho, seat: int, area: int) -> IllegalMove | None:
    """Whether there is no gaucho on an area that could be used now."""
    name = AREA_NAMES[area]
    placed = bool(state.areas[seat] >> area & 1)
    if state.touched >> area & 1:
        what = "placed" if placed else "used or taken back"
        return IllegalMove("E-19", f"the gaucho on {name} was {what} in this turn")
    return None if placed else IllegalMove("E-21", f"there is no own gaucho on {name}")


def _wish(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_ready(state, seat, AREA_NAMES.index("wish"))


def _sale(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_ready(state, seat, AREA_NAMES.index("sale")) or IllegalMove(
        "E-33", f"the herd {words[0]} has fewer than two tiles"
    )


def _steal(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_ready(state, seat, AREA_NAMES.index("steal"))
    if refused:
        return refused
    owner = owner_of(state, TILE_OF[words[0]])
    if owner == seat:
        return IllegalMove("E-34", f"{words[0]} is one's own")
    return IllegalMove("E-34", f"{words[0]} is in nobody's herd")


def _overseer(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    if state.phase == OVERSEER_PHASE:
        if words[0] == "replace":
            return IllegalMove("E-36", "either raise or replace, not both")
        return IllegalMove("E-36", f"no own gaucho lies on {words[1]}")
    refused = _not_ready(state, seat, AREA_NAMES.index("overseer"))
    if refused:
        return refused
    whose = "own" if words[0] == "raise" else "opponent's"
    return IllegalMove("E-36", f"no {whose} gaucho lies on {words[1]}")


def _steppe(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_ready(state, seat, AREA_NAMES.index("steppe"))
    if refused:
        return refused
    if state.steppe == 0:
        return IllegalMove("E-38", "there is no tile on the steppe")
    return IllegalMove("E-38", "there is no free space in the pampa")


def _put(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    tile = TILE_OF[words[0]]
    space = SPACE_NAMES.index(words[1])
    if not state.seen >> tile & 1:
        tiles = " ".join(tile_names(state.seen))
        return IllegalMove("E-37", f"{words[0]} is not on the steppe; there are {tiles}")
    if space % ROW_LENGTH >= state.board.row_lengths[space // ROW_LENGTH]:
        return IllegalMove("E-4", f"the space {words[1]} is not in play")
    if state.tile[space] >= 0:
        return IllegalMove("E-37", f"the space {words[1]} is not free")
    if state.paired and state.board.value[tile] > state.board.pair_up_to:
        limit = int(state.board.pair_up_to)
        return IllegalMove("E-37", f"two tiles are put together only up to {limit} each")
    return IllegalMove("E-39", "the second tile needs a gaucho; take one back first")


def _done(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return IllegalMove("E-38", "who has looked at the steppe places at least one tile")


def _end(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return IllegalMove("E-12", "the turn cannot end before two dice are taken")


def _add(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    return _not_incoming(state, seat, words[0])


def _sort(state: ElGaucho, seat: int, words: list[str]) -> IllegalMove | None:
    refused = _not_incoming(state, seat, words[0])
    if refused:
        return refused
    tile = TILE_OF[words[0]]
    if not state.areas[seat] >> AREA_NAMES.index("sort") & 1:
        return IllegalMove("E-29", "there is no own gaucho on sort")
    if state.herd[seat * BREEDS + tile // VALUES] == 0:
        return IllegalMove("E-29", f"there is no herd of the breed of {words[0]}")
    return IllegalMove("E-29", f"{words[0]} belongs at the right end; add it")


def _not_incoming(state: ElGaucho, seat: int, word: str) -> IllegalMove | None:
    if state.incoming[seat] >> TILE_OF[word] & 1:
        return None
    tiles = " ".join(tile_names(state.incoming[seat]))
    return IllegalMove("E-25", f"{word} was not collected; there are {tiles}")


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
