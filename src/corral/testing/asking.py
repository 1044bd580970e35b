"""What a table may rely on where several are asked together; see ``corral.core.asking``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corral.core.asking import Asking, Orders
from corral.core.match import Match

Demand = Callable[[bool, str], None]


def told(asking: Asking | None) -> tuple[object, ...]:
    """All that a table makes known of a question."""
    if asking is None:
        return ()
    orders = asking.orders
    limits = () if orders is None else (orders.low, orders.high, orders.seats, orders.rule)
    return asking.number, asking.silence, asking.calls, asking.race, asking.in_turn, limits


def check_asking(match: Match, rng: Random, demand: Demand) -> None:
    """A table can ask as the game says, and make the moves that it names."""
    asking = match.asking
    if asking is None:
        return
    game = match.setting.game
    for move in (asking.silence, *asking.race):
        demand(game.canonical(move) == move, f"`{move}`, as it is asked for, is canonical")
    demand(asking.calls >= 0, f"{asking.calls} calls are 0 or more")
    _check_silence(match.copy(), asking, demand)
    if asking.orders is not None:
        demand(bool(game.closing), "where orders are taken, events of `closing` end them")
        _check_orders(match, asking, asking.orders, rng, demand)


def _check_silence(match: Match, asking: Asking, demand: Demand) -> None:
    """All fall silent, one after the other."""
    *others, last = match.actors
    for seat in (*others, last):
        texts = match.legal_texts(seat)
        demand(asking.silence in texts, f"p{seat}, who is asked, may `{asking.silence}`")
        match.play(seat, asking.silence)
        if seat != last:
            same = told(match.asking) == told(asking) and last in match.actors
            demand(same, f"`{asking.silence}` of p{seat} leaves the question to the others")


def _check_orders(
    match: Match, asking: Asking, orders: Orders, rng: Random, demand: Demand
) -> None:
    demand(0 <= orders.low <= orders.high, f"a limit is from {orders.low} to {orders.high}")
    demand(orders.rule in match.setting.game.rule_numbers, f"{orders.rule!r} is a rule")
    demand(set(match.actors) <= set(orders.seats), "who is asked may order")
    asked = list(match.actors[:1] if asking.in_turn else match.actors)
    demand(orders.answer({}, asked) is None, "without orders nothing is answered")
    limits = {seat: rng.randint(orders.low, orders.high) for seat in orders.seats}
    answer = orders.answer(limits, asked)
    demand(answer is not None, f"orders {limits} answer for one of {asked}")
    if answer is not None:
        seat, move = answer
        legal = seat in asked and move in match.legal_texts(seat)
        demand(legal, f"orders {limits} make a legal move of one of {asked}, not p{seat} `{move}`")
