"""The games in OpenSpiel. Importing this package registers them in ``pyspiel``.

>>> import pyspiel, corral.envs.openspiel
>>> game = pyspiel.load_game(f"corral_{corral.games()[0]}(players=3,reward=margin)")
>>> game.new_initial_state().is_chance_node()
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pyspiel

import corral
from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.core.registry import game, games
from corral.core.state import State
from corral.envs.encoded_game import MARGIN, WIN, EncodedGame, encoded_game
from corral.envs.openspiel.course import Course
from corral.envs.openspiel.observer import CorralObserver
from corral.languages import title

PREFIX: Final = "corral_"


class CorralGame(pyspiel.Game):
    """A game of Corral at one table. Utilities are shares of the win, or margins of points.

    OpenSpiel wants to know how long a match can be. Those that could go on for very long are ended
    by ``longest`` decisions, far beyond what any needs, and the points so far count. ``position``
    is a file with a position to begin at: the end of a match can be solved as a whole.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(name), **(params or {})}
        players, reward = int(given.pop("players")), str(given.pop("reward"))
        edition, rules = str(given.pop("edition")) or None, int(given.pop("rules"))
        encoding = int(given.pop("encoding"))
        longest, self.fingerprint = int(given.pop("longest")), bool(given.pop("fingerprint"))
        if longest < 0:
            raise OptionError(f"longest={longest} is not a number of decisions, or 0 for the usual")
        position = str(given.pop("position"))
        self.first: State | None = None
        if position:
            match = _begun(name, Path(position))
            self.first = match.state
            self.encoded = EncodedGame(match.setting, reward=reward, encoding=encoding)
            players = self.encoded.players
        else:
            self.encoded = encoded_game(
                name, players, given, edition, reward=reward, rules=rules, encoding=encoding
            )
        self.encoded.longest = longest or self.encoded.longest
        wins, highest = reward == WIN, float(self.encoded.encoding.highest)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoded.actions,
            max_chance_outcomes=int(self.encoded.encoding.chances),
            num_players=players,
            min_utility=0.0 if wins else -highest,
            max_utility=1.0 if wins else highest,
            utility_sum=1.0 if wins else None,
            max_game_length=self.encoded.longest,
        )
        super().__init__(_game_type(name, reward), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its parameters: OpenSpiel knows nothing of what is added here."""
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> CorralState:
        """A match that has not begun: chance is asked first. Or the position it was loaded with."""
        first = None if self.first is None else self.first.copy()
        return CorralState(self, Course(self.encoded, first))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> CorralObserver | None:
        """For what one seat knows, or all seats do; as OpenSpiel wants it, None for other kinds."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        known = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == known.NONE:
            return None
        if params:
            raise ValueError(f"these observers have no parameters, but {params} were given")
        if kind.private_info == known.SINGLE_PLAYER:
            return CorralObserver(self.encoded, kind.perfect_recall, self.fingerprint)
        if kind.perfect_recall:
            return None
        version = int(self.encoded.encoding.version)
        everything = EncodedGame(self.encoded.setting, encoding=version, perfect=True)
        return CorralObserver(everything, False)


class CorralState(pyspiel.State):
    """A match at some moment; chance nodes are explicit. Where several may act, one does first."""

    def __init__(self, game: CorralGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> Any:
        """Whose action is next; chance and the end have numbers of OpenSpiel's own."""
        course = self.course
        if course.over():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if course.state.chance_weight() else course.actor()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Places in the list of outcomes, with their chances; dice come one after the other."""
        weights = self.course.weights()
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text(player, action)

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.course.over()

    def returns(self) -> list[float]:
        """Nothing before the end."""
        state, encoded = self.course.state, self.course.encoded
        return encoded.rewards(state.scores()) if self.course.over() else [0.0] * encoded.players

    def resample_from_infostate(self, player: int, sampler: Any) -> CorralState:
        """A state that the player cannot tell from this one; ``sampler()`` is below 1."""
        rng = Sfc32(int(sampler() * (1 << 53)))
        return CorralState(self.get_game(), self.course.sampled(player, rng))

    def __str__(self) -> str:
        """The game, and all steps so far."""
        course = self.course
        origin = course.origin
        start = "" if origin is None else f"{origin}\n"
        return f"{start}{course.encoded.game.name} {' '.join(map(str, course.steps))}"


def _begun(name: str, path: Path) -> Match:
    """A match at the position in a file, which tells players, options and edition as well."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise OptionError(f"{path}: cannot be read: {reason}") from None
    match = corral.from_position(text, seed=0)
    if match.game != name:
        raise OptionError(f"{path}: is a position of {match.game}, not of {name}")
    if match.over:
        raise OptionError(f"{path}: the match is over in this position")
    return match


def _loaded(name: str, parameters: dict[str, Any]) -> Any:
    return pyspiel.load_game(name, parameters)


def _parameters(name: str) -> dict[str, Any]:
    """The parameters of a game and their defaults."""
    found = game(name)
    options = {option.name: option.default for option in found.options}
    own = {
        "players": found.fewest,
        "reward": WIN,
        "edition": "",
        "rules": found.rules_version,
        "longest": 0,
        "position": "",
        "fingerprint": False,
        "encoding": 0,
    }
    return {**own, **options}


def _game_type(name: str, reward: str) -> pyspiel.GameType:
    if reward not in (WIN, MARGIN):
        raise OptionError(f"reward={reward!r} is not {WIN!r} or {MARGIN!r}")
    found = game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=title(name),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward == WIN else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.most,
        min_num_players=found.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _class_of(name: str) -> type[CorralGame]:
    """A class of its own: OpenSpiel lets go of what is registered when Python is already gone."""

    def __init__(self: CorralGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        CorralGame.__init__(self, name, params)

    body = {"__init__": __init__, "__doc__": f"``{PREFIX}{name}``."}
    return type(f"{name.capitalize()}Game", (CorralGame,), body)


CLASSES: Final = {name: _class_of(name) for name in games()}

for _name, _class in CLASSES.items():
    if PREFIX + _name not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(_name, WIN), _class)
