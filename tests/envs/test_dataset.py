"""Records as tables of decisions."""

from __future__ import annotations

import json
import os
import sys
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pyarrow.parquet as pq
import pytest

import corral
from corral.bots import Limit
from corral.cli import main
from corral.core.match import Match
from corral.envs import dataset
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.envs.judging import Judging
from tests.core.second_versions import SecondKuhhandel, kuhhandel_by
from tools.keep.playing import play

EDITION = Path(__file__).resolve().parents[2] / "examples" / "tiny_goldrush.toml"


def played(game: str, seed: int, moves: int | None = None, **options: bool) -> Match:
    """A match among random players."""
    rng = Random(seed)
    match = corral.new(game, players=2, seed=seed, **options)  # type: ignore[arg-type]
    while match.actors and moves != 0:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        moves = None if moves is None else moves - 1
    return match


def test_every_decision_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = [played("kuhhandel", seed, cash_count=True) for seed in (1, 2)]
    (tmp_path / "deep").mkdir()
    (tmp_path / "folder.corral").mkdir()
    (tmp_path / "deep" / "one.corral").write_text(matches[0].record())
    (tmp_path / "two.corral").write_text(matches[1].record())
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    told = capsys.readouterr().out.splitlines()
    path = tmp_path / "kuhhandel-2-cash_count.parquet"
    decisions = [sum(entry.seat >= 0 for entry in match.entries) for match in matches]
    card = tmp_path / "data-card.md"
    assert told == [str(path), str(card), f"matches: 2, decisions: {sum(decisions)}"]
    assert f"2 matches, {sum(decisions)} decisions" in card.read_text()
    rows = pq.read_table(path).to_pylist()
    assert [row["match"] for row in rows].count("deep/one.corral") == decisions[0]

    encoded = encoded_game("kuhhandel", 2, {"cash_count": True, "super_trade": False})
    again = corral.new("kuhhandel", players=2, seed=1, cash_count=True)
    for row in [row for row in rows if row["match"] == "deep/one.corral"]:
        seat = again.actors[0]
        assert row["seat"] == seat
        assert row["player"] == f"p{seat}"
        assert row["observation"] == encoded.numbers(again.state, seat).tolist()
        assert row["mask"] == encoded.mask(again.state, seat).astype(bool).tolist()
        assert row["mask"][row["action"]]
        again.play(seat, row["move"])
        scores = matches[0].scores
        assert row["score"] == scores[seat]
        assert row["margin"] == scores[seat] - scores[1 - seat]
        assert row["win"] == np.float32((seat in matches[0].winners) / len(matches[0].winners))
    assert again.over


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_names_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / os.fsdecode(b"\xff")
    folder.mkdir()
    (folder / os.fsdecode(b"\xfe.corral")).write_text(played("goldrush", 1).record())
    assert main(["export", str(folder), "--to", "parquet"]) == 0
    assert "matches: 1," in capsys.readouterr().out
    rows = pq.read_table(BytesIO((folder / "goldrush-2.parquet").read_bytes())).to_pylist()
    assert {row["match"] for row in rows} == {"\\udcfe.corral"}


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    (tmp_path / "one.corral").write_text(played("elgaucho", 3).record())
    assert main(["export", str(tmp_path), "--to", "parquet", "--out", str(tmp_path / "out")]) == 0
    schema = pq.read_schema(tmp_path / "out" / "elgaucho-2.parquet")
    told = json.loads(schema.metadata[b"corral"])
    assert (told["game"], told["rules"], told["players"]) == ("elgaucho", 1, 2)
    digest = corral.game("elgaucho").edition().digest
    assert told["edition"] == {"name": "classic", "digest": digest}
    size = sum(int(np.prod(piece["shape"])) for piece in told["pieces"])
    assert size == schema.field("observation").type.list_size
    assert told["actions"][0]["name"] == "keep"


def test_several_records_in_one_file_and_unfinished_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = [played("elgaucho", 3).record(), played("elgaucho", 4, moves=5).record()]
    (tmp_path / "many.corral").write_text("\n".join(texts))
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    assert "matches: 1," in capsys.readouterr().out
    capsys.readouterr()
    names = pq.read_table(tmp_path / "elgaucho-2.parquet").column("match").to_pylist()
    assert {*names} == {"many.corral#1"}


def test_matches_that_begin_at_a_position_and_own_editions(tmp_path: Path) -> None:
    match = corral.new("goldrush", players=2, seed=3, edition=EDITION)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    later = corral.from_position(match.position(), edition=EDITION, seed=1)
    while later.actors:
        seat = later.actors[0]
        later.play(seat, later.legal(seat)[0])
    (tmp_path / "one.corral").write_text(later.record())
    (tmp_path / "classic.corral").write_text(played("goldrush", 1).record())
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    assert (tmp_path / "goldrush-2.parquet").exists()
    digest = later.setting.edition.digest
    rows = pq.read_table(tmp_path / f"goldrush-2-tiny-{digest}.parquet").to_pylist()
    assert f"p{rows[0]['seat']} {rows[0]['move']}" == later.entries[0].text(later.setting.game)


@pytest.mark.parametrize("what", ["nothing", "no folder", "garbled", "binary", "other edition"])
def test_what_cannot_be_exported_is_told(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    if what != "no folder":
        folder.mkdir()
    if what == "garbled":
        (folder / "bad.corral").write_text("corral-record 1\ngame chess\n")
    elif what == "binary":
        (folder / "bad.corral").write_bytes(b"corral-record \xff")
    more = []
    if what == "other edition":
        (folder / "bad.corral").write_text(played("elgaucho", 3, moves=1).record())
        more = ["--edition", str(EDITION)]
    assert main(["export", str(folder), "--to", "parquet", *more]) == 1
    expected = {
        "nothing": "has no records; their names end with .corral",
        "no folder": "is no folder",
        "garbled": "bad.corral: line 2, column 6",
        "binary": "bad.corral: byte 15 is not UTF-8 text",
        "other edition": f"bad.corral: {EDITION}: ",
    }
    assert expected[what] in capsys.readouterr().err


def test_any_name_of_an_edition_makes_a_file_name(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    edition.write_text(EDITION.read_text().replace('name = "tiny"', 'name = "../tiny"'))
    match = corral.new("goldrush", players=2, seed=3, edition=edition)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    (tmp_path / "one.corral").write_text(match.record())
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    digest = match.setting.edition.digest
    assert (tmp_path / f"goldrush-2-.._tiny-{digest}.parquet").exists()


def test_rules_have_files_of_their_own(tmp_path: Path) -> None:
    with kuhhandel_by(SecondKuhhandel(tmp_path)):
        for rules in (1, 2):
            match = corral.new("kuhhandel", players=2, seed=3, rules=rules)
            play(match, Random(3), 100_000)
            (tmp_path / f"{rules}.corral").write_text(match.record())
        assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    for name, rules in (("kuhhandel-2", 1), ("kuhhandel-2-rules2", 2)):
        schema = pq.read_schema(tmp_path / f"{name}.parquet")
        assert json.loads(schema.metadata[b"corral"])["rules"] == rules


def test_a_failure_leaves_no_half_written_table(tmp_path: Path) -> None:
    (tmp_path / "a.corral").write_text(played("elgaucho", 3).record())
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 0
    table = tmp_path / "elgaucho-2.parquet"
    card = (tmp_path / "data-card.md").read_text()
    before = table.read_bytes()
    (tmp_path / "b.corral").write_text("corral-record 1\ngame chess\n")
    assert main(["export", str(tmp_path), "--to", "parquet"]) == 1
    assert table.read_bytes() == before
    assert (tmp_path / "data-card.md").read_text() == card
    assert {path.suffix for path in tmp_path.iterdir()} == {".corral", ".parquet", ".md"}


def test_memory_is_needed_for_some_rows_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are written as they come, and of a file with many records one is read at a time."""
    monkeypatch.setattr(dataset, "ROWS", 50)
    several = [played("elgaucho", seed).record() for seed in (1, 2, 3)]
    (tmp_path / "many.corral").write_text("".join(several))
    held: list[int] = []
    add = dataset._Sheet.add

    def noting(sheet: dataset._Sheet, name: str, match: Match) -> int:
        count = add(sheet, name, match)
        held.append(len(sheet.rows))
        return count

    monkeypatch.setattr(dataset._Sheet, "add", noting)
    done = dataset.export(tmp_path, tmp_path)
    assert done.matches == 3
    assert max(held) < 50
    file = pq.ParquetFile(tmp_path / "elgaucho-2.parquet")
    assert file.num_row_groups == -(-done.rows // 50)
    texts = list(dataset._texts(tmp_path, [tmp_path / "many.corral"]))
    assert texts == [(f"many.corral#{number}", text) for number, text in enumerate(several, 1)]


def test_a_judge_adds_visits_and_values(tmp_path: Path) -> None:
    (tmp_path / "one.corral").write_text(corral.replay(played("kuhhandel", 4).record()).record())
    flags = ["--to", "parquet", "--judge", "foreman", "--nodes", "2"]
    assert main(["export", str(tmp_path), *flags]) == 0
    path = tmp_path / "kuhhandel-2.parquet"
    rows = pq.read_table(path).to_pylist()
    for row in rows:
        legal = {action for action, allowed in enumerate(row["mask"]) if allowed}
        assert legal.issuperset(row["considered"])
        assert len(row["considered"]) == len(row["visits"]) == len(row["values"]) >= 1
    thought = [row for row in rows if sum(row["mask"]) > 1]
    assert any(sum(row["visits"]) >= 2 for row in thought)
    assert all(0 <= value <= 1 for row in thought for value in row["values"])
    described = json.loads(pq.read_schema(path).metadata[b"corral"])
    assert described["judge"] == {"bot": "foreman", "nodes": 2, "seconds": None}
    assert "judged by foreman, 2 nodes" in (tmp_path / "data-card.md").read_text()


@pytest.mark.parametrize("game", corral.games())
def test_a_judge_knows_what_the_seat_knew(game: str) -> None:
    match = played(game, 6, moves=25)
    seat = match.actors[0]
    encoded = EncodedGame(match.setting)
    told = []
    for world in (match, match.sample(seat, 1), match.sample(seat, 2)):
        judge = Judging("foreman", Limit(nodes=8))
        told.append(repr(judge.found(encoded, world.state.copy(), seat)))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("game", corral.games())
def test_a_row_shows_what_its_seat_knew(game: str, tmp_path: Path) -> None:
    """Worlds that the seat cannot tell apart give the same row, but for how the match ends."""
    match = played(game, 6, moves=70)
    seat = match.actors[0]
    move = str(match.legal(seat)[-1])
    worlds = [corral.from_position(match.position(), seed=1)]
    worlds += [match.sample(seat, seed) for seed in (1, 2)]
    assert len({world.position() for world in worlds}) > 1
    shown = []
    for number, world in enumerate(worlds):
        world.play(seat, move)
        rng = Random(1)
        while world.actors:
            actor = world.actors[0]
            world.play(actor, rng.choice(world.legal(actor)))
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "one.corral").write_text(world.record())
        done = dataset.export(folder, folder)
        row = pq.read_table(done.files[0]).to_pylist()[0]
        assert (row["seat"], row["move"]) == (seat, move)
        shown.append([row[name] for name in ("observation", "mask", "action")])
    assert all(one == shown[0] for one in shown)
