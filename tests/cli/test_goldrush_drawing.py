"""The table of Gold Rush as it is drawn, and the lists to choose from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from rich.console import ConsoleDimensions
from rich.text import Text

import corral as package
from corral import Match
from corral.core.move import Move
from corral.games.goldrush.seen.types import GoldRushView
from corral.games.goldrush.show import terminal as goldrush
from corral.games.goldrush.text.notation import VERBS
from corral.terminal.drawing import Canvas, drawing_of
from corral.terminal.menu import Menu
from corral.terminal.page import FEWEST_LOG_LINES, Page, prompt_bar
from corral.terminal.palette import FANCY, PLAIN, Signs
from corral.terminal.screen import Screen
from corral.terminal.steps import FirstMenu, SecondMenu, menu_for
from corral.words import LANGUAGES, Words
from tests.tables import each_once, every_two

NAMES = ("Ana", "Bo", "Cleo", "Maximilian der Erste", "Eli")
TOKENS = 3
DIGGING = ("take", "tent", "pass")


def decisions(players: int, every: int = 1) -> Iterator[tuple[Match, int]]:
    """Moments of a random match at which somebody decides; and its end."""
    match = package.new("goldrush", players=players, seed=players, names=NAMES[:players])
    rng = Random(players)
    number = 0
    while match.actors:
        seat = match.actors[0]
        if number % every == 0:
            yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))
        number += 1
    yield match, 0


def with_tokens(players: int, number: int) -> Match:
    """A match in which everybody digs, when all have so many tokens and somebody places a tile."""
    match = package.new("goldrush", players=players, seed=1, names=NAMES[:players])
    while match.view(None)["phase"] != "place" or any(
        len(player["tokens"]) < number for player in match.view(None)["players"]
    ):
        moves = match.legal(match.actors[0])
        match.play(match.actors[0], min(moves, key=_wish))
    return match


def _wish(move: Move) -> int:
    kind = str(move)[:4]
    return DIGGING.index(kind) if kind in DIGGING else len(DIGGING)


def board(match: Match, seat: int | None, canvas: Canvas) -> list[str]:
    # The view goes through JSON: nothing but data can reach the drawing.
    view = json.loads(json.dumps(match.view(seat)))
    return [line.plain for line in goldrush.board(view, match.setting.edition.data, canvas)]


def menu_of(match: Match, seat: int, words: Words, step: str = "") -> Menu:
    printed = match.setting.edition.data
    drawing = drawing_of("goldrush")
    return menu_for("goldrush", drawing, match.legal(seat), words, match.view(seat), printed, step)


def at(phase: str, number: int) -> tuple[Match, int]:
    """A moment of the match of three."""
    moments = (both for both in decisions(3) if both[0].view(None)["phase"] == phase)
    return next(both for place, both in enumerate(moments) if place == number)


@pytest.mark.parametrize(
    ("players", "width", "rows", "signs"),
    each_once(
        [2, 3, 5],
        [(80, 24, FANCY), (100, 40, PLAIN), (140, 50, FANCY), (60, 24, PLAIN), (40, 20, FANCY)],
    ),
)
def test_the_board_keeps_within_its_bounds(
    players: int, width: int, rows: int, signs: Signs
) -> None:
    heights = set()
    for number, (match, seat) in enumerate(decisions(players, every=7)):
        canvas = Canvas(width, rows, signs, Words(LANGUAGES[number % 3]))
        lines = board(match, seat, canvas)
        assert max(map(len, lines)) <= width
        heights.add(len(lines))
    if width >= goldrush.NARROW:  # nothing jumps
        assert len(heights) == 1
        assert max(heights) <= rows - 11


@pytest.mark.parametrize(
    ("language", "players", "width", "rows"),
    every_two(LANGUAGES, [2, 3, 4, 5], [(80, 24), (100, 40)]),
)
def test_nothing_known_is_cut_off(language: str, players: int, width: int, rows: int) -> None:
    words = Words(language)
    for match, seat in decisions(players, every=5):
        view = match.view(seat)
        drawn = board(match, seat, Canvas(width, rows, FANCY, words))
        # A long name may be.
        assert [line for line in drawn if "…" in re.sub("Maximilian?…", "", line)] == []
        whole = "\n".join(drawn)
        left = words.text("terminal-goldrush-tiles-left", count=view["tiles_left"])
        supply = words.text("terminal-goldrush-supply", count=view["tokens"]["supply"])
        assert left in drawn[0]
        assert supply in drawn[0]
        own = view["players"][seat]["tokens"]
        if own:
            assert f"={sum(own)}" in whole
        for place, player in enumerate(view["players"]):
            row = next(
                line for line in drawn if f" {FANCY.emblems[place]}  {NAMES[place][:9]}" in line
            )
            points, supply_left, _, tokens = row.split()[-4:]
            assert [int(points), int(supply_left), int(tokens)] == [
                player["points"],
                player["supply"],
                len(player["tokens"]),
            ]


@pytest.mark.parametrize("rows", [90, 200])
def test_everybody_in_the_landscape_is_drawn(rows: int) -> None:
    canvas = Canvas(300, rows, FANCY, Words("en"))
    for match, seat in decisions(3, every=11):
        view = match.view(seat)
        land = [line[: 300 - goldrush.PANEL] for line in board(match, seat, canvas)]
        drawn = "\n".join(land[1:])
        for place, player in enumerate(view["players"]):
            tents = player["tent"] is not None
            assert drawn.count(FANCY.emblems[place]) == len(player["cowboys"]) + tents
            assert drawn.count(f"∩{FANCY.emblems[place]}") == tents
        for number in range(1, len(view["openings"]) + 1):
            assert f" {number} " in drawn


def test_others_tokens_are_not_drawn() -> None:
    match = with_tokens(3, TOKENS)
    canvas = Canvas(100, 40, FANCY, Words("en"))
    values = sorted(match.view(0)["players"][0]["tokens"], reverse=True)
    shown = "Tokens  " + " ".join(map(str, values))
    assert shown in "\n".join(board(match, 0, canvas))
    for viewer in (1, None):
        assert f"={sum(values)}" not in "\n".join(board(match, viewer, canvas))
    assert drawing_of("goldrush").secrets(match.view(0))
    assert not drawing_of("goldrush").secrets(match.view(None))


def test_at_the_end_all_tokens_are_shown() -> None:
    match, _ = list(decisions(4))[-1]
    assert match.over
    view = match.view(None)
    assert not drawing_of("goldrush").secrets(match.view(0))
    whole = "\n".join(board(match, None, Canvas(100, 40, FANCY, Words("en"))))
    for player in view["players"]:
        if player["tokens"]:
            assert f"={sum(player['tokens'])}" in whole


# The picture


def test_the_coordinates_are_those_of_the_notation() -> None:
    match = package.new("goldrush", players=2, seed=1)
    lines = board(match, None, Canvas(80, 40, FANCY, Words("en")))
    columns = lines[1].split("Pts")[0].split()
    xs = sorted({cell["x"] for cell in match.view(None)["openings"]} | {0})
    assert columns[: len(xs)] == [str(x) for x in range(xs[0], xs[-1] + 1)]
    row = next(line for line in lines if line.startswith("  0 "))
    start = lines[1].index(f"{0:^11}", 4)
    assert row[start : start + 11].count("═") >= 10


@pytest.mark.parametrize("cell", ["0,0", "-3,2", "99,99"])
def test_the_picture_goes_where_somebody_wants_to_look(cell: str) -> None:
    match, seat = at("place", 60)
    canvas = Canvas(80, 24, FANCY, Words("en"), cell)
    lines = board(match, seat, canvas)
    assert "map, or a cell" in lines[0]
    x, y = cell.split(",")
    if x != "99":
        assert x in lines[1][: 80 - goldrush.PANEL].split()
        assert any(line[:4].strip() == y for line in lines[2:])


def test_the_map_has_a_line_for_each_row() -> None:
    match, seat = at("act", 30)
    view = match.view(seat)
    lines = board(match, seat, Canvas(80, 40, FANCY, Words("en"), "tent map"))
    named = [line[:4].strip() for line in lines[2:]]
    ys = [tile["y"] for tile in view["tiles"]]
    for y in range(min(ys), max(ys) + 1):
        assert str(y) in named


def test_a_small_landscape_is_drawn_large() -> None:
    match = package.new("goldrush", players=2, seed=1)
    drawn = "\n".join(board(match, None, Canvas(100, 40, FANCY, Words("en"))))
    assert "═" * 10 in drawn
    assert "map" not in drawn


def test_the_tile_in_hand_is_drawn_as_it_can_lie() -> None:
    canvas = Canvas(100, 40, FANCY, Words("en"))
    for match, seat in decisions(3):
        view = match.view(seat)
        if view["phase"] != "place":
            continue
        lines = board(match, seat, canvas)
        head = next(i for i, line in enumerate(lines) if f"In hand: {view['tile']}" in line)
        rotations = lines[head + 4][100 - goldrush.PANEL :].split()
        assert rotations in (["0"], ["0", "1"], ["0", "1", "2", "3"])
        opening = view["openings"][0]
        focused = Canvas(100, 40, FANCY, Words("en"), f"place {opening['cell']}")
        numbers = board(match, seat, focused)[head + 4][100 - goldrush.PANEL :].split()
        wanted = [number for number in rotations if int(number) in opening["rotations"]]
        assert numbers == [str(place + 1) for place in range(len(wanted))]
        assert wanted


# Choosing in two steps


def test_every_verb_has_its_place() -> None:
    assert set(goldrush.KINDS) == set(VERBS)


def test_every_placement_can_be_chosen_by_its_cell() -> None:
    words = Words("en")
    for match, seat in decisions(3, every=9):
        if match.view(None)["phase"] != "place":
            continue
        menu = menu_of(match, seat, words)
        assert isinstance(menu, FirstMenu)
        view = match.view(seat)
        cells = sorted(view["openings"], key=lambda opening: (opening["y"], opening["x"]))
        assert menu.texts == [f"place {opening['cell']}" for opening in cells]
        legal = {str(move) for move in match.legal(seat)}
        for number, stem in enumerate(menu.texts, start=1):
            cell = stem.split()[1]
            assert menu.step(str(number)) == menu.step(cell) == menu.step(stem.upper().lower())
            if menu.step(cell):
                second = menu_of(match, seat, words, stem)
                assert isinstance(second, SecondMenu)
                assert len(second.texts) > 1
                assert set(second.texts) <= legal
            else:
                assert menu.chosen(cell) == menu.chosen(str(number))
                assert str(menu.chosen(cell)).startswith(f"{stem} ")
        for move in legal:
            assert str(menu.chosen(move)) == move
            assert str(menu.chosen(move.removeprefix("place "))) == move


def test_rotations_that_look_alike_are_offered_once() -> None:
    seen = 0
    for match, seat in decisions(4):
        view = match.view(seat)
        if view["tile"] not in ("Ua", "Xa", "C4a", "Ha", "Ca"):
            continue
        bundles = goldrush.bundles(
            match.legal_texts(seat), cast(GoldRushView, view), match.setting.edition.data
        )
        turns = 1 if view["tile"] in ("Xa", "C4a", "Ca") else 2
        assert {len(bundle) for bundle in bundles.values()} <= set(range(1, turns + 1))
        seen += 1
    assert seen


def test_many_places_for_the_tent_are_one_line() -> None:
    match, seat = next(
        (match, seat)
        for match, seat in decisions(3)
        if sum(str(move).startswith("tent") for move in match.legal(seat)) > goldrush.FEW_TENTS
    )
    menu = menu_of(match, seat, Words("en"))
    assert isinstance(menu, FirstMenu)
    assert menu.texts.count("tent") == 1
    number = menu.texts.index("tent") + 1
    assert menu.step(str(number)) == menu.step("TENT") == "tent"
    second = menu_of(match, seat, Words("en"), "tent")
    assert all(text.startswith("tent ") for text in second.texts)
    tent = second.texts[-1]
    assert str(menu.chosen(tent.lower())) == tent
    assert str(menu.chosen("pass")) == "None"  # as it is written, so the match reads it
    assert "Enter: back to all moves" in second.lines(80, 20, match.view(seat))[-1].plain


@pytest.mark.parametrize(
    ("language", "width", "rows"), each_once(LANGUAGES, [(80, 24), (100, 40), (140, 50)])
)
def test_a_screen_holds_board_log_prompt_and_list(language: str, width: int, rows: int) -> None:
    screen = Screen(Words(language))
    screen.live = True
    screen.console.size = ConsoleDimensions(width, rows)
    for match, seat in decisions(5, every=4):
        if match.over:
            break
        view = match.view(seat)
        first = menu_of(match, seat, screen.words)
        steps = ["", *(stem for stem in first.texts[:1] if first.texts != ["pass"])]
        steps += ["tent"] if "tent" in first.texts else []
        for step in steps:
            menu = menu_of(match, seat, screen.words, step)
            bar = prompt_bar(screen, "bar", screen.words.prompt("goldrush", view))
            lines = Page(screen, match, seat, step).lines(0, [], "keys", bar, menu.lines)
            assert len(lines) == rows - 1
            assert max(line.cell_len for line in lines) <= width
            written = [line.plain for line in lines]
            below = written.index(bar[-1].plain) + 1
            offered = [number for line in lines[below:] for number in _numbers(line)]
            assert sorted(offered) == list(range(1, len(menu.moves) + 1))
            assert "…" not in "".join(written[below:])
            above = next(i for i, line in enumerate(written) if line.endswith(f" keys {'─' * 2}"))
            assert below - len(bar) - above > FEWEST_LOG_LINES


def _numbers(line: Text) -> list[int]:
    """The numbers of the moves that a line of the menu offers."""
    spans = [span for span in line.spans if span.style == "choice"]
    return [int(line.plain[span.start : span.end].strip(" )")) for span in spans]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", [FANCY, PLAIN])
def test_the_legend_fits_and_names_the_map(language: str, signs: Signs) -> None:
    words = Words(language)
    legend = goldrush.legend(Canvas(80, 24, signs, words)).splitlines()
    assert max(map(len, legend)) <= 80
    name = words.text("terminal-goldrush-map")
    assert legend[0].startswith(name)
    assert goldrush.spot(name.upper(), words) == goldrush.spot("map", words) == "map"
    assert goldrush.spot("3,-2", words) == "3,-2"
    assert goldrush.spot("3", words) == goldrush.spot("tent", words) == ""
