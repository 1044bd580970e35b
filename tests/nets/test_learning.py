"""``corral learn``: self-play, rows that are kept, what is fitted to them, and its acceptance."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

import corral
from corral.core.errors import CorralError
from corral.core.judgement import read_judgement, table_of
from corral.core.setting import setting_for
from corral.nets.self_play import Habits, SelfPlay, play, play_on_all_cores
from corral.nets.self_play_rows import SelfPlayRows

torch = pytest.importorskip("torch")

from corral.nets.accepting import accept  # noqa: E402
from corral.nets.fitting import JudgementNetwork, Method, fit  # noqa: E402
from corral.nets.learning import Curriculum, learn, learn_from  # noqa: E402

QUICK = Method(hidden=(4, 8, 4), epochs=2, batch=64)


@pytest.fixture(scope="module")
def rows() -> SelfPlayRows:
    return play("goldrush", 3, None, Habits(every=3), 9, 2)


def keep(rows: SelfPlayRows, curriculum: Curriculum, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    told = {"table": table_of(curriculum.setting()), "features": curriculum.shape().to_data()}
    rows.write(folder / "a.parquet", told)


def test_self_play_repeats_itself(rows: SelfPlayRows) -> None:
    again = play("goldrush", 3, None, Habits(every=3), 9, 2)
    for name in SelfPlayRows.__dataclass_fields__:
        assert np.array_equal(getattr(rows, name), getattr(again, name))
    assert set(rows.match) == {9, 10}
    assert np.all(rows.spread > 0)


def test_a_row_ends_as_its_match_did() -> None:
    setting = setting_for(corral.game("elgaucho"), 2, {})
    self_play = SelfPlay(setting, setting.game.evaluator(setting), Habits(nodes=4, every=9))
    noted, final = self_play.match(3)
    assert len(noted) > 5
    assert all(len(expected) == 2 for _, expected, _ in noted)
    assert max(final) > 50


def test_rows_are_kept_as_parquet(rows: SelfPlayRows, tmp_path: Path) -> None:
    rows.write(tmp_path / "a.parquet", {"of": "toys"})
    rows.write(tmp_path / "b.parquet", {"of": "toys"})
    found = SelfPlayRows.read(tmp_path, {"of": "toys"})
    assert len(found) == 2 * len(rows)
    for name in SelfPlayRows.__dataclass_fields__:
        assert np.array_equal(getattr(found, name)[: len(rows)], getattr(rows, name))
    with pytest.raises(CorralError, match="has no rows"):
        SelfPlayRows.read(tmp_path / "nowhere", {"of": "toys"})
    with pytest.raises(CorralError, match="not of"):
        SelfPlayRows.read(tmp_path, {"of": "tin"})
    (tmp_path / "b.parquet").write_bytes(b"nothing")
    with pytest.raises(CorralError, match="has no rows that"):
        SelfPlayRows.read(tmp_path, {"of": "toys"})


def test_torch_and_the_compiled_network_say_the_same(rows: SelfPlayRows, tmp_path: Path) -> None:
    curriculum = Curriculum("goldrush", 3, (20,), method=QUICK)
    judge, measured = fit(rows, curriculum.shape(), QUICK)
    assert measured.rows == np.sum(rows.match == 10)
    scores, points = judge(*map(torch.from_numpy, (rows.features, rows.expected, rows.spread)))
    keep(rows, curriculum, tmp_path / "rows")
    learn_from(curriculum, tmp_path / "rows", tmp_path / "mine.json", lambda line: None)
    judgement = read_judgement(tmp_path / "mine.json")
    for row in range(len(rows)):
        found = judgement.forecast(
            vec[float]([float(number) for number in rows.features[row]]),
            [float(number) for number in rows.expected[row]],
            float(rows.spread[row]),
        )
        assert found[0] == pytest.approx(scores[row].softmax(0).tolist(), abs=1e-3)
        assert found[1] == pytest.approx(points[row].tolist(), abs=1e-2)


def test_what_it_begins_with_is_the_hand_written_evaluation(rows: SelfPlayRows) -> None:
    judge = JudgementNetwork(Curriculum("goldrush", 3, (20,)).shape(), (4, 8, 4))
    scores, points = judge(*map(torch.from_numpy, (rows.features, rows.expected, rows.spread)))
    assert points.detach().numpy() == pytest.approx(rows.expected)
    assert scores.detach().numpy() == pytest.approx(rows.expected / rows.spread[:, None])


def test_it_learns_what_is_there_to_learn(rows: SelfPlayRows) -> None:
    """Ends that hang on a feature of the seat, which the evaluation does not know."""
    shape = Curriculum("goldrush", 3, (20,)).shape()
    many = SelfPlayRows.joined([rows] * 12)
    seats = many.features[:, shape.table :][:, : 3 * shape.seat].reshape(-1, 3, shape.seat)
    told = SelfPlayRows(
        many.features,
        many.expected,
        many.spread,
        many.expected + 15 * seats[:, :, 8],  # whose turn it is
        np.arange(len(many)),
    )
    _, measured = fit(told, shape, Method(hidden=(4, 8, 4), epochs=30, batch=128))
    assert measured.lead < 0.5 * measured.lead_before
    assert measured.loss < measured.loss_before


def test_a_course_writes_a_file_that_plays(tmp_path: Path) -> None:
    out, lines = tmp_path / "mine.json", list[str]()
    curriculum = Curriculum("elgaucho", 2, (20, 20), Habits(every=20), QUICK, 3, workers=1)
    learn(curriculum, out, lines.append, tmp_path / "kept")
    figures = read_judgement(out).head["figures"]
    assert [one["matches"] for one in figures["played"]] == [20, 20]
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {
        "round-01.parquet",
        "round-02.parquet",
    }
    assert any("round 2" in line for line in lines)
    again = tmp_path / "again.json"
    learn_from(curriculum, tmp_path / "kept", again, lines.append)
    assert read_judgement(again).head["figures"]["held_out"] == figures["held_out"]


def test_rows_of_another_table_are_refused(rows: SelfPlayRows, tmp_path: Path) -> None:
    keep(rows, Curriculum("goldrush", 3, (20,)), tmp_path)
    for curriculum in (Curriculum("goldrush", 2, (20,)), Curriculum("elgaucho", 3, (20,))):
        with pytest.raises(CorralError, match="has rows of"):
            learn_from(curriculum, tmp_path, tmp_path / "mine.json", lambda line: None)
    with pytest.raises(CorralError, match="no features"):
        Curriculum("kuhhandel", 2, (20,)).shape()


def test_what_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    curriculum = Curriculum("goldrush", 3, (1_000_000,))
    with pytest.raises(CorralError, match="no folder that can be written to"):
        learn(curriculum, tmp_path / "nowhere" / "mine.json", print)


def test_who_stops_listening_ends_all_matches() -> None:
    """So an interrupt does; else a million matches would be played first."""
    parts = play_on_all_cores("elgaucho", 2, None, Habits(every=20), 1, 1_000_000, 1)
    assert len(next(parts)) > 0
    parts.close()


def test_one_match_of_ten_is_held_out() -> None:
    rows = play("elgaucho", 2, None, Habits(every=20), 1, 2)
    with pytest.raises(CorralError, match="too few matches"):
        fit(rows, Curriculum("elgaucho", 2, (20,)).shape(), QUICK)


def results_of(*players: str) -> str:
    share = {"seats": 1, "share": 0.5, "low": 0.4, "high": 0.6, "margin": 1.23456}
    told = [{"player": player, **share} for player in players]
    line_up = {"label": "a, 2 b", "seats": 3, "matches": 201, "players": told}
    asked = {"seed": 9, "game": "goldrush"}
    return json.dumps({"asked": asked, "summary": {"line_ups": [line_up]}})


def test_arenas_are_noted_once(rows: SelfPlayRows, tmp_path: Path) -> None:
    path, results = tmp_path / "mine.json", tmp_path / "results.json"
    curriculum = Curriculum("goldrush", 3, (20,), method=QUICK)
    keep(rows, curriculum, tmp_path / "rows")
    learn_from(curriculum, tmp_path / "rows", path, print)
    before = read_judgement(path)
    results.write_text(results_of("judged:mine.json@100", "judged:none@150"), "utf-8")
    for _ in range(2):
        accept(path, results, "goldrush")
    after = read_judgement(path)
    assert list(after.weights) == list(before.weights)
    assert after.head["figures"]["arenas"] == [
        {
            "limit": "100",
            "over": ["judged:none@150"],
            "seats": 3,
            "own_seats": 1,
            "matches": 201,
            "seed": 9,
            "share": 0.5,
            "low": 0.4,
            "high": 0.6,
            "margin": 1.2346,
        }
    ]
    for text in ("{}", results_of("baron", "judged:none")):
        results.write_text(text, "utf-8")
        with pytest.raises(CorralError, match="holds no results"):
            accept(path, results, "goldrush")
    results.write_text(results_of("judged:mine.json").replace("goldrush", "elgaucho"), "utf-8")
    with pytest.raises(CorralError, match="holds no matches"):
        accept(path, results, "goldrush")
    with pytest.raises(CorralError, match="was learned for goldrush"):
        accept(path, results, "elgaucho")
