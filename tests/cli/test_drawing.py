"""The table as it is drawn: complete, within its bounds, and from nothing but the view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import ConsoleDimensions

import corral as package
from corral import Match
from corral.games.elgaucho.notation import VERBS
from corral.terminal import elgaucho
from corral.terminal.drawing import Canvas, drawing_of
from corral.terminal.menu import Menu
from corral.terminal.page import Page, prompt_bar
from corral.terminal.palette import EMBLEMS, FANCY, PLAIN, Signs, signs_for, theme_for
from corral.terminal.screen import Screen
from corral.words import LANGUAGES, Words

NAMES = ("Ana", "Bo", "Cleo", "Maximilian der Erste")


def decisions(players: int, every: int = 1) -> Iterator[tuple[Match, int]]:
    """Moments of a random match at which somebody decides."""
    match = package.new("elgaucho", players=players, seed=players, names=NAMES[:players])
    rng = Random(players)
    number = 0
    while match.actors:
        seat = match.actors[0]
        if number % every == 0:
            yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))
        number += 1
    yield match, 0


def board(match: Match, seat: int | None, canvas: Canvas) -> list[str]:
    # The view goes through JSON: nothing but data can reach the drawing.
    view = json.loads(json.dumps(match.view(seat)))
    return [line.plain for line in elgaucho.board(view, match.setting.edition.data, canvas)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("width", "rows", "signs"),
    [(80, 24, FANCY), (80, 40, FANCY), (100, 40, PLAIN), (60, 24, PLAIN)],
)
def test_no_line_is_wider_than_the_terminal(
    players: int, width: int, rows: int, signs: Signs
) -> None:
    phases = set()
    for number, (match, seat) in enumerate(decisions(players, every=5)):
        phases.add(match.view(None)["phase"])
        canvas = Canvas(width, rows, signs, Words(LANGUAGES[number % 3]))
        for line in board(match, seat, canvas):
            assert len(line) <= width
    assert {"keep", "turn", "over"} <= phases


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rows", [24, 40])
def test_everything_in_the_view_is_drawn(players: int, rows: int) -> None:
    canvas = Canvas(100, rows, FANCY, Words("en"))
    for match, seat in decisions(players, every=9):
        view = match.view(seat)
        drawn = "\n".join(board(match, seat, canvas))
        spaces = [space for row in view["pampa"].values() for space in row if space]
        for space in spaces:
            assert space["tile"] in drawn
        figures = [_figure(space) for space in spaces if space["gaucho"] is not None]
        for figure in figures:
            assert drawn.count(figure) == figures.count(figure)
        for player in view["players"]:
            for letter, herd in player["herds"].items():
                between = "<" if herd["row"][0] < herd["row"][-1] else ">"
                assert f" {letter}{between.join(map(str, herd['row']))} " in drawn
                assert f"={herd['worth']}" in drawn
        if view["rodeo"]:
            assert "Rodeo  " + " ".join(map(str, view["rodeo"])) in drawn
        if view["dice"]:
            assert "In hand  " + " ".join(map(str, view["dice"])) in drawn
        assert drawn.count(" ? ") == view["steppe"].count(None)


def _figure(space: dict[str, Any]) -> str:
    posture = FANCY.upright if space["standing"] else FANCY.flat
    return f"{FANCY.emblems[space['gaucho']]}{posture}"


def test_the_rows_are_drawn_from_the_top_one_to_the_bottom_one() -> None:
    match = package.new("elgaucho", players=4, seed=1)
    lines = board(match, None, Canvas(80, 24, FANCY, Words("en")))
    assert [line[1] for line in lines[2:6]] == ["d", "c", "b", "a"]
    assert lines[5].split()[1] == match.view(None)["pampa"]["a"][0]["tile"]


def test_a_spectator_sees_no_hand() -> None:
    match = package.new("elgaucho", players=2, seed=1)
    canvas = Canvas(80, 24, FANCY, Words("en"))
    hand = "   ".join(match.view(0)["players"][0]["hand"])
    assert hand in "\n".join(board(match, 0, canvas))
    assert hand not in "\n".join(board(match, 1, canvas))
    assert hand not in "\n".join(board(match, None, canvas))
    assert elgaucho.secrets(match.view(0))
    assert not elgaucho.secrets(match.view(None))


def test_the_last_rounds_are_announced() -> None:
    canvas = Canvas(100, 24, FANCY, Words("en"))
    heads = {board(match, None, canvas)[0] for match, _ in decisions(2)}
    assert any("Last round with dice" in head for head in heads)
    assert any("Round without dice" in head for head in heads)


# The whole screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), [(80, 24), (100, 40), (140, 50)])
def test_a_screen_holds_board_log_prompt_and_every_move(
    language: str, width: int, rows: int
) -> None:
    screen = Screen(Words(language))
    screen.live = True
    screen.console.size = ConsoleDimensions(width, rows)
    drawing = drawing_of("elgaucho")
    for match, seat in decisions(4, every=6):
        if match.over:
            break
        menu = Menu("elgaucho", drawing, match.legal(seat), screen.words)
        bar = prompt_bar(screen, "bar", screen.words.prompt("elgaucho", match.view(seat)))
        lines = Page(screen, match, seat).lines(0, [], "keys", bar, menu.lines)
        assert len(lines) < rows
        assert max(line.cell_len for line in lines) <= width
        written = "\n".join(line.plain for line in lines)
        for number in range(1, len(menu.moves) + 1):
            assert any(f"{mark}" in written for mark in (f" {number}) ", f" {number}  "))


def test_moves_are_numbered_in_the_order_of_their_kinds() -> None:
    for match, seat in decisions(3, every=4):
        if match.over:
            break
        menu = Menu("elgaucho", drawing_of("elgaucho"), match.legal(seat), Words("en"))
        assert sorted(menu.texts) == sorted(map(str, match.legal(seat)))
        kinds = [kind for kind, _ in menu.groups]
        assert kinds == sorted(kinds, key=elgaucho.KINDS.index)
        assert menu.chosen("1") == menu.moves[0]
        assert menu.chosen(str(len(menu.moves) + 1)) is None


def test_every_kind_of_move_has_its_place() -> None:
    assert sorted(elgaucho.KINDS) == sorted(VERBS)


def test_a_game_without_a_drawing_is_named() -> None:
    with pytest.raises(package.CorralError, match="poker cannot be drawn in the terminal"):
        drawing_of("poker")


# Colours and signs


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard", None])
def test_there_are_styles_for_every_terminal(colours: str | None) -> None:
    styles = theme_for(colours).styles
    for seat in range(len(EMBLEMS)):
        assert styles[f"filled-{seat}"].bgcolor != styles[f"filled-{seat}"].color
        assert styles[f"hollow-{seat}"].bgcolor != styles[f"hollow-{seat}"].color


def test_signs_follow_the_encoding() -> None:
    assert signs_for("utf-8") is FANCY
    assert signs_for("latin-1") is PLAIN
    assert signs_for("no such encoding") is PLAIN
    assert len(set(FANCY.emblems)) == len(set(PLAIN.emblems)) == 6
