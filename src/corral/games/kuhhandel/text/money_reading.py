"""Reading the money of a position: hands at the beginning, deeds, and what comes of them."""

from __future__ import annotations

from corral.core.game import EVERYTHING
from corral.core.text import Line, Reader, Token
from corral.games.kuhhandel.rules.codes import MONEY_CARD, NONE, QUARTET
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    GIVE_DEED,
    NOT_LESS,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
    compared,
    first_tie,
)
from corral.games.kuhhandel.rules.money import STEP, card, copies, holds, total
from corral.games.kuhhandel.rules.names import money_text
from corral.games.kuhhandel.rules.payment import is_payment
from corral.games.kuhhandel.seen.knowledge import Pile
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text.notation import read_money_card
from corral.games.kuhhandel.text.position import DEED_NAMES, OUTCOMES, UNSEEN

MOST_IN_PILE = 150
MOST_PRICE = 10_000
# Whom a deed names in front of its cards.
NAMED = {
    DONKEY_DEED: (),
    PAY_DEED: ("giver", "taker"),
    GIVE_DEED: ("giver", "taker"),
    SWAP_DEED: ("giver", "taker"),
    PUT_DEED: ("giver",),
    TAKE_DEED: ("taker",),
    SHOW_DEED: ("giver",),
    DRAW_DEED: ("taker",),
}


def read_pile(token: Token) -> Pile:
    """Cards such as ``50+10``, unseen ones such as ``?+?``, or ``-``."""
    if token.text == "-":
        return Pile(0, 0)
    pieces = token.split("+")
    if len(pieces) > MOST_IN_PILE:
        raise token.wrong(f"more than {MOST_IN_PILE} cards")
    if pieces[0].text == UNSEEN:
        for piece in pieces:
            if piece.text != UNSEEN:
                raise piece.unexpected(f"`{UNSEEN}` (all cards or none are seen)")
        return Pile(UNKNOWN, len(pieces))
    cards = 0
    for piece in pieces:
        cards += int(card(read_money_card(piece)))
    return Pile(cards, len(pieces))


class MoneyReader:
    """Follows the money through the lines of a position.

    With the whole truth every hand is followed; else the hand of the seat that sees the position.
    """

    def __init__(self, reader: Reader, state: Kuhhandel, seat: int) -> None:
        self.reader = reader
        self.state = state
        self.seat = seat
        self.players = int(state.players)
        self.deeds: list[Deed] = []
        self.draws = 0
        self.drawn = 0
        self.donkey_tokens: list[Token] = []
        self.hands = [0] * self.players
        self.numbers = [0] * self.players
        self.pile = 0
        self.pile_number = 0
        self.tied: Deed | None = None

    def read_bases(self) -> None:
        state = self.state
        left = int(state.material.money - state.material.unseen)
        for owner in range(self.players):
            line = self.reader.keyed(f"p{owner}", "base")
            line.only(3)
            token = line.word(2, "money cards or `-`")
            pile = read_pile(token)
            if pile.cards == UNKNOWN:
                raise token.unexpected("money cards or `-` (everybody knows these hands)")
            if not holds(left, pile.cards):
                raise token.wrong("there is not so much money (K-4)")
            left -= pile.cards
            state.base[owner] = pile.cards
            self.hands[owner] = pile.cards
            self.numbers[owner] = pile.number

    def read_deeds(self) -> None:
        names = list(DEED_NAMES.values())
        while self.reader.peek() == "money":
            line = self.reader.keyed("money")
            kind = list(DEED_NAMES)[line.word(1, "a deed").one_of(names)]
            self._do(self._read_deed(line, kind), line)

    def _read_deed(self, line: Line, kind: int) -> Deed:
        place = 2
        seats = {"giver": NONE, "taker": NONE}
        for role in NAMED[kind]:
            seats[role] = line.word(place, "a seat").seat(self.players)
            place += 1
        price = 0
        if kind == PAY_DEED:
            token = line.word(place, "a price")
            price = token.number(STEP, MOST_PRICE)
            if price % STEP:
                raise token.unexpected(f"a multiple of {STEP}")
            place += 1
        pile = read_pile(line.word(place, "money cards, `?` or `-`"))
        back, outcome = Pile(0, 0), 0
        if kind == SWAP_DEED:
            signs = tuple(OUTCOMES.values())
            outcome = list(OUTCOMES)[line.word(place + 1, "<, =, > or >=").one_of(signs)]
            back = read_pile(line.word(place + 2, "money cards, `?` or `-`"))
            place += 2
        if kind == DRAW_DEED and len(line.words) > place + 1:
            place += 1
            seats["giver"] = line.words[place].seat(self.players)
        line.only(place + 1)
        unseen = UNKNOWN in (pile.cards, back.cards)
        deed = Deed(
            None,
            kind,
            seats["giver"],
            seats["taker"],
            UNKNOWN if unseen else pile.cards,
            pile.number,
            price,
            UNKNOWN if unseen else back.cards,
            back.number,
            outcome,
        )
        repeats = deed.repeats(self.tied)
        self._check_form(deed, line)
        self._check_outcome(deed, repeats, line)
        self.tied = deed if first_tie(deed, repeats) else None
        return deed.seen_by(self.seat, None, repeats)

    def _check_form(self, deed: Deed, line: Line) -> None:
        token = line.words[1]
        if deed.kind in (DONKEY_DEED, PUT_DEED, DRAW_DEED) and deed.number != 1:
            raise token.wrong(f"`{token.text}` is about one card")
        if deed.giver != NONE and deed.giver == deed.taker:
            raise token.wrong("money goes from one player to another")
        if (deed.kind == DRAW_DEED) > (self.players == 2):
            raise token.wrong("only two players draw money (K-40)")
        if deed.kind in (PAY_DEED, PUT_DEED, TAKE_DEED) and self.players == 2:
            raise token.wrong(f"two players have no `{token.text}` (K-41)")
        unseen = deed.cards == UNKNOWN
        if deed.known_to(self.seat) or deed.number + deed.back_number == 0:
            if unseen:
                raise token.wrong("the cards of this deed were seen and must be named")
        elif not unseen:
            raise token.wrong(f"the cards of this deed were not seen: `{UNSEEN}` for each")

    def _check_outcome(self, deed: Deed, repeats: bool, line: Line) -> None:
        """Who has not seen the cards cannot tell a second tie from more of the challenger."""
        if deed.outcome == NOT_LESS and (not repeats or deed.cards != UNKNOWN):
            reason = "`>=` is how a repeated trade looks to those who do not see the cards (K-35)"
            raise line.words[1].wrong(reason)

    def _do(self, deed: Deed, line: Line) -> None:
        """The deed is done to the hands that are followed, and refused where it cannot be."""
        token = line.words[1]
        self.deeds.append(deed)
        giver, taker = int(deed.giver), int(deed.taker)
        number, back_number = int(deed.number), int(deed.back_number)
        if deed.kind == DONKEY_DEED:
            self.donkey_tokens.append(token)
            for owner in range(self.players):
                self._get(owner, int(deed.cards), 1)
            return
        if deed.kind == SHOW_DEED:
            if number != self.numbers[giver] or (
                self._follows(giver) and self.hands[giver] != deed.cards
            ):
                raise token.wrong(f"p{giver} has another hand: {self._written(giver)}")
            return
        if deed.kind == DRAW_DEED:
            self._draw(deed, token)
        elif deed.kind == TAKE_DEED:
            if number != self.pile_number or (self.seat == EVERYTHING and deed.cards != self.pile):
                raise token.wrong(f"{self.pile_number} cards lie there: {money_text(self.pile)}")
            self.pile = self.pile_number = 0
        else:
            self._check_gift(deed, token)
        if deed.kind == PUT_DEED:
            self.pile += max(int(deed.cards), 0)
            self.pile_number += 1
        if giver != NONE and deed.kind != DRAW_DEED:
            self._get(giver, -int(deed.cards), -number)
            self._get(giver, int(deed.back), back_number)
        if taker != NONE:
            self._get(taker, int(deed.cards), number)
            self._get(taker, -int(deed.back), -back_number)

    def _draw(self, deed: Deed, token: Token) -> None:
        self.draws += 1
        if deed.giver != NONE and deed.giver == deed.taker:
            raise token.wrong("who keeps a card is not named twice")
        if deed.cards != UNKNOWN:
            self.drawn += int(deed.cards)
            if not holds(self.state.material.unseen, self.drawn):
                raise token.wrong("there are not so many of these cards (K-40)")

    def has_drawn_all(self, denomination: int) -> bool:
        """Whether no card of a denomination that the seat can know of is left to look at."""
        unseen = self.state.material.unseen
        return bool(copies(self.drawn, denomination) >= copies(unseen, denomination))

    def _check_gift(self, deed: Deed, token: Token) -> None:
        """Who gives cards has them; a price is paid as K-18 says; the higher pile is higher."""
        gifts = [(int(deed.giver), int(deed.cards), int(deed.number))]
        if deed.kind == SWAP_DEED:
            gifts.append((int(deed.taker), int(deed.back), int(deed.back_number)))
        for owner, cards, number in gifts:
            if number > self.numbers[owner] or (
                self._follows(owner) and not holds(self.hands[owner], cards)
            ):
                raise token.wrong(f"p{owner} does not have these cards: {self._written(owner)}")
        if deed.cards == UNKNOWN:
            return
        if (
            deed.kind == PAY_DEED
            and self._follows(int(deed.giver))
            and not is_payment(self.hands[int(deed.giver)], deed.cards, deed.price)
        ):
            raise token.wrong(f"p{deed.giver} cannot pay {deed.price} like this (K-18)")
        if deed.kind == SWAP_DEED and deed.outcome != compared(deed.cards, deed.back):
            raise token.wrong("the wrong pile is said to be worth more")

    def _follows(self, owner: int) -> bool:
        return self.seat in (owner, EVERYTHING)

    def _written(self, owner: int) -> str:
        if self._follows(owner):
            return money_text(self.hands[owner])
        return f"{self.numbers[owner]} cards"

    def _get(self, owner: int, cards: int, number: int) -> None:
        if self._follows(owner):
            self.hands[owner] += cards
        self.numbers[owner] += number

    def check_hand(self, owner: int, token: Token) -> None:
        """The hand written down must be the one that the deeds lead to."""
        pile = read_pile(token)
        if pile.number != self.numbers[owner]:
            raise token.wrong(f"the deeds lead to a hand of {self.numbers[owner]} cards")
        if not self._follows(owner):
            if pile.cards not in (UNKNOWN, 0):
                raise token.unexpected(f"`{UNSEEN}` for each card (a hand not seen)")
            return
        if pile.cards != self.hands[owner]:
            raise token.wrong(f"the deeds lead to the hand {money_text(self.hands[owner])}")

    def settle(self, first: Token) -> None:
        """Bank, hands and memory of the state, once the donkeys are counted."""
        state = self.state
        material = state.material
        paid = self._check_donkeys()
        state.bank = material.money - material.unseen - self.players * paid
        for base in state.base:
            state.bank -= base
        owed = 0
        for number in range(int(state.donkeys), QUARTET):
            owed += self.players * int(card(material.donkeys[number]))
        spent = int(material.money - material.unseen) - int(state.bank)
        if not holds(material.money - material.unseen, spent + owed):
            raise first.wrong("there is not so much money: the bank cannot pay all donkeys (K-4)")
        state.money_out = sum(int(total(base)) for base in state.base)
        state.money_out += self.players * int(total(paid)) + int(total(self.drawn))
        for owner in range(self.players):
            if self._follows(owner):
                state.hand[owner] = self.hands[owner]
        if self.seat == EVERYTHING:
            self._settle_truth()

    def _check_donkeys(self) -> int:
        """What the donkeys among the deeds have paid each; their values are the edition's."""
        state = self.state
        deeds = [deed for deed in self.deeds if deed.kind == DONKEY_DEED]
        before = int(state.donkeys) - len(deeds)
        paid = 0
        for place, deed in enumerate(deeds):
            token = self.donkey_tokens[place]
            if before < 0:
                raise token.wrong(f"only {state.donkeys} donkeys have been turned up")
            if deed.cards != card(state.material.donkeys[before + place]):
                raise token.wrong(f"donkey number {before + place + 1} pays another card (K-20)")
            paid += int(deed.cards)
        return paid

    def _settle_truth(self) -> None:
        state = self.state
        state.pile = self.pile
        for deed in self.deeds:
            state.deeds = deed.after(state.deeds)
        for denomination in range(7):
            state.deck[MONEY_CARD + denomination] = copies(state.material.unseen, denomination)
            state.deck[MONEY_CARD + denomination] -= copies(self.drawn, denomination)
