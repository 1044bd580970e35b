"""Money that nobody or only one player has seen: what cannot be is never imagined, nor read."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import corral
from corral.games.kuhhandel.edition import CLASSIC
from corral.games.kuhhandel.rules.codes import CARDS, MONEY_CARD
from corral.games.kuhhandel.state import Kuhhandel
from tests.once import fewer_plain


def looking(seed: int) -> corral.Match:
    """Two players; the distributor looks at a money card late in the deck."""
    match = corral.new("kuhhandel", players=2, seed=seed)
    rng = random.Random(seed)
    while True:
        seat = match.actors[0]
        state = match.state
        assert isinstance(state, Kuhhandel)
        late = state.deck_size() < 20
        if match.view(None)["phase"] == "share" and state.card >= MONEY_CARD and late:
            return match
        moves = [str(move) for move in match.legal(seat)]
        match.play(seat, "distribute" if "distribute" in moves else rng.choice(moves))


@pytest.mark.parametrize("seed", fewer_plain(range(1), range(12)))
def test_a_card_that_is_looked_at_is_nowhere_else(seed: int) -> None:
    match = looking(seed)
    seat = match.actors[0]
    looked = str(match.view(seat)["card"])
    other = match.view(seat)["players"][1 - seat]["money"]
    own = match.view(seat)["players"][seat]["money"]["cards"].count(int(looked))
    everywhere = corral.game("kuhhandel").census(match.state)[f"money of {looked}"]
    assert other["at_most"][looked] + own + 1 <= everywhere
    for number in range(15):
        world = match.sample(seat, number)
        state = world.state
        assert isinstance(state, Kuhhandel)
        assert min(int(state.deck[card]) for card in range(CARDS)) >= 0
        world.play(seat, "keep")
        assert corral.from_position(world.position()).position() == world.position()


def refused(text: str, reason: str) -> None:
    with pytest.raises(corral.NotationError, match=reason):
        corral.from_position(text, seed=1)


def changed(text: str, **lines: str) -> str:
    """The position with some lines changed, by their first word."""
    return "\n".join(lines.get(line.split(" ")[0], line) for line in text.split("\n"))


def test_a_card_that_cannot_be_in_the_deck_is_not_looked_at() -> None:
    match = looking(1)
    refused(changed(match.position(), card="card 0"), "drawn already")
    refused(changed(match.position_seen_by(match.actors[0]), card="card 0"), "drawn already")


def test_nobody_looks_at_a_card_of_an_empty_deck() -> None:
    match = corral.new("kuhhandel", players=2, seed=3)
    while match.view(None)["deck"]["size"]:
        seat = match.actors[0]
        moves = [str(move) for move in match.legal(seat)]
        match.play(seat, "distribute" if "distribute" in moves else moves[0])
    turn = match.view(None)["turn"]
    text = match.position_seen_by(1 - turn).replace("phase turn", "phase share")
    refused(text.replace("deck-money 0", "deck-money 0\ncard ?"), "none is left for the other")


def test_nobody_offers_more_cards_than_they_have() -> None:
    match = corral.new("kuhhandel", players=2, seed=1)
    while not any(str(move).startswith("trade") for move in match.legal(match.actors[0])):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    trade = next(move for move in match.legal(seat) if str(move).startswith("trade"))
    match.play(seat, trade)
    match.play(seat, "done")
    many = "offer " + "+".join("?" * 40)
    refused(changed(match.position_seen_by(1 - seat), offer=many), "more than they have")


def start(**lines: str) -> str:
    text = corral.new("kuhhandel", players=3, seed=1).position()
    for key, line in lines.items():
        old = next(one for one in text.split("\n") if one.startswith(key.replace("_", " ")))
        text = text.replace(old, line)
    return text


def test_there_is_no_more_money_than_there_is() -> None:
    much, more = "+".join(["200"] * 150), "+".join(["200"] * 106)
    refused(start(p0_base=f"p0 base {much}", p1_base=f"p1 base {more}"), "not so much money")


def test_prices_are_multiples_of_ten() -> None:
    paid = "p2 base 50+20+10+10+10+0+0\nmoney pay p0 p1 15 20"
    refused(start(p2_base=paid), "a multiple of 10")


@pytest.mark.parametrize("value", ["50.0", "false", '"fifty"', "60"])
def test_donkeys_pay_whole_cards(value: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(CLASSIC.read_text().replace("[50, 100, 200, 500]", f"[{value}, 100, 200, 500]"))
    with pytest.raises(corral.EditionError, match="donkeys"):
        corral.new("kuhhandel", players=3, edition=file)
