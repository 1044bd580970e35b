"""Programs in any language as players: the line protocol of docs/protocol.md.

Whatever a program does, the match goes on: a move that comes late, is illegal or cannot be read is
made by a stand-in, who plays at random, and the fault is kept.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import PurePath
from time import monotonic
from typing import Any, Final

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.limit import Limit
from corral.bots.numbers import Numbers
from corral.bots.outlook import Outlook
from corral.bots.protocol import Dead, Garbage, Late, Misbehaviour, Wire
from corral.core.errors import CorralError, IllegalMove
from corral.core.manifest import part
from corral.core.match import LONGEST_MOVE, Match
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.core.setting import Setting

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
USUAL_SECONDS: Final = 5.0
USUAL_LIMIT: Final = Limit(seconds=USUAL_SECONDS)
TIME_TO_START: Final = 10.0
GRACE: Final = 0.5
MOST_FAULTS: Final = 1000
LONGEST_NAME: Final = 40
USUAL_WISHES: Final = ("events", "observation", "moves")
WISHES: Final = (*USUAL_WISHES, "position", "tensor")
"""What a program may want to be told with every question."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a program did wrong: ``late``, ``illegal``, ``garbage`` or ``dead``.

    Reason and values say more, to be worded in any language. An illegal ``move`` has those of its
    ``IllegalMove`` and the rule; one that cannot be read has none of them. ``problem`` is the same
    for logs, in English.
    """

    seat: int
    decision: int
    kind: str
    problem: str
    move: str = ""
    rule: str = ""
    reason: str = ""
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def refusal(self) -> IllegalMove | None:
        """Why the rules forbid the move, if they do."""
        if self.kind != "illegal" or not self.reason:
            return None
        return IllegalMove(self.rule, self.reason, self.values)

    def to_data(self) -> dict[str, Any]:
        """The same as JSON-able data."""
        return asdict(self)


def is_program(kind: str) -> bool:
    """Whether this kind of bot is a command to be started."""
    return kind.startswith(PREFIX)


def program_name(kind: str) -> str:
    """A short name for a program: its file's, or that of the script it is given."""
    try:
        words = shlex.split(kind.removeprefix(PREFIX))
    except ValueError:  # told properly by who starts it
        words = []
    files = [PurePath(word) for word in words]
    scripts = [file for file in files if file.suffix[1:].isalpha()]
    return next((file.stem for file in [*scripts, *files] if file.stem), "program")


class ProgramBot(Bot):
    """A program at one seat of one match. It is told what its seat sees, and nothing else.

    This end of the line knows the match, so as to say why a move is refused; the other does not.
    """

    imagines = False

    def __init__(
        self, command: str, rng: Sfc32, limit: Limit, options: dict[str, str] | None = None
    ) -> None:
        super().__init__(rng, limit)
        self.faults: list[Fault] = []
        self.info: dict[str, Any] = {}
        """What the program last told about its thinking."""
        self.name = program_name(PREFIX + command)
        self._wire = Wire(command)
        self._options = dict(options or {})
        self._dead = False
        self._met = False
        self._wants: tuple[str, ...] = USUAL_WISHES
        self._numbers: Numbers | None = None
        self._actions: list[int] = []
        self._texts: list[str] = []
        """The legal moves of the latest question, and the actions that stand for them."""
        self._told = 0
        self._decision = 0
        self._question: dict[str, Any] = {}
        self._match: Match | None = None
        self._wire.send({"type": "hello", "protocol": PROTOCOL, "corral": version("corral")})

    # Asking

    def attend(self, match: Match, seat: int) -> None:
        """Writes down what the program is told: its view, and what happened since it was asked."""
        if self._match is None:
            self._begin(match, seat)
        self._match = match
        moves = match.legal(seat)
        if len(moves) > 1:
            self._decision += 1
            events = match.log(seat, min(self._told, len(match.events)))
            self._told = len(match.events)
            self._question = {
                "type": "decide",
                "id": self._decision,
                "seat": seat,
                **self._told_of(match, seat, events),
                "limit": _limit_data(self.limit),
            }

    def _told_of(self, match: Match, seat: int, events: list[Any]) -> dict[str, Any]:
        """What the program wants to know; a view alone may take more time than its answer."""
        self._texts = [str(move) for move in match.legal(seat)]
        told: dict[str, Any] = {}
        if "events" in self._wants:
            told["events"] = events
        if "observation" in self._wants:
            told["observation"] = match.view(seat)
        if "position" in self._wants:
            told["position"] = match.position_seen_by(seat)
        if "tensor" in self._wants:
            self._numbers = self._numbers or Numbers(match.setting)
            told["tensor"] = self._numbers.seen(match.state, seat)
            self._actions = self._numbers.actions(match.state, seat)
            told["actions"] = self._actions
        if "moves" in self._wants:
            told["moves"] = self._texts
        return told

    def introduce(self, seat: int) -> str:
        """What the program calls itself. It is asked once, and gets its options then."""
        if not self._met:
            self._met = True
            self._shake_hands(seat)
        return self.name

    def _begin(self, match: Match, seat: int) -> None:
        """The handshake, the options, and what the match is about."""
        self.introduce(seat)
        setting = match.setting
        self._wire.send(
            {
                "type": "new",
                "game": match.game,
                "rules": setting.game.rules_version,
                "players": match.players,
                "seat": seat,
                "names": list(match.names),
                "options": setting.options,
                "edition": {
                    "name": setting.edition.name,
                    "digest": setting.edition.digest,
                    "data": setting.edition.data,
                },
                "limit": _limit_data(self.limit),
                **self._described(setting),
            }
        )

    def _described(self, setting: Setting) -> dict[str, Any]:
        """What the numbers mean, for a program that wants them."""
        if "tensor" not in self._wants:
            return {}
        self._numbers = Numbers(setting)
        return {"encoding": self._numbers.described()}

    def _shake_hands(self, seat: int) -> None:
        deadline = monotonic() + TIME_TO_START
        try:
            while True:
                message = self._wire.receive(deadline)
                if message.get("type") == "ready":
                    break
        except Late:
            self._blame(seat, Dead("not_ready", seconds=TIME_TO_START))
            return
        except Dead as death:
            self._blame(seat, death)
            return
        except Garbage as garbage:
            self._blame(seat, Dead(f"not_ready_but_{garbage.reason}", **garbage.values))
            return
        spoken = message.get("protocol")
        if spoken != PROTOCOL:
            other = Dead("other_protocol", spoken=f"{spoken!r:.40}", wanted=str(PROTOCOL))
            self._blame(seat, other)
            return
        self.name = _one_line(str(message.get("name") or "")) or self.name
        wants = message.get("wants")
        if wants is not None:
            self._wants = tuple(str(want) for want in (wants if isinstance(wants, list) else ()))
            unknown = [want for want in self._wants if want not in WISHES]
            if unknown or not self._wants:
                told = ", ".join(WISHES)
                wrong = Dead("other_wants", wants=f"{wants!r:.80}", known=told)
                self._blame(seat, wrong)
                return
        self._send_options(message.get("options"))

    def _send_options(self, declared: object) -> None:
        """Only options that the program has declared are sent to it."""
        names = {
            option.get("name")
            for option in (declared if isinstance(declared, list) else [])
            if isinstance(option, dict)
        }
        for name, value in self._options.items():
            if name not in names:
                known = ", ".join(sorted(str(one) for one in names)) or "none"
                raise CorralError(f"{self.name} has no option {name!r}; it has {known}")
            self._wire.send({"type": "option", "name": name, "value": value})

    # Deciding

    def decide(self, outlook: Outlook, begin: float) -> Move:
        if self._dead:
            return self._stand_in(outlook)
        self._wire.send(self._question)
        try:
            text = self._answer(monotonic() + _seconds(self.limit))
        except Misbehaviour as wrong:
            self._blame(outlook.seat, wrong)
            return self._stand_in(outlook)
        for move in outlook.moves:
            if str(move) == text:
                self._explanation = Explanation((Candidate(text, None, None, 0),))
                return move
        return self._refuse(outlook, text)

    def _answer(self, deadline: float) -> str:
        """The program's move. What it tells on the way is kept.

        Old answers and unknown types are passed over; of the latter the last is told to who is late
        for it.
        """
        asked_to_stop = False
        seconds = _seconds(self.limit)
        late = Late("no_move", seconds=seconds)
        while True:
            try:
                message = self._wire.receive(deadline)
            except Late:
                if asked_to_stop:
                    raise late from None
                self._wire.send({"type": "stop", "id": self._decision})
                deadline += GRACE
                asked_to_stop = True
                continue
            kind = message.get("type")
            if kind == "move":
                number = message.get("id")
                if number == self._decision:
                    return self._named(message)
                if not isinstance(number, int) or number > self._decision:
                    wanted = str(self._decision)
                    raise Garbage("wrong_id", id=f"{number!r:.40}", wanted=wanted)
            elif kind == "info":
                self.info = message
            else:
                late = Late("unknown_type", seconds=seconds, type=f"{kind!r:.40}")

    def _named(self, message: dict[str, Any]) -> str:
        """The move's text; who was told numbers of actions may answer with one of them."""
        action = message.get("action")
        if "move" in message or action not in self._actions:
            return str(message.get("move", f"action {action!r:.40}"))
        return self._texts[self._actions.index(action)]

    def _refuse(self, outlook: Outlook, text: str) -> Move:
        """Tell the program why its move is none, unless it is only written otherwise."""
        assert self._match is not None
        move = text[:LONGEST_MOVE]
        why: dict[str, Any] = {"rule": "", "reason": "", "values": {}}
        try:
            return self._match.move(outlook.seat, move)
        except IllegalMove as illegal:
            problem = self._in_english(illegal)
            why = {"rule": illegal.rule, "reason": illegal.reason, "values": illegal.values}
        except CorralError as error:
            problem = str(error)
        self._note(outlook.seat, "illegal", f"{text!r:.80}: {problem}", move=text[:80], **why)
        played = self._stand_in(outlook)
        refused = {"type": "refused", "id": self._decision, "move": move, "problem": problem}
        self._wire.send({**refused, **why, "played": str(played)})
        return played

    def _stand_in(self, outlook: Outlook) -> Move:
        return outlook.moves[int(self.rng.below(len(outlook.moves)))]

    def _blame(self, seat: int, wrong: Misbehaviour) -> None:
        """For a program that is dead the stand-in plays on."""
        self._dead = isinstance(wrong, Dead)
        reason, values = wrong.reason, wrong.values
        self._note(seat, wrong.kind, _problem(reason, values), reason=reason, values=values)

    def _in_english(self, illegal: IllegalMove) -> str:
        assert self._match is not None
        words = _english()
        if words is None:
            return str(illegal)
        return str(words.refusal(self._match.game, illegal, self._match.names))

    def _note(self, seat: int, kind: str, problem: str, **why: Any) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(seat, self._decision, kind, problem, **why))

    def close(self) -> None:
        """Tell how it ended, and let the program go."""
        if self._match is not None and self._match.over:
            self._wire.send(
                {
                    "type": "over",
                    "scores": list(self._match.scores),
                    "winners": list(self._match.winners),
                }
            )
        self._wire.close()


def faults_of(bots: Iterable[Bot]) -> list[Fault]:
    """What the programs among some bots did wrong."""
    return [fault for bot in bots if isinstance(bot, ProgramBot) for fault in bot.faults]


def alike(faults: Iterable[Fault]) -> list[tuple[Fault, int]]:
    """The first fault of each kind at each seat, and how many more there are."""
    found: dict[tuple[int, str], list[Fault]] = {}
    for fault in faults:
        found.setdefault((fault.seat, fault.kind), []).append(fault)
    return [(same[0], len(same) - 1) for same in found.values()]


def _one_line(name: str) -> str:
    """A name as matches have them: printable, on one line, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(" ".join(shown.split())[:LONGEST_NAME].split())


def _problem(reason: str, values: Mapping[str, str | float]) -> str:
    """Why a program is blamed, in English."""
    words = _english()
    if words is None:
        return ", ".join([reason, *(f"{name} {value}" for name, value in values.items())])
    return str(words.text(f"terminal-problem-{reason}", **values))


def _english() -> Any:
    """For people who look at what their program is told; bots alone come without words."""
    try:
        return part("corral.words").Words("en")
    except ModuleNotFoundError:
        return None


def _seconds(limit: Limit) -> float:
    """The time for a decision; who is limited by nodes alone is not waited for without end."""
    return USUAL_SECONDS if limit.seconds is None else limit.seconds


def _limit_data(limit: Limit) -> dict[str, float]:
    data: dict[str, float] = {"seconds": _seconds(limit)}
    if limit.nodes is not None:
        data["nodes"] = limit.nodes
    return data
