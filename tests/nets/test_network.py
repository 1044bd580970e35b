"""Files of networks: read back, checked, and refused where they do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from corral.core.errors import CorralError
from corral.envs.encoded_game import encoded_game
from corral.nets import Network
from corral.nets.network import found
from tests.nets.making import kept, untaught


def test_a_file_is_read_back(tmp_path: Path) -> None:
    table = encoded_game("elgaucho", 2, {})
    network = untaught(table)
    network.save(tmp_path / "one.net")
    again = Network.load(tmp_path / "one.net")
    assert again.head == network.head
    assert again.head["encoding"] == table.version
    assert again.head["figures"] == {"taught": "nothing"}
    seen = np.random.default_rng(2).normal(size=(5, table.size)).astype(np.float32)
    for one, other in zip(network(seen), again(seen), strict=True):
        assert np.allclose(one, other, atol=0.05)  # half precision
    again.save(tmp_path / "two.net")
    assert (tmp_path / "two.net").read_bytes() == (tmp_path / "one.net").read_bytes()


def test_priors_are_chances_of_legal_actions() -> None:
    table = encoded_game("kuhhandel", 3, {})
    network = untaught(table)
    match = table.new(4)
    seat = match.actors[0]
    mask = table.mask(match.state, seat)
    seen = table.observe(match.state, seat)
    values, priors = network.evaluate(seen[None], mask[None])
    assert 0.0 < values[0] < 1.0
    assert priors[0].sum() == pytest.approx(1.0, abs=1e-5)
    assert priors[0][mask == 0].max() == 0.0


def altered(path: Path, **changes: Any) -> Path:
    with np.load(path) as archive:
        inside = {name: archive[name] for name in archive.files}
    head = {**json.loads(bytes(inside["head"])), **changes}
    inside["head"] = np.frombuffer(json.dumps(head).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez(file, **inside)
    return path


def test_damaged_and_foreign_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CorralError, match="has the format 3; here it is 1 or 2"):
        Network.load(altered(kept(tmp_path, "elgaucho"), format=3))
    with pytest.raises(CorralError, match="is damaged"):
        Network.load(altered(kept(tmp_path, "elgaucho"), players=3))
    cut = kept(tmp_path, "elgaucho")
    cut.write_bytes(cut.read_bytes()[:-1000])
    with pytest.raises(CorralError, match=r"is no network of Corral's"):
        Network.load(cut)
    text = tmp_path / "text.net"
    text.write_text("moo")
    with pytest.raises(CorralError, match=r"is no network of Corral's: no NumPy archive$"):
        Network.load(text)
    np.savez(tmp_path / "other.npz", weights=np.zeros(3))
    with pytest.raises(CorralError, match=r"is no network of Corral's: no 'head' in it"):
        Network.load(tmp_path / "other.npz")
    with pytest.raises(CorralError, match="there is no network 'nobody'"):
        found("nobody")


def test_a_network_plays_only_where_it_has_learned() -> None:
    network = untaught(encoded_game("kuhhandel", 3, {}))
    network.check(encoded_game("kuhhandel", 3, {}))
    for players, options, differs in (
        (4, {}, "players 3, here is 4"),
        (3, {"cash_count": True}, "with options"),
    ):
        with pytest.raises(CorralError, match=differs):
            network.check(encoded_game("kuhhandel", players, options))
    with pytest.raises(CorralError, match="with game kuhhandel, here is goldrush"):
        network.check(encoded_game("goldrush", 3, {}))
    network.head["encoding"] = {"version": 0, "digest": "of another time"}
    with pytest.raises(CorralError, match="with encoding"):
        network.check(encoded_game("kuhhandel", 3, {}))
