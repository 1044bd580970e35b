"""The rules of Waterhole, in the order of a match: dealing, finding, sending, drinking."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.core.state import State
from corral.core.view import Secret, secrets_of

HERDS = range(1, 37)
WATERHOLES = range(2, 10)
MUD_POINTS = 2
NOBODY, SECOND, SMALLEST = MUD = ("nobody", "second", "smallest")
DEALING, FINDING = range(2)
"""What chance decides."""
AT_HOME = 0
"""In place of a herd that was sent."""


class Dealt(TypedDict):
    """A player is dealt herds, and sees them alone."""

    kind: Literal["dealt"]
    seat: int
    count: int
    herds: Secret[list[int]]


class Found(TypedDict):
    """A waterhole is found."""

    kind: Literal["found"]
    round: int
    water: int


class Sent(TypedDict):
    """A herd is on its way; nobody else sees which."""

    kind: Literal["sent"]
    seat: int


class Showed(TypedDict):
    """A herd comes to the waterhole."""

    kind: Literal["showed"]
    seat: int
    herd: int


class Drank(TypedDict):
    """The largest herd drinks."""

    kind: Literal["drank"]
    seat: int
    herd: int
    points: int


class FoundMud(TypedDict):
    """A herd that came too late finds mud."""

    kind: Literal["mud"]
    seat: int
    points: int


WaterholeEvent: TypeAlias = Dealt | Found | Sent | Showed | Drank | FoundMud
SECRETS = secrets_of(WaterholeEvent)


class Waterhole(State):
    """Who has which herds, what has been found and sent, and the points."""

    def __init__(self, players: int, rounds: int, mud: str, fog: bool) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.mud = mud
        self.fog = fog
        self.secret: list[list[int]] = [[] for _ in range(players)]
        """Herds that nobody else has seen."""
        self.shown: list[list[int]] = [[] for _ in range(players)]
        """Herds that came home thirsty, in everybody's sight."""
        self.drunk: list[list[int]] = [[] for _ in range(players)]
        self.sent = [AT_HOME] * players
        self.found: list[int] = []
        self.points = [0] * players

    def copy(self) -> Waterhole:
        twin = Waterhole(int(self.players), self.rounds, self.mud, self.fog)
        twin.secret = [herds[:] for herds in self.secret]
        twin.shown = [herds[:] for herds in self.shown]
        twin.drunk = [herds[:] for herds in self.drunk]
        twin.sent = self.sent[:]
        twin.found = self.found[:]
        twin.points = self.points[:]
        return twin

    # Telling what happens: mypy lets nothing through but what is declared above

    def tell(self, event: Found | Sent | Showed | Drank | FoundMud, reveals: bool = False) -> None:
        self.note(event, SECRETS, (), reveals)

    def tell_some(self, event: Dealt, audience: tuple[int, ...], reveals: bool) -> None:
        self.note(event, SECRETS, audience, reveals)

    # Where the match stands

    @property
    def seats(self) -> range:
        return range(int(self.players))

    @property
    def rounds_over(self) -> int:
        """In each round one herd drinks."""
        return sum(len(herds) for herds in self.drunk)

    @property
    def water(self) -> int | None:
        """What there is to drink in this round, once it has been found."""
        return self.found[-1] if len(self.found) > self.rounds_over else None

    def herds(self, seat: int) -> list[int]:
        """What a seat can send."""
        return sorted(self.secret[seat] + self.shown[seat])

    def over(self) -> bool:
        return self.rounds_over == self.rounds

    def scores(self) -> list[int]:
        return self.points[:]

    def _dealt_to(self) -> int | None:
        """Who is dealt the next herd; nobody once all have theirs."""
        for seat in self.seats:
            owned = len(self.secret[seat]) + len(self.shown[seat]) + len(self.drunk[seat])
            if owned < self.rounds:
                return seat
        return None

    # Chance

    def _due(self) -> int | None:
        """What chance has to decide now."""
        if self._dealt_to() is not None:
            return DEALING
        if self.over() or self.water is not None:
            return None
        return FINDING if not self.fog or AT_HOME not in self.sent else None  # W-8

    def _outcomes(self) -> list[int]:
        match self._due():
            case 0:
                owned = {herd for seat in self.seats for herd in self.herds(seat)}
                return [herd for herd in HERDS if herd not in owned]
            case 1:
                return [water for water in WATERHOLES if water not in self.found]  # W-2
        return []

    def chance_weight(self) -> i64:
        return len(self._outcomes())

    def chance_pick(self, number: i64) -> i64:
        return self._outcomes()[int(number)]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in self._outcomes()]

    def chance_allows(self, outcome: i64) -> bool:
        return outcome in self._outcomes()

    def chance_context(self) -> int:
        return FINDING if self._dealt_to() is None else DEALING

    def apply_chance(self, outcome: i64) -> None:
        seat = self._dealt_to()
        if seat is None:
            self._find(int(outcome))
        else:
            self._deal(seat, int(outcome))

    def _deal(self, seat: int, herd: int) -> None:
        """W-1."""
        self.secret[seat] = sorted([*self.secret[seat], herd])
        if len(self.secret[seat]) == self.rounds:
            dealt = self.secret[seat][:]
            told: Dealt = {"kind": "dealt", "seat": seat, "count": len(dealt), "herds": dealt}
            self.tell_some(told, (seat,), True)

    def _find(self, water: int) -> None:
        """W-2."""
        self.found.append(water)
        self.tell({"kind": "found", "round": self.rounds_over + 1, "water": water}, reveals=True)
        if AT_HOME not in self.sent:
            self._drink(water)

    # Sending

    def actors(self) -> list[int]:
        if self.over() or self._due() is not None:
            return []
        return [seat for seat in self.seats if self.sent[seat] == AT_HOME]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](self.herds(int(seat)) if seat in self.actors() else [])

    def apply(self, seat: i64, move: i64) -> None:
        """W-3: the move's number is the herd's."""
        self.sent[seat] = int(move)
        self.tell({"kind": "sent", "seat": int(seat)}, reveals=True)
        if AT_HOME not in self.sent and self.water is not None:
            self._drink(self.water)

    def context(self, seat: i64) -> int:
        return 0

    # Drinking

    def _drink(self, water: int) -> None:
        """W-4, W-5: the largest herd drinks and leaves; all others come home, seen by everybody."""
        order = sorted(self.seats, key=lambda seat: -self.sent[seat])
        first, *others = order
        for seat in self.seats:
            self.tell({"kind": "showed", "seat": seat, "herd": self.sent[seat]}, reveals=True)
            self._take_out(seat, self.sent[seat])
        self.drunk[first].append(self.sent[first])
        self.points[first] += water
        self.tell({"kind": "drank", "seat": first, "herd": self.sent[first], "points": water})
        for seat in others:
            self.shown[seat] = sorted([*self.shown[seat], self.sent[seat]])
        if self.mud != NOBODY:  # W-7
            finder = others[0] if self.mud == SECOND else others[-1]
            self.points[finder] += MUD_POINTS
            self.tell({"kind": "mud", "seat": finder, "points": MUD_POINTS})
        self.sent = [AT_HOME for _ in self.seats]

    def _take_out(self, seat: int, herd: int) -> None:
        pen = self.secret[seat] if herd in self.secret[seat] else self.shown[seat]
        pen.remove(herd)

    # Imagining

    def sample(self, seat: i64, rng: Sfc32) -> Waterhole:
        """Others' secret herds are dealt anew, and those they sent are any of theirs."""
        world = self.copy()
        unseen = self.unseen(int(seat))
        for owner in self.seats:
            if owner == seat:
                continue
            taken = [unseen.pop(int(rng.below(len(unseen)))) for _ in self.secret[owner]]
            world.secret[owner] = sorted(taken)
            if self.sent[owner] != AT_HOME:
                herds = world.herds(owner)
                world.sent[owner] = herds[int(rng.below(len(herds)))]
        return world

    def unseen(self, seat: int) -> list[int]:
        """Herds of which a seat (or a spectator) does not know whose they are."""
        seen = [*self.secret[seat]] if seat >= 0 else []
        for owner in self.seats:
            seen += self.shown[owner] + self.drunk[owner]
        return [herd for herd in HERDS if herd not in seen]
