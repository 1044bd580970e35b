"""Kuhhandel Master once more: slow, obvious, written only from docs/rules/kuhhandel.md.

It shares no code with the engine; a test runs the two in lockstep. Numbers like K-12 are rules of
the ledger. A card of the deck is a text such as "cow", "rat", "premium-cow" or (two players) "50";
a money card elsewhere is its value.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

# K-2: the value of the complete quartet.
VALUES = {
    "cock": 10,
    "goose": 40,
    "cat": 90,
    "dog": 160,
    "sheep": 250,
    "goat": 350,
    "donkey": 500,
    "pig": 650,
    "cow": 800,
    "horse": 1000,
}
ALL_MONEY = {0: 12, 10: 18, 20: 6, 50: 12, 100: 6, 200: 6, 500: 6}  # K-4
START_MONEY = {0: 2, 10: 3, 20: 1, 50: 1}  # K-6
DONKEY_PAYS = [50, 100, 200, 500]  # K-20
TRADES_LIMIT = 200  # K-10 ruling, and the engine's ruling for a deck with cards

# In these phases a chance outcome is due: phase -> its kind.
CHANCE = {"start": "start", "card": "card", "look": "look", "second": "card"}

Money = Counter[int]


def amount(money: Money) -> int:
    return sum(value * count for value, count in money.items())


def permitted_payments(hand: Money, price: int) -> list[Money]:
    """K-18: every set of money cards with which this hand may pay this price."""
    # A 0-card is never part of it: an exact set has none, in another one it is superfluous.
    values = [value for value in hand if value > 0 and hand[value] > 0]
    exact = []
    covering = []
    for counts in product(*[range(hand[value] + 1) for value in values]):
        total = sum(value * count for value, count in zip(values, counts, strict=True))
        if total < price:
            continue
        payment = Counter(
            {value: count for value, count in zip(values, counts, strict=True) if count > 0}
        )
        if total == price:
            exact.append(payment)
        elif not any(total - value >= price for value in payment):
            covering.append(payment)
    return exact or covering


def quartet_points(quartets: set[str], premiums: set[str]) -> int:
    """K-38: the points with these animal quartets left."""
    points = sum(VALUES[kind] for kind in quartets) + 250 * len(premiums & quartets)
    return points * len(quartets) + 250 * len(premiums - quartets)


class Reference:
    def __init__(self, players: int, super_trade: bool = False, cash_count: bool = False) -> None:
        self.super_trade = super_trade  # K-45
        self.cash_count = cash_count  # K-46
        self.seats = list(range(players))
        self.two = players == 2

        # K-3, K-5: the animals, premiums and rats still in the deck.
        self.deck: Counter[str] = Counter({"rat": 4})
        for kind in VALUES:
            self.deck[kind] = 4
            self.deck[f"premium-{kind}"] = 1

        # K-6
        self.hands: list[Money] = [Counter(START_MONEY) for _ in self.seats]
        self.bank: Money = Counter(ALL_MONEY)
        for hand in self.hands:
            self.bank -= hand

        # K-40: with two the bank keeps the donkeys' money, the 0-cards left are out of the game.
        # The unseen ones are in the deck, but for the 10 removed.
        self.unseen: Money = Counter()
        self.money_in_deck = 0
        if self.two:
            self.unseen = self.bank - Counter({0: self.bank[0]})
            self.bank = Counter(dict.fromkeys(DONKEY_PAYS, 2))
            self.unseen -= self.bank
            self.money_in_deck = self.unseen.total() - 10

        self.animals: list[Counter[str]] = [Counter() for _ in self.seats]  # the rats too
        self.premiums: list[set[str]] = [set() for _ in self.seats]
        self.pile: Money = Counter()  # beside a rat
        self.donkeys = 0  # that have paid

        self.turn = 0  # of no meaning before the start player is drawn
        self.trades_with_empty_deck = 0  # K-10
        self.trades_since_card = 0  # the engine's ruling

        # The card being auctioned, or the first card of a distribution.
        self.card = ""
        self.limits: dict[int, int] = {}  # K-19, K-25: seat -> most it may bid for this card
        self.highest = 0  # the highest bid, for a premium the number called
        self.winner: int | None = None  # who bid it, who slapped
        self.silent: set[int] = set()  # who has passed since the last bid, who waits

        # A payment.
        self.payer = 0
        self.chosen: Money = Counter()
        self.permitted: list[Money] = []  # of an animal: K-18

        self.rat_seat = 0

        # A trade.
        self.opponent = 0
        self.kind = ""
        self.stake = 0  # how many cards it is for
        self.offer: Money = Counter()
        self.counter_offer: Money = Counter()
        self.repeated = False  # K-35

        self.second_seat = 0  # who gets the second card of a distribution

        self.phase = "start"

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def deck_size(self) -> int:
        return self.deck.total() + self.money_in_deck

    # ---- chance ---------------------------------------------------------------------------------

    def chance(self) -> str | None:
        return CHANCE.get(self.phase)

    def outcomes(self) -> set[str]:
        if self.phase == "start":
            return {f"start p{seat}" for seat in self.seats}  # K-7
        if self.phase not in CHANCE:
            return set()
        cards = {card for card in self.deck if self.deck[card] > 0}
        if self.money_in_deck > 0:  # K-40
            cards |= {str(value) for value in self.unseen if self.unseen[value] > 0}
        return {f"{self.chance()} {card}" for card in cards}

    def chance_allowed(self, text: str) -> bool:
        return text in self.outcomes()

    def play_chance(self, text: str) -> None:
        if not self.chance_allowed(text):
            raise ValueError(f"no such outcome now: {text}")
        word = text.split()[1]
        if self.phase == "start":
            self.turn = int(word[1:])
            self.phase = "turn"
            return
        self.draw(word)
        if self.phase == "card":
            self.turn_up(word)
        elif self.phase == "look":
            self.card = word
            self.phase = "keep"
        else:
            self.receive(self.second_seat, word)
            self.end_turn()

    def draw(self, card: str) -> None:
        """The card leaves the deck."""
        if card.isdigit():
            self.unseen[int(card)] -= 1
            self.money_in_deck -= 1
        else:
            self.deck[card] -= 1
        self.trades_since_card = 0

    # ---- a turn, K-8 to K-10 --------------------------------------------------------------------

    def clockwise(self) -> list[int]:
        """All seats, beginning left of the turn player, who is the last."""
        return self.seats[self.turn + 1 :] + self.seats[: self.turn + 1]

    def bidders(self) -> list[int]:
        return self.clockwise()[:-1]

    def trades(self, seat: int) -> set[str]:
        """K-8, K-30."""
        return {
            f"trade p{other} {kind}"
            for other in self.seats
            for kind in [*VALUES, "rat"]
            if other != seat and self.animals[seat][kind] > 0 and self.animals[other][kind] > 0
        }

    def auctions(self) -> set[str]:
        if self.deck_size == 0:
            return set()
        return {"distribute"} if self.two else {"auction"}  # K-41

    def turn_moves(self) -> set[str]:
        if self.deck_size > 0 and self.trades_since_card >= TRADES_LIMIT:
            return self.auctions()
        return self.auctions() | self.trades(self.turn)

    def end_turn(self) -> None:
        self.card = ""
        self.limits = {}
        self.winner = None
        self.chosen = Counter()
        if self.trades_with_empty_deck >= TRADES_LIMIT:  # K-10
            self.phase = "over"
            return
        for seat in self.clockwise():
            if self.deck_size > 0 or self.trades(seat):  # K-9: else skipped
                self.turn = seat
                self.phase = "turn"
                return
        self.phase = "over"  # K-10

    # ---- moves ----------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.over or self.phase in CHANCE:
            return []
        if self.phase == "bidding":  # K-15
            return [s for s in self.bidders() if s not in self.silent and s != self.winner]
        if self.phase == "countdown":  # K-21
            return [s for s in self.bidders() if s not in self.silent]
        if self.phase in ("pay", "pledge"):
            return [self.payer]
        if self.phase == "rat":
            return [self.rat_seat]
        if self.phase in ("answer", "counter"):
            return [self.opponent]
        return [self.turn]  # turn, more, hammer, offer, keep

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "turn":
            return self.turn_moves()
        if self.phase == "more":
            return self.auctions() | {"end"}  # K-45
        if self.phase == "bidding":
            return self.bid_moves(seat)
        if self.phase == "countdown":
            return self.countdown_moves(seat)
        if self.phase == "hammer":
            return {"sell", "buy"} if self.auctioneer_can_pay() else {"sell"}
        if self.phase in ("pay", "pledge"):
            return self.pay_moves()
        if self.phase == "rat":
            return {"take"} | {f"put {value}" for value in self.left_in_hand(seat, Counter())}
        if self.phase == "offer":
            return self.offer_moves(seat, self.offer)
        if self.phase == "answer":
            return {"accept", "counter"}  # K-33
        if self.phase == "counter":
            return self.offer_moves(seat, self.counter_offer)
        return {"keep", "give"}  # K-41

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play: {text}")
        verb, *words = text.split()
        if verb == "auction":
            self.phase = "card"
        elif verb == "distribute":
            self.phase = "look"
        elif verb == "trade":
            self.begin_trade(int(words[0][1:]), words[1])
        elif verb == "end":
            self.end_turn()
        elif verb == "bid":
            self.play_bid(seat, int(words[0]))
        elif verb == "pass":
            self.play_pass(seat)
        elif verb == "slap":
            self.play_slap(seat)
        elif verb == "wait":
            self.play_wait(seat)
        elif verb == "sell":
            self.play_sell()
        elif verb == "buy":
            self.begin_payment(self.turn)
        elif verb == "pay":
            self.play_pay(int(words[0]))
        elif verb == "take":
            self.play_take(seat)
        elif verb == "put":
            self.play_put(seat, int(words[0]))
        elif verb == "add" and self.phase == "offer":
            self.offer[int(words[0])] += 1
        elif verb == "add":
            self.counter_offer[int(words[0])] += 1
        elif verb == "done" and self.phase == "offer":
            self.phase = "answer"
        elif verb == "done":
            self.compare_offers()
        elif verb == "accept":
            self.play_accept()
        elif verb == "counter":
            self.phase = "counter"
        else:
            self.play_keep(verb)

    # ---- money and cards ------------------------------------------------------------------------

    def left_in_hand(self, seat: int, chosen: Money) -> Money:
        """The cards of the hand that are not among the chosen ones."""
        return self.hands[seat] - chosen

    def move_money(self, giver: int, taker: int, money: Money) -> None:
        self.hands[giver] = self.hands[giver] - money
        self.hands[taker] = self.hands[taker] + money

    def lay_out(self, seat: int, card: str) -> None:
        if card.startswith("premium-"):
            self.premiums[seat].add(card.removeprefix("premium-"))
        else:
            self.animals[seat][card] += 1

    def pay_donkey(self) -> None:
        """K-20, K-43."""
        value = DONKEY_PAYS[self.donkeys]
        for hand in self.hands:
            self.bank[value] -= 1
            hand[value] += 1
        self.donkeys += 1

    # ---- auction of an animal, K-12 to K-20 -----------------------------------------------------

    def turn_up(self, card: str) -> None:
        self.card = card
        self.limits = {}
        if card == "rat":
            self.rat_seat = self.clockwise()[0]  # K-27
            self.phase = "rat"
            return
        if card == "donkey":
            self.pay_donkey()
        self.begin_auction()

    def is_premium(self) -> bool:
        return self.card.startswith("premium-")

    def begin_auction(self) -> None:
        """Also once more from the start, K-19 and K-25."""
        self.highest = 10 if self.is_premium() else 0
        self.winner = None
        self.silent = set()
        self.chosen = Counter()
        self.phase = "countdown" if self.is_premium() else "bidding"

    def all_money(self) -> int:
        """K-14: what is in all hands together."""
        return len(self.seats) * (amount(Counter(START_MONEY)) + sum(DONKEY_PAYS[: self.donkeys]))

    def bid_moves(self, seat: int) -> set[str]:
        most = min(self.all_money(), self.limits.get(seat, self.all_money()))  # K-14, K-19
        bids = range(self.highest + 10, most + 1, 10)  # K-13
        return {f"bid {bid}" for bid in bids} | {"pass"}

    def play_bid(self, seat: int, bid: int) -> None:
        self.highest = bid
        self.winner = seat
        self.silent = set()  # K-15: who has passed may bid again

    def play_pass(self, seat: int) -> None:
        self.silent.add(seat)
        if self.actors():
            return
        if self.winner is None:
            self.resolve(self.turn)  # K-17
        else:
            self.phase = "hammer"

    def auctioneer_can_pay(self) -> bool:
        hand = self.hands[self.turn]
        if self.is_premium():
            return hand.total() >= self.highest  # K-23
        return amount(hand) >= self.highest  # K-16

    def play_sell(self) -> None:
        assert self.winner is not None
        if self.is_premium():  # K-22: the cards lie there already
            self.move_money(self.winner, self.turn, self.chosen)
            self.resolve(self.winner)
        elif amount(self.hands[self.winner]) < self.highest:  # K-19
            self.limits[self.winner] = amount(self.hands[self.winner])
            self.begin_auction()
        else:
            self.begin_payment(self.winner)

    def resolve(self, seat: int) -> None:
        """The seat gets the card, and the turn is over."""
        self.lay_out(seat, self.card)
        self.end_turn()

    # ---- payments, K-18, K-22, K-23 -------------------------------------------------------------

    def begin_payment(self, payer: int) -> None:
        """The payer pays the other of auctioneer and winner, and gets the card."""
        self.payer = payer
        self.chosen = Counter()  # K-23: the winner's cards for a premium are back
        self.permitted = []
        if not self.is_premium():
            self.permitted = permitted_payments(self.hands[payer], self.highest)
        self.phase = "pay"

    def pay_moves(self) -> set[str]:
        left = self.left_in_hand(self.payer, self.chosen)
        if self.is_premium():  # K-22, K-23: any cards
            return {f"pay {value}" for value in left}
        return {
            f"pay {value}"
            for value in left
            if any(self.chosen + Counter([value]) <= payment for payment in self.permitted)
        }

    def payment_complete(self) -> bool:
        if self.is_premium():
            return self.chosen.total() == self.highest
        return self.chosen in self.permitted

    def play_pay(self, value: int) -> None:
        assert self.winner is not None
        self.chosen[value] += 1
        if not self.payment_complete():
            return
        if self.phase == "pledge":  # K-22: now the auctioneer decides
            self.phase = "hammer"
            return
        payee = self.winner if self.payer == self.turn else self.turn
        self.move_money(self.payer, payee, self.chosen)
        self.resolve(self.payer)

    # ---- auction of a premium, K-21 to K-25 -----------------------------------------------------

    def countdown_moves(self, seat: int) -> set[str]:
        if self.highest > self.limits.get(seat, 10):  # K-25
            return {"wait"}
        return {"slap", "wait"}

    def play_slap(self, seat: int) -> None:
        if self.hands[seat].total() < self.highest:  # K-25
            self.limits[seat] = self.hands[seat].total()
            self.begin_auction()
            return
        self.winner = seat
        self.payer = seat
        self.phase = "pledge"

    def play_wait(self, seat: int) -> None:
        self.silent.add(seat)
        if self.actors():
            return
        if self.highest == 1:
            self.resolve(self.turn)  # K-24
        else:
            self.highest -= 1
            self.silent = set()

    # ---- a rat, K-27 to K-29 --------------------------------------------------------------------

    def play_put(self, seat: int, value: int) -> None:
        self.hands[seat] = self.hands[seat] - Counter([value])
        self.pile[value] += 1
        self.rat_seat = (seat + 1) % len(self.seats)

    def play_take(self, seat: int) -> None:
        self.lay_out(seat, "rat")
        self.hands[seat] = self.hands[seat] + self.pile
        self.pile = Counter()
        if self.deck_size > 0:
            self.phase = "card"  # K-29
        else:
            self.end_turn()

    # ---- cow trade, K-30 to K-36 ----------------------------------------------------------------

    def begin_trade(self, opponent: int, kind: str) -> None:
        self.opponent = opponent
        self.kind = kind
        pairs = self.animals[self.turn][kind] == 2 and self.animals[opponent][kind] == 2
        self.stake = 2 if pairs else 1  # K-31
        self.repeated = False
        self.begin_offers()

    def begin_offers(self) -> None:
        self.offer = Counter()
        self.counter_offer = Counter()
        self.phase = "offer"

    def offer_moves(self, seat: int, offered: Money) -> set[str]:
        """K-32, K-33."""
        return {f"add {value}" for value in self.left_in_hand(seat, offered)} | {"done"}

    def play_accept(self) -> None:
        """K-33, K-36."""
        self.move_money(self.turn, self.opponent, self.offer)
        self.finish_trade(self.turn)

    def compare_offers(self) -> None:
        """K-34, K-35."""
        self.move_money(self.turn, self.opponent, self.offer)
        self.move_money(self.opponent, self.turn, self.counter_offer)
        if amount(self.offer) > amount(self.counter_offer):
            self.finish_trade(self.turn)
        elif amount(self.offer) < amount(self.counter_offer):
            self.finish_trade(self.opponent)
        elif self.repeated:
            self.finish_trade(self.turn)
        else:
            self.repeated = True
            self.begin_offers()

    def finish_trade(self, better: int) -> None:
        """The better one gets the other's animals, or gives the other the own rats (K-36)."""
        worse = self.opponent if better == self.turn else self.turn
        giver, taker = (better, worse) if self.kind == "rat" else (worse, better)
        self.animals[giver][self.kind] -= self.stake
        self.animals[taker][self.kind] += self.stake
        self.offer = Counter()
        self.counter_offer = Counter()
        if self.deck_size == 0:
            self.trades_with_empty_deck += 1
        else:
            self.trades_since_card += 1
        if self.super_trade and self.deck_size > 0:
            self.phase = "more"  # K-45
        else:
            self.end_turn()

    # ---- two players: distribution, K-41 to K-43 ------------------------------------------------

    def play_keep(self, verb: str) -> None:
        first, second = self.turn, 1 - self.turn
        if verb == "give":
            first, second = second, first
        self.receive(first, self.card)
        self.second_seat = second
        self.phase = "second"

    def receive(self, seat: int, card: str) -> None:
        """K-42, K-43."""
        if card.isdigit():
            self.hands[seat][int(card)] += 1
            return
        self.lay_out(seat, card)
        if card == "donkey":
            self.pay_donkey()

    # ---- scoring, K-37 to K-39, K-46 ------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in self.seats]

    def score(self, seat: int) -> int:
        quartets = {kind for kind in VALUES if self.animals[seat][kind] == 4}
        left_over = [quartets]  # what may be left of them
        if self.animals[seat]["rat"] == 4 and quartets:
            left_over = [quartets - {covered} for covered in quartets]  # K-37
        points = max(quartet_points(left, self.premiums[seat]) for left in left_over)
        if self.over and self.cash_count:
            points += amount(self.hands[seat])  # K-46
        return points
