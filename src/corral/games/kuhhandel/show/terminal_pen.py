"""What every part of the Kuhhandel table is drawn with: people, cards, stalls, money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from corral.games.kuhhandel.rules.names import PREMIUM, Kind
from corral.games.kuhhandel.seen.types import KuhhandelView, Purse
from corral.terminal.drawing import Canvas, Printed
from corral.terminal.layout import fitted, styled

QUARTET: Final = 4
RAT: Final[Kind] = "rat"
UNSEEN: Final = "?"
LONGEST_NAME: Final = 20


class Pen:
    """A view, and the words and signs for it."""

    def __init__(self, view: KuhhandelView, printed: Printed, canvas: Canvas) -> None:
        self.view = view
        self.printed = printed
        self.words = canvas.words
        self.signs = canvas.signs
        self.seats = range(len(view["players"]))
        self.animals = list(view["quartets"])
        self.kinds: list[Kind] = [*self.animals, RAT]

    def word(self, message: str, **values: str | int) -> str:
        return self.words.text(f"terminal-kuhhandel-{message}", **values)

    def kind(self, kind: str) -> str:
        """What an animal, or the rat, is called."""
        return self.word(f"name-{kind}")

    # People

    def emblem(self, seat: int) -> Text:
        return styled(f" {self.signs.emblems[seat]} ", f"filled-{seat}")

    def short_name(self, seat: int) -> str:
        """A name, cut off where it is very long."""
        name = Text(str(self.view["names"][seat]))
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        return name.plain

    def name(self, seat: int) -> str:
        name = self.short_name(seat)
        return self.word("you", name=name) if seat == self.view["seat"] else name

    def person(self, seat: int) -> Text:
        return self.emblem(seat) + f" {self.name(seat)}"

    def people(self, seats: Sequence[int], width: int) -> Text:
        """Several, without their names where there is no room for them."""
        if not seats:
            return styled(self.word("nobody"), "quiet")
        named = Text("  ").join(self.person(seat) for seat in seats)
        return named if named.cell_len <= width else Text(" ").join(map(self.emblem, seats))

    # Cards and stalls

    def face(self, card: str) -> tuple[str, str, str]:
        """A card of the deck: what stands on it in two lines, and its style."""
        if card == UNSEEN:
            return UNSEEN, "", "card-back"
        if card.isdigit():
            return card, self.word("name-money"), "money"
        if card == RAT:
            return self.kind(RAT), "", "card-rat"
        if card.startswith(PREMIUM):
            kind = self.kind(card.removeprefix(PREMIUM))
            return (
                f"{self.signs.rosette} {kind}",
                f"+{self.printed['premium']['value']}",
                ("card-premium"),
            )
        worth = self.view["quartets"][cast(Kind, card)]
        return self.kind(card), str(worth), "card-animal"

    def stall(self, number: int) -> Text:
        """Four places for one kind; all of them are marked where the quartet is complete."""
        if number == QUARTET:
            return styled(self.signs.full * QUARTET, "quartet")
        free = styled(self.signs.free * (QUARTET - number), "quiet")
        return styled(self.signs.taken * number, "stall") + free

    def stall_of(self, seat: int, kind: Kind) -> Text:
        """What a player has of a kind: the stall, and the premium close behind it."""
        farm = self.view["players"][seat]
        number = farm["animals"].get(kind, 0)
        premium = kind in farm["premiums"]
        if number:
            return self.stall(number) + self.rosette() if premium else self.stall(number)
        if premium:
            return Text(" ") + self.rosette()  # apart from the stall before it
        return styled(self.signs.plain, "quiet")

    def wide_stall_of(self, seat: int, kind: Kind) -> Text:
        """The same with a place of its own for the premium."""
        farm = self.view["players"][seat]
        number = farm["animals"].get(kind, 0)
        stall = self.stall(number) if number else styled(self.signs.plain, "quiet")
        if kind not in farm["premiums"]:
            return stall
        return fitted(stall, QUARTET + 1) + self.rosette()

    def rosette(self) -> Text:
        return styled(self.signs.rosette, "premium")

    # Money

    def money(self, cards: Sequence[int], unseen: int = 0, style: str = "money") -> list[Text]:
        """Money cards by value, and those of which only the number is known."""
        chips = [
            styled(f" {number}×{value} " if number > 1 else f" {value} ", style)
            for value, number in sorted(Counter(cards).items())
        ]
        if unseen:
            label = f"{unseen}×{UNSEEN}" if unseen > 1 else UNSEEN
            chips.append(styled(f" {label} ", "face-down"))
        return chips or [styled(self.word("no-money"), "quiet")]

    def cards(self, number: int) -> str:
        return self.word("cards", count=number)

    def worth(self, purse: Purse) -> str:
        """What a hand is worth, or between what and what, as far as the viewer knows."""
        low, high = worth_between(purse)
        return f"= {low}" if low == high else f"{low}–{high}"

    def put_down(self) -> list[int]:
        """The viewer's own cards that are chosen, pledged or offered, but still the viewer's."""
        view = self.view
        trade, premium = view["trade"], view["premium"]
        if view["chosen"]:
            return list(view["chosen"])
        if trade and trade["offer"] and trade["challenger"] == view["seat"]:
            return list(trade["offer"]["cards"] or ())
        if premium and premium["pledge"] and premium["winner"] == view["seat"]:
            return list(premium["pledge"]["cards"] or ())
        return []


def worth_between(purse: Purse) -> tuple[int, int]:
    """The least and the most that a hand can be worth."""
    spare: list[int] = []
    surely = Counter(purse["surely"])
    for value, most in purse["at_most"].items():
        spare += [int(value)] * (most - surely[int(value)])
    spare.sort()
    unknown = purse["count"] - len(purse["surely"])
    known = sum(purse["surely"])
    return known + sum(spare[:unknown]), known + sum(spare[len(spare) - unknown :])


def without(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """The cards that are left."""
    return sorted((Counter(cards) - Counter(taken)).elements())
