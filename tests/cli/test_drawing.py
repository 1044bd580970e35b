"""The table as it is drawn: complete, within its bounds, and from nothing but the view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console, ConsoleDimensions
from rich.style import Style
from rich.text import Text

import corral as package
from corral import Match
from corral.games.elgaucho.show import terminal as elgaucho
from corral.games.elgaucho.text.notation import VERBS
from corral.terminal.drawing import Canvas, drawing_of, styles_of
from corral.terminal.menu import Menu
from corral.terminal.page import FEWEST_LOG_LINES, WIDE_SCREEN, Page, prompt_bar
from corral.terminal.palette import EMBLEMS, FANCY, PLAIN, Signs, signs_for, theme_for
from corral.terminal.scores import batch_table
from corral.terminal.screen import Screen
from corral.words import LANGUAGES, Words
from tests.tables import each_once, every_two

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
    return [
        line.plain
        for line in drawing_of("elgaucho").board(view, match.setting.edition.data, canvas)
    ]


@pytest.mark.parametrize(
    ("players", "width", "rows", "signs"),
    each_once([2, 3, 4], [(80, 24, FANCY), (80, 40, FANCY), (100, 40, PLAIN), (60, 24, PLAIN)]),
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
                assert _herd(letter, herd) in drawn
                assert f"={herd['worth']}" in drawn
        if view["rodeo"]:
            assert "Rodeo  " + " ".join(map(str, view["rodeo"])) in drawn
        if view["dice"]:
            assert "In hand  " + " ".join(map(str, view["dice"])) in drawn
        assert drawn.count(" ? ") == view["steppe"].count(None)


def _herd(letter: str, herd: dict[str, Any]) -> str:
    between = "<" if herd["row"][0] < herd["row"][-1] else ">"
    return f" {letter}{between.join(map(str, herd['row']))} "


def _figure(space: dict[str, Any]) -> str:
    posture = FANCY.upright if space["standing"] else FANCY.flat
    return f"{FANCY.emblems[space['gaucho']]}{posture}"


@pytest.mark.parametrize(
    ("language", "players", "width", "rows"),
    every_two(LANGUAGES, [2, 3, 4], [(80, 24), (80, 40), (82, 50)]),
)
def test_nothing_known_is_cut_off(language: str, players: int, width: int, rows: int) -> None:
    words = Words(language)
    phases = set()
    for match, seat in decisions(players, every=2):
        view = match.view(seat)
        phases.add(view["phase"])
        drawn = board(match, seat, Canvas(width, rows, FANCY, words))
        # A long name may be.
        assert [line for line in drawn if "…" in re.sub("Maximilian[a-z ]*…", "", line)] == []
        whole = "\n".join(drawn)
        tiles = ["?" if tile is None else tile for tile in view["steppe"]]
        steppe = f" {'   '.join(tiles)} " if tiles else "-"
        wanted = [words.text("terminal-elgaucho-steppe") + " " + steppe]
        if view["round"]:
            wanted.append(words.text("terminal-elgaucho-round", round=view["round"]))
        if view["rounds_left"] is None or view["over"]:
            wanted.append(words.text("terminal-elgaucho-pile", count=view["pile"]))
        else:
            wanted.append(words.text("terminal-elgaucho-rounds-left", left=view["rounds_left"]))
        if view["breed_out"]:
            wanted.append(f"{words.text('terminal-elgaucho-out')}  {view['breed_out']} ")
        if view["phase"] in ("collect", "final"):
            wanted.append("   ".join(view["players"][view["turn"]]["incoming"]))
        for player in view["players"]:
            for letter, herd in player["herds"].items():
                wanted.append(_herd(letter, herd))
        assert [text for text in wanted if text not in whole] == []
    assert {"keep", "enter", "turn", "collect", "over"} <= phases


@pytest.mark.parametrize("width", [40, 60])
def test_on_a_narrow_screen_herds_are_whole(width: int) -> None:
    canvas = Canvas(width, 24, FANCY, Words("de"))
    for match, seat in decisions(4, every=9):
        whole = "\n".join(board(match, seat, canvas))
        for player in match.view(seat)["players"]:
            for letter, herd in player["herds"].items():
                assert f"{_herd(letter, herd)}={herd['worth']} " in whole


@pytest.mark.parametrize("rows", [24, 40])
def test_the_longest_herd_and_the_longest_collection_are_whole(rows: int) -> None:
    match = package.new("elgaucho", players=4, seed=1, names=NAMES)
    view = match.view(None)
    herd = {"row": list(range(1, 13)), "worth": 144}
    view["players"][3]["herds"] = {"W": herd}
    view["players"][0]["incoming"] = tiles = [f"K{value}" for value in range(5, 13)]
    view.update(phase="final", turn=0)
    canvas = Canvas(80, rows, FANCY, Words("de"))
    lines = drawing_of("elgaucho").board(view, match.setting.edition.data, canvas)
    drawn = "\n".join(line.plain for line in lines)
    assert _herd("W", herd) + "=144" in drawn
    assert "Eingetrieben  " + "   ".join(tiles) in drawn


def test_the_rows_are_drawn_from_the_top_one_to_the_bottom_one() -> None:
    match = package.new("elgaucho", players=4, seed=1)
    lines = board(match, None, Canvas(80, 24, FANCY, Words("en")))
    assert [line[1] for line in lines[2:6]] == ["d", "c", "b", "a"]
    assert lines[5].split()[1] == match.view(None)["pampa"]["a"][0]["tile"]


def test_the_pointer_is_at_whose_turn_it_is_and_nowhere_else() -> None:
    canvas = Canvas(80, 24, FANCY, Words("en"))
    turns = set()
    for match, _ in decisions(3, every=9):
        turn = match.view(None)["turn"]
        drawn = "\n".join(board(match, None, canvas))
        assert re.findall(rf"{FANCY.pointer} *\S+ +(\w+)", drawn) == [
            name for seat, name in enumerate(NAMES[:3]) if seat == turn
        ]
        turns.add(turn)
    assert turns >= {0, 1, 2}


def test_a_spectator_sees_no_hand() -> None:
    match = package.new("elgaucho", players=2, seed=1)
    canvas = Canvas(80, 24, FANCY, Words("en"))
    hand = "   ".join(match.view(0)["players"][0]["hand"])
    assert hand in "\n".join(board(match, 0, canvas))
    assert hand not in "\n".join(board(match, 1, canvas))
    assert hand not in "\n".join(board(match, None, canvas))
    assert drawing_of("elgaucho").secrets(match.view(0))
    assert not drawing_of("elgaucho").secrets(match.view(None))


def test_the_last_rounds_are_announced() -> None:
    canvas = Canvas(100, 24, FANCY, Words("en"))
    heads = {board(match, None, canvas)[0] for match, _ in decisions(2)}
    assert any("Last round with dice" in head for head in heads)
    assert any("Round without dice" in head for head in heads)


# The whole screen


@pytest.mark.parametrize(
    ("language", "width", "rows"), each_once(LANGUAGES, [(80, 24), (100, 40), (140, 50)])
)
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
        written = [line.plain for line in lines]
        below = written.index(bar[-1].plain) + 1
        offered = [number for line in lines[below:] for number in _numbers(line)]
        assert sorted(offered) == list(range(1, len(menu.moves) + 1))
        assert "…" not in "".join(written[below:])
        if width < WIDE_SCREEN:  # the log has what the menu leaves
            above = next(i for i, line in enumerate(written) if line.endswith(f" keys {'─' * 2}"))
            assert below - len(bar) - above > FEWEST_LOG_LINES
            assert len(lines) == rows - 1


def _numbers(line: Text) -> list[int]:
    """The numbers of the moves that a line of the menu offers."""
    spans = [span for span in line.spans if span.style == "choice"]
    return [int(line.plain[span.start : span.end].strip(" )")) for span in spans]


@pytest.mark.parametrize(
    ("width", "rows", "lines", "sign"),
    [
        (80, 48, 24, "Stand a gaucho\n"),
        (80, 20, 16, "  1  stand c2 3          Stand a gaucho on the white 3 (c2) with 3\n"),
        (110, 10, 8, "  1  Stand a gaucho on the white 3 (c2) with 3           9  Put a gaucho"),
        (80, 9, 9, "Stand a gaucho (stand)  1) c2 3 \n"),
        (80, 6, 5, "Stand a gaucho: 1) c2 3   Lay a gaucho: 2) a1 3 "),
        (80, 4, 4, "Stand a gaucho: 1) c2 3 Lay a gaucho: 2) a1 3 "),
    ],
)
def test_the_menu_has_as_many_words_as_fit(width: int, rows: int, lines: int, sign: str) -> None:
    match, seat = next(
        (match, seat)
        for match, seat in decisions(3)
        if len(legal := match.legal(seat)) == 16 and any("stand" in str(move) for move in legal)
    )
    menu = Menu("elgaucho", drawing_of("elgaucho"), match.legal(seat), Words("en"))
    drawn = menu.lines(width, rows, match.view(seat))
    assert len(drawn) == lines
    assert sign in "".join(f"{line.plain}\n" for line in drawn).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_stream_every_move_is_told_in_full(language: str) -> None:
    words = Words(language)
    for match, seat in decisions(4, every=6):
        if match.over:
            break
        view = match.view(seat)
        menu = Menu("elgaucho", drawing_of("elgaucho"), match.legal(seat), words)
        lines = [line.plain for line in menu.lines(80, 10_000, view)]
        assert max(map(len, lines)) <= 80
        told = " ".join(" ".join(lines).split())
        for text in menu.texts:
            assert " ".join(f"{text} {words.move('elgaucho', text, view)}".split()) in told


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_tells_what_the_rodeo_is(language: str) -> None:
    words = Words(language)
    legend = elgaucho.legend(Canvas(80, 24, FANCY, words))
    rodeo = words.text("terminal-elgaucho-rodeo")
    assert any(line.startswith(f"{rodeo}  ") for line in legend.splitlines())
    assert max(map(len, legend.splitlines())) <= 80


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ","), ("fr", ",")])
def test_means_are_written_as_in_the_language(language: str, mark: str) -> None:
    result = {
        "game": "elgaucho",
        "names": ["Ana"],
        "seed": 1,
        "matches": [{"scores": [7]}],
        "summary": {"win_share": [0.5], "mean_points": [132.94], "mean_decisions": 9.0},
    }
    console = Console(width=80)
    with console.capture() as shown:
        console.print(batch_table(result, Words(language)))
    assert f"132{mark}9 " in shown.get()
    assert f"50{mark}0" in shown.get()


def test_every_kind_of_move_has_its_place() -> None:
    assert sorted(elgaucho.KINDS) == sorted(VERBS)


def test_a_game_without_a_drawing_is_named() -> None:
    with pytest.raises(package.UnknownGame, match="no game 'poker'"):
        drawing_of("poker")


# Colours and signs


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard", None])
def test_there_are_styles_for_every_terminal(colours: str | None) -> None:
    styles = theme_for(colours).styles
    for seat in range(len(EMBLEMS)):
        assert styles[f"filled-{seat}"].bgcolor != styles[f"filled-{seat}"].color
        assert styles[f"hollow-{seat}"].bgcolor != styles[f"hollow-{seat}"].color


def test_a_page_knows_the_styles_of_its_game_alone() -> None:
    screen = Screen(Words("en"))
    for name in package.games():
        Page(screen, package.new(name, players=2, seed=1), None)
        for game in package.games():
            own = styles_of(drawing_of(game))
            assert own
            known = {one for one in own if screen.console.get_style(one, default="") != Style()}
            assert known == (set(own) if game == name else set())


def test_signs_follow_the_encoding() -> None:
    assert signs_for("utf-8") is FANCY
    assert signs_for("latin-1") is PLAIN
    assert signs_for("no such encoding") is PLAIN
    assert len(set(FANCY.emblems)) == len(set(PLAIN.emblems)) == 6
