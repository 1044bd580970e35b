"""A match: a state, a dealer who answers for chance, and the record of all that happened."""

from __future__ import annotations

from corral.core.asking import Asking
from corral.core.dealer import Dealer, SeededDealer, check_seed
from corral.core.errors import CannotUndo, CorralError, NotationError, OptionError
from corral.core.event import Event, Value
from corral.core.game import EVERYTHING, Gallery, View
from corral.core.move import Move
from corral.core.position import position_text
from corral.core.prng import Sfc32
from corral.core.record import CHANCE, Entry, record_text
from corral.core.setting import Setting
from corral.core.state import SPECTATOR, State
from corral.core.view import Head

LONGEST_MOVE = 200


class Checkpoint:
    """Where an undo leads back to."""

    __slots__ = ("before", "entries", "events", "seat", "state")

    def __init__(
        self, seat: int, state: State, before: State | None, entries: int, events: int
    ) -> None:
        self.seat = seat
        self.state = state
        self.before = before
        self.entries = entries
        self.events = events


class Match:
    """A match in progress. Made by ``corral.new``, ``corral.replay`` and ``corral.from_position``.

    A wrong value raises a ``CorralError``, one of a wrong type may raise a ``TypeError``; either
    leaves the match exactly as it was.
    """

    def __init__(self, setting: Setting, state: State, dealer: Dealer) -> None:
        self.setting = setting
        self.state = state
        self._before: State | None = None
        self.dealer = dealer
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self._checkpoints: list[Checkpoint] = []
        self._legal: dict[int, list[int]] = {}
        self._texts: dict[int, dict[str, int]] = {}
        """For each seat the texts of its moves, in their order, with their numbers."""
        self._asking: Asking | None = None
        self._asked = False
        """Whether that is known."""
        self._changes = 0

    # What there is to decide

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.setting.game.name

    @property
    def players(self) -> int:
        """How many play."""
        return self.setting.players

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return self.setting.names

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the match is over.

        **Not for players' eyes.** It is the truth, for whoever runs the match. Where decisions are
        hidden it tells who has made theirs (who has waited in an auction, say); what a seat
        may know of that is ``view(seat)["deciding"]``.
        """
        return tuple(self.state.actors())

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; the result when the match is over."""
        return tuple(self.state.scores())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points; empty while the match is running."""
        if not self.over:
            return ()
        scores = self.state.scores()
        best = max(scores)
        return tuple(seat for seat in range(len(scores)) if scores[seat] == best)

    @property
    def before(self) -> State:
        """The state before the latest move that has not been taken back; not to be altered.

        Before the first move, and after ``forget``, it is the state itself.
        """
        return self.state if self._before is None else self._before

    def legal(self, seat: int) -> list[Move]:
        """The moves of a seat; empty for a seat that may not act."""
        codes = self._legal_codes(self._seat(seat))
        game = self.setting.game
        context = self.state.context(seat)
        return [Move(game, code, context) for code in codes]

    def move(self, seat: int, text: str) -> Move:
        """The legal move that a text means; the same errors as of ``play`` where it means none."""
        code = self._code(self._seat(seat), text)
        return Move(self.setting.game, code, self.state.context(seat))

    def legal_codes(self, seat: int) -> list[int]:
        """The numbers of the moves of a seat, in the same order; not to be altered."""
        return self._legal_codes(self._seat(seat))

    def _legal_codes(self, seat: int) -> list[int]:
        codes = self._legal.get(seat)
        if codes is None:
            codes = [int(code) for code in self.state.legal(seat)]
            self._legal[seat] = codes
        return codes

    def legal_texts(self, seat: int) -> list[str]:
        """The texts of the moves of a seat, in the same order."""
        return list(self._codes_by_text(self._seat(seat)))

    def _codes_by_text(self, seat: int) -> dict[str, int]:
        texts = self._texts.get(seat)
        if texts is None:
            game, context = self.setting.game, self.state.context(seat)
            texts = {game.move_text(code, context): code for code in self._legal_codes(seat)}
            self._texts[seat] = texts
        return texts

    @property
    def asking(self) -> Asking | None:
        """How a table asks the actors, where silence has a meaning."""
        if not self._asked:
            self._asking, self._asked = self.setting.game.asking(self.state), True
        return self._asking

    # Playing

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move, given as such or as its text; the events it caused.

        ``IllegalMove`` carries the number of the rule that forbids it, and the reason.
        """
        code = self._code(self._seat(seat), move)
        state = self.state
        checkpoint = Checkpoint(
            seat, state.copy(), self._before, len(self.entries), len(self.events)
        )
        self.entries.append(Entry(seat, code, state.context(seat)))
        final = state.binding(seat, code)
        trace: list[Event] = []
        state.trace = trace
        state.apply(seat, code)
        final = self._let_chance_answer() or final
        state.trace = None
        self._before = checkpoint.state
        self._has_changed()
        self.events.extend(trace)
        self._remember(checkpoint, final or any(event.reveals for event in trace))
        return trace

    def begin(self) -> None:
        """Let chance set the table. For those who build a match by hand; ``new`` has done it."""
        self.state.trace = self.events
        self._let_chance_answer()
        self.state.trace = None
        self._has_changed()

    def _has_changed(self) -> None:
        self._legal.clear()
        self._texts.clear()
        self._asked = False
        self._changes += 1

    def _let_chance_answer(self) -> bool:
        state = self.state
        asked = False
        while True:
            if state.chance_weight() == 0:
                return asked
            asked = True
            outcome = self.dealer.outcome(state)
            self.entries.append(Entry(CHANCE, outcome, state.chance_context()))
            state.apply_chance(outcome)

    def _code(self, seat: int, move: Move | str) -> int:
        game = self.setting.game
        if isinstance(move, Move):
            context = self.state.context(seat)
            known = move.game is game and move.context == context
            if known and move.code in self._legal_codes(seat):
                return move.code
            text = str(move)
        elif isinstance(move, str):
            text = move
        else:
            raise OptionError(f"{move!r} is neither a move nor a move's text")
        if len(text) > LONGEST_MOVE:
            raise NotationError(
                1, LONGEST_MOVE + 1, f"a move has at most {LONGEST_MOVE} characters"
            )
        codes = self._codes_by_text(seat)
        code = codes.get(text)
        if code is None:  # written otherwise, or not legal
            text = game.canonical(text)
            code = codes.get(text)
        if code is None:
            code = codes.get(game.alias(self.state, seat, text))
        if code is None:
            raise game.refusal(self.state, seat, text)
        return code

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError(f"seat {seat!r} is not one of 0 to {self.players - 1}")
        return seat

    # Undo

    def _remember(self, checkpoint: Checkpoint, final: bool) -> None:
        """Back to what was revealed, rolled or done by somebody else; never from the end."""
        if final or self.over:
            self._checkpoints = []
        else:
            self._checkpoints.append(checkpoint)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back."""
        seat = self._seat(seat)
        return bool(self._checkpoints) and self._checkpoints[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, as far as nothing else has happened since."""
        if not self.can_undo(seat):
            raise CannotUndo(
                f"p{seat} has no move to take back: only own moves, up to the last thing that was "
                "revealed, rolled or done by somebody else"
            )
        checkpoint = self._checkpoints.pop()
        self.state = checkpoint.state.copy()
        self._before = checkpoint.before
        del self.entries[checkpoint.entries :]
        del self.events[checkpoint.events :]
        self._has_changed()

    # Knowing

    def view(self, seat: int | None, gallery: Gallery | None = None) -> View:
        """All that a seat knows (``None``: a spectator), as JSON-able data.

        A gallery of this match saves work where one view follows another; see there.
        """
        viewer = SPECTATOR if seat is None else self._seat(seat)
        if gallery is None:
            seen = self.setting.game.view(self.state, viewer)
        else:
            seen = gallery.view(self.state, viewer, self._changes)
        head: Head = {
            "game": self.game,
            "seat": seat,
            "names": list(self.names),
            "over": self.over,
            "scores": list(self.scores),
            "winners": list(self.winners),
        }
        return {**seen, **head}

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Value]]:
        """What happened from event number ``since`` on, as a seat (``None``: spectator) saw it."""
        if seat is not None:
            self._seat(seat)
        return [event.seen_by(seat) for event in self.events[since:]]

    def svg(self, seat: int | None = None) -> str:
        """A picture of the table as a seat (``None``: a spectator) sees it."""
        return self.setting.game.svg(self.view(seat), self.setting.edition)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows; nothing, so that it shows the text, where there is no drawing."""
        try:
            return self.svg()
        except CorralError:
            return None

    def position(self) -> str:
        """The full position, hidden things included, as one text."""
        return self._position(EVERYTHING)

    def position_seen_by(self, seat: int | None) -> str:
        """The position as a seat (``None``: a spectator) knows it; the rest is written ``?``."""
        return self._position(SPECTATOR if seat is None else self._seat(seat))

    def _position(self, seat: int) -> str:
        return position_text(self.setting, self.state, seat)

    def record(self) -> str:
        """The whole match as one text."""
        result = self.state.scores() if self.over else None
        return record_text(self.setting, self.entries, result)

    def forget(self, events: int = 0) -> None:
        """Let the record begin at this position, and keep no more than the latest events.

        For long matches whose record somebody else keeps. What has been forgotten cannot be
        undone.
        """
        self.setting = self.setting.starting_at(self.position())
        self.entries = []
        self.events = self.events[max(0, len(self.events) - events) :]
        self._checkpoints = []
        self._before = None

    def sample(self, seat: int | None, seed: object) -> Match:
        """Another match that the seat (``None``: a spectator) cannot tell from this one.

        It depends only on the seed and what the seat knows. Its record begins at this position.
        """
        viewer = SPECTATOR if seat is None else self._seat(seat)
        number = check_seed(seed)
        rng = Sfc32(number)
        world = self.state.sample(viewer, rng)
        twin = Match(self.setting, world, SeededDealer(number, rng))
        twin.events = [event.known_to(seat) for event in self.events]
        twin.setting = self.setting.starting_at(twin.position())
        return twin

    def copy(self) -> Match:
        """An independent copy with the same record; a seeded dealer goes on alike in both."""
        twin = Match(self.setting, self.state.copy(), self.dealer.copy())
        twin.entries = self.entries[:]
        twin.events = self.events[:]
        twin._checkpoints = self._checkpoints[:]
        twin._before = self._before
        return twin

    def __repr__(self) -> str:
        return f"<corral.Match {self.game}, {self.players} players, {len(self.entries)} entries>"
