"""How words are found, in which language, and what happens where there are none."""

from __future__ import annotations

import pytest

import corral
from corral.words import LANGUAGES, MissingWords, Section, Words, _Shelf, preferred_language
from tests.sayings import NAMES, in_every_language, said


def test_numbers_are_written_as_in_the_language() -> None:
    assert said(lambda words: words.text("decimal", value=132.94)) == ("132.9", "132,9", "132,9")
    assert said(lambda words: words.text("percent", value=0.3333)) == ("33.3%", "33,3 %", "33,3 %")


def test_things_are_strung_together_as_in_the_language() -> None:
    assert said(lambda words: words.listed("abc")) == ("a, b and c", "a, b und c", "a, b et c")
    assert said(lambda words: words.either("abc")) == ("a, b or c", "a, b oder c", "a, b ou c")
    assert said(lambda words: words.either("a")) == ("a", "a", "a")


def test_a_rule_is_one_paragraph_that_keeps_its_no_break_spaces() -> None:
    assert Words("en").rule("elgaucho", "E-23") == "Your turn ends when you say so."
    assert "4\u00a0×\u00a09 = 36" in Words("en").rule("elgaucho", "E-28").replace(
        "\u00a0=\u00a0", " = "
    )
    assert "\n" not in Words("fr").rule("elgaucho", "E-20")


def test_sections_come_in_the_order_of_the_rules() -> None:
    first, second, *_ = Words("de").sections("elgaucho")
    assert first.title == "Material und Aufbau"
    assert second == Section("Vorrunde", ("E-9", "E-10", "E-11"))


def test_players_may_be_called_anything() -> None:
    """Names are values: nothing in them is taken for Fluent's own signs."""
    text = Words("en").event("elgaucho", {"kind": "chosen", "seat": 0}, ["{ $x } { list-last }"])
    assert text == "{ $x } { list-last } has chosen."


def test_messages_are_parsed_with_all_that_they_speak_of_when_they_are_asked_for() -> None:
    first = "# Of all.\na = A { b }\n    and more\n\nb = never\n-c = C\nd = { -e }\n-e = E\n"
    shelf = _Shelf("en", [first, "b = { $n ->\n    [0] none\n   *[other] B { -c }\n}\n"])
    assert shelf.messages == ("a", "b", "d")
    assert not shelf.bundle("missing").has_message("missing")
    assert not shelf.bundle("b").has_message("a")
    for _ in range(2):
        bundle = shelf.bundle("a")
        pattern = bundle.get_message("a").value
        assert pattern
        said, wrong = bundle.format_pattern(pattern, {"n": 1})
        assert (said, wrong) == ("A B C\nand more", [])
    assert not bundle.has_message("d")


# What is missing


@in_every_language
def test_a_missing_message_raises(words: Words) -> None:
    assert not words.has("no-such-message")
    with pytest.raises(MissingWords, match="no-such-message"):
        words.text("no-such-message")
    with pytest.raises(MissingWords, match="E-99"):
        words.rule("elgaucho", "E-99")
    with pytest.raises(MissingWords, match="no-such-kind"):
        words.event("elgaucho", {"kind": "no-such-kind"}, NAMES)
    with pytest.raises(MissingWords, match="no-such-reason"):
        words.refusal("elgaucho", corral.IllegalMove("E-1", "no-such-reason"), NAMES)
    with pytest.raises(MissingWords, match="dance"):
        words.move("elgaucho", "dance c3")


@in_every_language
def test_a_missing_variable_raises(words: Words) -> None:
    with pytest.raises(MissingWords, match="item"):
        words.text("list-last", list="a")
    with pytest.raises(LookupError, match="pesos"):
        words.text("elgaucho-pesos")
    with pytest.raises(LookupError, match="player"):
        words.event("elgaucho", {"kind": "chosen"}, NAMES)


@in_every_language
def test_an_unknown_game_is_refused(words: Words) -> None:
    with pytest.raises(corral.UnknownGame, match="nosuchgame"):
        words.move("nosuchgame", "end")


# The language


@pytest.mark.parametrize("language", ["", "qq", "DE", "de_DE"])
def test_an_unknown_language_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(corral.OptionError, match=", ".join(LANGUAGES)):
        Words(language)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "qq_QQ.UTF-8"}, "en"),
        ({"LANG": "german"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_preferred_language(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language
