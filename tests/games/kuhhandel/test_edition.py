"""Edition files of Kuhhandel Master: the classic one, one's own, and broken ones."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import corral
from corral.bots.playout import play_out
from corral.core.edition import Edition
from corral.core.prng import Sfc32
from corral.core.setting import Setting, default_names
from corral.games.kuhhandel import edition as kuhhandel

from .build import EDITION, GAME, hands

CLASSIC = Path(EDITION.source).read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_layout_and_comments_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    moved = write(tmp_path, CLASSIC.replace("#", "# now ").replace("[50, 100,", "[ 50,100,"))
    assert GAME.edition(moved).digest == EDITION.digest
    changed = write(tmp_path, CLASSIC.replace("cow = 800", "cow = 801"))
    assert GAME.edition(changed).digest != EDITION.digest


def test_an_edition_of_ones_own_is_played_and_replayed(tmp_path: Path) -> None:
    text = CLASSIC.replace("classic", "short").replace("count_down = 10", "count_down = 4")
    own = write(tmp_path, text.replace("trades = 200", "trades = 20"))
    match = corral.new("kuhhandel", players=4, seed=3, edition=own)
    rng = random.Random(1)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    called = [event["number"] for event in match.log(None) if event["kind"] == "called"]
    assert max(int(str(number)) for number in called) == 4
    record = match.record()
    assert "edition short" in record
    assert corral.replay(record, edition=own).record() == record
    assert corral.replay(record).record() == record  # it holds the edition itself


def test_more_start_money(tmp_path: Path) -> None:
    own = write(tmp_path, CLASSIC.replace("start = [2, 3, 1, 1,", "start = [1, 2, 1, 1,"))
    match = corral.new("kuhhandel", players=6, seed=3, edition=own)
    assert hands(match) == ["50+20+10+10+0"] * 6
    two = corral.new("kuhhandel", players=2, seed=3, edition=own)
    assert two.view(None)["deck"]["size"] == 54 + 38 - 10


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ('name = "classic"', "name = 5", "name", "a name"),
        ('name = "classic"', 'name = "a b"', "name", "without spaces"),
        ("cock = 10\n", "", "quartets", "lacks `cock`"),
        ("cock = 10\n", "cock = 10\nbull = 20\n", "quartets", "unknown key 'bull'"),
        ("cock = 10", "cock = -1", "quartets.cock", "from 0 to"),
        ("cock = 10", "cock = true", "quartets.cock", "a whole number"),
        ("cock = 10", "cock = 1.5", "quartets.cock", "a whole number"),
        ("[premium]", "[bonus]", "", "lacks `premium`"),
        ("value = 250", 'value = "250"', "premium.value", "a whole number"),
        ("count_down = 10", "count_down = 0", "premium.count_down", "from 1 to 30"),
        ("count_down = 10", "count_down = 31", "premium.count_down", "from 1 to 30"),
        ("cards = [12, 18,", "cards = [12,", "money.cards", "a list"),
        ("cards = [12, 18,", "cards = [-1, 18,", "money.cards[0]", "from 0 to"),
        ("cards = [12, 18,", "cards = [11, 18,", "money.cards", "6 players need 12"),
        ("cards = [12, 18, 6,", "cards = [12, 18, 5,", "money.cards", "6 players need 6"),
        ("6, 6, 6]", "6, 6, 5]", "money.cards", "has 5 cards of 500"),
        ("6, 6, 6]", "6, 6, 7]", "money.cards", "at most 5700 are possible"),
        ("start = [2, 3,", "start = [2, 4,", "money.cards", "6 players need 24"),
        ("start = [2, 3,", "start = [2, 30,", "money.start[1]", "from 0 to 20"),
        ("start = [2, 3, 1, 1,", "start = [2, 3, 1,", "money.start", "a list"),
        ("donkeys = [50, 100,", "donkeys = [100,", "money.donkeys", "a list"),
        ("donkeys = [50, 100,", "donkeys = [60, 100,", "money.donkeys[0]", "wanted one of 0, 10"),
        ("removed = 10", "removed = 9", "two_players.removed", "an even number"),
        ("removed = 10", "removed = 0", "two_players.removed", "from 1 to 36"),
        ("removed = 10", "removed = 37", "two_players.removed", "from 1 to 36"),
        ("trades = 200", "trades = 0", "limits.trades", "from 1 to"),
        ("trades = 200", "trades = 200\nturns = 9", "limits", "unknown key 'turns'"),
        ("[limits]", "[limits", "", "is not TOML"),
    ],
)
def test_a_broken_edition_says_what_is_wrong_where(
    tmp_path: Path, old: str, new: str, where: str, says: str
) -> None:
    assert old in CLASSIC
    path = write(tmp_path, CLASSIC.replace(old, new, 1))
    with pytest.raises(corral.EditionError) as caught:
        corral.new("kuhhandel", players=3, edition=path)
    assert caught.value.where == where
    assert says in str(caught.value)
    assert str(path) in str(caught.value)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in an edition."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


PLACES = places(tomllib.loads(CLASSIC))
JUNK = st.one_of(
    st.integers(-3, 60), st.booleans(), st.text(max_size=4), st.just([]), st.just({}), st.none()
)


def is_playable(data: dict[str, Any]) -> bool:
    try:
        kuhhandel.check("my.toml", data)
    except corral.EditionError as error:
        return not str(error).startswith("my.toml: ")
    return True


@settings(max_examples=60)
@given(st.sampled_from(PLACES), JUNK)
def test_any_value_is_refused_or_playable(path: tuple[Any, ...], junk: Any) -> None:
    data = tomllib.loads(CLASSIC)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    if is_playable(data):
        for players in (2, 3):
            own = Edition("mine", "my.toml", data)
            options = GAME.check_options({})
            state = GAME.start(Setting(GAME, players, options, own, default_names(players)))
            assert play_out(state, Sfc32(1)) > 0
            assert state.over()
