"""The auction yard of Kuhhandel Master: the card on its block, a big number, and the facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rich.text import Text

from corral.core.view import told
from corral.games.kuhhandel.rules.names import PREMIUM
from corral.games.kuhhandel.seen.types import Pile, Trade
from corral.games.kuhhandel.show import numerals
from corral.games.kuhhandel.show.terminal_pen import RAT, Pen
from corral.terminal.layout import beside, fitted, flowing, styled, widest

CARD: Final = 14
"""Columns of a card, its frame included."""
ROOMY: Final = 7
"""Lines from which on the card is larger and every number as big as can be."""
FACTS: Final = 40
"""Columns that the facts need; a number is not that big that it would leave less."""
GAP: Final = 2
NARROW: Final = 70
"""Columns below which there is no big number."""

Fact: TypeAlias = tuple[str, list[Text] | tuple[int, ...]]
"""A label, and a value in parts that are not broken, or the seats of some players."""


class Yard:
    """What is going on: an auction, a rat, a cow trade, a distribution, or nothing yet."""

    def __init__(self, pen: Pen, width: int, height: int) -> None:
        self.pen = pen
        self.view = pen.view
        self.width = width
        self.height = height
        self.card = CARD + 4 * (height >= ROOMY)
        self.room = width - self.card - GAP
        """The columns for the facts; less where a big number stands before them."""

    def title(self) -> str:
        return self.pen.word(f"yard-{self._occasion()}")

    def _occasion(self) -> str:
        view = self.view
        if view["phase"] in ("turn", "extra"):
            return "deck" if view["deck"]["size"] else "empty"
        if view["phase"] in ("over", "rat", "share"):
            return view["phase"]
        if view["trade"]:
            return "trade"
        return "premium" if view["premium"] else "auction"

    def lines(self) -> list[Text]:
        """Card, number and facts beside each other."""
        big = self._big()
        if big:
            self.room -= widest(big) + GAP
        card = self._card()
        lines = beside(card, big, self.card + GAP) if big else card
        edge = self.width - self.room
        lines = beside(lines, self._facts(), edge)
        return lines + [Text()] * (self.height - len(lines))

    # The card

    def _card(self) -> list[Text]:
        """A card in a frame; the deck face down while none is turned up."""
        upper, lower, style = self._face()
        signs = self.pen.signs
        top_left, top_right, _, _, low_left, low_right, across, down = signs.frame
        inner = self.card - 2
        side = styled(down, "frame")
        rows = [upper, lower] if lower else [upper]
        if lower and self.height > 4:
            rows.insert(1, "")
        blank = self.height - 2 - len(rows)
        rows = [""] * (blank // 2) + rows + [""] * (blank - blank // 2)
        middle = [side + _centred(row, inner, style) + side for row in rows]
        return [
            styled(top_left + across * inner + top_right, "frame"),
            *middle,
            styled(low_left + across * inner + low_right, "frame"),
        ]

    def _face(self) -> tuple[str, str, str]:
        view, pen = self.view, self.pen
        if view["card"] is not None:
            return pen.face(view["card"])
        if view["trade"]:
            upper, lower, style = pen.face(view["trade"]["kind"])
            return f"{view['trade']['stake']} × {upper}", lower, style
        if view["over"]:
            first = view["winners"][0]
            emblems = " ".join(pen.signs.emblems[seat] for seat in view["winners"])
            return emblems, pen.name(first) if len(emblems) == 1 else "", f"filled-{first}"
        size = view["deck"]["size"]
        return (pen.word("deck"), str(size), "card-back") if size else ("", "", "quiet")

    # The number

    def _number(self) -> int | None:
        view = self.view
        if view["auction"]:
            return view["auction"]["bid"]
        if view["premium"]:
            return view["premium"]["number"]
        if view["rat"]:
            return view["rat"]["cards"]
        if view["trade"] and view["trade"]["offer"]:
            return view["trade"]["offer"]["count"]
        return max(view["scores"]) if view["over"] else None

    def _big(self) -> list[Text]:
        """Big enough to be seen from across the table; the facts say what it counts."""
        number = self._number()
        if number is None or self.width < NARROW:
            return []
        fancy = self.pen.signs.fancy
        wanted = self.height >= ROOMY or (self.view["phase"] == "call" and self.height > 4)
        rows = numerals.large(number, fancy)
        if not wanted or self.room - len(rows[0]) - GAP < FACTS:
            rows = numerals.small(number, fancy)
        above = [Text()] * ((self.height - len(rows) + 1) // 2)
        return [*above, *(styled(row, "big") for row in rows)]

    # The facts

    def _facts(self) -> list[Text]:
        draw: dict[str, Callable[[], list[Fact]]] = {
            "bid": self._bidding,
            "hammer": self._hammer,
            "pay": self._paying,
            "call": self._calling,
            "pledge": self._pledging,
            "premium": self._pledged,
            "give": self._giving,
            "rat": self._rat,
            "offer": self._trade,
            "answer": self._trade,
            "counter": self._trade,
            "share": self._sharing,
            "over": self._over,
        }
        facts = draw.get(self.view["phase"], self._deck)()
        labels = max((len(label) for label, _ in facts), default=0) + GAP
        lines: list[Text] = []
        for label, value in facts:
            indent = labels if label else 0
            head = fitted(styled(label, "quiet"), indent)
            lines += self._wrapped(head, value, indent)
        above = max(0, (self.height - len(lines)) // 2)
        return [Text()] * above + lines

    def _wrapped(self, head: Text, value: list[Text] | tuple[int, ...], indent: int) -> list[Text]:
        if isinstance(value, tuple):
            value = [self.pen.people(value, self.room - indent)]
        indent = max(0, min(indent, self.room - widest(value)))
        if head.cell_len + value[0].cell_len > self.room:
            return [head, *flowing([Text(" " * indent) + value[0], *value[1:]], self.room, indent)]
        return flowing([head + value[0], *value[1:]], self.room, indent, gap=1)

    def _fact(self, label: str, *parts: Text) -> Fact:
        return self.pen.word(label), list(parts)

    def _people(self, label: str, seats: Sequence[int]) -> Fact:
        return self.pen.word(label), tuple(seats)

    def _quiet(self, message: str) -> Text:
        return styled(self.pen.word(message), "quiet")

    def _limits(self, limits: list[int | None]) -> list[Fact]:
        """Those who have shown their hands for this card may not go higher (K-19, K-25)."""
        shown = [
            self.pen.emblem(seat) + f" {limit}"
            for seat, limit in enumerate(limits)
            if limit is not None
        ]
        return [self._fact("limit", *shown)] if shown else []

    def _highest(self) -> Fact:
        auction = told(self.view["auction"])
        if auction["bidder"] is None:
            return self._fact("highest", self._quiet("no-bid"))
        bid = styled(f"{auction['bid']} ", "strong")
        return self._fact("highest", bid, self.pen.person(auction["bidder"]))

    def _bidding(self) -> list[Fact]:
        view = self.view
        auction = told(view["auction"])
        facts = [self._highest(), self._people("deciding", view["deciding"])]
        if auction["passed"]:
            facts.append(self._people("passed", auction["passed"]))
        return [*facts, *self._limits(auction["limits"])]

    def _hammer(self) -> list[Fact]:
        return [self._highest(), self._people("decides", self.view["deciding"])]

    def _paying(self) -> list[Fact]:
        auction = told(self.view["auction"])
        payer, bid = told(auction["payer"]), told(auction["bid"])
        payee = auction["bidder"] if payer == self.view["turn"] else self.view["turn"]
        facts = self._payment(str(bid), payer, told(payee))
        if payer == self.view["seat"]:
            chosen = self.view["chosen"]
            missing = self.pen.word("missing", amount=str(bid - sum(chosen)))
            facts.append(self._chosen(missing))
        return facts

    def _payment(self, price: str, payer: int, payee: int) -> list[Fact]:
        return [
            self._fact("price", styled(price, "strong")),
            self._fact("pays", self.pen.person(payer)),
            self._fact("payee", self.pen.person(payee)),
        ]

    def _chosen(self, more: str) -> Fact:
        """The cards chosen so far, and what is still to come."""
        chosen = self.view["chosen"]
        if not chosen:
            return self._fact("chosen", self._quiet("nothing-yet"))
        return self._fact("chosen", *self.pen.money(chosen, style="put-down"), Text(more))

    def _calling(self) -> list[Fact]:
        premium = told(self.view["premium"])
        called = styled(self.pen.cards(premium["number"]), "strong")
        facts = [self._fact("called", called), self._people("deciding", self.view["deciding"])]
        if premium["waited"]:
            facts.append(self._people("waits", premium["waited"]))
        return [*facts, *self._limits(premium["limits"])]

    def _pledging(self) -> list[Fact]:
        return self._any_cards(self._winner(), told(self.view["turn"]))

    def _giving(self) -> list[Fact]:
        return self._any_cards(told(self.view["turn"]), self._winner())

    def _winner(self) -> int:
        return told(told(self.view["premium"])["winner"])

    def _any_cards(self, payer: int, payee: int) -> list[Fact]:
        """A number of cards is chosen, whatever they are worth."""
        premium = told(self.view["premium"])
        facts = self._payment(self.pen.cards(premium["number"]), payer, payee)
        if payer == self.view["seat"]:
            left = premium["number"] - len(self.view["chosen"])
            facts.append(self._chosen(self.pen.word("cards-missing", count=left)))
        return facts

    def _pledged(self) -> list[Fact]:
        premium = told(self.view["premium"])
        return [
            self._fact("slapped", self.pen.person(self._winner())),
            self._fact("put-down", *self._pile(told(premium["pledge"]))),
            self._people("decides", self.view["deciding"]),
        ]

    def _pile(self, pile: Pile) -> list[Text]:
        """Cards on the table: which, if the viewer knows, else face down."""
        cards = pile["cards"]
        if cards is None:
            return self.pen.money([], pile["count"])
        return self.pen.money(cards, style="put-down")

    def _rat(self) -> list[Fact]:
        rat = told(self.view["rat"])
        return [
            self._fact("beside", *self.pen.money([], rat["cards"])),
            self._people("asked", [rat["asked"]]),
        ]

    def _trade(self) -> list[Fact]:
        trade = told(self.view["trade"])
        facts = [self._fact("challenge", *self._sides(trade))]
        if trade["offer"]:
            offer = self._pile(trade["offer"])
            if trade["offer"]["cards"]:
                offer.append(Text(f"= {sum(trade['offer']['cards'])}"))
            facts.append(self._fact("offer", *offer))
        elif trade["challenger"] == self.view["seat"]:
            facts.append(self._offering("offer"))
        if self.view["phase"] == "counter" and trade["opponent"] == self.view["seat"]:
            facts.append(self._offering("counter"))
        rats = trade["kind"] == RAT
        if trade["repeated"] or rats:
            note = "again-rats" if trade["repeated"] and rats else "rats" if rats else "again"
            facts.append(("", list(self._quiet(f"trade-{note}").split(" "))))
        return facts

    def _offering(self, label: str) -> Fact:
        chosen = self.view["chosen"]
        if not chosen:
            return self._fact(label, self._quiet("nothing-yet"))
        cards = self.pen.money(chosen, style="put-down")
        return self._fact(label, *cards, Text(f"= {sum(chosen)}"))

    def _sides(self, trade: Trade) -> list[Text]:
        """Who challenges whom, with what both own of the kind."""
        sides = []
        for seat in (trade["challenger"], trade["opponent"]):
            number = self.view["players"][seat]["animals"][trade["kind"]]
            sides.append(self.pen.person(seat) + " " + self.pen.stall(number))
        return [sides[0], Text(f"{self.pen.signs.pointer} ") + sides[1]]

    def _sharing(self) -> list[Fact]:
        return [self._people("looks", self.view["deciding"])]

    def _deck(self) -> list[Fact]:
        """Between two occasions: what may still come."""
        view = self.view
        facts = [self._people("decides", view["deciding"])]
        deck = view["deck"]
        if not deck["size"]:
            facts.append(self._fact("trades-left", Text(str(view["trades_left"]))))
            return facts
        counts = deck["cards"]
        premiums = sum(number for card, number in counts.items() if card.startswith(PREMIUM))
        rats = counts.get(RAT, 0)
        animals = sum(counts.values()) - premiums - rats
        parts = [
            self.pen.word("animals-left", count=animals),
            self.pen.word("premiums-left", count=premiums),
            self.pen.word("rats-left", count=rats),
        ]
        if deck["money"] is not None:
            parts.append(self.pen.word("money-left", count=deck["money"]))
        *first, last = parts
        facts.append(self._fact("in-deck", *(Text(f"{part},") for part in first), Text(last)))
        return facts

    def _over(self) -> list[Fact]:
        winners = self.view["winners"]
        points = str(max(self.view["scores"]))
        return [self._people("winner", winners), self._fact("points", styled(points, "strong"))]


def _centred(text: str, width: int, style: str) -> Text:
    shown = Text(text)
    shown.truncate(width, overflow="ellipsis")
    left = (width - shown.cell_len) // 2
    return styled(" " * left + shown.plain + " " * (width - left - shown.cell_len), style)
