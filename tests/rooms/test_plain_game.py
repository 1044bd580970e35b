"""A game of another package that brings nothing but its rules can be played everywhere."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.text import Text

import corral as engine
from corral import pictures
from corral.core.errors import CorralError
from corral.core.event import Value
from corral.languages import LANGUAGES, game_text
from corral.terminal.drawing import Canvas, drawing_of
from corral.terminal.palette import FANCY
from corral.words import Words
from tests.cli.conftest import Corral

NAMES = ("Ana", "Bo")
WORDS = """highcard-title = High Card
highcard-event-dealt = { $player } gets a card.
highcard-move-swap = Take another card
highcard-view-cards = Hand
highcard-rules-play = Playing
highcard-rule-H-1 = Everybody is dealt one card in secret.
"""


@pytest.fixture
def worded(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its package has a few words in English."""
    (installed / "cards" / "locales" / "en").mkdir(parents=True)
    (installed / "cards" / "__init__.py").touch()
    (installed / "cards" / "locales" / "en" / "highcard.ftl").write_text(WORDS)
    monkeypatch.setattr(engine.game("highcard").manifest, "words", "cards")


def board(match: engine.Match, seat: int | None, width: int = 80) -> list[Text]:
    canvas = Canvas(width, 24, FANCY, Words("en"))
    return drawing_of("highcard").board(match.view(seat), {}, canvas)


# In the terminal


def test_a_match_is_played_in_the_terminal(installed: Path, corral: Corral) -> None:
    played = corral(
        "play", "highcard", "--players", "human,random", "--seed", "1", stdin="swap\n\n"
    )
    assert played.code == 0
    assert "highcard" in played.out
    assert "It is your move." in played.out
    assert "dealt, Player 1, card 8" in played.told
    assert "shown, cards" in played.told


def test_at_a_shared_screen_everybody_looks_alone(installed: Path, corral: Corral) -> None:
    told = corral("play", "highcard", "--players", "human:2", stdin="\nstay\n\nstay\n\n").told
    assert "Please pass the screen to Player 1." in told
    assert "Please pass the screen to Player 2." in told


def test_help_and_rules_while_playing(installed: Path, corral: Corral) -> None:
    typed = "?\nr H-2\nr H-9\nquit\n"
    told = corral("play", "highcard", "--players", "human,random", stdin=typed).told
    assert "such as stay" in told
    assert "H-2 The rules of this game are not written down here." in told
    assert "H-9" in told


def test_a_record_is_shown_again(installed: Path, corral: Corral, tmp_path: Path) -> None:
    record = tmp_path / "match.corral"
    corral("play", "highcard", "--players", "random:2", "--seed", "3", "--record", record)
    assert "chosen, Random 1" in corral("replay", record).told
    assert "cards –" in corral("replay", record, "--at", "1").told


def test_the_board_shows_the_view_in_lines_that_fit(installed: Path) -> None:
    match = engine.new("highcard", players=2, seed=1, names=NAMES)
    lines = [line.plain for line in board(match, 0)]
    assert lines[0].rstrip() == "highcard"
    assert " ".join(lines[1].split()) == "★ Ana cards 8 chosen no scores 0"
    assert " ".join(lines[2].split()) == "Ω Bo cards – chosen no scores 0"
    assert all(line.cell_len == 20 for line in board(match, 0, width=20))


# In words


def test_where_there_are_no_words_the_data_speaks(installed: Path) -> None:
    words = Words("de")
    assert words.title("highcard") == "highcard"
    assert words.description("highcard") == ""
    assert words.option("highcard", "double") == "double"
    assert words.move("highcard", "swap") == "swap"
    assert words.prompt("highcard", {}) == "Du bist am Zug."
    assert words.sections("highcard") == []
    event: dict[str, Value] = {"kind": "shown", "seat": 1, "cards": [7, 2], "by": None, "all": True}
    assert words.event("highcard", event, NAMES) == "shown, Bo, cards 7 2, by –, all yes"


def test_words_of_a_package_of_its_own(worded: None) -> None:
    for language in LANGUAGES:  # those it lacks are English
        words = Words(language)
        assert words.title("highcard") == "High Card"
        assert words.event("highcard", {"kind": "dealt", "seat": 0}, NAMES) == "Ana gets a card."
        assert words.move("highcard", "swap") == "Take another card"
        assert words.label("highcard", "cards") == "Hand"
        assert words.label("highcard", "chosen") == "chosen"
        assert [section.numbers for section in words.sections("highcard")] == [("H-1",)]
        assert game_text("highcard", language) == WORDS


def test_rules_that_are_written_down_and_rules_that_are_not(
    installed: Path, corral: Corral
) -> None:
    assert "are not written down here" in corral("rules", "highcard").told
    assert "are not written down here" in corral("rules", "highcard", "H-1").told


def test_rules_of_a_package_of_its_own(worded: None, corral: Corral) -> None:
    assert "H-1 Everybody is dealt one card in secret." in corral("rules", "highcard").told


# As a picture


def test_a_plain_picture_has_names_and_facts(installed: Path) -> None:
    match = engine.new("highcard", players=3, seed=1, names=("Ana", "<Bo>", "Cleo"))
    drawn = ElementTree.fromstring(match.svg(1))
    told = [element.text for element in drawn.iter() if element.text]
    assert {"Ana", "<Bo>", "Cleo", "cards", "chosen"} <= set(told)
    assert told.count("–") == 2  # the cards of the others


def test_without_a_sheet_there_are_no_pieces(installed: Path) -> None:
    assert "highcard" not in pictures.drawn()
    with pytest.raises(CorralError, match="names no sheet"):
        pictures.sheet("highcard")
