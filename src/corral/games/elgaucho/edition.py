"""The edition file of El Gaucho: reading, checking, and making the board from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corral.core.edition import Checker, Edition
from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import BREEDS, ROW_LENGTH, ROWS, VALUES
from corral.games.elgaucho.rules.names import AREA_NAMES

CLASSIC = Path(__file__).with_name("classic.toml")
BREED_NAMES = ["white", "black", "brown", "golden", "spotted"]
FEWEST, MOST = 2, 4
LARGEST_TOTAL = 18


def check(source: str, data: dict[str, Any]) -> str:
    """Refuse data that cannot be played with; the edition's name."""
    root = Checker(source, data).table(
        "name", "tiles", "pampa", "areas", "steppe", "keep", "sale", "players"
    )
    tiles = root["tiles"].table("breeds", "small_numbers")
    if tiles["breeds"].value != BREED_NAMES:  # letters and words are made for these
        raise tiles["breeds"].wrong(f"is {tiles['breeds'].value!r}, wanted {BREED_NAMES}")
    for entry in tiles["small_numbers"].list(VALUES, VALUES):
        entry.number(1, LARGEST_TOTAL)
    pampa = root["pampa"].table("full_at", "pastures")
    pampa["full_at"].number(1, 1000)
    for entry in pampa["pastures"].list(ROWS, ROWS):
        kinds = entry.table("plain", "river", "forest")
        length = sum(kind.number(0, ROW_LENGTH) for kind in kinds.values())
        if kinds["plain"].value == 0:
            raise kinds["plain"].wrong("is 0, but every pasture needs a space for two players")
        if length > ROW_LENGTH:
            raise entry.wrong(f"has {length} spaces, at most {ROW_LENGTH} are possible")
    for area in root["areas"].table(*AREA_NAMES).values():
        totals = [entry.number(1, LARGEST_TOTAL) for entry in area.list(1, LARGEST_TOTAL)]
        if totals != sorted(set(totals)):
            raise area.wrong(f"is {totals}, wanted ascending totals without repetition")
    steppe = root["steppe"].table("tiles", "pair_up_to")
    steppe["tiles"].number(1, 8)
    steppe["pair_up_to"].number(0, VALUES)
    for limit in root["keep"].table("two_up_to", "three_up_to").values():
        limit.number(0, VALUES)
    root["sale"].table("bonus")["bonus"].number(0, 1000)
    counts = root["players"].table(*[str(players) for players in range(FEWEST, MOST + 1)])
    for players in range(FEWEST, MOST + 1):
        _check_counts(counts[str(players)], players, data)
    return root["name"].word()


def _check_counts(checker: Checker, players: int, data: dict[str, Any]) -> None:
    counts = checker.table("dice", "gauchos", "preliminary", "breeds_out")
    counts["dice"].number(2 * players, 11)
    counts["gauchos"].number(1, 50)
    preliminary = counts["preliminary"].number(1, 5)
    out = counts["breeds_out"].number(0, 1)
    tiles = VALUES * (BREEDS - out)
    used = sum(_row_lengths(data, players)) + data["steppe"]["tiles"] + players * preliminary
    if used >= tiles:
        raise checker.wrong(
            f"the setup may need {used} tiles, so the {tiles} in play would leave no draw pile"
        )


def _row_lengths(data: dict[str, Any], players: int) -> list[int]:
    """Spaces in play: the river's with three players, the forest's too with four (E-4)."""
    return [
        pasture["plain"]
        + (pasture["river"] if players >= 3 else 0)
        + (pasture["forest"] if players >= 4 else 0)
        for pasture in data["pampa"]["pastures"]
    ]


def board_for(edition: Edition, players: int) -> Board:
    """The board of an edition for a number of players."""
    data = edition.data
    counts = data["players"][str(players)]
    return Board(
        players=players,
        small_numbers=data["tiles"]["small_numbers"],
        row_lengths=_row_lengths(data, players),
        full_at=data["pampa"]["full_at"],
        area_totals=[data["areas"][area] for area in AREA_NAMES],
        steppe_tiles=data["steppe"]["tiles"],
        pair_up_to=data["steppe"]["pair_up_to"],
        two_up_to=data["keep"]["two_up_to"],
        three_up_to=data["keep"]["three_up_to"],
        bonus=data["sale"]["bonus"],
        dice=counts["dice"],
        gauchos=counts["gauchos"],
        preliminary=counts["preliminary"],
        breeds_out=counts["breeds_out"],
    )
