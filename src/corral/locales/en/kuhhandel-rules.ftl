# Kuhhandel Master: the rules for players, one message per numbered rule of the ledger.

kuhhandel-rules-title = Kuhhandel Master: the rules


## Material

kuhhandel-rules-material = Material

kuhhandel-rule-K-1 =
    Kuhhandel Master is a game for 2 to 6 players. Two players play with the changes in K-40 to K-44.

kuhhandel-rule-K-2 =
    There are 40 animal cards: ten kinds of animal, with four cards of each. The number of a kind is the
    value of its complete quartet, that is, of its four cards together: rooster 10, goose 40, cat 90, dog 160,
    sheep 250, goat 350, donkey 500, pig 650, cow 800 and horse 1000.

kuhhandel-rule-K-3 =
    There are also 10 premium cards, called premiums for short, one for each kind of animal and none for the
    rats, and there are 4 rat cards.

kuhhandel-rule-K-4 =
    There are 66 money cards: twelve worth 0, eighteen worth 10, six worth 20, twelve worth 50, six worth
    100, six worth 200 and six worth 500. That is exactly what six players get as start money (K-6) and from
    the donkeys (K-20). Money is never changed.


## Setup for 3 to 6 players

kuhhandel-rules-setup = Setup for 3 to 6 players

kuhhandel-rule-K-5 =
    All 54 animal, premium and rat cards are shuffled together into one face-down deck.

kuhhandel-rule-K-6 =
    Everyone takes money cards into a hidden hand: two worth 0, three worth 10, one worth 20 and one worth
    50. The rest of the money is the bank, sorted and open: everybody knows what is in it.

kuhhandel-rule-K-7 =
    The player who starts is drawn at random. Play goes clockwise.


## A turn

kuhhandel-rules-turn = A turn

kuhhandel-rule-K-8 =
    On your turn you choose one of two things: an auction, which is possible only while there are cards in
    the deck, or a cow trade, which is possible only if some opponent owns an animal, or a rat, of a kind
    that you own too.

kuhhandel-rule-K-9 =
    Then it is the next player’s turn, clockwise. Once the deck is empty, trading is compulsory, and a
    player who can trade with nobody, having only complete quartets or nothing at all in front of them, is
    skipped.

kuhhandel-rule-K-10 =
    The game ends when the deck is empty and every quartet, that of the rats included, is complete: all its
    four cards belong to the same player. So that every game comes to an end, it also ends after 200 cow
    trades made with the deck empty; whatever is not complete by then scores nothing. For the same reason a
    card must be turned up after 200 cow trades in a row while the deck still has cards.

kuhhandel-rule-K-11 =
    All animals, premiums and rats are there for everyone to see. The values in a hand are secret, but the
    number of cards in it is known to all.


## Auction of an animal

kuhhandel-rules-auction = Auction of an animal

kuhhandel-rule-K-12 =
    As the auctioneer you turn up the top card of the deck. Everyone but you may bid, as often as they like
    and in any order.

kuhhandel-rule-K-13 =
    A bid must beat the highest bid so far by at least 10. Bids are multiples of 10, and the first is at
    least 10.

kuhhandel-rule-K-14 =
    You may bid more than you own; this is a bluff (see K-19). But no bid may be higher than all the money
    in all hands together, a sum that everybody knows: the number of players × (100 plus what the donkeys
    have paid each player so far).

kuhhandel-rule-K-15 =
    When no higher bid comes, the auctioneer calls out the last one three times and knocks the animal down.
    The auction closes as soon as every bidder but the highest has passed since the last bid or, if there is
    no bid yet, as soon as all the bidders have passed. A pass stands until somebody else bids: once you
    have passed, you may bid again only after another player’s bid. The highest bidder does not overbid
    their own bid. At a live table the clock passes for all silent bidders together, at the “gone” of “going
    once, going twice, gone”.

kuhhandel-rule-K-16 =
    After the hammer has fallen, the auctioneer either gives the animal to the highest bidder and receives
    the price from them, or buys it: pays the price to the highest bidder and keeps the animal. As the
    auctioneer you may buy only what you can pay for.

kuhhandel-rule-K-17 =
    If nobody bids, the auctioneer gets the animal for nothing, and must take it.

kuhhandel-rule-K-18 =
    Money is never changed. If you can pay the price exactly, you do so, with any cards that make the exact
    sum, but without cards worth 0. If you cannot, you pay more, and nothing is returned: use any cards that
    cover the price, provided that none is superfluous, that is, that you could not take any of them back
    and still leave the price covered. The choice is the payer’s; all this also holds for an auctioneer who
    buys. The others see how many cards are paid; only the payer and the player who is paid see which.

kuhhandel-rule-K-19 =
    If the auctioneer has decided to sell and you cannot pay your bid, you show your whole hand to everyone;
    from that moment on it is known to all. Then the auction of the same card is repeated from the start.
    Everyone takes part again, but in the repetitions for this card you may not bid above the total you have
    shown. A donkey does not pay again.

kuhhandel-rule-K-20 =
    When a donkey is turned up, everyone, including the auctioneer, gets one card from the bank before the
    bidding: 50 for the first donkey, 100 for the second, 200 for the third and 500 for the fourth.


## Auction of a premium

kuhhandel-rules-premium = Auction of a premium

kuhhandel-rule-K-21 =
    For a premium the bid is a number of money cards, not a value. The auctioneer counts down from 10 to 1,
    and the first of the other players to slap wins the premium for the number just called. At each number
    every bidder, that is, everyone but the auctioneer, declares “slap” or “wait”. The first slap that
    arrives wins. If you have declared “wait”, this stands for the current number; when all wait, the next
    number is called. It is not shown who has decided to wait: to everybody else, all the bidders seem to be
    still deciding until the number changes. Where nobody’s hand is faster, with bots or in unhurried play,
    the players are asked clockwise from the auctioneer. At a live table the clock declares “wait”.

kuhhandel-rule-K-22 =
    If you have won, you put that many money cards of your choice face down. Then, without seeing them, the
    auctioneer decides either to sell, and takes these cards while you take the premium, or to buy (K-23).

kuhhandel-rule-K-23 =
    If the auctioneer buys, you take your cards back; the auctioneer gives you the same number of cards,
    chosen by the auctioneer, and keeps the premium. This is possible only for an auctioneer with enough
    cards.

kuhhandel-rule-K-24 =
    If nobody slaps even at 1, the auctioneer takes the premium for nothing.

kuhhandel-rule-K-25 =
    You are not forbidden to slap for more cards than you hold. But if you do, you show your hand at once,
    before the auctioneer decides. The auction of the card is repeated from 10 with everyone taking part,
    and in the repetitions for this card you may not slap at a number higher than the number of your cards.

kuhhandel-rule-K-26 =
    Premiums are never traded; they stay with their owner.


## A rat is turned up

kuhhandel-rules-rat = A rat is turned up

kuhhandel-rule-K-27 =
    Beginning to the left of the auctioneer and going round, the auctioneer included, each player either
    takes the rat and all the money cards lying beside it, or puts one money card of their choice face down
    beside it; this goes round and round until somebody takes the rat. Only the player who takes it sees the
    cards; all the others know just those that they have put there themselves.

kuhhandel-rule-K-28 =
    If you have no money card, you must take the rat.

kuhhandel-rule-K-29 =
    After a rat the same auctioneer at once turns up and auctions the next card, and so on until it is not a
    rat. If the deck is empty, the turn ends.


## Cow trade

kuhhandel-rules-trade = Cow trade

kuhhandel-rule-K-30 =
    As the challenger you name one opponent, and one kind of animal, or the rats, of which both of you own
    some.

kuhhandel-rule-K-31 =
    If both of you own exactly two cards of this kind, the trade is for two cards. In every other case it is
    for one card.

kuhhandel-rule-K-32 =
    As the challenger you put down a hidden offer: any number of money cards, including cards worth 0, or
    none at all. Everybody sees how many cards are in it.

kuhhandel-rule-K-33 =
    Your opponent either accepts, that is, takes the offer and hands over the card or cards, and only the
    two of you see the amount; or your opponent puts down a hidden counter-offer, with the same freedom as
    you had for the offer.

kuhhandel-rule-K-34 =
    If there is a counter-offer, the two piles are exchanged and counted in secret. Whoever offered the
    higher total wins the other’s card or cards. Each keeps the money received. Only the two of you see the
    amounts; everyone sees how many cards changed hands.

kuhhandel-rule-K-35 =
    If the totals are equal (offering nothing is equal to offering cards worth 0), the exchanged money stays
    where it now is, and the trade is repeated for the same stake: the challenger makes a new offer, and the
    opponent gives a new answer. If the totals are equal again, the challenger wins. The others see a first tie, for
    the trade is repeated; of a second one they learn only that the challenger has won.

kuhhandel-rule-K-36 =
    Rats are traded in the same way, with one change: whoever offered more, or whose offer is accepted,
    gives their rat or rats to the other. If the totals are equal twice, the challenger gives.


## Scoring

kuhhandel-rules-scoring = Scoring

kuhhandel-rule-K-37 =
    If you own the rat quartet, you cover one of your own animal quartets with it, whichever you choose, and
    both are left out of the scoring. The choice that leaves you the most points is made for you
    automatically; if you have no animal quartet, you cover nothing.

kuhhandel-rule-K-38 =
    Add up the values of your quartets, and add 250 for each of your premiums that matches one of them.
    Multiply this sum by the number of animal quartets you have left; neither the rat quartet nor a covered
    one counts. Then add 250 for each of your premiums that matches none of them; a premium whose quartet
    was covered by the rats matches none.

kuhhandel-rule-K-39 =
    Money is worth nothing. Whoever has the most points wins; if several players have the most, they share
    the win.


## Two players

kuhhandel-rules-two = Two players

kuhhandel-rule-K-40 =
    You both get start money as in K-6. Two cards of each of the values 50, 100, 200 and 500 are set aside
    for the donkeys. The eight cards worth 0 that remain leave the game. Of the other 36 money cards, 10 are
    removed at random and unseen; nobody knows which. The remaining 26 are shuffled together with the 54
    animal, premium and rat cards into one deck of 80.

kuhhandel-rule-K-41 =
    In place of the auction there is the distribution: look at the top card in secret, and either keep it,
    in which case your opponent gets the next card and you do not see it, or give it to your opponent, in
    which case you get the next card and your opponent does not see it. Each distribution takes two of the
    80 cards, so there is never one left over.

kuhhandel-rule-K-42 =
    Animals, premiums and rats are laid out openly at once; for a rat there is neither a round as in K-27
    nor a further card as in K-29. Money goes into the hand. Money received in this way is seen by the
    player who receives it, and by the player who distributes it if they looked at it before giving it away.

kuhhandel-rule-K-43 =
    A donkey pays both players as in K-20, at the moment it is laid out. If there are two donkeys in one
    distribution, both payments are made.

kuhhandel-rule-K-44 =
    Once the deck is empty, only cow trades remain. Scoring is as in K-37 to K-39.


## Variants

kuhhandel-rules-variants = Variants

kuhhandel-rule-K-45 =
    Super cow trade (for any number of players, only if you choose to play with it): once you have made a
    cow trade, just one, you may afterwards in the same turn also hold an auction, or with two players a
    distribution, while there are cards in the deck.

kuhhandel-rule-K-46 =
    Cash count (for any number of players, only if you choose to play with it, and free to be combined with
    the other variant): at the end the money that each player has left is added to their points.
