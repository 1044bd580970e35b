"""A network as a file: its weights, what it was learned from, and what it has shown.

The file is a NumPy archive (``.npz``, without pickled objects). Its entry ``head`` is JSON:
``format``, ``game``, ``rules``, ``players``, ``options``, ``edition`` and ``encoding`` with their
digests, ``layers``, ``figures`` (whatever its maker wants to tell) and ``digest``, over everything.
The other entries are the weights and biases, as half-precision floats.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile, is_zipfile

import numpy as np
from numpy.typing import NDArray

from corral.core.errors import CorralError
from corral.envs.encoded_game import EncodedGame
from corral.nets.picture import Picture

FORMAT: Final = 1
PICTURES: Final = 2
"""The format of networks that look at planes of cells; their ``head`` has a ``picture``."""
SUFFIX: Final = ".net"
HEAD: Final = "head"
"""The entry of the archive that tells all but the weights."""
BASELINES: Final = Path(__file__).with_name("baselines")
"""Where those that come with Corral lie."""
HEADS: Final = ("policy", "value")
"""Below them is the trunk: layers ``0``, ``1`` and so on, each followed by tanh."""
ILLEGAL: Final = -1e9
UNLIKELY: Final = 0.02
"""Who draws leaves out what is less likely than this part of the most likely action."""

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = Mapping[str, NDArray[Any]]
"""``0.weight`` (from each input to each unit), ``0.bias``, ..., ``policy.weight``, ``value.bias``.

The value is one number whose sigmoid is the observer's chance to win. A network that looks at
pictures has ``cells``, ``course``, ``again``, ``whole`` and ``answers`` besides: see ``_look``.
"""


class Network:
    """A multilayer perceptron with two heads: which actions, and who wins.

    Or one that looks at planes of cells (``Picture``), all of them with the same weights.
    """

    def __init__(self, head: Mapping[str, Any], weights: Weights) -> None:
        self.head = dict(head)
        self.weights = {
            name: np.ascontiguousarray(weight, np.float32) for name, weight in weights.items()
        }
        self._trunk = [
            (self.weights[f"{layer}.weight"], self.weights[f"{layer}.bias"])
            for layer in range(int(self.head["layers"]))
        ]
        self.draws = bool(self.head.get("draws", False))
        """Whether it draws by its law, so as not to be readable, or plays what looks best."""
        told = self.head.get("picture")
        self.picture = None if told is None else Picture.from_head(told)

    @classmethod
    def of(
        cls, table: EncodedGame, weights: Weights, figures: Mapping[str, Any] | None = None
    ) -> Network:
        """A network that was learned at a table."""
        picture = Picture.of(table.encoding) if "cells.weight" in weights else None
        head = {
            "format": FORMAT if picture is None else PICTURES,
            "game": table.game.name,
            "rules": table.game.rules_version,
            "players": table.players,
            "options": table.options,
            "edition": {"name": table.edition.name, "digest": table.edition.digest},
            "encoding": table.version,
            "layers": sum(name.endswith(".weight") and name[0].isdigit() for name in weights),
            "figures": dict(figures or {}),
        }
        if picture is not None:
            head["picture"] = picture.head()
        return cls(head, weights)

    # Files

    @classmethod
    def load(cls, path: Path) -> Network:
        """From a file; one that is damaged or of another format is refused."""
        try:
            if not is_zipfile(path):  # or NumPy would advise to unpickle it
                raise CorralError(f"{path}: is no network of Corral's: no NumPy archive")
            with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
                kept = {name: archive[name] for name in archive.files}
            head: dict[str, Any] = json.loads(bytes(kept.pop(HEAD)))
            version, told = head.get("format"), head.pop("digest", None)
        except (KeyError, AttributeError, TypeError):
            raise CorralError(f"{path}: is no network of Corral's: no {HEAD!r} in it") from None
        except CorralError:
            raise
        except (OSError, ValueError, BadZipFile) as error:
            raise CorralError(f"{path}: is no network of Corral's: {error}") from None
        if version not in (FORMAT, PICTURES):
            raise CorralError(
                f"{path}: has the format {version!r}; here it is {FORMAT} or {PICTURES}"
            )
        if told != digest(head, kept):
            raise CorralError(f"{path}: is damaged: its digest is not that of its contents")
        return cls(head, kept)

    def save(self, path: Path) -> None:
        """As a file that ``load`` reads."""
        kept = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        head = {**self.head, "digest": digest(self.head, kept)}
        told = np.frombuffer(json.dumps(head).encode(), np.uint8)
        with path.open("wb") as file:  # by a name NumPy would add a suffix of its own
            np.savez_compressed(file, **{HEAD: told}, **kept)  # type: ignore[arg-type]

    def check(self, table: EncodedGame) -> None:
        """Whether it has learned what a table shows; else ``CorralError`` says what differs."""
        for name, here in (
            ("game", table.game.name),
            ("players", table.players),
            ("rules", table.game.rules_version),
            ("options", table.options),
            ("edition", {"name": table.edition.name, "digest": table.edition.digest}),
            ("encoding", table.version),
        ):
            if (learned := self.head[name]) != here:
                raise CorralError(f"the network has learned with {name} {learned}, here is {here}")

    # Judging

    def __call__(self, observations: Floats) -> tuple[Floats, Floats]:
        """Chances to win and scores of all actions, for one observation a row."""
        if self.picture is not None:
            hidden, scores = self._look(self.picture, np.atleast_2d(observations))
        else:
            hidden = observations
            for weight, bias in self._trunk:
                hidden = np.tanh(hidden @ weight + bias)
            scores = hidden @ self.weights["policy.weight"] + self.weights["policy.bias"]
        value = hidden @ self.weights["value.weight"] + self.weights["value.bias"]
        chances: Floats = 1 / (1 + np.exp(-value[..., 0]))
        return chances, scores

    def _look(self, picture: Picture, observations: Floats) -> tuple[Floats, Floats]:
        """What the whole makes of it, and the scores of all actions.

        Each cell on which something is: its surroundings and the course of the match (``cells``,
        ``course``), once more (``again``); of all cells the mean and the most, with the course
        again, make the whole, which the heads and, beside the cell itself, its answers hear.
        """
        weights = self.weights
        rows = len(observations)
        course = _relu(
            observations[:, : picture.first] @ weights["course.weight"] + weights["course.bias"]
        )
        end = picture.first + picture.planes * picture.area
        planes = observations[:, picture.first : end].reshape(rows, picture.planes, -1)
        owner, cell = np.nonzero(planes.any(axis=1))
        span = picture.span
        cells = planes.reshape(rows, picture.planes, span, span).transpose(0, 2, 3, 1)
        cells = np.pad(cells, ((0, 0), (1, 1), (1, 1), (0, 0)))
        board = cells.reshape(rows, -1, picture.planes)
        around = board[owner[:, None], picture.around(cell)].reshape(-1, 9 * picture.planes)
        seen = around @ weights["cells.weight"] + weights["cells.bias"]
        seen = _relu(seen + (course @ weights["inner.weight"] + weights["inner.bias"])[owner])
        seen = _relu(seen @ weights["again.weight"] + weights["again.bias"])
        counts = np.bincount(owner, minlength=rows)[:, None]
        total, most = np.zeros((2, rows, seen.shape[1]), np.float32)
        np.add.at(total, owner, seen)
        np.maximum.at(most, owner, seen)
        inputs = np.concatenate([total / np.maximum(counts, 1), most, course], axis=1)
        whole = np.tanh(inputs @ weights["whole.weight"] + weights["whole.bias"])
        scores = whole @ weights["policy.weight"] + weights["policy.bias"]
        answers = seen @ weights["answers.weight"] + weights["answers.bias"]
        answers += (whole @ weights["leaning.weight"] + weights["leaning.bias"])[owner]
        scores[owner[:, None], picture.places()[:, cell].T] = answers
        return whole, scores

    def evaluate(self, observations: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """Chances to win, and chances of the legal actions to be played (priors)."""
        chances, scores = self(observations)
        scores = np.where(masks, scores, ILLEGAL)
        scores -= scores.max(axis=-1, keepdims=True)
        weights = np.exp(scores)
        return chances, weights / weights.sum(axis=-1, keepdims=True)


def _relu(numbers: Floats) -> Floats:
    found: Floats = np.maximum(numbers, 0)
    return found


def digest(head: Mapping[str, Any], weights: Weights) -> str:
    """Over the head and all weights."""
    told = sha256(json.dumps(head, sort_keys=True).encode())
    for name in sorted(weights):
        weight = weights[name]
        told.update(f"{name} {weight.shape}".encode())
        told.update(np.ascontiguousarray(weight, "<f2").tobytes())
    return told.hexdigest()[:16]


def found(name: str) -> Path:
    """The file of a network: one that comes with Corral, or one by its path."""
    own = BASELINES / f"{name}{SUFFIX}"
    if own.is_file():
        return own
    path = Path(name)
    if path.is_file():
        return path
    known = ", ".join(baselines()) or "none"
    raise CorralError(f"there is no network {name!r}; with Corral come {known}; a path will do")


def baselines() -> Sequence[str]:
    """The names of those that come with Corral."""
    return sorted(path.stem for path in BASELINES.glob(f"*{SUFFIX}"))
