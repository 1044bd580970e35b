"""The table of Kuhhandel Master as it is drawn: complete, within its bounds, without secrets."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from rich.console import Console, ConsoleDimensions
from rich.text import Text

import corral as package
from corral import Match
from corral.core.move import Move
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.seen.knowledge import PHASE_NAMES
from corral.games.kuhhandel.seen.types import Purse
from corral.games.kuhhandel.show import numerals
from corral.games.kuhhandel.show import terminal as kuhhandel
from corral.games.kuhhandel.show.terminal_pen import worth_between
from corral.games.kuhhandel.text.notation import VERBS
from corral.terminal.drawing import Canvas, drawing_of
from corral.terminal.layout import framed, styled
from corral.terminal.menu import Menu
from corral.terminal.page import FEWEST_LOG_LINES, WIDE_SCREEN, Page, prompt_bar
from corral.terminal.palette import FANCY, PLAIN, Signs, theme_for
from corral.terminal.screen import Screen
from corral.words import LANGUAGES, Words
from tests.tables import each_once

from .kuhhandel_matches import NAMES, at, decisions, phase

EN = Words("en")
DRAWING = drawing_of("kuhhandel")


def board(match: Match, seat: int | None, canvas: Canvas) -> list[str]:
    # The view goes through JSON: nothing but data can reach the drawing.
    view = json.loads(json.dumps(match.view(seat)))
    return [line.plain for line in DRAWING.board(view, match.setting.edition.data, canvas)]


def canvas(width: int, rows: int, words: Words = EN, signs: Signs = FANCY) -> Canvas:
    return Canvas(width, rows, signs, words)


@pytest.mark.parametrize(
    ("players", "width", "rows", "signs"),
    each_once(
        [2, 3, 6],
        [(80, 24, FANCY), (100, 40, FANCY), (82, 50, PLAIN), (60, 24, PLAIN), (40, 24, FANCY)],
    ),
)
def test_no_line_is_wider_than_the_terminal(
    players: int, width: int, rows: int, signs: Signs
) -> None:
    phases = set()
    for number, (match, seat) in enumerate(decisions(players, each=400)):
        phases.add(phase(match))
        drawn = board(match, seat, canvas(width, rows, Words(LANGUAGES[number % 3]), signs))
        assert max(map(len, drawn)) <= width
    wanted = set(PHASE_NAMES.values()) - {"give", "pledge", "premium"}
    assert phases >= (wanted - {"share"} if players > 2 else {"turn", "share", "offer", "over"})


@pytest.mark.parametrize(
    ("players", "width", "rows"), each_once([6, 4, 2], [(80, 24), (100, 40), (82, 50)])
)
def test_nothing_known_is_cut_off(players: int, width: int, rows: int) -> None:
    for number, (match, seat) in enumerate(decisions(players, each=300, seed=players)):
        words = Words(LANGUAGES[(number + width) % 3])
        drawn = board(match, seat, canvas(width, rows, words))
        # A long name may be.
        cut = [line for line in drawn if "…" in re.sub(r"(Max|Fre)[a-zE ]*…", "", line)]
        assert cut == []
        whole = "\n".join(drawn)
        view = match.view(seat)
        for player in view["players"]:
            assert words.text("terminal-kuhhandel-cards", count=player["money"]["count"]) in whole
        for chip in chips(without(view["players"][seat]["money"]["cards"], view["chosen"])):
            assert chip in whole


def chips(cards: list[int]) -> list[str]:
    """Money as it is drawn."""
    return [
        f" {number}×{value} " if number > 1 else f" {value} "
        for value, number in sorted(Counter(cards).items())
    ]


def without(cards: list[int], taken: list[int]) -> list[int]:
    return list((Counter(cards) - Counter(taken)).elements())


@pytest.mark.parametrize(
    ("players", "width", "rows"), each_once([6, 3, 2], [(80, 24), (100, 40), (60, 24)])
)
def test_every_stall_premium_and_score_is_drawn(players: int, width: int, rows: int) -> None:
    for match, seat in decisions(players, each=300):
        view = match.view(seat)
        drawn = "\n".join(board(match, seat, canvas(width, rows)))
        stalls: Counter[str] = Counter()
        for player in view["players"]:
            for number in player["animals"].values():
                stalls["◆◆◆◆" if number == 4 else ("●" * number).ljust(4, "○")] += 1
        if view["trade"]:  # both sides are shown once more
            for side in ("challenger", "opponent"):
                number = view["players"][view["trade"][side]]["animals"][view["trade"]["kind"]]
                stalls[("●" * number).ljust(4, "○")] += 1
        for stall, number in stalls.items():
            assert drawn.count(stall) == number
        owned = sum(len(player["premiums"]) for player in view["players"])
        shown = sum(card.startswith("premium-") for card in view["deck"]["cards"])
        in_deck = shown if _deck_is_drawn(view, width, rows) else 0
        turned_up = str(view["card"]).startswith("premium-")
        assert drawn.count("✿") == owned + in_deck + turned_up
        for points in view["scores"]:
            assert f"{points:,}" in drawn or str(points) in drawn


def _deck_is_drawn(view: dict[str, Any], width: int, rows: int) -> bool:
    if rows >= kuhhandel.HIGH_SCREEN:
        return True
    return width >= 80 and len(view["players"]) < kuhhandel.CROWD and view["deck"]["size"] > 0


def facts(match: Match, seat: int | None, rows: int = 24) -> list[str]:
    """The auction yard, line by line."""
    lines = board(match, seat, canvas(80, rows))
    return [" ".join(line.split()) for line in lines[: 5 if rows < 40 else 9]]


def test_the_auction_block() -> None:
    match, seat = at("bid")
    kind = match.view(None)["card"]
    value = match.view(None)["quartets"][kind]
    shown = facts(match, None)
    assert kind.capitalize() in shown[2]
    assert f"│ {value} │" in shown[3]
    assert "Highest bid none yet" in shown[2]
    match.play(seat, "bid 120")
    shown = facts(match, seat)
    assert f"Highest bid 120 {FANCY.emblems[seat]} {NAMES[seat]} (you)" in shown[2]
    assert "▄█ ▀▀█ █▀█" in shown[2]
    other = match.actors[0]
    assert f"Still deciding {FANCY.emblems[other]} {NAMES[other]}" in shown[3]
    match.play(other, "bid 130")
    match.play(seat, "pass")
    match.play(match.actors[0], "sell")
    assert any("at most" in line for line in facts(match, None))  # the hand was shown


def test_who_passed_is_shown() -> None:
    match, seat = at("bid", players=4)
    match.play(seat, "pass")
    assert f"Passed {FANCY.emblems[seat]} {NAMES[seat]}" in "".join(facts(match, None))


@pytest.mark.parametrize(("rows", "digits"), [(24, "▄█ █▀█"), (40, "████ ██ ██"), (50, "████")])
def test_the_count_down_is_big(rows: int, digits: str) -> None:
    match, seat = at("call")
    shown = "\n".join(facts(match, seat, rows))
    assert digits in shown
    assert "10 cards" in shown
    assert "Still deciding" in shown
    premium = match.view(None)["card"].removeprefix("premium-").capitalize()
    assert f"✿ {premium}" in shown
    match.play(seat, "wait")
    assert "Waits" in "".join(facts(match, seat))
    assert "Waits" not in "".join(facts(match, None))  # nobody else sees it (K-21)


def test_a_payment_shows_what_is_chosen_to_the_payer_alone() -> None:
    match, _ = at("bid")
    first, second = match.actors
    match.play(first, "bid 90")
    match.play(second, "pass")
    auctioneer = match.actors[0]
    match.play(auctioneer, "sell")
    match.play(first, "pay 20")
    shown = "".join(facts(match, first))
    assert "Price 90" in shown
    assert f"To {FANCY.emblems[auctioneer]} {NAMES[auctioneer]}" in shown
    assert "Chosen 20 70 to go" in shown
    whole = "\n".join(board(match, first, canvas(80, 24)))
    assert "Your 7 cards = 100   2×0   3×10   50  + 20 put down" in whole
    for other in (second, auctioneer, None):
        assert "Chosen" not in "\n".join(board(match, other, canvas(80, 24)))


def test_a_cow_trade_shows_both_sides_and_the_number_of_cards() -> None:
    match, seat = at("answer", late=200)
    trade = match.view(None)["trade"]
    shown = facts(match, None)
    assert f"{trade['stake']} × {trade['kind'].capitalize()}" in shown[2]
    challenger, opponent = trade["challenger"], trade["opponent"]
    line = next(line for line in shown if "Challenge" in line)
    assert re.search(
        rf"{NAMES[challenger]} [●○]+ ▸ {FANCY.emblems[opponent]} {NAMES[opponent]}", line
    )
    count = trade["offer"]["count"]
    hidden = {0: "none", 1: "?"}.get(count, f"{count}×?")
    assert f"Offer {hidden}" in "\n".join(shown)
    own = match.view(challenger)["trade"]["offer"]["cards"]
    if own:
        assert f"= {sum(own)}" in "\n".join(facts(match, challenger))
    match.play(seat, "counter")
    assert "Counter-offer nothing yet" in "\n".join(facts(match, seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "repeated", "message"),
    [
        ("rat", False, "trade-rats"),
        ("rat", True, "trade-again-rats"),
        ("cow", True, "trade-again"),
        ("cow", False, None),
    ],
)
def test_a_trade_tells_what_is_special_about_it(
    language: str, kind: str, repeated: bool, message: str | None
) -> None:
    match, seat = at("answer", late=200)
    words = Words(language)
    view = match.view(seat)
    for side in ("challenger", "opponent"):
        view["players"][view["trade"][side]]["animals"][kind] = 1
    view["trade"].update(kind=kind, repeated=repeated)
    lines = DRAWING.board(view, match.setting.edition.data, canvas(80, 24, words))
    drawn = " ".join(line.plain for line in lines)
    for name in ("trade-rats", "trade-again-rats", "trade-again"):
        assert (words.text(f"terminal-kuhhandel-{name}") in drawn) == (name == message)


def test_a_rat_and_the_cards_beside_it() -> None:
    match, seat = at("rat")
    match.play(seat, next(str(move) for move in match.legal(seat) if "put" in str(move)))
    shown = "\n".join(facts(match, None))
    assert "Beside it ?" in shown
    asked = match.actors[0]
    assert f"Asked {FANCY.emblems[asked]} {NAMES[asked]}" in shown


def test_a_distribution_shows_the_card_to_the_distributor_alone() -> None:
    match, seat = at("share", players=2)
    card = match.view(seat)["card"]
    face = card if card.isdigit() else card.removeprefix("premium-").capitalize()
    assert face in "\n".join(facts(match, seat))
    for other in (1 - seat, None):
        shown = facts(match, other)
        assert "│ ? │" in shown[2] + shown[3]
        assert face not in "\n".join(shown)


def test_the_deck_is_told_kind_by_kind() -> None:
    match, seat = at("turn")
    lines = board(match, seat, canvas(80, 24))
    assert "In the deck  40 animals, 10 premiums, 4 rats" in "\n".join(lines)
    row = next(line for line in lines if line.strip().startswith("Deck"))
    assert row.split() == ["Deck", *["4", "✿"] * 10, "4"]


def test_an_empty_deck_is_announced() -> None:
    match, seat = next(
        (match, seat)
        for match, seat in decisions(3, each=1)
        if phase(match) == "turn" and not match.view(None)["deck"]["size"]
    )
    head, *rest = board(match, seat, canvas(80, 24))
    assert head.startswith("Cow trades only")
    assert "Deck empty" in head
    assert "Trades left" in "".join(rest)


def test_the_end_tells_who_won() -> None:
    *_, (match, seat) = decisions(3, each=10_000)
    shown = "\n".join(facts(match, seat))
    winner = match.winners[0]
    assert "The game is over" in shown
    assert f"Winner {FANCY.emblems[winner]} {NAMES[winner]}" in shown
    assert f"Points {max(match.scores)}" in shown


# Money that is not one's own


@pytest.mark.parametrize(
    ("purse", "bounds"),
    [
        ({"count": 3, "surely": [10, 50], "at_most": {"0": 1, "10": 1, "50": 2}}, (60, 110)),
        ({"count": 2, "surely": [10, 50], "at_most": {"10": 1, "50": 1}}, (60, 60)),
        ({"count": 2, "surely": [], "at_most": {"0": 1, "20": 1, "500": 1}}, (20, 520)),
        ({"count": 0, "surely": [], "at_most": {"0": 0}}, (0, 0)),
    ],
)
def test_a_hand_is_worth_something_between(purse: Purse, bounds: tuple[int, int]) -> None:
    assert worth_between(purse) == bounds


@pytest.mark.parametrize("players", [2, 4])
def test_what_others_own_lies_within_what_is_told(players: int) -> None:
    for match, seat in decisions(players, each=150):
        for viewer in (seat, None):
            for owner, player in enumerate(match.view(viewer)["players"]):
                low, high = worth_between(player["money"])
                assert low <= match.view(owner)["players"][owner]["money"]["total"] <= high


def test_nobody_sees_the_money_of_another() -> None:
    """The same drawing in every world that the viewer cannot tell from this one."""
    differing = 0
    for number, (match, seat) in enumerate(decisions(3, each=400)):
        viewer = (seat, (seat + 1) % 3, None)[number % 3]
        other = match.sample(viewer, number)
        differing += other.position() != match.position()
        for size in ((80, 24), (100, 40)):
            assert board(other, viewer, canvas(*size)) == board(match, viewer, canvas(*size))
    assert differing > 5


def test_a_spectator_has_no_money_of_their_own() -> None:
    match, seat = at("bid")
    assert "Your 7 cards" in "".join(board(match, seat, canvas(80, 24)))
    assert "Your 7 cards" not in "".join(board(match, None, canvas(80, 24)))
    assert DRAWING.secrets(match.view(seat))
    assert not DRAWING.secrets(match.view(None))


def test_only_the_count_down_is_decided_in_the_open() -> None:
    for match, seat in decisions(3, each=500):
        view = match.view(seat)
        assert DRAWING.in_the_open(view) == (view["phase"] == "call")


# The whole screen


@pytest.mark.parametrize(
    ("players", "width", "rows"), each_once([6, 3], [(80, 24), (100, 40), (140, 50)])
)
def test_a_screen_holds_board_log_prompt_and_every_move(
    players: int, width: int, rows: int
) -> None:
    drawing = drawing_of("kuhhandel")
    for number, (match, seat) in enumerate(decisions(players, each=200)):
        if match.over:
            break
        screen = Screen(Words(LANGUAGES[(number + width) % 3]))
        screen.live = True
        screen.console.size = ConsoleDimensions(width, rows)
        menu = Menu("kuhhandel", drawing, match.legal(seat), screen.words)
        sentence = screen.words.prompt("kuhhandel", match.view(seat))
        bar = prompt_bar(screen, "bar", f" *  {NAMES[seat]}: {sentence}")
        lines = Page(screen, match, seat).lines(0, [], "keys", bar, menu.lines)
        assert len(lines) < rows
        assert max(line.cell_len for line in lines) <= width
        written = [line.plain for line in lines]
        below = written.index(bar[-1].plain) + 1
        offered = [choice for line in lines[below:] for choice in _numbers(line)]
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


# The menu


def menu_of(*texts: str) -> Menu:
    """The menu of moves in notation."""
    game = package.game("kuhhandel")
    codes = {game.move_text(code, 0): code for code in range(game.move_numbers)}
    moves = [Move(game, codes[text], 0) for text in texts]
    return Menu("kuhhandel", drawing_of("kuhhandel"), moves, EN)


def bids(low: int, high: int) -> list[str]:
    return [f"bid {amount}" for amount in range(low, high + 10, 10)]


def test_of_hundreds_of_bids_a_few_are_offered() -> None:
    menu = menu_of("pass", *bids(130, 5700))
    assert menu.texts == [
        "pass",
        *(f"bid {amount}" for amount in (130, 140, 170, 220, 320, 620)),
    ]
    assert len(menu.legal) > 500
    assert menu.hint == "Or type an amount from 130 to 5700."
    drawn = [line.plain for line in menu.lines(80, 10, {"phase": "bid"})]
    assert drawn[-1] == menu.hint


def test_without_more_bids_there_is_no_hint() -> None:
    assert menu_of("pass", "bid 100").hint == ""
    assert menu_of("pass").texts == ["pass"]
    assert menu_of("accept", "counter").hint == ""


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("1", ["pass"]),
        ("2", ["bid 10"]),
        ("10", ["bid 10"]),
        ("120", ["bid 120"]),
        ("125", ["bid 125"]),
        ("bid 120", ["bid 120"]),
        ("BID 120", ["bid 120"]),
        ("b 120", ["bid 120"]),
        ("bid 12", ["bid 12"]),
        ("p", ["pass"]),
        ("Pas", ["pass"]),
        ("bid", ["bid"]),
        ("50+20", ["50+20"]),
        ("x", ["x"]),
    ],
)
def test_what_a_line_means_while_bidding(typed: str, moves: list[str]) -> None:
    assert list(map(str, menu_of("pass", *bids(10, 300)).meant(typed))) == moves


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("1", ["add 0"]),
        ("5", ["done"]),
        ("0", ["add 0"]),
        ("50", ["add 50"]),
        ("50+20+20", ["add 50", "add 20", "add 20"]),
        ("50, 0", ["add 50", "add 0"]),
        ("50 20", ["add 50", "add 20"]),
        ("200", ["add 200"]),
        ("d", ["done"]),
        ("a 50", ["add 50"]),
        ("add 5", ["add 5"]),
        ("50+", ["50+"]),
        ("٣", ["add ٣"]),
    ],
)
def test_what_a_line_means_while_choosing_cards(typed: str, moves: list[str]) -> None:
    menu = menu_of("done", "add 0", "add 10", "add 20", "add 50")
    assert menu.texts[-1] == "done"
    assert list(map(str, menu.meant(typed))) == moves


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("tr p1 cow", "trade p1 cow"),
        ("t p1 pi", "trade p1 pig"),
        ("trade p1 c", "trade p1 c"),
        ("trade p cow", "trade p cow"),
        ("a", "auction"),
    ],
)
def test_an_abbreviation_must_be_clear(typed: str, move: str) -> None:
    menu = menu_of("auction", "trade p1 cow", "trade p1 cat", "trade p1 pig", "trade p2 cow")
    assert list(map(str, menu.meant(typed))) == [move]


def test_a_number_that_means_nothing() -> None:
    assert menu_of("accept", "counter").meant("7") == []
    assert menu_of("accept", "counter").meant("²") == []


def test_every_kind_of_move_has_its_place_and_its_heading() -> None:
    assert sorted(kuhhandel.KINDS) == sorted(VERBS)
    for language in LANGUAGES:
        for verb in VERBS:
            assert Words(language).text(f"terminal-kuhhandel-kind-{verb}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_has_a_name_that_fits(language: str) -> None:
    words = Words(language)
    for kind in KIND_NAMES:
        assert len(words.text(f"terminal-kuhhandel-name-{kind}")) < kuhhandel.KIND


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", [FANCY, PLAIN])
def test_the_legend_explains_the_signs(language: str, signs: Signs) -> None:
    legend = kuhhandel.legend(canvas(80, 24, Words(language), signs))
    for sign in (signs.taken * 2 + signs.free * 2, signs.full * 4, signs.rosette, signs.pointer):
        assert any(line.startswith(f"{sign}  ") for line in legend.splitlines())
    assert max(map(len, legend.splitlines())) <= 80


# Big numbers and frames


def test_big_numbers() -> None:
    assert numerals.small(120, fancy=True) == ["▄█  ▀▀█ █▀█", " █  █▀▀ █ █", "▀▀▀ ▀▀▀ ▀▀▀"]
    assert numerals.small(27, fancy=False) == [" _   _ ", " _|   |", "|_    |"]
    assert numerals.large(7, fancy=True) == ["██████", *["    ██"] * 4]
    assert numerals.large(1, fancy=False)[4] == "######"
    for number in range(10):
        for fancy in (True, False):
            assert {len(row) for row in numerals.small(number, fancy)} == {3}
            assert {len(row) for row in numerals.large(number, fancy)} == {6}


def test_a_frame_with_titles() -> None:
    parts = [(styled("One", "heading"), [Text("a")]), (styled("Two", "heading"), [Text("b" * 9)])]
    assert [line.plain for line in framed(parts, 10, FANCY)] == [
        "╭─ One ──╮",
        "│ a      │",
        "├─ Two ──┤",
        "│ bbbbb… │",
        "╰────────╯",
    ]
    assert framed(parts, 10, PLAIN)[0].plain == "+- One --+"


@pytest.mark.parametrize("color_system", ["truecolor", "256", "standard", None])
def test_every_style_is_known(color_system: str | None) -> None:
    theme = theme_for(color_system, kuhhandel.STYLES)
    console = Console(theme=theme)
    for match, seat in decisions(2, each=100):
        lines = DRAWING.board(match.view(seat), match.setting.edition.data, canvas(100, 40))
        for span in (span for line in lines for span in line.spans):
            if span.style:
                console.get_style(span.style)
