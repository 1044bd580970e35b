"""Kuhhandel Master drawn: the auction yard on top, the farms below it, the money at the bottom.

On a low screen every farm is a line and every kind a column, on a high one it is the other way
round; on a narrow one a farm lists only what it has. Money is drawn as far as the viewer knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from corral.games.kuhhandel.rules.names import PREMIUM, Kind
from corral.games.kuhhandel.seen.types import KuhhandelView
from corral.games.kuhhandel.show.terminal_pen import LONGEST_NAME, RAT, Pen, without
from corral.games.kuhhandel.show.terminal_yard import Yard
from corral.terminal.drawing import Canvas, Printed
from corral.terminal.layout import fitted, flowing, framed, styled, widest
from corral.words import Words

KINDS = (
    "auction",
    "distribute",
    "trade",
    "end",
    "pass",
    "bid",
    "sell",
    "buy",
    "pay",
    "wait",
    "slap",
    "put",
    "take",
    "add",
    "done",
    "accept",
    "counter",
    "keep",
    "give",
)
EXAMPLES = ("bid 120", "K-19")
NUMBERED = {"bid": False, "put": False, "pay": True, "add": True}
STYLES: Final = {
    "big": "bold terracotta",
    "stall": "bold",
    "quartet": "bold ink on gold",
    "premium": "bold terracotta",
    "card-animal": "bold ink on paper",
    "card-premium": "bold ink on gold",
    "card-rat": "bold paper on charcoal",
    "card-back": "bold paper on coat-brown",
    "money": "ink on paper",
    "put-down": "bold ink on gold",
}

STEPS: Final = (10, 20, 50, 100, 200, 500)
"""By how much the bids that are offered are higher than the highest one."""
HIGH_SCREEN: Final = 40
"""Lines from which on farms are columns, and everything has a frame."""
HIGHEST_SCREEN: Final = 48
"""Lines from which on the auction yard is larger still."""
LOW_SCREEN: Final = 26
"""Lines above which even many players leave room for what is in the deck."""
CROWD: Final = 5
"""So many players that a low screen has no line to spare."""
STALL: Final = 5
"""Columns of a stall and a premium beside it."""
POINTS: Final = 7
EMBLEM: Final = 5
"""Columns of pointer, emblem, and the space behind it."""
SHORTEST_NAME: Final = 7
KIND: Final = 8
VALUE: Final = 5
DECK: Final = 7
WIDEST_FARM: Final = 18


def board(view: KuhhandelView, printed: Printed, canvas: Canvas) -> list[Text]:
    """The whole table."""
    return _Table(view, printed, canvas).lines()


def legend(canvas: Canvas) -> str:
    """What the signs on the board mean."""
    signs = canvas.signs
    cow = canvas.words.text("terminal-kuhhandel-name-cow")
    return canvas.words.text(
        "terminal-kuhhandel-legend",
        stall=signs.taken * 2 + signs.free * 2,
        quartet=signs.full * 4,
        kind=f"{cow + signs.small(800):<{len(cow) + 4}}",
        premium=signs.rosette,
        pointer=signs.pointer,
    )


def secrets(view: KuhhandelView) -> bool:
    """Everybody always has a hand."""
    return view["seat"] is not None


def in_the_open(view: KuhhandelView) -> bool:
    """In a count-down the screen would go round ten times; all look at it together."""
    return bool(view["phase"] == "call")


def offered(moves: Sequence[str]) -> list[str]:
    """A few bids of the hundreds that are possible, and every other move."""
    amounts = [int(move.removeprefix("bid ")) for move in moves if move.startswith("bid ")]
    if not amounts:
        return list(moves)
    lowest = min(amounts) - STEPS[0]
    quick = {f"bid {lowest + step}" for step in STEPS}
    return [move for move in moves if not move.startswith("bid ") or move in quick]


def hint(moves: Sequence[str], words: Words) -> str:
    """What can be typed besides the numbers of the list."""
    amounts = [int(move.removeprefix("bid ")) for move in moves if move.startswith("bid ")]
    if len(moves) > len(offered(moves)):
        lowest, highest = str(min(amounts)), str(max(amounts))  # as they are typed
        return words.text("terminal-kuhhandel-hint-bid", lowest=lowest, highest=highest)
    if any(move.startswith(("pay ", "add ")) for move in moves):
        return words.text("terminal-kuhhandel-hint-cards")
    return ""


class _Table:
    """One drawing."""

    def __init__(self, view: KuhhandelView, printed: Printed, canvas: Canvas) -> None:
        self.view = view
        self.printed = printed
        self.width = canvas.width
        self.signs = canvas.signs
        self.rows = canvas.rows
        self.pen = Pen(view, printed, canvas)
        self.word = self.pen.word
        self.seats = self.pen.seats
        self.names = min(LONGEST_NAME, self.width - EMBLEM - self._stalls() - POINTS)

    def _stalls(self) -> int:
        return STALL * len(self.pen.kinds)

    def lines(self) -> list[Text]:
        high = self.rows >= HIGH_SCREEN and self._column() >= EMBLEM + 3
        lines = self._framed() if high else self._plain()
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def _framed(self) -> list[Text]:
        yard = Yard(self.pen, self.width - 4, 7 if self.rows >= HIGHEST_SCREEN else 5)
        parts = [
            (self._title(yard.title()), yard.lines()),
            (self._title(self.word("farms")), self._farm_columns()),
            (self._title(self.word("money")), self._purses()),
        ]
        return [*self._head(), *framed(parts, self.width, self.signs)]

    def _title(self, title: str) -> Text:
        return styled(title, "heading")

    def _plain(self) -> list[Text]:
        yard = Yard(self.pen, self.width, 4)
        farms = self._farm_rows() if self.names >= SHORTEST_NAME else self._farm_lists()
        return [*self._head(yard.title()), *yard.lines(), *farms, *self._money_lines()]

    # The table as a whole

    def _head(self, occasion: str = "") -> list[Text]:
        """What is going on, whose turn it is, the deck, the donkeys."""
        view = self.view
        facts = [self._title(occasion or self.pen.words.title("kuhhandel"))]
        if view["turn"] is not None:
            facts.append(Text(self.word("turn")) + " " + self.pen.person(view["turn"]))
        deck = view["deck"]["size"]
        if deck or view["over"]:
            facts.append(Text(self.word("deck-size", count=deck)))
        else:
            facts.append(styled(f" {self.word('deck-empty')} ", "warning"))
        donkeys = self.printed["money"]["donkeys"]
        if view["donkeys"] < len(donkeys):
            facts.append(Text(self.word("next-donkey", value=str(donkeys[view["donkeys"]]))))
        return flowing(facts, self.width, gap=2)

    def _owner(self, seat: int, width: int) -> Text:
        """Whose farm it is, with a pointer to who is at turn; strong where they decide."""
        pointer = styled(self.signs.pointer if seat == self.view["turn"] else " ", "heading")
        style = "strong" if seat in self.view["deciding"] else ""
        name = self.pen.name(seat)
        if len(name) > width:  # rather the name alone than a name and half a word
            name = self.pen.short_name(seat)
        return pointer + self.pen.emblem(seat) + " " + fitted(styled(name, style), width)

    # Farms as lines

    def _farm_rows(self) -> list[Text]:
        edge = EMBLEM + self.names
        lines = self._kind_heads(edge)
        spare = len(self.seats) < CROWD or self.rows > LOW_SCREEN
        if spare and self.view["deck"]["size"]:
            lines.append(self._deck_row(edge))
        for seat in self.seats:
            line = fitted(self._owner(seat, self.names - 1), edge)
            for kind in self.pen.kinds:
                line += fitted(self.pen.stall_of(seat, kind), STALL)
            lines.append(line + f"{self.view['scores'][seat]:>{POINTS}}")
        return lines

    def _kind_heads(self, edge: int) -> list[Text]:
        """The kinds' names, every second one a line lower, where they have room."""
        upper, lower = " " * edge, " " * (edge + STALL)
        for place, kind in enumerate(self.pen.kinds):
            name = self._valued(kind, 2 * STALL - 1)
            if place % 2:
                lower += f"{name} "
            else:
                upper += f"{name} "
        upper = upper.rstrip()
        upper += self.word("points").rjust(edge + self._stalls() + POINTS - len(upper))
        return [styled(line, "quiet") for line in (upper, lower.rstrip())]

    def _valued(self, kind: Kind, width: int) -> str:
        """A kind with the value of its quartet written small, exactly so wide."""
        value = self.view["quartets"].get(kind)
        small = "" if value is None else self.signs.small(value)
        name = self.pen.kind(kind)
        if len(name + small) > width:
            name = name[: width - len(small) - 1] + "."
        return f"{name + small:<{width}}"

    def _deck_row(self, edge: int) -> Text:
        """What may still come of each kind."""
        line = fitted(styled(" " * EMBLEM + self.word("deck"), "quiet"), edge)
        for kind in self.pen.kinds:
            line += fitted(self._left(kind), STALL)
        return line

    def _left(self, kind: str) -> Text:
        """How many of a kind are in the deck, and its premium."""
        cards = self.view["deck"]["cards"]
        number = cards.get(kind, 0)
        left = styled(str(number) if number else self.signs.plain, "quiet")
        if PREMIUM + kind in cards:
            left = left + " " + self.pen.rosette()
        return left

    def _farm_lists(self) -> list[Text]:
        """Every farm with nothing but what it has."""
        lines = []
        names = min(self.width // 3, max(len(self.pen.name(seat)) for seat in self.seats))
        for seat, farm in enumerate(self.view["players"]):
            parts = [self._owner(seat, names)]
            parts.append(Text(self.word("with-points", points=self.view["scores"][seat])))
            for kind in self.pen.kinds:
                if kind in farm["animals"] or kind in farm["premiums"]:
                    parts.append(Text(f"{self.pen.kind(kind)} ") + self.pen.stall_of(seat, kind))
            lines += flowing(parts, self.width, EMBLEM, gap=2)
        return lines

    # Farms as columns

    def _column(self) -> int:
        """How wide a farm can be."""
        room = self.width - 4 - KIND - VALUE - 2 - DECK
        return min(WIDEST_FARM, room // len(self.seats))

    def _farm_columns(self) -> list[Text]:
        """A line for each kind: its value, what the deck still has, and everybody's stall."""
        wide = self._column()
        head = styled(f"{'':{KIND}}{self.word('value'):>{VALUE}}  ", "quiet")
        head += fitted(styled(self.word("deck"), "quiet"), DECK)
        for seat in self.seats:
            head += fitted(self._owner(seat, wide - EMBLEM), wide)
        lines = [head]
        for kind in self.pen.kinds:
            value = "" if kind == RAT else self.view["quartets"][kind]
            line = fitted(Text(self.pen.kind(kind)), KIND) + styled(f"{value:>{VALUE}}", "quiet")
            line += Text("  ") + fitted(self._left(kind), DECK)
            for seat in self.seats:
                line += fitted(Text("  ") + self.pen.wide_stall_of(seat, kind), wide)
            lines.append(line)
        last = fitted(styled(self.word("points"), "quiet"), KIND + VALUE + 2 + DECK)
        for seat in self.seats:
            last += fitted(styled(f"  {self.view['scores'][seat]}", "strong"), wide)
        return [*lines, last]

    # Money

    def _purses(self) -> list[Text]:
        """A line for each player: number of cards, what they are worth, and which are known."""
        names = max(len(self.pen.name(seat)) for seat in self.seats)
        counts = max(len(self.pen.cards(farm["money"]["count"])) for farm in self.view["players"])
        lines = []
        for seat, farm in enumerate(self.view["players"]):
            purse = farm["money"]
            line = self._owner(seat, names) + f"  {self.pen.cards(purse['count']):>{counts}}"
            line += f"  {self.pen.worth(purse):<11}"
            first, *rest = self._known(seat)
            lines += flowing([line + first, *rest], self.width - 4, line.cell_len, gap=1)
        return lines

    def _known(self, seat: int) -> list[Text]:
        """The cards of a hand that the viewer knows; own cards that are put down are elsewhere."""
        purse = self.view["players"][seat]["money"]
        known = purse["surely"]
        unseen = purse["count"] - len(known)
        aside = self.pen.put_down() if seat == self.view["seat"] else []
        hand = self.pen.money(without(known, aside), unseen)
        return [*hand, Text(f"+ {self.word('aside', amount=str(sum(aside)))}")] if aside else hand

    def _money_lines(self) -> list[Text]:
        """The own money in a line, and what is known of the others' in as few as possible."""
        own = self.view["seat"]
        lines = []
        if own is not None:
            purse = self.view["players"][own]["money"]
            cards = self.word("own-cards", count=purse["count"])
            label = styled(f"{cards} {self.pen.worth(purse)} ", "strong")
            lines += flowing([label, *self._known(own)], self.width, EMBLEM, gap=1)
        others = [seat for seat in self.seats if seat != own]
        return lines + self._others(others)

    def _others(self, others: Sequence[int]) -> list[Text]:
        brief, full = [], []
        for seat in others:
            purse = self.view["players"][seat]["money"]
            cards = self.pen.cards(purse["count"])
            line = self.pen.emblem(seat) + f" {cards} {self.pen.worth(purse)}"
            brief.append(line)
            full.append(Text(" ").join([line, *self._known(seat)]))
        lines = flowing(full, self.width, gap=3)
        fits = len(lines) == 1 and widest(lines) <= self.width
        return lines if fits else flowing(brief, self.width, gap=3)
