"""Positions, records and moves as texts: examples, and garbage of every kind."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral.core.text import LONGEST

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"


def some_match(seed: int, moves: int, players: int = 3) -> corral.Match:
    match = corral.new("elgaucho", players=players, seed=seed)
    rng = random.Random(seed)
    while not match.over and moves:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        moves -= 1
    return match


MATCHES = [some_match(seed, 15 * seed + 1, 2 + seed % 3) for seed in range(24)]
POSITIONS = [match.position() for match in MATCHES]
POSITIONS += [match.position_seen_by(seat) for match in MATCHES for seat in (0, 1, None)]
RECORDS = [match.record() for match in MATCHES]
RECORDS += [match.sample(0, 1).record() for match in MATCHES[:6]]
WORDS = sorted({word for text in POSITIONS + RECORDS for word in re.split(r"[ \n]", text) if word})


# Examples of the documentation


def examples(game: str) -> list[str]:
    """A full position, those lines of it that a seat sees otherwise, and a record."""
    sections = DOCS.read_text(encoding="utf-8").split("\n## ")
    section = next(section for section in sections if f"\ngame {game}\n" in section)
    return re.findall(r"```text\n(.*?)```", section, re.DOTALL)


@pytest.mark.parametrize("game", corral.games())
def test_the_documented_position_is_one(game: str) -> None:
    full, seen, _ = examples(game)
    match = corral.from_position(full)
    assert match.position() == full
    seat = int(seen.split()[1].removeprefix("p"))
    shown = match.position_seen_by(seat).splitlines()
    assert [line for line in shown if line not in full.splitlines()] == seen.splitlines()


@pytest.mark.parametrize("game", corral.games())
def test_the_documented_record_is_one(game: str) -> None:
    record = examples(game)[2]
    assert corral.replay(record).record() == record


def test_the_documented_match_of_kuhhandel_leads_to_the_documented_position() -> None:
    full, _, record = examples("kuhhandel")
    match = corral.replay(record)
    assert match.position() == full
    hands = [player["money"]["cards"] for player in match.view(1)["players"]]
    assert hands == [match.view(seat)["players"][seat]["money"]["cards"] for seat in range(3)]


# What may vary


def test_comments_blank_lines_and_windows_ends_do_not_matter() -> None:
    record = RECORDS[5]
    spaced = "\r\n".join(f"# a remark\n\n   {line}  " for line in record.splitlines())
    assert corral.replay(spaced).record() == record


def test_replay_stops_after_a_number_of_moves() -> None:
    record = RECORDS[5]
    moves = sum(
        line.startswith("p") and not line.startswith("players") for line in record.split("\n")
    )
    assert corral.replay(record, moves=moves).record() == record
    part = corral.replay(record, moves=10, seed=1)
    assert record.startswith(part.record())
    with pytest.raises(corral.OptionError, match=f"has {moves} moves"):
        corral.replay(record, moves=moves + 1)
    with pytest.raises(corral.OptionError, match="moves=-1"):
        corral.replay(record, moves=-1)


def test_a_replayed_match_can_be_played_on() -> None:
    match = corral.replay(RECORDS[3], seed=4)
    again = corral.replay(RECORDS[3], seed=4)
    for one in (match, again):
        rng = random.Random(0)
        while not one.over:
            seat = rng.choice(one.actors)
            one.play(seat, rng.choice(one.legal(seat)))
    assert match.record() == again.record()


def test_what_chance_cannot_bring_is_refused_at_its_place() -> None:
    """A tile that lies on the board already is not in the bag any more."""
    record = corral.new("elgaucho", players=2, seed=7).record()
    lines = record.splitlines()
    first, second = (
        next(number for number, line in enumerate(lines) if line.startswith(f"* fill {space} "))
        for space in ("a1", "a2")
    )
    tile = lines[first].split()[-1]
    lines[second] = f"* fill a2 {tile}"
    with pytest.raises(corral.NotationError, match=f"{tile} cannot come now") as caught:
        corral.replay("\n".join(lines))
    assert caught.value.line == second + 1


def test_a_match_from_a_position_is_recorded_with_it() -> None:
    match = corral.from_position(POSITIONS[3], seed=1)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    again = corral.replay(match.record())
    assert again.record() == match.record()
    assert again.position() == match.position()


# Complaints have a place


@pytest.mark.parametrize(
    ("old", "new", "place", "says"),
    [
        ("corral-record 1", "corral-record 2", (1, 15), "version '2'"),
        ("game elgaucho", "game chess", (2, 6), "no game 'chess'"),
        ("rules 1", "rules 7", (3, 7), "rules version 7"),
        ("edition classic", "edition", (4, None), "fingerprint"),
        ("players 3", "players 9", (5, 9), "a number from 2 to 4"),
        ("seat p1 Bo", "seat p2 Bo", (7, 6), "`p1`"),
        ("seat p1 Bo", "seat p1", (7, 8), "a name"),
        ("moves", "noves", (9, 1), "`moves`"),
        ("* fill a1", "* fill a2", (10, 8), "`fill a1` is due"),
        ("* start", "p0 start", (None, 1), "an outcome of chance is due"),
        ("p0 keep", "p0 eat", (None, 4), "one of keep"),
        ("p0 keep", "p7 keep", (None, 1), "one of p0, p1, p2"),
        ("p0 keep", "p0 end", (None, 4), "illegal move"),
    ],
)
def test_record_errors(old: str, new: str, place: tuple[int | None, int | None], says: str) -> None:
    match = corral.new("elgaucho", players=3, seed=2, names=["Ana", "Bo", "Cy"])
    match.play(0, match.legal(0)[0])
    record = match.record()
    assert old in record
    keep = record.index(old)
    broken = record[:keep] + record[keep:].replace(old, new, 1)
    if new == "p0 end":
        broken = re.sub(r"p0 end.*", "p0 end", broken)
    with pytest.raises(corral.NotationError, match=re.escape(says)) as caught:
        corral.replay(broken)
    line, column = place
    assert caught.value.line == (line or broken[:keep].count("\n") + 1)
    assert column in (None, caught.value.column)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"phase turn", "phase siesta", "one of keep, enter"),
        (r"pasture a \S+", "pasture a X7", "a tile such as W7"),
        (r"pasture a \S+ \S+", "pasture a W7 W7", "two places"),
        (r"pasture a \S+", "pasture a W7^9", "a number from 0 to 2"),
        (r"pile \d+", "pile 3", "lie nowhere else"),
        (r"p0 herds .*", "p0 herds W3-9-5", "strictly"),
        (r"p0 pesos .*", "p0 pesos -4", "a number from 0"),
        (r"p0 areas .*", "p0 areas bank", "one of sort, wish"),
        (r"p0 aside .*", "p0 aside ? ?", "does not know"),
        (r"rodeo .*", "rodeo 1", "must be left"),
        (r"start p\d", "start p5", "one of p0, p1, p2"),
        (r"fresh .*", "fresh -", "for each seat"),
        (r"idle \d+", "idle 77", "from 0 to 10"),
        (r"out -", "out W", "`-`"),
        (r"turn p\d", "turn -", "one of p0"),
        (r"pasture a \S+", "pasture a W7^0^1", "one gaucho at most"),
        (r"gone .*", "gone - W7", "nothing may follow `-`"),
        (r"p0 pesos (\d+)", r"p0 pesos \1 1", "nothing may follow here"),
        (r"p0 areas .*", "p0 areas wish wish", "named twice"),
        (r"countdown .*", "countdown 3", "a number from 0 to 2"),
        (r"wish -", "wish 7", "a number from 1 to 6"),
        (r"p0 herds .*", "p0 herds Q3", "one of W, K, B, G, S"),
        (r"phase turn", "phase keep", "a number from 0 to 0"),
        (r"dice untaken", "dice 1 2 3", "at most two dice"),
    ],
)
def test_position_errors(old: str, new: str, says: str) -> None:
    match = next(match for match in MATCHES if _in_turn(match))
    broken, count = re.subn(old, new, match.position(), count=1)
    assert count == 1
    with pytest.raises(corral.NotationError, match=re.escape(says)) as caught:
        corral.from_position(broken)
    assert caught.value.line >= 6


def _in_turn(match: corral.Match) -> bool:
    view = match.view(None)
    return match.players == 3 and view["phase"] == "turn" and not view["dice_taken"]


def test_unknown_things_are_for_seen_positions() -> None:
    match = MATCHES[10]
    seen = match.position_seen_by(0)
    assert "?" in seen
    worlds = {corral.from_position(seen, seed=seed).position() for seed in range(20)}
    assert len(worlds) > 1
    assert corral.from_position(seen, seed=3).position() in worlds
    with pytest.raises(corral.NotationError, match=re.escape("`?` is for")):
        corral.from_position(seen.replace("seen-by p0\n", ""))


def test_the_edition_must_be_the_same() -> None:
    other = re.sub(r"edition classic \S+", "edition ranch 0123456789abcdef", RECORDS[0])
    with pytest.raises(corral.NotationError, match="ranch.*classic"):  # noqa: RUF043
        corral.replay(other)


def test_a_wrong_result_is_noticed() -> None:
    record = some_match(1, 10_000).record()
    wrong = re.sub(r"result \d+", "result 7", record)
    with pytest.raises(corral.NotationError, match="lead to the result"):
        corral.replay(wrong)
    with pytest.raises(corral.NotationError, match="`result"):
        corral.replay(record[: record.index("result")])
    with pytest.raises(corral.NotationError, match="not over"):
        corral.replay(RECORDS[2] + "result 1 2 3 4\n")
    with pytest.raises(corral.NotationError, match="follow the end"):
        corral.replay(record + "p0 end\n")


def test_endless_texts_are_refused() -> None:
    with pytest.raises(corral.NotationError, match="longer than"):
        corral.from_position("x" * (LONGEST + 1))


# Garbage


@given(st.text())
def test_any_text_is_refused_in_order(text: str) -> None:
    for read in (corral.from_position, corral.replay):
        with pytest.raises(corral.NotationError):
            read(text)


@given(st.text(alphabet="keplactundorsi W7K12c3 +5-?", max_size=40))
def test_any_move_is_refused_in_order(text: str) -> None:
    match = MATCHES[4].copy()
    position = match.position()
    seat = match.actors[0]
    if text.split() and " ".join(text.split()) in [str(move) for move in match.legal(seat)]:
        return
    with pytest.raises(corral.CorralError):
        match.play(seat, text)
    assert match.position() == position


def garbled(texts: list[str]) -> st.SearchStrategy[str]:
    """A real text with words replaced, dropped or doubled, or lines exchanged."""

    def garble(text: str, edits: list[tuple[int, int, str, int]]) -> str:
        lines = [line.split(" ") for line in text.split("\n")]
        for line_pick, word_pick, word, kind in edits:
            line = lines[line_pick % len(lines)]
            place = word_pick % len(line)
            if kind == 0:
                line[place] = word
            elif kind == 1:
                line.insert(place, word)
            elif kind == 2:
                del line[place:]
            elif kind == 3:
                lines.insert(word_pick % len(lines), list(line))
            else:
                line[place] = line[place][::-1]
            if not line:
                line.append("")
        return "\n".join(" ".join(line) for line in lines)

    edit = st.tuples(
        st.integers(0, 400), st.integers(0, 12), st.sampled_from(WORDS), st.integers(0, 4)
    )
    return st.builds(garble, st.sampled_from(texts), st.lists(edit, min_size=1, max_size=4))


def check_playable(match: corral.Match) -> None:
    """What was accepted can be written, read and played to the end."""
    assert corral.from_position(match.position()).position() == match.position()
    rng = random.Random(0)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))


def complaint_or_match(
    read: Callable[[str], corral.Match], text: str
) -> tuple[corral.NotationError | None, corral.Match | None]:
    try:
        return None, read(text)
    except corral.NotationError as error:
        return error, None


@pytest.mark.parametrize(
    ("read", "texts"), [(corral.from_position, POSITIONS), (corral.replay, RECORDS)]
)
@given(data=st.data())
def test_garbled_texts(
    read: Callable[[str], corral.Match], texts: list[str], data: st.DataObject
) -> None:
    """Either the complaint has a place in the text, or what was read can be played."""
    text = data.draw(garbled(texts))
    error, match = complaint_or_match(read, text)
    if error is not None:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    if match is not None:
        check_playable(match)


def test_a_spectator_knows_no_tile_of_the_steppe() -> None:
    seen = next(text for text in POSITIONS if "seen-by -" in text and "steppe ? ? ? ?" in text)
    tile = "W1" if "W1 " not in seen else "W2"
    with pytest.raises(corral.NotationError, match="a spectator knows no tile"):
        corral.from_position(seen.replace("steppe ? ", f"steppe {tile} ", 1))


def test_nobody_has_more_gauchos_than_there_are() -> None:
    match = next(match for match in MATCHES if _in_turn(match))
    crowded = re.sub(r"pasture ([a-d]) .*", _crowd, match.position())
    crowded = re.sub(r"p0 areas .*", "p0 areas sort wish sale steal overseer steppe", crowded)
    with pytest.raises(corral.NotationError, match="gauchos in use"):
        corral.from_position(crowded)


def _crowd(pasture: re.Match[str]) -> str:
    """The same tiles, each with p0's gaucho on it."""
    return re.sub(r"([WKBGS]\d+)\S*", r"\1^0", pasture.group(0))
