"""Reading positions of Kuhhandel Master: everything is checked, every complaint has a place."""

from __future__ import annotations

from corral.core.game import EVERYTHING
from corral.core.prng import Sfc32
from corral.core.text import Line, Reader, Token, unlisted
from corral.games.kuhhandel.rules.codes import (
    ANIMAL_AUCTION,
    ANIMALS,
    ANSWER_PHASE,
    BID_PHASE,
    CALL_PHASE,
    COUNTER_PHASE,
    DONKEY,
    EXTRA_PHASE,
    KINDS,
    MONEY_CARD,
    NONE,
    ON_TABLE,
    OVER_PHASE,
    PAY_PHASE,
    PREMIUM_AUCTION,
    PREMIUM_CARD,
    PREMIUM_PHASE,
    QUARTET,
    RAT,
    RAT_PHASE,
    SHARE_PHASE,
    TRADING,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.deeds import UNKNOWN
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.names import CARD_NAMES, KIND_NAMES
from corral.games.kuhhandel.seen.belief import can_be, deal_unknown, suppose_unknown
from corral.games.kuhhandel.seen.knowledge import PHASE_NAMES
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text.money_reading import MoneyReader, read_pile
from corral.games.kuhhandel.text.notation import read_card
from corral.games.kuhhandel.text.objections import objection
from corral.games.kuhhandel.text.position import CHOOSING, UNSEEN

MOST_MONEY = 10_000


def read_position(
    reader: Reader, material: Material, seat: int, rng: Sfc32, quick: bool
) -> Kuhhandel:
    """The state of a position; what the seat did not know is dealt at random."""
    return _PositionReader(reader, material, seat).read(rng, quick)


class _PositionReader:
    def __init__(self, reader: Reader, material: Material, seat: int) -> None:
        self.reader = reader
        self.material = material
        self.players = int(material.players)
        self.seat = seat
        self.state = Kuhhandel(material)
        self.placed = [0] * MONEY_CARD
        self.pledged = 0
        self.offered = 0
        self.first = Token("", 1, 1)
        self.deck_line = Token("", 1, 1)

    def read(self, rng: Sfc32, quick: bool) -> Kuhhandel:
        state = self.state
        self._read_course()
        if state.phase in ANIMAL_AUCTION:
            self._read_animal_auction()
        elif state.phase in PREMIUM_AUCTION:
            self._read_premium_auction()
        elif state.phase == RAT_PHASE:
            state.asked = self.reader.value("asked", wanted="a seat").seat(self.players)
        elif state.phase in TRADING:
            self._read_trade()
        if state.phase in CHOOSING:
            self._read_chosen()
        money = MoneyReader(self.reader, state, self.seat)
        money.read_bases()
        money.read_deeds()
        for owner in range(self.players):
            self._read_farm(owner, money)
        self._count_cards()
        money.settle(self.first)
        self._check_deck_money(money)
        self._check_laid_down(money)
        if self.seat == EVERYTHING:
            pass
        elif quick:
            suppose_unknown(state, self.seat, money.deeds, self.pledged, self.offered, rng)
        elif not can_be(state, self.seat, money.deeds):
            raise self.first.wrong("the money cannot have moved about like this")
        else:
            deal_unknown(state, self.seat, money.deeds, self.pledged, self.offered, rng)
        problem = objection(state)
        if problem is not None:
            raise self.first.wrong(problem)
        return state

    # Seats

    def _set_of_seats(self, tokens: list[Token]) -> int:
        seats = 0
        for token in tokens:
            mark = 1 << token.seat(self.players)
            if seats & mark:
                raise token.wrong(f"{token.text} is named twice")
            seats |= mark
        return seats

    # The course of the match

    def _read_course(self) -> None:
        state = self.state
        names = list(PHASE_NAMES.values())
        self.first = self.reader.value("phase", wanted="a phase")
        state.phase = list(PHASE_NAMES)[self.first.one_of(names)]
        for_two = state.phase == SHARE_PHASE
        for_all = state.phase in TRADING or state.phase in (TURN_PHASE, EXTRA_PHASE, OVER_PHASE)
        if not for_all and for_two != (self.players == 2):
            raise self.first.wrong(f"there is no `{self.first.text}` with {self.players} players")
        turn = self.reader.value("turn", wanted="a seat or `-`")
        if state.phase == OVER_PHASE:
            if turn.text != "-":
                raise turn.unexpected("`-` (the match is over)")
        else:
            state.turn = turn.seat(self.players)
        most = int(self.material.most_trades)
        trades = self.reader.value("trades", wanted="a number")
        state.trades = trades.number(0, most)
        self._read_deck()
        if state.phase in ON_TABLE:
            self._read_card()

    def _read_deck(self) -> None:
        state = self.state
        line = self.reader.keyed("deck")
        self.deck_line = line.words[0]
        line.word(1, "a card or `-`")
        for card in range(MONEY_CARD):
            state.deck[card] = 0
        for token in unlisted(line.rest(1)):
            card, number = self._counted(token, CARD_NAMES[:MONEY_CARD])
            if state.deck[card]:
                raise token.wrong(f"{CARD_NAMES[card]} is named twice")
            state.deck[card] = number
            self.placed[card] += number
        state.cards_left = sum(int(state.deck[card]) for card in range(MONEY_CARD))
        if self.players == 2:
            most = int(self.material.money_in_deck)
            state.money_left = self.reader.value("deck-money", wanted="a number").number(0, most)

    def _counted(self, token: Token, names: tuple[str, ...]) -> tuple[int, int]:
        """``cow*3`` as the place among the names and the number."""
        pieces = token.split("*")
        place = pieces[0].one_of(names)
        if len(pieces) > 2:
            raise pieces[2].unexpected("a card such as cow or cow*3")
        if len(pieces) == 1:
            return place, 1
        return place, pieces[1].number(2, QUARTET)

    def _read_card(self) -> None:
        state = self.state
        token = self.reader.value("card", wanted="a card")
        if state.phase == SHARE_PHASE and self.seat not in (int(state.turn), EVERYTHING):
            if token.text != UNSEEN:
                raise token.unexpected(f"`{UNSEEN}` (a card that this seat has not seen)")
            return
        card = read_card(token)
        fits = {
            SHARE_PHASE: True,
            RAT_PHASE: card == RAT,
        }.get(
            int(state.phase),
            card < ANIMALS if state.phase in ANIMAL_AUCTION else RAT < card < MONEY_CARD,
        )
        if not fits:
            raise token.wrong(f"{token.text} is not a card for the phase `{self.first.text}`")
        state.card = card
        if card < MONEY_CARD:
            self.placed[card] += 1

    # Auctions

    def _read_animal_auction(self) -> None:
        state = self.state
        line = self.reader.keyed("bid")
        amount = line.word(1, "an amount or `-`")
        if amount.text == "-":
            line.only(2)
        else:
            line.only(3)
            state.bid = amount.number(10, MOST_MONEY)
            if state.bid % 10:
                raise amount.unexpected("a multiple of 10")
            state.bidder = line.word(2, "a seat").seat(self.players)
        if state.phase == BID_PHASE:
            state.silent = self._set_of_seats(self.reader.values("passed"))
        if state.phase == PAY_PHASE:
            state.payer = self.reader.value("payer", wanted="a seat").seat(self.players)
        self._read_limits()

    def _read_premium_auction(self) -> None:
        state = self.state
        most = int(self.material.count_down)
        if state.phase == CALL_PHASE:
            state.bid = self.reader.value("call", wanted="a number").number(1, most)
            self._read_waited()
        else:
            line = self.reader.keyed("slap")
            state.bid = line.word(1, "a number").number(1, most)
            state.bidder = line.word(2, "a seat").seat(self.players)
            line.only(3)
        if state.phase == PREMIUM_PHASE:
            hidden = self.seat not in (int(state.bidder), EVERYTHING)
            state.pledge, self.pledged = self._read_hidden("pledge", hidden)
        self._read_limits()

    def _read_waited(self) -> None:
        line = self.reader.keyed("waited")
        line.word(1, "seats, `?` or `-`")
        tokens = unlisted(line.rest(1))
        if self.seat != EVERYTHING:
            if not tokens or tokens[-1].text != UNSEEN:
                raise line.end.wrong("`?` is wanted at the end: who else waited is not known")
            tokens = tokens[:-1]
        self.state.silent = self._set_of_seats(tokens)
        own = 1 << self.seat if self.seat >= 0 else 0
        if self.seat != EVERYTHING and self.state.silent & ~own:
            raise tokens[0].wrong("a seat does not know who else has waited (K-21)")

    def _read_limits(self) -> None:
        line = self.reader.keyed("limits")
        line.word(self.players, "a number or `-` for each seat")
        line.only(1 + self.players)
        for seat, token in enumerate(line.rest(1)):
            if token.text != "-":
                self.state.limit[seat] = token.number(0, MOST_MONEY)

    # Trades

    def _read_trade(self) -> None:
        state = self.state
        line = self.reader.keyed("trade")
        state.opponent = line.word(1, "a seat").seat(self.players)
        state.kind = line.word(2, "an animal or rat").one_of(KIND_NAMES)
        line.only(4)
        if len(line.words) == 4:
            line.words[3].one_of(("again",))
            state.repeated = True
        if state.phase in (ANSWER_PHASE, COUNTER_PHASE):
            hidden = self.seat not in (int(state.turn), EVERYTHING)
            state.offer, self.offered = self._read_hidden("offer", hidden)

    def _read_hidden(self, key: str, hidden: bool) -> tuple[int, int]:
        """Cards, and their number; a seat that cannot see them has only the number."""
        token = self.reader.value(key, wanted="money cards, `?` or `-`")
        pile = read_pile(token)
        if (pile.cards == UNKNOWN) != hidden and pile.number:
            raise token.unexpected(
                "`?` for each card (they are hidden)" if hidden else "cards such as 50+10"
            )
        return (0 if pile.cards == UNKNOWN else pile.cards), pile.number

    def _read_chosen(self) -> None:
        state = self.state
        token = self.reader.value("chosen", wanted="money cards or `-`")
        state.chosen = read_pile(token).cards
        if state.chosen == UNKNOWN:
            raise token.unexpected("money cards or `-`")
        if state.chosen and self.seat not in (int(state.actor()), EVERYTHING):
            raise token.unexpected("`-` (what others choose is not seen)")

    # The players

    def _read_farm(self, owner: int, money: MoneyReader) -> None:
        state = self.state
        for token in self.reader.values(f"p{owner}", "animals"):
            kind, number = self._counted(token, KIND_NAMES)
            if state.owned(owner, kind):
                raise token.wrong(f"{KIND_NAMES[kind]} is named twice")
            state.animals[owner * KINDS + kind] = number
            self.placed[kind] += number
        for token in self.reader.values(f"p{owner}", "premiums"):
            kind = token.one_of(KIND_NAMES[:ANIMALS])
            state.premium[kind] = owner
            self.placed[PREMIUM_CARD + kind] += 1
        line: Line = self.reader.keyed(f"p{owner}", "hand")
        line.only(3)
        money.check_hand(owner, line.word(2, "money cards, `?` or `-`"))

    # The whole

    def _count_cards(self) -> None:
        for card, number in enumerate(self.placed):
            wanted = 1 if card > RAT else QUARTET
            if number != wanted:
                raise self.deck_line.wrong(
                    f"there are {number} cards {CARD_NAMES[card]} in all places, not {wanted}"
                )
        state = self.state
        looked = state.phase == SHARE_PHASE and state.card == DONKEY
        state.donkeys = QUARTET - state.deck[DONKEY] - looked

    def _check_laid_down(self, money: MoneyReader) -> None:
        """Nobody puts down more cards than they have; the numbers are known to all (K-11)."""
        state = self.state
        for number, seat in ((self.pledged, state.bidder), (self.offered, state.turn)):
            if number and number > money.numbers[seat]:
                raise self.first.wrong(f"p{seat} has put down {number} cards, more than they have")

    def _check_deck_money(self, money: MoneyReader) -> None:
        """Two players: the money of the deck is what was not drawn (K-40)."""
        if self.players != 2:
            return
        state = self.state
        looked = bool(state.card >= MONEY_CARD)
        if looked:
            state.deck[state.card] -= 1
            if state.deck[state.card] < 0 or money.has_drawn_all(int(state.card) - MONEY_CARD):
                raise self.deck_line.wrong("all these money cards were drawn already (K-40)")
        left = int(self.material.money_in_deck) - money.draws - looked
        if state.money_left != left:
            raise self.deck_line.wrong(
                f"{state.money_left} money cards in the deck, {left} must be left"
            )
        if state.phase == SHARE_PHASE and state.deck_size() + (state.card != NONE) < 2:
            raise self.deck_line.wrong("a card is looked at, but none is left for the other (K-41)")
        if (state.deck_size() + (state.phase == SHARE_PHASE and state.card != NONE)) % 2:
            raise self.deck_line.wrong("two players always distribute two cards (K-41)")
