"""Names that look like nothing, a bot's or somebody else's are refused, with a reason."""

from __future__ import annotations

import pytest

from corral.bots import LEVELS
from corral.languages import LANGUAGES
from corral.server.accounts.likeness import likeness, mixed
from corral.server.problems import Refusal
from corral.server.tables.written import clean_name
from corral.words import Words
from tests.sayings import in_every_language
from tests.server.house import House


def reason(name: str) -> str | None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    return refused.value.problem.reason


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\uffa0", "Ana\u3164", "\u0301", "...", "\u180b"]
)
def test_a_name_must_be_visible(name: str) -> None:
    assert reason(name) == "name_blank"


@pytest.mark.parametrize("name", ["\u0410na", "An\u0430", "\u0391na", "B\u043e", "Ca\u13a1l"])
def test_alphabets_are_not_mixed_in_a_word(name: str) -> None:
    assert reason(name) == "name_mixed"


@pytest.mark.parametrize(
    "name",
    [
        "Ana María",
        "José",
        "Łukasz",
        "Анна",
        "Анна und Tom",
        "Αθηνά",
        "ひろしとケン",
        "田中 Ken",
        "김민준",
        "محمد",
        "नीतू",
        "❤️ Lena",
        "🤠",
        "R2-D2",
        "Rider 10",
        "O\u2019Neill",
    ],
)
def test_names_of_people_are_taken(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["baron", "Baron", "b\u0430ron", "BAR0N", "Viehtreiber", "Novice", "ba ron"],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    assert reason(name) in ("name_bot", "name_mixed")
    assert likeness(name) in {likeness(one) for one in ("baron", "Viehtreiber", "Novice")}


def test_all_names_of_bots_are_theirs_in_every_language() -> None:
    for language in LANGUAGES:
        for level in LEVELS:
            assert reason(Words(language).text(f"web-bot-{level}")) == "name_bot"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Ána"),
        ("Ana", "A n a"),
        ("Ana", "\uff21\uff4e\uff41"),
        ("Pope", "\u0420\u043e\u0440\u0435"),
        ("Bill", "Bi11"),
        ("Otto", "0tt0"),
        ("Arnie", "Amie"),
        ("Hans", "\u1d34ans"),
        ("Ana", "Ana\ufe0f"),
    ],
)
def test_what_looks_alike_is_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Bo", "Bob"), ("Rider 10", "Rider 11")]
)
def test_what_does_not_is_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)
    assert not mixed(one)


def test_nobody_sits_down_under_the_hosts_name(house: House) -> None:
    ana, twin = house.guest("Pope"), house.guest("\u0420\u043e\u0440\u0435")
    table = ana.open("elgaucho", ["open", "open", "open"])
    problem = twin.post(f"/api/tables/{table}/join", {}, 403)
    assert (problem["code"], problem["reason"]) == ("not_allowed", "name_taken")
    assert problem["values"]["other"] == "Pope"
    ana.post(f"/api/tables/{table}/join", {"name": "pope"}, 200)  # at the own screen they may
    twin.post("/api/me", {"name": "Piet"})
    twin.join(table)


def test_a_name_is_refused_when_it_is_chosen(house: House) -> None:
    stranger = house.guest()
    problem = stranger.post("/api/me", {"name": "\u3164"}, 400)
    assert (problem["code"], problem["reason"]) == ("bad_request", "name_blank")
    assert stranger.get("/api/me") is None


@in_every_language
def test_every_reason_is_worded_for_the_page(words: Words) -> None:
    for reason in ("name_blank", "name_mixed", "name_bot", "name_taken", "one_seat"):
        assert words.text(f"web-problem-{reason}", name="Ana", other="Anna")
