"""What can happen, declared: one type for each kind of event.

A secret field is told to some seats alone.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from corral.core.view import Secret, secrets_of
from corral.games.kuhhandel.rules.names import Card, Kind

Reason: TypeAlias = Literal["bid", "slap", "cash"]
"""Why a hand is shown: a bid or a slap that cannot be paid, or money that counts at the end."""


class StartPlayer(TypedDict):
    """A player starts."""

    kind: Literal["start_player"]
    seat: int


class Turn(TypedDict):
    """A player's turn begins."""

    kind: Literal["turn"]
    seat: int


class TurnedUp(TypedDict):
    """A card is turned up."""

    kind: Literal["turned_up"]
    seat: int
    card: Card


class DonkeyPaid(TypedDict):
    """A donkey has come, and everybody gets money."""

    kind: Literal["donkey_paid"]
    number: int
    """The first, the second and so on."""
    value: int


class Bid(TypedDict):
    """A player bids."""

    kind: Literal["bid"]
    seat: int
    amount: int


class Passed(TypedDict):
    """A player passes."""

    kind: Literal["passed"]
    seat: int


class KnockedDown(TypedDict):
    """Nobody bids more."""

    kind: Literal["knocked_down"]
    seat: int
    """The highest bidder."""
    amount: int


class Unsold(TypedDict):
    """Nobody wants the card: the auctioneer gets it for nothing."""

    kind: Literal["unsold"]
    seat: int
    card: Card


class Sold(TypedDict):
    """The auctioneer sells."""

    kind: Literal["sold"]
    seat: int
    to: int


Bought = TypedDict("Bought", {"kind": Literal["bought"], "seat": int, "from": int})
"""The auctioneer buys, ``from`` the highest bidder, who gets the price."""


class Shown(TypedDict):
    """A hand is shown to all."""

    kind: Literal["shown"]
    seat: int
    reason: Reason
    cards: list[int]


class Paid(TypedDict):
    """A price is paid; the two of them know with which cards."""

    kind: Literal["paid"]
    seat: int
    to: int
    price: int
    count: int
    cards: Secret[list[int]]


class Got(TypedDict):
    """A player gets a card of the deck."""

    kind: Literal["got"]
    seat: int
    card: Card


class Called(TypedDict):
    """The auctioneer calls a number."""

    kind: Literal["called"]
    number: int


class Slapped(TypedDict):
    """A player slaps at a number."""

    kind: Literal["slapped"]
    seat: int
    number: int


class Pledged(TypedDict):
    """Who slapped lays down so many cards; only that player sees which."""

    kind: Literal["pledged"]
    seat: int
    count: int
    cards: Secret[list[int]]


class Gave(TypedDict):
    """Money goes to somebody; the two of them know which cards."""

    kind: Literal["gave"]
    seat: int
    to: int
    count: int
    cards: Secret[list[int]]


class Put(TypedDict):
    """A player puts a card beside the rat; only that player knows it."""

    kind: Literal["put"]
    seat: int
    count: int
    """How many lie there now."""
    card: Secret[int]


class TookRat(TypedDict):
    """A player takes the rat and the money beside it, and sees it alone."""

    kind: Literal["took_rat"]
    seat: int
    count: int
    cards: Secret[list[int]]


class Challenged(TypedDict):
    """A player challenges another to a cow trade."""

    kind: Literal["challenged"]
    seat: int
    to: int
    animal: Kind
    stake: int
    """How many animals."""


class Offered(TypedDict):
    """The challenger offers cards; only the challenger sees them."""

    kind: Literal["offered"]
    seat: int
    to: int
    count: int
    cards: Secret[list[int]]


class Accepted(TypedDict):
    """The offer is accepted."""

    kind: Literal["accepted"]
    seat: int
    to: int


class Countered(TypedDict):
    """The offer is answered with a counter-offer."""

    kind: Literal["countered"]
    seat: int
    to: int


class Swapped(TypedDict):
    """Offer and counter-offer are exchanged; the two of them know the cards."""

    kind: Literal["swapped"]
    seat: int
    to: int
    count: int
    """Cards that went there."""
    back: int
    """Cards that came back."""
    more: int | None
    """Whose were worth more, ``None`` for a tie. Of a repeated trade who won: a second tie looks
    like more of the challenger (K-35)."""
    again: bool
    """Whether the trade was repeated after a tie."""
    cards: Secret[list[int]]
    back_cards: Secret[list[int]]


class Tied(TypedDict):
    """The trade is repeated for the same stake."""

    kind: Literal["tied"]
    seat: int
    to: int


class Traded(TypedDict):
    """Animals change hands."""

    kind: Literal["traded"]
    seat: int
    to: int
    animal: Kind
    stake: int
    """How many animals."""


class Looked(TypedDict):
    """With two players: a player looks at the top card in secret."""

    kind: Literal["looked"]
    seat: int
    card: Secret[Card]


class Kept(TypedDict):
    """With two players: the card is kept, and the other gets the next one."""

    kind: Literal["kept"]
    seat: int
    to: int


class GaveAway(TypedDict):
    """With two players: the card is given away, and the next one kept."""

    kind: Literal["gave_away"]
    seat: int
    to: int


class GotMoney(TypedDict):
    """With two players: a money card is drawn, known to whom it was shown."""

    kind: Literal["got_money"]
    seat: int
    card: Secret[int]


class RatsCovered(TypedDict):
    """The rats cover a quartet at the end."""

    kind: Literal["rats_covered"]
    seat: int
    animal: Kind


class Over(TypedDict):
    """The match is over."""

    kind: Literal["over"]
    scores: list[int]
    winners: list[int]


KuhhandelOpen: TypeAlias = (
    StartPlayer
    | Turn
    | TurnedUp
    | DonkeyPaid
    | Bid
    | Passed
    | KnockedDown
    | Unsold
    | Sold
    | Bought
    | Shown
    | Got
    | Called
    | Slapped
    | Challenged
    | Accepted
    | Countered
    | Tied
    | Traded
    | Kept
    | GaveAway
    | RatsCovered
    | Over
)
"""What everybody sees alike."""
KuhhandelSecret: TypeAlias = (
    Paid | Pledged | Gave | Put | TookRat | Offered | Swapped | Looked | GotMoney
)
"""What has secrets."""
KuhhandelEvent: TypeAlias = KuhhandelOpen | KuhhandelSecret
"""Whatever can happen in Kuhhandel Master."""
SECRETS: Final = secrets_of(KuhhandelSecret)
