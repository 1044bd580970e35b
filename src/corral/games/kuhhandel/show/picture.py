"""A position of Kuhhandel Master: the auction yard above, the farms below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from corral.core.view import told
from corral.games.kuhhandel.seen.types import (
    Auction,
    KuhhandelView,
    Pile,
    Premium,
    Purse,
    Rat,
    Trade,
)
from corral.games.kuhhandel.show.animals import animal, crate, rosette
from corral.pictures.palette import (
    GOLD,
    INK,
    LIGHT,
    PAPER,
    PLANK,
    SAGE,
    SHADE,
    TERRACOTTA,
    WOOD,
)
from corral.pictures.pieces import OUTLINE, badge, coin, heading, laurel, panel, pile
from corral.pictures.svg import (
    box,
    circle,
    element,
    ellipse,
    group,
    lit,
    moved,
    path,
    picture,
    text,
)

MARGIN: Final = 16
WIDTH: Final = 1200
YARD: Final = 250
STALL: Final = 66
STALL_ROW: Final = 84
COLUMNS: Final = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
MOST_NOTES: Final = 8
PREMIUM: Final = "premium-"
NOTES: Final = {
    # The money cards grow darker with their worth; the number is what counts.
    0: "#efe6d6",
    10: "#e6d3a8",
    20: "#d8d8a4",
    50: "#bccf9f",
    100: "#a9c4cf",
    200: "#d5b3c6",
    500: "#e5b089",
}


def position(view: KuhhandelView, printed: Mapping[str, Any]) -> str:
    """The table as its viewer sees it."""
    del printed  # all that matters of it stands in the view
    return _Table(view).drawn()


def card(name: str) -> str:
    """A card of the deck, 92 wide and 124 high, around its middle; ``"?"`` is its back."""
    if name == "?":
        back = box(-46, -62, 92, 124, 9, fill=WOOD, **OUTLINE)
        inside = box(-38, -54, 76, 108, 5, fill="none", stroke=PAPER, stroke_width=2)
        return back + inside + text(0, 0, "?", 44, PAPER, bold=True, slab=True)
    drawn = box(-46, -62, 92, 124, 9, fill=LIGHT, **OUTLINE)
    if name.startswith(PREMIUM):
        drawn += moved(0, -6, rosette(name.removeprefix(PREMIUM)), scale=1.6)
    elif name.isdigit():
        drawn += moved(0, 0, note(int(name)), scale=1.7)
    else:
        drawn += moved(0, 0, animal(name), scale=1.8)
    return group(element("title", name), drawn)


def note(value: int) -> str:
    """A money card, 40 wide and 58 high."""
    fill = NOTES.get(value, PAPER)
    drawn = box(-20, -29, 40, 58, 5, fill=fill, **OUTLINE)
    drawn += circle(0, 5, 12, fill=LIGHT, stroke=INK, stroke_width=1)
    drawn += text(-16, -20, value, 13, anchor="start", bold=True, slab=True)
    return drawn + text(0, 5, value, 11 if value < 100 else 9.5, bold=True)


def note_back() -> str:
    drawn = box(-20, -29, 40, 58, 5, fill=SAGE, **OUTLINE)
    drawn += box(-15, -24, 30, 48, 3, fill="none", stroke=PAPER, stroke_width=1.5)
    return drawn + path("M0,-9L8,0L0,9L-8,0Z", fill=PAPER)


def hammer() -> str:
    """The auctioneer's hammer."""
    return group(
        path("M2,4L22,24L26,20L6,0Z", fill=PLANK)
        + path("M-16,0L0,-16L10,-6L-6,10Z", fill=WOOD)
        + path("M-18,-2L-14,2L-4,12L-8,14L-20,2ZM-2,-18L2,-14L12,-4L14,-8L2,-20Z", fill=GOLD),
        **OUTLINE,
    )


class _Table:
    """One drawing."""

    def __init__(self, view: KuhhandelView) -> None:
        self.view = view
        players = len(view["players"])
        self.columns = COLUMNS[players]
        self.farm_width = (WIDTH - 2 * MARGIN - 12 * (self.columns - 1)) / self.columns
        self.in_row = int((self.farm_width - 24) // STALL)

    def drawn(self) -> str:
        farms, low = self.farms(MARGIN + YARD + 12)
        content = box(0, 0, WIDTH, low + MARGIN, fill=PAPER)
        content += moved(MARGIN, MARGIN, self.yard()) + farms
        label = " ".join(("kuhhandel", self.view["phase"]))
        return picture(WIDTH, low + MARGIN, label, content)

    # The yard

    def yard(self) -> str:
        """The oval yard: what is on offer in the middle, deck and donkeys at the sides."""
        view = self.view
        width = WIDTH - 2 * MARGIN
        drawn = box(0, 0, width, YARD, 120, fill="#d9cba3", stroke=INK, stroke_width=2)
        drawn += box(
            9, 9, width - 18, YARD - 18, 112, fill="none", stroke=WOOD, stroke_width=3,
            stroke_dasharray="22 7",
        )  # fmt: skip
        drawn += moved(110, 105, pile(view["deck"]["size"]), scale=2.6)
        for donkey in range(4):
            head = group(animal("donkey"), opacity=1 if donkey < view["donkeys"] else 0.25)
            drawn += moved(80 + 26 * donkey, 180, head, scale=0.55)
        if view["trades_left"] is not None and not view["over"]:
            drawn += moved(190, 105, self.hourglass(view["trades_left"]))
        return drawn + moved(width / 2, YARD / 2, self.block()) + self.chosen(width)

    @staticmethod
    def hourglass(left: int) -> str:
        glass = path("M-11,-16H11L3,0L11,16H-11L-3,0Z", fill=GOLD, **OUTLINE)
        return glass + text(0, 28, left, 14, bold=True)

    def block(self) -> str:
        """What is going on in the middle."""
        view = self.view
        if view["trade"] is not None:
            return self.trade(view["trade"])
        drawn = ellipse(0, 84, 100, 18, fill=INK, fill_opacity=0.15)
        drawn += path("M-80,64H80L88,94H-88Z", fill=PLANK, **OUTLINE)
        drawn += path("M-83,74H83M-86,84H86", stroke=WOOD, stroke_width=1.5)
        if view["rat"] is not None:
            drawn += moved(0, -10, card("rat")) + self.rat(view["rat"])
        elif view["card"] is not None:
            drawn += moved(0, -10, card(view["card"]))
        if view["auction"] is not None:
            drawn += self.auction(view["auction"])
        if view["premium"] is not None:
            drawn += self.premium(view["premium"])
        return drawn

    def auction(self, auction: Auction) -> str:
        """The bid on a sign with the bidder's badge; those who passed, crossed out."""
        drawn = ""
        if auction["bid"] is not None:
            drawn += self.sign(150, -20, auction["bid"])
            drawn += moved(92, -20, badge(told(auction["bidder"]), 19))
        if auction["payer"] is not None:
            drawn += moved(92, 50, badge(auction["payer"], 14))
            drawn += path("M112,50H146L138,43M146,50L138,57", fill="none", **OUTLINE)
            drawn += moved(166, 50, coin("$", 12))
        if self.view["phase"] == "hammer":
            drawn += moved(-100, 30, hammer(), scale=1.5)
        return drawn + self.crossed(auction["passed"]) + self.limits(auction["limits"])

    @staticmethod
    def sign(x: float, y: float, content: object) -> str:
        """A wooden sign with a number."""
        width = 24 + 23 * len(str(content))
        post = path(f"M{x + width / 2},{y + 20}V{y + 84}", stroke=INK, stroke_width=6)
        board = box(x, y - 26, width, 52, 8, fill=LIGHT, stroke=INK, stroke_width=2)
        return post + board + text(x + width / 2, y, content, 36, bold=True, slab=True)

    @staticmethod
    def crossed(seats: Sequence[int]) -> str:
        """Badges of those who are out of it."""
        drawn = ""
        for place, seat in enumerate(seats):
            x, y = -96 - 34 * (place % 3), -44 + 34 * (place // 3)
            cross = path("M-11,-11L11,11M11,-11L-11,11", stroke=TERRACOTTA, stroke_width=4)
            drawn += moved(x, y, group(badge(seat, 12), opacity=0.7) + cross)
        return drawn

    @staticmethod
    def limits(limits: Sequence[int | None]) -> str:
        """The most that a player can pay, once known."""
        drawn, y = "", -70
        for seat, limit in enumerate(limits):
            if limit is not None:
                drawn += moved(-262, y, badge(seat, 10))
                drawn += text(-246, y, f"≤ {limit}", 14, anchor="start", bold=True)
                y += 26
        return drawn

    def premium(self, premium: Premium) -> str:
        """The count-down's number, large, and who called it."""
        drawn = self.sign(150, -20, premium["number"])
        if premium["winner"] is not None:
            drawn += moved(92, -20, badge(premium["winner"], 19))
        if premium["pledge"] is not None:
            drawn += moved(300, 0, self.money(premium["pledge"], 110))
        for place, seat in enumerate(premium["waited"]):
            drawn += moved(-96 - 34 * place, 20, badge(seat, 12))
        return drawn + self.limits(premium["limits"])

    def rat(self, rat: Rat) -> str:
        """The pile of cards given away so far, and who is asked."""
        drawn = moved(140, 0, self.money({"count": rat["cards"], "cards": None}, 120))
        if rat["asked"] is not None:
            drawn += moved(-96, -10, badge(rat["asked"], 19))
            drawn += text(-66, -10, "?", 28, bold=True)
        return drawn

    def trade(self, trade: Trade) -> str:
        """Two trays facing each other, the animals at stake between them."""
        drawn = ""
        for side, seat in ((-1, trade["challenger"]), (1, trade["opponent"])):
            x = 190 * side
            drawn += box(x - 95, 30, 190, 46, 10, fill=PLANK, **OUTLINE)
            drawn += box(x - 87, 38, 174, 30, 6, fill=SHADE, **OUTLINE)
            if seat is not None:
                drawn += moved(x, -62, badge(seat, 22))
        if trade["offer"] is not None:
            drawn += moved(-190, 22, self.money(trade["offer"], 150))
        drawn += moved(0, -14, card(trade["kind"]), scale=0.95)
        drawn += moved(44, -68, coin(f"×{trade['stake']}", 16))
        if trade["repeated"]:
            drawn += path(
                "M-14,64A14,14 0 1 1 0,78L4,70M0,78L9,82", fill="none", stroke=INK, stroke_width=3
            )
        return drawn

    def chosen(self, width: float) -> str:
        """The cards that the viewer has put together so far."""
        chosen = self.view["chosen"]
        if not chosen:
            return ""
        total = text(width - 130, 196, f"= {sum(chosen)}", 16, bold=True)
        fan = self.fan(self.notes(chosen), 180)
        return lit(width - 230, 82, 200, 92, 12) + moved(width - 130, 128, fan) + total

    # Money

    def money(self, held: Pile, width: float) -> str:
        """Cards with their worth where they are known, backs with their number otherwise."""
        if held["count"] == 0:
            return moved(0, 24, coin(0, 13))
        if held["cards"] is not None:
            return self.fan(self.notes(held["cards"]), width)
        backs = self.fan([note_back()] * min(held["count"], 6), width * 0.55)
        return backs + moved(0, 24, coin(held["count"], 13))

    @staticmethod
    def notes(values: Sequence[int]) -> list[str]:
        """Money cards in order; of many those of each worth as one, with their number."""
        if len(values) <= MOST_NOTES:
            return [note(value) for value in sorted(values)]
        drawn = []
        for value in sorted(set(values)):
            number = values.count(value)
            count = moved(8, 22, coin(f"×{number}", 12)) if number > 1 else ""
            drawn.append(note(value) + count)
        return drawn

    @staticmethod
    def fan(cards: Sequence[str], width: float) -> str:
        """Cards side by side, overlapping as much as they must, around the middle."""
        step = min(44.0, (width - 40) / max(1, len(cards) - 1))
        left = -step * (len(cards) - 1) / 2
        return "".join(moved(left + step * place, 0, one) for place, one in enumerate(cards))

    # Farms

    def farms(self, top: float) -> tuple[str, float]:
        """All farms in rows of equal height, and where they end."""
        players = len(self.view["players"])
        drawn, y = "", top
        for first in range(0, players, self.columns):
            seats = range(first, min(first + self.columns, players))
            height = max(self.height(seat) for seat in seats)
            for place, seat in enumerate(seats):
                x = MARGIN + place * (self.farm_width + 12)
                drawn += moved(x, y, self.farm(seat, height))
            y += height + 12
        return drawn, y - 12

    def stalls(self, seat: int) -> list[tuple[str, int]]:
        animals = self.view["players"][seat]["animals"]
        order = self.view["quartets"]
        return [(kind, animals[kind]) for kind in order if kind in animals]

    def height(self, seat: int) -> float:
        farm = self.view["players"][seat]
        places = len(self.stalls(seat)) + (1 if farm["animals"].get("rat") else 0)
        rows = max(1, -(-places // self.in_row))
        premiums = 56 if farm["premiums"] else 0
        return 122 + rows * STALL_ROW + premiums

    def farm(self, seat: int, height: float) -> str:
        view, width = self.view, self.farm_width
        farm = view["players"][seat]
        deciding = seat in view["deciding"] and not view["over"]
        drawn = panel(0, 0, width, height, deciding)
        drawn += heading(10, 24, width - 20, seat, view["names"][seat], view["scores"][seat], 50)
        if seat == view["turn"] and not view["over"]:
            drawn += moved(width - 24 - 16 * len(str(view["scores"][seat])) - 20, 24, hammer())
        if seat in view["winners"]:
            drawn += moved(width - 24 - 16 * len(str(view["scores"][seat])) - 20, 20, laurel())
        drawn += self.purse(farm["money"], width, view["over"] or seat == view["seat"])
        x, y = 12 + STALL / 2, 116 + STALL_ROW / 2
        places = [self.stall(kind, number) for kind, number in self.stalls(seat)]
        rats = farm["animals"].get("rat", 0)
        if rats:
            places.append(moved(0, -6, crate(rats)))
        for place, one in enumerate(places):
            row, column = divmod(place, self.in_row)
            drawn += moved(x + column * STALL, y + row * STALL_ROW, one)
        rows = max(1, -(-len(places) // self.in_row))
        for place, kind in enumerate(farm["premiums"]):
            at = (36 + place * 46, 116 + rows * STALL_ROW + 22)
            drawn += moved(*at, rosette(kind), scale=0.95)
        return drawn

    def purse(self, money: Purse, width: float, shown: bool) -> str:
        """The own hand of money with its total; of other hands the backs, with their number."""
        if money["count"] == 0:
            return ""
        if not shown or money["cards"] is None:
            hidden: Pile = {"count": money["count"], "cards": None}
            return moved(80, 78, self.money(hidden, 190))
        cards = self.notes(money["cards"])
        wide = min(width - 90, 44.0 * (len(cards) - 1) + 40)
        total = text(width - 12, 78, f"= {money['total']}", 15, anchor="end", bold=True)
        return moved(12 + wide / 2, 78, self.fan(cards, wide)) + total

    @staticmethod
    def stall(kind: str, number: int) -> str:
        """A stall with four slots; a ribbon where all four are full."""
        full = number == 4
        drawn = box(-30, -38, 60, 76, 6, fill=SHADE if not full else "#f2dc9b", **OUTLINE)
        drawn += path("M-34,-30L0,-44L34,-30Z", fill=TERRACOTTA, **OUTLINE)
        drawn += moved(0, -3, animal(kind), scale=0.95)
        for slot in range(4):
            fill = INK if slot < number else LIGHT
            drawn += box(-25 + 13 * slot, 25, 11, 9, 2, fill=fill, stroke=INK, stroke_width=1)
        if full:
            drawn += path("M14,-34V-8L20,-13L26,-8V-34Z", fill=GOLD, **OUTLINE)
        return group(element("title", kind), drawn)
