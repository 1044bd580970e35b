"""Random matches in which every promise of the contract is checked at every step."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

import corral
from corral.core.dealer import Dealer
from corral.core.errors import CannotUndo, CorralError, IllegalMove
from corral.core.game import Game
from corral.core.match import Match
from corral.core.options import OptionValue, Switch
from corral.core.prng import Sfc32
from corral.core.replay import steps
from corral.testing.asking import check_asking, told
from corral.testing.chance import broken_promise
from corral.testing.pairwise import pairwise

MOST_DECISIONS = 20_000
FULL_LOG_EVERY = 20
COPIES_EVERY = 15
MOST_COPIES = 40
SAMPLES_PLAYED_EVERY = 40
SAMPLES_AT_FIRST = 25
SAMPLES_LATER = 6
ENOUGH_SAMPLES = 20
LONG = 600
UNDONE = 200
WATCHED = 50
MOST_WATCHERS = 3
CHANCES = 60
"""Chance nodes that are looked at in a match of their own."""


class ConformanceError(AssertionError):
    """A game does not hold to the contract."""


class Variant:
    """A game by a version of its rules, with a number of players and a choice of options."""

    def __init__(self, game: Game, players: int, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.players = players
        self.options = game.check_options(options)

    def new(self, seed: int) -> Match:
        """A match of this variant."""
        options: dict[str, Any] = {**self.options}
        return corral.new(
            self.game.name,
            players=self.players,
            seed=seed,
            rules=self.game.rules_version,
            **options,
        )

    @property
    def name(self) -> str:
        """For files and messages: ``3`` or ``4-super_trade``, by later rules ``3-rules2``."""
        words = [
            option.word if isinstance(option, Switch) else f"{option.word}_{value}"
            for option in self.game.options
            if (value := self.options[option.name]) != option.default
        ]
        if self.game.rules_version > 1:
            words.append(f"rules{self.game.rules_version}")
        return "-".join([str(self.players), *words])

    def __repr__(self) -> str:
        return f"{self.game.name} {self.name}"


def variants(name: str) -> Iterator[Variant]:
    """By all rules every number of players, with options such that every two values meet."""
    newest = corral.game(name)
    for version in newest.versions:
        game = newest.at(version)
        for players in range(game.fewest, game.most + 1):
            for options in pairwise(game.options):
                yield Variant(game, players, options)


def check_game(name: str, matches: int = 2, players: int | None = None) -> None:
    """Check a registered game at every table, or at those with ``players``."""
    for variant in variants(name):
        if players in (None, variant.players):
            for seed in range(matches):
                check_match(variant, seed)


def check_match(variant: Variant, seed: int, watched: int = WATCHED) -> None:
    """One random match to its end.

    Its first ``watched`` steps are checked in every way, then ever fewer of them, at random; the
    first 200 are also undone, then likewise.
    """
    _Checked(variant, seed, watched).run()


class _Checked:
    """A match under observation."""

    def __init__(self, variant: Variant, seed: int, watched: int) -> None:
        self.variant = variant
        self.seed = seed
        self.watched = watched
        self.rng = Random(f"{variant!r} {seed}")
        self.match = variant.new(seed)
        self.census = variant.game.census(self.match.state)
        self.positions = [self.match.position()]
        self.copies: list[tuple[Match, str, str]] = []
        self.earlier_moves: set[str] = set()
        self.hides: Counter[tuple[int | None, str]] = Counter()
        self.differs: set[tuple[int | None, str]] = set()
        self.move = ""

    def run(self) -> None:
        try:
            self._check_refuses_nonsense()
            known = set(self.variant.game.closing) <= set(self.variant.game.event_kinds)
            self.demand(known, "what is closing is a kind of event")
            self._check_chance()
            while not self.match.over:
                self._check_standing()
                self._step()
            self._check_end()
        except CorralError as error:
            self.demand(False, f"own texts and moves are accepted, not refused: {error}")

    # Saying what failed

    def demand(self, holds: bool, promise: str) -> None:
        if not holds:
            step = len(self.positions) - 1
            where = f"{self.variant!r}, seed {self.seed}, step {step}"
            raise ConformanceError(f"{where} ({self.move or 'start'}): {promise}")

    def equal(self, one: object, other: object, promise: str) -> None:
        if one != other:
            self.demand(False, f"{promise}\n--- one\n{one}\n--- other\n{other}")

    # One step

    def _step(self) -> None:
        match = self.match
        seat = self.rng.choice(match.actors)
        move = self.rng.choice(match.legal(seat))
        text = str(move)
        self.move = f"p{seat} {text}"
        before = match.copy()
        events = match.play(seat, text if self.rng.random() < 0.5 else move)
        self.equal(
            [event.seen_by(seat) for event in events],
            match.log(seat, since=len(before.events)),
            "play returns the events that the log then shows",
        )
        if self.rng.randrange(len(self.positions)) < UNDONE:
            self._check_undo(before, seat, text)
        self.positions.append(match.position())
        self.earlier_moves.add(text)
        self.demand(len(self.positions) < MOST_DECISIONS, "a match ends")

    def _check_undo(self, before: Match, seat: int, text: str) -> None:
        """Undo leads back to the identical match, or is refused and changes nothing."""
        after = self.match.copy()
        if not self.match.can_undo(seat):
            self._refuses(CannotUndo, lambda: self.match.undo(seat), "an undo that is impossible")
            return
        self.match.undo(seat)
        self.equal(_whole(self.match), _whole(before), "undo returns to the identical match")
        self.match.play(seat, text)
        self.equal(_whole(self.match), _whole(after), "a move made again after undo is the same")
        for other in range(self.variant.players):
            if other != seat:
                self.demand(not self.match.can_undo(other), "nobody undoes another one's move")

    # What holds between moves

    def _check_chance(self) -> None:
        """A course of its own, as matches let chance answer at once."""
        rng = Random(self.seed)
        state = self.variant.game.start(self.match.setting)
        for _ in range(CHANCES):
            while state.actors():
                seat = rng.choice(state.actors())
                state.apply(seat, rng.choice(list(state.legal(seat))))
            if state.over():
                return
            broken = broken_promise(state, rng)
            self.demand(broken is None, str(broken))
            state.apply_chance(state.chance_pick(rng.randrange(int(state.chance_weight()))))

    def _check_standing(self) -> None:
        match = self.match
        self.equal(self.variant.game.census(match.state), self.census, "nothing is lost or made")
        self.demand(bool(match.actors), "somebody may act until the match is over")
        self.equal(int(match.state.first_actor()), match.actors[0], "the first actor comes first")
        self.equal(match.winners, (), "nobody has won before the end")
        self.demand(len(match.scores) == self.variant.players, "every seat has points")
        if self.rng.randrange(len(self.positions)) < self.watched:
            self._check_moves()
            self._check_position()
            check_asking(match, self.rng, self.demand)
            viewers = [*range(self.variant.players), None]
            for seat in self.rng.sample(viewers, min(MOST_WATCHERS, len(viewers))):
                self._check_two_worlds(seat)
        if len(self.positions) % COPIES_EVERY == 1 and len(self.copies) < MOST_COPIES:
            self.copies.append((match.copy(), match.position(), match.record()))

    def _check_moves(self) -> None:
        match = self.match
        for seat in range(self.variant.players):
            texts = [str(move) for move in match.legal(seat)]
            self.equal(bool(texts), seat in match.actors, "exactly the actors have moves")
            self.equal(len(texts), len(set(texts)), "no move is listed twice")
            for text in texts:
                self.equal(self.variant.game.canonical(text), text, "a listed move is canonical")
            wrong = self.earlier_moves.difference(texts)
            for text in self.rng.sample(sorted(wrong), min(3, len(wrong))):
                meant = self.variant.game.alias(match.state, seat, text)
                if meant in texts:
                    self.equal(str(match.move(seat, text)), meant, f"{text} means {meant}")
                else:
                    self._check_refused(seat, text)

    def _check_refused(self, seat: int, text: str) -> None:
        error = self._refuses(IllegalMove, partial(self.match.play, seat, text), f"illegal {text}")
        assert isinstance(error, IllegalMove)
        self.demand(
            error.rule in self.variant.game.rule_numbers,
            f"the refusal of `{text}` names a rule, not {error.rule!r}",
        )
        self.demand(
            error.reason in self.variant.game.refusal_reasons,
            f"the refusal of `{text}` has a declared reason, not {error.reason!r}",
        )

    def _check_refuses_nonsense(self) -> None:
        for text in ("", "nonsense", "\x00", "play " * 50):
            self._refuses(CorralError, partial(self.match.play, 0, text), repr(text))
        for seat in (-1, self.variant.players):
            self._refuses(CorralError, partial(self.match.play, seat, ""), f"seat {seat}")

    def _refuses(
        self, kind: type[CorralError], attempt: Callable[[], object], what: str
    ) -> CorralError:
        """The error, after checking that the attempt has changed nothing."""
        before = _whole(self.match)
        try:
            attempt()
        except kind as error:
            self.equal(_whole(self.match), before, f"{what} leaves the match as it was")
            return error
        raise ConformanceError(f"{self.variant!r}, seed {self.seed}: {what} was not refused")

    def _check_position(self) -> None:
        match = self.match
        again = corral.from_position(match.position(), seed=1)
        self.equal(again.position(), match.position(), "a position is read as it was written")
        self.equal(again.actors, match.actors, "a position read again has the same actors")
        for seat in match.actors:
            self.equal(
                _texts(again, seat), _texts(match, seat), "a position read again has the same moves"
            )

    # Knowledge

    def _check_two_worlds(self, seat: int | None) -> None:
        """A seat cannot tell a sampled world from the true one."""
        match = self.match
        seed = self.rng.randrange(1 << 30)
        world = match.sample(seat, seed)
        seen = match.position_seen_by(seat)
        who = "a spectator" if seat is None else f"p{seat}"
        self.equal(json.dumps(world.view(seat)), json.dumps(match.view(seat)), f"view of {who}")
        self.equal(world.position_seen_by(seat), seen, f"position seen by {who}")
        since = 0 if self.rng.randrange(FULL_LOG_EVERY) == 0 else len(match.events) - 5
        self.equal(
            json.dumps(world.log(seat, max(since, 0))),
            json.dumps(match.log(seat, max(since, 0))),
            f"log of {who}",
        )
        self.equal(told(world.asking), told(match.asking), f"how {who} sees the table ask")
        if seat is not None:
            self.equal(_texts(world, seat), _texts(match, seat), f"moves of {who}")
            self._check_same_refusals(seat, world)
            self._check_supposed(seat, world, seed)
        self._check_same_move_in_both(seat, world)
        self.equal(
            world.sample(seat, seed + 1).position(),
            match.sample(seat, seed + 1).position(),
            f"a sample depends on nothing but what {who} knows",
        )
        self.equal(
            corral.from_position(seen, seed=seed).position_seen_by(seat), seen, "a seen position"
        )
        self.equal(self.variant.game.census(world.state), self.census, "a sample loses nothing")
        self._check_hidden_lines(seat, seed)
        if self.rng.randrange(SAMPLES_PLAYED_EVERY) == 0:
            self._play_to_the_end(world)

    def _check_hidden_lines(self, seat: int | None, seed: int) -> None:
        """Note the words of the position that are hidden, and those that samples deal anew."""
        truth = _words(self.match.position())
        seen = _words(self.match.position_seen_by(seat))
        hidden = {
            key for key, word in seen.items() if "?" in word and "?" not in truth.get(key, "")
        }
        open_keys = {key for key in hidden if (seat, key) not in self.differs}
        samples = SAMPLES_AT_FIRST if len(self.positions) <= self.watched else SAMPLES_LATER
        for step in range(samples):  # a single sample may be the truth by chance
            if not open_keys:
                return
            self.hides.update((seat, key) for key in open_keys)
            world = _words(self.match.sample(seat, seed + step).position())
            new = {key for key in open_keys if world.get(key) != truth.get(key)}
            self.differs.update((seat, key) for key in new)
            open_keys -= new

    def _check_same_refusals(self, seat: int, world: Match) -> None:
        """What is refused is refused for the same reason and with the same values in both."""
        alias = self.variant.game.alias
        wrong = sorted(self.earlier_moves.difference(_texts(self.match, seat)))
        for text in self.rng.sample(wrong, min(3, len(wrong))):
            meant = alias(self.match.state, seat, text)
            self.equal(alias(world.state, seat, text), meant, f"what `{text}` means to p{seat}")
            if meant in _texts(self.match, seat):
                continue
            here = self._refuses(IllegalMove, partial(self.match.play, seat, text), text)
            there = self._refuses(IllegalMove, partial(world.play, seat, text), text)
            self.equal(str(there), str(here), f"the refusal of `{text}` to p{seat}")

    def _check_supposed(self, seat: int, world: Match, seed: int) -> None:
        """The world that a bot imagines looks right, and is the same whatever the truth is."""
        here, there = (
            Match(match.setting, match.state.determinize(seat, Sfc32(seed)), Dealer())
            for match in (self.match, world)
        )
        self.equal(
            there.position(), here.position(), f"p{seat} supposes by nothing but what it knows"
        )
        self.equal(here.view(seat), self.match.view(seat), f"view of p{seat} in what it supposes")
        self.equal(_texts(here, seat), _texts(self.match, seat), f"moves of p{seat} in it")

    def _check_same_move_in_both(self, seat: int | None, world: Match) -> None:
        """Another one's move tells the seat nothing but what it openly reveals."""
        here, there = self.match.copy(), world.copy()
        for actor in here.actors:
            if actor == seat:
                continue
            common = sorted(set(_texts(here, actor)).intersection(_texts(there, actor)))
            if not common:
                continue
            move = self.rng.choice(common)
            entries, since = (len(here.entries), len(there.entries)), len(here.events)
            revealed = [
                [event.seen_by(seat) for event in match.play(actor, move) if event.reveals]
                for match in (here, there)
            ]
            asked = (len(here.entries), len(there.entries)) != (entries[0] + 1, entries[1] + 1)
            if not asked and revealed[0] == revealed[1]:
                what = f"after `{move}` of p{actor}, "
                self.equal(there.log(seat, since), here.log(seat, since), what + "the same log")
                self.equal(there.view(seat), here.view(seat), what + "the same view")
            return

    def _play_to_the_end(self, world: Match) -> None:
        while not world.over:
            seat = self.rng.choice(world.actors)
            world.play(seat, self.rng.choice(world.legal(seat)))
        self.equal(corral.replay(world.record()).record(), world.record(), "a sample's record")

    # The end

    def _check_end(self) -> None:
        match = self.match
        best = max(match.scores)
        winners = tuple(seat for seat, points in enumerate(match.scores) if points == best)
        self.equal(match.winners, winners, "the most points win")
        self.equal(match.actors, (), "nobody acts when it is over")
        self.demand(match.state.first_actor() < 0, "there is no first actor when it is over")
        self.demand(match.asking is None, "nobody is asked when it is over")
        self.equal(self.variant.game.census(match.state), self.census, "nothing is lost or made")
        if len(self.positions) < LONG:  # else all may have been certain whenever it was watched
            same = {key for key, samples in self.hides.items() if samples >= ENOUGH_SAMPLES}
            self.equal(same - self.differs, set(), "samples differ in what is hidden")
        for seat in range(self.variant.players):
            self.equal(match.legal(seat), [], "no moves when it is over")
            for text in sorted(self.earlier_moves)[:5]:
                self._check_refused(seat, text)
        for copy, position, record in self.copies:
            self.equal(copy.position(), position, "an old copy never changes")
            self.equal(copy.record(), record, "an old copy's record never changes")
        self._check_record()

    def _check_record(self) -> None:
        """The record tells the same match, at every step."""
        record = self.match.record()
        told = list(self._replayed(record))
        self.equal(told, self.positions, "a record leads through the same positions")
        whole = corral.replay(record)
        self.equal(whole.record(), record, "a record replayed gives the same record")
        for seat in [*range(self.variant.players), None]:
            self.equal(whole.log(seat), self.match.log(seat), "a record gives the same log")

    def _replayed(self, record: str) -> Iterator[str]:
        for step, match in enumerate(steps(record)):
            if step % COPIES_EVERY == 0:
                grown = record.startswith(match.record()) or match.over
                self.demand(grown, "a record only ever grows")
            yield match.position()


def _words(position: str) -> dict[str, str]:
    """The words of a position by what they are about: `p0 aside 2`, `steppe 1`."""
    words = {}
    for line in position.splitlines():
        first, *rest = line.split()
        of_seat = first[:1] == "p" and first[1:].isdigit() and rest[0].isalpha()
        key = f"{first} {rest[0]}" if of_seat else first
        for place, word in enumerate(rest):
            words[f"{key} {place}"] = word
    return words


def _texts(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.legal(seat)]


def _whole(match: Match) -> tuple[object, ...]:
    """Everything a caller can see of a match."""
    return (
        match.position(),
        match.actors,
        len(match.entries),
        len(match.events),
        match.scores,
        match.record() if len(match.entries) % COPIES_EVERY == 0 else None,
    )
