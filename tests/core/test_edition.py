"""Edition files: the classic one, one's own, and broken ones."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral.bots.playout import play_out
from corral.core.edition import Edition
from corral.core.prng import Sfc32
from corral.core.setting import Setting, default_names
from corral.games.elgaucho import edition as elgaucho

CLASSIC = elgaucho.CLASSIC.read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_layout_and_comments_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    game = corral.game("elgaucho")
    moved = write(tmp_path, CLASSIC.replace("#", "# now ").replace("[1, 2, 3]", "[ 1,2, 3 ]"))
    assert game.edition(moved).digest == game.edition().digest
    marked = write(tmp_path, "\ufeff" + CLASSIC)  # as some editors begin UTF-8
    assert game.edition(marked).digest == game.edition().digest
    changed = write(tmp_path, CLASSIC.replace("bonus = 5", "bonus = 6"))
    assert game.edition(changed).digest != game.edition().digest


@pytest.mark.parametrize("name", corral.games())
def test_the_classic_edition_is_read_once(name: str) -> None:
    """Reading it for every match took most of the time of making one."""
    assert corral.game(name).edition() is corral.game(name).edition()


def test_an_edition_of_ones_own_is_played_and_replayed(tmp_path: Path) -> None:
    own = write(tmp_path, CLASSIC.replace("classic", "wide").replace("plain = 4", "plain = 6"))
    match = corral.new("elgaucho", players=4, seed=3, edition=own)
    assert len(match.view(None)["pampa"]["d"]) == 8
    rng = random.Random(1)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    record = match.record()
    assert "edition wide" in record
    assert corral.replay(record, edition=own).record() == record
    assert corral.replay(record).record() == record  # it holds the edition itself
    untold = re.sub(r"^\|.*\n", "", record, flags=re.MULTILINE)
    assert corral.replay(untold, edition=own).record() == record
    with pytest.raises(corral.NotationError, match="wide"):
        corral.replay(untold)


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ('name = "classic"', "name = 5", "name", "a name"),
        ('name = "classic"', 'name = "a b"', "name", "without spaces"),
        ('"white", ', "", "tiles.breeds", "wanted ['white', 'black'"),
        ('"white"', '"purple"', "tiles.breeds", "wanted ['white', 'black'"),
        ("[1, 1, 1, 2,", "[1, 1, 0, 2,", "tiles.small_numbers[2]", "from 1 to 18"),
        ("full_at = 20", "full_at = true", "pampa.full_at", "a whole number"),
        ("plain = 2,", "plain = 0,", "pampa.pastures[0].plain", "needs a space"),
        ("plain = 4,", "plain = 8,", "pampa.pastures[3]", "10 spaces"),
        ("steal = [4]", "steal = []", "areas.steal", "a list"),
        ("steal = [4]", "steal = [4, 4]", "areas.steal", "without repetition"),
        ("steal = [4]", "rob = [4]", "areas", "lacks `steal`"),
        ("bonus = 5", "bonus = 5\nextra = 1", "sale", "unknown key 'extra'"),
        ("dice = 9", "dice = 7", "players.4.dice", "from 8 to 11"),
        ("preliminary = 3", "preliminary = 9", "players.4.preliminary", "from 1 to 5"),
        ("[players.3]", "[players.5]", "players", "lacks `3`"),
        ("[sale]", "[sale", "", "is not TOML"),
    ],
)
def test_a_broken_edition_says_what_is_wrong_where(
    tmp_path: Path, old: str, new: str, where: str, says: str
) -> None:
    assert old in CLASSIC
    path = write(tmp_path, CLASSIC.replace(old, new, 1))
    with pytest.raises(corral.EditionError) as caught:
        corral.new("elgaucho", players=2, edition=path)
    assert caught.value.where == where
    assert says in str(caught.value)
    assert str(path) in str(caught.value)


def test_an_edition_that_leaves_no_draw_pile(tmp_path: Path) -> None:
    text = CLASSIC.replace("tiles = 4", "tiles = 8").replace("plain = 4", "plain = 6")
    text = text.replace("plain = 3, river = 1, forest = 0", "plain = 7, river = 1, forest = 0")
    text = text.replace("plain = 3", "plain = 6").replace("plain = 2", "plain = 7")
    text = text.replace("preliminary = 3", "preliminary = 5")
    with pytest.raises(corral.EditionError, match="no draw pile"):
        corral.new("elgaucho", players=2, edition=write(tmp_path, text))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(corral.EditionError, match="cannot be read"):
        corral.new("elgaucho", players=2, edition=tmp_path / "nothing.toml")
    with pytest.raises(corral.EditionError, match="cannot be read"):
        corral.new("elgaucho", players=2, edition=tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(corral.EditionError, match="byte 1: is not UTF-8 text"):
        corral.new("elgaucho", players=2, edition=binary)
    for text in ("a = " + "[" * 5_000, "a = " + "9" * 5_000):
        with pytest.raises(corral.EditionError, match=r"TOML|deeply"):
            corral.new("elgaucho", players=2, edition=write(tmp_path, text))
    huge = tmp_path / "huge.toml"
    huge.write_text("#" * 1_000_001)
    with pytest.raises(corral.EditionError, match="at most"):
        corral.new("elgaucho", players=2, edition=huge)


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
    st.integers(-3, 30), st.booleans(), st.text(max_size=4), st.just([]), st.just({}), st.none()
)


def is_playable(data: dict[str, Any]) -> bool:
    try:
        elgaucho.check("my.toml", data)
    except corral.EditionError as error:
        return not str(error).startswith("my.toml: ")
    return True


@given(st.sampled_from(PLACES), JUNK)
def test_any_value_is_refused_or_playable(path: tuple[Any, ...], junk: Any) -> None:
    data = tomllib.loads(CLASSIC)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    if is_playable(data):
        game = corral.game("elgaucho")
        for players in (2, 3, 4):
            state = game.start(
                Setting(game, players, {}, Edition("mine", "my.toml", data), default_names(players))
            )
            assert play_out(state, Sfc32(1)) > 0
            assert state.over()
