"""``corral play kuhhandel``: people, bots, bids, cards, and hands that stay hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import corral as package
from corral import Match
from corral.terminal.drawing import Canvas, drawing_of
from corral.terminal.palette import FANCY
from corral.words import Words
from tests.tables import each_once

from .conftest import Corral, Result
from .kuhhandel_matches import NAMES, at, decisions, phase

PLAY = ("play", "kuhhandel")
FIRST_MOVES = "1\n" * 2000
ANIMALS = ("cock", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse")
SHARED = (*PLAY, "--players", "human:3", "--names", "Ana,Bo,Cleo", "--seed", "8")
"""Bo starts with a cat, a cat comes second."""


def begun(match: Match, name: str = "begun") -> str:
    """A record in the current folder."""
    Path(name).write_text(match.record())
    return name


def go_on(corral: Corral, match: Match, stdin: str, *words: str) -> Result:
    """The match played on by people at one screen."""
    seats = f"human:{match.players}"
    result = corral(*PLAY, "--players", seats, "--position", begun(match), *words, stdin=stdin)
    assert (result.code, result.err) == (0, "")
    return result


def passed_to(result: Result) -> list[str]:
    return re.findall(r"Please pass the screen to (\w+)", result.out)


# A match


def test_a_match_by_numbers(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "match.corral"
    words = (*PLAY, "--seed", "1", "--names", "Ana", "--record", file, "--option", "cash_count")
    played = corral(*words, stdin=FIRST_MOVES)
    assert (played.code, played.err) == (0, "")
    assert "The game is over" in played.told
    match = package.replay(file.read_text())
    assert match.over
    assert match.names == ("Ana", "Cowhand 2", "Cowhand 3")
    assert match.setting.options == {"super_trade": False, "cash_count": True}
    assert corral("replay", file, "--check").code == 0


@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_many(corral: Corral, players: int) -> None:
    words = (*PLAY, "--quiet", "--num", "2", "--seed", "3", "--players", f"random:{players}")
    result = json.loads(corral(*words, "--option", "super_trade", "--json").out)
    assert [match["seed"] for match in result["matches"]] == [3, 4]
    assert len(result["matches"][0]["scores"]) == players
    assert "Kuhhandel Master: 2 matches" in corral(*words).out


def test_bots_alone_can_be_watched(corral: Corral) -> None:
    result = corral(*PLAY, "--players", "random:2", "--seed", "4")
    assert result.code == 0
    assert "looks at the top card in secret" in result.told
    assert "Result" in result.out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--option", "super"), "kuhhandel has no option 'super'; it has super_trade, cash_count"),
        (("--option", "cash_count=maybe"), "where one of no, yes is wanted"),
        (("--players", "human:7"), "is not a whole number from 1 to 6"),
    ],
)
def test_refusals_of_the_command_line(corral: Corral, words: tuple[str, str], problem: str) -> None:
    result = corral(*PLAY, *words)
    assert result.code == 1
    assert problem in result.err


def test_the_help_names_the_options(corral: Corral) -> None:
    assert "kuhhandel has super_trade, cash_count" in corral("play", "--help").told


# Bidding


def test_amounts_are_typed_as_they_are(corral: Corral) -> None:
    result = corral(*SHARED, stdin="\na\n\n30\n\nbid 50\n\nb 70\n\nq\n\n")
    for told in ("Cleo bids 30.", "Ana bids 50.", "Cleo bids 70."):
        assert told in result.out
    assert "Or type an amount from 80 to 300." in result.out
    assert "bid 240" not in result.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("35", "A bid is a multiple of 10. K-13 "),
        ("0", "A bid must be at least 10. K-13 "),
        ("9990", "9990 is neither in the list nor an amount"),
        ("310", "There is only 300 in all hands together. K-14 "),
        ("bid 310", "There is only 300 in all hands together. K-14 "),
        ("slap", "Not now: the bidding is open, so the bidders bid or pass. K-12 "),
        ("50+20", "I do not understand '50+20'; type a number, a move such as pass, or ?"),
        ("u", "There is nothing to take back"),
        ("?", "Type the number of a move, or the move in notation, such as bid 120."),
        ("?", "r K-19 the text of a rule"),
        ("?", "a stall with two of four animals"),
        ("r 13", "K-13 A bid must beat the highest bid"),
        ("h", "Still deciding"),
    ],
)
def test_what_can_be_typed_while_bidding(corral: Corral, typed: str, answer: str) -> None:
    result = corral(*SHARED, stdin=f"\na\n\n{typed}\nq\n\n")
    assert result.code == 0
    assert answer in result.told


@pytest.mark.parametrize(
    ("language", "prompt", "hint", "refusal"),
    [
        ("en", "Make the first bid, or pass.", "Or type an amount", "A bid is a multiple of 10."),
        (
            "de",
            "Mach das erste Gebot",
            "Oder tippe einen Betrag",
            "Ein Gebot ist ein Vielfaches von 10.",
        ),
        (
            "fr",
            "Faites la première enchère",
            "Ou tapez un montant",
            "Une enchère est un multiple de 10.",
        ),
    ],
)
def test_three_languages(
    corral: Corral, language: str, prompt: str, hint: str, refusal: str
) -> None:
    told = corral(*SHARED, "--lang", language, stdin="\na\n\n35\n?\nq\n\n").told
    for wanted in (prompt, hint, refusal, "bid 120", "K-19"):
        assert wanted in told


# Cards one by one


def test_cards_are_chosen_one_by_one_or_several_at_once(corral: Corral) -> None:
    script = "\na\n\n90\n\np\n\nsell\n\n20\nu\n20+50\n10\n10\n\nq\n\n"
    result = corral(*SHARED, stdin=script)
    assert "The move is taken back." in result.out
    assert "Chosen 20 70 to go" in result.told
    assert "Chosen 20 50 20 to go" in result.told
    assert "Cleo pays Bo the price of 90 with 50+20+2×10 = 90." in result.told
    assert "Cleo gets a cat." in result.told


def test_what_cannot_be_paid_stops_the_rest(corral: Corral) -> None:
    result = corral(*SHARED, stdin="\na\n\n90\n\np\n\nsell\n\n20+20+50\nb\nq\n\n")
    assert "You have no 20 left. K-18 " in result.told
    assert "Chosen 20 70 to go" in result.told


def test_more_cards_than_needed_are_not_taken(corral: Corral) -> None:
    result = corral(*SHARED, stdin="\na\n\n50\n\np\n\nsell\n\n50+20\n\nq\n\n")
    assert "Cleo pays Bo the price of 50 with 50." in result.told
    assert "K-18" not in result.out


def test_an_offer_is_put_together_and_put_down(corral: Corral) -> None:
    match, seat = at("offer", players=3, late=200)
    value = max(match.view(seat)["players"][seat]["money"]["cards"])
    result = go_on(corral, match, f"\n{value}\nu\n{value}\ndone\n\n2\nq\n")
    name = NAMES[seat]
    assert f"Offer {value}" in result.told
    assert f"{name} offers" in result.told
    assert passed_to(result) == [name, NAMES[match.view(seat)["trade"]["opponent"]]]
    assert "Counter-offer nothing yet" in result.told


# One screen for several people


def own_line(match: Match, seat: int) -> str:
    """The line with the player's own money, as a stream shows it."""
    canvas = Canvas(80, 24, FANCY, Words("en"))
    lines = drawing_of("kuhhandel").board(match.view(seat), match.setting.edition.data, canvas)
    (line,) = (line.plain for line in lines if line.plain.startswith("Your "))
    return line.strip()


def secretive(wanted: str, players: int = 3) -> tuple[Match, int]:
    """A moment at which nobody knows the others' hands."""
    for match, seat in decisions(players, each=1)[300:]:
        if phase(match) != wanted:
            continue
        money = [match.view(None)["players"][other]["money"] for other in range(players)]
        if all(purse["cards"] is None and purse["count"] > 2 for purse in money):
            return match.copy(), seat
    raise LookupError(wanted)


def test_a_round_of_bids_goes_from_hand_to_hand(corral: Corral) -> None:
    script = "\nauction\n\n30\n\n50\n\npass\n\nbuy\n50\n\nq\n\n"
    result = corral(*SHARED, stdin=script)
    # Bo goes on paying without the screen being passed again.
    assert passed_to(result) == ["Bo", "Cleo", "Ana", "Cleo", "Bo", "Cleo"]
    for name in ("Cleo: Make the first bid", "Ana: Bid more", "Cleo: Bid more", "Bo: Sell to"):
        assert name in result.told
    assert "Bo pays Ana the price of 50 with 1 card." in result.told


def test_money_is_shown_to_its_owner_alone(corral: Corral) -> None:
    match, first = secretive("bid")
    second = match.actors[1]
    lines = [own_line(match, seat) for seat in range(3)]
    script = "\nl\npass\n\nl\nq\n"
    pages = go_on(corral, match, script).out.split("Please pass the screen to ")
    assert [page.split(".")[0] for page in pages[1:]] == [NAMES[first], NAMES[second]]
    assert not any(line in pages[0] for line in lines)
    for page, owner in zip(pages[1:], (first, second), strict=True):
        for seat, line in enumerate(lines):
            assert (line in page) == (seat == owner)


@pytest.mark.parametrize(
    "wanted", ["turn", "bid", "hammer", "rat", "offer", "answer", "counter", "extra"]
)
def test_the_screen_is_passed_before_every_hand(corral: Corral, wanted: str) -> None:
    match, seat = secretive(wanted)
    before, page = go_on(corral, match, "\nq\n").out.split("Please pass the screen to ")
    assert page.startswith(NAMES[seat])
    own = own_line(match, seat)
    assert own not in before
    assert own in page.partition("press Enter when nobody else is looking.")[2]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_distribution_is_hidden_from_the_other(corral: Corral, seat: int) -> None:
    match, card = next(
        (match.copy(), match.view(actor)["card"])
        for match, actor in decisions(2, each=1)
        if phase(match) == "share" and actor == seat and match.view(actor)["card"] in ANIMALS
    )
    result = go_on(corral, match, "\nl\nq\n")
    before, page = result.out.split("Please pass the screen to ")
    assert f"top card in secret: a {card}" not in before
    assert f"top card in secret: a {card}" in page
    assert f"Keep the {card}" in page
    assert "│     ?      │" not in page


def test_a_count_down_is_watched_by_all(corral: Corral) -> None:
    match, first = secretive("call")
    second = match.actors[1]
    lines = [own_line(match, seat) for seat in range(3)]
    result = go_on(corral, match, "w\nl\nw\nq\n")
    assert passed_to(result) == []
    for name in (NAMES[first], NAMES[second], NAMES[first]):
        assert f"{name}: Slap for the number just called, or wait." in result.told
    assert "The auctioneer calls 9." in result.out
    assert "h: your own cards" in result.out
    assert not any(line in result.out for line in lines)


def test_own_cards_can_be_looked_at_in_a_count_down(corral: Corral) -> None:
    match, first = secretive("call")
    second = match.actors[1]
    result = go_on(corral, match, "h\n\nw\nw\nq\n")
    assert passed_to(result) == [NAMES[first]]
    before, page = result.out.split("Please pass the screen to ")
    own, rest = page.partition(f"{NAMES[second]}: Slap")[0], page.partition("calls 9.")[2]
    assert own_line(match, first) in own
    assert "Your " not in before + rest


def test_who_slaps_chooses_cards_alone(corral: Corral) -> None:
    match, first = secretive("call")
    number = match.view(first)["players"][first]["money"]["count"]
    waits = "w\nw\n" * (10 - number) if number < 10 else ""
    result = go_on(corral, match, f"{waits}slap\n\nq\n")
    assert passed_to(result) == [NAMES[first]]
    page = result.out.partition("Please pass the screen to ")[2]
    assert own_line(match, first) in page
    assert "Choose a money card to put face down." in page


def test_with_one_person_nothing_is_passed(corral: Corral) -> None:
    result = corral(*PLAY, "--seed", "3", stdin="1\n1\n1\nq\n\n")
    assert "pass the screen" not in result.out
    assert "own cards ·" not in result.out


def test_at_the_end_a_shared_screen_shows_no_hand(corral: Corral) -> None:
    match, seat = decisions(3, each=1)[-2]
    last = next(str(move) for move in match.legal(seat) if ends(match, seat, str(move)))
    out = go_on(corral, match.copy(), f"\n{last}\n").out
    page, end = out.rpartition(f"> {last}\n")[::2]
    assert own_line(match, seat) in page
    assert "The game is over" in end
    assert "Result" in end
    assert "Your " not in end


def ends(match: Match, seat: int, move: str) -> bool:
    twin = match.copy()
    twin.play(seat, move)
    return twin.over


# Leaving, coming back, looking again


def test_a_match_is_gone_on_with(corral: Corral) -> None:
    words = (*SHARED, "--option", "super_trade", "--record", "kept")
    hint = corral(*words, stdin="\na\n\n30\n\nq\n").out.splitlines()[-1]
    assert hint == (
        "corral play kuhhandel --players human,human,human --position kept --record kept"
    )
    result = corral(*PLAY, "--position", "kept", stdin="\n40\n\nq\n")
    assert passed_to(result)[:1] == ["Ana"]
    assert "Ana bids 40." in result.told
    match = package.replay(Path("kept").read_text())
    assert match.setting.options["super_trade"]
    assert match.names == ("Ana", "Bo", "Cleo")


def test_replay(corral: Corral) -> None:
    corral(*PLAY, "--quiet", "--seed", "5", "--players", "random:3", "--record", ".")
    file = "kuhhandel-5.corral"
    assert corral("replay", file, "--check").out.startswith(f"{file}: OK (kuhhandel, ")
    for language, over in (
        ("en", "The game is over"),
        ("de", "Die Partie ist zu Ende"),
        ("fr", "La partie est terminée"),
    ):
        assert over in corral("replay", file, "--lang", language).told
    out = corral("replay", file, "--at", "3").out
    assert "Move 3 of" in out
    assert "Highest bid" in out or "Deck" in out
    assert "Your " not in out
    position = corral("replay", file, "--at", "3", "--position").out
    Path("three").write_text(position)
    assert corral(*PLAY, "--position", "three", stdin="q\n\n").code == 0


# Terminals that cannot do everything


@pytest.mark.parametrize(
    ("encoding", "language"), each_once(["ascii", "latin-1", "cp1252"], ["de", "fr"])
)
def test_other_encodings(process: Corral, encoding: str, language: str) -> None:
    words = (*SHARED, "--lang", language)
    result = process(*words, stdin="\na\n\n30\n\n?\nq\n\n", PYTHONIOENCODING=encoding)
    assert (result.code, result.err) == (0, "")
    assert "+------------+" in result.out
    assert "oo..  " in result.out


def test_piped_output_is_plain(process: Corral) -> None:
    result = process(*SHARED, stdin="\na\n\n30\n\nq\n\n", TERM="xterm")
    assert "\x1b" not in result.out
    assert max(map(len, result.out.splitlines())) <= 80
